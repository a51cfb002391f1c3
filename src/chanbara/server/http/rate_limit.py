"""Rate limits: a token bucket and a daily quota."""

from __future__ import annotations

import time
from collections import defaultdict, deque

DAY = 86_400.0


class Rate:
    """A token bucket: a burst size and an average rate per second."""

    __slots__ = ("_at", "_full", "_left", "_per_second")

    def __init__(self, per_second: float, at_once: float) -> None:
        self._per_second = per_second
        self._full = self._left = at_once
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take one token from the bucket, if there is one."""
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether the bucket is full, so that it need not be stored."""
        return self._left + (time.monotonic() - self._at) * self._per_second >= self._full


class Daily:
    """A daily quota per address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._times: defaultdict[str, deque[float]] = defaultdict(lambda: deque(maxlen=most))

    def take(self, address: str) -> bool:
        """Count one more for an address, unless its quota is used up."""
        now = time.time()
        if sum(one > now - DAY for one in self._times[address]) >= self._most:
            return False
        self._times[address].append(now)
        return True

    def forget_old(self) -> None:
        """Remove the counts of earlier days."""
        old = time.time() - DAY
        for address in [one for one, times in self._times.items() if max(times, default=0) < old]:
            del self._times[address]
