"""What happens when a weapon wounds, by effects of cards and characters from data files (6.5)."""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import CHARACTER, NONE, PROPERTY_KINDS
from chanbara.sword.flat.format.programs import HIT_STARTS
from chanbara.sword.flat.format.tables import PROOF
from chanbara.sword.flat.format.windows import laid
from chanbara.sword.mind.arrays import Belief, Odds
from chanbara.sword.mind.value.answers import wounds_of
from chanbara.sword.mind.value.effects import worth_of_list
from chanbara.sword.mind.value.entries import OF_CHARACTER, OF_PROPERTY, ON_HIT, ON_WOUNDED
from chanbara.sword.mind.value.terms import HAS_EFFECTS
from chanbara.sword.mind.value.valuation import Valuation, answer_chance, stake


@inlined
def usual_at(state: State, seat: int, moment: int) -> float:
    """Return what a moment is usually worth to a player, by their character and properties."""
    worth = float(OF_CHARACTER[state[CHARACTER + seat], moment])
    for prop in range(PROPERTY_KINDS):
        worth += laid(state, seat, prop) * float(OF_PROPERTY[prop, moment])
    return worth


@inlined
def worth_of_hitting(
    state: State,
    seat: int,
    role: int,
    belief: Belief,
    odds: Odds,
    thought: Valuation,
    weapon: int,
    target: int,
) -> float:
    """Return the value of the effects of a hit, as likely as the weapon wounds."""
    if HAS_EFFECTS == 0:
        return 0.0
    wounds = wounds_of(state, seat, target, weapon)
    if wounds == 0:
        return 0.0
    worth = usual_at(state, seat, ON_HIT) - stake(odds, thought, target) * usual_at(state, target, ON_WOUNDED)
    if HIT_STARTS[weapon] != NONE:
        worth += worth_of_list(
            state, seat, role, belief, odds, thought, seat, target, weapon, NONE, wounds, HIT_STARTS[weapon]
        )
    return worth * (1 - answer_chance(state, thought, target, PROOF[weapon]))
