"""A choice and its consequences, one step at a time, for callers that look at the steps in between."""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point, inlined
from chanbara.sword.flat.format.arrays import Chance, State
from chanbara.sword.flat.format.layout import ASKED, DEPTH, NONE
from chanbara.sword.flat.rules.answers import answer
from chanbara.sword.flat.rules.steps import run


@entry_point
def begin(state: State, chance: Chance, action: int) -> None:
    """Carry out an action; its consequences are pending."""
    answer(state, chance, action)


@inlined
def goes_on(state: State) -> bool:
    """Whether a step is pending before the next decision."""
    return state[ASKED] == NONE and state[DEPTH] > 0


@entry_point
def go_on(state: State, chance: Chance) -> None:
    """Run the next pending step."""
    run(state, chance)
