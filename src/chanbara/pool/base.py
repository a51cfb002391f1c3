"""The common interface of pools, and the one that needs no other process."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from concurrent.futures import FIRST_COMPLETED, Future, wait
from functools import partial
from itertools import islice
from reprlib import Repr
from typing import TYPE_CHECKING, Self, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

Result = TypeVar("Result")

Job = partial
"""A module-level function with its arguments: plain data, because it may be sent to another machine."""

AHEAD = 4
"""Jobs submitted ahead per worker, so that none is idle."""

BRIEFLY = Repr()
BRIEFLY.maxother = BRIEFLY.maxstring = 100


class Pool(ABC):
    """Runs jobs. Use it as a context manager: leaving it by an exception aborts running jobs."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        """Number of jobs that run in parallel."""
        self.most_submitted: int = AHEAD * workers
        """Number of jobs that wait or run at the same time."""

    @abstractmethod
    def submit(self, job: Job[Result]) -> Future[Result]:
        """Submit a job."""

    @abstractmethod
    def close(self, *, now: bool) -> None:
        """Close the pool; with ``now``, without waiting for running jobs."""

    def outcome(self, future: Future[Result]) -> Result:
        """Return the result of a job or raise its exception; ``BrokenExecutor`` if its worker died."""
        return future.result()

    def completed(self, jobs: Iterable[Job[Result]]) -> Iterator[tuple[Job[Result], Result]]:
        """Yield jobs with their results as they finish.

        Jobs are taken from the iterable when they can be submitted, so it may depend on earlier results.
        """
        left, waiting = iter(jobs), dict[Future[Result], Job[Result]]()
        while True:
            for job in islice(left, self.most_submitted - len(waiting)):
                waiting[self.submit(job)] = job
            if not waiting:
                return
            arrived = wait(waiting, return_when=FIRST_COMPLETED).done
            # An exception ends everything: results that arrived with it come first, so that they are not
            # lost.
            for future in sorted(arrived, key=lambda one: one.exception() is not None):
                job = waiting.pop(future)
                yield job, self._result(job, future)

    def ordered(self, jobs: Iterable[Job[Result]], patience: float | None = None) -> Iterator[Result | None]:
        """Yield results in the order of their jobs, and None whenever the next takes longer than patience."""
        left, waiting = iter(jobs), deque[tuple[Job[Result], Future[Result]]]()
        while True:
            for job in islice(left, self.most_submitted - len(waiting)):
                waiting.append((job, self.submit(job)))
            if not waiting:
                return
            if wait([waiting[0][1]], patience).done:
                yield self._result(*waiting.popleft())
            else:
                yield None

    def gather(
        self, jobs: Iterable[Job[Result]], tell: Callable[[Result], object] = lambda _: None
    ) -> list[Result]:
        """Return all results in the order of their jobs; ``tell`` gets each as soon as it arrives."""
        listed, results = list(jobs), dict[Job[Result], Result]()
        for job, result in self.completed(listed):
            tell(result)
            results[job] = result
        return [results[job] for job in listed]

    def _result(self, job: Job[Result], future: Future[Result]) -> Result:
        try:
            return self.outcome(future)
        except Exception as error:
            error.add_note(f"in the job {described(job)}")
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        self.close(now=kind is not None)


def described(job: Job[Result]) -> str:
    """Return a short description of a job."""
    given = [BRIEFLY.repr(one) for one in job.args]
    given += [f"{name}={BRIEFLY.repr(one)}" for name, one in job.keywords.items()]
    return f"{job.func.__name__}({', '.join(given)})"


class Inline(Pool):
    """This process alone."""

    def __init__(self) -> None:
        super().__init__(1)
        # A job runs when it is submitted: the next one waits until its result is taken.
        self.most_submitted = 1

    def submit(self, job: Job[Result]) -> Future[Result]:
        """Run a job."""
        future: Future[Result] = Future()
        try:
            future.set_result(job())
        except Exception as error:  # noqa: BLE001 - it is raised where the result is taken
            future.set_exception(error)
        return future

    def close(self, *, now: bool) -> None:
        """Nothing to close."""
