"""Shares work among workers: queues, retries when a worker dies, and who does it if there are none."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections import Counter, deque
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from chanbara.server.workers.helper import ProcessEnded
from chanbara.server.workers.queues import Queue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from chanbara.server.metrics.meters import BotMeters
    from chanbara.server.workers.worker import Worker

LOG = logging.getLogger("chanbara.workers")
TRIES = 3
"""How often a job is begun whose worker dies: it may be the job that kills them."""
SHORTEST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until a worker that could not be started is tried again, at first and at most."""

Where: TypeAlias = Literal["workers", "anywhere", "threads"]
"""Who may do a job: only workers that are ready, unless there can be none; the threads of this process, too,
as long as no worker is ready; or the threads alone."""


class Job:
    """Something to do."""

    def __init__(self, queue: Queue, make: Callable[[], Any], where: Where) -> None:
        loop = asyncio.get_running_loop()
        self.queue, self.make, self.where = queue, make, where
        self.tries = 0
        self.asked = loop.time()
        self.found: asyncio.Future[Any] = loop.create_future()


class Level:
    """Workers of one kind."""

    def __init__(self, name: str, workers: Sequence[Worker], wanted: int | None = None) -> None:
        self.name = name
        self.workers = workers
        self.wanted = len(workers) if wanted is None else wanted
        """How many jobs of each queue they should be able to work on at the same time."""
        self.lives: list[asyncio.Task[None]] = []
        """What keeps them running."""
        self.ready: set[Worker] = set()
        self.failed: set[Worker] = set()
        """Those that could not be started."""

    @property
    def is_down(self) -> bool:
        """Whether none of them can work, or will soon."""
        return not self.ready and len(self.failed) == len(self.workers)


