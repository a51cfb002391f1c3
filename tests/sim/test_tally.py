"""Counting games."""

import pytest

from chanbara.record.rates import wilson
from chanbara.sim.games.match import Outcome
from chanbara.sim.games.tally import Share, Spread, share, spread, tally
from chanbara.sword.rules.words import Cause, Role, Team

SHOGUN, SAMURAI, NINJA, RONIN = Role
SEATS = (SHOGUN, NINJA, SAMURAI, NINJA, RONIN)


def game(
    winner: Team,
    bots: str = "g r g r g",
    cause: Cause = Cause.DEFEAT,
    turns: int = 10,
    roles: tuple[Role, ...] = SEATS,
    *,
    deadly: bool = False,
) -> Outcome:
    return Outcome(roles, tuple(bots.split()), winner, cause, deadly, turns, 10 * turns)


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [
        # Newcombe (1998), Statistics in Medicine 17, table I: the score method
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_agrees_with_published_figures(wins: int, trials: int, low: float, high: float) -> None:
    assert wilson(wins / trials, trials) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_of_all_is_that_of_none_turned_round() -> None:
    low, high = wilson(1.0, 20)
    assert high == 1.0
    assert low == pytest.approx(1 - 0.1611, abs=5e-5)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)
    assert share([[], []]) == Share(0, 0, 0)
    assert Share(0, 0, 0).rate == 0.0


def test_seats_of_one_game_are_one_trial() -> None:
    counted = share([[True, True], [False, False], [], [True]])
    assert counted == Share(wins=3, chances=5, games=3)
    assert counted.interval == wilson(3 / 5, 3)


def test_how_much_a_number_varies() -> None:
    assert spread([4, 1, 7]) == Spread(1, 4.0, 7)


def test_r8_6_teams_roles_and_bots_are_counted() -> None:
    counted = tally(
        [
            game(Team.SHOGUN),
            game(Team.NINJA, bots="r g r g r"),
            game(Team.NINJA),
            game(Team.RONIN, bots="r g r r r"),
        ]
    )
    assert counted.games == 4
    assert {team: won.wins for team, won in counted.teams.items()} == {
        Team.SHOGUN: 1,
        Team.NINJA: 2,
        Team.RONIN: 1,
    }
    assert counted.roles[NINJA] == {"g": Share(2, 3, 2), "r": Share(2, 5, 3)}
    assert counted.roles[SAMURAI] == {"g": Share(1, 2, 2), "r": Share(0, 2, 2)}
    assert counted.bots == {"g": Share(4, 9, 4), "r": Share(3, 11, 4)}


def test_r8_1_endings_are_counted_those_that_did_not_happen_too() -> None:
    counted = tally([game(Team.NINJA), game(Team.NINJA, cause=Cause.DECK), game(Team.NINJA, deadly=True)])
    assert counted.endings == {
        Cause.DEFEAT: 2,
        Cause.DECK: 1,
        Cause.PROPERTY: 0,
        Cause.SWORDMASTER: 0,
        Cause.SWORDMASTER_REFUSED: 0,
    }
    assert counted.deadly_strikes == 1


def test_lengths_are_counted() -> None:
    counted = tally([game(Team.NINJA, turns=5), game(Team.NINJA, turns=10)])
    assert counted.turns == Spread(5, 7.5, 10)
    assert counted.decisions == Spread(50, 75.0, 100)


def test_r2_1_only_roles_that_are_dealt_are_shown() -> None:
    counted = tally([game(Team.NINJA, bots="g g g", roles=(SHOGUN, NINJA, NINJA))])
    assert list(counted.roles) == [SHOGUN, NINJA]
    assert list(counted.teams) == [Team.SHOGUN, Team.NINJA]
