"""The list of public tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.server.wire.bodies import Listed

if TYPE_CHECKING:
    from chanbara.server.table.room import Room

MOST_LISTED = 100
"""Tables in one list: nobody reads more, and everybody's list is made every few seconds."""


def is_open(room: Room) -> bool:
    """Whether a stranger can join or watch a table."""
    return room.row.status == "lobby" or (room.row.status == "running" and room.options.spectators)


def listed_as(room: Room) -> Listed:
    """Return the list entry of a table."""
    game = room.options.game
    return Listed(
        code=room.row.code,
        game=game.kind.name,
        players=len(room.seats),
        free=sum(seat.is_free for seat in room.seats),
        status="lobby" if room.row.status == "lobby" else "running",
        host=room.seats[room.row.host].row.name,
        verified=room.seats[room.row.host].verified,
        book=getattr(game, "book", None),
        rulings=dict(getattr(game, "rulings", {})),
    )
