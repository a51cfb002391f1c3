"""A clone shares nothing that changes: every slot is copied, and no list belongs to two games."""

from collections.abc import Iterator
from typing import Any

import pytest

from chanbara import Game, dumps, new_game
from chanbara.kernel.chance import Chance
from chanbara.kernel.machine import Decision
from chanbara.sword.rules.catalog import Catalog
from chanbara.sword.rules.state import Player, Table
from tests.table import play_at_random

IMMUTABLE = (Catalog, Decision)
"""Shared by all clones: never changed once they are made."""


def slots(kind: type[Any]) -> list[str]:
    return [slot for one in kind.__mro__ for slot in getattr(one, "__slots__", ())]


def mutable_parts(value: Any) -> Iterator[object]:  # noqa: ANN401 - whatever a slot holds
    """Everything in a game that can be changed in place."""
    if isinstance(value, IMMUTABLE):
        return
    if isinstance(value, list):
        yield value
        for one in value:
            yield from mutable_parts(one)
    elif isinstance(value, Game | Table | Player | Chance):
        yield value
        for slot in slots(type(value)):
            yield from mutable_parts(getattr(value, slot))
    elif isinstance(value, dict | set | bytearray):
        yield value


def middle_of_a_game(players: int = 5) -> Game:
    """A game with cards in play, a pile, known cards and an interrupt under way."""
    for seed in range(200):
        game = play_at_random(new_game("sword", players=players, seed=seed), seed, choices=60)
        table = game.table
        known = any(player.known for player in table.players)
        in_play = any(player.in_play for player in table.players)
        if game.decision is not None and game.decision.kind == "parry" and known and in_play and table.pile:
            return game
    raise AssertionError("no such game")


@pytest.mark.parametrize("kind", [Game, Table, Player, Chance])
def test_a_record_that_is_cloned_has_no_hidden_fields(kind: type[Any]) -> None:
    assert slots(kind)
    assert "__dict__" not in dir(kind), "a field without a slot would be forgotten in silence"


@pytest.mark.parametrize("players", [3, 5, 7])
def test_a_clone_lists_every_slot(players: int) -> None:
    game = middle_of_a_game(players)
    twin = game.clone()
    pairs: list[tuple[Any, Any]] = [
        (game, twin),
        (game.table, twin.table),
        (game.table.chance, twin.table.chance),
    ]
    pairs += zip(game.table.players, twin.table.players, strict=True)
    for original, copy in pairs:
        for slot in slots(type(original)):
            value, copied = getattr(original, slot), getattr(copy, slot)
            if not isinstance(value, Table | Chance) and slot != "players":
                assert copied == value, slot


@pytest.mark.parametrize("players", [3, 5, 7])
def test_no_changeable_part_belongs_to_two_games(players: int) -> None:
    game = middle_of_a_game(players)
    twin = game.clone()
    own = {id(part): part for part in mutable_parts(game)}
    shared = [part for part in mutable_parts(twin) if id(part) in own]
    assert len(own) > 10
    assert not shared


def test_emptying_every_list_of_a_clone_leaves_the_original_as_it_was() -> None:
    game = middle_of_a_game()
    before = dumps(game)
    twin = game.clone()
    for part in list(mutable_parts(twin)):
        if isinstance(part, list):
            part.clear()
    assert dumps(game) == before


def test_changing_every_figure_of_a_clone_leaves_the_original_as_it_was() -> None:
    game = middle_of_a_game()
    before = dumps(game)
    twin = game.clone()
    for part in list(mutable_parts(twin)):
        if isinstance(part, Table | Player | Chance):
            for slot in slots(type(part)):
                setattr(part, slot, None)
    assert dumps(game) == before


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_clone_and_original_go_their_own_ways(players: int) -> None:
    game = play_at_random(new_game("sword", players=players, seed=1), 1, choices=25)
    twin = game.clone()
    before = dumps(game)
    assert dumps(twin) == before
    play_at_random(twin, 2)
    assert dumps(game) == before
    other = game.clone()
    play_at_random(other, 2)
    assert dumps(other) == dumps(twin), "the same choices are the same game"
