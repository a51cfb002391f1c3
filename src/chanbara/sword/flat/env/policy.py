"""Random play."""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point
from chanbara.sword.flat.format.arrays import Actions, Chance, State
from chanbara.sword.flat.format.layout import ASKED, NONE
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import below
from chanbara.sword.flat.rules.legal import legal


@entry_point
def play_random(state: State, chance: Chance, actions: Actions) -> int:
    """Play a game to its end at random; return how many decisions had two or more options."""
    decisions = 0
    while state[ASKED] != NONE:
        count = legal(state, actions)
        if count == 1:
            step(state, chance, actions[0])
        else:
            decisions += 1
            step(state, chance, actions[below(chance, count)])
    return decisions
