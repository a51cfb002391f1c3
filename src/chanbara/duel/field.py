"""The options of a duel, and which of them cannot be combined (A10, B2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.duel.rules.state import Field
from chanbara.duel.rules.words import Module

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from chanbara.duel.rules.book import Book

DEFAULT_OPPONENT = "arima"


def field_from(book: Book, chosen: Mapping[str, Any]) -> Field:
    """Return the field of a duel whose opponents are listed individually."""
    three = {one.key: one for one in book.three}
    return Field(
        tuple(three.get(key) or book.opponents[key] for key in chosen["opponents"]),
        book.weapons[chosen["weapon"]],
        None if chosen["environment"] is None else book.environments[chosen["environment"]],
        book.weather[chosen["weather"]],
        book.difficulty[chosen["difficulty"]],
        frozenset(Module(one) for one in chosen["modules"]),
    )


def choose_field(
    book: Book,
    *,
    opponent: str | None,
    weapon: str,
    environment: str | None,
    weather: str | None,
    difficulty: str,
    modules: Sequence[str],
) -> Field:
    """Return the field; ``ValueError`` says what is unknown or cannot be combined."""
    for what, key, there in (
        ("opponent", opponent, book.opponents),
        ("weapon", weapon, book.weapons),
        ("environment", environment, book.environments),
        ("weather", weather, book.weather),
        ("difficulty", difficulty, book.difficulty),
    ):
        if key is not None and key not in there:
            message = f"there is no {what} {key!r}; there are {', '.join(there)}"
            raise ValueError(message)
    chosen = _modules(modules)
    three = Module.THREE in chosen
    if three and opponent is not None:
        message = "1vs3 has three enemies of its own: choose no opponent (A4.1)"
        raise ValueError(message)
    opponents = [one.key for one in book.three] if three else [opponent or DEFAULT_OPPONENT]
    return field_from(
        book,
        {
            "opponents": opponents,
            "weapon": weapon,
            "environment": environment,
            "weather": weather or "clear",
            "difficulty": difficulty,
            "modules": chosen,
        },
    )


def check_armoured(field: Field, armoured: int) -> None:
    """``ValueError`` if no enemy has that number, from 1, to wear the armor."""
    if not 1 <= armoured <= len(field.opponents):
        message = f"there is no enemy {armoured} to wear the armor"
        raise ValueError(message)


def _modules(named: Sequence[str]) -> list[Module]:
    unknown = [one for one in named if one not in set(Module)]
    if unknown:
        message = f"there is no module {unknown[0]!r}; there are {', '.join(Module)}"
        raise ValueError(message)
    chosen = [Module(one) for one in named]
    twice = [one for one in chosen if chosen.count(one) > 1]
    if twice:
        message = f"{twice[0]} can be chosen once"
        raise ValueError(message)
    if Module.YOROI in chosen and Module.YOROI_ENEMY in chosen:
        message = "there is one armor: it is yours or the enemy's, not both (A5.1)"
        raise ValueError(message)
    return chosen
