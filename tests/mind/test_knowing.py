"""What seats know of each other's hands, beside the reference engine's account."""

from __future__ import annotations

import random

import numpy as np
import pytest

import chanbara
from chanbara.sword.flat.format.arrays import Chance, State
from chanbara.sword.flat.format.layout import KINDS, SEATS
from chanbara.sword.mind.arrays import Known
from chanbara.sword.mind.belief.knowing import ALL_KNOWN_SIZE, know_step
from chanbara.sword.rules.state import Table
from checks.soak import twin
from tests.mind.games import TABLES


def told(table: Table) -> Known:
    """What every seat knows, as the reference engine has it."""
    known = np.zeros((SEATS, SEATS, KINDS), dtype=np.int8)
    for holder, player in enumerate(table.players):
        for card, bits in player.known:
            for viewer in range(len(table.players)):
                known[viewer, holder, card] += bits >> viewer & 1
    return known.reshape(-1)


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_r12_1_all_know_what_the_reference_engine_says_they_know(
    monkeypatch: pytest.MonkeyPatch, players: int, rising_sun: int
) -> None:
    known, row = np.zeros(ALL_KNOWN_SIZE, dtype=np.int8), np.zeros(KINDS, dtype=np.int8)

    def step(state: State, chance: Chance, action: int) -> None:
        know_step(state, chance, action, known, row)

    monkeypatch.setattr(twin, "step", step)
    seen = 0
    for number in range(3):
        game = chanbara.new_game("sword", players=players, seed=number, rising_sun=bool(rising_sun))
        both, fate = twin.Twin(game), random.Random(number)
        known[:] = 0
        while (asked := game.decision) is not None:
            both.choose(twin.TEMPERS[number % 2](fate, asked))
            both.compare()
            assert (known == told(game.table)).all()
            seen += int(known.sum())
    assert seen > 0
