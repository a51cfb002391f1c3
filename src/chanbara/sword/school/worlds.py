"""Every assignment of hands, roles and deck that is consistent with a solver's knowledge."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from chanbara.school.puzzle_worlds import World, in_order
from chanbara.sword.rules.plain import keys_of, numbers_of
from chanbara.sword.rules.words import TEAM_OF
from chanbara.sword.sight.view import observe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.kernel.game import Game
    from chanbara.sword.rules.catalog import RoleCard
    from chanbara.sword.rules.state import Table


def worlds(start: Game, solver: int) -> Iterator[World]:
    """Yield all of them."""
    table: Table = start.table
    view = observe(start, solver)
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
    """Yield every deal of the unseen cards to the seats; equal cards are interchangeable."""
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
    """Yield every assignment of the unknown roles; stars are distinguished only where they count (8.3)."""
    catalog, players = table.catalog, len(table.players)
    wanted = Counter(table.players[seat].role.role for seat in unknown)
    by_stars = {role for group in catalog.deals.by_stars.get(players, ()) for role in group}
    held = {one.role.key for seat, one in enumerate(table.players) if seat not in unknown}
    left = [card for card in catalog.roles if card.key not in held and wanted[card.role]]
    names: set[tuple[str, ...]] = set()
    for dealt in _dealt(left, len(unknown)):
        if Counter(card.role for card in dealt) != wanted:
            continue
        name = tuple(card.key if card.role in by_stars else card.role.value for card in dealt)
        if name not in names:
            names.add(name)
            yield {seat: card.key for seat, card in zip(unknown, dealt, strict=True)}


def _dealt(cards: list[RoleCard], count: int) -> Iterator[list[RoleCard]]:
    if not count:
        yield []
        return
    for place, card in enumerate(cards):
        for rest in _dealt(cards[:place] + cards[place + 1 :], count - 1):
            yield [card, *rest]


def lay(table: Table, world: World) -> None:
    """Set up the table of a world."""
    catalog = table.catalog
    hidden = Counter(table.deck)
    for seat in world.hands:
        hidden.update(table.players[seat].hand)
    for seat, hand in world.hands.items():
        cards = sorted(numbers_of(catalog, hand))
        table.players[seat].hand = cards
        hidden.subtract(cards)
    top = numbers_of(catalog, world.decks.get("deck", []))
    table.deck = in_order(list(hidden.elements()), top)
    for seat, key in world.roles.items():
        player = table.players[seat]
        player.role = catalog.role_cards[key]
        player.team = TEAM_OF[player.role.role]


def written(table: Table, cards: list[int]) -> list[str]:
    """Return cards by their keys."""
    return keys_of(table.catalog, cards)
