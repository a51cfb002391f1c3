"""Search: sequential halving over candidate options, by rollouts in determinized worlds.

The candidates are the options with the highest prior. Each round plays every candidate that is left in the
same sampled worlds with the same random numbers (common random numbers, so that differences and not luck
decide), and drops the worse half: sequential halving (Karnin, Koren and Somekh, ICML 2013). A world is a
determinization: roles and hands sampled from the belief, consistent with what the seat has seen. The score
of candidate a, after N rollouts in all, is

    score(a) = wins(a) / visits(a) + PRIOR_WEIGHT / sqrt(N) * log prior(a)
    prior(a) = exp(SHARPNESS * (points(a) + PER_RANK * rank(a))) / sum over all options

In a rollout everybody plays by their own role and the current belief; nobody sees the world. It is cut off
after a few rounds and evaluated by ``prospects``: playing to the end would add more noise than information.
"""

from __future__ import annotations

import math

from chanbara.compiled.decorators import at, entry_point, inlined
from chanbara.compiled.inlined_elementary import exp, log
from chanbara.sword.flat.format.actions import AIMS, END, ON_PROPERTY, PLAY
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import ASKED, NONE, PLAYERS, SIZE
from chanbara.sword.flat.format.tables import IS_WEAPON
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import seed
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.scoring import team_of, winner
from chanbara.sword.mind.arrays import (
    CANDIDATES,
    LISTED,
    POINTS,
    PRIORS,
    RANKS,
    TRIED,
    VISITS,
    WINS,
    Known,
    Mind,
    Room,
)
from chanbara.sword.mind.belief.imagine import imagine_likely
from chanbara.sword.mind.run.play import play_on
from chanbara.sword.mind.search.policy import is_better, judge
from chanbara.sword.mind.value.prospects import chance_to_win
from chanbara.sword.mind.value.valuation import turn_of
from chanbara.sword.mind.workspace import Workspace

PRIOR_WEIGHT = 0.17
"""The weight of the log-prior with one rollout; with N it is divided by sqrt(N), like their error."""
SHORT, LONG = 1, 2
"""The depth of a rollout, in rounds of the table."""
ENOUGH_FOR_LONG = 1024
"""The number of rollouts from which deeper rollouts pay."""
OVERWHELMING = 12.0
"""The lead in log-prior over every other option at which an option is played without a search."""
SHARPNESS = 4.0
"""The inverse temperature of the prior: the gain in log-prior for a point more."""
PER_RANK = 0.1
"""The value of a rank in points, for the prior."""

ANYTHING, ONLY_END, ONLY_ATTACKS = range(3)
PICKED = -1
"""A rank below all others."""
ANOTHER_STREAM = 1 << 31
"""The offset of the random stream within a world, apart from the one that sampled it."""


@entry_point
def plan(state: State, known: Known, rollouts: int, number: int, work: Workspace) -> int:
    """Return the best action of the player to move after a number of rollouts; ``number`` seeds the search.

    The candidates, best first, are then in the room of the workspace, and their wins, visits and priors
    in its mind.
    """
    mind, room = work.mind, work.room
    count = legal(state, at(room, LISTED))
    if count == 1:
        return room[LISTED]
    judge(state, mind, 1, room, count)
    return search(state, known, rollouts, number, count, work)


