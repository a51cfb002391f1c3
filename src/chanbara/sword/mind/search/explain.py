"""Why an option: its value in sampled worlds, by the roles in them."""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point, inlined
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import PLAYERS, ROLE, SEATS
from chanbara.sword.flat.format.tables import ROLE_OF
from chanbara.sword.mind.arrays import CANDIDATES, KINDS_OF_ROLE, VISITS, WINS, Known, Mind, Wins
from chanbara.sword.mind.search.planner import rollout_candidates
from chanbara.sword.mind.workspace import Workspace

IN_ALL = CANDIDATES * SEATS * KINDS_OF_ROLE
"""Where the number of worlds with each role in each seat begins, whatever was tried."""
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
    """Roll out the first ``tried`` candidates for ``ahead`` rounds in each of a number of sampled worlds.

    The results, which are win probabilities where a rollout is cut off, are summed by role of each seat.
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
    """Add the results of one world, under the role of each seat in it."""
    for seat in range(state[PLAYERS]):
        place = seat * KINDS_OF_ROLE + ROLE_OF[state[ROLE + seat]]
        wins[IN_ALL + place] += 1.0
        for candidate in range(tried):
            wins[candidate * SEATS * KINDS_OF_ROLE + place] += mind[WINS + candidate]
