"""The rows of many processes on one database: which of them there are, and who runs which table."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, Index, Integer, String, Table, Text

from chanbara.server.store.rows import metadata

nodes = Table(
    "nodes",
    metadata,
    Column("name", String, primary_key=True),
    Column("url", String, nullable=False),
    Column("seen", Double, nullable=False),
    Column("draining", Boolean, nullable=False),
    Column("listed", Text, nullable=False, server_default=""),
    Column("clock", Double, nullable=True),
    Column("cards", Text, nullable=False, server_default=""),
)
"""The processes. Each renews ``seen``, by the database's clock; one that does not is dead. ``clock`` is the
time of its own machine at that moment, ``cards`` the operator's files that it has."""

NOBODY = ""
"""Who runs a table that was given back."""

leases = Table(
    "leases",
    metadata,
    Column("code", String, primary_key=True),
    Column("node", String, nullable=False),
    Column("epoch", Integer, nullable=False),
    Index("leases_by_node", "node"),
)
"""Who runs a table: nobody if ``node`` is empty or dead. The epoch grows whenever it changes hands."""
