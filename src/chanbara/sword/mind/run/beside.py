"""One game in which bots sit beside a learner: who sits where, what is remembered, what a bot needs.

The bots choose as in ``seated``: by the belief of the table, and by random numbers of the game's own. A game
remembers only the evidence and the belief. Everything else in a mind is computed when a bot needs it. These
functions are translated for GPUs as well (``research/device``).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from chanbara.compiled.decorators import ARRAYS, at, inlined, pointer_to, pointers_to
from chanbara.sword.flat.env.vector import LOST, WON
from chanbara.sword.flat.format.actions import AIMS, PLAY
from chanbara.sword.flat.format.arrays import Chance, Rewards, State
from chanbara.sword.flat.format.layout import ASKED, PLAYERS, SEATS
from chanbara.sword.flat.rules.chance import CHANCE_SIZE, below
from chanbara.sword.flat.rules.query import left_of
from chanbara.sword.flat.rules.scoring import team_of, winner
from chanbara.sword.mind.arrays import (
    ALL_ODDS,
    BELIEF,
    EVEN_ODDS,
    EVIDENCE,
    EVIDENCE_SIZE,
    KINDS_OF_ROLE,
    LISTED,
    MOST_WORLDS,
    OF_RANK,
    POINTS,
    RANKS,
    SUPPORT,
    SUPPORT_SIZE,
    Mind,
    Room,
    Who,
)
from chanbara.sword.mind.belief.belief import (
    OF_SEAT,
    observe_sparingly,
    odds_at,
    seat_odds,
)
from chanbara.sword.mind.belief.worlds import even_odds, worlds_of
from chanbara.sword.mind.run.play import is_aimed, target_of
from chanbara.sword.mind.run.seated import KNOWS_ALL, PLANNER, Budgets
from chanbara.sword.mind.search.policy import DETECTIVE, GREEDY, is_better, judge, own_role
from chanbara.sword.mind.value.scores import is_about_players
from chanbara.sword.mind.value.styles import Manners, take_manner

POLICY, LEARNERS = KNOWS_ALL + 1, KNOWS_ALL + 2
"""Kinds beyond those of ``seated``: a policy that is not compiled, and another seat for the learner."""
LEARNER, EMPTY = -1, -2
"""In place of the number of a guest: the learner sits there, or nobody."""
NO_CHOICE, TO_DEAL = -1, -2
"""In place of an action: the game waits, or is to be dealt."""

HAS_ACTED, IS_WATCHED, IS_TRACKED, UP_TO_DATE, IS_TOLD, IS_ADVISED = range(CHANCE_SIZE, CHANCE_SIZE + 6)
"""In a game's stream, after its generator: whether the learner has made a choice in this game; whether
anybody deduces roles; whether anybody plans; the seats whose odds in the mind are current, as a bit set;
whether the learner is told what follows from the players' actions, and what a detective thinks of the
options, which are set once for all games."""
STREAM_SIZE = CHANCE_SIZE + 6
CHANGED = 1 << SEATS
"""Beside the seats: whether the belief has changed in this step."""
ANOTHER_STREAM = 1 << 31
"""The offset of the random streams of bots, apart from those of the games."""
BELIEVED = EVIDENCE_SIZE + SUPPORT_SIZE
"""In a game's memory, the belief follows evidence and support."""
MEMORY_SIZE = BELIEVED + MOST_WORLDS
TOLD = SEATS * KINDS_OF_ROLE
"""The size of what the learner is told: the probability of each role in each seat, from its own on."""

for _name, _number in {
    "memory": "float64",
    "stream": "int64",
    "sitters": "int8",
    "places": "int8",
    "told": "float32",
    "advice": "float32",
}.items():
    ARRAYS[_name] = pointer_to(_number)


class Guests(NamedTuple):
    """Who may sit beside the learner."""

    who: Who
    """The kind of each guest."""
    budgets: Budgets
    manners: Manners
    places: Who
    """1 for each seat that is always the learner's."""


Memory = npt.NDArray[np.float64]
Told = npt.NDArray[np.float32]
Advice = npt.NDArray[np.float32]

ARRAYS["guests"] = pointers_to(Guests)


# --- a deal -------------------------------------------------------------------------------------------------


@inlined
def deal_seats(stream: Chance, sitters: Who, guests: Guests, players: int, drawn: int, kinds: int) -> None:
    """Draw who sits where."""
    stream[HAS_ACTED], stream[UP_TO_DATE] = 0, CHANGED
    cleverest = 0
    for seat in range(SEATS):
        sitters[seat] = EMPTY
    for seat in range(players):
        is_drawn = below(stream, players - seat) < drawn
        guest = below(stream, kinds)
        drawn -= 1 if is_drawn else 0
        if is_drawn or guests.places[seat] == 1 or guests.who[guest] == LEARNERS:
            sitters[seat] = LEARNER
        else:
            sitters[seat] = guest
            cleverest = max(cleverest, guests.who[guest] if guests.who[guest] != POLICY else 0)
    is_informed = stream[IS_TOLD] == 1 or stream[IS_ADVISED] == 1
    stream[IS_WATCHED] = 1 if cleverest >= DETECTIVE or is_informed else 0
    stream[IS_TRACKED] = 1 if cleverest >= PLANNER else 0


