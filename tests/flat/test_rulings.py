"""The rulings of a game are bits in its array."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import chanbara
from chanbara.sword.books import BOOKS
from chanbara.sword.flat.bridge.convert import from_flat, to_flat
from chanbara.sword.flat.bridge.options import action_of
from chanbara.sword.flat.format.actions import AIMS, PLAY
from chanbara.sword.flat.format.layout import DECK_SIZE, HAND_SIZE, SIZE, WHOLE_BYTE
from chanbara.sword.flat.format.rulings import BITS, PLACES, edition_number, ruling_bytes, rulings_in
from chanbara.sword.flat.format.tables import CARD
from chanbara.sword.flat.rules.chance import new_chance
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.rules.rulings import DEFAULT_RULINGS, Rulings
from checks.soak.twin import OTHERWISE
from tests.table import table

BOOKS_AND_RULINGS = [
    *BOOKS.values(),
    *(DEFAULT_RULINGS._replace(**{name: value}) for name, value in OTHERWISE.items()),
    Rulings(**OTHERWISE),
]


def test_each_ruling_has_a_bit_of_its_own_that_is_no_sign() -> None:
    assert len(set(BITS.values())) == len(BITS)
    assert all(bit < 1 << 7 and place in PLACES for place, bit in BITS.values())
    assert ruling_bytes(DEFAULT_RULINGS) == (0, 0, 0)


@pytest.mark.parametrize("rulings", BOOKS_AND_RULINGS)
@pytest.mark.parametrize("rising_sun", [False, True])
def test_a_game_comes_back_with_its_rulings(rulings: Rulings, *, rising_sun: bool) -> None:
    game = chanbara.new_game("sword", players=5, seed=1, rising_sun=rising_sun, rulings=rulings)
    array = to_flat(game)
    assert rulings_in(array) == rulings
    assert from_flat(array).table.catalog.rulings == rulings


@pytest.mark.parametrize("book", BOOKS)
def test_a_game_by_a_book_comes_back_by_that_book(book: str) -> None:
    game = chanbara.new_game("sword", players=5, seed=1, book=book)
    assert from_flat(to_flat(game)).table.catalog is game.table.catalog


@pytest.mark.parametrize("rulings", BOOKS_AND_RULINGS)
@pytest.mark.parametrize("rising_sun", [False, True])
def test_a_game_is_dealt_with_its_rulings(rulings: Rulings, *, rising_sun: bool) -> None:
    state, usual = np.zeros(SIZE, dtype=np.int8), np.zeros(SIZE, dtype=np.int8)
    players = 8 if rising_sun else 7
    deal(state, new_chance(1), players, edition_number(rising_sun=rising_sun, rulings=rulings))
    deal(usual, new_chance(1), players, int(rising_sun))
    assert rulings_in(state) == rulings
    state[[*PLACES]] = 0
    about_the_deal = rulings.eighth_hand != 7 or rulings.second_copies
    assert (state == usual).all() == (not about_the_deal or not rising_sun)


def test_r2_6_the_eighth_player_is_dealt_8_cards_by_that_ruling() -> None:
    sizes = []
    for eighth in (7, 8):
        state = np.zeros(SIZE, dtype=np.int8)
        rulings = DEFAULT_RULINGS._replace(eighth_hand=eighth)
        deal(state, new_chance(3), 8, edition_number(rising_sun=True, rulings=rulings))
        sizes.append((max(state[HAND_SIZE : HAND_SIZE + 8]), int(state[DECK_SIZE]) & WHOLE_BYTE))
    (seven, deck), (eight, smaller) = sizes
    assert (seven, eight, deck - smaller) == (7, 8, 1)


def test_r1_2_the_other_count_of_copies_is_dealt_by_that_ruling() -> None:
    rulings = DEFAULT_RULINGS._replace(second_copies=True)
    state = np.zeros(SIZE, dtype=np.int8)
    deal(state, new_chance(3), 8, edition_number(rising_sun=True, rulings=rulings))
    found = from_flat(state).table
    cards = [*found.deck, *found.pile, *(card for player in found.players for card in player.hand)]
    assert (cards.count(CARD["kozuka"]), cards.count(CARD["makibishi"])) == (2, 1)


def test_r9_5_a_geisha_on_the_own_hand_has_a_number_among_those_there_were() -> None:
    story = table("benkei*: geisha bo | hanzo: bo | tomoe: | musashi:", book="english")
    asked = story.game.decision
    assert asked is not None
    numbers: dict[str, Any] = {option.text: action_of(option, 0, 4) for option in asked.options}
    assert numbers["play geisha>0"] == PLAY + CARD["geisha"] * AIMS + 1
    assert len(set(numbers.values())) == len(numbers)
