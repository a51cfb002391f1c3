"""Thousands of games stepped by one call, on all cores or on a GPU."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from chanbara.flat.actions import ACTIONS
from chanbara.flat.chance import CHANCE_SIZE
from chanbara.flat.layout import NONE, SEATS, SIZE
from chanbara.flat.ready import make_ready
from chanbara.flat.sight import OBSERVATION_SIZE
from chanbara.flat.vector import begin_range, first_illegal, step_range
from chanbara.flat.words import BASE_CATALOG, CATALOG


def check_players(players: int, *, rising_sun: bool) -> None:
    """Refuse a number of players for which there is no deal."""
    sizes = (CATALOG if rising_sun else BASE_CATALOG).deals.roles
    if players not in sizes:
        message = f"{min(sizes)} to {max(sizes)} players, not {players} (2.1)"
        raise ValueError(message)


class VectorEnv:
    """Many games of Samurai Sword side by side; a game that is over is followed by another in its place.

    Every call writes into the same arrays, a row for each game: what who is asked may know
    (``observation``), what he may do (``mask``), who he is (``actor``), what each seat is given
    (``reward``: 1 for who has won, -1 for who has not, 0 while the game goes on), and whether the choice
    ended the game (``done``). Questions that have one answer are answered. Each row has its own stream of
    chance: the result depends neither on the threads nor on the device.

    With ``device="cuda"`` the arrays lie on the GPU and stay there; libraries for learning take them as they
    are, by their ``__cuda_array_interface__``.
    """

    def __init__(
        self,
        games: int,
        *,
        players: int = 5,
        rising_sun: bool = False,
        seed: int = 0,
        threads: int | None = None,
        device: str = "cpu",
    ) -> None:
        check_players(players, rising_sun=rising_sun)
        if games < 1:
            message = f"at least one game, not {games}"
            raise ValueError(message)
        if device not in {"cpu", "cuda"}:
            message = f'"cpu" or "cuda", not "{device}"'
            raise ValueError(message)
        self.games, self.players, self.rising_sun = games, players, rising_sun
        arrays: tuple[Any, ...] = (
            np.zeros((games, SIZE), dtype=np.int8),
            np.zeros((games, CHANCE_SIZE), dtype=np.int64),
            np.zeros((games, OBSERVATION_SIZE), dtype=np.int8),
            np.zeros((games, ACTIONS), dtype=np.int8),
            np.zeros((games, SEATS), dtype=np.float32),
            np.zeros(games, dtype=np.int8),
            np.zeros(games, dtype=np.int8),
        )
        self._work: Any = Threads(arrays, threads) if device == "cpu" else Kernels(arrays)
        self.states, _, self.observation, self.mask, self.reward, self.actor, done = self._work.arrays
        self.done = done.view(np.bool_)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew; the same seed deals the same games."""
        self._work.begin(self.players, int(self.rising_sun), seed)

    def step(self, choices: Any) -> None:  # noqa: ANN401 - an array, here or on the device
        """Carry out one action in each game: numbers that ``mask`` allows."""
        chosen = self._work.taken(choices)
        if chosen.shape != (self.games,):
            message = f"one action for each of {self.games} games, not {chosen.shape}"
            raise ValueError(message)
        illegal = self._work.first_illegal(chosen)
        if illegal != NONE:
            message = f"action {chosen[illegal]} is not legal in game {illegal}"
            raise ValueError(message)
        self._work.step(self.players, int(self.rising_sun), chosen)

    def close(self) -> None:
        """End the threads."""
        self._work.close()


class Threads:
    """Steps games on the cores of the CPU."""

    def __init__(self, arrays: tuple[Any, ...], threads: int | None) -> None:
        make_ready()
        self.arrays = arrays
        self._flat = [array.reshape(-1) for array in arrays]
        games = len(arrays[0])
        threads = min(games, threads or os.cpu_count() or 1)
        edges = [games * part // threads for part in range(threads + 1)]
        self._parts = [(*edge, np.zeros(ACTIONS, dtype=np.int16)) for edge in pairwise(edges)]
        """For each thread a range of games, and room for legal actions."""
        self._pool = ThreadPoolExecutor(max(1, threads - 1))

    def taken(self, choices: Any) -> Any:  # noqa: ANN401 - an array
        """Return choices as compiled code wants them."""
        return np.ascontiguousarray(choices, dtype=np.int64)

    def first_illegal(self, choices: Any) -> int:  # noqa: ANN401
        """Return the first game in which the choice is not legal, or NONE."""
        return int(first_illegal(self._flat[3], choices, len(choices)))

    def begin(self, players: int, rising_sun: int, seed: int) -> None:
        """Deal all games."""
        self._share(begin_range, players, rising_sun, seed)

    def step(self, players: int, rising_sun: int, choices: Any) -> None:  # noqa: ANN401
        """Carry out a choice in each game."""
        self._share(step_range, players, rising_sun, choices)

    def _share(self, work: Any, players: int, rising_sun: int, given: Any) -> None:  # noqa: ANN401
        """Have the threads do a piece of work for a range of games each."""
        own, *others = [(*self._flat, players, rising_sun, *part, given) for part in self._parts]
        waiting = [self._pool.submit(work, *part) for part in others]
        # The calling thread works too: waking one up takes as long as a hundred games.
        work(*own)
        for one in waiting:
            one.result()

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown()


class Kernels:
    """Steps games on a GPU."""

    BLOCK = 128
    """Threads of a block."""

    def __init__(self, arrays: tuple[Any, ...]) -> None:
        from numba import cuda  # noqa: PLC0415 - only where there is a GPU

        from chanbara.flat import cuda as kernels  # noqa: PLC0415

        if not cuda.is_available():
            message = 'device="cuda" needs a GPU by NVIDIA, its driver, and the package numba-cuda'
            raise RuntimeError(message)
        self._cuda = cuda
        self.arrays = tuple(cuda.to_device(array) for array in arrays)
        shape = -(-len(arrays[0]) // self.BLOCK), self.BLOCK
        self._begin = kernels.begin_kernel()[shape]
        self._step = kernels.step_kernel()[shape]
        self._find = kernels.illegal_kernel()[shape]

    def taken(self, choices: Any) -> Any:  # noqa: ANN401 - an array, here or on the device
        """Return choices as an array on the device."""
        if hasattr(choices, "__cuda_array_interface__"):
            return self._cuda.as_cuda_array(choices)
        return self._cuda.to_device(np.ascontiguousarray(choices, dtype=np.int64))

    def first_illegal(self, choices: Any) -> int:  # noqa: ANN401
        """Return the first game in which the choice is not legal, or NONE."""
        games = len(choices)
        first = self._cuda.to_device(np.array([games], dtype=np.int64))
        self._find(self.arrays[3], choices, first)
        found = int(first.copy_to_host()[0])
        return NONE if found == games else found

    def begin(self, players: int, rising_sun: int, seed: int) -> None:
        """Deal all games."""
        self._begin(*self.arrays, players, rising_sun, seed)

    def step(self, players: int, rising_sun: int, choices: Any) -> None:  # noqa: ANN401
        """Carry out a choice in each game."""
        self._step(*self.arrays, players, rising_sun, choices)

    def close(self) -> None:
        """Nothing is left running."""
