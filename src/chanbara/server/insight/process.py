"""The other process: questions come in, prompts go out, each as its length and a pickle."""

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
from typing import TYPE_CHECKING, NamedTuple

from chanbara.kernel.kind import KINDS
from chanbara.server.insight.kind import insight_of
from chanbara.server.insight.prompts import prompt_for

if TYPE_CHECKING:
    from typing import BinaryIO

LENGTH = struct.Struct("!I")
BEAT = 0.01
"""Seconds after a question at which its answer is given, or a multiple of them. Receiving an answer keeps the
server busy for a moment, and when that is must not depend on how long the answer took."""
BEHIND = 5
"""Niceness: the server comes first."""


class Answer(NamedTuple):
    """An answer that waits for its moment."""

    due: float
    data: bytes


def framed(thing: object) -> bytes:
    """Return something as bytes that tell their own length."""
    data = pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def main() -> None:
    """Answer in order, until there are no more questions: the server has ended, in whatever way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # on Ctrl+C the server ends this process
    with contextlib.suppress(OSError):  # not permitted: it keeps normal priority
        os.nice(BEHIND)
    answers, sys.stdout = sys.stdout.fileno(), sys.stderr  # only answers belong into the pipe
    for kind in KINDS.values():
        insight_of(kind)  # imported before anybody waits for it
    waiting: queue.SimpleQueue[Answer] = queue.SimpleQueue()
    threading.Thread(target=_give, args=(waiting, answers), daemon=True).start()
    serve(sys.stdin.buffer, waiting)


def serve(questions: BinaryIO, waiting: queue.SimpleQueue[Answer]) -> None:
    """Compute the answers to all questions, each with the moment at which it is to be given."""
    while head := questions.read(LENGTH.size):
        asked = time.monotonic()
        data = questions.read(LENGTH.unpack(head)[0])
        try:
            found: object = prompt_for(pickle.loads(data))  # noqa: S301 - the server wrote it
        except Exception as error:  # noqa: BLE001 - any error goes back to the server
            found = f"{type(error).__name__}: {error}"
        answer = framed(found)
        waiting.put(Answer(moment_after(asked, time.monotonic()), answer))


def moment_after(asked: float, now: float) -> float:
    """Return the next moment at which the answer to a question may be given."""
    return asked + BEAT * max(1, math.ceil((now - asked) / BEAT))


def _give(waiting: queue.SimpleQueue[Answer], where: int) -> None:
    """Give each answer at its moment."""
    while True:
        due, data = waiting.get()
        time.sleep(max(0.0, due - time.monotonic()))
        while data:
            try:
                data = data[os.write(where, data) :]
            except BrokenPipeError:  # the server was killed
                os._exit(0)


if __name__ == "__main__":
    main()
