"""Reporting a line of chat or a name to the operators of the server."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from chanbara.server.store.moderation_rows import ReportRow
from chanbara.server.table.crowd import Source, source_of
from chanbara.server.table.handling import handles
from chanbara.server.wire import messages as protocol
from chanbara.server.wire.admin_bodies import ContextLine
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from chanbara.server.table.connection import Connection
    from chanbara.server.table.room import Room

AROUND = 3
"""Lines of chat before and after a reported one that are stored with it."""
NOBODY = -1
"""The seat of a spectator in a row."""


class Reported(NamedTuple):
    """Who is reported, and for what."""

    seat: int | None
    name: str
    source: Source
    text: str = ""
    context: tuple[ContextLine, ...] = ()


@handles(protocol.Report)
async def report(room: Room, connection: Connection, message: protocol.Report) -> None:
    """Store a report; its sender hears of it only when it is stored."""
    about = _reported(room, connection, message)
    if not connection.reports.take():
        raise Refusal("too_fast", "many-reports")
    days = room.settings.report_address_days
    row = ReportRow(
        number=0,
        at=time.time(),
        code=room.row.code,
        kind="name" if message.line is None else "line",
        category=message.category,
        seat=NOBODY if about.seat is None else about.seat,
        name=about.name,
        text=about.text,
        context=msgspec.json.encode(about.context).decode(),
        words=" ".join(message.words.split()),
        reporter=NOBODY if connection.seat is None else connection.seat,
        player=about.source.player,
        network=about.source.address if days else "",
        closed=0,
        closed_by="",
        note="",
    )
    await room.lobby.moderation.reports.add(row, connection.address)
    connection.send(protocol.Reported(re=message.re))


def _reported(room: Room, connection: Connection, message: protocol.Report) -> Reported:
    """Return what a message reports, or refuse."""
    match message.line, message.seat, message.spectator:
        case int(line), None, None:
            return _line(room, connection, line)
        case None, int(seat), None:
            return _seat(room, connection, seat)
        case None, None, int(number):
            return _spectator(room, connection, number)
        case _:
            raise Refusal("impossible", "report-one-thing")


def _line(room: Room, connection: Connection, number: int) -> Reported:
    lines = list(room.chat)
    at = next((place for place, said in enumerate(lines) if said.number == number), None)
    if at is None:
        raise Refusal("impossible", "no-such-line")
    said = lines[at]
    if _is_own(connection, said.seat, said.spectator):
        raise Refusal("impossible", "report-yourself")
    if said.bot is not None:
        raise Refusal("impossible", "nobody-to-report")
    around = lines[max(0, at - AROUND) : at + AROUND + 1]
    context = tuple(ContextLine(one.name, _words(one), one is said) for one in around)
    return Reported(said.seat, said.name, room.crowd.source(number), _words(said), context)


def _words(said: protocol.Said) -> str:
    return f"({said.claim or said.emote})" if said.text is None else said.text


def _seat(room: Room, connection: Connection, number: int) -> Reported:
    if number >= len(room.seats):
        raise Refusal("impossible", "no-such-seat", seats=len(room.seats))
    if _is_own(connection, number, None):
        raise Refusal("impossible", "report-yourself")
    row = room.seats[number].row
    if not row.token or not row.name:
        raise Refusal("impossible", "nobody-to-report")
    address = next((one.address for one in room.connections if one.seat == number), "")
    return Reported(number, row.name, Source(address, room.seats[number].owner))


def _spectator(room: Room, connection: Connection, number: int) -> Reported:
    if _is_own(connection, None, number):
        raise Refusal("impossible", "report-yourself")
    found = spectator(room, number)
    if not found.name:
        raise Refusal("impossible", "nobody-to-report")
    return Reported(None, found.name, source_of(room, found))


def spectator(room: Room, number: int) -> Connection:
    """Return the connection of a spectator, or refuse."""
    for one in room.connections:
        if one.seat is None and one.number == number:
            return one
    raise Refusal("impossible", "no-such-spectator")


def _is_own(connection: Connection, seat: int | None, number: int | None) -> bool:
    return connection.seat == seat and (seat is not None or connection.number == number)
