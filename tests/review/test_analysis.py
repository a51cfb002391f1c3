"""The analysis of a game: the beliefs of the deduction aid, and a planner's valuation of each play."""

from __future__ import annotations

from itertools import islice, pairwise
from time import process_time
from typing import Any

import numpy as np
import pytest

import chanbara
from chanbara.review.analysis import analyse
from chanbara.review.lines import DIGITS, Began, Believed, Done, Story, Swing, Unsupported
from chanbara.review.timeline import Timeline
from chanbara.sword.bots.why import ROLES, deduce
from chanbara.sword.review.beliefs import LEAST, believed, observers
from chanbara.sword.review.swings import LEAST as FEWEST
from chanbara.sword.review.swings import plays, rollouts_for, swings
from chanbara.sword.review.weighing import weigh
from tests.review.games import OBSERVER, game_of_bots, pair_of_worlds, past_of, random_game
from tests.table import play_at_random

FEW = 64
"""Rollouts: enough to see that something is computed."""


@pytest.fixture(scope="module")
def past() -> Timeline:
    return past_of(game_of_bots("detective", 3, 5, 70))


def test_the_beliefs_of_each_turn_are_those_of_the_aid_at_that_moment(past: Timeline) -> None:
    lines = list(believed(past))
    assert [one.turn for one in lines] == list(range(len(past.turns) + 1))
    assert [one.frame for one in lines] == [*past.turns, len(past.marks) - 1]
    for line in lines:
        game = past.at(line.frame)
        for observer, belief in zip(observers(past), line.beliefs, strict=True):
            view = chanbara.observe(game, observer)
            then = deduce(view, chanbara.seen(game, observer)).odds()
            assert belief.seat == observer
            assert belief.odds == [[round(float(one), DIGITS) for one in row] for row in then]
            assert belief.roles == [one.role for one in view.seats]
            others = [list(one.known) for one in view.seats if one.seat != observer]
            assert [keys for seat, keys in enumerate(belief.known) if seat != observer] == others
            if observer is not None:
                assert belief.known[observer] == list(view.hand)


def test_before_the_first_turn_everybody_knows_what_was_dealt_to_them(past: Timeline) -> None:
    first = next(believed(past))
    assert (first.turn, first.frame, first.active) == (0, 0, None)
    roles = [player.role.role.value for player in past.end.table.players]
    for belief in first.beliefs:
        assert belief.moved is None
        if belief.seat is not None:
            assert belief.odds[belief.seat][ROLES.index(roles[belief.seat])] == 1


def test_the_deed_that_moved_a_belief_most_is_one_of_the_turn_and_of_somebody_else(past: Timeline) -> None:
    lines = list(believed(past))
    found = 0
    for before, line in pairwise(lines):
        since, upto = past.marks[before.frame].events, past.marks[line.frame].events
        game = past.at(line.frame)
        for observer, belief in zip(observers(past), line.beliefs, strict=True):
            ledger = deduce(chanbara.observe(game, observer), chanbara.seen(game, observer))
            odds = ledger.odds()
            moves = {
                one.event: float(np.abs(odds - ledger.without(one.event).odds()).sum(axis=1).max() / 2)
                for one in ledger.lines
                if since <= one.event < upto and one.actor != observer
            }
            most = max(moves.values(), default=0)
            if belief.moved is None:
                assert most < LEAST
                continue
            found += 1
            moved = belief.moved
            assert moved.by == round(most, DIGITS) == round(moves[moved.event], DIGITS)
            about = chanbara.seen(game, None)[moved.event].about
            assert (moved.seat, moved.card, moved.target) == (about["seat"], about["card"], about["target"])
            assert past.marks[moved.frame - 1].events <= moved.event < past.marks[moved.frame].events
    assert found > 10


def test_every_play_is_weighed_against_what_a_planner_would_do(past: Timeline) -> None:
    found = list(swings(past, FEW, "a seed"))
    frames = [one.frame for one in found]
    assert frames == sorted(set(frames))
    assert set(frames) <= set(plays(past))
    assert len(frames) > 20
    for one in found:
        mark = past.marks[one.frame]
        offered = past.at(one.frame).decision
        assert offered is not None
        assert (one.seat, one.turn, one.chosen.option) == (mark.seat, mark.turn, mark.chosen)
        assert one.asked == offered.kind
        for tried in (one.chosen, one.best):
            assert tried.act.text == offered.texts()[tried.option]
            assert 0 <= tried.chance <= 1
        assert one.swing == pytest.approx(one.best.chance - one.chosen.chance)
        assert one.swing >= 0
        assert (one.swing == 0) or one.best.option != one.chosen.option
    assert list(swings(past, FEW, "a seed")) == found
    assert list(swings(past, FEW, "another")) != found


