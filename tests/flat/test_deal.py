"""The flat core's own deal (2), and whole games by chance."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from chanbara.sword.flat.bridge.convert import from_flat, to_flat
from chanbara.sword.flat.bridge.writer import tidy
from chanbara.sword.flat.env.policy import play_random
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import ASKED, ATTACKS, CAUSE, NONE, SIZE
from chanbara.sword.flat.format.tables import GOES_ON, OUT_OF_ROOM
from chanbara.sword.flat.rules.chance import below, new_chance
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.rules.words import Role

TABLES = [(players, 0) for players in range(3, 8)] + [(players, 1) for players in range(3, 9)]


def dealt(players: int, rising_sun: int, number: int) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    state = np.zeros(SIZE, dtype=np.int8)
    deal(state, new_chance(number), players, rising_sun)
    return state


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_a_deal_is_one_of_the_reference_engine(players: int, rising_sun: int) -> None:
    for number in range(10):
        state = dealt(players, rising_sun, number)
        table = from_flat(state).table
        assert Counter(player.role.role for player in table.players) == table.catalog.deals.roles[players]
        assert len({player.character for player in table.players}) == players
        shogun = next(seat for seat, one in enumerate(table.players) if one.role.role is Role.SHOGUN)
        assert table.active == shogun
        cards = Counter([*table.deck, *table.pile, *(card for one in table.players for card in one.hand)])
        assert cards == {number: card.copies for number, card in enumerate(table.catalog.cards)}
        assert (to_flat(from_flat(state))[:ATTACKS] == tidy(state)[:ATTACKS]).all()


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_every_game_ends_and_keeps_its_cards(players: int, rising_sun: int) -> None:
    state, chance, actions = np.zeros(SIZE, dtype=np.int8), new_chance(5), np.zeros(ACTIONS, dtype=np.int16)
    for _ in range(20):
        deal(state, chance, players, rising_sun)
        assert play_random(state, chance, actions) > 0
        assert state[ASKED] == NONE
        assert state[CAUSE] not in (GOES_ON, OUT_OF_ROOM)
        table = from_flat(state).table
        zones = [table.deck, table.pile, *(one.hand for one in table.players)]
        zones += [one.in_play for one in table.players]
        cards = Counter(card for zone in zones for card in zone)
        cards.update([] if table.playing == NONE else [table.playing])
        assert cards == {number: card.copies for number, card in enumerate(table.catalog.cards)}


def test_the_same_seed_is_the_same_game() -> None:
    assert (dealt(5, 1, 9) == dealt(5, 1, 9)).all()
    assert (dealt(5, 1, 9) != dealt(5, 1, 10)).any()


def test_chance_is_even() -> None:
    chance = new_chance(11)
    counts = Counter(below(chance, 6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert max(abs(count - 10_000) for count in counts.values()) < 400  # four standard deviations
