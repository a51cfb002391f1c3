"""The measurements of an engine."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROUNDS = 5
STATM = Path("/proc/self/statm")


class Play(NamedTuple):
    """What was played, and its CPU time."""

    decisions: int
    """With two or more options."""
    games: int
    seconds: float

    @property
    def speed(self) -> float:
        """Decisions per CPU-second."""
        return self.decisions / self.seconds

    @property
    def games_speed(self) -> float:
        """Games per CPU-second."""
        return self.games / self.seconds


class Figures(NamedTuple):
    """A row of the table: rates per CPU-second, and the size of a game; None if not available."""

    decisions: float
    games: float
    clones: float | None
    observations: float | None
    size: float | None
    """Size of a game in bytes."""


def shown(number: float | None) -> str:
    """Return a number as formatted in a table."""
    return "–" if number is None else f"{number:,.0f}"


def played(play: Callable[[int], Play], rounds: int = ROUNDS) -> tuple[float, float]:
    """Return decisions and games per CPU-second, medians of some rounds after a warm-up."""
    plays = [play(number) for number in range(rounds + 1)][1:]
    return median(one.speed for one in plays), median(one.games_speed for one in plays)


def rate(act: Callable[[], object], times: int, rounds: int = ROUNDS) -> float:
    """Return how often something can be done in a CPU-second, the median of some rounds."""
    found = []
    for _ in range(rounds):
        began = time.process_time()
        for _ in range(times):
            act()
        found.append(times / (time.process_time() - began))
    return median(found)


def resident() -> int | None:
    """Return the memory of this process in bytes, if the system reports it."""
    if not STATM.exists():
        return None
    return int(STATM.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGESIZE")


def size_of(copy: Callable[[], object], copies: int) -> float | None:
    """Return by how much the memory of this process grows with each retained copy, in bytes.

    Python's own accounting would not see the memory of a C++ engine. Measure this first: freed memory would
    be reused.
    """
    gc.collect()
    before = resident()
    kept = [copy() for _ in range(copies)]
    after = resident()
    return None if before is None or after is None else (after - before) / len(kept)
