"""Games of tournaments in compiled code are what the same bots do one choice after the other."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import pytest

from chanbara.flat.arrays import State
from chanbara.flat.chance import CHANCE_SIZE, below, new_chance
from chanbara.flat.layout import ASKED, HANDS, KINDS, NONE, PLAYERS, ROLE, SEATS, SIZE
from chanbara.flat.legal import legal
from chanbara.flat.words import ROLE_OF
from chanbara.mind.arrays import (
    ALL_ODDS,
    BELIEF,
    KINDS_OF_ROLE,
    LISTED,
    MIND_SIZE,
    ODDS_SIZE,
    POINTS,
    SETTINGS,
    Mind,
)
from chanbara.mind.belief import note, odds_at
from chanbara.mind.knowing import ALL_KNOWN_SIZE, OF_VIEWER, know_step
from chanbara.mind.manners import MANNERS
from chanbara.mind.planner import plan
from chanbara.mind.policy import DETECTIVE, GREEDY, NOVICE, RANDOM, decide
from chanbara.mind.seated import HALF, KNOWS_ALL, KNOWS_ROLES, PLANNER, play_seated
from chanbara.sim.flat_games import make_ready
from tests.mind.minds import dealt, deed_of, new_mind, new_room, roles_by_world

ROLLOUTS = 4
NUMBER = 77
BOLD = np.zeros((SEATS, 3))
BOLD[0] = MANNERS["aggressive"]
BOLD[4] = MANNERS["sly"]
TABLES = [
    (5, 0, (DETECTIVE, RANDOM, GREEDY, NOVICE, DETECTIVE)),
    (5, 0, (PLANNER, DETECTIVE, RANDOM, PLANNER, GREEDY)),
    (6, 1, (KNOWS_ROLES, DETECTIVE, RANDOM, KNOWS_ALL, GREEDY, PLANNER)),
]


class Played(NamedTuple):
    """A game at its end."""

    state: State
    mind: Mind
    decisions: int
    answers: list[int]


@pytest.fixture(autouse=True, scope="module")
def _ready() -> None:
    make_ready()


def at_once(players: int, rising_sun: int, kinds: tuple[int, ...], number: int = NUMBER) -> Played:
    state, _ = dealt(players, rising_sun, 3)
    mind, answers = np.zeros(MIND_SIZE), np.zeros(SEATS, dtype=np.int64)
    decisions = play_seated(
        state,
        number,
        np.array(kinds, dtype=np.int8),
        np.full(SEATS, ROLLOUTS),
        BOLD.reshape(-1),
        answers,
        np.zeros(CHANCE_SIZE, dtype=np.int64),
        np.zeros(ALL_KNOWN_SIZE, dtype=np.int8),
        np.zeros(KINDS, dtype=np.int8),
        mind,
        new_room(),
        np.zeros(2 * SIZE, dtype=np.int8),
        np.zeros(CHANCE_SIZE, dtype=np.int64),
    )
    return Played(state, mind, decisions, answers[:players].tolist())


def one_by_one(players: int, rising_sun: int, kinds: tuple[int, ...]) -> Played:
    state, _ = dealt(players, rising_sun, 3)
    mind, room, chance = new_mind(state), new_room(), new_chance(NUMBER)
    known, row = np.zeros(ALL_KNOWN_SIZE, dtype=np.int8), np.zeros(KINDS, dtype=np.int8)
    decisions, answers = 0, [0] * players
    while state[ASKED] != NONE:
        decisions += 1
        seat, count = int(state[ASKED]), legal(state, room[LISTED:])
        action = int(room[LISTED])
        if count > 1:
            answers[seat] += 1
            action = answer(state, kinds[seat], decisions, count, mind, known)
        deed = deed_of(state, action)
        if deed is not None and max(kinds) >= DETECTIVE:
            note(*deed, mind)
        know_step(state, chance, action, known, row)
    return Played(state, mind, decisions, answers)


def answer(state: State, kind: int, decision: int, count: int, mind: Mind, known: State) -> int:
    """What the bot that is asked does, by the doors that the bots at a table use."""
    seat, room = int(state[ASKED]), new_room()
    luck = new_chance(NUMBER, decision * SEATS + seat)
    legal(state, room[LISTED:])
    if kind <= DETECTIVE:
        mind[SETTINGS : SETTINGS + 3] = BOLD[seat]
        return decide(state, luck, kind, mind, room, count)
    own = known[seat * OF_VIEWER : (seat + 1) * OF_VIEWER].copy()
    thought = mind.copy()
    if kind >= KNOWS_ROLES:
        cheat(state, seat, thought)
    if kind == KNOWS_ALL:
        own[:] = state[HANDS : HANDS + SEATS * KINDS]
        own[seat * KINDS : (seat + 1) * KINDS] = 0
    number = below(luck, HALF) * HALF + below(luck, HALF)
    return plan(state, own, ROLLOUTS, number, thought, room, np.zeros(2 * SIZE, dtype=np.int8), luck)


def cheat(state: State, seat: int, mind: Mind) -> None:
    """Believe in what is so."""
    players = int(state[PLAYERS])
    roles = ROLE_OF[state[ROLE : ROLE + players]]
    ways = roles_by_world(state)
    mind[BELIEF : BELIEF + len(ways)] = (ways == roles).all(axis=1)
    place = ALL_ODDS + odds_at(seat, int(roles[seat]))
    odds = mind[place : place + ODDS_SIZE].reshape(SEATS, KINDS_OF_ROLE)
    odds[:players] = np.eye(KINDS_OF_ROLE)[roles]


@pytest.mark.parametrize(("players", "rising_sun", "kinds"), TABLES)
def test_a_game_at_once_is_its_choices_one_by_one(
    players: int, rising_sun: int, kinds: tuple[int, ...]
) -> None:
    here, there = at_once(players, rising_sun, kinds), one_by_one(players, rising_sun, kinds)
    assert (here.decisions, here.answers) == (there.decisions, there.answers)
    assert (here.state == there.state).all()
    assert here.mind[:POINTS] == pytest.approx(there.mind[:POINTS]), "who cheats leaves no trace"


def test_all_chance_is_that_of_the_number() -> None:
    players, rising_sun, kinds = TABLES[0]
    one, again, other = (at_once(players, rising_sun, kinds, number) for number in (1, 1, 2))
    assert (one.state == again.state).all()
    assert one.decisions != other.decisions
