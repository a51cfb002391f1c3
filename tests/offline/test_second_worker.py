"""Bots think in a second worker of the browser, and in the server until it has started or if it fails."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from chanbara.offline import second_worker
from chanbara.offline.second_worker import SecondWorker
from chanbara.server.metrics.meters import BotMeters
from chanbara.server.workers.pool import Level, Pool
from chanbara.server.workers.process import Call, answer
from chanbara.server.workers.queues import Queue
from chanbara.server.workers.thread_worker import ThreadWorker

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from chanbara.offline.second_worker import Thinking

MOMENT = 10.0
"""Seconds: enough for anything here."""


class Elsewhere:
    """The other worker, but here: pickled work comes in, and a pickled result goes out."""

    def __init__(self) -> None:
        self.asked = 0
        self._is_over = asyncio.Event()

    async def ask(self, data: bytes) -> bytes:
        await asyncio.sleep(0)
        if self._is_over.is_set():
            raise OSError("the worker has ended")
        self.asked += 1
        return answer(data)

    async def ended(self) -> None:
        await self._is_over.wait()

    def end(self) -> None:
        self._is_over.set()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_worker, "LATER", 0.0)


async def pool_with(begin: Callable[[], Awaitable[Thinking]]) -> Pool:
    pool = Pool([], ThreadWorker({}), BotMeters())
    pool.start()
    pool.add(Level("second worker", [SecondWorker(begin, pool.is_used)]))
    await asyncio.sleep(0)
    return pool


def test_it_starts_with_the_first_work_which_does_not_wait_and_then_does_all() -> None:
    async def story() -> None:
        may_start, others = asyncio.Event(), list[Elsewhere]()

        async def begin() -> Elsewhere:
            others.append(Elsewhere())
            await may_start.wait()
            return others[0]

        pool = await pool_with(begin)
        assert not others, "nobody has to think yet"
        work = lambda: Call(divmod, (17, 5))  # noqa: E731
        assert await pool.run(Queue.QUICK, work, "anywhere") == (3, 2), "here, meanwhile"
        patient = pool.run(Queue.REVIEW, work)
        await asyncio.sleep(0.01)
        assert not patient.done(), "an analysis waits for the worker"
        may_start.set()
        assert await asyncio.wait_for(patient, MOMENT) == (3, 2)
        before = others[0].asked
        assert await pool.run(Queue.QUICK, work, "anywhere") == (3, 2)
        assert others[0].asked == before + 1, "there, from now on"
        with pytest.raises(ZeroDivisionError):
            await pool.run(Queue.QUICK, lambda: Call(divmod, (1, 0)), "anywhere")
        await pool.close()

    asyncio.run(story())


def test_a_worker_that_ends_is_replaced_and_its_work_is_done_again() -> None:
    async def story() -> None:
        others: list[Elsewhere] = []

        async def begin() -> Elsewhere:
            others.append(Elsewhere())
            return others[-1]

        pool = await pool_with(begin)
        assert await asyncio.wait_for(pool.run(Queue.REVIEW, lambda: Call(abs, (-1,))), MOMENT) == 1
        others[0].end()
        assert await asyncio.wait_for(pool.run(Queue.REVIEW, lambda: Call(abs, (-2,))), MOMENT) == 2
        assert len(others) == 2
        await pool.close()

    asyncio.run(story())


def test_where_no_second_worker_can_be_started_the_server_thinks_itself() -> None:
    async def story() -> None:
        async def begin() -> Elsewhere:
            raise OSError("this browser has no nested workers")

        pool = await pool_with(begin)
        assert await asyncio.wait_for(pool.run(Queue.REVIEW, lambda: Call(abs, (-1,))), MOMENT) == 1
        assert pool.is_down
        await pool.close()

    asyncio.run(story())
