"""What effects of cards from data files are worth to a player, at this table, in points of honor.

A list is gone through once: each term is worth what it does to each player concerned, as likely as its
circumstances are now. Conditions count by their present truth, demands by the chance to be met, and whoever
is offered something takes it if it is good for them.
"""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point, inlined
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
from chanbara.sword.mind.arrays import Belief, Odds
from chanbara.sword.mind.value.deeds import worth_of_deed
from chanbara.sword.mind.value.terms import (
    ABOUT,
    ALWAYS,
    AMOUNT,
    ASKED,
    BY_CHANCE,
    CARDS,
    CHANCES,
    CIRCUMSTANCE,
    CIRCUMSTANCES,
    COUNT_OF,
    COUNTED,
    END,
    FIRST,
    IF,
    IF_NOT,
    ITS_SOURCE,
    KIND,
    LAST,
    LEAST,
    MET,
    NEXT,
    OF_WHAT,
    OF_WHOM,
    PARENT,
    PART,
    ROOT,
    SOURCE,
    SPANS,
    TERMS,
    TEST,
    WHO,
    WITHIN,
)
from chanbara.sword.mind.value.valuation import Valuation, answer_chance, stake
from chanbara.sword.rules.program import MOST_COUNTED

NEVER = -1e6
"""Less than anything is worth."""

USUAL_COUNTERS = 2
"""Counters matter to properties, which are judged by what is usual: that many are assumed."""


@entry_point
def worth_of_list(
    state: State,
    judge: int,
    role: int,
    belief: Belief,
    odds: Odds,
    thought: Valuation,
    me: int,
    other: int,
    card: int,
    prop: int,
    lost: int,
    at: int,
) -> float:
    """Return what the list at a place of the catalog is worth to the judging player.

    ``me`` is whose card or character it is, ``other`` the player it is about, or NONE; ``prop`` is the
    property that was named or that it belongs to, ``lost`` the points lost at this moment.
    """
    place, last, root = SPANS[at, FIRST], SPANS[at, LAST], SPANS[at, ROOT]
    worth = 0.0
    while place < last:
        part = TERMS[place, PART]
        if part in (parts.OFFER, parts.CHOOSE):
            worth += worth_of_choice(
                state, judge, role, belief, odds, thought, me, other, card, prop, lost, place, root
            )
        else:
            worth += worth_of_term(
                state, judge, role, belief, odds, thought, me, other, card, prop, lost, place, root
            )
        place = TERMS[place, END]
    return worth


@entry_point
def worth_for(
    state: State,
    judge: int,
    role: int,
    belief: Belief,
    odds: Odds,
    thought: Valuation,
    me: int,
    card: int,
    prop: int,
    lost: int,
    at: int,
) -> float:
    """Return what the single instruction at a place is worth to the judging player if it is done to them."""
    worth = 0.0
    for place in range(SPANS[at, FIRST], SPANS[at, NEXT]):
        amount = TERMS[place, AMOUNT]
        if TERMS[place, COUNTED] != NONE:
            amount = amount_now(state, me, judge, lost, TERMS[place, COUNTED], TERMS[place, COUNT_OF])
        worth += worth_of_deed(
            state,
            judge,
            role,
            belief,
            odds,
            thought,
            me,
            judge,
            TERMS[place, PART],
            amount,
            card,
            prop,
            source_now(card, prop, TERMS[place, SOURCE]),
            TERMS[place, SOURCE],
        )
    return worth


