"""A choice and what follows from it, one step at a time, for those who watch what happens in between."""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point, inlined
from chanbara.sword.flat.format.arrays import Chance, State
from chanbara.sword.flat.format.layout import ASKED, DEPTH, NONE
from chanbara.sword.flat.rules.answers import answer
from chanbara.sword.flat.rules.steps import run


@entry_point
def begin(state: State, chance: Chance, action: int) -> None:
    """Carry out an action; what follows from it is pending."""
    answer(state, chance, action)


@inlined
def goes_on(state: State) -> bool:
    """Whether something is to happen before anybody is asked again."""
    return state[ASKED] == NONE and state[DEPTH] > 0


@entry_point
def go_on(state: State, chance: Chance) -> None:
    """Run the next of the pending steps."""
    run(state, chance)
