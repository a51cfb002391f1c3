"""Whatever is chosen, these hold. ``make soak`` is the long form: thousands of games, same checks."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import chanbara
from checks import invariants
from checks.soak import PLAYERS
from checks.tally import Tally, truth
from tests import oracle

seeds = st.integers(min_value=0, max_value=2**32)
counts = st.sampled_from(PLAYERS)
tempers = st.sampled_from([invariants.even_tempered, invariants.fierce])


@settings(max_examples=25)
@given(seeds, counts, tempers)
def test_every_invariant_holds_after_each_step_at_each_decision_and_at_the_end(
    seed: int, players: int, temper: invariants.Temper
) -> None:
    game = chanbara.new_game("sword", players=players, seed=seed)
    invariants.play_checked(game, random.Random(seed), Tally(), temper, thoroughly=0.25)


@settings(max_examples=10)
@given(seeds, counts, st.integers(min_value=0, max_value=120))
def test_every_option_of_any_decision_is_accepted(seed: int, players: int, decisions: int) -> None:
    rng = random.Random(seed)
    game = chanbara.new_game("sword", players=players, seed=seed)
    for _ in range(decisions):
        if game.decision is not None:
            game.apply(invariants.even_tempered(rng, game.decision))
    if game.decision is not None:
        invariants.check_accepted(game)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_saved_and_loaded_at_every_decision_is_the_same_game(players: int) -> None:
    game = chanbara.new_game("sword", players=players, seed="saved")
    invariants.play_on(game, random.Random(players), invariants.fierce)
    invariants.check_saved(game)


@settings(max_examples=25)
@given(seeds, counts, st.integers(min_value=0, max_value=100))
def test_a_clone_and_its_original_go_separate_ways(seed: int, players: int, decisions: int) -> None:
    rng = random.Random(seed)
    game = chanbara.new_game("sword", players=players, seed=seed)
    for _ in range(decisions):
        if game.decision is not None:
            game.apply(invariants.even_tempered(rng, game.decision))
    idle, text = invariants.check_clone_is_independent(game, rng)
    invariants.play_on(game, rng)
    assert chanbara.dumps(idle) == text


@settings(max_examples=25)
@given(seeds, counts)
def test_the_same_seed_and_choices_make_the_same_game(seed: int, players: int) -> None:
    game, again = (chanbara.new_game("sword", players=players, seed=seed) for _ in range(2))
    invariants.play_on(game, random.Random(seed))
    invariants.play_on(again, random.Random(seed))
    assert chanbara.dumps(game) == chanbara.dumps(again)


@settings(max_examples=25)
@given(seeds, counts)
def test_what_a_seat_sees_of_difficulty_and_harmless_is_what_the_second_opinion_says(
    seed: int, players: int
) -> None:
    rng = random.Random(seed)
    game = chanbara.new_game("sword", players=players, seed=seed)
    while game.decision is not None:
        game.apply(invariants.even_tempered(rng, game.decision))
        seat = rng.randrange(players)
        data = truth(game.table)
        for other in chanbara.observe(game, seat).seats:
            assert other.harmless == oracle.is_harmless(data["players"][other.seat])
            if other.seat != seat:
                assert other.difficulty == oracle.difficulty(data, seat, other.seat)
