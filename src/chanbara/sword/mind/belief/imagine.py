"""Sampling worlds that fit what a seat knows: roles from the belief, hidden cards by what is known of hands.

Without anything known, each hidden card is as likely in a hand as any other.
"""

from __future__ import annotations

from chanbara.compiled.decorators import at, entry_point, inlined
from chanbara.sword.flat.format import layout
from chanbara.sword.flat.format.arrays import Chance, State
from chanbara.sword.flat.format.rulings import copies_of
from chanbara.sword.flat.format.tables import (
    CARD_OF,
    COPIES,
    FIRST_ROLE,
    HAS_STARS,
    PICK,
    ROLE_OF,
    ROLES_DEALT,
    ROLES_THERE,
)
from chanbara.sword.flat.rules.chance import below
from chanbara.sword.flat.rules.deal import exchange
from chanbara.sword.flat.rules.lanes import by_seat, sum_of
from chanbara.sword.flat.rules.query import shogun_of
from chanbara.sword.flat.rules.stack import top
from chanbara.sword.mind.arrays import BELIEF, KINDS_OF_ROLE, LIKELY, Belief, Known, Likely, Mind
from chanbara.sword.mind.belief.worlds import fits, role_in, worlds_of

PRECISION = 1 << 30
"""The resolution of a random fraction."""
MOST_DRAWN = 64
"""After so many cards the next is taken, however unlikely."""


@entry_point
def imagine(state: State, viewer: int, known: Known, belief: Belief, chance: Chance) -> None:
    """Replace everything a seat cannot know by a random sample that fits what it knows (determinization)."""
    imagine_roles(state, viewer, belief, chance)
    imagine_cards(state, viewer, known, chance)


@inlined
def imagine_likely(state: State, viewer: int, known: Known, mind: Mind, chance: Chance) -> None:
    """Do the same by the belief in a mind and, if it has them, by the likely cards in hands."""
    imagine_roles(state, viewer, at(mind, BELIEF), chance)
    if mind[LIKELY] == 1.0:
        imagine_likely_cards(state, viewer, known, at(mind, LIKELY + 1), chance)
    else:
        imagine_cards(state, viewer, known, chance)


@inlined
def imagine_roles(state: State, viewer: int, belief: Belief, chance: Chance) -> None:
    """Sample a world by its weight among those that fit the roles the viewer knows, then its role cards."""
    shogun = shogun_of(state)
    whole = 0.0
    for world in range(worlds_of(state)):
        if fits(state, world, shogun, viewer):
            whole += belief[world]
    left = whole * below(chance, PRECISION) / PRECISION
    drawn = layout.NONE
    for world in range(worlds_of(state)):
        if fits(state, world, shogun, viewer) and (left >= 0.0 or drawn == layout.NONE):
            drawn = world
            left -= belief[world]
    for seat in range(state[layout.PLAYERS]):
        if seat not in (viewer, shogun):
            state[layout.ROLE + seat] = FIRST_ROLE[role_in(state, drawn, shogun, seat)]
    for role in range(1, KINDS_OF_ROLE):
        imagine_stars(state, viewer, role, chance)


@inlined
def imagine_stars(state: State, viewer: int, role: int, chance: Chance) -> None:
    """Deal the cards of a role to its seats in random order; the rest were removed (2.2)."""
    rising_sun = state[layout.RISING_SUN]
    if HAS_STARS[rising_sun, role] == 0 or ROLES_DEALT[rising_sun, state[layout.PLAYERS], role] == 0:
        return
    left = (1 << ROLES_THERE[rising_sun, role]) - 1
    cards = ROLES_THERE[rising_sun, role]
    own = state[layout.ROLE + viewer]
    if ROLE_OF[own] == role:
        left &= ~(1 << (own - FIRST_ROLE[role]))
        cards -= 1
    for seat in range(state[layout.PLAYERS]):
        if seat != viewer and ROLE_OF[state[layout.ROLE + seat]] == role:
            number = nth_of(left, below(chance, cards))
            left &= ~(1 << number)
            cards -= 1
            state[layout.ROLE + seat] = FIRST_ROLE[role] + number
    for place in range(3):
        removed = state[layout.REMOVED + place]
        if removed != layout.NONE and ROLE_OF[removed] == role:
            number = nth_of(left, 0)
            left &= ~(1 << number)
            state[layout.REMOVED + place] = FIRST_ROLE[role] + number


