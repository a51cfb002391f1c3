"""Games of tournaments in compiled code are what the same bots do one choice after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import pytest

from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import ASKED, HANDS, KINDS, NONE, PLAYERS, ROLE, SEATS
from chanbara.sword.flat.format.tables import ROLE_OF
from chanbara.sword.flat.rules.chance import below, new_chance
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.mind.arrays import (
    ALL_ODDS,
    BELIEF,
    KINDS_OF_ROLE,
    LISTED,
    ODDS_SIZE,
    POINTS,
    SETTINGS,
    Known,
    Mind,
    new_workspace,
)
from chanbara.sword.mind.belief.belief import observe_action, odds_at
from chanbara.sword.mind.belief.imagine import imagine
from chanbara.sword.mind.belief.knowing import ALL_KNOWN_SIZE, OF_VIEWER, know_step
from chanbara.sword.mind.run.seated import HALF, KNOWS_ALL, KNOWS_ROLES, PLANNER
from chanbara.sword.mind.search.planner import plan
from chanbara.sword.mind.search.policy import DETECTIVE, GREEDY, NOVICE, RANDOM, decide
from chanbara.sword.mind.value.styles import MANNERS
from tests.mind.games import TABLES as SIZES
from tests.mind.minds import belief_of, dealt, deed_of, new_mind, new_room, roles_by_world
from tests.mind.seated import MIXED, ROLLOUTS, at_once

NUMBER = 77
BOLD = np.zeros((SEATS, 3))
BOLD[0] = MANNERS["aggressive"]
BOLD[4] = MANNERS["sly"]
TABLES = [
    (5, 0, (DETECTIVE, RANDOM, GREEDY, NOVICE, DETECTIVE)),
    (5, 0, (PLANNER, DETECTIVE, RANDOM, PLANNER, GREEDY)),
    (6, 1, (KNOWS_ROLES, DETECTIVE, RANDOM, KNOWS_ALL, GREEDY, PLANNER)),
]
ALL_TABLES = [*TABLES, *((players, rising_sun, MIXED) for players, rising_sun in SIZES)]


class Moment(NamedTuple):
    """A decision, and what is chosen."""

    decision: int
    options: int
    """How many there are."""
    known: Known
    """By who knows it."""
    action: int


def one_by_one(state: State, kinds: tuple[int, ...], mind: Mind) -> Iterator[Moment]:
    """Play a game one choice after the other; yield each before it is carried out."""
    room, chance = new_room(), new_chance(NUMBER)
    known, row = np.zeros(ALL_KNOWN_SIZE, dtype=np.int8), np.zeros(KINDS, dtype=np.int8)
    decision, is_watched = 0, max(kinds[: int(state[PLAYERS])]) >= DETECTIVE
    while state[ASKED] != NONE:
        decision += 1
        count = legal(state, room[LISTED:])
        action = int(room[LISTED])
        if count > 1:
            action = answer(state, kinds[int(state[ASKED])], decision, mind, known)
        yield Moment(decision, count, known, action)
        deed = deed_of(state, action)
        if deed is not None and is_watched:
            observe_action(*deed, mind)
        know_step(state, chance, action, known, row)


def answer(state: State, kind: int, decision: int, mind: Mind, known: Known) -> int:
    """What the bot that is asked does, by the doors that the bots at a table use."""
    seat, room = int(state[ASKED]), new_room()
    rng = new_chance(NUMBER, decision * SEATS + seat)
    count = legal(state, room[LISTED:])
    if kind <= DETECTIVE:
        mind[SETTINGS : SETTINGS + 3] = BOLD[seat]
        return decide(state, rng, kind, mind, room, count)
    own = known[seat * OF_VIEWER : (seat + 1) * OF_VIEWER].copy()
    thought = mind.copy()
    if kind >= KNOWS_ROLES:
        cheat(state, seat, thought)
    if kind == KNOWS_ALL:
        own[:] = state[HANDS : HANDS + SEATS * KINDS]
        own[seat * KINDS : (seat + 1) * KINDS] = 0
    number = below(rng, HALF) * HALF + below(rng, HALF)
    return plan(state, own, ROLLOUTS, number, new_workspace(thought))


def cheat(state: State, seat: int, mind: Mind) -> None:
    """Believe in what is so."""
    players = int(state[PLAYERS])
    roles = ROLE_OF[state[ROLE : ROLE + players]]
    ways = roles_by_world(state)
    mind[BELIEF : BELIEF + len(ways)] = (ways == roles).all(axis=1)
    place = ALL_ODDS + odds_at(seat, int(roles[seat]))
    odds = mind[place : place + ODDS_SIZE].reshape(SEATS, KINDS_OF_ROLE)
    odds[:players] = np.eye(KINDS_OF_ROLE)[roles]


@pytest.mark.parametrize(("players", "rising_sun", "kinds"), ALL_TABLES)
def test_a_game_at_once_is_its_choices_one_by_one(
    players: int, rising_sun: int, kinds: tuple[int, ...]
) -> None:
    here = at_once(dealt(players, rising_sun, 3)[0], kinds, NUMBER, BOLD)
    state, _ = dealt(players, rising_sun, 3)
    mind, answers, decisions = new_mind(state), [0] * players, 0
    for moment in one_by_one(state, kinds, mind):
        answers[int(state[ASKED])] += moment.options > 1
        decisions += 1
    assert (here.answers, here.decisions) == (answers, decisions)
    assert (here.state == state).all()
    written = ~np.isnan(here.mind[:POINTS])
    assert here.mind[:POINTS][written] == pytest.approx(mind[:POINTS][written]), "who cheats leaves no trace"
    assert belief_of(state, here.mind) == pytest.approx(belief_of(state, mind), abs=1e-12)


@pytest.mark.parametrize(("players", "rising_sun", "kinds"), TABLES)
def test_r12_1_in_a_whole_game_nobody_but_cheaters_chooses_by_what_is_hidden(
    players: int, rising_sun: int, kinds: tuple[int, ...]
) -> None:
    """The acting seat would choose the same in any other game that looks the same to it."""
    state, _ = dealt(players, rising_sun, 3)
    mind, asked = new_mind(state), 0
    for moment in one_by_one(state, kinds, mind):
        seat = int(state[ASKED])
        if moment.options == 1 or kinds[seat] >= KNOWS_ROLES:
            continue
        other, known = state.copy(), moment.known[seat * OF_VIEWER : (seat + 1) * OF_VIEWER]
        worlds = len(belief_of(state, mind))
        imagine(other, seat, known, np.full(worlds, 1 / worlds), new_chance(moment.decision))
        assert (other != state).any()
        assert answer(other, kinds[seat], moment.decision, mind, moment.known) == moment.action
        asked += 1
    assert asked > 30


def test_all_chance_is_that_of_the_number() -> None:
    players, rising_sun, kinds = TABLES[0]
    games = [at_once(dealt(players, rising_sun, 3)[0], kinds, number) for number in (1, 1, 2)]
    one, again, other = games
    assert (one.state == again.state).all()
    assert one.decisions != other.decisions
