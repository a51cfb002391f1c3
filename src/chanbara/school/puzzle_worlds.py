"""The possible worlds of a solver: every assignment of hidden cards and roles, or a random sample."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec

import chanbara
from chanbara.kernel.chance import Chance, derive_key
from chanbara.school.kind import taught_as
from chanbara.school.puzzle_fate import Brought, Told, unsettled

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.school.kind import Hidden
    from chanbara.school.puzzle import Puzzle

MOST = 10_000
"""Above this number of worlds, a sample of this size is drawn."""


class World(msgspec.Struct, frozen=True, omit_defaults=True):
    """One assignment of everything hidden, as data."""

    draw: int | None = None
    """The seed of a sampled world; then nothing else is given."""
    hands: dict[int, list[str]] = {}
    """By seat, hands the solver does not see."""
    roles: dict[int, str] = {}
    """By seat, roles the solver does not know."""
    decks: dict[str, list[str]] = {}
    """The top of each deck, topmost first; the rest is sorted below."""
    counter: int = 0
    """The position in the random stream."""


def imagined(puzzle: Puzzle, start: Game) -> list[tuple[World, Game]]:
    """Return the worlds for the proof of a puzzle: all of them, or a sample of the given size."""
    if puzzle.draws is not None:
        return [
            (World(draw=number), lay(puzzle, start, World(draw=number))) for number in range(puzzle.draws)
        ]
    found = list(islice(_hidden_in(start).worlds(start, puzzle.solver), MOST + 1))
    if len(found) > MOST:
        message = f"there are more than {MOST} worlds: let the puzzle draw them"
        raise ValueError(message)
    return [(world, unsettled(lay(puzzle, start, world))) for world in found]


def lay(puzzle: Puzzle, start: Game, world: World) -> Game:
    """Return the game in one world, with its decks in order."""
    if world.draw is not None:
        drawn = chanbara.imagine(chanbara.observe(start, puzzle.solver), f"puzzle {world.draw}")
        drawn.choices[:] = start.choices
        drawn.table.events = list(start.table.events)
        return drawn
    twin = start.clone()
    twin.table.chance = Chance(derive_key("puzzle"), world.counter)
    _hidden_in(start).lay(twin.table, world)
    return twin


def _hidden_in(game: Game) -> Hidden:
    hidden = taught_as(game.kind).hidden
    assert hidden is not None, f"{game.kind.name} hides nothing but the order of its decks"
    return hidden


def in_order(cards: list[Any], top: list[Any]) -> list[Any]:
    """Return a deck with these cards on top, which is its end."""
    below = sorted(cards)
    for card in top:
        below.remove(card)
    return [*below, *reversed(top)]


def world_of(world: World, game: Game) -> World:
    """Return the world of a game that was played in it, with its random outcomes so far."""
    chance = game.table.chance
    if not isinstance(chance, Told):
        return world
    decks: dict[str, list[str]] = {}
    for name in taught_as(game.kind).decks:
        cards = [one.found for one in chance.past if one.deck == name]
        if cards:
            decks[name] = _hidden_in(game).written(game.table, cards)
    numbers = [one for one in chance.past if not one.deck]
    return msgspec.structs.replace(world, decks=decks, counter=_counter_for(numbers))


def _counter_for(numbers: list[Brought]) -> int:
    """Return a position in the random stream that yields these numbers."""
    counter = 0
    while True:
        chance = Chance(derive_key("puzzle"), counter)
        if all(chance.below(one.limit) == one.found for one in numbers):
            return counter
        counter += 1
