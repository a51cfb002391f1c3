"""Observations: their layout, and that nothing in them depends on what a seat cannot know."""

from __future__ import annotations

import numpy as np
import pytest

import chanbara
from chanbara.sword.flat.bridge.convert import from_flat, to_flat
from chanbara.sword.flat.env.observe import observe
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import ASKED, NONE, PLAYERS, SIZE
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE, PRIVATE, PUBLIC, PUBLIC_SIZE, SLICES
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import below, new_chance
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.sight.imagine import imagine
from chanbara.sword.sight.view import View

TABLES = [(4, 0), (7, 0), (3, 1), (8, 1)]


def seen(
    state: np.ndarray[tuple[int], np.dtype[np.int8]], viewer: int
) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    row = np.zeros(OBSERVATION_SIZE, dtype=np.int8)
    observe(state, viewer, row)
    return row


def test_the_slices_lie_side_by_side() -> None:
    spans = [SLICES[part.name] for part in (*PUBLIC, *PRIVATE)]
    assert spans[0].start == 0
    assert [one.stop for one in spans[:-1]] == [one.start for one in spans[1:]]
    assert spans[-1].stop == OBSERVATION_SIZE
    assert SLICES["role"].start == PUBLIC_SIZE


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_an_observation_says_what_the_view_says(players: int, rising_sun: int) -> None:
    game = chanbara.new_game("sword", players=players, seed=8, rising_sun=bool(rising_sun))
    catalog = game.table.catalog
    for viewer in range(players):
        view: View = chanbara.observe(game, viewer)
        row = seen(to_flat(game), viewer)
        order = [(viewer + away) % players for away in range(players)]
        assert list(row[SLICES["present"]]) == [1] * players + [0] * (8 - players)
        for name, field in (("honor", "honor"), ("resilience", "resilience"), ("hand_size", "hand")):
            assert list(row[SLICES[name]])[:players] == [getattr(view.seats[seat], field) for seat in order]
        reach = [view.seats[seat].difficulty or 0 for seat in order]
        assert list(row[SLICES["difficulty"]])[:players] == reach
        hand = [view.hand.count(card.key) for card in catalog.cards]
        assert list(row[SLICES["hand"]])[: len(catalog.cards)] == hand
        assert row[SLICES["unseen"]].sum() == sum(card.copies for card in catalog.cards) - len(view.hand)
        assert row[SLICES["asked"]].argmax() == (view.active - viewer) % players


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_what_a_seat_cannot_know_changes_nothing(players: int, rising_sun: int) -> None:
    """Pairs of worlds: the game, and one imagined from the view of a seat."""
    state, chance, actions = np.zeros(SIZE, dtype=np.int8), new_chance(3), np.zeros(ACTIONS, dtype=np.int16)
    other_actions = np.zeros(ACTIONS, dtype=np.int16)
    deal(state, chance, players, rising_sun)
    for number in range(60):
        if state[ASKED] == NONE:
            deal(state, chance, players, rising_sun)
        for viewer in (int(state[ASKED]), number % int(state[PLAYERS])):
            other = to_flat(imagine(chanbara.observe(from_flat(state), viewer), number))
            # What has happened so far does not go through the other engine.
            rows = seen(state, viewer), seen(other, viewer)
            cut = SLICES["attacks"].start
            assert (rows[0][:cut] == rows[1][:cut]).all()
            assert (rows[0][PUBLIC_SIZE:] == rows[1][PUBLIC_SIZE:]).all()
            if viewer == state[ASKED]:
                count = legal(state, actions)
                assert legal(other, other_actions) == count
                assert set(actions[:count]) == set(other_actions[:count])
        count = legal(state, actions)
        step(state, chance, actions[below(chance, count)])
