"""Every number that house rules can change, with its printed value."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from chanbara.sword import house
from chanbara.sword.rules.words import Kind, Team
from chanbara.sword.served.house_bodies import Group, HouseField

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.sword.rules.catalog import Catalog, Deals

WHO = ("shogun", "others")
"""Whose honor at the start."""


def fields_of(catalog: Catalog, data: dict[str, Any]) -> Iterator[HouseField]:
    """Yield every number, with its value as the text has it."""
    for field in _all_printed(catalog):
        found = _at(data, field)
        if found is not None:
            field.value = found if type(found) is int else None
        yield field


def _at(data: Any, field: HouseField) -> Any:  # noqa: ANN401 - whatever the text holds
    match field.group:
        case "ties":
            order = data.get("ties")
            return None if order is None else field.orders.index(order) if order in field.orders else "?"
        case "characters":
            listed = data.get("characters")
            return None if not isinstance(listed, list) else int(field.key in listed)
        case "hands":
            hands = data.get("hands")
            return hands[field.place - 1] if isinstance(hands, list) and len(hands) >= field.place else None
        case _:
            for step in field.path.split("."):
                data = data.get(int(step) if step.isdecimal() else step) if isinstance(data, dict) else None
            return data


def _all_printed(catalog: Catalog) -> Iterator[HouseField]:
    yield from _on_cards(catalog)
    yield from _at_the_deal(catalog.deals)
    yield from _at_the_end(catalog.deals)
    for one in catalog.characters:
        yield HouseField(f"characters.{one.key}", "characters", one.key, 0, 1, 1, 0, 1, [])


def _on_cards(catalog: Catalog) -> Iterator[HouseField]:
    for card in catalog.cards:
        yield _field("copies", card.copies, house.Copies, card.key)
    weapons = [card for card in catalog.cards if card.kind is Kind.WEAPON]
    for card in weapons:
        yield _field("difficulty", card.reach, house.Small, card.key, path=f"values.{card.key}.difficulty")
    for card in weapons:
        if card.wounds_by is None:
            yield _field("wounds", card.wounds, house.Small, card.key, path=f"values.{card.key}.wounds")
    for one in catalog.characters:
        path = f"values.{one.key}.resilience"
        yield _field("resilience", one.resilience, house.Small, one.key, path=path)


def _at_the_deal(deals: Deals) -> Iterator[HouseField]:
    for count, both in deals.honor.items():
        for who, printed in zip(WHO, both, strict=True):
            yield _field("honor", printed, house.Honor, who, count, f"honor.{count}.{who}")
    for place, size in enumerate(deals.hands, 1):
        yield _field("hands", size, house.Hand, "", place, f"hands.{place}")


def _at_the_end(deals: Deals) -> Iterator[HouseField]:
    for role, table in deals.multipliers.items():
        for count, number in table.items():
            by_stars = any(role in group for group in deals.by_stars.get(count, ()))
            path = f"multipliers.{role.value}.{count}"
            yield _field(
                "multipliers", None if by_stars else number, house.Multiplier, role.value, count, path
            )
    orders = [[team.value for team in order] for order in permutations(Team)]
    printed = orders.index([team.value for team in deals.ties])
    yield HouseField("ties", "ties", "", 0, printed, printed, 0, len(orders) - 1, orders)


def _field(
    group: Group, printed: int | None, kind: object, key: str, place: int = 0, path: str = ""
) -> HouseField:
    meta = next(one for one in get_args(kind) if isinstance(one, msgspec.Meta))
    path = path or f"{group}.{key}"
    return HouseField(path, group, key, place, printed, printed, int(meta.ge or 0), int(meta.le or 0), [])
