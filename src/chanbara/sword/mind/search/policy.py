"""The choice of a bot: the action with the highest score, at random among equals."""

from __future__ import annotations

from chanbara.compiled.decorators import at, entry_point, inlined
from chanbara.sword.flat.format.arrays import Chance, State
from chanbara.sword.flat.format.layout import ASKED, ROLE
from chanbara.sword.flat.format.scope import HAS_PROGRAMS
from chanbara.sword.flat.format.tables import ROLE_OF
from chanbara.sword.flat.rules.chance import below
from chanbara.sword.mind.arrays import (
    ALL_ODDS,
    BELIEF,
    EVEN_BELIEF,
    EVEN_ODDS,
    LISTED,
    OWN_BELIEF,
    OWN_ODDS,
    POINTS,
    RANKS,
    Mind,
    Room,
)
from chanbara.sword.mind.belief.belief import odds_at
from chanbara.sword.mind.belief.looked import believe_own
from chanbara.sword.mind.belief.worlds import has_looked
from chanbara.sword.mind.search.novice import novice_opinions
from chanbara.sword.mind.value.scores import opinions
from chanbara.sword.mind.value.styles import apply_style, believed_odds

RANDOM, NOVICE, GREEDY, DETECTIVE = range(4)
"""Chooses at random; considers the table; maximizes the value for its team; infers roles as well."""


@inlined
def own_role(state: State, seat: int) -> int:
    """Return the role of a seat; only the seat itself may know it."""
    return ROLE_OF[state[ROLE + seat]]


@inlined
def judge_by(
    state: State, seat: int, role: int, mind: Mind, belief: int, odds: int, room: Room, count: int
) -> None:
    """Score the actions of a seat by the belief and the odds at these places of the mind."""
    listed, ranks = at(room, LISTED), at(room, RANKS)
    opinions(state, seat, role, at(mind, belief), at(mind, odds), listed, count, ranks, at(mind, POINTS))


@inlined
def judge(state: State, mind: Mind, is_watcher: int, room: Room, count: int) -> None:
    """Score the options of the player to move by common belief, or by the deal alone without watching."""
    seat = state[ASKED]
    role = own_role(state, seat)
    belief = BELIEF if is_watcher == 1 else EVEN_BELIEF
    odds = (ALL_ODDS if is_watcher == 1 else EVEN_ODDS) + odds_at(seat, role)
    judge_by(state, seat, role, mind, belief, odds, room, count)


@inlined
def judge_in_style(state: State, mind: Mind, room: Room, count: int) -> None:
    """Score the options of the player to move by common belief, adjusted by the style set in the mind."""
    seat = state[ASKED]
    role = own_role(state, seat)
    belief, odds = BELIEF, believed_odds(state, seat, role, mind)
    if HAS_PROGRAMS and has_looked(state, seat):
        believe_own(state, seat, mind)
        belief, odds = OWN_BELIEF, OWN_ODDS
    judge_by(state, seat, role, mind, belief, odds, room, count)
    apply_style(state, seat, role, odds, mind, room, count)


@inlined
def is_better(room: Room, mind: Mind, place: int, other: int) -> bool:
    """Whether an action is better than another: by rank, then by points."""
    more = room[RANKS + place] - room[RANKS + other]
    return more > 0 or (more == 0 and mind[POINTS + place] > mind[POINTS + other])


@inlined
def best_of(mind: Mind, room: Room, count: int, chance: Chance) -> int:
    """Return the best action: by rank, then by points, then at random."""
    best, equals = 0, 1
    for place in range(1, count):
        if is_better(room, mind, place, best):
            best, equals = place, 1
        elif not is_better(room, mind, best, place):
            equals += 1
            if below(chance, equals) == 0:
                best = place
    return room[LISTED + best]


@inlined
def choose(state: State, chance: Chance, kind: int, mind: Mind, room: Room, count: int) -> int:
    """Return the choice of a bot of a kind among the listed actions."""
    if kind == RANDOM:
        return room[LISTED + below(chance, count)]
    if kind == NOVICE:
        seat = state[ASKED]
        listed, ranks, points = at(room, LISTED), at(room, RANKS), at(mind, POINTS)
        novice_opinions(state, seat, own_role(state, seat), listed, count, ranks, points)
    elif kind == DETECTIVE:
        judge_in_style(state, mind, room, count)
    else:
        judge(state, mind, 0, room, count)
    return best_of(mind, room, count, chance)


@entry_point
def decide(state: State, chance: Chance, kind: int, mind: Mind, room: Room, count: int) -> int:
    """Return the choice of a bot of a kind at a table, among the listed actions."""
    return choose(state, chance, kind, mind, room, count)
