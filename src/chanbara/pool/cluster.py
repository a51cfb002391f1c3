"""A Ray cluster. Its machines have chanbara installed, and user bots at the same paths."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor, Future
from socket import create_connection
from typing import Any, TypeVar

from chanbara.extras import package
from chanbara.pool.base import Job, Pool

Result = TypeVar("Result")

PATIENCE = 5.0
"""Connection timeout in seconds."""


class Cluster(Pool):
    """A running Ray cluster, which keeps running without us."""

    def __init__(self, address: str) -> None:
        self._ray = connected(address)
        super().__init__(max(1, int(self._ray.cluster_resources().get("CPU", 1))))
        self._run = self._ray.remote(run)

    def submit(self, job: Job[Result]) -> Future[Result]:
        """Submit a job."""
        future: Future[Result] = self._run.remote(job).future()
        return future

    def outcome(self, future: Future[Result]) -> Result:
        """Return the result of a job. Ray wraps exceptions: the original one is raised."""
        try:
            return future.result()
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except self._ray.exceptions.RayError as error:
            raise BrokenExecutor(str(error)) from error

    def close(self, *, now: bool) -> None:
        """Disconnect from the cluster, which ends our jobs."""
        self._ray.shutdown()


def connected(address: str) -> Any:  # noqa: ANN401 - Ray itself
    """Return Ray, connected to a cluster; ``ValueError`` if there is none."""
    ray = package("ray", "ray")
    _knock(address)
    try:
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (ConnectionError, ValueError) as error:
        message = f"there is no Ray cluster at {address}: {error}"
        raise ValueError(message) from error
    return ray


def run(job: Job[Result]) -> Result:
    """Run a job in a worker."""
    return job()


def _knock(address: str) -> None:
    """Refuse an address without a server: Ray itself would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        try:
            create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            message = f"there is no Ray cluster at {address}: {getattr(error, 'strerror', None) or error}"
            raise ValueError(message) from error
