"""A scenario written from a duel holds, wherever it begins, and a position is restored exactly."""

import random
from collections import defaultdict
from functools import cache
from typing import Any

import pytest

import chanbara
from chanbara.duel.arranged.placement import DuelPlacement, place_duel, placement_of_duel
from chanbara.duel.bots.registry import make_bot
from chanbara.duel.rules.plain import plain
from chanbara.duel.rules.words import Prompt
from chanbara.duel.setup import Carried
from chanbara.duel.simulation import fight
from chanbara.kernel.game import Game
from chanbara.record.scenario import from_record, parse, run

SET_UPS: list[dict[str, Any]] = [
    {"opponent": "shiro", "weapon": "yari", "environment": "dojo", "modules": ["bushido", "gisei", "yoroi"]},
    {
        "weapon": "wakizashi",
        "environment": "bamboo",
        "modules": ["1vs3", "blood", "yoroi_enemy"],
        "armoured": 2,
    },
    {
        "opponent": "inshun",
        "weapon": "bokken",
        "environment": "cliff",
        "weather": "rain",
        "difficulty": "kensei",
    },
    {"opponent": "kojiro", "weapon": "kusarigama", "environment": "beach", "modules": ["blood", "bushido"]},
    {"opponent": "yoshioka", "weapon": "nodachi", "environment": "dojo", "modules": ["bushido"]},
    {"modules": ["bushido"], "carried": Carried(virtue="jin", virtue_taken=True)},
]


JOKER = DuelPlacement(
    game="duel", modules=["bushido"], marker=2, qi=2, hand=["irimi", "ma_ai"], bushido_deck=["meiyo"]
)
"""Few duels come to the joker by themselves."""


def played_out(game: Game, seed: int) -> Game:
    chance = random.Random(seed)
    while game.decision is not None:
        game.apply(chance.randrange(len(game.decision.options)))
    return game


def fought() -> Game:
    """A random player seldom has high strength and technique at once; a look-ahead player does."""
    game = chanbara.new_game("duel", seed=4)
    fight(game, make_bot("lookahead", 1))
    return game


def joker_chosen() -> Game:
    game = place_duel(JOKER)
    game.apply("step")
    return game


@cache
def duels() -> list[Game]:
    at_random = [
        played_out(chanbara.new_game("duel", **set_up, seed=seed), seed)
        for set_up in SET_UPS
        for seed in range(5)
    ]
    return [*at_random, played_out(joker_chosen(), 1), fought()]


def numbers_by_kind(game: Game) -> dict[str, list[int]]:
    again = chanbara.replay(game.record(), upto=0)
    asked = defaultdict(list)
    for number, _, choice in game.choices:
        assert again.decision is not None
        asked[again.decision.kind].append(number)
        again.apply(choice)
    return asked


def test_a_scenario_from_a_duel_holds_at_every_kind_of_decision() -> None:
    kinds = set()
    for game in duels():
        record = game.record()
        for kind, numbers in numbers_by_kind(game).items():
            kinds.add(kind)
            (story,) = parse(from_record(record, numbers[len(numbers) // 2], choices=2))
            assert not run(story), f"choice {numbers[len(numbers) // 2]}"
    assert kinds == set(Prompt)


def test_a_position_is_placed_exactly() -> None:
    for game in duels():
        again = chanbara.replay(game.record(), upto=len(game.choices) // 2)
        placed = place_duel(placement_of_duel(again))
        exact = {name: value for name, value in plain(again.table).items() if name != "events"}
        assert {name: value for name, value in plain(placed.table).items() if name != "events"} == exact


def test_the_last_choice_of_a_duel_becomes_a_scenario_that_ends_it() -> None:
    for game in duels():
        (story,) = parse(from_record(game.record(), at=len(game.choices)))
        (move,) = story.script
        assert move.expect.over is True
        assert move.expect.end.won == game.result.won
        assert not run(story)


def test_a_scenario_from_a_duel_notices_a_change() -> None:
    (story,) = parse(from_record(duels()[0].record(), at=1))
    story.table.life -= 1
    assert run(story)


def test_a_placed_duel_can_be_saved_and_replayed() -> None:
    game = place_duel(DuelPlacement(game="duel", hand=["irimi", "ma_ai"]))
    game.apply("play irimi")
    assert plain(chanbara.replay(game.record()).table) == plain(game.table)
    assert plain(chanbara.loads(chanbara.dumps(game)).table) == plain(game.table)


@pytest.mark.parametrize("fate", [[6, 6, 1], ["graze", 3], ["gisei -1", "gisei 6", 2, "dodged"]])
def test_chance_brings_what_was_settled(fate: list[int | str]) -> None:
    duel = place_duel(DuelPlacement(game="duel", hand=["irimi"], fate=fate)).table
    book = duel.book
    for one in fate:
        if isinstance(one, int):
            assert duel.chance.below(6) + 1 == one
        elif one in book.wounds:
            assert list(book.wounds)[duel.chance.below(6)] == one
        else:
            assert f"gisei {book.gisei[duel.chance.below(5)]}" == one
