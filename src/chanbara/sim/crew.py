"""Processes that play beside this one. Who interrupts the program interrupts this process alone."""

from __future__ import annotations

import os
import signal
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread, current_thread, main_thread
from typing import TYPE_CHECKING, ParamSpec, Self, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Future
    from types import FrameType

Given = ParamSpec("Given")
Done = TypeVar("Done")


class Crew:
    """Several processes on this machine; when one of them dies, whoever waits hears ``BrokenExecutor``."""

    def __init__(self, jobs: int) -> None:
        self._before = active_children()
        # A fresh interpreter each: a copy of this one would inherit its threads half alive.
        self._pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_settle_in)

    def send(self, work: Callable[Given, Done], *args: Given.args, **more: Given.kwargs) -> Future[Done]:
        """Have something done."""
        with _undisturbed():
            return self._pool.submit(work, *args, **more)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        if kind is not None:
            # Who interrupts does not wait for a long game to end.
            for child in set(active_children()) - set(self._before):
                child.terminate()
        self._pool.shutdown(cancel_futures=True)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Leave it to this process to be interrupted, and not while it begins another.

    The other does not hear it at all: it inherits that. This one hears it when the other was told all that it
    must know, for with half of that it would fail loudly.
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


def _settle_in() -> None:
    """Go when the first process is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_go_with_parent, daemon=True).start()


def _go_with_parent() -> None:
    parent = parent_process()
    assert parent is not None, "a worker was started by somebody"
    parent.join()
    os._exit(1)
