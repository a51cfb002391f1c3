"""The rows of evenings: the evening, its people, and its tables with their results."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, String, Table, Text, update

from chanbara.server.store.rows import metadata

if TYPE_CHECKING:
    from sqlalchemy import Connection

SEALED, OPENED = "evening", "opened"
"""Kinds of origins: a deal that is still played at some table of its round, and one that is not any more."""


class EveningRow(msgspec.Struct):
    """One evening, from the invitation to the last round."""

    code: str
    created: float
    changed: float
    status: str
    """"open", "running" or "over"."""
    title: str
    options: str
    """JSON text of its options."""
    host: int
    """The number of the person who leads it."""
    seen: float
    """When that person last looked at it."""
    round: int = 0
    """The round that is played, or was played last; 0 before the start."""
    due: float = 0.0
    """When the next round begins; 0 while one is played."""
    plan: str = ""
    """JSON text: who sits where in each round, "" before the start."""
    version: int = 0
    """How often it was changed: of several processes that want to go on, one does."""


class PersonRow(msgspec.Struct):
    """Somebody who takes part."""

    evening: str
    number: int
    name: str
    token: str
    """The hash of their token, which opens their seat at every table of the evening."""
    gone: bool = False
    """Whether they have left; then a bot has their seat in the next rounds."""


class EveningTableRow(msgspec.Struct):
    """A table of a round."""

    evening: str
    round: int
    number: int
    code: str
    people: str
    """JSON list by seat: the person who sits there, or null for a bot."""
    result: str = ""
    """JSON text, how each seat did; "" until the deal is counted, "null" if there was no result."""


evenings = Table(
    "evenings",
    metadata,
    Column("code", String, primary_key=True),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("status", String, nullable=False),
    Column("title", String, nullable=False),
    Column("options", Text, nullable=False),
    Column("host", Integer, nullable=False),
    Column("seen", Double, nullable=False),
    Column("round", Integer, nullable=False),
    Column("due", Double, nullable=False),
    Column("plan", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Index("evenings_by_change", "status", "changed"),
)

evening_people = Table(
    "evening_people",
    metadata,
    Column("evening", String, ForeignKey("evenings.code"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("token", String, nullable=False),
    Column("gone", Boolean, nullable=False),
    Index("evening_people_by_token", "token"),
)

evening_tables = Table(
    "evening_tables",
    metadata,
    Column("evening", String, ForeignKey("evenings.code"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("code", String, nullable=False),
    Column("people", Text, nullable=False),
    Column("result", Text, nullable=False),
    Index("evening_tables_by_code", "code"),
)


def rename_in_evening(connection: Connection, token: str, name: str) -> None:
    """Change the name of whoever has a token."""
    connection.execute(update(evening_people).where(evening_people.c.token == token).values(name=name))
