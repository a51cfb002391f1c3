"""Why an option: how it fares in worlds that may be so, by who is who in them."""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point, inlined
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import PLAYERS, ROLE, SEATS
from chanbara.sword.flat.format.tables import ROLE_OF
from chanbara.sword.mind.arrays import (
    CANDIDATES,
    KINDS_OF_ROLE,
    VISITS,
    WINS,
    Known,
    Mind,
    Wins,
    Workspace,
)
from chanbara.sword.mind.search.planner import rollout_candidates

IN_ALL = CANDIDATES * SEATS * KINDS_OF_ROLE
"""Where it stands in how many worlds a seat had a role, whatever was tried."""
WINS_SIZE = IN_ALL + SEATS * KINDS_OF_ROLE


@entry_point
def explain(
    state: State,
    known: Known,
    worlds: int,
    number: int,
    tried: int,
    ahead: int,
    work: Workspace,
    wins: Wins,
) -> None:
    """Play on from the first of those that were tried, for so many rounds, in so many worlds.

    What comes out, which is a chance to win where the game is not over by then, is added up by the roles.
    """
    for place in range(WINS_SIZE):
        wins[place] = 0.0
    for candidate in range(CANDIDATES):
        work.mind[VISITS + candidate] = 0.0
    for which in range(worlds):
        for candidate in range(tried):
            work.mind[WINS + candidate] = 0.0
        rollout_candidates(state, known, number, which, tried, ahead, work)
        count_world(work.world, tried, work.mind, wins)


@inlined
def count_world(state: State, tried: int, mind: Mind, wins: Wins) -> None:
    """Add what came out in one world, under the role of each seat in it."""
    for seat in range(state[PLAYERS]):
        place = seat * KINDS_OF_ROLE + ROLE_OF[state[ROLE + seat]]
        wins[IN_ALL + place] += 1.0
        for candidate in range(tried):
            wins[candidate * SEATS * KINDS_OF_ROLE + place] += mind[WINS + candidate]
