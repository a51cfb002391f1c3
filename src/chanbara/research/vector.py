"""Thousands of games stepped by one call, on all cores."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.flat.actions import ACTIONS
from chanbara.flat.chance import CHANCE_SIZE
from chanbara.flat.layout import SEATS, SIZE
from chanbara.flat.ready import make_ready
from chanbara.flat.sight import OBSERVATION_SIZE
from chanbara.flat.vector import Games, begin_range, step_range

if TYPE_CHECKING:
    import numpy.typing as npt

FEWEST, MOST_BASE, MOST_RISING_SUN = 3, 7, 8


class VectorEnv:
    """Many games of Samurai Sword side by side; a game that is over is followed by another in its place.

    Every call writes into the same arrays, a row for each game: what who is asked may know
    (``observation``), what he may do (``mask``), who he is (``actor``), what each seat is given
    (``reward``: 1 for who has won, -1 for who has not, 0 while the game goes on), and whether the choice
    ended the game (``done``). Questions that have one answer are answered. Each row has its own stream of
    chance: the result does not depend on the threads.
    """

    def __init__(
        self,
        games: int,
        *,
        players: int = 5,
        rising_sun: bool = False,
        seed: int = 0,
        threads: int | None = None,
    ) -> None:
        most = MOST_RISING_SUN if rising_sun else MOST_BASE
        if not FEWEST <= players <= most:
            message = f"{FEWEST} to {most} players, not {players} (2.1)"
            raise ValueError(message)
        if games < 1:
            message = f"at least one game, not {games}"
            raise ValueError(message)
        make_ready()
        self.games, self.players, self.rising_sun = games, players, rising_sun
        self.observation: npt.NDArray[np.int8] = np.zeros((games, OBSERVATION_SIZE), dtype=np.int8)
        self.mask: npt.NDArray[np.int8] = np.zeros((games, ACTIONS), dtype=np.int8)
        self.actor: npt.NDArray[np.int8] = np.zeros(games, dtype=np.int8)
        self.reward: npt.NDArray[np.float32] = np.zeros((games, SEATS), dtype=np.float32)
        self.done: npt.NDArray[np.bool_] = np.zeros(games, dtype=np.bool_)
        self.states: npt.NDArray[np.int8] = np.zeros((games, SIZE), dtype=np.int8)
        self._arrays = Games(
            self.states,
            np.zeros((games, CHANCE_SIZE), dtype=np.int64),
            np.zeros((games, ACTIONS), dtype=np.int16),
            np.zeros(games, dtype=np.int64),
            self.observation,
            self.mask,
            self.actor,
            self.reward,
            self.done,
        )
        threads = min(games, threads or os.cpu_count() or 1)
        edges = [games * part // threads for part in range(threads + 1)]
        self._ranges = list(pairwise(edges))
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew; the same seed deals the same games."""
        self._share(begin_range, self.players, int(self.rising_sun), seed)

    def step(self, choices: npt.NDArray[np.int64]) -> None:
        """Carry out one action in each game: numbers that ``mask`` allows."""
        chosen = np.ascontiguousarray(choices, dtype=np.int64)
        if chosen.shape != (self.games,):
            message = f"one action for each of {self.games} games, not {chosen.shape}"
            raise ValueError(message)
        illegal = np.flatnonzero(self.mask[np.arange(self.games), chosen] == 0)
        if illegal.size:
            message = f"action {chosen[illegal[0]]} is not legal in game {illegal[0]}"
            raise ValueError(message)
        self._share(step_range, self.players, int(self.rising_sun), choices=chosen)

    def _share(self, work: Any, *numbers: int, choices: Any = None) -> None:  # noqa: ANN401 - compiled functions
        """Have the threads do a piece of work for a range of games each."""
        given = (self._arrays,) if choices is None else (self._arrays, choices)
        if self._pool is None:
            work(*given, *self._ranges[0], *numbers)
            return
        waiting = [self._pool.submit(work, *given, *part, *numbers) for part in self._ranges]
        for one in waiting:
            one.result()

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()
