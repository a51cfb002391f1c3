"""Whole games with a bot of another kind in each seat, for tournaments; planners and cheaters among them.

All chance of a game is that of its deal, and a seat has the same dice at a decision whoever sits there.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numba import types

from chanbara.compiled.decorators import ARRAYS, at, entry_point, inlined, pointer_to
from chanbara.sword.flat.format.arrays import Chance, Row, State
from chanbara.sword.flat.format.layout import ASKED, HANDS, KINDS, NONE, PLAYERS, ROLE, SEATS
from chanbara.sword.flat.format.tables import ROLE_OF
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import below, seed
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.query import shogun_of
from chanbara.sword.mind.arrays import ALL_ODDS, BELIEF, KINDS_OF_ROLE, LISTED, Known, Mind, Who, Workspace
from chanbara.sword.mind.belief.belief import odds_at, reset, weigh
from chanbara.sword.mind.belief.knowing import OF_VIEWER, know_nothing, know_step
from chanbara.sword.mind.belief.worlds import role_in, worlds_of
from chanbara.sword.mind.run.play import watch
from chanbara.sword.mind.search.planner import plan
from chanbara.sword.mind.search.policy import DETECTIVE, RANDOM, choose
from chanbara.sword.mind.value.styles import Manners, take_manner

PLANNER, KNOWS_ROLES, KNOWS_ALL = range(DETECTIVE + 1, DETECTIVE + 4)
"""Kinds beyond those of ``policy``: who looks ahead; who does so and is told all roles; and all hands too."""

Budgets = npt.NDArray[np.int64]
"""By seat, how many rollouts who looks ahead has for a decision."""
Answers = npt.NDArray[np.int64]
"""By seat, how often it had a choice."""

ARRAYS["budgets"] = ARRAYS["answers"] = pointer_to(types.int64)

HALF = 1 << 31
"""Half of the bits of a number that begins a run of chance."""


@entry_point
def play_seated(
    state: State,
    number: int,
    who: Who,
    budgets: Budgets,
    manners: Manners,
    answers: Answers,
    chance: Chance,
    known: Known,
    row: Row,
    work: Workspace,
) -> int:
    """Have the bots of ``who`` play a game that was dealt; return how many decisions there were."""
    mind, room = work.mind, work.room
    seed(chance, number, 0)
    reset(state, mind)
    know_nothing(known)
    cleverest, decisions = RANDOM, 0
    for seat in range(state[PLAYERS]):
        answers[seat] = 0
        cleverest = max(cleverest, who[seat])
    while state[ASKED] != NONE:
        decisions += 1
        seat = state[ASKED]
        count = legal(state, at(room, LISTED))
        action = room[LISTED]
        if count > 1:
            answers[seat] += 1
            seed(work.rng, number, decisions * SEATS + seat)
            take_manner(mind, manners, seat)
            action = answer_of(state, who[seat], budgets[seat], count, known, work)
        if cleverest >= DETECTIVE:
            watch(state, action, mind)
        if cleverest >= PLANNER:
            know_step(state, chance, action, known, row)
        else:
            step(state, chance, action)
    return decisions


@inlined
def answer_of(state: State, kind: int, budget: int, count: int, known: Known, work: Workspace) -> int:
    """Return what the bot that is asked does; the chance of the workspace is its dice."""
    mind, rng = work.mind, work.rng
    if kind <= DETECTIVE:
        return choose(state, rng, kind, mind, work.room, count)
    seat = state[ASKED]
    seen = at(known, seat * OF_VIEWER)
    if kind >= KNOWS_ROLES:
        tell_roles(state, seat, mind)
    if kind == KNOWS_ALL:
        tell_hands(state, seat, seen)
    number = below(rng, HALF) * HALF + below(rng, HALF)
    action = plan(state, seen, budget, number, work)
    if kind >= KNOWS_ROLES:
        weigh(state, mind)
    return action


@inlined
def tell_roles(state: State, seat: int, mind: Mind) -> None:
    """Have a cheater believe in what is so, and in nothing else, until the belief is weighed anew."""
    shogun = shogun_of(state)
    for which in range(worlds_of(state)):
        is_true = 1.0
        for other in range(state[PLAYERS]):
            if role_in(state, which, shogun, other) != ROLE_OF[state[ROLE + other]]:
                is_true = 0.0
        mind[BELIEF + which] = is_true
    place = ALL_ODDS + odds_at(seat, ROLE_OF[state[ROLE + seat]])
    for other in range(state[PLAYERS]):
        for role in range(KINDS_OF_ROLE):
            is_his = ROLE_OF[state[ROLE + other]] == role
            mind[place + other * KINDS_OF_ROLE + role] = 1.0 if is_his else 0.0


@inlined
def tell_hands(state: State, seat: int, known: Known) -> None:
    """Have a cheater know all hands; how the deck lies he does not know."""
    for other in range(state[PLAYERS]):
        for card in range(KINDS):
            held = state[HANDS + other * KINDS + card]
            known[other * KINDS + card] = held if other != seat else 0
