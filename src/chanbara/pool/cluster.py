"""A Ray cluster. Its machines have chanbara installed, and the user's own bots at the same place."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor, Future
from socket import create_connection
from typing import TypeVar

from chanbara.extras import package
from chanbara.pool.base import Job, Pool

Result = TypeVar("Result")

PATIENCE = 5.0
"""Seconds in which a cluster should answer."""


class Cluster(Pool):
    """A Ray cluster that is running already, and goes on without us."""

    def __init__(self, address: str) -> None:
        self._ray = package("ray", "ray")
        _knock(address)
        try:
            self._ray.init(address=address, log_to_driver=False, configure_logging=False)
        except (ConnectionError, ValueError) as error:
            message = f"there is no Ray cluster at {address}: {error}"
            raise ValueError(message) from error
        super().__init__(max(1, int(self._ray.cluster_resources().get("CPU", 1))))
        self._run = self._ray.remote(run)

    def submit(self, job: Job[Result]) -> Future[Result]:
        """Have a job run somewhere."""
        future: Future[Result] = self._run.remote(job).future()
        return future

    def outcome(self, future: Future[Result]) -> Result:
        """Return what a job returned. Ray wraps what it raised: the error itself is what its author knows."""
        try:
            return future.result()
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except self._ray.exceptions.RayError as error:
            raise BrokenExecutor(str(error)) from error

    def close(self, *, now: bool) -> None:
        """Leave the cluster, which ends the jobs that it runs for us."""
        self._ray.shutdown()


def run(job: Job[Result]) -> Result:
    """Run a job in a worker."""
    return job()


def _knock(address: str) -> None:
    """Refuse an address where nobody answers: Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        try:
            create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            message = f"there is no Ray cluster at {address}: {getattr(error, 'strerror', None) or error}"
            raise ValueError(message) from error
