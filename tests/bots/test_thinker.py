"""Bots on the flat core."""

from __future__ import annotations

import math

import msgspec
import numpy as np
import pytest

from chanbara import new_game, observe, seen
from chanbara.sim.games.match import play_on
from chanbara.sword.bots.engine_bots import (
    CAUTION,
    FIRST_ROLLOUTS,
    DetectiveBot,
    PlannerBot,
    known_cards,
    rollouts_within,
)
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.bridge.options import action_of
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.tables import ROLE_NAMES
from chanbara.sword.flat.rules.query import shogun_of
from chanbara.sword.mind.arrays import BELIEF, CANDIDATES, MIND_SIZE, TRIED, VISITS, Known
from chanbara.sword.mind.belief.belief import reset
from chanbara.sword.mind.belief.worlds import role_in, worlds_of
from chanbara.sword.mind.run.play import watch
from chanbara.sword.mind.search.planner import ENOUGH_FOR_LONG, LONG, SHORT
from chanbara.sword.sight.view import StepView
from tests.bots.seat import sent_events, sent_view
from tests.table import play_at_random


@pytest.mark.parametrize(
    ("players", "rising_sun"), [(4, False), (5, False), (7, False), (6, True), (8, True)]
)
def test_a_detective_believes_what_who_sat_in_the_flat_core_would(players: int, rising_sun: bool) -> None:  # noqa: FBT001
    """The events are as informative as the array: the belief is that of an observer of every act in it."""
    game = new_game("sword", players=players, seed=5, rising_sun=bool(rising_sun))
    bots, mind = [DetectiveBot(seat) for seat in range(players)], np.zeros(MIND_SIZE)
    reset(to_flat(game), mind)
    compared, worlds = 0, worlds_of(to_flat(game))
    while (decision := game.decision) is not None:
        state = to_flat(game)
        seat = decision.seat
        option = bots[seat].choose(sent_view(game, seat), sent_events(game, seat))
        if len(decision.options) == 1:
            game.apply(option, decision.number)
            continue
        assert bots[seat].mind[BELIEF : BELIEF + worlds] == pytest.approx(
            mind[BELIEF : BELIEF + worlds], abs=1e-12
        )
        compared += 1
        watch(state, action_of(decision.options[option], seat, players), mind)
        game.apply(option, decision.number)
    assert compared > 50
    assert max(mind[BELIEF : BELIEF + worlds]) > 1.5 / worlds


def test_a_planner_tries_the_best_options_in_many_worlds() -> None:
    game = new_game("sword", players=5, seed=7)
    assert game.decision is not None
    seat = game.decision.seat
    bot = PlannerBot(1, rollouts=64)
    chosen = bot.choose(observe(game, seat), seen(game, seat))
    numbers = [action_of(option, seat, 5) for option in game.decision.options]
    assert numbers[chosen] == bot.room[TRIED]
    tried = bot.room[TRIED : TRIED + min(CANDIDATES, len(numbers))]
    assert set(tried) <= set(numbers)
    played = bot.mind[VISITS : VISITS + len(tried)]
    assert 40 <= played.sum() <= 64


def test_what_a_seat_has_seen_in_other_hands_is_known() -> None:
    for seed in range(30):
        game = new_game("sword", players=5, seed=seed)
        play_at_random(game, seed, choices=60)
        for seat in range(5):
            view = observe(game, seat)
            known = known_cards(view)
            assert known.sum() == sum(len(one.known) for one in view.seats if one.seat != seat)
            if known.sum():
                return
    pytest.fail("nobody has seen a card")


# --- what is deduced ---


