"""Bots without compiled code: the same functions, interpreted in a separate process.

They choose the same, but more slowly; a planner chooses like a detective. Nobody waits for the compiler.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from chanbara.compiled.apart import APART
from chanbara.compiled.warm_up import LONGEST_WAIT
from chanbara.sight import Seen
from chanbara.sword.bots.even import mind_of
from chanbara.sword.bots.protocol import Bot
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.editions import catalog_named, catalog_of
from chanbara.sword.label import labelled, own_cards_of
from chanbara.sword.own_cards import own_cards_from
from chanbara.sword.sight.view import View

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import IO

AS_IT_STANDS = {"NUMBA_DISABLE_JIT": "1"}
TRIES = 2
"""Attempts per question: a process that has died is restarted once."""
STAND_INS = {"planner": "detective", "master": "neural"}
"""Who plays in place of a bot that searches: without compilation there is no time for that."""
MOST_KEPT = 64
"""Bots cached in the process: a new one takes a while to replay the events."""


class Question(msgspec.Struct):
    """A request to a bot."""

    bot: str
    seed: str
    label: dict[str, str]
    """The label of cards and rules, as in a record."""
    own: list[tuple[str, str, str]]
    """User cards: name, text and namespace of each file."""
    view: View
    events: list[Seen]


class Answer(msgspec.Struct):
    """The choice, or an error."""

    option: int
    trouble: str = ""


class InterpretedBots:
    """Runs bots in another process, which is started on first use, or before."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._one_at_a_time = Lock()
        self._is_closed = False

    def choose(self, name: str, seed: str, view: View, events: Sequence[Seen]) -> int:
        """Return the option a bot chooses; blocks until it answers."""
        asked = msgspec.json.encode(_question(name, seed, view, events)) + b"\n"
        answer = None
        with self._one_at_a_time:
            for _ in range(TRIES):
                if answer is None and not self._is_closed:
                    answer = self._ask(asked)
        if answer is None:
            message = f"{name} gave no answer: its process ended"
            raise RuntimeError(message)
        if answer.trouble:
            raise RuntimeError(answer.trouble)
        return answer.option

    def start(self) -> None:
        """Start the process, and return at once, so that the first answer comes sooner."""
        with self._one_at_a_time:
            self._running()

    def close(self) -> None:
        """End the process for good; pending requests get no answer."""
        self._is_closed = True
        process = self._process
        if process is not None:
            process.kill()  # before acquiring the lock, which may never happen: the process may hang
        with self._one_at_a_time:
            self._end()

    def _ask(self, asked: bytes) -> Answer | None:
        """Return the answer, or None if the process has died."""
        process = self._running()
        assert process.stdin is not None, "it has a stream to be asked on"
        assert process.stdout is not None, "and one to answer on"
        try:
            process.stdin.write(asked)
            process.stdin.flush()
            line = process.stdout.readline()
        except OSError:
            line = b""
        if line:
            return msgspec.json.decode(line, type=Answer)
        self._end()
        return None

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "chanbara.sword.bots.interpreted"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, **AS_IT_STANDS},
                **APART,
            )
        return self._process

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait(LONGEST_WAIT)
        for stream in (process.stdin, process.stdout):
            assert stream is not None, "both are ours"
            _close_quietly(stream)


def _close_quietly(stream: IO[bytes]) -> None:
    try:
        stream.close()
    except BrokenPipeError:
        return  # the question was never received


def _question(name: str, seed: str, view: View, events: Sequence[Seen]) -> Question:
    label = dict(catalog_named(view.edition).label)
    files = own_cards_of(label)
    own = [(one.name, one.source, one.space) for one in files]
    return Question(name, seed, label, own, view, list(events))


# --- in the other process -----------------------------------------------------------------------------------


class Kept(NamedTuple):
    """A cached bot and the events it has seen."""

    bot: Bot
    events: list[Seen]


class Company:
    """The most recently used bots."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str, str, int | None], Kept] = {}

    def answer(self, line: bytes) -> Answer:
        """Return the answer to a question."""
        try:
            question = msgspec.json.decode(line, type=Question)
            return Answer(self._bot(question).choose(question.view, question.events))
        except Exception as error:  # noqa: BLE001 - any error goes back to the caller
            return Answer(0, f"{type(error).__name__}: {error}")

    def _bot(self, question: Question) -> Bot:
        """Return the bot of a seat: the cached one that has seen the game so far, or a new one."""
        for one in question.own:
            own_cards_from(*one)
        catalog_of(labelled(question.label))
        name = mind_of(question.bot)
        name = STAND_INS.get(name.partition("@")[0], name)
        place = (name, question.seed, question.view.edition, question.view.seat)
        kept = self._kept.pop(place, None)
        if kept is None or question.events[: len(kept.events)] != kept.events:
            kept = Kept(make_bot(name, question.seed), [])
        self._kept[place] = Kept(kept.bot, question.events)
        if len(self._kept) > MOST_KEPT:
            self._kept.pop(next(iter(self._kept)))
        return kept.bot


def main() -> None:
    """Answer line by line, until there are no more questions or the reader is gone."""
    # On Ctrl-C the parent process ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A user bot may print: the pipe must contain answers only.
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    import numpy as np  # noqa: PLC0415 - not needed by the caller

    np.seterr(over="ignore")  # 64-bit integers overflow, as they do in compiled code
    company = Company()
    for line in sys.stdin.buffer:
        answer = msgspec.json.encode(company.answer(line)) + b"\n"
        try:
            os.write(answers.fileno(), answer)
        except BrokenPipeError:
            return  # the parent was killed


if __name__ == "__main__":
    main()
