"""One request per address at a time: a heavy client delays only itself."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class Turns:
    """Serializes the requests of each address, with a limit on how many may wait."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: Counter[str] = Counter()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @contextlib.asynccontextmanager
    async def taken(self, address: str) -> AsyncIterator[None]:
        """Wait for the turn of an address; refuse if too many of its requests are waiting."""
        if self._waiting[address] >= self._most:
            raise Refusal("too_fast")
        self._waiting[address] += 1
        try:
            async with self._locks.setdefault(address, asyncio.Lock()):
                yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
