"""When a ban is over. A clock that is wrong for a moment must not lift it."""

from __future__ import annotations

import logging
import time

from chanbara.server.http.rate_limit import DAY

LOG = logging.getLogger("chanbara.moderation")
JUMP = 300.0
"""Seconds by which the clock may be corrected in a minute."""
SETTLING = 600.0
"""Seconds after the start in which no ban ends: a machine may boot with a wrong clock."""


class BanClock:
    """The earlier of two times: that of the system, and that since the start by a clock nobody can set.

    A jump ahead changes only the first, so it lifts no ban. If the clocks differ for a whole day, the system
    is right.
    """

    def __init__(self) -> None:
        self._started = self._steady = time.monotonic()
        self._wall = time.time()
        self._apart_since: float | None = None

    def check(self) -> None:
        """Follow small corrections of the system's clock, and large ones after a day."""
        now, wall = time.monotonic(), time.time()
        is_apart = abs(wall - self._by_steps(now)) > JUMP
        if is_apart and self._apart_since is None:
            LOG.error("the clock jumped, no ban ends by that for a day")
            self._apart_since = now
        if not is_apart or (self._apart_since is not None and now - self._apart_since >= DAY):
            self._steady, self._wall, self._apart_since = now, wall, None

    def is_over(self, until: float) -> bool:
        """Whether a time has come."""
        now = time.monotonic()
        return now - self._started >= SETTLING and min(time.time(), self._by_steps(now)) >= until

    def _by_steps(self, now: float) -> float:
        return self._wall + now - self._steady
