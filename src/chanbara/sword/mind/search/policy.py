"""What a bot does: the best of what it thinks of, by chance among equals."""

from __future__ import annotations

from chanbara.compiled.decorators import at, entry_point, inlined
from chanbara.sword.flat.format.arrays import Chance, State
from chanbara.sword.flat.format.layout import ASKED, ROLE
from chanbara.sword.flat.format.tables import ROLE_OF
from chanbara.sword.flat.rules.chance import below
from chanbara.sword.mind.arrays import (
    ALL_ODDS,
    BELIEF,
    EVEN_BELIEF,
    EVEN_ODDS,
    LISTED,
    POINTS,
    RANKS,
    Mind,
    Room,
)
from chanbara.sword.mind.belief.belief import odds_at
from chanbara.sword.mind.search.novice import novice_opinions
from chanbara.sword.mind.value.scores import opinions
from chanbara.sword.mind.value.styles import believed_odds, give_way_to_manner

RANDOM, NOVICE, GREEDY, DETECTIVE = range(4)
"""Who chooses blindly, who looks at the table, who asks what it is worth to his team, and who deduces."""


@inlined
def own_role(state: State, seat: int) -> int:
    """Return the role of a seat, which only itself may ask for."""
    return ROLE_OF[state[ROLE + seat]]


@inlined
def judge_by(
    state: State, seat: int, role: int, mind: Mind, belief: int, odds: int, room: Room, count: int
) -> None:
    """Have a seat judge its actions by the belief and the odds that lie in these places of the mind."""
    listed, ranks = at(room, LISTED), at(room, RANKS)
    opinions(state, seat, role, at(mind, belief), at(mind, odds), listed, count, ranks, at(mind, POINTS))


@inlined
def judge(state: State, mind: Mind, is_watcher: int, room: Room, count: int) -> None:
    """Have who is asked judge his actions, by what everybody thinks or, who watches nobody, by the deal."""
    seat = state[ASKED]
    role = own_role(state, seat)
    belief = BELIEF if is_watcher == 1 else EVEN_BELIEF
    odds = (ALL_ODDS if is_watcher == 1 else EVEN_ODDS) + odds_at(seat, role)
    judge_by(state, seat, role, mind, belief, odds, room, count)


@inlined
def judge_in_his_manner(state: State, mind: Mind, room: Room, count: int) -> None:
    """Have who is asked judge his actions by what everybody thinks, in the manner that is set in his mind."""
    seat = state[ASKED]
    role = own_role(state, seat)
    odds = believed_odds(state, seat, role, mind)
    judge_by(state, seat, role, mind, BELIEF, odds, room, count)
    give_way_to_manner(state, seat, role, odds, mind, room, count)


@inlined
def is_better(room: Room, mind: Mind, place: int, other: int) -> bool:
    """Whether an action is thought better than another: by rank, then by points."""
    more = room[RANKS + place] - room[RANKS + other]
    return more > 0 or (more == 0 and mind[POINTS + place] > mind[POINTS + other])


@inlined
def best_of(mind: Mind, room: Room, count: int, chance: Chance) -> int:
    """Return the best action: by rank, then by points, then by chance."""
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
    """Return what a bot of a kind does; its actions were listed."""
    if kind == RANDOM:
        return room[LISTED + below(chance, count)]
    if kind == NOVICE:
        seat = state[ASKED]
        listed, ranks, points = at(room, LISTED), at(room, RANKS), at(mind, POINTS)
        novice_opinions(state, seat, own_role(state, seat), listed, count, ranks, points)
    elif kind == DETECTIVE:
        judge_in_his_manner(state, mind, room, count)
    else:
        judge(state, mind, 0, room, count)
    return best_of(mind, room, count, chance)


@entry_point
def decide(state: State, chance: Chance, kind: int, mind: Mind, room: Room, count: int) -> int:
    """Return what a bot of a kind does at a table; its actions were listed."""
    return choose(state, chance, kind, mind, room, count)
