"""Scores of all options of a seat, for a role it may have, by common belief."""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point, inlined
from chanbara.sword.flat.format import tables
from chanbara.sword.flat.format.arrays import Actions, State
from chanbara.sword.flat.format.layout import BY, OP, SOURCE
from chanbara.sword.flat.format.scope import HAS_PROGRAMS
from chanbara.sword.flat.rules.stack import top
from chanbara.sword.mind.arrays import Belief, Odds, Points, Ranks
from chanbara.sword.mind.value.answers import (
    opinions_of_answers,
    opinions_of_discards,
    opinions_of_first_draw,
)
from chanbara.sword.mind.value.chances import (
    opinions_of_absorbing,
    opinions_of_drawing,
    opinions_of_escapes,
    opinions_of_granting,
    opinions_of_picking,
    opinions_of_revealing,
)
from chanbara.sword.mind.value.effect_answers import add_effects_of_answers, opinions_of_offers
from chanbara.sword.mind.value.plays import NEVER, opinions_of_plays
from chanbara.sword.mind.value.terms import HAS_EFFECTS


@entry_point
def opinions(
    state: State,
    seat: int,
    role: int,
    belief: Belief,
    odds: Odds,
    actions: Actions,
    count: int,
    ranks: Ranks,
    points: Points,
) -> None:
    """Write the rank and the points of each legal action for the seat to move, if it has this role."""
    place = top(state)
    op = state[place + OP]
    if op == tables.PLAY_PHASE:
        opinions_of_plays(state, seat, role, belief, odds, actions, count, ranks, points)
        return
    for one in range(count):
        ranks[one] = NEVER
    if op == tables.DEMAND:
        opinions_of_answers(state, seat, state[place + BY], state[place + SOURCE], actions, count, points)
        if HAS_PROGRAMS and HAS_EFFECTS == 1:
            add_effects_of_answers(state, seat, role, belief, odds, place, actions, count, points)
    elif op in (tables.DISCARD_PHASE, tables.GIVE_UP, tables.SEAL):
        opinions_of_discards(actions, count, points)
    elif op == tables.DRAW_PHASE:
        opinions_of_first_draw(state, actions, count, points)
    else:
        opinions_of_others(state, seat, role, belief, odds, place, actions, count, points)


@inlined
def is_about_players(state: State) -> bool:
    """Whether the scores of the current decision depend on who the others are: on belief and odds."""
    if HAS_PROGRAMS and HAS_EFFECTS == 1 and state[top(state) + OP] == tables.DEMAND:
        return True
    return state[top(state) + OP] not in (
        tables.DEMAND,
        tables.DISCARD_PHASE,
        tables.GIVE_UP,
        tables.SEAL,
        tables.DRAW_PHASE,
    )


@inlined
def opinions_of_others(
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
    """Score the answers to the rarer decisions."""
    op = state[place + OP]
    if op == tables.LOSE:
        opinions_of_absorbing(state, seat, place, actions, count, points)
    elif op == tables.AFFECT:
        opinions_of_escapes(state, seat, role, belief, odds, place, actions, count, points)
    elif op == tables.MAY_DRAW:
        opinions_of_drawing(state, seat, role, belief, odds, actions, count, points)
    elif op == tables.GRANT:
        opinions_of_granting(state, seat, role, odds, actions, count, points)
    elif op == tables.CHOOSE_STEP:
        opinions_of_revealing(state, seat, role, belief, odds, place, actions, count, points)
    elif HAS_PROGRAMS and op in (tables.OFFER, tables.CHOOSE_PLAYER):
        opinions_of_offers(state, seat, role, belief, odds, place, actions, count, points)
    else:
        opinions_of_picking(state, seat, role, odds, actions, count, points)
