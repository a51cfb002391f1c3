"""A worker on a Ray cluster: an actor, which lives on whichever machine has a core for it."""

from __future__ import annotations

import contextlib
import threading
from typing import Any

from chanbara.server.workers.helper import ProcessEnded
from chanbara.server.workers.process import answer
from chanbara.server.workers.queues import Queue

LIFE = "life"
"""The concurrency group of the call that ends with the actor."""


class Actor:
    """What runs on the cluster. Each queue has a thread of its own, as in a process beside the server."""

    def answer(self, data: bytes) -> bytes:
        """Do some work."""
        return answer(data)

    def live(self) -> None:
        """Return never: whoever waits for it learns when the actor dies."""
        threading.Event().wait()


class RayWorker:
    """One actor; when it has died, ``start`` asks for another."""

    def __init__(self, ray: Any, first: bytes) -> None:  # noqa: ANN401 - it is imported only where it is used
        self._ray = ray
        self._first = first
        """What an actor does before anything else."""
        groups = {LIFE: 1, **{queue.label: 1 for queue in Queue}}
        self._class = ray.remote(num_cpus=1, max_restarts=0, concurrency_groups=groups)(Actor)
        self._actor: Any = None

    def slots(self, _queue: Queue) -> int:
        """Return how many jobs of each queue it takes."""
        return 1

    async def start(self) -> None:
        """Ask for an actor, and return when it can work: as soon as a machine has a core for it."""
        await self.close()
        self._actor = self._class.options(scheduling_strategy="SPREAD").remote()
        await self.do(Queue.QUICK, self._first)

    async def do(self, queue: Queue, work: bytes) -> bytes:
        """Do some work there, and return its result as it is sent."""
        return bytes(await self._call("answer", queue.label, work))

    async def goes_on(self) -> bool:
        """Wait until the actor has died."""
        with contextlib.suppress(ProcessEnded):
            await self._call("live", LIFE)
        return False

    async def _call(self, method: str, group: str, *words: bytes) -> Any:  # noqa: ANN401 - whatever it returns
        try:
            return await getattr(self._actor, method).options(concurrency_group=group).remote(*words)
        except self._ray.exceptions.RayError as error:
            raise ProcessEnded(type(error).__name__) from error

    async def close(self) -> None:
        """End the actor."""
        if self._actor is not None:
            self._ray.kill(self._actor)
            self._actor = None
