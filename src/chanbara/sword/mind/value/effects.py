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
    NONE,
    PLAYERS,
)
from chanbara.sword.mind.arrays import Belief, Odds
from chanbara.sword.mind.value.circumstances import amount_now, chance_now, seats_of, source_now
from chanbara.sword.mind.value.deeds import worth_of_deed
from chanbara.sword.mind.value.terms import (
    ABOUT,
    CIRCUMSTANCE,
    CIRCUMSTANCES,
    END,
    FIRST,
    LAST,
    NEXT,
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
from chanbara.sword.mind.value.valuation import Valuation, stake

NEVER = -1e6
"""Less than anything is worth."""


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
        amount = amount_now(state, me, judge, lost, place)
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
    amount = amount_now(state, me, other, lost, place)
    part, kind = TERMS[place, PART], TERMS[place, SOURCE]
    source, worth = source_now(card, prop, kind), 0.0
    concerned = seats_of(state, me, other, TERMS[place, WHO])
    for seat in range(state[PLAYERS]):
        if (concerned >> seat) & 1 == 1:
            worth += worth_of_deed(
                state, judge, role, belief, odds, thought, me, seat, part, amount, card, prop, source, kind
            )
    return chance * worth
