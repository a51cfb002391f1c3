"""The worlds that a solver may imagine: every way the hidden cards and roles may lie, or many at random."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec

import chanbara
from chanbara.kernel.chance import Chance, derive_key
from chanbara.school.puzzle_fate import DECKS, Brought, Told, unsettled
from chanbara.sword.rules.plain import keys_of, numbers_of
from chanbara.sword.rules.words import TEAM_OF

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.kernel.game import Game
    from chanbara.school.puzzle import Puzzle
    from chanbara.sword.rules.catalog import RoleCard
    from chanbara.sword.rules.state import Table

MOST = 10_000
"""More worlds than this are not listed: then so many are drawn."""


class World(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way the hidden things may lie, written down."""

    draw: int | None = None
    """The number of a world that was drawn; then nothing else is said."""
    hands: dict[int, list[str]] = {}
    """By seat, those that the solver does not see."""
    roles: dict[int, str] = {}
    """By seat, those that he does not know."""
    decks: dict[str, list[str]] = {}
    """The top of each deck, topmost first; the rest lies sorted below."""
    counter: int = 0
    """From where on chance is read."""


def imagined(puzzle: Puzzle, start: Game) -> list[tuple[World, Game]]:
    """Return the worlds in which a puzzle is proved: all of them, or as many as it says."""
    if puzzle.draws is not None:
        return [
            (World(draw=number), lay(puzzle, start, World(draw=number))) for number in range(puzzle.draws)
        ]
    if puzzle.game == "duel":
        return [(World(), unsettled(start))]
    found = list(islice(_all_worlds(start, puzzle.solver), MOST + 1))
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
    if puzzle.game == "duel":
        for name, cards in world.decks.items():
            setattr(twin.table, name, _in_order(getattr(twin.table, name), cards))
    else:
        _lay_table(twin.table, world)
    return twin


def _lay_table(table: Table, world: World) -> None:
    catalog = table.catalog
    hidden = Counter(table.deck)
    for seat in world.hands:
        hidden.update(table.players[seat].hand)
    for seat, hand in world.hands.items():
        cards = sorted(numbers_of(catalog, hand))
        table.players[seat].hand = cards
        hidden.subtract(cards)
    top = numbers_of(catalog, world.decks.get("deck", []))
    table.deck = _in_order(list(hidden.elements()), top)
    for seat, key in world.roles.items():
        player = table.players[seat]
        player.role = catalog.role_cards[key]
        player.team = TEAM_OF[player.role.role]


def _in_order(cards: list[Any], top: list[Any]) -> list[Any]:
    """Return a deck with these cards on top, which is its end."""
    below = sorted(cards)
    for card in top:
        below.remove(card)
    return [*below, *reversed(top)]


def _all_worlds(start: Game, solver: int) -> Iterator[World]:
    table: Table = start.table
    view = chanbara.observe(start, solver)
    unseen = Counter(table.deck)
    wanted: dict[int, tuple[list[int], int]] = {}
    for one in view.seats:
        if one.seat != solver and one.hand:
            known = numbers_of(table.catalog, list(one.known))
            hand = Counter(table.players[one.seat].hand)
            hand.subtract(known)
            unseen.update(hand)
            wanted[one.seat] = (known, one.hand - len(known))
    for roles in _roles(table, [one.seat for one in view.seats if one.role is None]):
        for hands in _hands(unseen, list(wanted.items())):
            written = {seat: keys_of(table.catalog, hand) for seat, hand in hands.items()}
            yield World(hands=written, roles=roles)


def _hands(
    unseen: Counter[int], seats: list[tuple[int, tuple[list[int], int]]]
) -> Iterator[dict[int, list[int]]]:
    """Yield every way to deal what is unseen to the seats; equal cards are not told apart."""
    if not seats:
        yield {}
        return
    (seat, (known, count)), *others = seats
    for hand in _picked(unseen, sorted(card for card in unseen if unseen[card]), count):
        left = unseen - Counter(hand)
        for rest in _hands(left, others):
            yield {seat: sorted([*known, *hand]), **rest}


def _picked(unseen: Counter[int], kinds: list[int], count: int) -> Iterator[list[int]]:
    if not count:
        yield []
        return
    for place, card in enumerate(kinds):
        for taken in range(1, min(count, unseen[card]) + 1):
            for rest in _picked(unseen, kinds[place + 1 :], count - taken):
                yield [card] * taken + rest


def _roles(table: Table, unknown: list[int]) -> Iterator[dict[int, str]]:
    """Yield every way the unknown roles may lie; stars are told apart only where they count (8.3)."""
    catalog, players = table.catalog, len(table.players)
    wanted = Counter(table.players[seat].role.role for seat in unknown)
    by_stars = {role for group in catalog.deals.by_stars.get(players, ()) for role in group}
    held = {one.role.key for seat, one in enumerate(table.players) if seat not in unknown}
    left = [card for card in catalog.roles if card.key not in held and wanted[card.role]]
    told: set[tuple[str, ...]] = set()
    for dealt in _dealt(left, len(unknown)):
        if Counter(card.role for card in dealt) != wanted:
            continue
        name = tuple(card.key if card.role in by_stars else card.role.value for card in dealt)
        if name not in told:
            told.add(name)
            yield {seat: card.key for seat, card in zip(unknown, dealt, strict=True)}


def _dealt(cards: list[RoleCard], count: int) -> Iterator[list[RoleCard]]:
    if not count:
        yield []
        return
    for place, card in enumerate(cards):
        for rest in _dealt(cards[:place] + cards[place + 1 :], count - 1):
            yield [card, *rest]


def world_of(world: World, game: Game) -> World:
    """Return the world of a game that was carried on in it, with what chance has brought by then."""
    chance = game.table.chance
    if not isinstance(chance, Told):
        return world
    decks: dict[str, list[str]] = {}
    for name in DECKS[game.kind.name]:
        cards = [one.found for one in chance.past if one.deck == name]
        if cards:
            decks[name] = cards if game.kind.name == "duel" else keys_of(game.table.catalog, cards)
    numbers = [one for one in chance.past if not one.deck]
    return msgspec.structs.replace(world, decks=decks, counter=_counter_for(numbers))


def _counter_for(numbers: list[Brought]) -> int:
    """Return from where on chance brings these numbers."""
    counter = 0
    while True:
        chance = Chance(derive_key("puzzle"), counter)
        if all(chance.below(one.limit) == one.found for one in numbers):
            return counter
        counter += 1
