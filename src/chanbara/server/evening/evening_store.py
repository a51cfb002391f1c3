"""Evenings in the database. Whoever changes one names the version they have read: one of several succeeds."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, select, update

from chanbara.server.lobby.names import are_alike
from chanbara.server.stats import stats_store as ledger
from chanbara.server.store import rows
from chanbara.server.store.evening_rows import (
    OPENED,
    EveningRow,
    EveningTableRow,
    PersonRow,
    evening_people,
    evening_tables,
    evenings,
)
from chanbara.server.store.rows import Entry, OriginRow, SeatRow, TableRow
from chanbara.server.store.writer import LARGEST_BATCH

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from sqlalchemy import Connection

    from chanbara.server.store.rows import PlayerRow

GOING_ON = ("lobby", "running")
"""Statuses of a table that may still have a result."""


class Whole(NamedTuple):
    """Everything about an evening."""

    row: EveningRow
    people: list[PersonRow]
    tables: list[EveningTableRow]
    """Of all rounds, in order."""
    playing: set[str]
    """The codes of tables that have not ended."""
    verified: set[int]
    """Who takes part under a claimed name."""

    @property
    def version(self) -> int:
        """A number that changes with the evening and with each table that ends."""
        return (self.row.version << 8) + len(self.round) - len(self.playing)

    @property
    def round(self) -> list[EveningTableRow]:
        """The tables of the present round."""
        return [one for one in self.tables if one.round == self.row.round]


def whole(connection: Connection, code: str) -> Whole | None:
    """Return an evening with its people and tables."""
    found = rows.read(connection, select(evenings).where(evenings.c.code == code), EveningRow)
    if not found:
        return None
    row = found[0]
    query = select(evening_people).where(evening_people.c.evening == code).order_by(evening_people.c.number)
    people = rows.read(connection, query, PersonRow)
    tables = evening_tables.c
    by_round = select(evening_tables).where(tables.evening == code).order_by(tables.round, tables.number)
    here = (tables.evening == code) & (tables.round == row.round)
    playing = (
        select(rows.tables.c.code)
        .join(evening_tables, tables.code == rows.tables.c.code)
        .where(here, rows.tables.c.status.in_(GOING_ON))
    )
    names = (
        select(evening_people.c.number)
        .join(rows.owners, rows.owners.c.token == evening_people.c.token)
        .join(rows.players, rows.players.c.key == rows.owners.c.player)
        .where(evening_people.c.evening == code, rows.players.c.name == evening_people.c.name)
    )
    return Whole(
        row,
        people,
        rows.read(connection, by_round, EveningTableRow),
        set(connection.scalars(playing)),
        set(connection.scalars(names)),
    )


def going_on(connection: Connection) -> list[str]:
    """Return the codes of all evenings that have begun and are not over."""
    return list(connection.scalars(select(evenings.c.code).where(evenings.c.status == "running")))


def is_taken(connection: Connection, code: str) -> bool:
    """Whether an evening has this code."""
    return connection.scalar(select(evenings.c.code).where(evenings.c.code == code)) is not None


def look_in(connection: Connection, code: str) -> None:
    """Store that whoever leads an evening has looked at it."""
    connection.execute(update(evenings).where(evenings.c.code == code).values(seen=time.time()))


# --- people -------------------------------------------------------------------------------------------------


def add(connection: Connection, row: EveningRow, person: PersonRow, player: PlayerRow | None) -> None:
    """Store a new evening and who opened it."""
    connection.execute(insert(evenings), msgspec.structs.asdict(row))
    _add_person(connection, person, player)


def _add_person(connection: Connection, person: PersonRow, player: PlayerRow | None) -> None:
    connection.execute(insert(evening_people), msgspec.structs.asdict(person))
    if player is not None:
        ledger.own(connection, person.token, player.key)


def join(
    connection: Connection, row: EveningRow, person: PersonRow, player: PlayerRow | None, most: int
) -> str:
    """Add somebody, and give them their number; return why not, or nothing."""
    if not at_version(connection, row):
        return "evening-busy"
    mine = evening_people.c.evening == person.evening
    query = select(evening_people).where(mine).order_by(evening_people.c.number)
    others = rows.read(connection, query, PersonRow)
    if len(others) >= most:
        return "evening-full"
    if any(one.name and are_alike(one.name, person.name) for one in others):
        return "name-in-evening"
    person.number = 1 + max((one.number for one in others), default=-1)
    _add_person(connection, person, player)
    return ""


def at_version(connection: Connection, row: EveningRow, **change: object) -> bool:
    """Change an evening, unless somebody has changed it since it was read."""
    same = (evenings.c.code == row.code) & (evenings.c.version == row.version)
    values = {"version": row.version + 1, "changed": time.time(), **change}
    return bool(connection.execute(update(evenings).where(same).values(values)).rowcount)


def set_gone(connection: Connection, row: EveningRow, person: int, host: int, *, gone: bool) -> bool:
    """Store that somebody leaves or comes back, and who leads then."""
    if not at_version(connection, row, host=host):
        return False
    connection.execute(update(evening_people).where(_is(row.code, person)).values(gone=gone))
    return True


def remove_person(connection: Connection, row: EveningRow, person: int, host: int) -> bool:
    """Remove somebody before the start; an evening without anybody is removed, too."""
    if not at_version(connection, row, host=host):
        return False
    here = select(evening_people.c.token).where(_is(row.code, person))
    connection.execute(delete(rows.owners).where(rows.owners.c.token.in_(here)))
    connection.execute(delete(evening_people).where(_is(row.code, person)))
    left = select(evening_people.c.number).where(evening_people.c.evening == row.code).limit(1)
    if connection.scalar(left) is None:
        remove(connection, row.code)
    return True


def _is(code: str, person: int):  # type: ignore[no-untyped-def]  # noqa: ANN202 - a condition
    return (evening_people.c.evening == code) & (evening_people.c.number == person)


# --- rounds -------------------------------------------------------------------------------------------------


class NewTable(NamedTuple):
    """A table of a new round, whose game has just begun."""

    table: TableRow
    seats: list[SeatRow]
    origin: OriginRow
    started: Entry
    listed: EveningTableRow


def begin_round(connection: Connection, row: EveningRow, plan: str, made: Sequence[NewTable]) -> bool:
    """Store a round with all its tables; False if the evening was changed meanwhile."""
    number = made[0].listed.round
    if not at_version(connection, row, status="running", round=number, due=0.0, plan=plan):
        return False
    for one in made:
        connection.execute(insert(rows.tables), msgspec.structs.asdict(one.table))
        connection.execute(insert(rows.seats), [msgspec.structs.asdict(seat) for seat in one.seats])
        connection.execute(insert(rows.origins), msgspec.structs.asdict(one.origin))
        connection.execute(insert(rows.entries), msgspec.structs.asdict(one.started))
        connection.execute(insert(evening_tables), msgspec.structs.asdict(one.listed))
    return True


def count_round(
    connection: Connection,
    row: EveningRow,
    results: Mapping[str, str],
    done: Collection[str],
    status: str,
    due: float,
) -> bool:
    """Store the results of a round by table, and open the tables whose deal nobody plays any more.

    False if it was done meanwhile.
    """
    if not at_version(connection, row, status=status, due=due):
        return False
    for code, result in results.items():
        here = (evening_tables.c.code == code) & (evening_tables.c.evening == row.code)
        connection.execute(update(evening_tables).where(here).values(result=result))
    _open(connection, done)
    return True


def _open(connection: Connection, codes: Collection[str]) -> None:
    connection.execute(update(rows.origins).where(rows.origins.c.code.in_(codes)).values(kind=OPENED))


def opened(connection: Connection, codes: Collection[str]) -> list[str]:
    """Return those of some tables whose deal is not played any more."""
    query = select(rows.origins.c.code).where(rows.origins.c.code.in_(codes), rows.origins.c.kind == OPENED)
    return list(connection.scalars(query))


# --- the end ------------------------------------------------------------------------------------------------


def old(connection: Connection, before: Mapping[str, float]) -> list[str]:
    """Return the evenings that have not changed since a time that depends on their status."""
    found: list[str] = []
    for status, at in before.items():
        query = select(evenings.c.code).where(evenings.c.status == status, evenings.c.changed < at)
        found += connection.scalars(query.order_by(evenings.c.changed).limit(LARGEST_BATCH))
    return found


def remove(connection: Connection, code: str) -> None:
    """Delete an evening; its tables stay for as long as others, and their deals are open."""
    _open(connection, list(connection.scalars(_codes(code))))
    tokens = select(evening_people.c.token).where(evening_people.c.evening == code)
    owned = rows.owners.c.token
    seated = select(rows.seats.c.token).where(rows.seats.c.token == owned).exists()
    connection.execute(delete(rows.owners).where(owned.in_(tokens), ~seated))
    for kind in (evening_tables, evening_people):
        connection.execute(delete(kind).where(kind.c.evening == code))
    connection.execute(delete(evenings).where(evenings.c.code == code))


def _codes(code: str):  # type: ignore[no-untyped-def]  # noqa: ANN202 - a query
    return select(evening_tables.c.code).where(evening_tables.c.evening == code)


def forget_tokens(connection: Connection, tokens: Collection[str]) -> None:
    """Remove the owner of some tokens: from evenings that have not begun, and their name from all others."""
    for row, person in own(connection, tokens):
        if row.status == "open":
            others = select(func.min(evening_people.c.number)).where(
                evening_people.c.evening == row.code, evening_people.c.number != person.number
            )
            host = connection.scalar(others) if person.number == row.host else row.host
            remove_person(connection, row, person.number, row.host if host is None else host)
    forget_names(connection, tokens)


def forget_names(connection: Connection, tokens: Collection[str]) -> None:
    """Remove names. Whoever still plays keeps their place; one of an evening that is over is nobody's."""
    mine = evening_people.c.token.in_(tokens)
    over = select(evenings.c.code).where(
        evenings.c.code == evening_people.c.evening, evenings.c.status == "over"
    )
    affected = select(evening_people.c.evening).where(mine)
    connection.execute(
        update(evenings).where(evenings.c.code.in_(affected)).values(version=evenings.c.version + 1)
    )
    connection.execute(update(evening_people).where(mine, over.exists()).values(name="", token=""))
    connection.execute(update(evening_people).where(mine).values(name=""))


def tokens_of(connection: Connection, player: str) -> list[str]:
    """Return the hashes of the tokens with which a player takes part in evenings."""
    owned = select(rows.owners.c.token).where(rows.owners.c.player == player)
    return list(connection.scalars(select(evening_people.c.token).where(evening_people.c.token.in_(owned))))


def own(connection: Connection, tokens: Collection[str]) -> list[tuple[EveningRow, PersonRow]]:
    """Return the evenings in which the owner of some tokens takes part."""
    query = select(evening_people).where(evening_people.c.token.in_(tokens))
    people = rows.read(connection, query.order_by(evening_people.c.evening), PersonRow)
    found = []
    for one in people:
        evening = select(evenings).where(evenings.c.code == one.evening)
        found += [(row, one) for row in rows.read(connection, evening, EveningRow)]
    return found


def count(connection: Connection) -> int:
    """Return how many evenings there are."""
    return connection.scalar(select(func.count()).select_from(evenings)) or 0