def loss(bots: str, games: int) -> tuple[float, float]:
    """Mean surprisal of the truth for a Shogun in bits, at the end and before the first action."""
    after = before = 0.0
    for number in range(games):
        game = new_game("sword", players=5, seed=number)
        state = to_flat(game)
        shogun, worlds = shogun_of(state), worlds_of(state)
        play_on(game, [make_bot(bots, f"{number} {seat}") for seat in range(5)])
        watcher = DetectiveBot(0)
        watcher._remember(observe(game, shogun), state, seen(game, shogun))
        truth = [ROLE_NAMES.index(player.role.role) for player in game.table.players]
        fits = [
            [role_in(state, world, shogun, seat) for seat in range(5)] == truth for world in range(worlds)
        ]
        after -= math.log2(watcher.mind[BELIEF + fits.index(True)])
        before += math.log2(worlds)
    return after / games, before / games


def test_random_players_are_not_believed_to_mean_what_they_do() -> None:
    after, before = loss("random", games=60)
    assert after < before + 0.2


def test_players_who_mean_what_they_do_are_found_out() -> None:
    after, before = loss("greedy", games=40)
    assert after < before - 1


# --- budgets ---


@pytest.mark.parametrize("name", ["novice", "greedy", "detective"])
def test_where_a_step_asks_that_an_added_card_brings_dice_choose(name: str) -> None:
    game = new_game("sword", players=4, seed=3)
    assert game.decision is not None
    seat, options = game.decision.seat, len(game.decision.options)
    view = observe(game, seat)
    asked = msgspec.structs.replace(view, pending=(*view.pending, StepView("Novelty", {"seat": seat})))
    chosen = {make_bot(name, seed).choose(asked, seen(game, seat)) for seed in range(60)}
    assert chosen == {*range(options)}


def test_where_there_is_one_option_nothing_is_thought() -> None:
    game = new_game("sword", players=4, seed=1)
    while game.decision is not None and len(game.decision.options) > 1:
        play_at_random(game, 1, choices=1)
    assert game.decision is not None
    bot = PlannerBot(1)
    assert bot.choose(observe(game, game.decision.seat), seen(game, game.decision.seat)) == 0
    assert bot.memory is None


@pytest.mark.parametrize(("first", "goes_on"), [(0.01, True), (0.02, True), (0.08, False)])
def test_a_planner_may_be_given_seconds(
    first: float,
    goes_on: bool,  # noqa: FBT001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It sees how long its first rollouts take, and plays as many as there is time for.

    The clock is ours: a machine on which they take so long.
    """
    game = new_game("sword", players=5, seed=7)
    assert game.decision is not None
    seat, asked = game.decision.seat, list[int]()
    bot = PlannerBot(1, seconds=0.085)
    clock = iter((0.0, first))
    monkeypatch.setattr("chanbara.sword.bots.engine_bots.perf_counter", lambda: next(clock))
    plan = bot._plan

    def counting(state: State, known: Known, rollouts: int, number: int) -> int:
        asked.append(rollouts)
        return plan(state, known, rollouts, number)

    monkeypatch.setattr(bot, "_plan", counting)
    assert 0 <= bot.choose(observe(game, seat), seen(game, seat)) < len(game.decision.options)
    more = rollouts_within(0.085 - first, first / FIRST_ROLLOUTS)
    assert (more > FIRST_ROLLOUTS) is goes_on
    assert asked == [FIRST_ROLLOUTS, more][: 1 + goes_on]
    played = bot.mind[VISITS : VISITS + CANDIDATES].sum()
    assert 0.6 * asked[-1] < played <= asked[-1] + CANDIDATES


def test_where_rollouts_look_further_there_is_time_for_fewer() -> None:
    each = 0.001
    found = [rollouts_within(seconds * each / CAUTION, each) for seconds in (100.5, 1000.5, 1500.5, 4000.5)]
    assert found == [100, 1000, ENOUGH_FOR_LONG - 1, 4000 * SHORT // LONG]
    assert rollouts_within(-1.0, each) < 0


@pytest.mark.parametrize("budget", [{"rollouts": 0}, {"rollouts": -1}, {"seconds": 0.0}, {"seconds": -1.0}])
def test_a_planner_without_a_budget_is_refused(budget: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="a planner needs time to think"):
        PlannerBot(1, **budget)  # type: ignore[arg-type]
