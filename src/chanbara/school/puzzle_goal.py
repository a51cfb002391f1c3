"""Whether the goal of a puzzle is reached, missed, or still open: read from the events since it began."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from chanbara.school.kind import taught_as

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.school.puzzle import Goal

Standing: TypeAlias = Literal["open", "reached", "missed"]


def standing(game: Game, goal: Goal, solver: int, since: int) -> Standing:
    """Return how the goal stands after all that has happened from event number ``since`` on."""
    return taught_as(game.kind).standing(game, goal, solver, game.table.events[since:])
