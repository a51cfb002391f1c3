"""The other process: work comes in, results go out, each as a header and a pickle."""

from __future__ import annotations

import contextlib
import heapq
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

from chanbara.server.priority import step_back
from chanbara.server.workers.queues import AT_MOMENTS, BEHIND, Queue

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import BinaryIO

HEAD = struct.Struct("!IBI")
"""The number of a question, which its answer repeats; its queue; and the length of what follows."""
CAPACITY = 255
"""In place of a queue: what follows is how many jobs of each queue can be worked on at the same time."""
THREADS = "--threads"
"""Asks for a thread for each queue."""
SERVER_FIRST = 5
"""Niceness: the server comes first."""
SHARING = 0.0005
"""Thread switch interval in seconds: what takes a moment does not wait long for what takes long."""


class Call(NamedTuple):
    """A function of some module, and what it is called with."""

    work: Callable[..., Any]
    words: tuple[Any, ...]


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


class Asked(NamedTuple):
    """Work that waits in its queue."""

    number: int
    lane: int
    data: bytes


def pickled(thing: object) -> bytes:
    """Return something as bytes."""
    return pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)


def framed(number: int, lane: int, data: bytes) -> bytes:
    """Return work or a result as it is sent."""
    return HEAD.pack(number, lane, len(data)) + data


def main() -> None:
    """Work until there is no more to do: the server has ended, in whatever way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # on Ctrl+C the server ends this process
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):  # not permitted: it keeps normal priority
            os.nice(SERVER_FIRST)
    sys.setswitchinterval(SHARING)
    results, sys.stdout = sys.stdout.fileno(), sys.stderr  # only results belong into the pipe
    waiting: queue.SimpleQueue[Waiting] = queue.SimpleQueue()
    threading.Thread(target=_give, args=(waiting, results), daemon=True).start()
    serve(sys.stdin.buffer, waiting, float(sys.argv[1]), has_threads=THREADS in sys.argv)
    os._exit(0)  # nobody waits for what the threads still compute


def serve(
    asked: BinaryIO, waiting: queue.SimpleQueue[Waiting], beat: float, *, has_threads: bool = False
) -> None:
    """Do all work that comes in: in its order, or each queue in its order and in a thread of its own."""
    lanes: dict[int, queue.SimpleQueue[Asked]] = {}
    while head := asked.read(HEAD.size):
        number, lane, length = HEAD.unpack(head)
        one = Asked(number, lane, asked.read(length))
        if not has_threads:
            _work(one, waiting, beat)
            continue
        if lane not in lanes:
            lanes[lane] = queue.SimpleQueue()
            words = (lane, lanes[lane], waiting, beat if lane in AT_MOMENTS else 0.0)
            threading.Thread(target=_work_always, args=words, daemon=True).start()
        lanes[lane].put(one)


def _work_always(
    lane: int, asked: queue.SimpleQueue[Asked], waiting: queue.SimpleQueue[Waiting], beat: float
) -> None:
    """Do the work of one queue."""
    step_back(BEHIND.get(Queue(lane), 0))
    while True:
        _work(asked.get(), waiting, beat)


def _work(asked: Asked, waiting: queue.SimpleQueue[Waiting], beat: float) -> None:
    """Do some work, and say at which moment its result is to be given."""
    began = time.monotonic()
    result = framed(asked.number, asked.lane, answer(asked.data))
    waiting.put(Waiting(moment_after(began, time.monotonic(), beat), result))


def answer(data: bytes) -> bytes:
    """Do some work, and return its result."""
    try:
        work, words = pickle.loads(data)  # noqa: S301 - the server wrote it
    except Exception as error:  # noqa: BLE001 - it may be of a game that this process does not know
        return pickled(Result(None, trouble=type(error).__name__))
    try:
        return pickled(Result(_done(work, words)))
    except Exception as error:  # noqa: BLE001 - any error goes back to the server
        with contextlib.suppress(Exception):
            return pickled(Result(None, error))
        return pickled(Result(None, trouble=type(error).__name__))


def _done(work: Callable[..., Any], words: tuple[Any, ...]) -> Any:  # noqa: ANN401 - whatever it returns
    return work(*words)


def moment_after(began: float, now: float, beat: float) -> float:
    """Return the next moment at which a result may be given: a multiple of the beat after its work came."""
    return began + beat * max(1, math.ceil((now - began) / beat)) if beat else now


def _give(waiting: queue.SimpleQueue[Waiting], where: int) -> None:
    """Give each result at its moment."""
    known: list[Waiting] = []
    while True:
        left = max(0.0, known[0].due - time.monotonic()) if known else None
        try:
            heapq.heappush(known, waiting.get(timeout=left))
            continue
        except queue.Empty:
            data = heapq.heappop(known).data
        while data:
            try:
                data = data[os.write(where, data) :]
            except BrokenPipeError:  # the server was killed
                os._exit(0)
