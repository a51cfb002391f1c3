"""The rows of daily quotas, where several processes count together."""

from __future__ import annotations

from sqlalchemy import Column, Index, Integer, String, Table

from chanbara.server.store.rows import metadata

quotas = Table(
    "quotas",
    metadata,
    Column("kind", String, primary_key=True),
    Column("scope", String, primary_key=True),
    Column("hour", Integer, primary_key=True, autoincrement=False),
    Column("count", Integer, nullable=False),
    Index("quotas_by_hour", "hour"),
)
"""How often something was done in an hour since 1970, by a keyed hash of who did it.

PostgreSQL writes it to no log: after a crash of the database it is empty, and no back-up has it.
"""
