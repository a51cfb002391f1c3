"""What only cards from data files do: honor to and fro, swaps, counters, and what is put off."""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import (
    ACTIVE,
    AT,
    BYTE,
    CAUSED_BY,
    COUNTERS_ON,
    FROM_BOX,
    HONOR,
    IN_PLAY,
    LATER,
    MOMENT,
    NONE,
    ORDER,
    OWNER,
    PROGRAM,
    PROPERTIES,
    PROPERTY_KINDS,
    PUT_OFF,
    SEATS,
    SINCE,
    TURN,
    WAITING,
    WHOLE_BYTE,
    WHOSE,
)
from chanbara.sword.flat.format.tables import DUE, IS_PROPERTY
from chanbara.sword.flat.format.windows import KEEPS_HONOR, has
from chanbara.sword.flat.rules.harm import after_honor_lost
from chanbara.sword.flat.rules.piles import lay_property, take_property
from chanbara.sword.flat.rules.query import is_shogun_of_three
from chanbara.sword.flat.rules.stack import as_byte, push_for, start
from chanbara.sword.rules.levers import MOST_COUNTERS, MOST_FROM_BOX, MOST_WAITING

AT_NEXT_TURN, AT_TURN_END = range(2)
"""What something that was put off waits for."""


@inlined
def move_honor(state: State, seat: int, to: int, most: int, source: int) -> None:
    """Move honor from one seat to another, as much as there is; NONE is the box (8.1, 8.8)."""
    if seat == to:
        return
    if seat == NONE:
        amount = min(most, MOST_FROM_BOX - state[FROM_BOX])
        state[FROM_BOX] += amount
        state[HONOR + to] += amount
        return
    is_from_property = source != NONE and IS_PROPERTY[source] == 1
    if is_from_property and (has(state, seat, KEEPS_HONOR) or is_shogun_of_three(state, seat)):
        return
    amount = min(most, state[HONOR + seat])
    if amount > 0:
        state[HONOR + seat] -= amount
        if to != NONE:
            state[HONOR + to] += amount
        after_honor_lost(state, seat)


@inlined
def swap_properties(state: State, seat: int, other: int) -> None:
    """Have all properties in front of two seats change places, in their order; counters on them are gone."""
    if seat == other or state[IN_PLAY + seat] + state[IN_PLAY + other] == 0:
        return
    mine, theirs = state[IN_PLAY + seat], state[IN_PLAY + other]
    pass_first(state, seat, other, mine)
    pass_first(state, other, seat, theirs)
    for prop in range(PROPERTY_KINDS):
        state[COUNTERS_ON + prop * SEATS + seat] = 0
        state[COUNTERS_ON + prop * SEATS + other] = 0


@inlined
def pass_first(state: State, seat: int, to: int, count: int) -> None:
    """Pass the properties that were laid first in front of a seat, one by one."""
    for _ in range(count):
        spot = 0
        while state[ORDER + spot] // PROPERTY_KINDS != seat:
            spot += 1
        prop = state[ORDER + spot] % PROPERTY_KINDS
        take_property(state, seat, prop)
        lay_property(state, to, prop)


@inlined
def count_on(state: State, seat: int, prop: int, more: int) -> None:
    """Put counters on a property in front of a seat, or take some off, if it lies there."""
    if prop != NONE and state[PROPERTIES + prop * SEATS + seat] > 0:
        place = COUNTERS_ON + prop * SEATS + seat
        state[place] = min(max(0, state[place] + more), MOST_COUNTERS)


# --- what is put off ----------------------------------------------------------------------------------------


@inlined
def put_off(
    state: State,
    moment: int,
    seat: int,
    source: int,
    owner: int,
    target: int,
    card: int,
    prop: int,
    number: int,
    at: int,
) -> None:
    """Put a program off to a seat's next turn, or to the end of this one, unless too much waits already."""
    if state[WAITING] == MOST_WAITING:
        return
    place = LATER + PUT_OFF * state[WAITING]
    state[WAITING] += 1
    state[place + MOMENT] = moment
    state[place + WHOSE] = seat
    state[place + SINCE] = state[TURN]
    state[place + SINCE + 1] = state[TURN + 1]
    state[place + CAUSED_BY] = source
    state[place + PROGRAM] = owner
    state[place + PROGRAM + 1] = target
    state[place + PROGRAM + 2] = card
    state[place + PROGRAM + 3] = prop
    state[place + PROGRAM + 4] = number
    state[place + PROGRAM + 5] = as_byte(at)


@inlined
def first_due(state: State, moment: int, seat: int) -> int:
    """Return which of those that wait for a moment has waited longest, or NONE; ``seat`` is whose turn it is.

    What was put off to a player's next turn does not happen in the turn in which it was put off.
    """
    now = state[TURN] + BYTE * state[TURN + 1]
    for one in range(state[WAITING]):
        place = LATER + PUT_OFF * one
        if state[place + MOMENT] == moment:
            since = state[place + SINCE] + BYTE * state[place + SINCE + 1]
            if seat == NONE or (state[place + WHOSE] == seat and since < now):
                return one
    return NONE


@inlined
def release(state: State, one: int, seat: int) -> None:
    """Push what was put off, unless too many programs were started this turn.

    ``seat`` is whose turn it is, if it waited for that: then below it what sees to the next.
    """
    place = LATER + PUT_OFF * one
    owner, target, card = state[place + PROGRAM], state[place + PROGRAM + 1], state[place + PROGRAM + 2]
    prop, number = state[place + PROGRAM + 3], state[place + PROGRAM + 4]
    at = state[place + PROGRAM + 5] & WHOLE_BYTE
    state[WAITING] -= 1
    for later in range(place, LATER + PUT_OFF * state[WAITING]):
        state[later] = state[later + PUT_OFF]
    if seat != NONE and first_due(state, AT_NEXT_TURN, seat) != NONE:
        push_for(state, DUE, seat)
    start(state, owner, target, card, prop, number, at)


assert PROGRAM + AT - OWNER + 1 == PUT_OFF, "a program that waits is its owner to its place"
assert ACTIVE < LATER
