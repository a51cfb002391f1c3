"""How likely a team wins from here."""

from __future__ import annotations

import math

import pytest

from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import ASKED, NONE
from chanbara.sword.flat.format.tables import NINJA_TEAM, RONIN_TEAM, SHOGUN_TEAM
from chanbara.sword.flat.rules.scoring import has_team, winner
from chanbara.sword.mind.run.play import play_on
from chanbara.sword.mind.search.policy import DETECTIVE
from chanbara.sword.mind.value.prospects import chance_to_win
from tests.mind.games import TABLES
from tests.mind.minds import choices, dealt, new_mind, new_room
from tests.table import table

TEAMS = (SHOGUN_TEAM, NINJA_TEAM, RONIN_TEAM)
NEVER = 10_000
"""A turn to which no game comes."""


def chances(state: State) -> dict[int, float]:
    """What each team that is there may hope for."""
    return {team: chance_to_win(state, team) for team in TEAMS if has_team(state, team)}


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_chances_of_all_teams_are_1_together(players: int, rising_sun: int) -> None:
    for state, _, _ in choices(DETECTIVE, players, rising_sun, 3):
        assert sum(chances(state).values()) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances(state).values())


def test_honor_cards_and_resilience_are_hope() -> None:
    def of_ninja(seat: str) -> float:
        others = "hideyoshi shogun: bo | goemon ronin: | kojiro ninja2: | nobunaga samurai:"
        return chance_to_win(to_flat(table(f"tomoe ninja1* {seat} | {others}").game), NINJA_TEAM)

    usual = of_ninja("3/3: bo")
    assert of_ninja("3/4: bo") > usual
    assert of_ninja("3/3: bo bo") > usual
    assert of_ninja("2/3: bo") < usual
    assert of_ninja("3/1: bo") < of_ninja("3/2: bo") < usual


def test_in_the_middle_of_games_it_tells_more_than_how_often_a_team_wins() -> None:
    """What is lost by going by it is less than by the share of games that each team won, after the fact."""
    told = 0.0
    for players, rising_sun in TABLES:
        guesses, winners = [], []
        for number in range(100):
            state, chance = dealt(players, rising_sun, number)
            mind, room = new_mind(state), new_room()
            play_on(state, chance, mind, room, 3 * players)
            if state[ASKED] != NONE:
                guess = chances(state)
                play_on(state, chance, mind, room, NEVER)
                guesses.append(guess[winner(state)])
                winners.append(winner(state))
        told += sum(
            math.log2(guess * len(winners) / winners.count(team))
            for guess, team in zip(guesses, winners, strict=True)
        )
    assert told > 50
