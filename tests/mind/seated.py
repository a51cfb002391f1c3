"""Whole games in compiled code, with a bot in each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import KINDS, PLAYERS, SEATS
from chanbara.sword.flat.rules.chance import CHANCE_SIZE
from chanbara.sword.mind.arrays import KINDS_OF_SETTING, MIND_SIZE, Mind, new_workspace
from chanbara.sword.mind.belief.knowing import ALL_KNOWN_SIZE
from chanbara.sword.mind.run.seated import play_seated
from chanbara.sword.mind.search.policy import DETECTIVE, GREEDY, NOVICE, RANDOM
from chanbara.sword.mind.value.styles import Manners

MIXED = (DETECTIVE, RANDOM, NOVICE, GREEDY, DETECTIVE, NOVICE, GREEDY, RANDOM)
ROLLOUTS = 4
NO_MANNERS = np.zeros(SEATS * KINDS_OF_SETTING)


class Played(NamedTuple):
    """A game at its end."""

    state: State
    mind: Mind
    decisions: int
    answers: list[int]


def at_once(state: State, kinds: Sequence[int], number: int, manners: Manners = NO_MANNERS) -> Played:
    """Have a game played that was dealt. Nothing is thought before: what is read must have been written."""
    mind, answers = np.full(MIND_SIZE, np.nan), np.zeros(SEATS, dtype=np.int64)
    decisions = play_seated(
        state,
        number,
        np.array(kinds, dtype=np.int8),
        np.full(SEATS, ROLLOUTS),
        manners.reshape(-1),
        answers,
        np.zeros(CHANCE_SIZE, dtype=np.int64),
        np.zeros(ALL_KNOWN_SIZE, dtype=np.int8),
        np.zeros(KINDS, dtype=np.int8),
        new_workspace(mind),
    )
    return Played(state, mind, int(decisions), answers[: int(state[PLAYERS])].tolist())