@inlined
def worth_of_choice(
    state: State,
    judge: int,
    role: int,
    belief: Belief,
    odds: Odds,
    thought: Valuation,
    me: int,
    other: int,
    card: int,
    prop: int,
    lost: int,
    place: int,
    root: int,
) -> float:
    """Return the value of an offer, or of choosing a player; others do what is good for them.

    Within it, what is offered again counts as if it always happened.
    """
    if TERMS[place, PART] == parts.OFFER:
        found = worth_within(state, judge, role, belief, odds, thought, me, other, card, prop, lost, place)
        chooser = me if TERMS[place, WHO] == parts.WHO_ME else other
        is_friendly = chooser == judge or (chooser != NONE and stake(odds, thought, chooser) < 0.0)
        found = max(0.0, found) if is_friendly else min(0.0, found)
    else:
        best, worst = NEVER, -NEVER
        for seat in range(state[PLAYERS]):
            if seat != me or TERMS[place, TEST] == 1:
                one = worth_within(
                    state, judge, role, belief, odds, thought, me, seat, card, prop, lost, place
                )
                best, worst = max(best, one), min(worst, one)
        found = best if me == judge or stake(odds, thought, me) < 0.0 else worst
    return found * chance_now(state, thought, me, other, card, TERMS[place, CIRCUMSTANCE], root)


@entry_point
def worth_within(
    state: State,
    judge: int,
    role: int,
    belief: Belief,
    odds: Odds,
    thought: Valuation,
    me: int,
    other: int,
    card: int,
    prop: int,
    lost: int,
    place: int,
) -> float:
    """Return the value of what is offered, or what happens to a chosen player."""
    worth, inside = 0.0, TERMS[place, WITHIN]
    for one in range(place + 1, TERMS[place, END]):
        worth += worth_of_term(
            state, judge, role, belief, odds, thought, me, other, card, prop, lost, one, inside
        )
    return worth


@inlined
def worth_of_term(
    state: State,
    judge: int,
    role: int,
    belief: Belief,
    odds: Odds,
    thought: Valuation,
    me: int,
    other: int,
    card: int,
    prop: int,
    lost: int,
    place: int,
    root: int,
) -> float:
    """Return the value of a term: what it does to each player concerned, as likely as that is."""
    circumstance = TERMS[place, CIRCUMSTANCE]
    about = NONE
    one = circumstance
    while one != root and about == NONE:
        if CIRCUMSTANCES[one, ABOUT] > parts.WHO_ME:
            about = CIRCUMSTANCES[one, ABOUT]
        one = CIRCUMSTANCES[one, PARENT]
    if about == NONE:
        return worth_about(
            state, judge, role, belief, odds, thought, me, other, card, prop, lost, place, root
        )
    worth = 0.0
    concerned = seats_of(state, me, other, about)
    for seat in range(state[PLAYERS]):
        if (concerned >> seat) & 1 == 1:
            worth += worth_about(
                state, judge, role, belief, odds, thought, me, seat, card, prop, lost, place, root
            )
    return worth


@entry_point
def worth_about(
    state: State,
    judge: int,
    role: int,
    belief: Belief,
    odds: Odds,
    thought: Valuation,
    me: int,
    other: int,
    card: int,
    prop: int,
    lost: int,
    place: int,
    root: int,
) -> float:
    """Return the value of a term if this is the other player."""
    chance = chance_now(state, thought, me, other, card, TERMS[place, CIRCUMSTANCE], root)
    if chance == 0.0:
        return 0.0
    amount = TERMS[place, AMOUNT]
    if TERMS[place, COUNTED] != NONE:
        amount = amount_now(state, me, other, lost, TERMS[place, COUNTED], TERMS[place, COUNT_OF])
    source = source_now(card, prop, TERMS[place, SOURCE])
    worth = 0.0
    concerned = seats_of(state, me, other, TERMS[place, WHO])
    for seat in range(state[PLAYERS]):
        if (concerned >> seat) & 1 == 1:
            worth += worth_of_deed(
                state,
                judge,
                role,
                belief,
                odds,
                thought,
                me,
                seat,
                TERMS[place, PART],
                amount,
                card,
                prop,
                source,
                TERMS[place, SOURCE],
            )
    return chance * worth


# --- whom, how much, how likely -----------------------------------------------------------------------------


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
def amount_now(state: State, me: int, other: int, lost: int, what: int, whose: int) -> int:
    """Return an amount that is counted."""
    if what == parts.COUNT_LOST:
        return min(lost, MOST_COUNTED)
    seat = me if whose == parts.WHO_ME else other
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
