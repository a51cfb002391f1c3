"""What may be deleted. A clock that is wrong must not delete anything that people want to come back to."""

from __future__ import annotations

import logging
import time
from collections import deque
from typing import TYPE_CHECKING

from chanbara.server.http.rate_limit import DAY

if TYPE_CHECKING:
    from collections.abc import Collection

LOG = logging.getLogger("chanbara.lobby")
WAIT = DAY
"""Seconds for which something must have been found expired, without interruption, before it is deleted."""
JUMP = 300.0
"""Seconds by which the clock may differ from how long the server has run since the last look."""
SHARE, FEW = 0.05, 10
"""How much may be deleted in one day: a part of everything, or so many where there is little."""


class Expiry:
    """Marks what is expired, waits, and deletes little at a time.

    Expiry is judged by the wall clock, because it goes on while the server is off. Waiting is measured by a
    clock that nobody can set.
    """

    def __init__(self, what: str) -> None:
        self._what = what
        self._wall, self._steady = time.time(), time.monotonic()
        self._marked: dict[str, float] = {}
        """When each was first found expired, by the steady clock."""
        self._deleted: deque[float] = deque()

    def due(self, expired: Collection[str], total: int) -> list[str]:
        """Return what may be deleted now, of everything that is expired and of how much there is in all."""
        now = time.monotonic()
        if self._has_jumped(now):
            LOG.error("the clock jumped, nothing is deleted for a day", extra={"why": self._what})
            self._marked = {}
        self._marked = {code: self._marked.get(code, now) for code in expired}
        ripe = [code for code, since in self._marked.items() if now - since >= WAIT]
        while self._deleted and self._deleted[0] <= now - DAY:
            self._deleted.popleft()
        allowed = ripe[: max(0, max(FEW, int(SHARE * total)) - len(self._deleted))]
        if len(allowed) < len(ripe):
            left = len(ripe) - len(allowed)
            LOG.error("much is expired at once, is the clock right?", extra={"why": self._what, "left": left})
        self._deleted.extend([now] * len(allowed))
        for code in allowed:
            del self._marked[code]
        return allowed

    def _has_jumped(self, now: float) -> bool:
        wall = time.time()
        drift = (wall - self._wall) - (now - self._steady)
        self._wall, self._steady = wall, now
        return abs(drift) > JUMP
