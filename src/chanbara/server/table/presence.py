"""Who is really at a table: a page says when it will be heard from next, and whether anybody looks at it.

A line that is dead but not closed looks open for half a minute. Clients that promise nothing are never late.
"""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chanbara.server.table.connection import Connection
    from chanbara.server.table.room import Room
    from chanbara.server.table.seat import Seat
    from chanbara.server.wire.messages import Ping
    from chanbara.server.wire.table_info import Mark


class Presence:
    """Notices when somebody falls silent or looks away, and tells the others."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._told: list[Mark | None] = []
        """The marks that everyone was sent last."""
        self._next: asyncio.TimerHandle | None = None
        self._is_closed = False

    def marks(self) -> list[Mark | None]:
        """Return the mark of each seat."""
        at: dict[int, list[Connection]] = {}
        for connection in self._room.connections:
            if connection.seat is not None:
                at.setdefault(connection.seat, []).append(connection)
        return [_mark(seat, at.get(seat.row.seat, [])) for seat in self._room.seats]

    def are_told(self) -> None:
        """Everyone is being told, for whatever reason."""
        self._told = self.marks()

    def hear(self, connection: Connection) -> None:
        """Note that a client was heard from, whatever it says."""
        was_late = _due(connection) <= _now()
        connection.heard_at = _now()
        if was_late:
            self._look()

    def promise(self, connection: Connection, ping: Ping) -> None:
        """Note when a client will be heard from next, and whether anybody looks at it."""
        if (connection.within, connection.is_hidden) != (ping.within, ping.hidden):
            connection.within, connection.is_hidden = ping.within, ping.hidden
            self._look()

    def close(self) -> None:
        """Notice nothing more."""
        self._is_closed = True
        if self._next is not None:
            self._next.cancel()

    def _look(self) -> None:
        """Tell the others if anything has changed, and look again when the next promise may be broken."""
        if self.marks() != self._told:
            self._room.arrivals.announce()
        if self._next is None and not self._is_closed:
            due = min(map(_due, self._room.connections), default=math.inf)
            if _now() < due < math.inf:
                self._next = asyncio.get_running_loop().call_at(due, self._look_again)

    def _look_again(self) -> None:
        self._next = None
        self._look()


def _mark(seat: Seat, screens: list[Connection]) -> Mark | None:
    """Return the mark of a seat; somebody with several screens is as present as on the best of them."""
    looking = [screen for screen in screens if not screen.is_hidden]
    if not seat.row.token or any(_due(screen) > _now() for screen in looking):
        return None
    return "slow" if looking else "away"


def _due(connection: Connection) -> float:
    """Return when a client is late, by the clock of the loop."""
    if connection.within is None or connection.is_hidden:
        return math.inf
    return connection.heard_at + connection.within


def _now() -> float:
    return asyncio.get_running_loop().time()
