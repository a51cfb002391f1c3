"""The data of some tokens in the database: seats, campaigns and clans."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select, update

from chanbara.server.evening.evening_store import own as own_evenings
from chanbara.server.mail.outbox_store import forget_unaddressed
from chanbara.server.mail.reminders import is_confirmed
from chanbara.server.practice.progress import own_practice
from chanbara.server.push.device_store import devices_of, forget_owners, owners_of
from chanbara.server.stats.stats_store import Place
from chanbara.server.store import push_rows, rows
from chanbara.server.store.evening_rows import evening_people
from chanbara.server.store.rows import Entry, PlayRow, SagaRow, SeatRow, TableRow
from chanbara.server.wire.options import TableOptions
from chanbara.server.wire.own_data import OwnEntry, OwnEvening, OwnResult, OwnSaga, OwnSeat
from chanbara.server.wire.practice_bodies import OwnPractice
from chanbara.server.wire.push_bodies import OwnDevice

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


def evenings(connection: Connection, tokens: Collection[str]) -> list[OwnEvening]:
    """Return the evenings in which somebody with one of these token hashes takes part."""
    return [
        OwnEvening(row.code, row.title, row.created, row.status, one.number, one.name, one.gone)
        for row, one in own_evenings(connection, tokens)
    ]


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


def devices(connection: Connection, tokens: Collection[str]) -> list[OwnDevice]:
    """Return the devices that get push messages for these token hashes."""
    keys = devices_of(connection, owners_of(connection, tokens))
    found = push_rows.push_devices
    query = select(found).where(found.c.key.in_(keys)).order_by(found.c.made, found.c.key)
    read = rows.read(connection, query, push_rows.DeviceRow)
    return [msgspec.convert(one, OwnDevice, from_attributes=True) for one in read]


def practice(connection: Connection, tokens: Collection[str]) -> list[OwnPractice]:
    """Return the practice of the claimed names with these token hashes."""
    query = select(rows.players.c.key).where(rows.players.c.token.in_(tokens)).order_by(rows.players.c.key)
    return [own_practice(connection, player) for player in connection.scalars(query).all()]


def has_any(connection: Connection, tokens: Collection[str]) -> bool:
    """Whether there is something to delete: a name, an address, a device, or whose a finished game is."""
    seats, sagas = rows.seats.c, rows.sagas.c
    mine = select(seats.code).join(rows.tables, rows.tables.c.code == seats.code)
    named = (seats.name != "") | (seats.mail != "") | rows.tables.c.status.in_(OVER)
    begun = select(sagas.code).where(sagas.token.in_(tokens), sagas.name != "")
    people = evening_people.c
    joined = select(people.number).where(people.token.in_(tokens), people.name != "")
    some = (mine.where(seats.token.in_(tokens), named), begun, joined)
    return any(connection.scalar(query.limit(1)) is not None for query in some) or bool(
        devices(connection, tokens)
    )


def forget(connection: Connection, tokens: Collection[str]) -> None:
    """Delete name, address and devices of the seats; a finished one no longer belongs to anyone."""
    forget_owners(connection, owners_of(connection, tokens))
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
