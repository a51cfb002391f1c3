"""The rows of uploaded records, and of the analyses of all games."""

from __future__ import annotations

import msgspec
from sqlalchemy import Column, Double, Index, LargeBinary, String, Table, Text

from chanbara.server.store.rows import metadata


class RecordRow(msgspec.Struct):
    """An uploaded record."""

    code: str
    created: float
    digest: str
    """The hash of the text: the same file is stored once."""
    deal: str
    text: str


records = Table(
    "records",
    metadata,
    Column("code", String, primary_key=True),
    Column("created", Double, nullable=False),
    Column("digest", String, nullable=False),
    Column("deal", String, nullable=False),
    Column("text", Text, nullable=False),
    Index("records_by_digest", "digest", unique=True),
    Index("records_by_deal", "deal"),
    Index("records_by_creation", "created"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("code", String, primary_key=True),
    Column("source", String, nullable=False),
    Column("lines", LargeBinary, nullable=False),
)
"""The analysis of a game by its code: compressed lines, and their cache key (record and program version)."""
