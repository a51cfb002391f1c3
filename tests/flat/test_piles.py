"""The pile may hold every card there is: more than a signed byte counts."""

from __future__ import annotations

import numpy as np

from chanbara.sword.flat.bridge.writer import tidy
from chanbara.sword.flat.format.layout import (
    CARDS,
    DECK_SIZE,
    KINDS,
    PILE_COUNTS,
    PILE_SIZE,
    PLAYERS,
    RISING_SUN,
    SIZE,
)
from chanbara.sword.flat.format.tables import COPIES
from chanbara.sword.flat.rules.piles import next_card, pile_top, set_size, size_of, to_pile


def test_all_cards_fit_on_the_pile_and_into_the_deck() -> None:
    state = np.zeros(SIZE, dtype=np.int8)
    state[PLAYERS], state[RISING_SUN] = 3, 1
    cards = [card for card in range(KINDS) for _ in range(COPIES[1, card])]
    for number, card in enumerate(cards, start=1):
        to_pile(state, card)
        assert size_of(state, PILE_SIZE) == number
        assert pile_top(state) == card
    assert len(cards) == CARDS
    assert state[PILE_COUNTS : PILE_COUNTS + KINDS].tolist() == COPIES[1].tolist()
    assert (tidy(state) == state).all()
    set_size(state, PILE_SIZE, 0)
    set_size(state, DECK_SIZE, CARDS)
    # The pile is at the back, top first, and becomes the deck: its top is the first card discarded.
    assert [next_card(state) for _ in range(CARDS)] == cards
    assert state[DECK_SIZE] == 0
