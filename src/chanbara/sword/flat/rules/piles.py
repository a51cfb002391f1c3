"""Moving cards and honor (3.7, 8.2, 9, 10)."""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point, inlined
from chanbara.sword.flat.format.arrays import Chance, State
from chanbara.sword.flat.format.layout import (
    ACTIVE,
    CARDS,
    CAUSE,
    COUNTERS_ON,
    DECK_SIZE,
    DEPTH,
    END_RULINGS,
    HAND_SIZE,
    HANDS,
    HONOR,
    IN_PLAY,
    KINDS,
    LAID,
    MOST,
    NONE,
    ORDER,
    PILE_COUNTS,
    PILE_SIZE,
    PILES,
    PILES_END,
    PLAYERS,
    PROPERTIES,
    PROPERTY_KINDS,
    SEATS,
    SWORDMASTER,
    VICTIM,
    VICTOR,
    WHOLE_BYTE,
)
from chanbara.sword.flat.format.rulings import DECK_ENDS_WHEN_EMPTY
from chanbara.sword.flat.format.scope import HAS_PROGRAMS
from chanbara.sword.flat.format.tables import BY_DECK, CARD_OF, GOES_ON
from chanbara.sword.flat.format.windows import FALLS, FALLS_WITH_HONOR, KEEPS_HONOR_AT_DECK_END, has, laid
from chanbara.sword.flat.rules.chance import below
from chanbara.sword.flat.rules.query import left_of


@inlined
def gain(state: State, seat: int, card: int) -> None:
    """Put a card into a hand."""
    state[HANDS + seat * KINDS + card] += 1
    state[HAND_SIZE + seat] += 1


