"""The other process: work comes in, results go out, each as its length and a pickle."""

from __future__ import annotations

import contextlib
import math
import os
import pickle
import queue
import signal
import struct
import sys
import threading
import time
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import BinaryIO

LENGTH = struct.Struct("!I")
BEHIND = 5
"""Niceness: the server comes first."""


class Result(NamedTuple):
    """What came of some work."""

    value: Any
    error: Exception | None = None
    trouble: str = ""
    """The type of what went wrong, if that cannot be sent as an error. It is logged, and the text of an error
    could name a hidden card."""


class Waiting(NamedTuple):
    """A result that waits for its moment."""

    due: float
    data: bytes


def framed(thing: object) -> bytes:
    """Return something as bytes that tell their own length."""
    data = pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def main() -> None:
    """Work in order, until there is no more to do: the server has ended, in whatever way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # on Ctrl+C the server ends this process
    with contextlib.suppress(OSError):  # not permitted: it keeps normal priority
        os.nice(BEHIND)
    results, sys.stdout = sys.stdout.fileno(), sys.stderr  # only results belong into the pipe
    waiting: queue.SimpleQueue[Waiting] = queue.SimpleQueue()
    threading.Thread(target=_give, args=(waiting, results), daemon=True).start()
    serve(sys.stdin.buffer, waiting, float(sys.argv[1]))


def serve(asked: BinaryIO, waiting: queue.SimpleQueue[Waiting], beat: float) -> None:
    """Do all work that comes in, and say at which moment each result is to be given."""
    while head := asked.read(LENGTH.size):
        began = time.monotonic()
        result = _framed_result(asked.read(LENGTH.unpack(head)[0]))
        waiting.put(Waiting(moment_after(began, time.monotonic(), beat), result))


def _framed_result(data: bytes) -> bytes:
    try:
        work, words = pickle.loads(data)  # noqa: S301 - the server wrote it
    except Exception as error:  # noqa: BLE001 - it may be of a game that this process does not know
        return framed(Result(None, trouble=type(error).__name__))
    try:
        return framed(Result(_done(work, words)))
    except Exception as error:  # noqa: BLE001 - any error goes back to the server
        with contextlib.suppress(Exception):
            return framed(Result(None, error))
        return framed(Result(None, trouble=type(error).__name__))


def _done(work: Callable[..., Any], words: tuple[Any, ...]) -> Any:  # noqa: ANN401 - whatever it returns
    return work(*words)


def moment_after(began: float, now: float, beat: float) -> float:
    """Return the next moment at which a result may be given: a multiple of the beat after its work came."""
    return began + beat * max(1, math.ceil((now - began) / beat)) if beat else now


def _give(waiting: queue.SimpleQueue[Waiting], where: int) -> None:
    """Give each result at its moment."""
    while True:
        due, data = waiting.get()
        time.sleep(max(0.0, due - time.monotonic()))
        while data:
            try:
                data = data[os.write(where, data) :]
            except BrokenPipeError:  # the server was killed
                os._exit(0)
