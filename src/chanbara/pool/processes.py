"""Processes beside this one. Ctrl-C interrupts this process alone, and it ends the others."""

from __future__ import annotations

import os
import signal
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread, current_thread, main_thread
from typing import TYPE_CHECKING, TypeVar

from chanbara.pool.base import Job, Pool

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Future
    from types import FrameType

Result = TypeVar("Result")


class Processes(Pool):
    """Several processes on this machine. They start when they are needed, and stay warm between jobs."""

    def __init__(self, workers: int, prepare: Callable[[], None] | None = None) -> None:
        super().__init__(workers)
        self._before = active_children()
        # A fresh interpreter each: a copy of this one would inherit its threads half alive.
        self._executor = ProcessPoolExecutor(
            workers, get_context("spawn"), initializer=_begin, initargs=(prepare,)
        )

    def submit(self, job: Job[Result]) -> Future[Result]:
        """Have a job run in one of them."""
        with _undisturbed():
            return self._executor.submit(job)

    def close(self, *, now: bool) -> None:
        """End all of them."""
        if now:
            # Whoever interrupts does not wait for a long game to end.
            for child in set(active_children()) - set(self._before):
                child.terminate()
        self._executor.shutdown(cancel_futures=True)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Let an interruption wait while a process is started.

    The new process inherits that it does not hear interruptions. This one hears of it after the new process
    was given all that it must know, for with half of that it would fail loudly.
    """
    if current_thread() is not main_thread():
        # Interruptions are heard in the main thread alone.
        yield
        return
    heard: list[tuple[int, FrameType | None]] = []
    handler = signal.signal(signal.SIGINT, lambda number, frame: heard.append((number, frame)))
    masked = None if sys.platform == "win32" else signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        if masked is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, masked)
        signal.signal(signal.SIGINT, handler)
        if heard and callable(handler):
            handler(*heard[0])


def _begin(prepare: Callable[[], None] | None) -> None:
    """Begin a worker: it ends when the first process is gone, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None, "a worker was started by somebody"
    parent.join()
    os._exit(1)
