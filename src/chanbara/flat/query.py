"""Pure questions about a game (4, 5, 6)."""

from __future__ import annotations

from chanbara.flat.arrays import State
from chanbara.flat.compiling import compiled
from chanbara.flat.layout import (
    ACTIVE,
    ASKED,
    CHARACTER,
    HAND_SIZE,
    HANDS,
    HONOR,
    IN_PLAY,
    KINDS,
    NONE,
    PLAYERS,
    PROPERTIES,
    PROPERTY_KINDS,
    RESILIENCE,
    RISING_SUN,
    ROLE,
    WEAPONS_ADDED,
)
from chanbara.flat.words import (
    ARMOR,
    ATTENDANT,
    BASE_KINDS,
    BENKEI,
    CHIYOME,
    FAST_DRAW,
    FOCUS,
    FUJI,
    GINCHIYO,
    GOEMON,
    HIDEYOSHI,
    IS_WEAPON,
    KENSHIN,
    KOJIRO,
    KUSANAGI,
    MUSASHI,
    ORIGAMI,
    PEASANT,
    PRINTED_WOUNDS,
    ROLE_OF,
    SHINGEN,
    SHOGUN,
    SUIT,
    YOSHIHIRO,
    ZEN,
)

CARDS_DRAWN = 2
WEAPONS_A_TURN = 1
THREE = 3
"""With three players the Shogun may do more (3.2, 3.5, 8.8)."""

EMPTY_HANDED, HOLDING_CARDS = 0, 1
OUT_OF_REACH = 15
"""A Difficulty beyond all weapons; also what a nibble holds."""


@compiled
def left_of(state: State, seat: int, away: int) -> int:
    """Return the seat that is so far to the left of another: 0 is itself."""
    place = seat + away
    # A division would cost more than all the rest of this.
    return place - state[PLAYERS] if place >= state[PLAYERS] else place


@compiled
def held(state: State, seat: int, card: int) -> int:
    """Return how many of a card a seat holds."""
    return state[HANDS + seat * KINDS + card]


@compiled
def laid(state: State, seat: int, prop: int) -> int:
    """Return how many of a property lie in front of a seat."""
    return state[PROPERTIES + seat * PROPERTY_KINDS + prop]


@compiled
def is_harmless(state: State, seat: int) -> bool:
    """Whether a seat has no resilience or no card in hand (4.1)."""
    return state[RESILIENCE + seat] == 0 or state[HAND_SIZE + seat] == 0


@compiled
def is_shogun_of_three(state: State, seat: int) -> bool:
    """Whether a seat is the Shogun of a game of three (8.8)."""
    return state[PLAYERS] == THREE and ROLE_OF[state[ROLE + seat]] == SHOGUN


@compiled
def difficulties(state: State, seat: int) -> int:
    """Return the Difficulty of attacking each seat (5.1, 5.2), four bits each, the first seat's lowest."""
    players = state[PLAYERS]
    result = 0
    way = 1
    for away in range(1, players):
        place = left_of(state, seat, away)
        result |= way << (4 * place)
        if not is_harmless(state, place):
            way += 1
    way = 1
    for away in range(1, players):
        place = left_of(state, seat, players - away)
        other = (result >> (4 * place)) & OUT_OF_REACH
        needed = min(way, other) + laid(state, place, ARMOR)
        if state[CHARACTER + place] == BENKEI:
            needed += 1
        result += (needed - other) << (4 * place)
        if not is_harmless(state, place):
            way += 1
    return result


@compiled
def attackable(state: State, seat: int, whom: int) -> int:
    """Return the reach a weapon needs for each seat (4.2, 5.3), as ``difficulties`` does.

    Who cannot be attacked is out of reach. ``whom`` is HOLDING_CARDS, or EMPTY_HANDED for the weapons that
    may be played on players without cards (11.5).
    """
    needed = 0 if state[CHARACTER + seat] == KOJIRO else difficulties(state, seat)
    for place in range(state[PLAYERS]):
        holds = HOLDING_CARDS if state[HAND_SIZE + place] > 0 else EMPTY_HANDED
        if place == seat or state[RESILIENCE + place] == 0 or holds != whom:
            needed |= OUT_OF_REACH << (4 * place)
    return needed


@compiled
def weapon_limit(state: State) -> int:
    """Return how many weapons may be played this turn (3.5)."""
    seat = state[ACTIVE]
    limit = WEAPONS_A_TURN + state[WEAPONS_ADDED] + laid(state, seat, FOCUS)
    if state[CHARACTER + seat] == GOEMON:
        limit += 1
    if is_shogun_of_three(state, seat):
        limit += 1
    return limit


@compiled
def cards_drawn(state: State, seat: int) -> int:
    """Return how many cards a seat draws in its turn (3.2)."""
    cards = CARDS_DRAWN + laid(state, seat, ATTENDANT)
    if state[CHARACTER + seat] == HIDEYOSHI:
        cards += 1
    if is_shogun_of_three(state, seat):
        cards += 1
    return cards


@compiled
def is_free_weapon(state: State, seat: int, card: int) -> bool:
    """Whether a weapon does not count against the limit (3.5)."""
    return state[CHARACTER + seat] == SHINGEN and SUIT[card] == FUJI


@compiled
def wounds_dealt(state: State, seat: int, target: int, weapon: int) -> int:
    """Return the wounds a weapon deals when it hits (6.3)."""
    wounds = PRINTED_WOUNDS[weapon]
    if weapon == KUSANAGI:
        wounds = state[HONOR + target]
    elif weapon == ZEN:
        wounds = state[IN_PLAY + target]
    if wounds == 0:
        return 0
    wounds += laid(state, seat, FAST_DRAW)
    if state[CHARACTER + seat] == MUSASHI:
        wounds += 1
    if state[CHARACTER + target] == GINCHIYO:
        wounds -= 1
    if state[CHARACTER + target] == YOSHIHIRO:
        wounds += 1
    return max(1, wounds)


@compiled
def is_immune(state: State, seat: int, source: int) -> bool:
    """Whether a card, or an ability (NONE), cannot wound a seat (6.0)."""
    character = state[CHARACTER + seat]
    is_weapon = source != NONE and IS_WEAPON[source] == 1
    if character == CHIYOME:
        return not is_weapon
    return character == KENSHIN and is_weapon and SUIT[source] != ORIGAMI


@compiled
def can_pay(state: State, seat: int) -> bool:
    """Whether a seat can pay 1 resilience: never the last, but a property may stand in (11.7, 11.9)."""
    return state[RESILIENCE + seat] > 1 or laid(state, seat, PEASANT) > 0


@compiled
def is_in_play(state: State, prop: int) -> bool:
    """Whether a property lies in front of anybody."""
    for seat in range(state[PLAYERS]):
        if laid(state, seat, prop) > 0:
            return True
    return False


@compiled
def relative(state: State, seat: int) -> int:
    """Return how far to the left of who is asked a seat is."""
    return left_of(state, seat, state[PLAYERS] - state[ASKED])


@compiled
def cards_in_play(state: State) -> int:
    """Return how many kinds of cards there are in this game."""
    return KINDS if state[RISING_SUN] == 1 else BASE_KINDS


@compiled
def next_held(state: State, seat: int, card: int) -> int:
    """Return the first card from ``card`` on that a seat holds, or KINDS."""
    while card < KINDS and held(state, seat, card) == 0:
        card += 1
    return card
