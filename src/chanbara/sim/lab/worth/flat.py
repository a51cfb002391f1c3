"""Matched deals on the flat core."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from chanbara.sim.games.flat_games import number_of
from chanbara.sim.lab.worth.exchange import NOTHING, SIDES
from chanbara.sword.books import book_rulings
from chanbara.sword.bots.compiled_bots import seated
from chanbara.sword.flat.format.layout import NONE, SIZE
from chanbara.sword.flat.format.rulings import edition_number
from chanbara.sword.flat.format.tables import CARD, WHO
from chanbara.sword.flat.rules.chance import CHANCE_SIZE
from chanbara.sword.mind.arrays import MIND_SIZE, ROOM_SIZE
from chanbara.sword.mind.run.matched import END_SIZE, SLOT_BITS, SWAP_SIZE, play_matched
from chanbara.sword.rules.rulings import choose_rulings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sim.games.variant import Variant
    from chanbara.sim.lab.counts import Array
    from chanbara.sim.lab.worth.exchange import Exchange
    from chanbara.sim.lab.worth.subjects import Subjects


def play_matched_flat(
    variant: Variant,
    subjects: Subjects,
    seed: str,
    bots: Sequence[str],
    players: int,
    first: int,
    exchanges: Sequence[Exchange],
) -> Array:
    """Play some deals, both games of each; return the outcomes by deal, game, seat and kind of outcome."""
    ends: Array = np.zeros((SIDES, len(exchanges), players, END_SIZE), dtype=np.int64)
    seats = [seated(name) for name in bots]
    rulings = choose_rulings(dict(variant.rulings), book_rulings(variant.book))
    for side in range(SIDES):
        play_matched(
            number_of(f"{seed}:{players}"),
            first,
            len(exchanges),
            players,
            edition_number(rising_sun=variant.rising_sun, rulings=rulings),
            np.array([one.kind for one in seats], dtype=np.int8),
            np.array([one.manner for one in seats]).reshape(-1),
            len(seats),
            _swaps(subjects, exchanges, side),
            np.zeros(SIZE, dtype=np.int8),
            np.zeros(CHANCE_SIZE, dtype=np.int64),
            np.zeros(MIND_SIZE),
            np.zeros(ROOM_SIZE, dtype=np.int16),
            ends[side].reshape(-1),
        )
    return ends.swapaxes(0, 1)


def _swaps(subjects: Subjects, exchanges: Sequence[Exchange], side: int) -> Array:
    """Return what one of the games exchanges, as the flat core numbers it."""
    numbers = [(CARD | WHO)[item.key] for item in subjects.items]
    rows = [
        (
            NONE if seating.card == NOTHING else numbers[seating.card],
            int(slot * 2**SLOT_BITS),
            NONE if seating.character == NOTHING else numbers[seating.character],
        )
        for exchange in exchanges
        for slot, seating in zip(exchange.slots, exchange.sides[side], strict=True)
    ]
    assert all(len(row) == SWAP_SIZE for row in rows), "one number each"
    return np.array(rows, dtype=np.int64).reshape(-1)
