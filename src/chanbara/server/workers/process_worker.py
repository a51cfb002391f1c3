"""A process beside the server as a worker: on its own, or as the way to a Ray cluster."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from chanbara.server.workers.helper import ProcessEnded, started
from chanbara.server.workers.process import THREADS, pickled
from chanbara.server.workers.queues import AT_A_TIME, AT_MOMENTS, BEAT, Queue

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from chanbara.server.workers.process import Call, Result

PATIENCE = 60.0
"""Seconds for a job; then its process is killed. Work of low priority may take long on a busy machine."""


class WorkFailed(Exception):
    """Work failed with an error that could not be sent."""


class Line(Protocol):
    """The way to a process that runs: ``Running``, or its like where there are no processes."""

    @property
    def capacity(self) -> int | None:
        """How many jobs of each queue it can work on at the same time, if it says so."""

    async def ask(self, data: bytes, lane: int = 0, patience: float | None = None) -> Result:
        """Have some work done; if that takes longer than patience allows, the process is killed."""

    async def goes_on(self) -> bool:
        """Wait until its capacity has changed or it gives no more answers; return whether it still does."""

    async def close(self) -> None:
        """End the process."""


class ProcessWorker:
    """One process; when it has ended, ``start`` starts another."""

    def __init__(
        self,
        first: Call,
        expected: Callable[[], object],
        *,
        words: Sequence[str] = (str(BEAT), THREADS),
        module: str = "chanbara.server.workers",
        loading: float,
    ) -> None:
        self._first, self._expected = first, expected
        """What it does before anything else, and what must come of that."""
        self._words, self._module = words, module
        self._loading = loading
        """Seconds until it must be able to work."""
        self.running: Line | None = None

    def slots(self, queue: Queue) -> int:
        """Return how many jobs of a queue it takes."""
        capacity = None if self.running is None else self.running.capacity
        return max(1, capacity or 1) * (AT_A_TIME if queue in AT_MOMENTS else 1)

    async def start(self) -> None:
        """Start a process, and return when it can work."""
        await self.close()
        self.running = await self._begun()
        try:
            found = _value(await self.running.ask(pickled(self._first), Queue.QUICK, self._loading))
        except ProcessEnded:
            raise
        except Exception as error:
            message = f"{type(error).__name__}: {error}"
            raise ProcessEnded(message) from error
        if found != self._expected():
            raise ProcessEnded("it runs another version of the program")

    async def _begun(self) -> Line:
        return await started(*self._words, module=self._module)

    async def do(self, queue: Queue, work: Call) -> Any:  # noqa: ANN401 - whatever it returns
        """Call a function there."""
        assert self.running is not None, "it was started"
        return _value(await self.running.ask(pickled(work), queue, PATIENCE))

    async def goes_on(self) -> bool:
        """Wait until its number of slots has changed or it has ended; return whether it still works."""
        assert self.running is not None, "it was started"
        return await self.running.goes_on()

    async def close(self) -> None:
        """End the process."""
        if self.running is not None:
            await self.running.close()
            self.running = None


def _value(result: Result) -> Any:  # noqa: ANN401 - whatever came of the work
    if result.error is not None:
        raise result.error
    if result.trouble:
        raise WorkFailed(result.trouble)
    return result.value
