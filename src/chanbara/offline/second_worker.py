"""A second worker of the browser as one of the pool: bots think there, while the server answers here.

A server has processes for that, and this is the browser's: another Python, with the same work and results as
messages. It takes memory and some seconds to start, so it is started with the first work, a moment after the
first table was dealt; until then bots think in the server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Protocol

from chanbara.server.bots import decisions
from chanbara.server.workers.helper import ProcessEnded, unpickled
from chanbara.server.workers.process import Call
from chanbara.server.workers.process_worker import ProcessWorker

if TYPE_CHECKING:
    from chanbara.server.workers.process import Result
    from chanbara.server.workers.queues import Queue

LATER = 1.0
"""Seconds after the first work: the page shows the table first."""
LOADING = 120.0
"""Seconds in which it must be able to work."""


class Thinking(Protocol):
    """The other worker: ``chanbara.offline.browser.Thoughts``."""

    async def ask(self, data: bytes) -> bytes:
        """Have pickled work done; OSError if the worker has ended."""

    async def ended(self) -> None:
        """Wait until it has ended."""

    def end(self) -> None:
        """End it."""


class SecondWorker(ProcessWorker):
    """One worker; when it has ended, ``start`` starts another."""

    def __init__(self, begin: Callable[[], Awaitable[Thinking]], is_wanted: asyncio.Event) -> None:
        super().__init__(Call(decisions.load, ()), decisions.version, loading=LOADING)
        self._begin, self._is_wanted = begin, is_wanted

    def slots(self, _queue: Queue) -> int:
        """Return how many jobs of a queue it takes: while it has one, a more urgent one may come."""
        return 1

    async def _begun(self) -> MessageLine:
        await self._is_wanted.wait()
        await asyncio.sleep(LATER)
        return MessageLine(await self._begin())


class MessageLine:
    """The way to a worker that runs: like ``Running`` to a process."""

    capacity: int | None = None

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking

    async def ask(
        self,
        data: bytes,
        lane: int = 0,
        patience: float | None = None,
    ) -> Result:
        """Have some work done; if that takes longer than patience allows, the worker is ended."""
        try:
            return unpickled(await asyncio.wait_for(self._thinking.ask(data), patience))
        except TimeoutError as error:
            self._thinking.end()
            raise ProcessEnded("it did not answer") from error
        except OSError as error:
            raise ProcessEnded(str(error)) from error

    async def goes_on(self) -> bool:
        """Wait until it has ended."""
        await self._thinking.ended()
        return False

    async def close(self) -> None:
        """End it."""
        self._thinking.end()
