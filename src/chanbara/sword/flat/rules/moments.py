"""What cards and characters from data files do at moments, in order with what printed ones do then (3.9).

Only a seat that has a program at a moment comes here; else amounts say everything (``windows``).
"""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point, inlined
from chanbara.sword.flat.format import programs
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import CHARACTER, LAID, NONE, ORDER, PROPERTY_KINDS, STARTED
from chanbara.sword.flat.format.programs import (
    AFTER_RECOVERED,
    AIMED,
    ANY_DEFEAT,
    CHARACTER_FIRST,
    CHARACTER_STARTS,
    HIT,
    HURT,
    LAST_RESILIENCE,
    PEOPLE,
    PLAYED,
    PROPERTY_FIRST,
    PROPERTY_STARTS,
    PROPS,
    RECOVERED,
    TURN_START,
)
from chanbara.sword.flat.format.tables import (
    ATTACKED,
    CARD_OF,
    DISCARD_ALL,
    DRAW_STEP,
    FOR_STRIKING_BACK,
    FOR_WANDERING,
    GRANT,
    KOI,
    MAY_DRAW,
    REVEAL_STEP,
    STRENGTHEN,
    SUIT,
    TORII,
    WHILE_IN_PLAY,
)
from chanbara.sword.flat.format.windows import (
    BLEEDS,
    BY_CHARACTER,
    CURSES,
    DRAWS_AT_DEFEAT,
    DRAWS_WHEN_HITTING,
    DRAWS_WHEN_WOUNDED,
    FIRST_GIVING,
    GIVEN,
    GIVING,
    GRANTS,
    MAY_DRAW_FOR_CARD,
    REGAINS,
    STRIKES_BACK,
    WANDERS,
)
from chanbara.sword.flat.rules.stack import push, push_for, start
from chanbara.sword.rules.levers import MOST_STARTED


@entry_point
def happen(state: State, moment: int, seat: int, target: int, card: int, number: int, times: int) -> None:
    """Push what happens to a seat at a moment: of its character, then of its properties as they were laid.

    Pushed in reverse order: what is to happen first is pushed last.
    """
    window = printed_window(moment, card)
    for spot in range(state[LAID] - 1, -1, -1):
        if state[ORDER + spot] // PROPERTY_KINDS != seat:
            continue
        prop = state[ORDER + spot] % PROPERTY_KINDS
        if window != NONE:
            for place in range(FIRST_GIVING[window], FIRST_GIVING[window + 1]):
                if GIVING[place] == prop:
                    push_printed(state, moment, window, seat, target, number, GIVEN[place] * times)
        its = CARD_OF[prop] if is_about_itself(moment) else card
        first, last = PROPERTY_FIRST[moment * PROPS + prop], PROPERTY_FIRST[moment * PROPS + prop + 1]
        for away in range(last - first):
            # What a property does after recovering or being defeated is done last to first (as is known).
            forward = moment in (RECOVERED, AFTER_RECOVERED, LAST_RESILIENCE)
            place = first + away if forward else last - 1 - away
            for _ in range(times):
                start(state, seat, target, its, prop, number, PROPERTY_STARTS[place])
    who = state[CHARACTER + seat]
    if window != NONE:
        push_printed(state, moment, window, seat, target, number, BY_CHARACTER[window, who] * times)
    first = CHARACTER_FIRST[moment * PEOPLE + who]
    for place in range(CHARACTER_FIRST[moment * PEOPLE + who + 1] - 1, first - 1, -1):
        for _ in range(times):
            start(state, seat, target, card, NONE, number, CHARACTER_STARTS[place])


@inlined
def is_about_itself(moment: int) -> bool:
    """Whether the card of a moment is the property whose program starts, and not what caused it."""
    return moment in (TURN_START, RECOVERED, AFTER_RECOVERED, LAST_RESILIENCE, ANY_DEFEAT)


@inlined
def printed_window(moment: int, card: int) -> int:
    """Return the window of what printed entries do at a moment, or NONE."""
    if moment == TURN_START:
        return REGAINS
    if moment == RECOVERED:
        return WANDERS
    if moment == AFTER_RECOVERED:
        return BLEEDS
    if moment == PLAYED:
        if SUIT[card] == KOI:
            return GRANTS
        return MAY_DRAW_FOR_CARD if SUIT[card] == TORII else NONE
    if moment == programs.WOUNDED:
        return DRAWS_WHEN_WOUNDED
    if moment == HIT:
        return DRAWS_WHEN_HITTING
    if moment == HURT:
        return STRIKES_BACK
    return CURSES if moment == LAST_RESILIENCE else DRAWS_AT_DEFEAT


@inlined
def push_printed(
    state: State, moment: int, window: int, seat: int, target: int, number: int, times: int
) -> None:
    """Push what a printed entry does at a moment, so many times."""
    for _ in range(times):
        if moment == TURN_START:
            push_for(state, STRENGTHEN, seat)
        elif moment == RECOVERED:
            push(state, REVEAL_STEP, seat, NONE, NONE, FOR_WANDERING)
        elif moment == AFTER_RECOVERED:
            push_for(state, WHILE_IN_PLAY, seat)
        elif moment == PLAYED:
            push_for(state, GRANT if window == GRANTS else MAY_DRAW, seat)
        elif moment == programs.WOUNDED:
            push(state, DRAW_STEP, seat, NONE, NONE, number)
        elif moment in (HIT, ANY_DEFEAT):
            push(state, DRAW_STEP, seat, NONE, NONE, 1)
        elif moment == HURT:
            push(state, REVEAL_STEP, seat, target, NONE, FOR_STRIKING_BACK)
        else:
            push_for(state, DISCARD_ALL, seat)


@entry_point
def wrap_attack(state: State, seat: int, by: int, weapon: int) -> int:
    """Push what comes before an attack, which is on top; return how many steps it consists of then."""
    steps = 1
    for spot in range(state[LAID] - 1, -1, -1):
        if state[ORDER + spot] // PROPERTY_KINDS != seat:
            continue
        prop = state[ORDER + spot] % PROPERTY_KINDS
        first = PROPERTY_FIRST[AIMED * PROPS + prop]
        for place in range(PROPERTY_FIRST[AIMED * PROPS + prop + 1] - 1, first - 1, -1):
            steps += wrap_once(state, seat, by, weapon, prop, PROPERTY_STARTS[place], steps)
    who = state[CHARACTER + seat]
    first = CHARACTER_FIRST[AIMED * PEOPLE + who]
    for place in range(CHARACTER_FIRST[AIMED * PEOPLE + who + 1] - 1, first - 1, -1):
        steps += wrap_once(state, seat, by, weapon, NONE, CHARACTER_STARTS[place], steps)
    return steps


@inlined
def wrap_once(state: State, seat: int, by: int, weapon: int, prop: int, at: int, steps: int) -> int:
    """Push a program, and below it what tells it how many steps the attack has; return the steps pushed."""
    if state[STARTED] == MOST_STARTED:
        return 0
    push(state, ATTACKED, NONE, NONE, NONE, steps)
    start(state, seat, by, weapon, prop, 0, at)
    return 2
