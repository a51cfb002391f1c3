"""A game that starts from a position: a sampled world, a scenario, a saved game."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

from chanbara.kernel.game import Game
from chanbara.sword.fingerprint import header
from chanbara.sword.rules.plain import plain

if TYPE_CHECKING:
    from chanbara.sword.rules.state import Table


class Position(NamedTuple):
    """The exact table at which a game began."""

    table: Table

    def header(self) -> list[tuple[str, str]]:
        """Return the position as keys and values."""
        position = json.dumps(plain(self.table), ensure_ascii=False)
        return [*header(), *self.table.catalog.label, ("position", position)]


def game_from(table: Table) -> Game:
    """Return a game that continues from a table."""
    return Game(table, Position(table.clone()), "sword")
