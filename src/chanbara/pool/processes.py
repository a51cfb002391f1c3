"""Local worker processes. Ctrl-C interrupts only this process, which ends the others."""

from __future__ import annotations

import os
import signal
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
    """Several processes on this machine. They start on demand, and stay warm between jobs."""

    def __init__(self, workers: int, prepare: Callable[[], None] | None = None) -> None:
        super().__init__(workers)
        self._before = active_children()
        # A fresh interpreter each: a fork would inherit threads in an undefined state.
        self._executor = ProcessPoolExecutor(
            workers, get_context("spawn"), initializer=_begin, initargs=(prepare,)
        )

    def submit(self, job: Job[Result]) -> Future[Result]:
        """Submit a job to one of them."""
        with _undisturbed():
            return self._executor.submit(job)

    def close(self, *, now: bool) -> None:
        """End all of them."""
        if now:
            # An interrupt does not wait for a long game to end.
            for child in set(active_children()) - set(self._before):
                child.terminate()
        self._executor.shutdown(cancel_futures=True)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Block interrupts while a process is started.

    The new process inherits that interrupts are ignored. This one handles a pending interrupt after the new
    process has received its startup data, because it would fail loudly without.
    """
    if current_thread() is not main_thread():
        # Signals are handled in the main thread only.
        yield
        return
    heard: list[tuple[int, FrameType | None]] = []
    handler = signal.signal(signal.SIGINT, lambda number, frame: heard.append((number, frame)))
    masked = None
    if hasattr(signal, "pthread_sigmask"):  # not on Windows
        masked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        if masked is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, masked)
        signal.signal(signal.SIGINT, handler)
        if heard and callable(handler):
            handler(*heard[0])


def _begin(prepare: Callable[[], None] | None) -> None:
    """Initialize a worker: it ends when the first process is gone, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None, "a worker was started by somebody"
    parent.join()
    os._exit(1)
