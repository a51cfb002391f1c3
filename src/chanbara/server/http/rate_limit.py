"""Rate limits: token buckets, daily quotas, and open connections.

Limits of addresses hold for wider networks too, with a factor: see `networks.py`.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict, deque

from chanbara.server.http.networks import factor_of, scopes

DAY = 86_400.0
REMEMBERED = 10_000
"""Addresses that are tracked; above this, those with a full bucket are forgotten."""
CLEANING = 1.0
"""Seconds between two times at which that is done."""
DEEPEST = 10
"""How many bursts a bucket may owe at least: several processes can each give one before they know."""
TOLD_FROM = 20
"""Other processes hear of an address that has at least this part of the connections it may have."""


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

    def charge(self, count: float, deepest: int = DEEPEST) -> None:
        """Take tokens that were given out elsewhere, even if there are none; give some back if negative."""
        self._refill()
        self._left = max(-deepest * self._full, self._left - count)

    @property
    def has_one(self) -> bool:
        """Whether there is a token."""
        self._refill()
        return self._left >= 1

    def _refill(self) -> None:
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self._per_second)
        self._at = now

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
        self.untold: Counter[str] | None = None
        """What was taken since other processes were told, where there are any."""
        self._deepest = DEEPEST

    def expect(self, processes: int) -> None:
        """Let a bucket owe a burst to each of so many processes."""
        self._deepest = max(DEEPEST, processes)

    def take(self, address: str) -> bool:
        """Take one token of an address and of each of its networks, if all have one."""
        self._forget_full()
        found = [self._rate(scope, factor) for scope, factor in scopes(address)]
        if not (all(rate.has_one for rate in found) and all(rate.take() for rate in found)):
            return False
        self._tell(address, 1)
        return True

    def give_back(self, address: str) -> None:
        """Return a token to an address that need not be limited."""
        for scope, factor in scopes(address):
            self._rate(scope, factor).charge(-1)
        self._tell(address, -1)

    def charge(self, scope: str, count: int) -> None:
        """Count what an address, or a network, has taken at another process."""
        self._forget_full()
        self._rate(scope, factor_of(scope)).charge(count, self._deepest)

    def _forget_full(self) -> None:
        """Forget full buckets, if there are many."""
        now = time.monotonic()
        # Not for every request: in a flood from many addresses, hardly any bucket is full.
        if len(self._rates) > REMEMBERED and now - self._cleaned >= CLEANING:
            self._cleaned = now
            self._rates = {one: rate for one, rate in self._rates.items() if not rate.is_full}

    def _tell(self, address: str, count: int) -> None:
        if self.untold is not None:
            for scope, _ in scopes(address):
                self.untold[scope] += count

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
            times = self._times.get(scope, deque[float]())
            while times and times[0] <= now - DAY:
                times.popleft()
            if len(times) >= self._most * factor:
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
        self._elsewhere: dict[str, dict[str, tuple[int, float]]] = {}
        """How many others have at other processes, by scope and process, and until when that counts."""
        self.untold: set[str] | None = None
        """Whose number has changed since other processes were told, where there are any."""
        self.total = 0

    def has_room(self, address: str | None) -> bool:
        """Whether an address may have one more; None counts only for all together."""
        if self.total >= self.most:
            return False
        return address is None or all(
            self._open[scope] + self._there(scope) < self._per_address * factor
            for scope, factor in scopes(address)
        )

    def enter(self, address: str | None) -> None:
        """Count one more."""
        self._count(address, 1)

    def leave(self, address: str | None) -> None:
        """Count one less."""
        self._count(address, -1)

    def _count(self, address: str | None, count: int) -> None:
        self.total += count
        for scope, _ in () if address is None else scopes(address):
            self._open[scope] += count
            if not self._open[scope]:
                del self._open[scope]
            if self.untold is not None:
                self.untold.add(scope)

    # --- at other processes --------------------------------------------------------------------------------

    def is_many(self, scope: str) -> bool:
        """Whether other processes should know how many an address, or a network, has here."""
        return self._open[scope] * TOLD_FROM >= self._per_address * factor_of(scope)

    def here(self, scope: str) -> int:
        """Return how many an address, or a network, has here."""
        return self._open[scope]

    @property
    def crowded(self) -> list[str]:
        """Those of which other processes should know."""
        return [scope for scope in self._open if self.is_many(scope)]

    def note(self, process: str, scope: str, count: int, until: float) -> None:
        """Store how many somebody has at another process."""
        if count:
            self._elsewhere.setdefault(scope, {})[process] = count, until
        elif scope in self._elsewhere:
            self._elsewhere[scope].pop(process, None)

    def forget_old(self, now: float) -> None:
        """Forget what other processes have not repeated in time."""
        for scope, found in list(self._elsewhere.items()):
            kept = {process: one for process, one in found.items() if one[1] > now}
            if kept:
                self._elsewhere[scope] = kept
            else:
                del self._elsewhere[scope]

    def _there(self, scope: str) -> int:
        found = self._elsewhere.get(scope)
        return 0 if found is None else sum(count for count, _ in found.values())
