"""Playing games of the flat core under its invariants, compiled."""

from __future__ import annotations

from numba import types

from chanbara.compiled.decorators import ARRAYS, entry_point
from chanbara.sword.flat.format.actions import END, PASS
from chanbara.sword.flat.format.arrays import Actions, Chance, Row, State
from chanbara.sword.flat.format.layout import (
    ASKED,
    BYTE,
    CAUSE,
    CHARACTER,
    DEPTH,
    HONOR,
    NONE,
    PILE_SIZE,
    PLAYERS,
    RISING_SUN,
    ROLE,
    SEATS,
    TURN,
)
from chanbara.sword.flat.format.rulings import BITS
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import below, seed
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.piles import size_of
from chanbara.sword.flat.rules.scoring import winner
from checks.soak.flat_faults import (
    CAUSES,
    DECISIONS,
    DEEPEST,
    ENDLESS,
    FINE,
    GAMES,
    HONOR_FROM_NOWHERE,
    IDENTITY_CHANGED,
    LARGEST,
    LONGEST,
    QUESTIONS,
    SITTING,
    TURN_WRONG,
    TURNS,
    WINS,
    Tally,
)
from checks.soak.flat_invariants import deal_fault, end_fault, options_fault, state_fault

MOST_QUESTIONS = 5_000
"""No game comes near it: about 200 decisions are usual."""
TEMPERS = 2
ONE_BY_OTHER_RULINGS_IN = 4
"""One game in this many is played with random rulings."""
WAYS_TO_RULE = 1 << len(BITS)
EAGER = 4
"""A fierce player chooses the fiercest option four times in five."""

ARRAYS["counted"] = types.int64[:, ::1]


# --- a game -------------------------------------------------------------------------------------------------


@entry_point
def honor_of_all(state: State) -> int:
    """Return the total honor of all seats."""
    honor = 0
    for seat in range(state[PLAYERS]):
        honor += state[HONOR + seat]
    return honor


@entry_point
def turn_of(state: State) -> int:
    """Return the number of the turn."""
    return state[TURN] + BYTE * state[TURN + 1]


@entry_point
def choose(chance: Chance, actions: Actions, count: int, temper: int) -> int:
    """Choose at random; or fiercely: mostly let attacks pass, and seldom end one's own turn."""
    chosen = below(chance, count)
    if temper == 1 and below(chance, EAGER + 1) < EAGER:
        for place in range(count):
            if actions[place] == PASS:
                chosen = place
        if actions[chosen] == END:
            chosen = below(chance, count)
    return chosen


@entry_point
def play_checked(
    state: State,
    chance: Chance,
    actions: Actions,
    cells: Row,
    marks: Row,
    temper: int,
    counted: Tally,
    table: int,
) -> int:
    """Play a dealt game to its end under every invariant; return the first fault."""
    fault = state_fault(state, cells)
    if fault == FINE:
        fault = deal_fault(state, cells)
    people = who_is_who(state)
    questions, decisions = 0, 0
    while fault == FINE and state[ASKED] != NONE:
        count = legal(state, actions)
        fault = options_fault(actions, count, marks)
        if fault != FINE:
            break
        questions += 1
        decisions += 1 if count > 1 else 0
        honor, turn = honor_of_all(state), turn_of(state)
        step(state, chance, actions[0] if count == 1 else actions[choose(chance, actions, count, temper)])
        fault = state_fault(state, cells)
        if fault == FINE:
            fault = change_fault(state, honor, turn, questions)
        counted[table, DEEPEST] = max(counted[table, DEEPEST], state[DEPTH])
        counted[table, LARGEST] = max(counted[table, LARGEST], size_of(state, PILE_SIZE))
    if fault == FINE and who_is_who(state) != people:
        fault = IDENTITY_CHANGED
    if fault == FINE:
        fault = end_fault(state)
    if fault == FINE:
        count_game(state, questions, decisions, counted, table)
    return fault


@entry_point
def who_is_who(state: State) -> int:
    """Return roles and characters as one number."""
    number = 0
    for seat in range(SEATS):
        number = number * 31 + state[ROLE + seat]
        number = number * 31 + state[CHARACTER + seat]
    return number


@entry_point
def change_fault(state: State, honor: int, turn: int, questions: int) -> int:
    """Compare with the state before a choice: the base game creates no honor, and turns are consecutive."""
    if state[RISING_SUN] == 0 and honor_of_all(state) > honor:
        return HONOR_FROM_NOWHERE
    if turn_of(state) < turn:
        return TURN_WRONG
    return ENDLESS if questions == MOST_QUESTIONS else FINE


@entry_point
def count_game(state: State, questions: int, decisions: int, counted: Tally, table: int) -> None:
    """Count a finished game."""
    counted[table, GAMES] += 1
    counted[table, QUESTIONS] += questions
    counted[table, DECISIONS] += decisions
    counted[table, TURNS] += turn_of(state)
    counted[table, LONGEST] = max(counted[table, LONGEST], questions)
    counted[table, CAUSES + state[CAUSE]] += 1
    counted[table, WINS + winner(state)] += 1


@entry_point
def play_range(
    state: State,
    chance: Chance,
    actions: Actions,
    cells: Row,
    marks: Row,
    counted: Tally,
    first: int,
    last: int,
) -> int:
    """Play games by their numbers, each with its own seed; return the number of the first faulty one.

    Then its fault is in ``cells``; if there is none, ``last`` is returned.
    """
    for number in range(first, last):
        table = number % len(SITTING)
        seed(chance, number, table)
        edition = SITTING[table, 1]
        if number // (len(SITTING) * TEMPERS) % ONE_BY_OTHER_RULINGS_IN == 0:
            edition += 2 * below(chance, WAYS_TO_RULE)
        deal(state, chance, SITTING[table, 0], edition)
        temper = number // len(SITTING) % TEMPERS
        fault = play_checked(state, chance, actions, cells, marks, temper, counted, table)
        if fault != FINE:
            cells[0] = fault
            return number
    return last
