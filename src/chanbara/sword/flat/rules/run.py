"""Running programs, effects from data files: an instruction, and how it is done to each player concerned."""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point, inlined
from chanbara.sword.flat.format import parts
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import (
    ACTIVE,
    AT,
    CARD,
    NONE,
    NUMBER,
    OP,
    OWNER,
    PLAYERS,
    PROP,
    ROLE,
    SEAT,
    TARGET,
)
from chanbara.sword.flat.format.programs import (
    AMOUNT_AT,
    CARDS_AT,
    COUNT_OF_AT,
    COUNTED_AT,
    ESCAPABLE_AT,
    OTHERWISE_AT,
    PART_AT,
    TEST_AT,
    THEN_AT,
    WHO_AT,
)
from chanbara.sword.flat.format.tables import (
    APPLY,
    CHOOSE_PLAYER,
    DUE,
    INVITE,
    OFFER,
    ROLE_OF,
    RUN,
    SHOGUN,
    SHOW_ALL,
)
from chanbara.sword.flat.format.windows import laid
from chanbara.sword.flat.rules.apply import apply
from chanbara.sword.flat.rules.attack import affect_by_program
from chanbara.sword.flat.rules.levers import AT_NEXT_TURN, first_due, release
from chanbara.sword.flat.rules.query import count_of, left_of
from chanbara.sword.flat.rules.stack import ask, goes_on_with, place_in, push, push_by, push_for, push_run
from chanbara.sword.rules.program import MOST_COUNTED


@entry_point
def run_program_step(state: State, op: int, place: int) -> None:
    """Run one of the steps that only effects from data files are made of; it was just popped.

    An attack that was to go on after a program needs nothing: its steps are next.
    """
    seat = state[place + SEAT]
    if op in (OFFER, CHOOSE_PLAYER):
        ask(state, seat)
    elif op == DUE:
        release_next(state, seat)
    elif op in (RUN, APPLY):
        owner, target, card = state[place + OWNER], state[place + TARGET], state[place + CARD]
        prop, number, at = state[place + PROP], state[place + NUMBER], place_in(state, place + AT)
        if op == RUN:
            run(state, owner, target, card, prop, number, at)
        else:
            amount = AMOUNT_AT[at]
            if COUNTED_AT[at] != NONE:
                amount = amount_of(state, owner, target, prop, number, at)
            apply(state, owner, target, card, prop, number, at, amount)


@inlined
def release_next(state: State, seat: int) -> None:
    """Have the first of what waits for a seat's turn happen, and look again if there is more (3.1)."""
    waiting = first_due(state, AT_NEXT_TURN, seat)
    if waiting != NONE:
        release(state, waiting, seat)


@inlined
def run(state: State, owner: int, target: int, card: int, prop: int, number: int, at: int) -> None:
    """Push what the instruction at a place does to each of the players concerned, above the rest."""
    if PART_AT[at] == parts.STAY:
        if prop == NONE or laid(state, owner, prop) == 0:
            return
        at += 1
    part = PART_AT[at]
    if part == parts.END:
        return
    if PART_AT[at + 1] != parts.END:
        push_run(state, owner, target, card, prop, number, at + 1)
    if part == parts.IF:
        branch = THEN_AT[at] if holds(state, owner, target, card, prop, at) else OTHERWISE_AT[at]
        if branch != NONE:
            push_run(state, owner, target, card, prop, number, branch)
    elif WHO_AT[at] == parts.WHO_ME:
        push(state, APPLY, owner, NONE, NONE, NONE)
        goes_on_with(state, owner, target, card, prop, number, at, NONE)
    else:
        if part == parts.SHOW:
            push_for(state, SHOW_ALL, owner)
        push_for_each(state, owner, target, card, prop, number, at)


@inlined
def push_for_each(state: State, owner: int, target: int, card: int, prop: int, number: int, at: int) -> None:
    """Push an instruction for each player concerned but for oneself alone, the last one first."""
    who, players = WHO_AT[at], state[PLAYERS]
    if who == parts.WHO_OTHER:
        if target != NONE:
            push_for_one(state, owner, target, card, prop, number, at)
    elif who in (parts.WHO_OTHERS, parts.WHO_EVERYONE):
        for away in range(players - 1, 0, -1):
            push_for_one(state, owner, left_of(state, owner, away), card, prop, number, at)
        if who == parts.WHO_EVERYONE:
            push_for_one(state, owner, owner, card, prop, number, at)
    elif who == parts.WHO_ACTIVE:
        push_for_one(state, owner, state[ACTIVE], card, prop, number, at)
    else:
        if who != parts.WHO_LEFT:
            push_for_one(state, owner, left_of(state, owner, players - 1), card, prop, number, at)
        if who != parts.WHO_RIGHT:
            push_for_one(state, owner, left_of(state, owner, 1), card, prop, number, at)


@inlined
def push_for_one(state: State, owner: int, seat: int, card: int, prop: int, number: int, at: int) -> None:
    """Push an instruction for one player."""
    if PART_AT[at] == parts.SHOW:
        if seat != owner:
            push_by(state, INVITE, seat, owner, card)
    elif ESCAPABLE_AT[at] == 1:
        affect_by_program(state, owner, seat, card, prop, number, at)
    else:
        push(state, APPLY, owner, NONE, NONE, NONE)
        goes_on_with(state, owner, seat, card, prop, number, at, NONE)


# --- counts and conditions: of what everybody knows ---------------------------------------------------------


@inlined
def amount_of(state: State, owner: int, target: int, prop: int, number: int, at: int) -> int:
    """Return how many of something there are, at most 9."""
    if COUNTED_AT[at] == parts.COUNT_LOST:
        return min(number, MOST_COUNTED)
    seat = owner if COUNT_OF_AT[at] == parts.WHO_ME else target
    return 0 if seat == NONE else min(count_of(state, COUNTED_AT[at], seat, prop), MOST_COUNTED)


@inlined
def holds(state: State, owner: int, target: int, card: int, prop: int, at: int) -> bool:
    """Whether the condition at a place holds."""
    test = TEST_AT[at]
    if test == parts.TEST_CARD:
        return (CARDS_AT[at] >> (card + 1)) & 1 == 1
    if test in (parts.TEST_MY_TURN, parts.TEST_OTHERS_TURN):
        return (state[ACTIVE] == owner) == (test == parts.TEST_MY_TURN)
    if test == parts.TEST_PLAYERS_AT_LEAST:
        return state[PLAYERS] >= AMOUNT_AT[at]
    if test == parts.TEST_PLAYERS_AT_MOST:
        return state[PLAYERS] <= AMOUNT_AT[at]
    seat = owner if COUNT_OF_AT[at] == parts.WHO_ME else target
    if seat == NONE:
        return False
    if test == parts.TEST_SHOGUN:
        return ROLE_OF[state[ROLE + seat]] == SHOGUN
    found = count_of(state, COUNTED_AT[at], seat, prop)
    return found >= AMOUNT_AT[at] if test == parts.TEST_AT_LEAST else found <= AMOUNT_AT[at]


assert OP == 0
