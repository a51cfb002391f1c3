"""Looking ahead: the best options are tried in worlds that may be so, and played to the end.

The same worlds, and the same chance in them, for every candidate; after each round the worse half is left
out. In what follows everybody judges by his own role and by what everybody thinks now: nobody sees the world.
"""

from __future__ import annotations

import math

from chanbara.flat.actions import AIMS, END, GEISHA_ON, PLAY
from chanbara.flat.answers import step
from chanbara.flat.arrays import Chance, State
from chanbara.flat.chance import seed
from chanbara.flat.compiling import at, compiled, door
from chanbara.flat.layout import ASKED, NONE, SIZE
from chanbara.flat.legal import legal
from chanbara.flat.scoring import team_of, winner
from chanbara.flat.words import IS_WEAPON
from chanbara.mind.arrays import BELIEF, LISTED, POINTS, RANKS, TRIED, VALUES, Known, Mind, Room
from chanbara.mind.imagine import imagine
from chanbara.mind.play import play_out
from chanbara.mind.policy import judge

CANDIDATES = 8
"""How many options are tried: the best at first sight."""
TASTE = 0.35
"""How much the first sight counts, by the logarithm of how likely it would choose an option, with a rollout;
with more it counts less, as their error does."""
SHARPNESS = 4.0
"""How much likelier the first sight chooses what is worth a point more, as a power of e."""
PER_RANK = 0.1
"""What a rank is worth in points, where the first sight is turned into likelihoods."""

WON, PLAYED, LIKED = 0, CANDIDATES, 2 * CANDIDATES
"""Of those that are tried: how often the own team won, how often it was played, and the first sight."""
ANYTHING, ONLY_END, ONLY_ATTACKS = range(3)
PICKED = -1
"""A rank below all others."""
ANOTHER_STREAM = 1 << 31
"""Chance within a world, beside the chance that made it."""


@door
def plan(
    state: State, known: Known, rollouts: int, number: int, mind: Mind, room: Room, world: State, luck: Chance
) -> int:
    """Return the best action of who is asked after so many rollouts; a ``number`` is a run of chance.

    ``world`` is room for two games. What was tried, and how it fared, is found in ``room`` and ``mind``.
    """
    count = legal(state, at(room, LISTED))
    if count == 1:
        return room[LISTED]
    judge(state, mind, 1, room, count)
    left = pick_candidates(room, mind, count, TASTE / math.sqrt(rollouts))
    rounds = 1
    while (1 << rounds) < left:
        rounds += 1
    worlds = 0
    while left > 1:
        more = max(1, rollouts // (rounds * left))
        for _ in range(more):
            try_out(state, known, number, worlds, left, mind, room, world, luck)
            worlds += 1
        sort_tried(mind, room, left)
        left = (left + 1) // 2 if left > 2 else 1  # noqa: PLR2004 - of two one is left
    return room[TRIED]


@compiled
def pick_candidates(room: Room, mind: Mind, count: int, taste: float) -> int:
    """Write what is to be tried: the end of the turn, the best attack, and the best of all others."""
    whole = 0.0
    for place in range(count):
        whole += math.exp(first_sight(room, mind, place))
    picked = put_candidate(room, mind, best_left(room, mind, count, ONLY_END), 0, whole, taste)
    picked = put_candidate(room, mind, best_left(room, mind, count, ONLY_ATTACKS), picked, whole, taste)
    while picked < min(count, CANDIDATES):
        picked = put_candidate(room, mind, best_left(room, mind, count, ANYTHING), picked, whole, taste)
    return picked


@compiled
def first_sight(room: Room, mind: Mind, place: int) -> float:
    """Return the logarithm of how likely an option is chosen at first sight, but for a common part."""
    return SHARPNESS * (mind[POINTS + place] + PER_RANK * room[RANKS + place])


@compiled
def best_left(room: Room, mind: Mind, count: int, wanted: int) -> int:
    """Return the place of the best action that was not picked yet, or NONE."""
    best = NONE
    for place in range(count):
        action = room[LISTED + place]
        is_attack = PLAY <= action < GEISHA_ON and IS_WEAPON[(action - PLAY) // AIMS] == 1
        is_wanted = wanted == ANYTHING or (action == END if wanted == ONLY_END else is_attack)
        if not is_wanted or room[RANKS + place] == PICKED:
            continue
        if best == NONE or is_better(room, mind, place, best):
            best = place
    return best


@compiled
def is_better(room: Room, mind: Mind, place: int, other: int) -> bool:
    """Whether an action is thought better than another."""
    more = room[RANKS + place] - room[RANKS + other]
    return more > 0 or (more == 0 and mind[POINTS + place] > mind[POINTS + other])


@compiled
def put_candidate(room: Room, mind: Mind, place: int, picked: int, whole: float, taste: float) -> int:
    """Write one that is to be tried, if there is one; return how many there are by now."""
    if place == NONE:
        return picked
    mind[VALUES + WON + picked] = 0.0
    mind[VALUES + PLAYED + picked] = 0.0
    mind[VALUES + LIKED + picked] = taste * (first_sight(room, mind, place) - math.log(whole))
    room[TRIED + picked] = room[LISTED + place]
    room[RANKS + place] = PICKED
    return picked + 1


@compiled
def try_out(
    state: State,
    known: Known,
    number: int,
    which: int,
    left: int,
    mind: Mind,
    room: Room,
    world: State,
    luck: Chance,
) -> None:
    """Play every candidate to the end in one world that may be so."""
    me = state[ASKED]
    future = at(world, SIZE)
    for place in range(SIZE):
        world[place] = state[place]
    seed(luck, number, which)
    imagine(world, me, known, at(mind, BELIEF), luck)
    for candidate in range(left):
        for place in range(SIZE):
            future[place] = world[place]
        seed(luck, number, ANOTHER_STREAM + which)
        step(future, luck, room[TRIED + candidate])
        play_out(future, luck, mind, room)
        mind[VALUES + WON + candidate] += 1.0 if winner(future) == team_of(future, me) else 0.0
        mind[VALUES + PLAYED + candidate] += 1.0


@compiled
def value_of(mind: Mind, candidate: int) -> float:
    """Return what a candidate is worth: how often it won, and a little of what was thought at first sight."""
    won, played = mind[VALUES + WON + candidate], mind[VALUES + PLAYED + candidate]
    return won / played + mind[VALUES + LIKED + candidate]


@compiled
def sort_tried(mind: Mind, room: Room, left: int) -> None:
    """Put the best of those that are left first."""
    for candidate in range(1, left):
        place = candidate
        while place > 0 and value_of(mind, place) > value_of(mind, place - 1):
            swap(mind, room, place)
            place -= 1


@compiled
def swap(mind: Mind, room: Room, place: int) -> None:
    """Exchange a candidate with the one before it."""
    for column in (VALUES + WON, VALUES + PLAYED, VALUES + LIKED):
        kept = mind[column + place]
        mind[column + place] = mind[column + place - 1]
        mind[column + place - 1] = kept
    action = room[TRIED + place]
    room[TRIED + place] = room[TRIED + place - 1]
    room[TRIED + place - 1] = action
