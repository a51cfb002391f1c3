"""Whole games of bots."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
import pytest

from chanbara.flat.answers import step
from chanbara.flat.arrays import Chance, State
from chanbara.flat.layout import ASKED, CAUSE, NONE, PLAYERS, ROLE
from chanbara.flat.legal import legal
from chanbara.flat.scoring import team_of, winner
from chanbara.flat.words import GOES_ON, OUT_OF_ROOM, ROLE_OF
from chanbara.mind.arrays import KINDS_OF_SETTING, LISTED, POINTS, SETTINGS, Mind, Who
from chanbara.mind.belief import DOUBT, note
from chanbara.mind.play import play_bots, play_on
from chanbara.mind.policy import DETECTIVE, GREEDY, NOVICE, RANDOM, decide
from chanbara.mind.thought import turn_of
from tests.mind.games import TABLES
from tests.mind.minds import belief_of, dealt, deed_of, new_mind, new_room, roles_by_world

MIXED = np.array([DETECTIVE, RANDOM, NOVICE, GREEDY, DETECTIVE, NOVICE, GREEDY, RANDOM], dtype=np.int8)


def all_of(kind: int) -> Who:
    return np.full(8, kind, dtype=np.int8)


def played(who: Who, players: int, rising_sun: int, number: int) -> tuple[State, Mind, int]:
    """A game to its end, what is thought then, and how many choices were made."""
    state, chance = dealt(players, rising_sun, number)
    mind = np.full_like(new_mind(state), math.nan)
    mind[SETTINGS : SETTINGS + KINDS_OF_SETTING] = 0  # what manners one has is said beforehand
    made = play_bots(state, chance, who, mind, new_room())
    return state, mind, made


@pytest.mark.parametrize("who", [*map(all_of, (RANDOM, NOVICE, GREEDY, DETECTIVE)), MIXED], ids=str)
@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_r8_1_bots_play_every_table_to_its_end(players: int, rising_sun: int, who: Who) -> None:
    for number in range(5):
        state, _, made = played(who, players, rising_sun, number)
        assert state[ASKED] == NONE
        assert state[CAUSE] not in {GOES_ON, OUT_OF_ROOM}
        assert made > players


def by_hand(state: State, chance: Chance, who: Who) -> tuple[Mind, int]:
    """Play a game one choice after the other, and note every deed before it is done."""
    mind, room, made = new_mind(state), new_room(), 0
    while state[ASKED] != NONE:
        count = legal(state, room[LISTED:])
        action = int(room[LISTED])
        if count > 1:
            made += 1
            action = decide(state, chance, int(who[state[ASKED]]), mind, room, count)
        deed = deed_of(state, action)
        if deed is not None:
            note(*deed, mind)
        step(state, chance, action)
    return mind, made


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_a_game_is_its_choices_and_what_is_thought_of_its_deeds(players: int, rising_sun: int) -> None:
    for number in range(3):
        state, mind, made = played(MIXED, players, rising_sun, number)
        other, chance = dealt(players, rising_sun, number)
        expected, expected_made = by_hand(other, chance, MIXED)
        assert (state == other).all()
        assert (mind[:POINTS] == expected[:POINTS])[~np.isnan(mind[:POINTS])].all()
        assert belief_of(state, mind) == pytest.approx(belief_of(other, expected), abs=1e-12)
        assert made == expected_made


def test_where_nobody_deduces_nothing_is_deduced() -> None:
    state, mind, _ = played(all_of(GREEDY), 5, 0, 1)
    assert belief_of(state, mind) == pytest.approx(1 / 12)


def truth(state: State) -> int:
    """Which of the worlds is so."""
    roles = ROLE_OF[state[ROLE : ROLE + int(state[PLAYERS])]]
    return int((roles_by_world(state) == roles).all(axis=1).argmax())


@pytest.mark.parametrize(("players", "rising_sun"), [(5, 0), (7, 0), (6, 1), (8, 1)])
def test_detectives_know_more_at_the_end_than_at_the_beginning(players: int, rising_sun: int) -> None:
    """By the weight of what is so, on average over games, in bits gained."""
    gained = []
    for number in range(60):
        state, mind, _ = played(all_of(DETECTIVE), players, rising_sun, number)
        belief = belief_of(state, mind)
        gained.append(math.log2(belief[truth(state)] * len(belief)))
    assert sum(gained) / len(gained) > 2
    assert min(gained) >= math.log2(DOUBT) - 1e-9


@pytest.mark.parametrize(("players", "rising_sun"), [(4, 0), (5, 0), (7, 0), (8, 1)])
def test_who_plays_blindly_is_not_taken_for_anybody_for_sure(players: int, rising_sun: int) -> None:
    """Deeds that fit no role speak for carelessness: on average less than a bit is lost by having watched."""
    who = all_of(RANDOM)
    lost = []
    for number in range(60):
        state, chance = dealt(players, rising_sun, number)
        mind, _ = by_hand(state, chance, who)
        belief = belief_of(state, mind)
        lost.append(-math.log2(belief[truth(state)] * len(belief)))
    assert sum(lost) / len(lost) < 1


def test_a_stronger_kind_of_bot_wins_more_often_in_the_same_seat() -> None:
    """One seat among others that play blindly, in the same deals."""
    wins: Counter[int] = Counter()
    for kind in (RANDOM, NOVICE, GREEDY):
        for number in range(200):
            who = all_of(RANDOM)
            who[number % 5] = kind
            state, _, _ = played(who, 5, 0, number)
            wins[kind] += winner(state) == team_of(state, number % 5)
    assert min(wins[NOVICE], wins[GREEDY]) > wins[RANDOM] + 20


def test_a_game_is_played_on_to_a_turn_or_to_its_end_and_thought_of_as_at_its_beginning() -> None:
    for players, rising_sun in TABLES:
        state, chance = dealt(players, rising_sun, 2)
        mind = new_mind(state)
        before = mind[:POINTS].copy()
        play_on(state, chance, mind, new_room(), 4)
        assert turn_of(state) == 4
        assert state[ASKED] != NONE
        play_on(state, chance, mind, new_room(), 1000)
        assert state[ASKED] == NONE
        assert (mind[:POINTS] == before).all()
