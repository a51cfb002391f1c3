"""Pure queries about a game (4, 5, 6)."""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.constants import listed, number
from chanbara.sword.flat.format.known import BY_HONOR, BY_PROPERTIES
from chanbara.sword.flat.format.layout import (
    ACTIVE,
    CHARACTER,
    HAND_SIZE,
    HANDS,
    HONOR,
    IN_PLAY,
    KINDS,
    MOST,
    PLAYERS,
    PROPERTIES,
    RESILIENCE,
    ROLE,
    SEATS,
    WEAPONS_ADDED,
    WOUND_RULINGS,
)
from chanbara.sword.flat.format.rulings import (
    ABILITY_ADDS_TO_ZERO,
    ABILITY_SPARES_ONESELF,
    PROPERTY_ADDS_TO_ZERO,
    PROPERTY_SPARES_ONESELF,
)
from chanbara.sword.flat.format.tables import (
    CHARACTERS,
    COUNTED,
    FIRST_ROLE,
    NUMBER_OF,
    PRINTED_WOUNDS,
    ROLE_OF,
    SHOGUN,
    SPREAD,
)
from chanbara.sword.flat.format.windows import (
    ABSORBS,
    ALWAYS_REACHES,
    BY_CHARACTER,
    CARDS_DRAWN,
    DEALT,
    DIFFICULTY,
    FIRST_GIVING,
    FREE_WEAPON,
    GIVEN,
    GIVING,
    IMMUNE_TO,
    TAKEN,
    WEAPON_LIMIT,
    amount,
    cards_meant,
    given,
    has,
    is_meant,
)
from chanbara.sword.flat.rules.lanes import (
    EACH,
    before,
    by_seat,
    equal,
    of_seat,
    smaller,
    some,
    taken,
    turned,
)

DRAWN_EACH_TURN = 2
WEAPONS_A_TURN = 1
THREE = 3
"""With three players the Shogun has advantages (3.2, 3.5, 8.8)."""

EMPTY_HANDED, HOLDING_CARDS = 0, 1
OUT_OF_REACH = 64
"""A bit that puts a Difficulty beyond the reach of all weapons."""

_ADDED = [int(BY_CHARACTER[DIFFICULTY, who]) for who in range(CHARACTERS)]
HARDER = listed([who for who, by in enumerate(_ADDED) if by], CHARACTERS)
"""The characters who are harder, or easier, to attack."""
EASIEST = number(-min(0, *_ADDED))
"""The greatest reduction of Difficulty, which is added so that no lane is negative on the way."""


@inlined
def left_of(state: State, seat: int, away: int) -> int:
    """Return the seat at a distance to the left of another; 0 is itself."""
    place = seat + away
    # A modulo would cost more than the rest of this function.
    return place - state[PLAYERS] if place >= state[PLAYERS] else place


@inlined
def held(state: State, seat: int, card: int) -> int:
    """Return how many of a card a seat holds."""
    return state[HANDS + seat * KINDS + card]


@inlined
def is_harmless(state: State, seat: int) -> bool:
    """Whether a seat has no resilience or no card in hand (4.1)."""
    return state[RESILIENCE + seat] == 0 or state[HAND_SIZE + seat] == 0


@inlined
def shogun_of(state: State) -> int:
    """Return the Shogun's seat, which everybody knows (2.3)."""
    seat = 0
    while state[ROLE + seat] != FIRST_ROLE[SHOGUN]:
        seat += 1
    return seat


@inlined
def is_shogun_of_three(state: State, seat: int) -> bool:
    """Whether a seat is the Shogun of a three-player game (8.8)."""
    return state[PLAYERS] == THREE and ROLE_OF[state[ROLE + seat]] == SHOGUN


@inlined
def difficulties(state: State, seat: int) -> int:
    """Return the Difficulty of attacking each seat (5.1, 5.2), by its way to the left; 0 for oneself.

    The lanes of the result are computed at once (SWAR, see ``lanes``). A loop would say, for ``away`` from 1:

        left_way = 1 + sum(stands(one) for one in range(1, away))
        right_way = 1 + sum(stands(one) for one in range(away + 1, players))
        difficulty = min(left_way, right_way) + more(away)

    Five players, seat 1 asks. Seat 2 has no cards, so it is Harmless; seat 3 has an Armor. Lanes, the lowest
    first; those from the sixth on belong to no seat and are cut off at the end:

        standing, by seat           1 1 0 1 1 0 0 0    (seats 0 to 4)
        standing, seen from seat 1  0 0 1 1 1 0 0 0    (seats 1, 2, 3, 4, 0; oneself is not counted)
        left_way                    1 1 1 2 3 4 4 4    (1 + the sum of the lanes before)
        right_way                   4 4 3 2 1 1 1 1    (2 + the sum of all - standing - left_way)
        the smaller                 1 1 1 2 1 1 1 1
        more, seen from seat 1      0 0 1 0 0 0 0 0
        the Difficulty              0 1 2 2 1 0 0 0
    """
    players = state[PLAYERS]
    # Harmless players are skipped (4.1, 5.1).
    standing = some(by_seat(state, RESILIENCE)) & some(by_seat(state, HAND_SIZE))
    standing = turned(standing, seat, players) & ~1
    left_way = before(standing) + EACH
    two_and_all = of_seat(left_way, SEATS - 1) + of_seat(standing, SEATS - 1) + 1
    right_way = EACH * two_and_all - standing - left_way
    more = turned(added_difficulty(state), seat, players)
    others = (taken(players) - 1) * MOST
    return (smaller(left_way, right_way) + more - EACH * EASIEST) & others


