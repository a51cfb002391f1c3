"""Playing games of the flat core under its invariants, compiled."""

from __future__ import annotations

from numba import types

from chanbara.compiled.decorators import ARRAYS, entry_point
from chanbara.sword.flat.format import layout
from chanbara.sword.flat.format.actions import END, PASS
from chanbara.sword.flat.format.arrays import Actions, Chance, Row, State
from chanbara.sword.flat.format.rulings import BITS
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import below, seed
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.piles import size_of
from chanbara.sword.flat.rules.scoring import winner
from checks.soak import flat_faults
from checks.soak.flat_faults import Tally
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
    for seat in range(state[layout.PLAYERS]):
        honor += state[layout.HONOR + seat]
    return honor


@entry_point
def turn_of(state: State) -> int:
    """Return the number of the turn."""
    return state[layout.TURN] + layout.BYTE * state[layout.TURN + 1]


@entry_point
def choose(chance: Chance, actions: Actions, count: int, temper: int) -> int:
    """Choose at random; or fiercely: mostly let attacks pass, and seldom end their own turn."""
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
    if fault == flat_faults.FINE:
        fault = deal_fault(state, cells)
    people = who_is_who(state)
    questions, decisions = 0, 0
    while fault == flat_faults.FINE and state[layout.ASKED] != layout.NONE:
        count = legal(state, actions)
        fault = options_fault(actions, count, marks)
        if fault != flat_faults.FINE:
            break
        questions += 1
        decisions += 1 if count > 1 else 0
        honor, turn = honor_of_all(state), turn_of(state)
        step(state, chance, actions[0] if count == 1 else actions[choose(chance, actions, count, temper)])
        fault = state_fault(state, cells)
        if fault == flat_faults.FINE:
            fault = change_fault(state, honor, turn, questions)
        counted[table, flat_faults.DEEPEST] = max(counted[table, flat_faults.DEEPEST], state[layout.DEPTH])
        counted[table, flat_faults.LARGEST] = max(
            counted[table, flat_faults.LARGEST], size_of(state, layout.PILE_SIZE)
        )
    if fault == flat_faults.FINE and who_is_who(state) != people:
        fault = flat_faults.IDENTITY_CHANGED
    if fault == flat_faults.FINE:
        fault = end_fault(state)
    if fault == flat_faults.FINE:
        count_game(state, questions, decisions, counted, table)
    return fault


@entry_point
def who_is_who(state: State) -> int:
    """Return roles and characters as one number."""
    number = 0
    for seat in range(layout.SEATS):
        number = number * 31 + state[layout.ROLE + seat]
        number = number * 31 + state[layout.CHARACTER + seat]
    return number


@entry_point
def change_fault(state: State, honor: int, turn: int, questions: int) -> int:
    """Compare with what was before a choice: the base game makes no honor, and turns follow each other."""
    if state[layout.RISING_SUN] == 0 and honor_of_all(state) > honor:
        return flat_faults.HONOR_FROM_NOWHERE
    if turn_of(state) < turn:
        return flat_faults.TURN_WRONG
    return flat_faults.ENDLESS if questions == MOST_QUESTIONS else flat_faults.FINE


@entry_point
def count_game(state: State, questions: int, decisions: int, counted: Tally, table: int) -> None:
    """Count a game that is over."""
    counted[table, flat_faults.GAMES] += 1
    counted[table, flat_faults.QUESTIONS] += questions
    counted[table, flat_faults.DECISIONS] += decisions
    counted[table, flat_faults.TURNS] += turn_of(state)
    counted[table, flat_faults.LONGEST] = max(counted[table, flat_faults.LONGEST], questions)
    counted[table, flat_faults.CAUSES + state[layout.CAUSE]] += 1
    counted[table, flat_faults.WINS + winner(state)] += 1


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
        table = number % len(flat_faults.SITTING)
        seed(chance, number, table)
        edition = flat_faults.SITTING[table, 1]
        if number // (len(flat_faults.SITTING) * TEMPERS) % ONE_BY_OTHER_RULINGS_IN == 0:
            edition += 2 * below(chance, WAYS_TO_RULE)
        deal(state, chance, flat_faults.SITTING[table, 0], edition)
        temper = number // len(flat_faults.SITTING) % TEMPERS
        fault = play_checked(state, chance, actions, cells, marks, temper, counted, table)
        if fault != flat_faults.FINE:
            cells[0] = fault
            return number
    return last
