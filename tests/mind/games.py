"""Positions from games that were played at random on the flat core."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import ASKED, NONE, SIZE
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import below, new_chance
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal

TABLES = [*((players, 0) for players in range(3, 8)), *((players, 1) for players in range(3, 9))]
"""Players, and whether with Rising Sun."""


def positions(players: int, rising_sun: int, number: int, every: int = 7) -> Iterator[State]:
    """Yield a copy of a random game at every so-manieth decision."""
    state, chance = np.zeros(SIZE, dtype=np.int8), new_chance(number)
    actions = np.zeros(ACTIONS, dtype=np.int16)
    deal(state, chance, players, rising_sun)
    asked = 0
    while state[ASKED] != NONE:
        if asked % every == 0:
            yield state.copy()
        asked += 1
        step(state, chance, actions[below(chance, legal(state, actions))])
