"""Invariants under random play. ``make soak`` is the long form: thousands of games, same checks."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import chanbara
from checks.soak import invariants
from checks.soak.soak import PLAYERS
from checks.soak.tally import Tally, truth
from tests import oracle

seeds = st.integers(min_value=0, max_value=2**32)
tables = st.sampled_from([(players, new) for new, counts in PLAYERS.items() for players in counts])
"""A number of players, without the expansion or with it."""
tempers = st.sampled_from([invariants.even_tempered, invariants.fierce])


def begin(seed: int | str, seats: tuple[int, bool]) -> chanbara.Game:
    """A game of any set; Rikyu may sit there."""
    players, rising_sun = seats
    return chanbara.new_game("sword", players=players, seed=seed, rising_sun=rising_sun, rikyu=True)


@settings(max_examples=12)
@given(seeds, tables, tempers)
def test_every_invariant_holds_after_each_step_at_each_decision_and_at_the_end(
    seed: int, seats: tuple[int, bool], temper: invariants.Temper
) -> None:
    game = begin(seed, seats)
    tally = Tally(rising_sun=seats[1])
    invariants.play_checked(game, random.Random(seed), tally, temper, thoroughly=0.25)


@settings(max_examples=10)
@given(seeds, tables, st.integers(min_value=0, max_value=120))
def test_every_option_of_any_decision_is_accepted(seed: int, seats: tuple[int, bool], decisions: int) -> None:
    rng = random.Random(seed)
    game = begin(seed, seats)
    for _ in range(decisions):
        if game.decision is not None:
            game.apply(invariants.even_tempered(rng, game.decision))
    if game.decision is not None:
        invariants.check_accepted(game)


@pytest.mark.parametrize("seats", [(players, new) for new, counts in PLAYERS.items() for players in counts])
def test_a_game_saved_and_loaded_at_every_decision_is_the_same_game(seats: tuple[int, bool]) -> None:
    game = begin("saved", seats)
    invariants.play_on(game, random.Random(seats[0]), invariants.fierce)
    invariants.check_saved(game)


@settings(max_examples=12)
@given(seeds, tables, st.integers(min_value=0, max_value=100))
def test_a_clone_and_its_original_go_separate_ways(
    seed: int, seats: tuple[int, bool], decisions: int
) -> None:
    rng = random.Random(seed)
    game = begin(seed, seats)
    for _ in range(decisions):
        if game.decision is not None:
            game.apply(invariants.even_tempered(rng, game.decision))
    idle, text = invariants.check_clone_is_independent(game, rng)
    invariants.play_on(game, rng)
    assert chanbara.dumps(idle) == text


@settings(max_examples=12)
@given(seeds, tables)
def test_the_same_seed_and_choices_make_the_same_game(seed: int, seats: tuple[int, bool]) -> None:
    game, again = (begin(seed, seats) for _ in range(2))
    invariants.play_on(game, random.Random(seed))
    invariants.play_on(again, random.Random(seed))
    assert chanbara.dumps(game) == chanbara.dumps(again)


@settings(max_examples=12)
@given(seeds, tables)
def test_what_a_seat_sees_of_difficulty_and_harmless_is_what_the_second_opinion_says(
    seed: int, seats: tuple[int, bool]
) -> None:
    rng = random.Random(seed)
    game = begin(seed, seats)
    while game.decision is not None:
        game.apply(invariants.even_tempered(rng, game.decision))
        seat = rng.randrange(seats[0])
        data = truth(game.table)
        for other in chanbara.observe(game, seat).seats:
            assert other.harmless == oracle.is_harmless(data["players"][other.seat])
            if other.seat != seat:
                assert other.difficulty == oracle.difficulty(data, seat, other.seat)
