"""Whole games with a different bot in each seat, for tournaments, including planners and cheaters.

All random numbers of a game come from its deal. At a decision a seat has the same ones whichever bot it is.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from chanbara.compiled.decorators import ARRAYS, at, entry_point, inlined, pointer_to
from chanbara.sword.flat.format.arrays import Chance, Row, State
from chanbara.sword.flat.format.layout import ASKED, HANDS, KINDS, NONE, PLAYERS, ROLE, SEATS
from chanbara.sword.flat.format.tables import ROLE_OF
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import below, seed
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.query import shogun_of
from chanbara.sword.mind.arrays import ALL_ODDS, BELIEF, KINDS_OF_ROLE, LISTED, Known, Mind, Who
from chanbara.sword.mind.belief.belief import odds_at, reset, weigh
from chanbara.sword.mind.belief.knowing import OF_VIEWER, know_nothing, know_step
from chanbara.sword.mind.belief.worlds import role_in, worlds_of
from chanbara.sword.mind.run.play import watch
from chanbara.sword.mind.search.planner import plan
from chanbara.sword.mind.search.policy import DETECTIVE, RANDOM, choose
from chanbara.sword.mind.value.styles import Manners, take_manner
from chanbara.sword.mind.workspace import Workspace

PLANNER, KNOWS_ROLES, KNOWS_ALL = range(DETECTIVE + 1, DETECTIVE + 4)
"""Kinds beyond those of ``policy``: a planner, one that knows all roles, and one that knows all hands too."""

Budgets = npt.NDArray[np.int64]
"""The number of rollouts per decision of a planner, by seat."""
Answers = npt.NDArray[np.int64]
"""The number of decisions with a choice, by seat."""

ARRAYS["budgets"] = ARRAYS["answers"] = pointer_to("int64")

HALF = 1 << 31
"""The range of each half of a 62-bit seed."""


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
    """Play a dealt game with the bots of ``who``; return the number of decisions."""
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
            action = answer_of(state, who[seat], budgets[seat], count, known, work.rng, work)
        if cleverest >= DETECTIVE:
            watch(state, action, mind)
        if cleverest >= PLANNER:
            know_step(state, chance, action, known, row)
        else:
            step(state, chance, action)
    return decisions


@inlined
def answer_of(
    state: State, kind: int, budget: int, count: int, known: Known, chance: Chance, work: Workspace
) -> int:
    """Return the choice of the bot to move."""
    mind = work.mind
    if kind <= DETECTIVE:
        return choose(state, chance, kind, mind, work.room, count)
    seat = state[ASKED]
    seen = at(known, seat * OF_VIEWER)
    if kind >= KNOWS_ROLES:
        tell_roles(state, seat, mind)
    if kind == KNOWS_ALL:
        tell_hands(state, seat, seen)
    number = below(chance, HALF) * HALF + below(chance, HALF)
    action = plan(state, seen, budget, number, work)
    if kind >= KNOWS_ROLES:
        weigh(state, mind)
    return action


@inlined
def tell_roles(state: State, seat: int, mind: Mind) -> None:
    """Replace the belief of a cheater by the true roles, until it is computed again from the evidence."""
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
            has_role = ROLE_OF[state[ROLE + other]] == role
            mind[place + other * KINDS_OF_ROLE + role] = 1.0 if has_role else 0.0


@inlined
def tell_hands(state: State, seat: int, known: Known) -> None:
    """Write all hands into the knowledge of a cheater; the order of the deck stays unknown."""
    for other in range(state[PLAYERS]):
        for card in range(KINDS):
            held = state[HANDS + other * KINDS + card]
            known[other * KINDS + card] = held if other != seat else 0