def test_who_plays_at_random_loses_more_than_who_plans() -> None:
    """The same deal, twenty choices of each: a planner has little to object to another planner's play."""
    lost = {
        bot: np.mean([one.swing for one in swings(past_of(game_of_bots(bot, 8, 4, 40)), 256, "x")])
        for bot in ("random", "planner@512")
    }
    assert lost["random"] > 3 * lost["planner@512"]
    assert lost["random"] > 0.01


@pytest.mark.long
def test_a_game_of_seven_is_ready_within_half_a_minute_of_one_core() -> None:
    """All beliefs and the first third of the plays: later ones take less, for the end is nearer."""
    past = past_of(game_of_bots("detective", 1, 7))
    assert len(plays(past)) > 100
    third = len(plays(past)) // 3
    began = process_time()
    lines = analyse(past)
    beliefs = [next(lines) for _ in range(len(past.turns) + 2)]
    next(lines)  # the story
    believing = process_time() - began
    judged = list(islice(lines, third))
    assert believing + 3 * (process_time() - began - believing) < 30
    assert isinstance(beliefs[-1], Believed)
    assert all(isinstance(one, Swing) for one in judged)
    assert len(judged) == third


@pytest.mark.parametrize("seed", range(2))
def test_a_play_is_judged_by_what_its_seat_could_know(seed: int) -> None:
    """In two worlds that a seat cannot distinguish, its own plays have the same value."""
    real, other = (Timeline(text) for text in pair_of_worlds(seed))
    judged = [[one for one in swings(past, FEW, "x") if one.seat == OBSERVER] for past in (real, other)]
    assert judged[0] == judged[1] != []
    beliefs = [[line.beliefs[OBSERVER] for line in believed(past)] for past in (real, other)]
    assert beliefs[0] == beliefs[1]


def test_figures_come_in_order_and_a_broken_off_game_has_those_of_what_was_played() -> None:
    past = past_of(random_game(choices=15))
    lines = list(analyse(past, FEW))
    kinds = [type(one) for one in lines]
    began = lines[0]
    assert isinstance(began, Began)
    assert (began.turns, began.plays, began.roles) == (len(past.turns) + 1, len(plays(past)), list(ROLES))
    turns, judged = kinds.count(Believed), kinds.count(Swing)
    assert turns == began.turns
    assert 0 < judged <= began.plays
    assert kinds == [Began, *[Believed] * turns, Story, *[Swing] * judged, Done]


@pytest.mark.parametrize("rules", [{"book": "english"}, {"rulings": {"swordmaster_before_honor": False}}])
def test_a_game_by_a_book_or_another_ruling_is_judged_by_it(rules: dict[str, Any]) -> None:
    past = past_of(play_at_random(chanbara.new_game("sword", players=3, seed=1, **rules), 1, 8))
    kinds = [type(one) for one in analyse(past, FEW)]
    assert (kinds[0], kinds[-1]) == (Began, Done)
    assert Swing in kinds


def test_what_the_mind_cannot_judge_is_left_out_and_said() -> None:
    house = chanbara.new_game("sword", players=3, seed=1, house="values:\n  katana: {wounds: 5}\n")
    duel = chanbara.new_game("duel", opponent="arima", seed=1, numbers="player:\n  life: 7\n")
    middle = chanbara.imagine(chanbara.observe(random_game(choices=5), 0), "x")
    told = [list(analyse(past_of(play_at_random(game, 1, 8)), FEW)) for game in (house, duel, middle)]
    assert told == [
        [Unsupported(reason="edition")],
        [Unsupported(reason="edition")],
        [Unsupported(reason="middle")],
    ]


def test_where_only_one_thing_comes_to_mind_nothing_is_weighed() -> None:
    """A planner judges with other rulings; it follows a decisive prior, and who did so too gets no line."""
    past = past_of(game_of_bots("detective", 3, 5, 70, book="english"))
    said = {one.frame for one in swings(past, FEW, "x")}
    quiet = [frame for frame in plays(past) if frame not in said]
    assert quiet
    for frame in quiet:
        game, mark = past.at(frame), past.marks[frame]
        assert mark.seat is not None
        assert mark.chosen is not None
        view, events = chanbara.observe(game, mark.seat), chanbara.seen(game, mark.seat)
        assert weigh(view, events, mark.chosen, FEW, "x") is None
        other = 0 if mark.chosen else 1
        found = weigh(view, events, other, FEW, "x")
        assert found is not None
        assert found.best in {other, mark.chosen}


def test_a_long_game_has_less_for_each_play(past: Timeline, monkeypatch: pytest.MonkeyPatch) -> None:
    weight = len(plays(past)) * past.players
    for most, rollouts in ((weight, 1024), (weight - 1, 512), (weight // 5, FEWEST)):
        monkeypatch.setattr("chanbara.sword.review.swings.BUDGETS", ((most, 1024), (4 * most, 512)))
        assert rollouts_for(past) == rollouts
