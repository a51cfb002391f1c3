"""The book of a duel, built from its numbers (``duel.json``, or custom ones) and its rulings."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from chanbara.duel.book.numbers import read_numbers, standard_numbers
from chanbara.duel.rules.book import (
    Action,
    Book,
    Counter,
    Defence,
    Difficulty,
    Environment,
    Opponent,
    Switches,
    Virtue,
    Weapon,
    Weather,
    Wound,
)
from chanbara.duel.rules.rulings import DEFAULT_RULINGS, choose_rulings
from chanbara.duel.rules.words import Icon

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chanbara.duel.rules.rulings import DuelRulings

ABILITIES: dict[str, dict[str, Any]] = {
    "inshun": {"strikes_first": True},
    "kojiro": {"avenges": True},
    "shiro": {"two_sides": True},
}
"""Abilities of an opponent that are not numbers."""


def standard_book() -> Book:
    """Return the book of the standard game."""
    return book_with(DEFAULT_RULINGS, None)


@lru_cache(maxsize=256)
def book_with(rulings: DuelRulings, own_numbers: str | None) -> Book:
    """Return the book with some rulings and the text of custom numbers; ``ValueError`` says what is wrong."""
    if own_numbers is None:
        return book_from(standard_numbers())._replace(rulings=rulings)
    book = book_from(read_numbers(own_numbers).data)
    return book._replace(rulings=rulings, own_numbers=own_numbers)


def book_seen(rulings: Mapping[str, bool], own_numbers: str | None) -> Book:
    """Return the book of a duel from a view, which contains its non-default rulings."""
    return book_with(choose_rulings(rulings), own_numbers)


def book_from(data: Mapping[str, Any]) -> Book:
    """Return the book with these numbers."""
    return Book(**_board(data), **_cards(data), **_field(data))


def _board(data: Mapping[str, Any]) -> dict[str, Any]:
    """The board and the course of a round."""
    course = {name: one for name, one in data["round"].items() if name != "most"}
    return {
        **data["player"],
        **course,
        "rounds_most": data["round"].get("most", 0),
        "switches": Switches(**data["switches"]),
        "prices": data["prices"],
        "combo": data["combo"],
        "hit_strength": _rows(data["hit"]["strength"]),
        "hit_technique": _rows(data["hit"]["technique"]),
        "red_die_least": data["red_die"]["least"],
        "red_die_most": data["red_die"]["most"],
        "red_die_bonus": _by_die(data["red_die"]["bonus"]),
        **data["counter"],
        "yoroi_points": data["yoroi"]["points"],
        "yoroi_breaks_on": data["yoroi"]["breaks_on"],
    }


def _cards(data: Mapping[str, Any]) -> dict[str, Any]:
    """The decks."""
    named = [one for section in ("actions", "specials", "counterattack") for one in data[section]]
    return {
        "names": {one["key"]: one["name"] for one in named if "name" in one},
        "actions": {one.key: one for one in _actions(data)},
        "defence": {one["key"]: Defence(one["key"], one["s"], one["t"]) for one in data["defence"]},
        "counters": {one["key"]: _counter(one) for one in data["counterattack"]},
        "wounds": _wounds(data["wounds"]),
        "blood": _wounds(data["blood"]),
        "gisei": tuple(data["gisei"]),
        "kanji": data["bushido"]["kanji"],
        "virtues": {one["key"]: Virtue(**one) for one in data["bushido"]["cards"]},
    }


def _field(data: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a duel."""
    three = data["three"]
    return {
        "opponents": {
            key: Opponent(key, **one, **ABILITIES.get(key, {})) for key, one in data["opponents"].items()
        },
        "three": tuple(Opponent(f"three{number}", **one) for number, one in enumerate(three["enemies"], 1)),
        "three_rows": tuple(tuple(three["rows"][str(die)]) for die in range(1, 7)),
        "weapons": {key: Weapon(key, **_weapon(one)) for key, one in data["weapons"].items()},
        "environments": {
            key: Environment(key, one["once_per_duel"], _by_die(one["rows"]))
            for key, one in data["environments"].items()
        },
        "weather": {
            key: Weather(key, one.get("start", {}), tuple(one.get("forbids", ())))
            for key, one in data["weather"].items()
        },
        "difficulty": {key: Difficulty(key, **one) for key, one in data["difficulty"].items()},
    }


def _counter(data: Mapping[str, Any]) -> Counter:
    return Counter(data["key"], data["value"], data["effect"], data.get("ki", False), data.get("copies", 1))


def _actions(data: Mapping[str, Any]) -> list[Action]:
    standard = [(one, False) for one in data["actions"]]
    special = [(one, True) for one in data["specials"]]
    return [
        Action(
            one["key"],
            one["s"],
            one["t"],
            one["g"],
            Icon(one["icon"]),
            one.get("copies", 1),
            one.get("qi", 0),
            is_special,
        )
        for one, is_special in (*standard, *special)
    ]


def _weapon(data: dict[str, Any]) -> dict[str, Any]:
    fields = dict(data)
    if "strength" in fields:
        fields["strength"] = _rows(fields["strength"] or [])
    if "forbids" in fields:
        fields["forbids"] = tuple(fields["forbids"])
    return fields


def _wounds(data: list[dict[str, Any]]) -> dict[str, Wound]:
    return {one["key"]: Wound(one["key"], (one["levels"][0], one["levels"][1])) for one in data}


def _rows(data: list[Any]) -> tuple[tuple[int, dict[str, int]], ...]:
    return tuple((least, effects) for least, effects in data)


def _by_die(data: dict[str, Any]) -> tuple[dict[str, int], ...]:
    return tuple(data[str(die)] for die in range(1, 7))