class Pool:
    """Gives each job to a worker, the one that was asked first to the next that is free.

    Workers of the second level run while none of the first can be started, and so on; threads of this process
    are the last resort.
    """

    def __init__(self, levels: Iterable[Level], threads: Worker, meters: BotMeters) -> None:
        self.levels = list(levels)
        self._threads = threads
        self._meters = meters
        self._waiting: dict[Queue, deque[Job]] = {queue: deque() for queue in Queue}
        self._busy: Counter[tuple[Worker, Queue]] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False
        self.is_used = asyncio.Event()
        """Set with the first job."""

    # --- what it has to do ---------------------------------------------------------------------------------

    def run(self, queue: Queue, make: Callable[[], Any], where: Where = "workers") -> asyncio.Future[Any]:
        """Have something done; ``make`` returns the work when it begins. Cancel the result to call it off."""
        self.is_used.set()
        job = Job(queue, make, where)
        self._meters.waiting.labels(queue.label).inc()
        job.found.add_done_callback(lambda _: self._call_off(job))
        self._waiting[queue].append(job)
        self._go_on(queue)
        return job.found

    def waiting(self, queue: Queue) -> int:
        """Return how many jobs wait for a worker."""
        return len(self._waiting[queue])

    def slots(self, queue: Queue) -> int:
        """Return how many jobs of a queue can be given to workers at present, at least one."""
        return max(1, sum(one.slots(queue) for one in self._able(queue)))

    @property
    def workers(self) -> int:
        """How many jobs of each queue can be worked on at the same time, at least one."""
        return self.slots(Queue.REVIEW)

    def longest_wait(self, *queues: Queue) -> float:
        """Return for how many seconds the first in these queues has been waiting."""
        first = [self._waiting[queue][0].asked for queue in queues if self._waiting[queue]]
        return asyncio.get_running_loop().time() - min(first) if first else 0.0

    def _call_off(self, job: Job) -> None:
        if job in self._waiting[job.queue]:
            self._waiting[job.queue].remove(job)
            self._meters.waiting.labels(job.queue.label).dec()

    def _able(self, queue: Queue, where: Where = "workers") -> list[Worker]:
        """Return those that work at present on jobs of a queue, always in the same order.

        So what comes one after the other, such as the pieces of a review, is done by the same one.
        """
        if where == "threads" or queue is Queue.INTERPRETED:
            return [self._threads]
        for level in self.levels:
            if level.ready:
                return [one for one in level.workers if one in level.ready]
        return [self._threads] if where == "anywhere" or self.is_down else []

    def _go_on(self, queue: Queue) -> None:
        """Begin with whatever can be begun."""
        waiting = self._waiting[queue]
        # Those behind the first may be allowed to go where the first may not.
        for job in list(waiting):
            free = [one for one in self._able(queue, job.where) if self._busy[one, queue] < one.slots(queue)]
            if free:
                waiting.remove(job)
                self._begin(job, min(free, key=lambda one: self._busy[one, queue]))
            elif job.where == "workers":
                return

    def _begin(self, job: Job, worker: Worker) -> None:
        label = job.queue.label
        self._meters.waiting.labels(label).dec()
        self._meters.running.labels(label).inc()
        if not job.tries:
            self._meters.waited.labels(label).observe(asyncio.get_running_loop().time() - job.asked)
        job.tries += 1
        self._busy[worker, job.queue] += 1
        task = asyncio.create_task(self._work(job, worker))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self, job: Job, worker: Worker) -> None:
        queue = job.queue
        try:
            value = await worker.do(queue, job.make())
        except ProcessEnded as error:
            for level in self.levels:
                level.ready.discard(worker)
            self._retry(job, error)
        except asyncio.CancelledError:
            job.found.cancel()
            raise
        except Exception as error:  # noqa: BLE001 - it is raised where the result is awaited
            if not job.found.done():
                job.found.set_exception(error)
        else:
            if not job.found.done():
                self._meters.seconds.labels(queue.label).observe(
                    asyncio.get_running_loop().time() - job.asked
                )
                job.found.set_result(value)
        finally:
            self._meters.running.labels(queue.label).dec()
            self._busy[worker, queue] -= 1
            if not self._is_closed:
                self._go_on(queue)

    def _retry(self, job: Job, error: ProcessEnded) -> None:
        """Put a job whose worker has died back to the front of its queue; not for ever."""
        if job.found.done():
            return
        if job.tries >= TRIES:
            job.found.set_exception(error)
            return
        self._meters.retried.labels(job.queue.label).inc()
        self._meters.waiting.labels(job.queue.label).inc()
        self._waiting[job.queue].appendleft(job)

    # --- who does it ---------------------------------------------------------------------------------------

    @property
    def is_ready(self) -> bool:
        """Whether there is a worker that is ready."""
        return any(level.ready for level in self.levels)

    @property
    def is_down(self) -> bool:
        """Whether no worker could be started; the threads of this process do everything."""
        return all(level.is_down for level in self.levels)

    def start(self) -> None:
        """Start the workers, and return at once."""
        self._settle()

    def add(self, level: Level) -> None:
        """Have more workers, for when none of those before them can work."""
        self.levels.append(level)
        self._settle()

    def _settle(self) -> None:
        """Start the next level if none of those before can work, and end it when one can."""
        is_wanted = not self._is_closed
        for level in self.levels:
            if is_wanted and not level.lives:
                level.lives = [asyncio.create_task(self._live(level, one)) for one in level.workers]
            elif not is_wanted and level.lives:
                for life in level.lives:
                    life.cancel()
                    self._tasks.add(life)
                    life.add_done_callback(self._tasks.discard)
                level.lives, level.ready, level.failed = [], set(), set()
            is_wanted = is_wanted and level.is_down
        if not self._is_closed:
            for queue in Queue:
                self._go_on(queue)

    async def _live(self, level: Level, worker: Worker) -> None:
        """Keep a worker running."""
        pause = 0.0
        loop = asyncio.get_running_loop()
        try:
            while True:
                began = math.inf
                try:
                    await worker.start()
                except (ProcessEnded, OSError) as error:
                    LOG.warning("no process", extra={"why": f"{level.name}: {error}"})
                    level.failed.add(worker)
                else:
                    began = loop.time()
                    level.failed.discard(worker)
                    level.ready.add(worker)
                    self._settle()
                    while await worker.goes_on():
                        self._settle()
                    LOG.warning("a process ended", extra={"why": level.name})
                    level.ready.discard(worker)
                    self._meters.replaced.labels(level.name).inc()
                self._settle()
                pause = 0.0 if loop.time() - began > LONGEST_PAUSE else pause
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, max(SHORTEST_PAUSE, 2 * pause))
        finally:
            level.ready.discard(worker)
            await worker.close()

    async def close(self) -> None:
        """End all workers; nothing is answered any more."""
        self._is_closed = True
        for jobs in self._waiting.values():
            for job in list(jobs):
                job.found.cancel()
        self._settle()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
        await self._threads.close()
