"""Tables from the database: to run them, or only to look at them, whichever process runs them."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from chanbara.server.cluster.elsewhere import Elsewhere
from chanbara.server.lobby.handing_over import elsewhere, receive
from chanbara.server.lobby.naming import mark_owners
from chanbara.server.store.store import TableRow
from chanbara.server.table import fair
from chanbara.server.table.replay import recall, restore
from chanbara.server.table.room import Room
from chanbara.server.table.seat import empty_seat
from chanbara.server.wire.options import TableOptions
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from chanbara.server.cluster.leases import Taken
    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.store import Fence, SeatRow
    from chanbara.server.table.carryover import SagaDuel

FINISHED = frozenset({"over", "void"})


class Quick(NamedTuple):
    """What makes a new table one of quick play: it starts by itself."""

    key: str
    """What it is found by."""
    fill_at: float
    """When bots take its free seats; 0: never."""
    salt: str
    """Of whoever opens it, who is ready at once."""


def new_row(
    code: str, options: TableOptions, seats: int, host: int, duel: SagaDuel | None, quick: Quick | None
) -> TableRow:
    """Return the row of a new table, with a secret of its own."""
    now = time.time()
    return TableRow(
        code=code,
        created=now,
        changed=now,
        status="lobby",
        options=msgspec.json.encode(options).decode(),
        host=host,
        secret=fair.new_secret(),
        salts=json.dumps([quick.salt if quick and seat == host else "" for seat in range(seats)]),
        version="",
        rules="",
        result="",
        next="",
        saga="" if duel is None else duel.saga.code,
        carried="" if duel is None else duel.carried,
        revision=options.game.kind.revision,
        quick=quick.key if quick else "",
        fill_at=quick.fill_at if quick else 0.0,
    )


def first_seats(options: TableOptions) -> list[SeatRow]:
    """Return the seats of a new table: free, or with the bots that were chosen."""
    seats = [empty_seat(number) for number in range(options.game.seats)]
    for seat in seats:
        bot = options.bot_at(seat.seat)
        seat.name, seat.bot, seat.ready = bot, bot, bool(bot)
    return seats


async def look_at(lobby: Lobby, code: str) -> Room:
    """Return a table only to look at it: if another process runs it, a copy of what is stored.

    Such a copy belongs to nobody. It has its game only if that is over: then it does not change any more.
    """
    try:
        return await lobby.find(code)
    except Elsewhere:
        return await _copy(lobby, code)


def options_of(lobby: Lobby, row: TableRow) -> TableOptions:
    """Return the options of a table; ``Elsewhere`` if only a newer version may understand them."""
    try:
        return msgspec.json.decode(row.options, type=TableOptions)
    except msgspec.ValidationError as error:
        if lobby.membership is None or lobby.membership.heir() is None:
            raise
        raise elsewhere(lobby, row.code) from error


async def load(lobby: Lobby, row: TableRow, taken: Taken) -> Room:
    """Run a table as it is stored."""
    room = await _room(lobby, row, taken.fence)
    await recall(room, taken.last_sign)
    await receive(room)
    await mark_owners(room)
    room.referee.watch_seats()
    lobby.asleep.wake(room)
    lobby.keep(room)
    return room


async def _room(lobby: Lobby, row: TableRow, fence: Fence | None = None) -> Room:
    seats, origin = await lobby.store.seats(row.code), await lobby.store.origin(row.code)
    return Room(lobby, row, seats, options_of(lobby, row), origin, fence)


async def _copy(lobby: Lobby, code: str) -> Room:
    row = await lobby.store.table(code)
    if row is None:
        raise Refusal("unknown_table")
    room = await _room(lobby, row)
    if row.status in FINISHED:
        restore(room, await lobby.store.entries(code))
    await mark_owners(room)
    return room
