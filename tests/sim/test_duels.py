"""Many duels: the same whatever the number of processes."""

import pytest

from chanbara import new_game
from chanbara.duel.bots.registry import make_bot
from chanbara.duel.simulation import (
    BATCH,
    DuelOutcome,
    DuelPlan,
    climb,
    fight,
    fight_all,
    fight_one,
    tally_duels,
)
from chanbara.pool import Inline, Processes

PLAN = DuelPlan(2 * BATCH + 3, "duels", "random", opponent="kojiro", modules=("gisei",))


def test_outcomes_are_the_same_whatever_the_number_of_processes() -> None:
    alone = fight_all(PLAN, Inline())
    assert len(alone) == PLAN.duels
    with Processes(2) as pool:
        assert fight_all(PLAN, pool) == alone


def test_a_duel_of_a_plan_can_be_fought_again_by_itself() -> None:
    game = new_game("duel", seed="duels:7", opponent="kojiro", modules=("gisei",))
    fight(game, make_bot("random", "duels:7"))
    result = game.result
    asked = game.choices[-1][0]
    expected = DuelOutcome(result.won, result.cause, result.rounds, result.life, asked)
    assert fight_one(PLAN, 7) == expected == fight_all(PLAN, Inline())[7]


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (PLAN._replace(bot="master"), "no player 'master'"),
        (PLAN._replace(weather="hail"), "no weather 'hail'"),
        (PLAN._replace(modules=("1vs3",)), "choose no opponent"),
    ],
)
def test_an_impossible_plan_is_refused_before_the_first_duel(plan: DuelPlan, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        fight_all(plan, Inline())


def test_what_is_counted() -> None:
    outcomes = [
        DuelOutcome(won=True, cause="slain", rounds=4, life=3, decisions=30),
        DuelOutcome(won=False, cause="fallen", rounds=7, life=0, decisions=50),
        DuelOutcome(won=True, cause="slain", rounds=10, life=1, decisions=70),
    ]
    counted = tally_duels(outcomes)
    assert (counted.won.wins, counted.won.games) == (2, 3)
    assert counted.rounds == 7
    assert counted.causes == {"fallen": 1, "slain": 2}


@pytest.mark.parametrize("kind", ["campaign", "quiet", "campaign 1vs3", "clan", "clan 1vs3"])
def test_a_ladder_is_climbed_to_where_one_falls(kind: str) -> None:
    """B7.1: five duels; the sixth is optional and not taken."""
    won = [climb(kind, "lookahead", f"ladder {number}") for number in range(4)]
    assert won[0] == climb(kind, "lookahead", "ladder 0"), "the same again"
    assert all(0 <= one <= 5 for one in won)
    assert climb(kind, "random", "ladder") < 5
