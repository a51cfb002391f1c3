"""A puzzle of Samurai Sword: the goals that there are, and whether one is reached, read from the events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from chanbara.school.puzzle import Goal, Puzzle
from chanbara.sword.placement import Placement
from chanbara.sword.rules import events

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.kernel.game import Game
    from chanbara.school.puzzle_goal import Standing


class SwordGoal(Goal, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is to be reached, and by when."""

    want: Literal["win", "survive"]
    until: Literal["turn", "next"]
    """The end of this turn, or the beginning of the solver's next one."""


class SwordPuzzle(Puzzle, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One puzzle as it is written."""

    game: ClassVar[str] = "sword"

    kind: Literal["win", "defence", "ronin"]
    table: Placement | None = None
    goal: SwordGoal | None = None


def standing(game: Game, goal: Goal, solver: int, happened: Sequence[Any]) -> Standing:
    """Return how the goal stands after all that has happened."""
    for event in happened:
        if type(event) is events.Ended:
            break
        found = _met(event, goal, solver)
        if found != "open":
            return found
    if game.table.ending is None:
        return "open"
    return "reached" if solver in game.kind.result(game.table).winners else "missed"


def _met(event: Any, goal: Goal, solver: int) -> Standing:  # noqa: ANN401 - any event
    """Return what one event says of the goal."""
    kind, defends = type(event), goal.want == "survive"
    if kind is events.TurnBegan and (goal.until == "turn" or event.seat == solver):
        return "reached" if defends else "missed"
    return "missed" if defends and kind is events.Defeated and event.seat == solver else "open"
