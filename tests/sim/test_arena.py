"""Many games: the same whatever the number of processes."""

import pytest

from chanbara import new_game
from chanbara.pool import Inline, Processes
from chanbara.sim.games.arena import BATCHES, Plan, play_all, play_one
from chanbara.sim.games.deals import Deal
from chanbara.sim.games.engines import Engine
from chanbara.sim.games.flat_games import outcome_flat, play_flat
from chanbara.sim.games.tally import tally
from chanbara.sim.games.variant import Variant

PLAN = Plan(
    players=4, games=2 * BATCHES[Engine.REFERENCE] + 3, seed="arena", bots=("greedy", "random", "random")
)


def test_bots_take_the_seats_in_rotation() -> None:
    assert [PLAN.bot(0, seat) for seat in range(4)] == ["greedy", "random", "random", "greedy"]
    assert [PLAN.bot(1, seat) for seat in range(4)] == ["random", "random", "greedy", "random"]
    assert play_one(PLAN, 1).bots == ("random", "random", "greedy", "random")


def test_outcomes_are_the_same_whatever_the_number_of_processes() -> None:
    # By chance, for whom nobody has to load how bots think; bots that think: test_simulate.
    plan, told = PLAN._replace(bots=("random",)), list[int]()
    alone = play_all(plan, Inline(), told.append)
    assert len(alone) == sum(told) == PLAN.games
    told.clear()
    with Processes(2) as pool:
        assert play_all(plan, pool, told.append) == alone
    assert sum(told) == PLAN.games


def test_games_of_a_plan_differ_and_can_be_dealt_again_one_by_one() -> None:
    outcomes = play_all(PLAN, Inline(), lambda _: None)
    assert len(set(outcomes)) > PLAN.games / 2
    assert outcomes[7] == play_one(PLAN, 7)
    dealt = new_game("sword", players=4, seed="arena:7")
    assert outcomes[7].roles == tuple(player.role.role for player in dealt.table.players)


def test_both_engines_play_the_same_deals_with_the_same_seats() -> None:
    flat = PLAN._replace(engine=Engine.FLAT, variant=Variant(rising_sun=True), players=8)
    one, other = (
        play_all(plan, Inline(), lambda _: None) for plan in (flat, flat._replace(engine=Engine.REFERENCE))
    )
    assert [(game.roles, game.bots) for game in one] == [(game.roles, game.bots) for game in other]
    assert one != other, "their later random numbers differ"


def test_games_on_the_flat_core_are_those_of_a_tournament() -> None:
    deal, seats = Deal("arena", 4, 7), ("greedy", "detective", "planner@4", "random")
    assert outcome_flat(4, deal.key, seats, deal.variant) == play_flat(deal, seats).outcome(seats)


def test_teams_win_as_often_on_either_engine() -> None:
    """The difference of two shares is within four standard errors."""
    few, many = 100, 4000
    plan = Plan(players=5, games=few, seed="teams", bots=("greedy", "random"))
    slow = tally(play_all(plan, Inline(), lambda _: None))
    fast = tally(play_all(plan._replace(games=many, engine=Engine.FLAT), Inline(), lambda _: None))
    for team, won in fast.teams.items():
        error = (won.rate * (1 - won.rate) * (1 / few + 1 / many)) ** 0.5
        assert abs(slow.teams[team].rate - won.rate) < 4 * error
    assert abs(slow.decisions.mean / fast.decisions.mean - 1) < 0.1


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (PLAN._replace(players=8), "3 to 7 players, not 8"),
        (PLAN._replace(bots=("greedy", "oracle")), "there is no bot 'oracle'"),
    ],
)
def test_an_impossible_plan_is_refused_before_the_first_game(plan: Plan, reason: str) -> None:
    told: list[int] = []
    with pytest.raises(ValueError, match=reason):
        play_all(plan, Inline(), told.append)
    assert not told
