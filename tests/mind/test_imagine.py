"""Worlds that fit what a seat knows."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from chanbara.sword.flat.env.observe import observe
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import (
    ASKED,
    CARDS,
    DECK_SIZE,
    HAND_SIZE,
    HANDS,
    KINDS,
    NONE,
    PILE_SIZE,
    PILES,
    PLAYERS,
    REMOVED,
    RISING_SUN,
    ROLE,
    SEALED,
    SEATS,
    SIZE,
)
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from chanbara.sword.flat.format.tables import COPIES, ROLE_OF, ROLES_DEALT
from chanbara.sword.flat.rules.chance import new_chance
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.piles import size_of
from chanbara.sword.flat.rules.query import shogun_of
from chanbara.sword.mind.belief.imagine import imagine
from chanbara.sword.mind.belief.worlds import worlds_of
from tests.mind.games import TABLES, positions

NOBODY_KNOWS = np.zeros(SEATS * KINDS, dtype=np.int8)


def even_belief(state: State) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    return np.full(worlds_of(state), 1 / worlds_of(state))


def hidden(state: State, viewer: int) -> set[int]:
    """Return the places of a game that a viewer cannot know."""
    players, deck = int(state[PLAYERS]), size_of(state, DECK_SIZE)
    places = set(range(PILES, PILES + CARDS - size_of(state, PILE_SIZE))) | set(range(REMOVED, REMOVED + 3))
    assert deck <= CARDS
    for seat in range(players):
        if seat != viewer:
            places |= set(range(HANDS + seat * KINDS, HANDS + (seat + 1) * KINDS)) | {SEALED + seat}
            places |= {ROLE + seat} if seat != shogun_of(state) else set()
    return places


def cards_in(state: State) -> Counter[int]:
    """Return all cards of the deck and of hands."""
    cards = Counter(int(card) for card in state[PILES : PILES + size_of(state, DECK_SIZE)])
    for seat in range(SEATS):
        for card in range(KINDS):
            cards[card] += int(state[HANDS + seat * KINDS + card])
    return +cards


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_an_imagined_world_may_be_so(players: int, rising_sun: int) -> None:
    actions, others = np.zeros(ACTIONS, dtype=np.int16), np.zeros(ACTIONS, dtype=np.int16)
    for number, state in enumerate(positions(players, rising_sun, 11)):
        viewer = int(state[ASKED])
        world = state.copy()
        imagine(world, viewer, NOBODY_KNOWS, even_belief(state), new_chance(number))
        changed = {place for place in range(SIZE) if world[place] != state[place]}
        assert changed <= hidden(state, viewer)
        assert cards_in(world) == cards_in(state)
        for seat in range(players):
            assert world[HANDS + seat * KINDS : HANDS + (seat + 1) * KINDS].sum() == state[HAND_SIZE + seat]
            sealed = int(world[SEALED + seat])
            assert (sealed == NONE) == (state[SEALED + seat] == NONE)
            assert sealed == NONE or world[HANDS + seat * KINDS + sealed] > 0
        roles = Counter(int(ROLE_OF[world[ROLE + seat]]) for seat in range(players))
        assert [roles[role] for role in range(4)] == list(ROLES_DEALT[state[RISING_SUN], players])
        count = legal(state, actions)
        assert legal(world, others) == count
        assert set(actions[:count]) == set(others[:count])
        rows = np.zeros((2, OBSERVATION_SIZE), dtype=np.int8)
        observe(state, viewer, rows[0])
        observe(world, viewer, rows[1])
        assert (rows[0] == rows[1]).all()


def test_role_cards_are_dealt_and_removed_as_they_are_printed() -> None:
    """Those with different stars are each there once (2.2)."""
    state = next(positions(5, 1, 2))
    every = sorted(
        [*state[ROLE : ROLE + 5], *(card for card in state[REMOVED : REMOVED + 3] if card != NONE)]
    )
    seen = set()
    for number in range(200):
        world = state.copy()
        imagine(world, 0, NOBODY_KNOWS, even_belief(state), new_chance(number))
        cards = [*world[ROLE : ROLE + 5], *(card for card in world[REMOVED : REMOVED + 3] if card != NONE)]
        assert sorted(cards) == every
        seen.add(tuple(cards))
    assert len(seen) > 20


def test_roles_are_drawn_by_their_weight_and_cards_evenly() -> None:
    state = next(positions(5, 0, 3))
    viewer = (shogun_of(state) + 1) % 5
    belief = np.arange(1.0, 13.0)
    drawn: Counter[tuple[int, ...]] = Counter()
    held = 0
    for number in range(6000):
        world = state.copy()
        imagine(world, viewer, NOBODY_KNOWS, belief / belief.sum(), new_chance(number))
        drawn[tuple(int(ROLE_OF[one]) for one in world[ROLE : ROLE + 5])] += 1
        held += int(world[HANDS + ((viewer + 1) % 5) * KINDS])
    assert all(world[viewer] == ROLE_OF[state[ROLE + viewer]] for world in drawn)
    assert max(drawn.values()) > 1.3 * min(drawn.values())
    unseen = COPIES[0, 0] - state[HANDS + viewer * KINDS]
    size, whole = int(state[HAND_SIZE + (viewer + 1) % 5]), int(COPIES[0].sum() - state[HAND_SIZE + viewer])
    assert held / 6000 == pytest.approx(unseen * size / whole, rel=0.1)


def test_what_a_player_is_known_to_hold_he_holds() -> None:
    state = next(positions(4, 0, 5))
    viewer, other = 0, 2
    card = next(card for card in range(KINDS) if state[HANDS + other * KINDS + card])
    known = NOBODY_KNOWS.copy()
    known[other * KINDS + card] = 1
    for number in range(50):
        world = state.copy()
        imagine(world, viewer, known, even_belief(state), new_chance(number))
        assert world[HANDS + other * KINDS + card] >= 1
        assert cards_in(world) == cards_in(state)
