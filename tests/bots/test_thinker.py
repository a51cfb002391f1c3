"""Bots that think on the flat core."""

from __future__ import annotations

import numpy as np
import pytest

from chanbara import new_game, observe, seen
from chanbara.bots.greedy import GreedyBot
from chanbara.bots.thinker import DetectiveBot, PlannerBot, known_cards
from chanbara.flat.convert import to_flat
from chanbara.flat.options import action_of
from chanbara.mind.arrays import BELIEF, MIND_SIZE, TRIED, VALUES
from chanbara.mind.belief import forget
from chanbara.mind.planner import CANDIDATES, PLAYED
from chanbara.mind.play import watch
from chanbara.mind.worlds import worlds_of
from tests.bots.seat import sent_events, sent_view
from tests.table import play_at_random


@pytest.mark.parametrize(
    ("players", "rising_sun"), [(4, False), (5, False), (7, False), (6, True), (8, True)]
)
def test_a_detective_believes_what_who_sat_in_the_flat_core_would(players: int, rising_sun: bool) -> None:  # noqa: FBT001
    """The events tell as much as the array: the belief is that of one who watched every act in it."""
    game = new_game("sword", players=players, seed=5, rising_sun=bool(rising_sun))
    bots, mind = [DetectiveBot(seat) for seat in range(players)], np.zeros(MIND_SIZE)
    forget(to_flat(game), mind)
    compared, worlds = 0, worlds_of(to_flat(game))
    while (decision := game.decision) is not None:
        state = to_flat(game)
        seat = decision.seat
        option = bots[seat].choose(sent_view(game, seat), sent_events(game, seat))
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
    played = bot.mind[VALUES + PLAYED : VALUES + PLAYED + len(tried)]
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


def test_where_rules_are_not_printed_it_judges_as_greedy_does() -> None:
    game = new_game("sword", players=4, seed=3, house="values:\n  katana: {wounds: 5}\n")
    detective, greedy = DetectiveBot("a"), GreedyBot("a")
    for _ in range(40):
        assert game.decision is not None
        seat = game.decision.seat
        view, events = observe(game, seat), seen(game, seat)
        assert detective.choose(view, events) == greedy.choose(view, events)
        play_at_random(game, 3, choices=1)
