"""Dealing a game (2)."""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point, inlined
from chanbara.sword.flat.format.arrays import Chance, State
from chanbara.sword.flat.format.layout import (
    ACTIVE,
    ASKED,
    CHARACTER,
    DECK_SIZE,
    END_RULINGS,
    HONOR,
    KINDS,
    NONE,
    PILES,
    PLAYERS,
    PLAYING,
    REMOVED,
    RESILIENCE,
    RISING_SUN,
    ROLE,
    SEALED,
    SEATS,
    SIZE,
    SWORDMASTER,
    VICTIM,
    VICTOR,
)
from chanbara.sword.flat.format.rulings import EIGHTH_HAND_IS_LARGER, copies_of, write_edition
from chanbara.sword.flat.format.tables import (
    CAST,
    COPIES,
    FIRST_HAND,
    FIRST_HONOR,
    FIRST_ROLE,
    FULL_RESILIENCE,
    HAS_STARS,
    MORE_AT_EIGHT,
    ROLE_OF,
    ROLES_DEALT,
    ROLES_THERE,
    SHOGUN,
    TURN_STEP,
)
from chanbara.sword.flat.rules.chance import below
from chanbara.sword.flat.rules.piles import gain, shuffle
from chanbara.sword.flat.rules.query import left_of, shogun_of
from chanbara.sword.flat.rules.stack import push_for
from chanbara.sword.flat.rules.steps import advance


@entry_point
def deal(state: State, chance: Chance, players: int, edition: int) -> None:
    """Deal roles, characters and cards, and go on to the first decision.

    ``edition`` is 1 with Rising Sun and 0 without, by our reading; ``edition_number`` gives others.
    """
    lay_out(state, chance, players, edition)
    begin_first_turn(state, chance)


@inlined
def lay_out(state: State, chance: Chance, players: int, edition: int) -> None:
    """Deal roles, characters and cards; nobody has begun."""
    for place in range(SIZE):
        state[place] = 0
    state[PLAYERS] = players
    for place in range(ACTIVE, ROLE):
        state[place] = NONE if place in (PLAYING, ASKED, VICTIM, VICTOR, SWORDMASTER) else 0
    write_edition(state, edition)
    for place in range(3):
        state[REMOVED + place] = NONE
    for seat in range(SEATS):
        state[SEALED + seat] = NONE
    deal_roles(state, chance)
    deal_characters(state, chance)
    deal_cards(state, chance)


@inlined
def begin_first_turn(state: State, chance: Chance) -> None:
    """Have the Shogun begin, and go on to the first decision."""
    push_for(state, TURN_STEP, shogun_of(state))
    advance(state, chance)


@inlined
def deal_roles(state: State, chance: Chance) -> None:
    """Deal the role cards; if cards of a role have different stars, those left out are random (2.1, 2.2)."""
    players, rising_sun = state[PLAYERS], state[RISING_SUN]
    dealt = 0
    removed = 0
    for role in range(len(FIRST_ROLE)):
        wanted = ROLES_DEALT[rising_sun, players, role]
        left = ROLES_THERE[rising_sun, role]
        for number in range(ROLES_THERE[rising_sun, role]):
            # Deal each card with probability (wanted / left), as in selection sampling.
            if below(chance, left) < wanted:
                # Identical cards have the same number, so that nothing distinguishes them.
                state[ROLE + dealt] = FIRST_ROLE[role] + number * HAS_STARS[rising_sun, role]
                dealt += 1
                wanted -= 1
            elif HAS_STARS[rising_sun, role] == 1 and ROLES_DEALT[rising_sun, players, role] > 0:
                state[REMOVED + removed] = FIRST_ROLE[role] + number
                removed += 1
            left -= 1
    for last in range(players - 1, 0, -1):
        exchange(state, ROLE + last, ROLE + below(chance, last + 1))


@inlined
def exchange(state: State, one: int, other: int) -> None:
    """Swap two bytes."""
    kept = state[one]
    state[one] = state[other]
    state[other] = kept


@inlined
def deal_characters(state: State, chance: Chance) -> None:
    """Deal a character with full resilience and the starting honor to each seat (2.4, 2.5)."""
    characters = CAST[state[RISING_SUN]]
    taken = 0
    for seat in range(state[PLAYERS]):
        who = below(chance, characters)
        while (taken >> who) & 1 == 1:
            who = below(chance, characters)
        taken |= 1 << who
        state[CHARACTER + seat] = who
        state[RESILIENCE + seat] = FULL_RESILIENCE[who]
        is_shogun = ROLE_OF[state[ROLE + seat]] == SHOGUN
        state[HONOR + seat] = FIRST_HONOR[state[PLAYERS], 0 if is_shogun else 1]


@inlined
def deal_cards(state: State, chance: Chance) -> None:
    """Shuffle the deck and deal the hands, the Shogun's first (2.6)."""
    cards = 0
    for card in range(KINDS):
        for _ in range(COPIES[copies_of(state), card]):
            state[PILES + cards] = card
            cards += 1
    shuffle(state, chance, cards)
    shogun = shogun_of(state)
    for away in range(state[PLAYERS]):
        seat = left_of(state, shogun, away)
        dealt = FIRST_HAND[away]
        if away == SEATS - 1 and state[END_RULINGS] & EIGHTH_HAND_IS_LARGER:
            dealt += MORE_AT_EIGHT
        for _ in range(dealt):
            cards -= 1
            gain(state, seat, state[PILES + cards])
    state[DECK_SIZE] = cards
