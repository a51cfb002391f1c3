"""The stack of pending steps."""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import (
    ASKED,
    BY,
    CAUSE,
    DEPTH,
    DETAIL,
    FRAME,
    FRAMES,
    NONE,
    OP,
    SEAT,
    SOURCE,
    STACK,
)
from chanbara.sword.flat.format.tables import GOES_ON, OUT_OF_ROOM


@inlined
def push(state: State, op: int, seat: int, by: int, source: int, detail: int) -> None:
    """Push a step, to run next."""
    depth = state[DEPTH]
    if depth == FRAMES:
        state[CAUSE] = OUT_OF_ROOM
        state[DEPTH] = 0
        return
    place = STACK + FRAME * depth
    state[place + OP] = op
    state[place + SEAT] = seat
    state[place + BY] = by
    state[place + SOURCE] = source
    state[place + DETAIL] = detail
    state[DEPTH] = depth + 1


@inlined
def push_for(state: State, op: int, seat: int) -> None:
    """Push a step that has a seat and nothing else."""
    push(state, op, seat, NONE, NONE, NONE)


@inlined
def push_by(state: State, op: int, seat: int, by: int, source: int) -> None:
    """Push a step that a player causes through a card."""
    push(state, op, seat, by, source, NONE)


@inlined
def top(state: State) -> int:
    """Return the place of the next step."""
    return STACK + FRAME * (state[DEPTH] - 1)


@inlined
def ask(state: State, seat: int) -> None:
    """Ask a seat; the running step stays on the stack until it is answered."""
    state[DEPTH] += 1
    state[ASKED] = seat


@inlined
def is_on(state: State) -> bool:
    """Whether the game goes on."""
    return state[CAUSE] == GOES_ON
