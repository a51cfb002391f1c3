"""Observing actions and playing games on, in compiled code."""

from __future__ import annotations

from chanbara.compiled.decorators import at, entry_point, inlined
from chanbara.sword.flat.format.actions import AIMS, ON_PROPERTY, PLAY
from chanbara.sword.flat.format.arrays import Chance, State
from chanbara.sword.flat.format.layout import ASKED, NONE
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.query import left_of
from chanbara.sword.mind.arrays import LISTED, Mind, Room
from chanbara.sword.mind.belief.belief import observe_action
from chanbara.sword.mind.search.policy import best_of, judge
from chanbara.sword.mind.value.valuation import turn_of


@inlined
def is_aimed(action: int) -> bool:
    """Whether an action aims a card at a player."""
    return PLAY <= action < ON_PROPERTY and (action - PLAY) % AIMS > 0


@inlined
def target_of(state: State, action: int) -> int:
    """Return at whom the player to move aims a card."""
    return left_of(state, state[ASKED], (action - PLAY) % AIMS - 1)


@inlined
def watch(state: State, action: int, mind: Mind) -> None:
    """Update the belief by the next action of the player to move, if it is evidence about their role."""
    if is_aimed(action):
        observe_action(state, state[ASKED], (action - PLAY) // AIMS, target_of(state, action), mind)


@inlined
def next_action(state: State, chance: Chance, mind: Mind, room: Room) -> int:
    """Return what the player to move chooses by their own role and the current common belief."""
    count = legal(state, at(room, LISTED))
    if count == 1:
        return room[LISTED]
    judge(state, mind, 1, room, count)
    return best_of(mind, room, count, chance)


@entry_point
def play_on(state: State, chance: Chance, mind: Mind, room: Room, last: int) -> None:
    """Play on to a turn, or to the end. Each seat chooses by its own role and the current common belief."""
    while state[ASKED] != NONE and turn_of(state) < last:
        step(state, chance, next_action(state, chance, mind, room))
