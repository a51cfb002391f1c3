"""The best judge of options there is: a master, or a planner where the network does not play."""

from collections.abc import Iterator
from typing import Any

import pytest

import chanbara
from chanbara import observe, seen
from chanbara.sword.bots import judge
from chanbara.sword.bots.dice import run_of_chance
from chanbara.sword.bots.engine_bots import PlannerBot
from chanbara.sword.bots.judge import opinion
from chanbara.sword.bots.net.master_bot import MasterBot
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.bots.weigh import planned, position_of
from chanbara.sword.flat.bridge.flatten import action_numbers


def decisions(players: int, count: int, **variant: Any) -> Iterator[tuple[Any, Any]]:  # noqa: ANN401
    """What the deciding seats of a game between detectives see, where they have a choice."""
    game = chanbara.new_game("sword", players=players, seed="judge", **variant)
    bots = [make_bot("detective", seat) for seat in range(players)]
    while game.decision is not None and count:
        seat = game.decision.seat
        view, events = observe(game, seat), seen(game, seat)
        if len(game.decision.options) > 1:
            count -= 1
            yield view, events
        game.apply(bots[seat].choose(view, events))


def test_it_chooses_as_a_master_does() -> None:
    master = MasterBot("a", 64)
    for view, events in decisions(5, 40):
        number = run_of_chance("a", view.decision.number)
        assert planned(position_of(view, events), 64, number)[0] == master.choose(view, events)


def test_where_the_network_was_not_trained_it_chooses_as_a_planner_does() -> None:
    planner = PlannerBot("a", 64)
    for view, events in decisions(4, 40, book="english"):
        assert opinion(view, events) is None
        number = run_of_chance("a", view.decision.number)
        assert planned(position_of(view, events), 64, number)[0] == planner.choose(view, events)


def test_its_opinion_is_that_of_the_network() -> None:
    neural = make_bot("neural", 1)
    for view, events in decisions(6, 40, rising_sun=True):
        scores = opinion(view, events)
        assert scores is not None
        assert len(scores) == len(action_numbers(view))
        assert int(scores.argmax()) == neural.choose(view, events)


def test_without_a_compiler_there_is_no_opinion(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "HAS_COMPILER", False)
    for view, events in decisions(3, 5):
        assert opinion(view, events) is None