# --- what a game remembers ----------------------------------------------------------------------------------


@inlined
def recall(state: State, memory: Memory, mind: Mind) -> None:
    """Bring what a game remembers into the mind."""
    players = state[PLAYERS]
    for place in range(players * OF_SEAT):
        mind[EVIDENCE + place] = memory[place]
    for place in range(players * KINDS_OF_ROLE):
        mind[SUPPORT + place] = memory[EVIDENCE_SIZE + place]
    for world in range(worlds_of(state)):
        mind[BELIEF + world] = memory[BELIEVED + world]


@inlined
def keep(state: State, mind: Mind, memory: Memory) -> None:
    """Remember it until the next step."""
    players = state[PLAYERS]
    for place in range(players * OF_SEAT):
        memory[place] = mind[EVIDENCE + place]
    for place in range(players * KINDS_OF_ROLE):
        memory[EVIDENCE_SIZE + place] = mind[SUPPORT + place]
    for world in range(worlds_of(state)):
        memory[BELIEVED + world] = mind[BELIEF + world]


# --- a decision ---------------------------------------------------------------------------------------------


@inlined
def update_odds(state: State, seat: int, stream: Chance, mind: Mind) -> None:
    """Compute the odds of a seat by the belief, unless they are up to date."""
    if (stream[UP_TO_DATE] >> seat) & 1 == 0:
        seat_odds(state, seat, at(mind, BELIEF), at(mind, ALL_ODDS))
        stream[UP_TO_DATE] |= 1 << seat


@inlined
def prepare_bot(state: State, stream: Chance, guests: Guests, guest: int, mind: Mind) -> None:
    """Compute the odds that a bot needs, unless it is a planner, and set its style."""
    seat, kind = state[ASKED], guests.who[guest]
    if kind == GREEDY:
        role = own_role(state, seat)
        even_odds(state, seat, role, at(mind, EVEN_ODDS + odds_at(seat, role)))
    elif kind == DETECTIVE and is_about_players(state):
        update_odds(state, seat, stream, mind)
    take_manner(mind, guests.manners, guest)


@inlined
def watch_sparingly(state: State, action: int, stream: Chance, mind: Mind) -> None:
    """Update the belief by the next action of the player to move, but only those odds that are needed."""
    if is_aimed(action):
        update_odds(state, state[ASKED], stream, mind)
        card, target = (action - PLAY) // AIMS, target_of(state, action)
        if observe_sparingly(state, state[ASKED], card, target, mind) == 1:
            stream[UP_TO_DATE] = CHANGED


@inlined
def tell_odds(state: State, stream: Chance, mind: Mind, told: Told) -> None:
    """Tell the player to move the probability of each role in each seat, from its own on."""
    seat = state[ASKED]
    update_odds(state, seat, stream, mind)
    odds = ALL_ODDS + odds_at(seat, own_role(state, seat))
    for away in range(state[PLAYERS]):
        other = left_of(state, seat, away)
        for role in range(KINDS_OF_ROLE):
            told[away * KINDS_OF_ROLE + role] = mind[odds + other * KINDS_OF_ROLE + role]


@inlined
def advise(state: State, stream: Chance, mind: Mind, room: Room, count: int, advice: Advice) -> None:
    """Write how far a detective puts each of the listed actions behind the best: by rank, and by points."""
    if is_about_players(state):
        update_odds(state, state[ASKED], stream, mind)
    judge(state, mind, 1, room, count)
    best = 0
    for place in range(1, count):
        if is_better(room, mind, place, best):
            best = place
    for place in range(count):
        behind = mind[POINTS + best] - mind[POINTS + place]
        behind = max(behind, 0.0)
        behind += OF_RANK * (room[RANKS + best] - room[RANKS + place])
        advice[room[LISTED + place]] = behind


# --- the end ------------------------------------------------------------------------------------------------


@inlined
def reward_learner(state: State, sitters: Who, reward: Rewards) -> None:
    """Give the learner's seats their rewards."""
    won = winner(state)
    for seat in range(state[PLAYERS]):
        if sitters[seat] == LEARNER:
            reward[seat] = WON if team_of(state, seat) == won else LOST


@inlined
def first_learner(sitters: Who) -> int:
    """Return the learner's first seat."""
    seat = 0
    while sitters[seat] != LEARNER:
        seat += 1
    return seat
