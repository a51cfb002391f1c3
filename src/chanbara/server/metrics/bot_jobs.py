"""One decision on its way through a queue of bots: it waits, is computed, or is no longer wanted."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from chanbara.server.metrics.meters import BotMeters


class BotJob:
    """Counts a decision where it is. Its thread and the event loop may meet: each step is taken once."""

    def __init__(self, meters: BotMeters, queue: str) -> None:
        self._waiting, self._running = meters.waiting.labels(queue), meters.running.labels(queue)
        self._seconds = meters.seconds.labels(queue)
        self._lock = threading.Lock()
        self._state: Literal["waiting", "running", "gone"] = "waiting"
        self._began = time.perf_counter()
        self._waiting.inc()

    def run(self, work: Callable[..., Any], *words: Any) -> Any:  # noqa: ANN401 - whatever the work takes
        """Do the work, in its thread."""
        self._leave_queue("running")
        try:
            return work(*words)
        finally:
            self._running.dec()

    def settle(self, future: asyncio.Future[Any]) -> None:
        """Count the answer, or that nobody waits for it."""
        if future.cancelled():
            self._leave_queue("gone")
        else:
            self._seconds.observe(time.perf_counter() - self._began)

    def _leave_queue(self, state: Literal["running", "gone"]) -> None:
        with self._lock:
            if self._state == "waiting":
                self._waiting.dec()
            elif state == "gone":
                return
            self._state = state
        if state == "running":
            self._running.inc()