@entry_point
def search(state: State, known: Known, rollouts: int, number: int, count: int, work: Workspace) -> int:
    """Do the same by a prior that follows from the points and ranks of the listed actions in the mind."""
    mind, room = work.mind, work.room
    weight = PRIOR_WEIGHT / math.sqrt(rollouts)
    left = pick_candidates(room, mind, count, weight)
    obvious = obvious_choice(mind, left, weight * OVERWHELMING)
    if obvious != NONE:
        return room[TRIED + obvious]
    rounds = 1
    while (1 << rounds) < left:
        rounds += 1
    worlds, ahead = 0, rounds_ahead(rollouts)
    while left > 1:
        more = max(1, rollouts // (rounds * left))
        for _ in range(more):
            rollout_candidates(state, known, number, worlds, left, ahead, work)
            worlds += 1
        sort_candidates(mind, room, left)
        left = (left + 1) // 2 if left > 2 else 1  # noqa: PLR2004 - of two one is left
    return room[TRIED]


@entry_point
def rounds_ahead(rollouts: int) -> int:
    """Return the depth of rollouts, in rounds of the table, for a number of rollouts."""
    return LONG if rollouts >= ENOUGH_FOR_LONG else SHORT


@inlined
def pick_candidates(room: Room, mind: Mind, count: int, weight: float) -> int:
    """Write the candidates, and return their number: end of turn, best attack, and the best others."""
    whole = 0.0
    for place in range(count):
        whole += exp(log_prior(room, mind, place))
    picked = put_candidate(room, mind, best_left(room, mind, count, ONLY_END), 0, whole, weight)
    picked = put_candidate(room, mind, best_left(room, mind, count, ONLY_ATTACKS), picked, whole, weight)
    while picked < min(count, CANDIDATES):
        picked = put_candidate(room, mind, best_left(room, mind, count, ANYTHING), picked, whole, weight)
    return picked


@inlined
def obvious_choice(mind: Mind, count: int, margin: float) -> int:
    """Return the candidate whose prior exceeds all others so far that no search is needed, or NONE."""
    best = 0
    for candidate in range(1, count):
        if mind[PRIORS + candidate] > mind[PRIORS + best]:
            best = candidate
    for candidate in range(count):
        if candidate != best and mind[PRIORS + candidate] > mind[PRIORS + best] - margin:
            return NONE
    return best


@inlined
def log_prior(room: Room, mind: Mind, place: int) -> float:
    """Return the log-prior of an option, up to a common constant."""
    return SHARPNESS * (mind[POINTS + place] + PER_RANK * room[RANKS + place])


@inlined
def best_left(room: Room, mind: Mind, count: int, wanted: int) -> int:
    """Return the index of the best action not picked yet, or NONE."""
    best = NONE
    for place in range(count):
        action = room[LISTED + place]
        is_attack = PLAY <= action < ON_PROPERTY and IS_WEAPON[(action - PLAY) // AIMS] == 1
        is_wanted = wanted == ANYTHING or (action == END if wanted == ONLY_END else is_attack)
        if not is_wanted or room[RANKS + place] == PICKED:
            continue
        if best == NONE or is_better(room, mind, place, best):
            best = place
    return best


@inlined
def put_candidate(room: Room, mind: Mind, place: int, picked: int, whole: float, weight: float) -> int:
    """Write a candidate, if there is one; return the number of candidates so far."""
    if place == NONE:
        return picked
    mind[WINS + picked] = 0.0
    mind[VISITS + picked] = 0.0
    mind[PRIORS + picked] = weight * (log_prior(room, mind, place) - log(whole))
    room[TRIED + picked] = room[LISTED + place]
    room[RANKS + place] = PICKED
    return picked + 1


@inlined
def rollout_candidates(
    state: State, known: Known, number: int, which: int, left: int, ahead: int, work: Workspace
) -> None:
    """Roll out every candidate in one sampled world, for ``ahead`` rounds."""
    sample_world(state, known, number, which, work)
    rollout_in_world(number, which, left, ahead, work)


@inlined
def rollout_in_world(number: int, which: int, left: int, ahead: int, work: Workspace) -> None:
    """Roll out every candidate in the world of the workspace, with the same random numbers."""
    mind, world, rng = work.mind, work.world, work.rng
    me = world[ASKED]
    future = at(world, SIZE)
    last = turn_of(world) + ahead * world[PLAYERS]
    for candidate in range(left):
        for place in range(SIZE):
            future[place] = world[place]
        seed(rng, number, ANOTHER_STREAM + which)
        step(future, rng, work.room[TRIED + candidate])
        play_on(future, rng, mind, work.room, last)
        mind[WINS + candidate] += outcome(future, team_of(future, me))
        mind[VISITS + candidate] += 1.0


@inlined
def sample_world(state: State, known: Known, number: int, which: int, work: Workspace) -> None:
    """Write a world that fits what the player to move has seen; ``which`` is its number."""
    for place in range(SIZE):
        work.world[place] = state[place]
    seed(work.rng, number, which)
    imagine_likely(work.world, state[ASKED], known, work.mind, work.rng)


@inlined
def outcome(state: State, team: int) -> float:
    """Return 1 if a team has won, 0 if it has lost, and its win probability if the game is not over."""
    if state[ASKED] == NONE:
        return 1.0 if winner(state) == team else 0.0
    return chance_to_win(state, team)


@inlined
def score_of(mind: Mind, candidate: int) -> float:
    """Return the score of a candidate: its mean value plus its weighted log-prior."""
    return mind[WINS + candidate] / mind[VISITS + candidate] + mind[PRIORS + candidate]


@inlined
def sort_candidates(mind: Mind, room: Room, left: int) -> None:
    """Sort the remaining candidates by score, best first."""
    for candidate in range(1, left):
        place = candidate
        while place > 0 and score_of(mind, place) > score_of(mind, place - 1):
            swap(mind, room, place)
            place -= 1


@inlined
def swap(mind: Mind, room: Room, place: int) -> None:
    """Swap a candidate with the one before it."""
    for column in (WINS, VISITS, PRIORS):
        kept = mind[column + place]
        mind[column + place] = mind[column + place - 1]
        mind[column + place - 1] = kept
    action = room[TRIED + place]
    room[TRIED + place] = room[TRIED + place - 1]
    room[TRIED + place - 1] = action
