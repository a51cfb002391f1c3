"""The way to a Ray cluster: a process of its own, because Ray ends a program that has lost its cluster.

To the server it is a process like others that can do more at the same time. Work goes through it unread.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from typing import Any

from chanbara.pool.cluster import connected
from chanbara.server.bots import decisions
from chanbara.server.metrics.meters import BotMeters
from chanbara.server.workers.helper import ProcessEnded
from chanbara.server.workers.pool import Level, Pool
from chanbara.server.workers.process import CAPACITY, HEAD, Call, Result, framed, moment_after, pickled
from chanbara.server.workers.queues import AT_MOMENTS, BEAT, Queue
from chanbara.server.workers.ray_worker import RayWorker

LOOK = 0.2
"""Seconds between two looks at how many actors there are."""


class NobodyLeft:
    """In place of threads: with nobody on the cluster this process ends, and the server sees to the work."""

    def slots(self, _queue: Queue) -> int:
        """Whatever comes."""
        return 1

    async def start(self) -> None:
        """Nothing to start."""

    async def do(self, _queue: Queue, _work: bytes) -> bytes:
        """End."""
        os._exit(1)

    async def goes_on(self) -> bool:
        """It has no end."""
        return True

    async def close(self) -> None:
        """Nothing to end."""


class Bridge:
    """Hands work to actors."""

    def __init__(self, ray: Any, count: int, results: int) -> None:  # noqa: ANN401 - Ray itself
        first = pickled(Call(decisions.load, ()))
        level = Level("ray", [RayWorker(ray, first) for _ in range(count)])
        self._level = level
        self._pool = Pool([level], NobodyLeft(), BotMeters())
        self._results = results
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Do all work that comes in, until there is no more: the server has ended."""
        reader = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(reader), sys.stdin
        )
        self._pool.start()
        self._later(self._tell_capacity())
        while head := await reader.read(HEAD.size):
            head += await reader.readexactly(HEAD.size - len(head))
            number, lane, length = HEAD.unpack(head)
            self._later(self._answer(number, Queue(lane), await reader.readexactly(length)))

    def _later(self, work: Any) -> None:  # noqa: ANN401 - a coroutine
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, number: int, queue: Queue, data: bytes) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            found = await self._pool.run(queue, lambda: data)
        except ProcessEnded as error:  # often enough: the server is not to try again
            found = pickled(Result(None, trouble=str(error)))
        if queue in AT_MOMENTS:
            await asyncio.sleep(moment_after(began, loop.time(), BEAT) - loop.time())
        self._send(framed(number, queue, found))

    async def _tell_capacity(self) -> None:
        """Tell the server how many can work, whenever that changes; end if nobody is left."""
        told = None
        while True:
            now = len(self._level.ready)
            if told and not now:
                os._exit(1)
            if now != told:
                told = now
                self._send(framed(0, CAPACITY, pickled(now)))
            await asyncio.sleep(LOOK)

    def _send(self, data: bytes) -> None:
        while data:
            try:
                data = data[os.write(self._results, data) :]
            except BrokenPipeError:  # the server was killed
                os._exit(0)


def main() -> None:
    """Connect to a cluster, and work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # on Ctrl+C the server ends this process
    address, count = sys.argv[1], int(sys.argv[2])
    # Only results belong into the pipe, whatever Ray prints.
    results = os.dup(1)
    os.dup2(2, 1)
    try:
        ray = connected(address)
    except ValueError as error:
        sys.exit(str(error))
    asyncio.run(Bridge(ray, count, results).serve())
    os._exit(0)  # the actors end with the connection


if __name__ == "__main__":
    main()