@inlined
def leave_hand(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    state[HANDS + seat * KINDS + card] -= 1
    state[HAND_SIZE + seat] -= 1


@inlined
def size_of(state: State, place: int) -> int:
    """Return the size of a pile: an unsigned byte."""
    return state[place] & WHOLE_BYTE


@inlined
def set_size(state: State, place: int, cards: int) -> None:
    """Write the size of a pile."""
    state[place] = cards - (WHOLE_BYTE + 1) if cards > MOST else cards


@inlined
def to_pile(state: State, card: int) -> None:
    """Put a card on the discard pile."""
    cards = size_of(state, PILE_SIZE) + 1
    set_size(state, PILE_SIZE, cards)
    state[PILES_END - cards] = card
    state[PILE_COUNTS + card] += 1


@inlined
def pile_top(state: State) -> int:
    """Return the top card of the discard pile, which is not empty."""
    return state[PILES_END - size_of(state, PILE_SIZE)]


@inlined
def take_pile_top(state: State, seat: int) -> None:
    """Take the top card of the discard pile, which is not empty, into a hand."""
    card = pile_top(state)
    gain(state, seat, card)
    state[PILE_COUNTS + card] -= 1
    set_size(state, PILE_SIZE, size_of(state, PILE_SIZE) - 1)


@inlined
def discard(state: State, seat: int, card: int) -> None:
    """Discard a card from a hand."""
    leave_hand(state, seat, card)
    to_pile(state, card)


@inlined
def random_card(state: State, chance: Chance, seat: int) -> int:
    """Choose a card of a hand, which is not empty, at random."""
    left = below(chance, state[HAND_SIZE + seat])
    card = 0
    while state[HANDS + seat * KINDS + card] <= left:
        left -= state[HANDS + seat * KINDS + card]
        card += 1
    return card


@inlined
def finish(state: State, cause: int, victim: int, by: int, team: int) -> None:
    """End the game: all pending steps are dropped (8.1)."""
    state[CAUSE] = cause
    state[VICTIM] = victim
    state[VICTOR] = by
    state[SWORDMASTER] = team
    state[DEPTH] = 0


@entry_point
def renew_deck(state: State, chance: Chance) -> None:
    """Shuffle the discard pile into a new deck; everybody loses 1 honor at the same time (8.2)."""
    cards = size_of(state, PILE_SIZE)
    if cards == 0:
        return
    turn_pile(state, cards)
    set_size(state, DECK_SIZE, cards)
    state[PILE_SIZE] = 0
    for card in range(KINDS):
        state[PILE_COUNTS + card] = 0
    shuffle(state, chance, cards)
    is_over = False
    for seat in range(state[PLAYERS]):
        if not has(state, seat, KEEPS_HONOR_AT_DECK_END):
            state[HONOR + seat] -= 1
        if state[HONOR + seat] == 0:
            is_over = True
    if is_over:
        finish(state, BY_DECK, NONE, NONE, NONE)
        return
    for away in range(state[PLAYERS]):
        seat = left_of(state, state[ACTIVE], away)
        if not has(state, seat, KEEPS_HONOR_AT_DECK_END):
            shed(state, seat)


@inlined
def turn_pile(state: State, cards: int) -> None:
    """Move the pile from the back of the piles to the front, its top last; overlapping parts are swapped."""
    for place in range(cards):
        other = CARDS - 1 - place
        if other >= cards:
            state[PILES + place] = state[PILES + other]
        elif place < other:
            card = state[PILES + place]
            state[PILES + place] = state[PILES + other]
            state[PILES + other] = card


@inlined
def shuffle(state: State, chance: Chance, cards: int) -> None:
    """Put the deck into a random order (Fisher-Yates from the end, as the reference engine does)."""
    for last in range(cards - 1, 0, -1):
        other = below(chance, last + 1)
        card = state[PILES + last]
        state[PILES + last] = state[PILES + other]
        state[PILES + other] = card


@inlined
def top_card(state: State, chance: Chance) -> int:
    """Take the top card of the deck and return it, or NONE if there is none."""
    if state[DECK_SIZE] == 0:
        renew_deck(state, chance)
        if state[CAUSE] != GOES_ON or state[DECK_SIZE] == 0:
            return NONE
    return next_card(state)


@inlined
def deck_may_end(state: State, chance: Chance) -> None:
    """Make a new deck at once if the ruling requires it as soon as the last card has left (8.2)."""
    if state[DECK_SIZE] == 0 and state[END_RULINGS] & DECK_ENDS_WHEN_EMPTY:
        renew_deck(state, chance)


@inlined
def next_card(state: State) -> int:
    """Take the top card of the deck, which is not empty, and return it."""
    cards = size_of(state, DECK_SIZE) - 1
    set_size(state, DECK_SIZE, cards)
    return state[PILES + cards]


@inlined
def draw(state: State, chance: Chance, seat: int, count: int) -> None:
    """Draw cards for a seat, one by one; if the end of the deck ends the game, stop."""
    for _ in range(count):
        card = top_card(state, chance)
        if card == NONE:
            return
        gain(state, seat, card)
    deck_may_end(state, chance)


@inlined
def turn_over(state: State, chance: Chance) -> int:
    """Reveal the top card of the deck onto the pile and return it, or NONE if there is none."""
    card = top_card(state, chance)
    if card != NONE:
        to_pile(state, card)
        deck_may_end(state, chance)
    return card


@inlined
def lay_property(state: State, seat: int, prop: int) -> None:
    """Put a property in front of a seat, after the others (10.2)."""
    place = seat * PROPERTY_KINDS + prop
    state[PROPERTIES + prop * SEATS + seat] += 1
    state[IN_PLAY + seat] += 1
    spot = state[LAID]
    state[LAID] += 1
    while spot > 0 and state[ORDER + spot - 1] // PROPERTY_KINDS > seat:
        state[ORDER + spot] = state[ORDER + spot - 1]
        spot -= 1
    state[ORDER + spot] = place


@inlined
def take_property(state: State, seat: int, prop: int) -> None:
    """Take a property from in front of a seat; of identical ones, the first that was laid."""
    place = seat * PROPERTY_KINDS + prop
    state[PROPERTIES + prop * SEATS + seat] -= 1
    state[IN_PLAY + seat] -= 1
    state[LAID] -= 1
    if HAS_PROGRAMS and laid(state, seat, prop) == 0:
        state[COUNTERS_ON + prop * SEATS + seat] = 0
    spot = 0
    while state[ORDER + spot] != place:
        spot += 1
    for later in range(spot, state[LAID]):
        state[ORDER + later] = state[ORDER + later + 1]


@inlined
def discard_property(state: State, seat: int, prop: int) -> None:
    """Discard a property in front of a seat."""
    take_property(state, seat, prop)
    to_pile(state, CARD_OF[prop])


@inlined
def shed(state: State, seat: int) -> None:
    """Discard the properties that are lost when their holder loses honor (11.8)."""
    if has(state, seat, FALLS_WITH_HONOR):
        discard_properties(state, seat, FALLS)


@inlined
def discard_properties(state: State, seat: int, props: int) -> None:
    """Discard the properties of a set in front of a seat, in the order they were laid (11.8)."""
    spot = 0
    while spot < state[LAID]:
        place = state[ORDER + spot]
        if place // PROPERTY_KINDS == seat and (props >> (place % PROPERTY_KINDS)) & 1 == 1:
            discard_property(state, seat, place % PROPERTY_KINDS)
        else:
            spot += 1


@inlined
def bury(state: State, chance: Chance, cards: int) -> None:
    """Discard cards from the deck, one by one, with at most one new deck (11.1)."""
    renewed = False
    for _ in range(cards):
        if state[DECK_SIZE] == 0:
            if renewed:
                return
            renew_deck(state, chance)
            renewed = True
            if state[CAUSE] != GOES_ON or state[DECK_SIZE] == 0:
                return
        to_pile(state, next_card(state))
    if not renewed:
        deck_may_end(state, chance)


assert CARDS == PILES_END - PILES, "the piles hold all cards"
