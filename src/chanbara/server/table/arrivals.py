"""Who comes and goes at a table: everyone is told, but a crowd is announced together."""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

TOGETHER, FOR_EACH = 0.1, 0.02
"""Seconds between two announcements, and so many more for everyone who is told: a crowd cannot delay play."""


class Arrivals:
    """Announces the first arrival at once, and those soon after it as one."""

    def __init__(self, announce: Callable[[], None], count: Callable[[], int]) -> None:
        self._announce = announce
        self._count = count
        """Returns how many are told."""
        self._last = -math.inf
        self._next: asyncio.TimerHandle | None = None
        self._is_closed = False

    def announce(self) -> None:
        """Tell everyone who is here, now or soon."""
        loop = asyncio.get_running_loop()
        wait = self._last + TOGETHER + FOR_EACH * self._count() - loop.time()
        if wait <= 0:
            self._announce()
        elif self._next is None and not self._is_closed:
            self._next = loop.call_later(wait, self._announce)

    def are_announced(self) -> None:
        """Everyone is being told, for whatever reason: that includes all arrivals so far."""
        self._last = asyncio.get_running_loop().time()
        self._cancel()

    def close(self) -> None:
        """Announce nothing more."""
        self._is_closed = True
        self._cancel()

    def _cancel(self) -> None:
        if self._next is not None:
            self._next.cancel()
            self._next = None
