"""Stepping many games on all CPU cores."""

from __future__ import annotations

import os
import time
import weakref
from itertools import pairwise
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.compiled.warm_up import compile_now
from chanbara.sword.flat.env.crew import announce, falls_asleep, help_out, is_finished, signals_for
from chanbara.sword.flat.env.vector import begin_all, first_illegal, seed_all, step_range
from chanbara.sword.flat.format.actions import ACTIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

CHANCES, OBSERVATIONS, MASKS = 1, 2, 3
"""The indices of the random streams, of the observations and of the masks among the arrays."""


def whole_numbers(choices: Any) -> Any:  # noqa: ANN401 - an array, or what makes one
    """Return choices as an array of integers; what is not whole is refused, never rounded.

    They may come from any library that speaks DLPack.
    """
    has_array = isinstance(choices, np.ndarray) or hasattr(choices, "__array__")
    is_exported = not has_array and hasattr(choices, "__dlpack__")
    given = np.from_dlpack(choices) if is_exported else np.asarray(choices)
    if given.dtype.kind not in "iu":
        message = f"actions are integers, not {given.dtype}"
        raise TypeError(message)
    return np.ascontiguousarray(given, dtype=np.int64)


class Crew:
    """Runs one compiled function on ranges of games in parallel; the calling thread does the first range."""

    def __init__(self, work: Any, helping: Any, parts: Sequence[tuple[Any, ...]]) -> None:  # noqa: ANN401 - compiled
        """Take the function, its form for a helper (see ``crew``), and its arguments for each thread."""
        self._work, self._helping = work, helping
        self._own, *self._others = parts
        self._start_helpers()

    def _start_helpers(self) -> None:
        """Start the helpers of this process."""
        self._process = os.getpid()
        self._signals = np.zeros(signals_for(len(self._others)), dtype=np.int64)
        self._bells = [Bell() for _ in self._others]
        for number, (bell, part) in enumerate(zip(self._bells, self._others, strict=True), 1):
            given = bell, self._helping, self._signals, number, part
            Thread(target=_help, args=given, daemon=True).start()
        # The helpers do not reference this object: when it is collected, they end.
        self.close = weakref.finalize(self, _dismiss, self._bells)

    def run(self) -> None:
        """Run the function on all ranges."""
        if not self.close.alive:
            message = "this environment was closed"
            raise ValueError(message)
        if self._process != os.getpid():
            # Threads do not survive a fork; the arrays do.
            self._start_helpers()
        helpers = len(self._bells)
        if announce(self._signals, helpers):
            for bell in self._bells:
                bell.rung.set()
        self._work(*self._own)
        while not is_finished(self._signals, helpers):
            time.sleep(0)


def ranges(games: int, threads: int | None) -> list[tuple[int, int]]:
    """Divide the games evenly among threads: by default as many as there are cores."""
    threads = min(games, threads or os.cpu_count() or 1)
    return list(pairwise(games * part // threads for part in range(threads + 1)))


class OnThreads:
    """Games in arrays, which threads share."""

    _crew: Crew

    def __init__(self, arrays: tuple[Any, ...]) -> None:
        self.arrays = arrays
        self._arrays = [array.reshape(-1) for array in arrays]
        self._choices = np.zeros(len(arrays[0]), dtype=np.int64)

    def taken(self, choices: Any) -> Any:  # noqa: ANN401 - an array
        """Return choices as an array of numbers."""
        return whole_numbers(choices)

    def copied(self) -> list[Any]:
        """Return copies of all arrays."""
        return [array.copy() for array in self.arrays]

    def put_back(self, arrays: Sequence[Any]) -> None:
        """Write copies back."""
        for array, copy in zip(self.arrays, arrays, strict=True):
            array[...] = copy

    def first_illegal(self, choices: Any) -> int:  # noqa: ANN401
        """Return the first game with an illegal choice, or NONE."""
        return int(first_illegal(self._arrays[MASKS], choices, len(choices)))

    def close(self) -> None:
        """Stop the helpers."""
        self._crew.close()


class Threads(OnThreads):
    """Distributes the games over threads."""

    def __init__(self, arrays: tuple[Any, ...], players: int, edition: int, threads: int | None) -> None:
        compile_now("sword.flat")
        super().__init__(arrays)
        self._rules = players, edition
        parts = [
            (*self._arrays, np.zeros(ACTIONS, dtype=np.int16), self._choices, *self._rules, *edges)
            for edges in ranges(len(arrays[0]), threads)
        ]
        self._crew = Crew(step_range, help_out, parts)

    def seed(self, number: int) -> None:
        """Give each game a random stream of its own."""
        seed_all(self._arrays[CHANCES], number, len(self._choices))

    def begin(self) -> None:
        """Deal all games."""
        room = np.zeros(ACTIONS, dtype=np.int16)
        begin_all(*(*self._arrays, room, *self._rules, len(self._choices)))

    def step(self, choices: Any) -> None:  # noqa: ANN401
        """Execute a choice in each game."""
        self._choices[:] = choices
        self._crew.run()


class Bell:
    """Wakes a helper, or tells it to stop."""

    def __init__(self) -> None:
        self.rung = Event()
        self.is_last = False


def _help(bell: Bell, helping: Any, signals: Any, number: int, part: tuple[Any, ...]) -> None:  # noqa: ANN401
    while not bell.is_last:
        helping(signals, number, *part)
        if falls_asleep(signals, number):
            bell.rung.wait()
            bell.rung.clear()


def _dismiss(bells: list[Bell]) -> None:
    for bell in bells:
        bell.is_last = True
        bell.rung.set()
