"""Many games: the same whatever the number of processes."""

import pytest

from chanbara import new_game
from chanbara.pool import Inline, Processes
from chanbara.sim.games.arena import BATCH, Plan, play_all, play_one

PLAN = Plan(players=4, games=2 * BATCH + 3, seed="arena", bots=("greedy", "random", "random"))


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
