"""What all pools have in common, and the one that needs no other process."""

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
"""A function of a module with its arguments: plain data, for they may travel to another machine."""

AHEAD = 4
"""Jobs submitted for each worker, so that none waits for the next."""

BRIEFLY = Repr()
BRIEFLY.maxother = BRIEFLY.maxstring = 100


class Pool(ABC):
    """Runs jobs. Use it as a context: when that is left by an exception, running jobs are broken off."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        """How many jobs run at a time."""
        self.most_submitted = AHEAD * workers

    @abstractmethod
    def submit(self, job: Job[Result]) -> Future[Result]:
        """Have a job run."""

    @abstractmethod
    def close(self, *, now: bool) -> None:
        """Leave; with ``now``, without waiting for jobs that run."""

    def outcome(self, future: Future[Result]) -> Result:
        """Return what a job returned or raise what it raised; ``BrokenExecutor`` where its worker died."""
        return future.result()

    def completed(self, jobs: Iterable[Job[Result]]) -> Iterator[tuple[Job[Result], Result]]:
        """Yield jobs with their results as they arrive.

        Jobs are taken from the iterable when they can be submitted, so it may depend on earlier results.
        """
        left, waiting = iter(jobs), dict[Future[Result], Job[Result]]()
        while True:
            for job in islice(left, self.most_submitted - len(waiting)):
                waiting[self.submit(job)] = job
            if not waiting:
                return
            arrived = wait(waiting, return_when=FIRST_COMPLETED).done
            # An error ends it all: what arrived together with it comes first, so that it is not lost.
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
        """Return all results in the order of their jobs; ``tell`` hears each as soon as it arrives."""
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
    """Return a job in short."""
    given = [BRIEFLY.repr(one) for one in job.args]
    given += [f"{name}={BRIEFLY.repr(one)}" for name, one in job.keywords.items()]
    return f"{job.func.__name__}({', '.join(given)})"


class Inline(Pool):
    """This process alone."""

    def __init__(self) -> None:
        super().__init__(1)
        # A job runs while it is submitted: the next one waits until its result was taken.
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
        """Leave nothing behind."""
