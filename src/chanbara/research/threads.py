"""Stepping many games on all CPU cores."""

from __future__ import annotations

import os
import time
import weakref
from itertools import pairwise
from threading import Event, Thread
from typing import Any

import numpy as np

from chanbara.compiled.warm_up import compile_now
from chanbara.sword.flat.env.crew import announce, falls_asleep, help_out, is_finished, signals_for
from chanbara.sword.flat.env.vector import begin_all, first_illegal, step_range
from chanbara.sword.flat.format.actions import ACTIONS

MASKS = 3
"""The index of the masks among the arrays."""


class Threads:
    """Distributes the games over threads; the calling thread does the first share."""

    def __init__(self, arrays: tuple[Any, ...], players: int, edition: int, threads: int | None) -> None:
        compile_now("sword.flat")
        self.arrays = arrays
        games = len(arrays[0])
        threads = min(games, threads or os.cpu_count() or 1)
        self._choices = np.zeros(games, dtype=np.int64)
        self._arrays = [array.reshape(-1) for array in arrays]
        self._rules = players, edition
        edges = [games * part // threads for part in range(threads + 1)]
        self._own, *others = [
            (*self._arrays, np.zeros(ACTIONS, dtype=np.int16), self._choices, *self._rules, *edge)
            for edge in pairwise(edges)
        ]
        self._signals = np.zeros(signals_for(len(others)), dtype=np.int64)
        self._bells = [Bell() for _ in others]
        for number, (bell, part) in enumerate(zip(self._bells, others, strict=True), 1):
            Thread(target=_help, args=(bell, self._signals, number, part), daemon=True).start()
        # The helpers do not reference this object: when it is collected, they end.
        self.close = weakref.finalize(self, _dismiss, self._bells)

    def begin(self, seed: int) -> None:
        """Deal all games."""
        room = self._own[len(self._arrays)]
        begin_all(*(*self._arrays, room, *self._rules, seed, len(self._choices)))

    def taken(self, choices: Any) -> Any:  # noqa: ANN401 - an array
        """Return choices as an array of numbers."""
        return np.ascontiguousarray(choices, dtype=np.int64)

    def first_illegal(self, choices: Any) -> int:  # noqa: ANN401
        """Return the first game with an illegal choice, or NONE."""
        return int(first_illegal(self._arrays[MASKS], choices, len(choices)))

    def step(self, choices: Any) -> None:  # noqa: ANN401
        """Execute a choice in each game."""
        if not self.close.alive:
            message = "this environment was closed"
            raise ValueError(message)
        self._choices[:] = choices
        helpers = len(self._bells)
        if announce(self._signals, helpers):
            for bell in self._bells:
                bell.rung.set()
        step_range(*self._own)
        while not is_finished(self._signals, helpers):
            time.sleep(0)


class Bell:
    """Wakes a helper, or tells it to stop."""

    def __init__(self) -> None:
        self.rung = Event()
        self.is_last = False


def _help(bell: Bell, signals: Any, number: int, part: tuple[Any, ...]) -> None:  # noqa: ANN401
    while not bell.is_last:
        help_out(signals, number, *part)
        if falls_asleep(signals, number):
            bell.rung.wait()
            bell.rung.clear()


def _dismiss(bells: list[Bell]) -> None:
    for bell in bells:
        bell.is_last = True
        bell.rung.set()