@inlined
def added_difficulty(state: State) -> int:
    """Return what properties and characters add to each seat's Difficulty (5.2), plus EASIEST."""
    more, characters = EACH * EASIEST, by_seat(state, CHARACTER)
    for place in range(len(HARDER)):
        who = int(HARDER[place])
        more += equal(characters, who) * int(BY_CHARACTER[DIFFICULTY, who])
    for place in range(FIRST_GIVING[DIFFICULTY], FIRST_GIVING[DIFFICULTY + 1]):
        more += by_seat(state, PROPERTIES + GIVING[place] * SEATS) * int(GIVEN[place])
    return more


@inlined
def attackable(state: State, seat: int, whom: int) -> int:
    """Return the reach a weapon needs for each seat (4.2, 5.3), like ``difficulties``.

    Players who cannot be attacked are out of reach. ``whom`` is HOLDING_CARDS, or EMPTY_HANDED for the
    weapons that may be played on players without cards (11.5).
    """
    needed = 0 if has(state, seat, ALWAYS_REACHES) else difficulties(state, seat)
    holding = some(by_seat(state, HAND_SIZE)) ^ (EACH * (1 - whom))
    meant = holding & some(by_seat(state, RESILIENCE))
    return needed | (turned(meant, seat, state[PLAYERS]) ^ EACH) * OUT_OF_REACH


@inlined
def weapon_limit(state: State) -> int:
    """Return how many weapons may be played this turn (3.5)."""
    seat = state[ACTIVE]
    limit = WEAPONS_A_TURN + state[WEAPONS_ADDED] + amount(state, seat, WEAPON_LIMIT)
    if is_shogun_of_three(state, seat):
        limit += 1
    return limit


@inlined
def cards_drawn(state: State, seat: int) -> int:
    """Return how many cards a seat draws on its turn (3.2)."""
    cards = DRAWN_EACH_TURN + amount(state, seat, CARDS_DRAWN)
    if is_shogun_of_three(state, seat):
        cards += 1
    return cards


@inlined
def free_weapons(state: State, seat: int) -> int:
    """Return the set of cards that do not count against a seat's weapon limit (3.5)."""
    return cards_meant(state, seat, FREE_WEAPON)


@inlined
def wounds_dealt(state: State, seat: int, target: int, weapon: int) -> int:
    """Return the wounds a weapon deals when it hits (6.3)."""
    wounds = PRINTED_WOUNDS[weapon]
    if COUNTED[weapon] == BY_HONOR:
        wounds = state[HONOR + target]
    elif COUNTED[weapon] == BY_PROPERTIES:
        wounds = state[IN_PLAY + target]
    added = amount(state, seat, DEALT)
    if added != 0 and (wounds == 0 or (seat == target and state[WOUND_RULINGS] != 0)):
        added = added_by_ruling(state, seat, target, wounds)
    if wounds == 0 and added <= 0:
        return 0
    return max(1, wounds + added + amount(state, target, TAKEN))


@inlined
def added_by_ruling(state: State, seat: int, target: int, wounds: int) -> int:
    """Return what the attacker adds where the books differ: to 0 wounds, or on oneself (6.3, 11.6)."""
    rulings = state[WOUND_RULINGS]
    added = 0
    is_kept = wounds > 0 or rulings & ABILITY_ADDS_TO_ZERO != 0
    if is_kept and (seat != target or rulings & ABILITY_SPARES_ONESELF == 0):
        added += BY_CHARACTER[DEALT, state[CHARACTER + seat]]
    is_kept = wounds > 0 or rulings & PROPERTY_ADDS_TO_ZERO != 0
    if is_kept and (seat != target or rulings & PROPERTY_SPARES_ONESELF == 0):
        added += given(state, seat, DEALT)
    return added


@inlined
def is_immune(state: State, seat: int, source: int) -> bool:
    """Whether a card, or an ability (NONE), cannot wound a seat (6.0)."""
    return is_meant(state, seat, IMMUNE_TO, source)


@inlined
def can_pay(state: State, seat: int) -> bool:
    """Whether a seat can pay 1 resilience: never the last, but a property may absorb it (11.7, 11.9)."""
    return state[RESILIENCE + seat] > 1 or has(state, seat, ABSORBS)


@inlined
def is_in_play(state: State, prop: int) -> bool:
    """Whether a property is in play."""
    return by_seat(state, PROPERTIES + prop * SEATS) != 0


@inlined
def away_from(state: State, viewer: int, seat: int) -> int:
    """Return the distance of a seat to the left of another."""
    return left_of(state, seat, state[PLAYERS] - viewer)


# --- sets of cards: a bit for each kind, to search a hand without a loop ------------------------------------


@inlined
def cards_held(state: State, seat: int) -> int:
    """Return the set of cards that a seat holds."""
    cards = 0
    for card in range(KINDS):
        cards |= min(held(state, seat, card), 1) << card
    return cards


@inlined
def first_of(cards: int) -> int:
    """Return the first card of a set, which is not empty."""
    return NUMBER_OF[(cards & -cards) % SPREAD]


@inlined
def without_first(cards: int) -> int:
    """Return a set of cards without its first."""
    return cards & (cards - 1)
