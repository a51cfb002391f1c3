"""Whole games of bots."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

import pytest

from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import ASKED, CAUSE, NONE, PLAYERS, ROLE, SEATS
from chanbara.sword.flat.format.tables import GOES_ON, OUT_OF_ROOM, ROLE_OF
from chanbara.sword.flat.rules.scoring import team_of, winner
from chanbara.sword.mind.arrays import POINTS
from chanbara.sword.mind.belief.belief import DOUBT, observe_action
from chanbara.sword.mind.run.play import play_on
from chanbara.sword.mind.search.policy import DETECTIVE, GREEDY, NOVICE, RANDOM
from chanbara.sword.mind.value.valuation import turn_of
from tests.mind.games import TABLES
from tests.mind.minds import belief_of, dealt, deeds, new_mind, new_room, roles_by_world
from tests.mind.seated import MIXED, Played, at_once


def all_of(kind: int) -> list[int]:
    return [kind] * SEATS


def played(kinds: Sequence[int], players: int, rising_sun: int, number: int) -> Played:
    """A game to its end."""
    return at_once(dealt(players, rising_sun, number)[0], kinds, number)


@pytest.mark.parametrize("kinds", [*map(all_of, (RANDOM, NOVICE, GREEDY, DETECTIVE)), MIXED], ids=str)
@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_r8_1_bots_play_every_table_to_its_end(players: int, rising_sun: int, kinds: Sequence[int]) -> None:
    for number in range(5):
        game = played(kinds, players, rising_sun, number)
        assert game.state[ASKED] == NONE
        assert game.state[CAUSE] not in {GOES_ON, OUT_OF_ROOM}
        assert sum(game.answers) > players


def test_where_nobody_deduces_nothing_is_deduced() -> None:
    game = played(all_of(GREEDY), 5, 0, 1)
    assert belief_of(game.state, game.mind) == pytest.approx(1 / 12)


def truth(state: State) -> int:
    """Which of the worlds is so."""
    roles = ROLE_OF[state[ROLE : ROLE + int(state[PLAYERS])]]
    return int((roles_by_world(state) == roles).all(axis=1).argmax())


@pytest.mark.parametrize(("players", "rising_sun"), [(5, 0), (7, 0), (6, 1), (8, 1)])
def test_detectives_know_more_at_the_end_than_at_the_beginning(players: int, rising_sun: int) -> None:
    """By the weight of what is so, on average over games, in bits gained."""
    gained = []
    for number in range(60):
        state, mind, *_ = played(all_of(DETECTIVE), players, rising_sun, number)
        belief = belief_of(state, mind)
        gained.append(math.log2(belief[truth(state)] * len(belief)))
    assert sum(gained) / len(gained) > 2
    assert min(gained) >= math.log2(DOUBT) - 1e-9


@pytest.mark.parametrize(("players", "rising_sun"), [(4, 0), (5, 0), (7, 0), (8, 1)])
def test_who_plays_blindly_is_not_taken_for_anybody_for_sure(players: int, rising_sun: int) -> None:
    """Deeds that fit no role speak for carelessness: on average less than a bit is lost by having watched."""
    lost = []
    for number in range(60):
        state, mind = dealt(players, rising_sun, number)[0], new_mind(dealt(players, rising_sun, number)[0])
        for deed in deeds(RANDOM, players, rising_sun, number):
            observe_action(*deed, mind)
        belief = belief_of(state, mind)
        lost.append(-math.log2(belief[truth(state)] * len(belief)))
    assert sum(lost) / len(lost) < 1


def test_a_stronger_kind_of_bot_wins_more_often_in_the_same_seat() -> None:
    """One seat among others that play blindly, in the same deals."""
    wins: Counter[int] = Counter()
    for kind in (RANDOM, NOVICE, GREEDY):
        for number in range(200):
            kinds = all_of(RANDOM)
            kinds[number % 5] = kind
            state = played(kinds, 5, 0, number).state
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
