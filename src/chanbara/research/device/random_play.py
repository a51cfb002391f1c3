"""Random play on a GPU."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba import cuda

from chanbara.research.device.launch import Kernels
from chanbara.research.device.source import random_play

TEAMS = 3
GAMES = 1024
"""Games per multiprocessor that run at the same time."""
BASE = {"BLOCK": 512, "BLOCKS": 2, "STEPS": 5, "SLOW": 16}
RISING_SUN = {"BLOCK": 1024, "BLOCKS": 1, "STEPS": 6, "SLOW": 16}
"""By trial: the games of a block, which synchronize so that all of them are at about the same place in the
code; blocks per multiprocessor; steps that a game runs in a round; rounds between two deals."""


class Played(NamedTuple):
    """What was played: by game, and in all."""

    turns: Any
    """Choices, including those with a single option."""
    made: Any
    """Choices with two or more options."""
    hashes: Any
    """The hash of all choices (``policy.play_turns`` has the same on the CPU)."""
    won: Any
    """Games won, by team."""


@cache
def kernels(players: int, edition: int) -> Kernels:
    """Return the kernel for random play."""
    # With Rising Sun the code is too large to be unrolled: the instructions would not come fast enough.
    is_small = edition & 1 == 1
    return Kernels(random_play(players, edition, is_small=is_small, **_tuning(edition)))


def _tuning(edition: int) -> dict[str, int]:
    return RISING_SUN if edition & 1 else BASE


def room(games: int) -> Played:
    """Return arrays on the device for a number of games: a multiple of GAMES."""
    return Played(*(cuda.to_device(np.zeros(size, dtype=np.int64)) for size in (games, games, games, TEAMS)))


def play(played: Played, rounds: int, players: int, edition: int, number: int) -> None:
    """Play in all games, one after another, for a number of rounds; without waiting for the end."""
    block = _tuning(edition)["BLOCK"]
    kernels(players, edition).launch("play", len(played.turns) // block, block, rounds, number, *played)
