"""The data of some tokens in the database: seats, campaigns and clans."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select, update

from chanbara.server.mail.outbox_store import forget_unaddressed
from chanbara.server.mail.reminders import is_confirmed
from chanbara.server.stats.stats_store import Place
from chanbara.server.store import rows
from chanbara.server.store.rows import Entry, PlayRow, SagaRow, SeatRow, TableRow
from chanbara.server.wire.options import TableOptions
from chanbara.server.wire.own_data import OwnEntry, OwnResult, OwnSaga, OwnSeat

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection

OVER = ("over", "void")


def places(connection: Connection, tokens: Collection[str]) -> list[Place]:
    """Return the seats with one of these token hashes."""
    seats, tables = rows.seats.c, rows.tables.c
    query = (
        select(seats.code, seats.seat, tables.status)
        .join(rows.tables, tables.code == seats.code)
        .where(seats.token.in_(tokens))
        .order_by(seats.code, seats.seat)
    )
    return [Place(code, seat, status in OVER) for code, seat, status in connection.execute(query)]


def sagas(connection: Connection, tokens: Collection[str]) -> list[OwnSaga]:
    """Return the campaigns and clans with one of these token hashes."""
    query = select(rows.sagas).where(rows.sagas.c.token.in_(tokens)).order_by(rows.sagas.c.code)
    return [_saga(row) for row in rows.read(connection, query, SagaRow)]


def _saga(row: SagaRow) -> OwnSaga:
    story = row.story if row.is_over else None
    return OwnSaga(row.code, row.name, row.created, row.changed, row.is_over, row.duel, story)


def seat(connection: Connection, place: Place, tokens: Collection[str]) -> list[OwnSeat]:
    """Return everything about a seat; nothing if it has none of these token hashes any more."""
    seats = rows.seats.c
    here = (seats.code == place.code) & (seats.seat == place.seat)
    query = select(rows.seats).where(here, seats.token.in_(tokens))
    return [_seat(connection, row) for row in rows.read(connection, query, SeatRow)]


def _seat(connection: Connection, row: SeatRow) -> OwnSeat:
    """Return one seat, of its own entries and result alone."""
    query = select(rows.tables).where(rows.tables.c.code == row.code)
    table = rows.read(connection, query, TableRow)[0]
    options = msgspec.json.decode(table.options, type=TableOptions)
    owner = select(rows.owners.c.player).where(rows.owners.c.token == row.token)
    return OwnSeat(
        code=row.code,
        seat=row.seat,
        game=options.game.kind.name,
        status=table.status,
        created=table.created,
        changed=table.changed,
        name=row.name,
        avatar=row.avatar,
        ready=row.ready,
        salt=json.loads(table.salts)[row.seat],
        language=row.language,
        mail=row.mail,
        mail_confirmed=is_confirmed(row),
        mail_until=row.mail_until or None,
        player=connection.scalar(owner) is not None,
        entries=_entries(connection, row),
        result=_result(connection, row),
    )


def _entries(connection: Connection, row: SeatRow) -> list[OwnEntry]:
    log = rows.entries.c
    query = select(rows.entries).where(log.code == row.code, log.seat == row.seat).order_by(log.number)
    found = rows.read(connection, query, Entry)
    return [OwnEntry(one.number, one.kind, one.text, one.at, one.detail) for one in found]


def _result(connection: Connection, row: SeatRow) -> OwnResult | None:
    plays = rows.plays.c
    query = select(rows.plays).where(plays.code == row.code, plays.seat == row.seat)
    for play in rows.read(connection, query, PlayRow):
        return msgspec.convert(play, OwnResult, from_attributes=True)
    return None


def has_any(connection: Connection, tokens: Collection[str]) -> bool:
    """Whether there is something to delete: a name, an address, or who a finished game belongs to."""
    seats, sagas = rows.seats.c, rows.sagas.c
    mine = select(seats.code).join(rows.tables, rows.tables.c.code == seats.code)
    named = (seats.name != "") | (seats.mail != "") | rows.tables.c.status.in_(OVER)
    begun = select(sagas.code).where(sagas.token.in_(tokens), sagas.name != "")
    some = (mine.where(seats.token.in_(tokens), named), begun)
    return any(connection.scalar(query.limit(1)) is not None for query in some)


def forget(connection: Connection, tokens: Collection[str]) -> None:
    """Delete name and address of the seats; a finished one no longer belongs to anyone."""
    mine = rows.seats.c.token.in_(tokens)
    over = select(rows.tables.c.code).where(
        rows.tables.c.code == rows.seats.c.code, rows.tables.c.status.in_(OVER)
    )
    connection.execute(
        update(rows.seats).where(mine, ~over.exists()).values(name="", avatar="", **rows.NO_MAIL)
    )
    nothing = {"name": "", "avatar": "", "token": "", **rows.NO_MAIL}
    connection.execute(update(rows.seats).where(mine, over.exists()).values(nothing))
    forget_unaddressed(connection)
