"""The pool for a command's jobs, from the command line, and its progress bar."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from chanbara.cli.common.manners import Mistake
from chanbara.pool import Cluster, Pool, local_pool

MOST_JOBS = 61 if sys.platform == "win32" else 1024
"""Windows lets nobody wait for more processes at once."""
Jobs = Annotated[
    int | None,
    typer.Option(min=1, max=MOST_JOBS, help="Number of processes (default: one per core).", metavar="NUMBER"),
]
RayAddress = Annotated[
    str | None,
    typer.Option("--ray", help="Run on a Ray cluster, e.g. 10.0.0.1:6379.", metavar="ADDRESS"),
]


def chosen_pool(jobs: int | None, address: str | None, most: int | None = None) -> Pool:
    """Return a cluster, or the requested number of processes (default: one per core), up to a limit."""
    if address is not None:
        if jobs is not None:
            raise Mistake("--jobs is for this machine; a cluster has its own")
        try:
            return Cluster(address)
        except (ValueError, ModuleNotFoundError) as error:
            raise Mistake(str(error)) from error
    workers = jobs or min(os.cpu_count() or 1, MOST_JOBS)
    return local_pool(workers if most is None else min(workers, most))


def progress_bar() -> Progress:
    """Return a progress bar with the remaining time; it is disabled without a terminal."""
    looking = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=looking, transient=True, disable=not looking.is_terminal)
