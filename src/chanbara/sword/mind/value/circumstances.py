"""Whom an effect of a data file is about, how much it is, and how likely its circumstances are now."""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format import parts
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import (
    ACTIVE,
    CHARACTER,
    HAND_SIZE,
    HONOR,
    IN_PLAY,
    NONE,
    PLAYERS,
    RESILIENCE,
)
from chanbara.sword.flat.format.tables import ANY_PARRY, ANY_WEAPON, CARD_OF, FULL_RESILIENCE
from chanbara.sword.flat.rules.query import is_harmless, is_immune, left_of, shogun_of
from chanbara.sword.mind.value.terms import (
    ABOUT,
    ALWAYS,
    AMOUNT,
    ASKED,
    BY_CHANCE,
    CARDS,
    CHANCES,
    CIRCUMSTANCES,
    COUNT_OF,
    COUNTED,
    IF,
    IF_NOT,
    ITS_SOURCE,
    KIND,
    LEAST,
    MET,
    OF_WHAT,
    OF_WHOM,
    PARENT,
    TERMS,
)
from chanbara.sword.mind.value.valuation import Valuation, answer_chance
from chanbara.sword.rules.program import MOST_COUNTED

USUAL_COUNTERS = 2
"""Counters matter to properties, which are judged by what is usual: that many are assumed."""


@inlined
def seats_of(state: State, me: int, other: int, who: int) -> int:
    """Return the players concerned, as a set of bits."""
    players = state[PLAYERS]
    if who == parts.WHO_ME:
        return 1 << me
    if who == parts.WHO_OTHER:
        return 0 if other == NONE else 1 << other
    left, right = 1 << left_of(state, me, 1), 1 << left_of(state, me, players - 1)
    if who == parts.WHO_LEFT:
        return left
    if who == parts.WHO_RIGHT:
        return right
    if who == parts.WHO_NEIGHBORS:
        return left | right
    if who == parts.WHO_ACTIVE:
        return 1 << state[ACTIVE]
    everyone = (1 << players) - 1
    return everyone if who == parts.WHO_EVERYONE else everyone & ~(1 << me)


@inlined
def source_now(card: int, prop: int, kind: int) -> int:
    """Return the card that wounds and demands come from, or NONE for an ability."""
    if kind == parts.FROM_CARD:
        return card
    if kind == parts.FROM_PROPERTY and prop != NONE:
        return CARD_OF[prop]
    return NONE


@inlined
def count_of(state: State, what: int, seat: int) -> int:
    """Return how many of something a player has."""
    if what == parts.COUNT_HONOR:
        return int(state[HONOR + seat])
    if what == parts.COUNT_PROPERTIES:
        return int(state[IN_PLAY + seat])
    if what == parts.COUNT_HAND:
        return int(state[HAND_SIZE + seat])
    if what == parts.COUNT_RESILIENCE:
        return int(state[RESILIENCE + seat])
    if what == parts.COUNT_COUNTERS:
        return USUAL_COUNTERS
    return max(0, int(FULL_RESILIENCE[state[CHARACTER + seat]]) - int(state[RESILIENCE + seat]))


@inlined
def amount_now(state: State, me: int, other: int, lost: int, place: int) -> int:
    """Return the amount of a term, which may be counted."""
    what = TERMS[place, COUNTED]
    if what == NONE:
        return TERMS[place, AMOUNT]
    if what == parts.COUNT_LOST:
        return min(lost, MOST_COUNTED)
    seat = me if TERMS[place, COUNT_OF] == parts.WHO_ME else other
    return 0 if seat == NONE else min(count_of(state, what, seat), MOST_COUNTED)


@inlined
def chance_now(
    state: State, thought: Valuation, me: int, other: int, card: int, circumstance: int, root: int
) -> float:
    """Return how likely a circumstance is within another, with this other player."""
    chance = 1.0
    while circumstance != root and chance > 0.0:
        chance *= chance_of_one(state, thought, me, other, card, circumstance)
        circumstance = CIRCUMSTANCES[circumstance, PARENT]
    return chance


@inlined
def chance_of_one(state: State, thought: Valuation, me: int, other: int, card: int, one: int) -> float:
    """Return how likely a circumstance is by itself."""
    kind = CIRCUMSTANCES[one, KIND]
    if kind == ALWAYS:
        return 1.0
    if kind == BY_CHANCE:
        return float(CHANCES[one])
    if kind in (IF, IF_NOT):
        is_true = holds(state, me, other, card, one)
        return 1.0 if is_true == (kind == IF) else 0.0
    asked = me if CIRCUMSTANCES[one, ABOUT] == parts.WHO_ME else other
    if asked == NONE:
        return 0.0
    several = CIRCUMSTANCES[one, ABOUT] in parts.OF_SEVERAL
    if asked != me and (
        (several and is_harmless(state, asked))
        or is_immune(state, asked, source_now(card, NONE, CIRCUMSTANCES[one, ITS_SOURCE]))
    ):
        return 0.0
    proof = ANY_PARRY if CIRCUMSTANCES[one, ASKED] == parts.DEMAND_PARRY else ANY_WEAPON
    met = answer_chance(state, thought, asked, proof)
    return met if kind == MET else 1.0 - met


@inlined
def holds(state: State, me: int, other: int, card: int, one: int) -> bool:
    """Whether a condition holds now."""
    test, least = CIRCUMSTANCES[one, ASKED], CIRCUMSTANCES[one, LEAST]
    if test == parts.TEST_CARD:
        return (CIRCUMSTANCES[one, CARDS] >> (card + 1)) & 1 == 1
    if test in (parts.TEST_MY_TURN, parts.TEST_OTHERS_TURN):
        return (state[ACTIVE] == me) == (test == parts.TEST_MY_TURN)
    if test == parts.TEST_PLAYERS_AT_LEAST:
        return bool(state[PLAYERS] >= least)
    if test == parts.TEST_PLAYERS_AT_MOST:
        return bool(state[PLAYERS] <= least)
    seat = me if CIRCUMSTANCES[one, OF_WHOM] == parts.WHO_ME else other
    if seat == NONE:
        return False
    if test == parts.TEST_SHOGUN:
        return seat == shogun_of(state)
    count = count_of(state, CIRCUMSTANCES[one, OF_WHAT], seat)
    return count >= least if test == parts.TEST_AT_LEAST else count <= least
