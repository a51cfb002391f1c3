"""Nothing that a seat may not know changes what it thinks."""

import numpy as np
import pytest

from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import ASKED, KINDS, NONE, SIZE
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import new_chance
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.mind.belief.worlds import worlds_of
from tests.mind.games import TABLES
from tests.mind.minds import disturb, points_of_aim
from tests.mind.thinking import Table, Thinker

GAMES = 6


def a_thinker(state: Table, fate: np.random.Generator) -> Thinker:
    """The seat that is asked, with any belief."""
    return Thinker(state, fate.dirichlet(np.ones(worlds_of(state))))


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_r12_1_what_is_hidden_changes_no_opinion(players: int, rising_sun: int) -> None:
    fate = np.random.default_rng(players)
    state, actions = np.zeros(SIZE, dtype=np.int8), np.zeros(ACTIONS, dtype=np.int16)
    for game in range(GAMES):
        chance = new_chance(game, players)
        deal(state, chance, players, rising_sun)
        while state[ASKED] != NONE:
            thinker = a_thinker(state.copy(), fate)
            before = thinker.opinions()
            disturb(thinker.state, fate, thinker.seat)
            assert thinker.opinions() == before
            step(state, chance, int(actions[fate.integers(legal(state, actions))]))


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_r12_1_who_looks_on_thinks_of_an_aim_without_the_hand_behind_it(
    players: int, rising_sun: int
) -> None:
    fate = np.random.default_rng(players)
    state, actions = np.zeros(SIZE, dtype=np.int8), np.zeros(ACTIONS, dtype=np.int16)
    chance = new_chance(1, players)
    deal(state, chance, players, rising_sun)
    while state[ASKED] != NONE:
        thinker = a_thinker(state.copy(), fate)
        card, away = int(fate.integers(KINDS)), int(fate.integers(1, players))
        target = (thinker.seat + away) % players
        about = (thinker.seat, thinker.role, thinker.belief, thinker.odds, card, target)
        before = points_of_aim(thinker.state, *about)
        disturb(thinker.state, fate)
        assert points_of_aim(thinker.state, *about) == before
        step(state, chance, int(actions[fate.integers(legal(state, actions))]))
