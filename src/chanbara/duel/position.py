"""A duel that starts from a position: a sampled world, a scenario, a saved game."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.duel.book.numbers import read_numbers
from chanbara.duel.label import label
from chanbara.duel.rules.plain import plain
from chanbara.kernel.game import Game

if TYPE_CHECKING:
    from chanbara.duel.rules.state import Duel


class Position(NamedTuple):
    """The exact state at which a game began."""

    duel: Duel

    def header(self) -> list[tuple[str, str]]:
        """Return the position as keys and values."""
        whole = {"field": field_of(self.duel), "duel": plain(self.duel)}
        book = self.duel.book
        numbers = None if book.own_numbers is None else read_numbers(book.own_numbers)
        return [*label(book.rulings, numbers), ("position", json.dumps(whole, ensure_ascii=False))]


def field_of(duel: Duel) -> dict[str, Any]:
    """Return the field of a duel, by its option names."""
    field = duel.field
    return {
        "opponents": [one.key for one in field.opponents],
        "weapon": field.weapon.key,
        "environment": None if field.environment is None else field.environment.key,
        "weather": field.weather.key,
        "difficulty": field.difficulty.key,
        "modules": sorted(module.value for module in field.modules),
    }


def game_from(duel: Duel) -> Game:
    """Return a game that continues from a duel."""
    return Game(duel, Position(duel.clone()), "duel")
