"""Worlds that fit what a seat knows."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from chanbara.sword.flat.env.observe import observe
from chanbara.sword.flat.format import layout
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from chanbara.sword.flat.format.tables import COPIES, ROLE_OF, ROLES_DEALT
from chanbara.sword.flat.rules.chance import new_chance
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.piles import size_of
from chanbara.sword.flat.rules.query import shogun_of
from chanbara.sword.mind.arrays import LIKELY, MIND_SIZE, Known
from chanbara.sword.mind.belief.imagine import imagine, imagine_likely
from chanbara.sword.mind.belief.worlds import worlds_of
from tests.mind.games import TABLES, positions

NOBODY_KNOWS = np.zeros(layout.SEATS * layout.KINDS, dtype=np.int8)


def even_belief(state: State) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    return np.full(worlds_of(state), 1 / worlds_of(state))


def hidden(state: State, viewer: int) -> set[int]:
    """Return the places of a game that a viewer cannot know."""
    players, deck = int(state[layout.PLAYERS]), size_of(state, layout.DECK_SIZE)
    places = set(range(layout.PILES, layout.PILES + layout.CARDS - size_of(state, layout.PILE_SIZE))) | set(
        range(layout.REMOVED, layout.REMOVED + 3)
    )
    assert deck <= layout.CARDS
    for seat in range(players):
        if seat != viewer:
            places |= set(
                range(layout.HANDS + seat * layout.KINDS, layout.HANDS + (seat + 1) * layout.KINDS)
            ) | {layout.SEALED + seat}
            places |= {layout.ROLE + seat} if seat != shogun_of(state) else set()
    return places


def cards_in(state: State) -> Counter[int]:
    """Return all cards of the deck and of hands."""
    cards = Counter(
        int(card) for card in state[layout.PILES : layout.PILES + size_of(state, layout.DECK_SIZE)]
    )
    for seat in range(layout.SEATS):
        for card in range(layout.KINDS):
            cards[card] += int(state[layout.HANDS + seat * layout.KINDS + card])
    return +cards


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_an_imagined_world_may_be_so(players: int, rising_sun: int) -> None:
    actions, others = np.zeros(ACTIONS, dtype=np.int16), np.zeros(ACTIONS, dtype=np.int16)
    for number, state in enumerate(positions(players, rising_sun, 11)):
        viewer = int(state[layout.ASKED])
        world = state.copy()
        imagine(world, viewer, NOBODY_KNOWS, even_belief(state), new_chance(number))
        changed = {place for place in range(layout.SIZE) if world[place] != state[place]}
        assert changed <= hidden(state, viewer)
        assert cards_in(world) == cards_in(state)
        for seat in range(players):
            assert (
                world[layout.HANDS + seat * layout.KINDS : layout.HANDS + (seat + 1) * layout.KINDS].sum()
                == state[layout.HAND_SIZE + seat]
            )
            sealed = int(world[layout.SEALED + seat])
            assert (sealed == layout.NONE) == (state[layout.SEALED + seat] == layout.NONE)
            assert sealed == layout.NONE or world[layout.HANDS + seat * layout.KINDS + sealed] > 0
        roles = Counter(int(ROLE_OF[world[layout.ROLE + seat]]) for seat in range(players))
        assert [roles[role] for role in range(4)] == list(ROLES_DEALT[state[layout.RISING_SUN], players])
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
        [
            *state[layout.ROLE : layout.ROLE + 5],
            *(card for card in state[layout.REMOVED : layout.REMOVED + 3] if card != layout.NONE),
        ]
    )
    seen = set()
    for number in range(200):
        world = state.copy()
        imagine(world, 0, NOBODY_KNOWS, even_belief(state), new_chance(number))
        cards = [
            *world[layout.ROLE : layout.ROLE + 5],
            *(card for card in world[layout.REMOVED : layout.REMOVED + 3] if card != layout.NONE),
        ]
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
        drawn[tuple(int(ROLE_OF[one]) for one in world[layout.ROLE : layout.ROLE + 5])] += 1
        held += int(world[layout.HANDS + ((viewer + 1) % 5) * layout.KINDS])
    assert all(world[viewer] == ROLE_OF[state[layout.ROLE + viewer]] for world in drawn)
    assert max(drawn.values()) > 1.3 * min(drawn.values())
    unseen = COPIES[0, 0] - state[layout.HANDS + viewer * layout.KINDS]
    size, whole = (
        int(state[layout.HAND_SIZE + (viewer + 1) % 5]),
        int(COPIES[0].sum() - state[layout.HAND_SIZE + viewer]),
    )
    assert held / 6000 == pytest.approx(unseen * size / whole, rel=0.1)


def one_known_card() -> tuple[State, int, int, int, Known]:
    """A table, a viewer, another player, a card in that hand, and that the viewer knows of it."""
    state, viewer, other = next(positions(4, 0, 5)), 0, 2
    card = next(card for card in range(layout.KINDS) if state[layout.HANDS + other * layout.KINDS + card])
    known = NOBODY_KNOWS.copy()
    known[other * layout.KINDS + card] = 1
    return state, viewer, other, card, known


def test_what_a_player_is_known_to_hold_he_holds() -> None:
    state, viewer, other, card, known = one_known_card()
    for number in range(50):
        world = state.copy()
        imagine(world, viewer, known, even_belief(state), new_chance(number))
        assert world[layout.HANDS + other * layout.KINDS + card] >= 1
        assert cards_in(world) == cards_in(state)


# --- likely hands -------------------------------------------------------------------------------------------


def mind_with(
    state: State, likely: dict[tuple[int, int], float]
) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """A mind in which all cards are as likely in all hands, but for some, by seat and card."""
    mind = np.zeros(MIND_SIZE)
    mind[: worlds_of(state)] = even_belief(state)
    mind[LIKELY] = 1
    mind[LIKELY + 1 :] = 1.0
    for (seat, card), weight in likely.items():
        mind[LIKELY + 1 + seat * layout.KINDS + card] = weight
    return mind


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_a_world_with_likely_hands_may_be_so(players: int, rising_sun: int) -> None:
    dice = np.random.default_rng(players)
    for number, state in enumerate(positions(players, rising_sun, 11)):
        viewer, world, mind = int(state[layout.ASKED]), state.copy(), mind_with(state, {})
        mind[LIKELY + 1 :] = dice.random(layout.SEATS * layout.KINDS)
        imagine_likely(world, viewer, NOBODY_KNOWS, mind, new_chance(number))
        changed = {place for place in range(layout.SIZE) if world[place] != state[place]}
        assert changed <= hidden(state, viewer)
        assert cards_in(world) == cards_in(state)
        hands = world[layout.HANDS : layout.HANDS + layout.SEATS * layout.KINDS].reshape(layout.SEATS, -1)
        assert (hands.sum(1) == state[layout.HAND_SIZE : layout.HAND_SIZE + layout.SEATS]).all()


def test_without_likely_hands_it_is_the_same_world_as_before() -> None:
    for number, state in enumerate(positions(5, 1, 7)):
        viewer, mind = int(state[layout.ASKED]), mind_with(state, {})
        mind[LIKELY] = 0
        one, other = state.copy(), state.copy()
        imagine(one, viewer, NOBODY_KNOWS, even_belief(state), new_chance(number))
        imagine_likely(other, viewer, NOBODY_KNOWS, mind, new_chance(number))
        assert (one == other).all()


@pytest.mark.parametrize("weight", [1.0, 0.25, 0.0])
def test_a_card_is_in_a_hand_as_often_as_it_is_likely_there(weight: float) -> None:
    """The first hand that is dealt has one card: of each kind as often as its number times its weight."""
    state = next(positions(5, 0, 3))
    viewer, other, games = 4, 0, 6000
    own = layout.HANDS + viewer * layout.KINDS
    unseen = COPIES[0] - state[own : own + layout.KINDS]
    card, left = int(unseen.argmax()), int(unseen.max())
    whole = int(COPIES[0].sum() - state[layout.HAND_SIZE + viewer])
    state[layout.HAND_SIZE + other] = 1
    mind = mind_with(state, {(other, card): weight})
    held = 0
    for number in range(games):
        world = state.copy()
        imagine_likely(world, viewer, NOBODY_KNOWS, mind, new_chance(number))
        held += int(world[layout.HANDS + other * layout.KINDS + card])
    expected = left * weight / (whole - left + left * weight)
    assert held / games == pytest.approx(expected, abs=4 * (expected / games) ** 0.5 + 1e-9)
    assert left > 10


def test_what_a_player_is_known_to_hold_he_holds_however_unlikely() -> None:
    state, viewer, other, card, known = one_known_card()
    mind = mind_with(state, {(other, card): 0.0})
    for number in range(50):
        world = state.copy()
        imagine_likely(world, viewer, known, mind, new_chance(number))
        assert world[layout.HANDS + other * layout.KINDS + card] == 1
        assert cards_in(world) == cards_in(state)
