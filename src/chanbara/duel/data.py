"""Reading duel.json: every number of the duel, in one file."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

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
from chanbara.duel.rules.words import Icon

ABILITIES: dict[str, dict[str, Any]] = {
    "inshun": {"strikes_first": True},
    "kojiro": {"avenges": True},
    "shiro": {"two_sides": True},
}
"""What an opponent does that is no number."""


def numbers() -> dict[str, Any]:
    """Return what the file says."""
    data: dict[str, Any] = json.loads(files(__package__).joinpath("duel.json").read_text(encoding="utf-8"))
    return data


@cache
def standard_book() -> Book:
    """Return the book of the game as it is."""
    return book_from(numbers())


def book_from(data: dict[str, Any]) -> Book:
    """Return the book with these numbers."""
    return Book(**_board(data), **_cards(data), **_field(data))


def _board(data: dict[str, Any]) -> dict[str, Any]:
    """The board and the course of a round."""
    return {
        **data["player"],
        **data["round"],
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


def _cards(data: dict[str, Any]) -> dict[str, Any]:
    """The decks."""
    return {
        "actions": {one.key: one for one in _actions(data)},
        "defence": {one["key"]: Defence(one["key"], one["s"], one["t"]) for one in data["defence"]},
        "counters": {one["key"]: Counter(**one) for one in data["counterattack"]},
        "wounds": _wounds(data["wounds"]),
        "blood": _wounds(data["blood"]),
        "gisei": tuple(data["gisei"]),
        "kanji": data["bushido"]["kanji"],
        "virtues": {one["key"]: Virtue(**one) for one in data["bushido"]["cards"]},
    }


def _field(data: dict[str, Any]) -> dict[str, Any]:
    """What is chosen before a duel."""
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


def _actions(data: dict[str, Any]) -> list[Action]:
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
        fields["strength"] = _rows(fields["strength"])
    if "forbids" in fields:
        fields["forbids"] = tuple(fields["forbids"])
    return fields


def _wounds(data: list[dict[str, Any]]) -> dict[str, Wound]:
    return {one["key"]: Wound(one["key"], (one["levels"][0], one["levels"][1])) for one in data}


def _rows(data: list[Any]) -> tuple[tuple[int, dict[str, int]], ...]:
    return tuple((least, effects) for least, effects in data)


def _by_die(data: dict[str, Any]) -> tuple[dict[str, int], ...]:
    return tuple(data[str(die)] for die in range(1, 7))
