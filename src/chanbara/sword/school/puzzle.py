"""A puzzle of Samurai Sword: its goals, and their status from the events."""

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
    """A goal and its deadline."""

    want: Literal["win", "survive", "defeat"]
    until: Literal["turn", "next"]
    """The end of this turn, or the beginning of the solver's next one."""


class SwordPuzzle(Puzzle, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One puzzle as written."""

    game: ClassVar[str] = "sword"

    kind: Literal["win", "defence", "ronin", "samurai", "ninja"]
    table: Placement | None = None
    goal: SwordGoal | None = None


def standing(game: Game, goal: Goal, solver: int, happened: Sequence[Any]) -> Standing:
    """Return the status of the goal after all events."""
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
    """Return the effect of one event on the goal."""
    kind, defends = type(event), goal.want == "survive"
    if goal.want == "defeat" and kind is events.Defeated and event.seat == goal.target:
        return "reached"
    if kind is events.TurnBegan and (goal.until == "turn" or event.seat == solver):
        return "reached" if defends else "missed"
    return "missed" if defends and kind is events.Defeated and event.seat == solver else "open"
