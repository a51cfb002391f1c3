"""A table of quick play starts by itself: as soon as its seats are taken by people, or by bots after a time.

Whoever leaves before that loses the seat, so that nobody waits for people who are gone; but nobody has to be
there for a game with days for each decision.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING

from chanbara.server.wire.options import DaysClock
from chanbara.server.wire.table_info import QuickInfo

if TYPE_CHECKING:
    from chanbara.server.table.room import Room
    from chanbara.server.table.seat import Seat

ABSENT = 30.0
"""Seconds after which a seat is free again whose player is not connected: enough to reload the page."""


class Filling:
    """Fills the seats of one table, and starts its game."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._alarm: asyncio.TimerHandle | None = None
        self._is_time = False
        """Whether bots take free seats now."""
        self._absences: dict[str, asyncio.TimerHandle] = {}
        """Timers of players who are not connected, by the hashes of their tokens."""

    @property
    def is_on(self) -> bool:
        """Whether the table still waits for its players."""
        return bool(self._room.row.quick) and self._room.row.status == "lobby"

    @property
    def needs_presence(self) -> bool:
        """Whether people have to be connected for the game to start."""
        return not isinstance(self._room.options.clock, DaysClock)

    @property
    def left(self) -> float | None:
        """Seconds until bots come; None if they do not, or the game has begun."""
        at = self._room.row.fill_at
        return max(0.0, at - time.time()) if self.is_on and at else None

    def info(self) -> QuickInfo | None:
        """Return what everyone at the table may know."""
        if not self.is_on:
            return None
        return QuickInfo(None if self.left is None else round(self.left, 1))

    def look(self) -> None:
        """Look who is here, now that something has changed at the table."""
        if not self.is_on:
            self.close()
            return
        loop = asyncio.get_running_loop()
        if self._alarm is None and self.left is not None:
            self._alarm = loop.call_later(self.left, self._ring)
        absent = {seat.row.token for seat in self._room.seats if self._is_missed(seat)}
        for token in self._absences.keys() - absent:
            self._absences.pop(token).cancel()
        for token in absent - self._absences.keys():
            gone = partial(self._room.mailbox.put_nowait, partial(self._free, token))
            self._absences[token] = loop.call_later(ABSENT, gone)
        if self._has_free_seats_to_fill or self._is_complete:
            self._room.mailbox.put_nowait(self._settle)

    def close(self) -> None:
        """Cancel all timers."""
        for timer in self._absences.values():
            timer.cancel()
        self._absences.clear()
        self._silence()

    async def hasten(self, fill_at: float) -> None:
        """Let bots come earlier: nobody waits longer than they have chosen."""
        row = self._room.row
        if self.is_on and fill_at < row.fill_at:
            row.fill_at = fill_at
            self._silence()
            await self._room.save()
            self._room.broadcast_table()

    def _silence(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._is_time = True
        self._room.mailbox.put_nowait(self._settle)

    @property
    def _has_free_seats_to_fill(self) -> bool:
        return self._is_time and any(seat.is_free for seat in self._room.seats)

    @property
    def _is_complete(self) -> bool:
        """Whether everybody is ready, and here if they have to be."""
        return all(seat.row.ready and not self._is_missed(seat) for seat in self._room.seats)

    def _is_missed(self, seat: Seat) -> bool:
        return self.needs_presence and bool(seat.row.token) and not seat.here

    async def _settle(self) -> None:
        from chanbara.server.table.host_actions import begin  # noqa: PLC0415 - its handlers import the room

        if not self.is_on:
            return
        room = self._room
        if self._has_free_seats_to_fill:
            for seat in room.seats:
                if seat.is_free:
                    seat.give_to_bot(room.options.game.stand_in)
                    room.salt(seat.row.seat, "")
            await room.save_all()
            room.broadcast_table()
        if self._is_complete:
            await begin(room)

    async def _free(self, token: str) -> None:
        """Free the seat of somebody who has not come back."""
        room = self._room
        self._absences.pop(token, None)
        seat = next((one for one in room.seats if one.row.token == token), None)
        if not self.is_on or seat is None or seat.here:
            return
        seat.free()
        room.salt(seat.row.seat, "")
        others = [one for one in room.seats if one.row.token]
        if not others:
            room.row.status = "void"
        elif seat.row.seat == room.row.host:
            room.row.host = _heir(others).row.seat
        await room.save_all()
        if not others:
            await room.note("ended", seat.row.seat)
        room.broadcast_table()


def _heir(others: list[Seat]) -> Seat:
    """Return who is the host now: somebody who is here, if anybody is."""
    return max(others, key=lambda one: one.here > 0)
