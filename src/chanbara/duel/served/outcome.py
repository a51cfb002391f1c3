"""How a duel counts."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from chanbara.server.kind import Outcome
from chanbara.server.store.rows import PlayRow

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chanbara.kernel.game import Game
    from chanbara.server.store.rows import ResultRow

CHOSEN = ("opponents", "weapon", "environment", "weather", "difficulty", "modules")
"""The options that count."""


def outcome(result: ResultRow, game: Game, bot: str) -> Outcome:
    """Return the options of a duel, and who won it."""
    view = game.kind.observe(game, None)
    field: Mapping[str, object] = view.field
    result.detail = json.dumps({name: field[name] for name in CHOSEN})
    play = PlayRow(
        code=result.code,
        seat=0,
        player="",
        bot=bot,
        role="",
        team="",
        character="",
        won=bool(view.result["won"]),
        honor=0,
        points=0,
        dealt=0,
        suffered=0,
    )
    return Outcome(result, [play])
