"""The same people once more."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from chanbara.server.store.fence import check

if TYPE_CHECKING:
    from chanbara.server.table.room import Room


async def open_rematch(room: Room, opener: int, address: str) -> str:
    """Open the rematch of a table, and return its code: same seats, same tokens, a new key.

    Its host is the same person, or whoever opens it if the host has left.
    """
    lobby = room.lobby
    # A rematch of a finished game is free; otherwise it counts like a new table.
    await lobby.reserve_slot(address if room.row.status == "void" else None)
    seats = [msgspec.structs.replace(seat.row, ready=bool(seat.row.bot)) for seat in room.seats]
    host = room.row.host if room.seats[room.row.host].here else opener
    # Whoever has lost the table opens no rematch: another process may have opened one.
    return await lobby.add(
        room.options, seats, host, also=partial(check, fence=room.fence), club=room.row.club
    )
