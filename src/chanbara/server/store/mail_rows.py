"""The rows of mail that belong to no seat."""

from __future__ import annotations

import msgspec
from sqlalchemy import Column, Double, Index, Integer, String, Table

from chanbara.server.store.rows import metadata

unwanted_mail = Table("unwanted_mail", metadata, Column("hash", String, primary_key=True))
"""Addresses that want no mail from this server, as hashes: nobody can read the addresses from them."""

mail_keys = Table("mail_keys", metadata, Column("key", String, nullable=False))
"""One row: the secret of those hashes, and of the links in mails."""


class MailRow(msgspec.Struct):
    """A mail that waits until the mail server accepts it. Then only the time stays, for the hourly limit."""

    key: str
    """Random; its message id is made of it, so that a mail that is sent twice can be recognized."""
    kind: str
    """"confirm" or "your-turn"."""
    code: str
    seat: int
    mail: str
    mail_hash: str
    language: str
    token: str
    """The token that confirms the address, "" in a reminder."""
    made: float
    due: float
    """When to try it the next time."""
    tries: int = 0
    node: str = ""
    """The process that sends it now, "" if none does."""
    sent: float = 0.0
    """When it was accepted, 0 while it waits."""


outbox = Table(
    "outbox",
    metadata,
    Column("key", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("code", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("mail", String, nullable=False),
    Column("mail_hash", String, nullable=False),
    Column("language", String, nullable=False),
    Column("token", String, nullable=False),
    Column("made", Double, nullable=False),
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("node", String, nullable=False),
    Column("sent", Double, nullable=False),
    Index("outbox_by_seat", "code", "seat"),
    Index("outbox_by_time", "sent", "due"),
)
