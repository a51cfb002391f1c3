"""Games of a deal in which some cards and characters were exchanged, played in compiled code."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from chanbara.compiled.decorators import ARRAYS, at, entry_point, inlined, pointer_to
from chanbara.sword.flat.format import layout
from chanbara.sword.flat.format.arrays import Chance, State
from chanbara.sword.flat.format.tables import FULL_RESILIENCE
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import seed
from chanbara.sword.flat.rules.deal import begin_first_turn, lay_out
from chanbara.sword.flat.rules.piles import gain, leave_hand
from chanbara.sword.flat.rules.scoring import team_of, winner
from chanbara.sword.mind.arrays import Mind, Room, Who
from chanbara.sword.mind.belief.belief import reset
from chanbara.sword.mind.run.count import choice_of, somebody_watches
from chanbara.sword.mind.value.styles import Manners

Swaps = npt.NDArray[np.int64]
"""What is exchanged, by game and seat."""
Ends = npt.NDArray[np.int64]
"""The outcomes, by game and seat."""

ARRAYS["swaps"] = ARRAYS["ends"] = pointer_to("int64")

CARD, SLOT, WHO = range(3)
"""The card that is dealt instead, its place in the hand, and the character; ``NONE``: as it was dealt."""
SWAP_SIZE = 3
SLOT_BITS = 32
"""A place is a fraction of the hand, with that many bits."""
WON, HONOR = range(2)
END_SIZE = 2


@entry_point
def play_matched(
    number: int,
    first: int,
    games: int,
    players: int,
    edition: int,
    who: Who,
    manners: Manners,
    kinds: int,
    swaps: Swaps,
    state: State,
    chance: Chance,
    mind: Mind,
    room: Room,
    ends: Ends,
) -> None:
    """Deal and play games with what ``swaps`` exchanges, and write who won and the honor of each seat."""
    is_watched = somebody_watches(who, kinds)
    for game in range(first, first + games):
        row = (game - first) * players
        seed(chance, number, game)
        lay_out(state, chance, players, edition)
        for seat in range(players):
            swap(state, seat, at(swaps, (row + seat) * SWAP_SIZE))
        begin_first_turn(state, chance)
        reset(state, mind)
        while state[layout.ASKED] != layout.NONE:
            action = choice_of(state, chance, game, who, manners, kinds, is_watched, mind, room)
            step(state, chance, action)
        won = winner(state)
        for seat in range(players):
            end = (row + seat) * END_SIZE
            ends[end + WON] = 1 if team_of(state, seat) == won else 0
            ends[end + HONOR] = state[layout.HONOR + seat]


@entry_point
def swap(state: State, seat: int, swaps: Swaps) -> None:
    """Exchange a card of a seat's hand, and its character."""
    if swaps[CARD] != layout.NONE and state[layout.HAND_SIZE + seat] > 0:
        leave_hand(
            state, seat, card_at(state, seat, (swaps[SLOT] * state[layout.HAND_SIZE + seat]) >> SLOT_BITS)
        )
        gain(state, seat, swaps[CARD])
    if swaps[WHO] != layout.NONE:
        state[layout.CHARACTER + seat] = swaps[WHO]
        state[layout.RESILIENCE + seat] = FULL_RESILIENCE[swaps[WHO]]


@inlined
def card_at(state: State, seat: int, place: int) -> int:
    """Return the card at a place of a hand, whose cards are in the order of their kinds."""
    left = place
    for card in range(layout.KINDS):
        left -= state[layout.HANDS + seat * layout.KINDS + card]
        if left < 0:
            return card
    return 0
