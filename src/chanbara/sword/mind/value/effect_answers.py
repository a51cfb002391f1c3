"""Answers to effects of cards from data files, and answers that have effects."""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format.actions import DISCARD, PARRY, PARRY_WITH_PROPERTY, PASS
from chanbara.sword.flat.format.arrays import Actions, State
from chanbara.sword.flat.format.layout import BY, DETAIL, NONE, SOURCE
from chanbara.sword.flat.format.tables import IS_WEAPON
from chanbara.sword.mind.arrays import Belief, Odds, Points
from chanbara.sword.mind.value.answers import cost_of_passing
from chanbara.sword.mind.value.effects import worth_of_list
from chanbara.sword.mind.value.entries import ANSWERING, PLAYED, REFUSED
from chanbara.sword.mind.value.valuation import Valuation, thought_of


@inlined
def add_effects_of_answers(
    state: State,
    seat: int,
    role: int,
    belief: Belief,
    odds: Odds,
    place: int,
    actions: Actions,
    count: int,
    points: Points,
) -> None:
    """Change the scores of answers by the effects of answering, and of not doing so."""
    thought = thought_of(state, seat, role, odds)
    by, source = state[place + BY], state[place + SOURCE]
    for one in range(count):
        action = actions[one]
        if action == PASS:
            points[one] = worth_of_passing(state, seat, role, belief, odds, thought, by, source)
        elif PARRY <= action < DISCARD:
            card = action - PARRY
            if ANSWERING[card] != NONE:
                points[one] += worth_of_list(
                    state, seat, role, belief, odds, thought, seat, by, card, NONE, 0, ANSWERING[card]
                )


@inlined
def worth_of_passing(
    state: State, seat: int, role: int, belief: Belief, odds: Odds, thought: Valuation, by: int, source: int
) -> float:
    """Return the value of not meeting a demand: by what the card says, if it is from a data file."""
    if source == NONE or REFUSED[source] == NONE or IS_WEAPON[source] == 1:
        return -cost_of_passing(state, seat, by, source)
    whose = seat if by == NONE else by
    other = NONE if by == NONE else seat
    return worth_of_list(
        state, seat, role, belief, odds, thought, whose, other, source, NONE, 0, REFUSED[source]
    )


@inlined
def worth_of_suffering(
    state: State, seat: int, role: int, belief: Belief, odds: Odds, place: int
) -> float:
    """Return the value of not escaping an action's effects."""
    thought, card = thought_of(state, seat, role, odds), state[place + SOURCE]
    by, prop = state[place + BY], state[place + DETAIL]
    return worth_of_list(state, seat, role, belief, odds, thought, by, seat, card, prop, 0, PLAYED[card])
