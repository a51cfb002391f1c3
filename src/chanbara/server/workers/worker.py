"""What a pool gives work to: threads of the server, a process beside it, or something on another machine."""

from __future__ import annotations

from typing import Any, Protocol

from chanbara.server.workers.queues import Queue


class Worker(Protocol):
    """Does work of all queues, some of each at a time."""

    def slots(self, queue: Queue) -> int:
        """Return how many jobs of a queue it takes before it has given the result of the first."""

    async def start(self) -> None:
        """Return when it can work; ``ProcessEnded`` or ``OSError`` if that fails. It may be started again."""

    async def do(self, queue: Queue, work: Any) -> Any:  # noqa: ANN401 - whatever the pool is for
        """Do some work; ``ProcessEnded`` if nothing is known of its end."""

    async def goes_on(self) -> bool:
        """Wait until something has changed, and return whether it can still work."""

    async def close(self) -> None:
        """End it."""
