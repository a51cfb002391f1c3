"""Threads of the server, for servers without processes of their own for bots, and until those are ready."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from chanbara.server.priority import step_back
from chanbara.server.workers.queues import BEHIND, Queue

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chanbara.server.workers.process import Call


class ThreadWorker:
    """Some threads for each queue."""

    def __init__(self, threads: Mapping[Queue, int]) -> None:
        self._threads = {
            queue: ThreadPoolExecutor(
                threads.get(queue, 1), f"bots, {queue.label}", step_back, (BEHIND.get(queue, 0),)
            )
            for queue in Queue
        }
        self._slots = threads

    def slots(self, queue: Queue) -> int:
        """Return how many threads a queue has."""
        return self._slots.get(queue, 1)

    async def start(self) -> None:
        """Nothing to start: threads begin when they are needed."""

    async def do(self, queue: Queue, work: Call) -> Any:  # noqa: ANN401 - whatever it returns
        """Call a function in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads[queue], work.work, *work.words)

    async def goes_on(self) -> bool:
        """Wait for ever: threads do not end."""
        return await asyncio.Event().wait()

    async def close(self) -> None:
        """End all threads that have nothing to do."""
        for threads in self._threads.values():
            threads.shutdown(wait=False, cancel_futures=True)
