"""One visit: start the game as a stranger would, play a turn on the server and one in the terminal, stop.

``python -m checks.strangers.visit`` reads a plan and prints what it saw, both as JSON, so that a visit can be
made in a network or as a user of its own.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING

import msgspec

import chanbara
from checks.strangers.player import PLAYERS, play_turn

if TYPE_CHECKING:
    from collections.abc import Iterator

GREETING = re.compile(r"Chanbara is served at (http://\S+)")
PATIENCE = 900.0
"""Seconds for everything between two lines of output: packages are downloaded, and the page is built."""
TYPED = "1\n\n" * 60
"""The first choice again and again; an empty line does nothing. At the end of its input the game ends."""
RECORD = "mine.record"
"""The file in which the terminal records the game."""


class Plan(msgspec.Struct):
    """What a stranger does."""

    folder: str
    serve: list[str]
    terminal: list[str]
    environment: dict[str, str]


class Seen(msgspec.Struct):
    """What came of it."""

    seconds: float
    """Until the server greets."""
    again: float
    """The same for a second start."""
    way: str
    """How the turn on the server was played."""
    printed: list[str]
    """What the first start printed, without the log: it is not shown on a terminal."""
    terminal: float
    """Seconds for the turns in the terminal."""


class Started:
    """A program in a group of its own, as on a terminal."""

    def __init__(self, plan: Plan, command: list[str]) -> None:
        self.lines: list[str] = []
        self.process = subprocess.Popen(
            command,
            cwd=plan.folder,
            env=plan.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )

    def read(self) -> Iterator[str]:
        """Yield what it prints, line by line."""
        assert self.process.stdout is not None, "it was started with a pipe"
        ends = Timer(PATIENCE, self.signal, [signal.SIGKILL])
        ends.start()
        try:
            for line in self.process.stdout:
                self.lines.append(line.rstrip("\n"))
                yield line
        finally:
            ends.cancel()

    def signal(self, which: signal.Signals) -> None:
        """Send a signal to everything that was started, as a terminal does for Ctrl+C."""
        os.killpg(self.process.pid, which)

    def end(self) -> None:
        """Wait for its end; a traceback is a failure."""
        with self.process:
            for _ in self.read():
                pass
        text = "\n".join(self.lines)
        assert "Traceback" not in text, text


def served(plan: Plan) -> tuple[Started, str, float]:
    """Start the server; return it with its address, and the seconds until it greeted."""
    began = time.monotonic()
    server = Started(plan, plan.serve)
    for line in server.read():
        found = GREETING.search(line)
        if found:
            return server, found[1], time.monotonic() - began
    server.process.communicate()
    raise AssertionError("\n".join(["the server did not start", *server.lines]))


def stop(server: Started) -> None:
    """Press Ctrl+C."""
    server.signal(signal.SIGINT)
    server.end()


def play_in_terminal(plan: Plan) -> float:
    """Play in the terminal until the input ends; return the seconds that took."""
    began = time.monotonic()
    game = Started(plan, plan.terminal)
    assert game.process.stdin is not None, "it was started with a pipe"
    game.process.stdin.write(TYPED)
    game.process.stdin.close()
    game.end()
    played = chanbara.replay((Path(plan.folder) / RECORD).read_text(encoding="utf-8"))
    assert chanbara.observe(played, 0).turn > PLAYERS, "\n".join(["nobody has had a turn", *game.lines])
    return time.monotonic() - began


def visit(plan: Plan) -> Seen:
    """Make a visit."""
    server, url, seconds = served(plan)
    try:
        way = play_turn(url)
    finally:
        stop(server)
    terminal = play_in_terminal(plan)
    second, _, again = served(plan)
    stop(second)
    printed = [line for line in server.lines if line.strip() and not line.startswith("{")]
    return Seen(seconds, again, way, printed, terminal)


if __name__ == "__main__":
    found = visit(msgspec.json.decode(sys.stdin.buffer.read(), type=Plan))
    sys.stdout.buffer.write(msgspec.json.encode(found))
