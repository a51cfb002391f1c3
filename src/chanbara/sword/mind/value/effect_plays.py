"""Scores of abilities from data files (12)."""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point
from chanbara.sword.flat.format.actions import USE_ABILITY, WAYS
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import CHARACTER, NONE, PROPERTY_KINDS, SEATS
from chanbara.sword.flat.format.programs import ABILITY_FIRST, ABILITY_NUMBER, ABILITY_STARTS
from chanbara.sword.flat.rules.query import left_of
from chanbara.sword.mind.arrays import Belief, Odds
from chanbara.sword.mind.value.attacks import KEEP
from chanbara.sword.mind.value.effects import worth_of_list
from chanbara.sword.mind.value.valuation import Valuation


@entry_point
def points_of_ability(
    state: State, seat: int, role: int, belief: Belief, odds: Odds, thought: Valuation, action: int
) -> float:
    """Return the value of using an ability from a data file: its program begins with its price."""
    which, named = divmod(action - USE_ABILITY, WAYS)
    target, prop = NONE, NONE
    if named > SEATS:
        away, prop = divmod(named - 1 - SEATS, PROPERTY_KINDS)
        target = left_of(state, seat, away)
    elif named > 0:
        target = left_of(state, seat, named - 1)
    for place in range(ABILITY_FIRST[state[CHARACTER + seat]], ABILITY_FIRST[state[CHARACTER + seat] + 1]):
        if ABILITY_NUMBER[place] == which:
            at = ABILITY_STARTS[place]
            worth = worth_of_list(state, seat, role, belief, odds, thought, seat, target, NONE, prop, 0, at)
            return worth - KEEP
    return 0.0
