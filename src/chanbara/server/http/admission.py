"""Requests give way to play: the later the event loop is, the fewer of them are let in."""

from __future__ import annotations

import asyncio
from collections import deque

from chanbara.server.wire.refusal import Refusal

SHORTEST, LONGEST = 0.002, 0.05
"""Seconds between two requests: on a server that keeps up, and on one that does not."""
LATE = 0.002
"""Seconds after which the event loop is late."""
SLOWER, FASTER = 1.5, 0.95


class Admission:
    """Lets requests in one after the other; of several addresses, each in its turn.

    Whoever asks a lot waits; a player's choice does not come by here.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        """Requests of one address that may wait."""
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._next_at = 0.0
        self.pause = SHORTEST
        """Seconds until the next one is let in."""

    @property
    def waiting(self) -> int:
        """How many requests are waiting."""
        return sum(map(len, self._waiting.values()))

    async def enter(self, address: str) -> None:
        """Wait until a request of an address may be answered; refuse if too many of it are waiting."""
        loop = asyncio.get_running_loop()
        if not self._waiting and loop.time() >= self._next_at:
            self.pause = max(SHORTEST, self.pause * FASTER)
            self._next_at = loop.time() + self.pause
            return
        if not self._waiting:
            loop.call_at(self._next_at, self._let_in, loop)
        queue = self._waiting.setdefault(address, deque())
        if len(queue) >= self._most:
            raise Refusal("too_fast")
        queue.append(loop.create_future())
        await queue[-1]

    def _let_in(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        if now - self._next_at > LATE:
            self.pause = min(LONGEST, self.pause * SLOWER)
        else:
            self.pause = max(SHORTEST, self.pause * FASTER)
        self._next_at = now + self.pause
        while self._waiting:
            address = next(iter(self._waiting))
            queue = self._waiting.pop(address)
            first = queue.popleft()
            if queue:
                self._waiting[address] = queue  # behind all others
            if not first.done():  # one that has left meanwhile
                first.set_result(None)
                break
        if self._waiting:
            loop.call_at(self._next_at, self._let_in, loop)
