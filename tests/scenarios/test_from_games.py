"""A scenario written from a game holds, wherever it begins."""

import random
from collections import defaultdict
from functools import cache

import pytest

import chanbara
from chanbara.kernel.errors import CorruptRecord
from chanbara.kernel.game import Game
from chanbara.record.scenario import from_record, parse, run
from chanbara.sword.placement import Placement, SeatPlacement, place
from chanbara.sword.rules.words import Prompt

SET_UPS = [(players, False) for players in range(3, 8)] + [(players, True) for players in range(3, 9)]

ASKED_FOR_MORE = ("ieyasu", "okuni", "masamune", "bokuden")
"""Characters with decisions of their own; the first is in the base game too."""


@cache
def played_out(players: int, *, rising_sun: bool) -> tuple[Game, dict[str, list[int]]]:
    """A whole game of random choices with such characters, and the numbers of its decisions by kind."""
    chosen = ASKED_FOR_MORE[: players if rising_sun else 1]
    characters = [*chosen, *[None] * (players - len(chosen))]
    game = chanbara.new_game(
        "sword", players=players, seed=players, characters=characters, rising_sun=rising_sun
    )
    chance = random.Random(players)
    asked = defaultdict(list)
    while game.decision is not None:
        asked[str(game.decision.kind)].append(game.decision.number)
        game.apply(chance.randrange(len(game.decision.options)))
    return game, asked


@pytest.mark.parametrize("set_up", SET_UPS)
def test_a_scenario_from_a_game_holds_at_every_kind_of_decision(set_up: tuple[int, bool]) -> None:
    players, rising_sun = set_up
    game, asked = played_out(players, rising_sun=rising_sun)
    record = game.record()
    for numbers in asked.values():
        for at in {numbers[0], numbers[len(numbers) // 2], numbers[-1]}:
            (story,) = parse(from_record(record, at, choices=3))
            assert not run(story), f"choice {at}"


def test_all_kinds_of_decisions_were_among_them() -> None:
    assert {
        kind for players, rising_sun in SET_UPS for kind in played_out(players, rising_sun=rising_sun)[1]
    } == {prompt.value for prompt in Prompt} - {"offer", "choose"}, "which only custom cards ask"


@pytest.mark.parametrize("set_up", SET_UPS)
def test_the_last_choice_of_a_game_becomes_a_scenario_that_ends_it(set_up: tuple[int, bool]) -> None:
    players, rising_sun = set_up
    game, _ = played_out(players, rising_sun=rising_sun)
    (story,) = parse(from_record(game.record(), at=len(game.choices)))
    (move,) = story.script
    assert move.expect is not None
    assert move.expect.over is True
    assert not run(story)


def test_a_scenario_from_a_game_says_who_chose_what() -> None:
    game, _ = played_out(4, rising_sun=False)
    (story,) = parse(from_record(game.record(), at=9, choices=2))
    assert [(move.by, move.do) for move in story.script] == [
        (seat, text) for _, seat, text in game.choices[8:10]
    ]


def test_a_scenario_from_a_game_notices_a_change() -> None:
    (story,) = parse(from_record(played_out(5, rising_sun=True)[0].record(), at=1))
    assert story.table.seats[0].honor is not None
    story.table.seats[0].honor += 1
    assert run(story)


def test_cards_that_were_out_of_a_game_stay_out_of_its_scenario() -> None:
    seats = [SeatPlacement(character=key, hand=["parry"]) for key in ("goemon", "tomoe", "kojiro")]
    game = place(Placement(seats=seats, deck=["bo"], rest="out"))
    game.apply("end")
    (story,) = parse(from_record(game.record(), at=1))
    assert not run(story)


@pytest.mark.parametrize("at", [0, 100_000])
def test_a_choice_that_is_not_in_the_record_is_refused_with_those_that_are(at: int) -> None:
    game, _ = played_out(3, rising_sun=False)
    with pytest.raises(CorruptRecord, match=f"no choice {at}; choices are 1 to {len(game.choices)}$"):
        from_record(game.record(), at)


def test_a_record_without_choices_gives_no_scenario() -> None:
    with pytest.raises(CorruptRecord, match="no choices"):
        from_record(chanbara.new_game("sword", players=3, seed=1).record(), at=1)