@inlined
def nth_of(numbers: int, skipped: int) -> int:
    """Return the element of a bit set that follows ``skipped`` others."""
    number = 0
    while (numbers >> number) & 1 == 0 or skipped > 0:
        skipped -= (numbers >> number) & 1
        number += 1
    return number


@inlined
def imagine_cards(state: State, viewer: int, known: Known, chance: Chance) -> None:
    """Deal the cards the viewer has not seen: first what others are known to hold, the rest at random."""
    cards = gather(state, viewer, known)
    mix(state, cards, chance)
    for seat in range(state[layout.PLAYERS]):
        if seat == viewer:
            continue
        for _ in range(left_after_sure(state, known, seat)):
            cards -= 1
            state[layout.HANDS + seat * layout.KINDS + state[layout.PILES + cards]] += 1
        imagine_sealed(state, seat, chance)


@inlined
def imagine_likely_cards(state: State, viewer: int, known: Known, likely: Likely, chance: Chance) -> None:
    """Do the same; each card that is dealt at random comes to a hand as often as it is likely there."""
    cards = gather(state, viewer, known)
    mix(state, cards, chance)
    for seat in range(state[layout.PLAYERS]):
        if seat == viewer:
            continue
        for _ in range(left_after_sure(state, known, seat)):
            place = likely_place(state, at(likely, seat * layout.KINDS), cards, chance)
            cards -= 1
            exchange(state, layout.PILES + place, layout.PILES + cards)
            state[layout.HANDS + seat * layout.KINDS + state[layout.PILES + cards]] += 1
        imagine_sealed(state, seat, chance)


@inlined
def likely_place(state: State, likely: Likely, cards: int, chance: Chance) -> int:
    """Draw one of some cards, and again until one is drawn that is likely enough; return its place."""
    place, drawn = below(chance, cards), 1
    while drawn < MOST_DRAWN and below(chance, PRECISION) >= likely[state[layout.PILES + place]] * PRECISION:
        place = below(chance, cards)
        drawn += 1
    return place


@inlined
def mix(state: State, cards: int, chance: Chance) -> None:
    """Shuffle the cards that the viewer has not seen."""
    for last in range(cards - 1, 0, -1):
        exchange(state, layout.PILES + last, layout.PILES + below(chance, last + 1))


@inlined
def left_after_sure(state: State, known: Known, seat: int) -> int:
    """Give a seat the cards that it is known to hold; return how many it still needs."""
    missing = state[layout.HAND_SIZE + seat]
    for card in range(layout.KINDS):
        sure = surely_held(state, known, seat, card)
        state[layout.HANDS + seat * layout.KINDS + card] = sure
        missing -= sure
    return missing


@inlined
def gather(state: State, viewer: int, known: Known) -> int:
    """Write the cards the viewer has not seen in place of the deck, and return how many there are."""
    cards = 0
    for card in range(layout.KINDS):
        left = (
            COPIES[copies_of(state), card]
            - state[layout.PILE_COUNTS + card]
            - state[layout.HANDS + viewer * layout.KINDS + card]
        )
        left -= 1 if state[layout.PLAYING] == card else 0
        for seat in range(state[layout.PLAYERS]):
            left -= surely_held(state, known, seat, card) if seat != viewer else 0
        for prop in range(layout.PROPERTY_KINDS):
            if CARD_OF[prop] == card:
                left -= sum_of(by_seat(state, layout.PROPERTIES + prop * layout.SEATS))
        for _ in range(left):
            state[layout.PILES + cards] = card
            cards += 1
    return cards


@inlined
def is_shown(state: State, seat: int) -> bool:
    """Whether everybody sees the card a seat has chosen: a shown card is being picked now (11.9)."""
    return state[layout.SEALED + seat] != layout.NONE and state[top(state) + layout.OP] == PICK


@inlined
def surely_held(state: State, known: Known, seat: int, card: int) -> int:
    """Return how many of a card a seat is known to hold, counting the one it shows."""
    count = known[seat * layout.KINDS + card]
    return max(count, 1) if is_shown(state, seat) and state[layout.SEALED + seat] == card else count


@inlined
def imagine_sealed(state: State, seat: int, chance: Chance) -> None:
    """Choose a random card of the hand if the seat has chosen one to show that nobody has seen yet (11.9)."""
    if state[layout.SEALED + seat] == layout.NONE or is_shown(state, seat):
        return
    left = below(chance, state[layout.HAND_SIZE + seat])
    card = 0
    while left >= state[layout.HANDS + seat * layout.KINDS + card]:
        left -= state[layout.HANDS + seat * layout.KINDS + card]
        card += 1
    state[layout.SEALED + seat] = card
