"""The stack of pending steps."""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import (
    ASKED,
    AT,
    BY,
    CARD,
    CAUSE,
    DEPTH,
    DETAIL,
    ELSE,
    FRAME,
    FRAMES,
    MOST,
    NONE,
    NUMBER,
    OP,
    OWNER,
    PROP,
    SEAT,
    SOURCE,
    STACK,
    STARTED,
    TARGET,
    WHOLE_BYTE,
)
from chanbara.sword.flat.format.scope import HAS_PROGRAMS
from chanbara.sword.flat.format.tables import GOES_ON, OUT_OF_ROOM, RUN
from chanbara.sword.rules.levers import MOST_STARTED


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
    if HAS_PROGRAMS:
        state[place + AT] = NONE
        state[place + ELSE] = NONE
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
def popped(state: State) -> int:
    """Return the place of the step that was just popped, if nothing was pushed since."""
    return STACK + FRAME * state[DEPTH]


@inlined
def ask(state: State, seat: int) -> None:
    """Ask a seat; the running step stays on the stack until it is answered."""
    state[DEPTH] += 1
    state[ASKED] = seat


@inlined
def is_on(state: State) -> bool:
    """Whether the game goes on."""
    return state[CAUSE] == GOES_ON


# --- steps that go on with a program ------------------------------------------------------------------------


@inlined
def place_in(state: State, place: int) -> int:
    """Return the place of a program that is written in a byte, or NONE."""
    return state[place] if state[place] == NONE else state[place] & WHOLE_BYTE


@inlined
def as_byte(number: int) -> int:
    """Return the signed byte with the bits of an unsigned one."""
    return number - (WHOLE_BYTE + 1) if number > MOST else number


@inlined
def goes_on_with(
    state: State, owner: int, target: int, card: int, prop: int, number: int, at: int, otherwise: int
) -> None:
    """Write the program with which the step that was just pushed goes on, and the other place for it."""
    if state[DEPTH] > 0:  # if there was no room, nothing was pushed
        place = top(state)
        state[place + OWNER] = owner
        state[place + TARGET] = target
        state[place + CARD] = card
        state[place + PROP] = prop
        state[place + NUMBER] = number
        state[place + AT] = as_byte(at)
        state[place + ELSE] = as_byte(otherwise)


@inlined
def push_run(state: State, owner: int, target: int, card: int, prop: int, number: int, at: int) -> None:
    """Push a program at a place."""
    push(state, RUN, owner, NONE, NONE, NONE)
    goes_on_with(state, owner, target, card, prop, number, at, NONE)


@inlined
def push_branch(state: State, place: int, at: int) -> None:
    """Push the program of the step at ``place``, which is off the stack, at another place."""
    owner, target, card = state[place + OWNER], state[place + TARGET], state[place + CARD]
    prop, number = state[place + PROP], state[place + NUMBER]
    push_run(state, owner, target, card, prop, number, at)


@inlined
def start(state: State, seat: int, target: int, card: int, prop: int, number: int, at: int) -> bool:
    """Push a program, unless too many were started this turn; return whether it was."""
    if state[STARTED] == MOST_STARTED:
        return False
    state[STARTED] += 1
    push_run(state, seat, target, card, prop, number, at)
    return True
