"""The rows of mail that belong to no seat."""

from __future__ import annotations

from sqlalchemy import Column, String, Table

from chanbara.server.store.rows import metadata

unwanted_mail = Table("unwanted_mail", metadata, Column("hash", String, primary_key=True))
"""Addresses that want no mail from this server, as hashes: nobody can read the addresses from them."""

mail_keys = Table("mail_keys", metadata, Column("key", String, nullable=False))
"""One row: the secret of those hashes, and of the links in mails."""
