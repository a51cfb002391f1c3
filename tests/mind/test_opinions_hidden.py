"""Nothing that a seat may not know changes what it thinks."""

import numpy as np
import pytest

from chanbara.flat.actions import ACTIONS
from chanbara.flat.answers import step
from chanbara.flat.chance import new_chance
from chanbara.flat.compiling import prepare
from chanbara.flat.deal import deal
from chanbara.flat.layout import (
    ASKED,
    DECK_SIZE,
    HANDS,
    KINDS,
    NONE,
    OP,
    PILES,
    PLAYERS,
    REMOVED,
    ROLE,
    SEALED,
    SIZE,
    WHOLE_BYTE,
)
from chanbara.flat.legal import legal
from chanbara.flat.query import shogun_of
from chanbara.flat.stack import top
from chanbara.flat.words import PICK, ROLES
from chanbara.mind.plays import points_of_aim
from chanbara.mind.worlds import worlds_of
from tests.mind.thinking import Table, Thinker

TABLES = [*((players, 0) for players in range(3, 8)), *((players, 1) for players in range(3, 9))]
GAMES = 6


def disturb(state: Table, seat: int, fate: np.random.Generator) -> None:
    """Change at random what is hidden from a seat; its own role is told it by whoever asks."""
    shogun = shogun_of(state)
    for other in range(int(state[PLAYERS])):
        if other != shogun:
            state[ROLE + other] = fate.integers(1, ROLES)
        if other != seat:
            disturb_hand(state, other, fate)
            if state[SEALED + other] != NONE and state[top(state) + OP] != PICK:
                state[SEALED + other] = fate.integers(KINDS)
    state[REMOVED : REMOVED + 3] = fate.integers(NONE, ROLES, 3)
    deck = int(state[DECK_SIZE]) & WHOLE_BYTE
    state[PILES : PILES + deck] = fate.integers(0, KINDS, deck)


def disturb_hand(state: Table, seat: int, fate: np.random.Generator) -> None:
    """Change a hand; how many cards it has, everybody sees."""
    state[HANDS + seat * KINDS : HANDS + (seat + 1) * KINDS] = fate.integers(0, 3, KINDS)


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
            disturb(thinker.state, thinker.seat, fate)
            assert thinker.opinions() == before
            step(state, chance, int(actions[fate.integers(legal(state, actions))]))


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_r12_1_who_looks_on_thinks_of_an_aim_without_the_hand_behind_it(
    players: int, rising_sun: int
) -> None:
    prepare(points_of_aim)
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
        disturb(thinker.state, thinker.seat, fate)
        disturb_hand(thinker.state, thinker.seat, fate)
        assert points_of_aim(thinker.state, *about) == before
        step(state, chance, int(actions[fate.integers(legal(state, actions))]))
