"""Cards made at random from the whole vocabulary: games end, nothing breaks, nothing leaks."""

from random import Random

import pytest

from chanbara.sword.rules.levers import MOST_STARTED
from chanbara.sword.rules.program import Part
from checks.soak.random_cards import random_file
from checks.soak.random_soak import parts_of, play, random_game
from tests.leaks.auditor import Pair, Tally

GAMES, PAIRS = 60, 40


def test_games_with_random_cards_end_under_every_invariant() -> None:
    found = [play(number) for number in range(GAMES)]
    assert sum(one.decisions for one in found) > 30 * GAMES
    assert max(one.most_started for one in found) <= MOST_STARTED
    assert len(set().union(*(one.parts for one in found))) > len(Part) - 4


def test_the_same_number_gives_the_same_file_and_another_one_another() -> None:
    assert random_file(1) == random_file(1) != random_file(2)


@pytest.mark.parametrize("part", range(4))
def test_r12_1_nobody_can_tell_two_worlds_with_random_cards_apart(part: int) -> None:
    tally = Tally()
    for number in range(part, PAIRS, 4):
        game, rng = random_game(number), Random(number)
        seats = [None, *range(len(game.table.players))]
        Pair(game, rng.choice(seats), rng, tally).lockstep()
    assert tally.ended == PAIRS / 4
    assert tally.comparisons > 200
    assert tally.moved > tally.comparisons


def test_a_generator_that_makes_nothing_would_be_seen() -> None:
    assert sum(parts_of(random_game(3).table).values()) > 20
