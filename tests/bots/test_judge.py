"""The best judge of options there is: a master, or a planner where the network does not play."""

from collections.abc import Iterator
from math import comb
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

import chanbara
from chanbara import observe, seen
from chanbara.sword.bots import judge
from chanbara.sword.bots.dice import run_of_chance
from chanbara.sword.bots.engine_bots import PlannerBot
from chanbara.sword.bots.judge import chance_to_hold, holdings, opinion
from chanbara.sword.bots.net.master_bot import MasterBot
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.bots.weigh import planned, position_of
from chanbara.sword.flat.bridge.flatten import action_numbers
from chanbara.sword.mind.arrays import LIKELY


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
        assert planned(position_of(view, events), opinion(view, events), 64, number)[0] == master.choose(
            view, events
        )


def test_where_the_network_was_not_trained_it_chooses_as_a_planner_does() -> None:
    planner = PlannerBot("a", 64)
    for view, events in decisions(4, 40, book="english"):
        assert opinion(view, events) is None
        number = run_of_chance("a", view.decision.number)
        assert planned(position_of(view, events), opinion(view, events), 64, number)[0] == planner.choose(
            view, events
        )


def test_its_opinion_is_that_of_the_network() -> None:
    neural = make_bot("neural", 1)
    for view, events in decisions(6, 40, rising_sun=True):
        found = opinion(view, events)
        assert found is not None
        assert len(found.scores) == len(action_numbers(view))
        assert int(found.scores.argmax()) == neural.choose(view, events)


def test_without_a_compiler_there_is_no_opinion(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "HAS_COMPILER", False)
    for view, events in decisions(3, 5):
        assert opinion(view, events) is None


# --- hands --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "left", "others"), [(1, 3, 9), (4, 5, 30), (7, 2, 5), (0, 3, 9), (3, 0, 8)])
def test_if_all_cards_are_equally_likely_the_chance_to_hold_one_is_that_by_counting(
    size: int, left: int, others: int
) -> None:
    unseen, likely = np.array([left, others - 2.0, 2.0]), np.full(3, 0.5)
    exact = 1 - comb(others, size) / comb(left + others, size)
    assert chance_to_hold(0, unseen, likely, size) == pytest.approx(exact)


def test_the_likelier_a_card_the_likelier_it_is_held() -> None:
    unseen = np.array([3.0, 9.0])
    chances = [chance_to_hold(0, unseen, np.array([weight, 0.5]), 3) for weight in (0.0, 0.1, 0.5, 1.0)]
    assert chances == sorted(set(chances))
    assert chances[0] == 0


def test_who_may_hold_a_parry_is_told_of_everybody_else_with_cards() -> None:
    different = 0
    for view, events in decisions(6, 30, rising_sun=True):
        found = holdings(view, events, "parry")
        assert {one.seat for one in found} == {
            one.seat for one in view.seats if one.seat != view.seat and one.hand
        }
        assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
        assert all(0 <= one.chance <= 1 for one in found)
        different += len({round(one.chance, 2) for one in found}) > 2
    assert different > 10


def test_what_somebody_is_known_to_hold_is_certain() -> None:
    """A card that was taken from the discard pile, say; here it is written into the view."""
    view, events = next(decisions(4, 1))
    other = next(one for one in view.seats if one.seat != view.seat)
    seats = tuple(replace(one, known=("parry",)) if one is other else one for one in view.seats)
    chances = dict(holdings(replace(view, seats=seats), events, "parry"))
    assert chances.pop(other.seat) == 1
    assert all(chance < 1 for chance in chances.values())


def test_where_the_network_does_not_play_nothing_is_told_of_hands() -> None:
    for view, events in decisions(4, 3, book="english"):
        assert holdings(view, events, "parry") == []


def test_likely_hands_are_in_the_mind_only_while_there_is_an_opinion() -> None:
    """A planner in the same mind deals all unseen cards alike."""
    view, events = next(decisions(5, 1))
    position = position_of(view, events)
    planned(position, opinion(view, events), 16, 1)
    assert position.mind[LIKELY] == 1
    planned(position, None, 16, 1)
    assert position.mind[LIKELY] == 0
