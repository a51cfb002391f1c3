"""Tables that are not in memory: they wake up when they are asked for, or when a clock runs out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from chanbara.server.table.host_actions import forget_lines, is_line_of

if TYPE_CHECKING:
    from collections import deque
    from collections.abc import Sequence

    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.rows import PlayerRow
    from chanbara.server.table.room import Room
    from chanbara.server.wire.messages import Said


class Asleep(NamedTuple):
    """What a sleeping table has that is not on disk: its chat, and the timer of its clock."""

    chat: deque[Said]
    alarm: asyncio.TimerHandle | None
    status: str


class Sleepers:
    """All sleeping tables, by code."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.tables: dict[str, Asleep] = {}

    async def send(self, room: Room) -> None:
        """Take a quiet table out of memory."""
        code, lobby = room.row.code, self.lobby
        async with lobby.loading:
            if lobby.rooms.get(code) is not room:
                return  # it was unloaded while we waited: it may be back, and its row more recent
            await lobby.store.save_table(room.row, room.fence)  # a choice changes the log, and not the row
            if not room.is_quiet or lobby.rooms.get(code) is not room:
                return  # someone came in the meantime, or it broke
            left = room.filling.left if room.filling.is_on else room.referee.timing.until_late()
            await lobby.drop(room)
        if room.row.status in {"running", "lobby"}:
            loop = asyncio.get_running_loop()
            alarm = None if left is None else loop.call_later(left, self._ring, code)
            self.tables[code] = Asleep(room.chat, alarm, room.row.status)

    def _ring(self, code: str) -> None:
        self.lobby.later(self.lobby.bring_back(code))

    def wake(self, room: Room) -> None:
        """Give a table that is in memory again what it had."""
        chat = self._taken(room.row.code)
        if chat is not None:
            room.chat = chat

    def _taken(self, code: str) -> deque[Said] | None:
        asleep = self.tables.pop(code, None)
        if asleep is None:
            return None
        if asleep.alarm is not None:
            asleep.alarm.cancel()
        return asleep.chat

    def remove(self, codes: Sequence[str]) -> None:
        """Forget tables that are deleted."""
        for code in codes:
            self._taken(code)

    def forget(self, code: str, seat: int) -> None:
        """Delete what a seat has said, if the table sleeps."""
        if code in self.tables:
            forget_lines(self.tables[code].chat, lambda said: said.seat == seat)

    def forget_watcher(self, player: PlayerRow) -> None:
        """Delete what a spectator has said at sleeping tables."""
        for asleep in self.tables.values():
            forget_lines(asleep.chat, lambda said: is_line_of(said, player))
