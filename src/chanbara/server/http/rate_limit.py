"""Rate limits: token buckets, daily quotas, and open connections.

Limits of addresses hold for wider networks too, with a factor: see `networks.py`.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict, deque

from chanbara.server.http.networks import scopes

DAY = 86_400.0
REMEMBERED = 10_000
"""Addresses that are tracked; above this, those with a full bucket are forgotten."""
CLEANING = 1.0
"""Seconds between two times at which that is done."""


class Rate:
    """A token bucket: a burst size and an average rate per second."""

    __slots__ = ("_at", "_full", "_left", "_per_second")

    def __init__(self, per_second: float, at_once: float) -> None:
        self._per_second = per_second
        self._full = self._left = at_once
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take one token from the bucket, if there is one."""
        if not self.has_one:
            return False
        self._left -= 1
        return True

    @property
    def has_one(self) -> bool:
        """Whether there is a token."""
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self._per_second)
        self._at = now
        return self._left >= 1

    @property
    def is_full(self) -> bool:
        """Whether the bucket is full, so that it need not be stored."""
        return self._left + (time.monotonic() - self._at) * self._per_second >= self._full


class Rates:
    """A token bucket for each address."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._rates: dict[str, Rate] = {}
        self._cleaned = -CLEANING

    def take(self, address: str) -> bool:
        """Take one token of an address and of each of its networks, if all have one."""
        now = time.monotonic()
        # Not for every request: in a flood from many addresses, hardly any bucket is full.
        if len(self._rates) > REMEMBERED and now - self._cleaned >= CLEANING:
            self._cleaned = now
            self._rates = {one: rate for one, rate in self._rates.items() if not rate.is_full}
        found = [self._rate(scope, factor) for scope, factor in scopes(address)]
        return all(rate.has_one for rate in found) and all(rate.take() for rate in found)

    def _rate(self, scope: str, factor: int) -> Rate:
        if scope not in self._rates:
            self._rates[scope] = Rate(self._per_second * factor, self._at_once * factor)
        return self._rates[scope]


class Daily:
    """A daily quota for each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._times: defaultdict[str, deque[float]] = defaultdict(deque)

    def take(self, address: str) -> bool:
        """Count one more for an address and its networks, unless a quota is used up."""
        if not self.has_room(address):
            return False
        for scope, _ in scopes(address):
            self._times[scope].append(time.monotonic())
        return True

    def has_room(self, address: str) -> bool:
        """Whether an address may have one more."""
        now = time.monotonic()
        for scope, factor in scopes(address):
            times = self._times.get(scope)
            while times and times[0] <= now - DAY:
                times.popleft()
            if times is not None and len(times) >= self._most * factor:
                return False
        return True

    def forget_old(self) -> None:
        """Remove the counts of earlier days."""
        old = time.monotonic() - DAY
        for scope in [one for one, times in self._times.items() if not times or times[-1] <= old]:
            del self._times[scope]


class Open:
    """Connections that are open now, by address and in all."""

    def __init__(self, per_address: int, most: int) -> None:
        self._per_address = per_address
        self.most = most
        self._open: Counter[str] = Counter()
        self.total = 0

    def has_room(self, address: str) -> bool:
        """Whether an address may have one more."""
        if self.total >= self.most:
            return False
        return all(self._open[scope] < self._per_address * factor for scope, factor in scopes(address))

    def enter(self, address: str) -> None:
        """Count one more."""
        self.total += 1
        for scope, _ in scopes(address):
            self._open[scope] += 1

    def leave(self, address: str) -> None:
        """Count one less."""
        self.total -= 1
        for scope, _ in scopes(address):
            self._open[scope] -= 1
            if not self._open[scope]:
                del self._open[scope]
