"""Answers to effects of cards from data files, and answers that have effects."""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point, inlined
from chanbara.sword.flat.format.actions import ACCEPT, CHOOSE, COUNT, DISCARD, PARRY, PASS
from chanbara.sword.flat.format.arrays import Actions, State
from chanbara.sword.flat.format.known import REVEALS
from chanbara.sword.flat.format.layout import (
    AT,
    BY,
    CARD,
    DETAIL,
    ELSE,
    NONE,
    NUMBER,
    OWNER,
    PROP,
    SOURCE,
    TARGET,
    TURNED,
    WHOLE_BYTE,
)
from chanbara.sword.flat.format.programs import ANSWER_STARTS, PLAY_STARTS
from chanbara.sword.flat.format.tables import FOR_PROGRAM, IS_WEAPON, SUIT
from chanbara.sword.flat.rules.query import left_of
from chanbara.sword.mind.arrays import Belief, Odds, Points
from chanbara.sword.mind.value.answers import cost_of_passing
from chanbara.sword.mind.value.attacks import KEEP
from chanbara.sword.mind.value.effects import worth_for, worth_of_list
from chanbara.sword.mind.value.entries import REFUSED
from chanbara.sword.mind.value.valuation import Valuation, thought_of
from chanbara.sword.rules.program import A_WEAPON

MAY_FIND = 0.4
"""The chance that another card is a better one."""


@inlined
def goes_on_at(state: State, place: int) -> int:
    """Return the place of the list that a pending step goes on with, or NONE."""
    return NONE if state[place + AT] == NONE else state[place + AT] & WHOLE_BYTE


@entry_point
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
    by = state[place + BY]
    for one in range(count):
        action = actions[one]
        if action == PASS:
            points[one] = worth_of_passing(state, seat, role, belief, odds, thought, place)
        elif PARRY <= action < DISCARD:
            card = action - PARRY
            if ANSWER_STARTS[card] != NONE:
                points[one] += worth_of_list(
                    state, seat, role, belief, odds, thought, seat, by, card, NONE, 0, ANSWER_STARTS[card]
                )


@inlined
def worth_of_passing(
    state: State, seat: int, role: int, belief: Belief, odds: Odds, thought: Valuation, place: int
) -> float:
    """Return the value of not meeting a demand: of what the card says then, if it is from a data file."""
    if state[place + AT] != NONE:
        at = goes_on_at(state, place)
        return worth_in_step(state, seat, role, belief, odds, thought, state[place + TARGET], place, at)
    by, source = state[place + BY], state[place + SOURCE]
    if source == NONE or REFUSED[source] == NONE or IS_WEAPON[source] == 1:
        return -cost_of_passing(state, seat, by, source)
    whose = seat if by == NONE else by
    other = NONE if by == NONE else seat
    return worth_of_list(
        state, seat, role, belief, odds, thought, whose, other, source, NONE, 0, REFUSED[source]
    )


@inlined
def worth_in_step(
    state: State,
    seat: int,
    role: int,
    belief: Belief,
    odds: Odds,
    thought: Valuation,
    other: int,
    place: int,
    at: int,
) -> float:
    """Return the value of what a pending step goes on with, if this is the other player."""
    owner, card, prop = state[place + OWNER], state[place + CARD], state[place + PROP]
    number = state[place + NUMBER]
    return worth_of_list(state, seat, role, belief, odds, thought, owner, other, card, prop, number, at)


@entry_point
def worth_of_suffering(state: State, seat: int, role: int, belief: Belief, odds: Odds, place: int) -> float:
    """Return the value of not escaping an action's effects."""
    thought, card = thought_of(state, seat, role, odds), state[place + SOURCE]
    by, prop = state[place + BY], state[place + DETAIL]
    if state[place + AT] != NONE:
        at, number = goes_on_at(state, place), state[place + NUMBER]
        prop = state[place + PROP]
        return worth_for(state, seat, role, belief, odds, thought, by, card, prop, number, at)
    return worth_of_list(state, seat, role, belief, odds, thought, by, seat, card, prop, 0, PLAY_STARTS[card])


@entry_point
def opinions_of_offers(
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
    """Score an offer and the choice of a player: by the value of what follows."""
    thought, at = thought_of(state, seat, role, odds), goes_on_at(state, place)
    for one in range(count):
        action, other = actions[one], state[place + TARGET]
        if action != ACCEPT and action >= CHOOSE:
            other = left_of(state, seat, action - CHOOSE)
        points[one] = 0.0
        if action != PASS and at != NONE:
            points[one] = worth_in_step(state, seat, role, belief, odds, thought, other, place, at)


@inlined
def is_found(reason: int, card: int) -> bool:
    """Whether a revealed card is what an effect looks for."""
    wanted = reason - FOR_PROGRAM
    return IS_WEAPON[card] == 1 if wanted == A_WEAPON else SUIT[card] == wanted


@entry_point
def opinions_of_looking_for(
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
    """Score the revealed cards, and revealing another, by what follows if one finds what is looked for."""
    thought, reason, other = thought_of(state, seat, role, odds), state[place + DETAIL], state[place + TARGET]
    hit = miss = 0.0
    if state[place + AT] != NONE:
        at = state[place + AT] & WHOLE_BYTE
        hit = worth_in_step(state, seat, role, belief, odds, thought, other, place, at)
    if state[place + ELSE] != NONE:
        at = state[place + ELSE] & WHOLE_BYTE
        miss = worth_in_step(state, seat, role, belief, odds, thought, other, place, at)
    best = min(hit, miss)
    for number in range(REVEALS):
        card = state[place + TURNED + number]
        if card != NONE:
            best = max(best, hit if is_found(reason, card) else miss)
    for one in range(count):
        if actions[one] >= COUNT:
            points[one] = hit if is_found(reason, actions[one] - COUNT) else miss
        else:
            # Another card may be better, and brings the deck closer to its end.
            points[one] = best + MAY_FIND * (max(hit, miss) - best) - KEEP
