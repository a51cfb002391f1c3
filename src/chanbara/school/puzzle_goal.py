"""Whether the goal of a puzzle is reached, missed, or still open: read from the events since it began."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from chanbara.duel.rules import events as duel_events
from chanbara.sword.rules import events

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from chanbara.kernel.game import Game
    from chanbara.school.puzzle import Goal

Standing: TypeAlias = Literal["open", "reached", "missed"]


def standing(game: Game, goal: Goal, solver: int, since: int) -> Standing:
    """Return how the goal stands after all that has happened from event number ``since`` on."""
    happened = game.table.events[since:]
    if game.kind.name == "duel":
        return _duel(game, goal, happened)
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
    """Return what one event of Samurai Sword says of the goal."""
    kind, defends = type(event), goal.want == "survive"
    if kind is events.TurnBegan and (goal.until == "turn" or event.seat == solver):
        return "reached" if defends else "missed"
    return "missed" if defends and kind is events.Defeated and event.seat == solver else "open"


DUEL_WANTS: dict[str, type[Any]] = {
    "slay": duel_events.EnemyDied,
    "hit": duel_events.Hit,
    "wound": duel_events.Wounded,
}
"""What has to happen to the enemy."""


def _duel(game: Game, goal: Goal, happened: Sequence[Any]) -> Standing:
    wanted = DUEL_WANTS.get(goal.want)
    for place, event in enumerate(happened):
        kind = type(event)
        if not place and kind is duel_events.AttackBegan:
            continue  # the attack that the puzzle is about: whom it is aimed at was its first choice
        if kind is wanted and getattr(event, "enemy", 0) is not None:
            return "reached"
        if _spoils(event, goal):
            return "missed"
        if kind in {duel_events.AttackBegan, duel_events.RoundEnded}:
            return "reached" if wanted is None else "missed"
    if game.table.ending is None:
        return "open"
    return "reached" if game.table.ending.won else "missed"


def _spoils(event: Any, goal: Goal) -> bool:  # noqa: ANN401 - any event
    """Whether the goal cannot be reached any more, though there is time left."""
    kind = type(event)
    if goal.want == "unhurt":
        return kind is duel_events.Countered and event.hit
    return goal.want == "hit" and kind is duel_events.Missed
