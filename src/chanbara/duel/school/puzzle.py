"""A puzzle of the duel: its goals, and their status from the events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from chanbara.duel.arranged.placement import DuelPlacement
from chanbara.duel.rules import events
from chanbara.school.puzzle import Goal, Puzzle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.kernel.game import Game
    from chanbara.school.puzzle_goal import Standing


class DuelGoal(Goal, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The goal for the end of the attack, or of the round."""

    want: Literal["slay", "hit", "wound", "unhurt"]
    until: Literal["attack", "round"]


class DuelPuzzle(Puzzle, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One puzzle as written."""

    game: ClassVar[str] = "duel"

    kind: Literal["duel"]
    table: DuelPlacement | None = None
    goal: DuelGoal | None = None


WANTS: dict[str, type[Any]] = {
    "slay": events.EnemyDied,
    "hit": events.Hit,
    "wound": events.Wounded,
}
"""What has to happen to the enemy."""


def standing(game: Game, goal: Goal, _solver: int, happened: Sequence[Any]) -> Standing:
    """Return the status of the goal after all events."""
    wanted = WANTS.get(goal.want)
    last = {events.RoundEnded} if goal.until == "round" else {events.AttackBegan, events.RoundEnded}
    for place, event in enumerate(happened):
        kind = type(event)
        if not place and kind is events.AttackBegan:
            continue  # the attack that the puzzle is about: its target was the first choice
        if kind is wanted and getattr(event, "enemy", 0) is not None:
            return "reached"
        if _spoils(event, goal):
            return "missed"
        if kind in last:
            return "reached" if wanted is None else "missed"
    if game.table.ending is None:
        return "open"
    return "reached" if game.table.ending.won else "missed"


def _spoils(event: Any, goal: Goal) -> bool:  # noqa: ANN401 - any event
    """Whether the goal can no longer be reached, though there is time left."""
    kind = type(event)
    if goal.want == "unhurt":
        return kind is events.Countered and event.hit
    return goal.want == "hit" and goal.until == "attack" and kind is events.Missed
