"""What a new ban does to tables that are open: connections are closed, and bots play on."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import TYPE_CHECKING

from chanbara.locales import speech
from chanbara.server.cluster.elsewhere import Elsewhere
from chanbara.server.lobby.naming import mark_owners
from chanbara.server.stats import stats_store as ledger
from chanbara.server.store.evening_rows import rename_in_evening
from chanbara.server.table.crowd import send_away, source_of
from chanbara.server.table.host_actions import forget_lines
from chanbara.server.wire.messages import Bye
from chanbara.server.wire.refusal import Banned, Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.moderation.bans import Bans
    from chanbara.server.store.moderation_rows import BanRow
    from chanbara.server.table.connection import Connection
    from chanbara.server.table.room import Room


async def enforce(lobby: Lobby, bans: Bans, made: Sequence[BanRow], *, is_ours: bool = True) -> None:
    """Enforce new bans at all tables, those of banned players also if they are not in memory.

    Each process does that at the tables that it runs; what nobody runs is for the one that made the bans.
    """
    for ban in made:
        if ban.kind == "player":
            player = ban.target
            for place in await lobby.store.ask(lambda connection: ledger.seats_of(connection, player)):  # noqa: B023 - awaited here
                if not place.is_over and (is_ours or place.code in lobby.asleep.tables):
                    with contextlib.suppress(Refusal, Elsewhere):  # deleted in the meantime, or another's
                        await lobby.find(place.code)
    for room in list(lobby.rooms.values()):
        await enforce_at(room, bans)


async def enforce_at(room: Room, bans: Bans) -> None:
    """Enforce all bans at one table."""
    if _concerns(room, bans):
        with contextlib.suppress(Refusal):  # a table that has stopped has no connections
            await room.do(partial(_enforce_at, room, bans))


def _concerns(room: Room, bans: Bans) -> bool:
    seats = (bans.ban_of(token=seat.row.token) for seat in room.seats if seat.row.token)
    return any(seats) or any(_ban_of(room, one, bans) for one in room.connections)


def _ban_of(room: Room, connection: Connection, bans: Bans) -> BanRow | None:
    token = "" if connection.seat is None else room.seats[connection.seat].row.token
    return bans.ban_of(connection.address, token, source_of(room, connection).player)


async def _enforce_at(room: Room, bans: Bans) -> None:
    gone = {seat.row.seat for seat in room.seats if seat.row.token and bans.ban_of(token=seat.row.token)}
    for connection in list(room.connections):
        ban = _ban_of(room, connection, bans)
        if ban is None:
            continue
        said = Banned(ban.until, ban.reason if ban.public else "").sentence(connection.language)
        send_away(room, connection, Bye(reason="banned", message=said))
        if connection.seat is not None:
            seat = room.seats[connection.seat]
            seat.here -= 1
            if not seat.here:
                gone.add(connection.seat)
    for number in gone:
        await _replace(room, number)
    room.broadcast_table()


async def _replace(room: Room, number: int) -> None:
    """Let the others go on: before the start the seat is free again, after it a bot plays."""
    seat = room.seats[number]
    if room.row.status == "lobby" and number != room.row.host:
        seat.free()
        room.salt(number, "")
        await room.save_all()
    else:
        await room.referee.take_over(seat)


async def close_table(room: Room, reason: str) -> None:
    """End a table without a result, and send everybody away."""
    room.referee.close()
    if room.row.status in {"lobby", "running", "frozen"}:
        room.row.status = "void"
        await room.save()
    await room.note("closed", room.row.host)
    room.chat.clear()
    for connection in list(room.connections):
        voice = speech(connection.language)
        said = voice.say("table-closed-reason", reason=reason) if reason else voice.say("table-closed")
        send_away(room, connection, Bye(reason="closed", message=said))
    for seat in room.seats:
        seat.here = 0


async def rename(room: Room, number: int, name: str) -> None:
    """Replace the name at a seat, and delete what was said under the old one."""
    seat = room.seats[number]
    seat.row.name = name
    await room.save_all(partial(rename_in_evening, token=seat.row.token, name=name))
    await mark_owners(room)
    forget_lines(room.chat, lambda said: said.seat == number)
    for connection in room.connections:
        if connection.seat == number:
            connection.name = name
    room.broadcast_table()
