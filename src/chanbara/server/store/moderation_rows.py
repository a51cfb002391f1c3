"""The rows of moderation: reports by players, bans, and the audit of what operators did."""

from __future__ import annotations

import msgspec
from sqlalchemy import Boolean, Column, Double, Index, Integer, String, Table, Text

from chanbara.server.store.rows import metadata


class BanRow(msgspec.Struct):
    """Somebody who may not play here, or a name that nobody may use, until a time."""

    number: int
    kind: str
    """"player" (a claimed name), "seat" (its token), "network" or "name"."""
    target: str
    """The player's key, the hash of the seat's token, the network, or the name in comparable form."""
    shown: str
    """How operators see it: the name, the table and seat, or the network."""
    folded: str
    """The name of a player in comparable form: nobody else may use it meanwhile. "" for other kinds."""
    chat_only: bool
    """Whether only the chat is forbidden."""
    reason: str
    public: bool
    """Whether the banned person can read the reason."""
    made: float
    until: float
    by: str
    """The operator."""


class ReportRow(msgspec.Struct):
    """What a player has reported: a line of chat, or a name."""

    number: int
    at: float
    code: str
    """The table."""
    kind: str
    """"line" or "name"."""
    category: str
    seat: int
    """The seat of the reported person; -1 for a spectator."""
    name: str
    """Their name."""
    text: str
    """The line; "" for a name."""
    context: str
    """JSON list of the lines around it."""
    words: str
    """What the reporter adds."""
    reporter: int
    """The seat of the reporter; -1 for a spectator."""
    player: str
    """The key of the reported person's claimed name, "" if they have none."""
    network: str
    """Where the reported person was connected from; "" once ``report_address_days`` are over."""
    closed: float
    """When it was closed; 0 while it is open."""
    closed_by: str
    note: str
    """What the operator says about it."""


class AuditRow(msgspec.Struct):
    """Something an operator has done. Rows are only ever added, and deleted when they are old."""

    number: int
    at: float
    by: str
    """The operator, as they call themselves."""
    act: str
    about: str
    """What it was done to; never an address."""
    reason: str


bans = Table(
    "bans",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("target", String, nullable=False),
    Column("shown", String, nullable=False),
    Column("folded", String, nullable=False),
    Column("chat_only", Boolean, nullable=False),
    Column("reason", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("made", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("by", String, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("code", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("category", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("context", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("reporter", Integer, nullable=False),
    Column("player", String, nullable=False),
    Column("network", String, nullable=False),
    Column("closed", Double, nullable=False),
    Column("closed_by", String, nullable=False),
    Column("note", Text, nullable=False),
    Index("reports_by_time", "at"),
    Index("reports_by_player", "player"),
)

audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("by", String, nullable=False),
    Column("act", String, nullable=False),
    Column("about", String, nullable=False),
    Column("reason", Text, nullable=False),
    Index("audit_by_time", "at"),
)
