"""The clock of a table: the time for a decision, and what is left of a player's reserve."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from chanbara.server.http.rate_limit import DAY
from chanbara.server.wire.options import DaysClock, LiveClock
from chanbara.server.wire.table_info import Timer

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.server.table.seat import Seat
    from chanbara.server.wire.options import Clock


def reserve_of(clock: Clock) -> float | None:
    """Return the initial reserve of each player."""
    return clock.reserve if isinstance(clock, LiveClock) else None


def allowance(clock: Clock, *, window: bool) -> float | None:
    """Return the seconds for a decision before the reserve is used; None means unlimited."""
    if isinstance(clock, LiveClock):
        return clock.window if window else clock.decision
    return clock.days * DAY if isinstance(clock, DaysClock) else None


class Timing:
    """Runs while a person must decide. The same decision continues with the time already used."""

    def __init__(self) -> None:
        self.seat: Seat | None = None
        self.allowed: float | None = None
        self._number = -1
        self._used = 0.0
        """Seconds the decision had already used when the clock was stopped."""
        self._since = 0.0
        self._handle: asyncio.TimerHandle | None = None

    @property
    def last(self) -> tuple[int, float]:
        """The last decision that a person had to make, and the seconds it used until the clock stopped."""
        return self._number, self._used

    def resume(self, number: int, used: float) -> None:
        """Continue a decision that was opened before this server started."""
        self._number, self._used = number, max(0.0, used)

    def begin(self, seat: Seat, number: int, allowed: float | None, late: Callable[[], None]) -> None:
        """Start the clock for a person: ``late`` is called when their time and their reserve are used up."""
        self.stop()
        if number != self._number:
            self._number, self._used = number, 0.0
        loop = asyncio.get_running_loop()
        self.seat, self.allowed, self._since = seat, allowed, loop.time()
        if allowed is not None:
            left = max(0.0, allowed - self._used) + (seat.reserve or 0.0)
            self._handle = loop.call_later(left, late)

    def stop(self) -> None:
        """Stop the clock: overtime is taken from the reserve."""
        if self._handle is not None:
            self._handle.cancel()
        if self.seat is not None:
            self.seat.reserve = self._reserve()
            self._used += asyncio.get_running_loop().time() - self._since
        self.seat = self.allowed = self._handle = None

    def _reserve(self) -> float | None:
        """Return what is left of the deciding player's reserve."""
        assert self.seat is not None
        if self.seat.reserve is None or self.allowed is None:
            return self.seat.reserve
        now = asyncio.get_running_loop().time() - self._since
        beyond = max(0.0, now - max(0.0, self.allowed - self._used))
        return max(0.0, self.seat.reserve - beyond)

    def until_late(self) -> float | None:
        """Return the seconds until the deciding player's time is up; None if it never is."""
        if self._handle is None:
            return None
        return self._handle.when() - asyncio.get_running_loop().time()

    def timer(self) -> Timer | None:
        """Return the public timer."""
        if self.seat is None:
            return None
        if self.allowed is None:
            return Timer(None, None)
        used = self._used + asyncio.get_running_loop().time() - self._since
        reserve = self._reserve()
        left = None if reserve is None else round(reserve, 1)
        return Timer(round(max(0.0, self.allowed - used), 1), left)
