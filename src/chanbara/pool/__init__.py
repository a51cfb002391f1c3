"""Worker pools: in this process, in local processes, or on a Ray cluster.

Jobs are independent of each other and of where they run, so the results are the same for every pool.
"""

from chanbara.pool.base import Inline, Job, Pool
from chanbara.pool.cluster import Cluster
from chanbara.pool.processes import Processes

__all__ = ["Cluster", "Inline", "Job", "Pool", "Processes", "local_pool"]


def local_pool(workers: int) -> Pool:
    """Return a pool on this machine: with one worker, this process itself."""
    return Inline() if workers == 1 else Processes(workers)
