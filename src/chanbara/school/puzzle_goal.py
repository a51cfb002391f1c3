"""Whether the goal of a puzzle is reached, missed, or open, from the events since its start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from chanbara.school.kind import taught_as

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.school.puzzle import Goal

Standing: TypeAlias = Literal["open", "reached", "missed"]


def standing(game: Game, goal: Goal, solver: int, since: int) -> Standing:
    """Return the status of the goal, from the events since index ``since``."""
    return taught_as(game.kind).standing(game, goal, solver, game.table.events[since:])
