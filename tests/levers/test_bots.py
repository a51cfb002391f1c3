"""Bots at a table with levers: what their arrays have no place for is left out, and nothing breaks."""

import numpy as np
import pytest

import chanbara
from chanbara.sim.games.match import play_on
from chanbara.sword.bots.memory import Memory
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.flat.bridge.flatten import action_numbers, flat_view, is_understood
from chanbara.sword.flat.format.layout import HONOR, NONE, SIZE
from chanbara.sword.rules.effects import Draw
from chanbara.sword.rules.levers import Count, Due, Later, Look, MoveHonor, SwapProperties
from chanbara.sword.rules.words import Moment, Secret
from tests.levers.cards import EVERYBODY, levers, own, resolve
from tests.table import play_at_random

SEATS = ("goemon: dusk exchange bo / focus armor", "hanzo: bo parry / bushido", "tomoe: bo", "sage: bo")


@pytest.mark.parametrize("name", ["random", "novice", "greedy", "detective", "planner@16"])
def test_every_bot_plays_games_with_levers_to_the_end(name: str) -> None:
    for seed in (1, 2):
        game = chanbara.new_game("sword", players=4, seed=seed, own=own())
        play_on(game, [make_bot(name, f"{seed} {seat}") for seat in range(4)], through_json=True)
        assert game.over


def test_every_position_can_be_written_as_an_array() -> None:
    for seed in (3, 4):
        game = chanbara.new_game("sword", players=5, seed=seed, own=own())
        while game.decision is not None:
            view = chanbara.observe(game, game.decision.seat)
            state = flat_view(view)
            assert len(state) == SIZE
            assert is_understood(view)
            assert [*state[HONOR : HONOR + 5]] == [one.honor for one in view.seats]
            numbers = zip(game.decision.texts(), action_numbers(view), strict=True)
            assert {text for text, number in numbers if number == NONE} <= {"use sage", "use pilgrim"}
            play_at_random(game, seed, choices=1)


def test_steps_without_a_frame_do_nothing_there() -> None:
    t = levers(*SEATS)
    before = {seat: len(chanbara.observe(t.game, seat).pending) for seat in EVERYBODY}
    t.plays("dusk")
    later = Later(Moment.TURN_END, 0, NONE, Draw(0, 1))
    steps = [
        Look(0, 1, Secret.HAND),
        MoveHonor(0, 1, 1, NONE),
        SwapProperties(0, 1),
        Count(0, 1, 1),
        later,
        Due(0),
    ]
    t.state.stack[:0] = steps
    for seat in EVERYBODY:
        view = chanbara.observe(t.game, seat)
        assert len(view.pending) == before[seat] + len(steps)
        assert is_understood(view)
        assert len(flat_view(view)) == SIZE


def test_the_memory_of_the_table_follows_what_is_swapped() -> None:
    for seed in range(8):
        game = chanbara.new_game("sword", players=4, seed=seed, own=own())
        memory = Memory(chanbara.observe(game, 0))
        while game.decision is not None and len(game.choices) < 150:
            play_at_random(game, seed, choices=1)
            view = chanbara.observe(game, 0)
            memory.take(chanbara.seen(game, 0))
            props = memory.fold.props
            assert memory.fold.in_play == [[props[key] for key in one.in_play] for one in view.seats]


def test_a_role_that_was_seen_is_no_harm() -> None:
    t = levers(*SEATS)
    unseen = flat_view(chanbara.observe(t.game, 0))
    resolve(t, Look(0, 1, Secret.ROLE))
    seen = flat_view(chanbara.observe(t.game, 0))
    assert np.count_nonzero(seen != unseen) == 1
    view = chanbara.observe(t.game, 0)
    for name in ("detective", "planner@16"):
        chosen = make_bot(name, 1).choose(view, chanbara.seen(t.game, 0))
        assert 0 <= chosen < len(t.decision.options)
