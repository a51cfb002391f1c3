"""The deciding moment: where the chance of those who won rose most.

The chance is evaluated after each play of the winning side, with all roles and hands open and the deck
unknown: rollouts as in ``bots.weigh``, from the true world instead of what one seat believes.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

import chanbara
from chanbara.review.lines import DIGITS, Deciding
from chanbara.sword.bots.weigh import open_chance
from chanbara.sword.rules.scoring import result
from chanbara.sword.sight.opened import opened
from chanbara.sword.words.messages import Messages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.kernel.game import Game
    from chanbara.review.timeline import Timeline
    from chanbara.sight import Seen
    from chanbara.sword.sight.view import View

WORLDS = 128
"""Orders of the deck in which each play is evaluated."""
LEAST = 0.08
"""The smallest rise that decides anything: about twice the standard error."""
WEIGHTS = {"Defeated": 3, "HonorGiven": 2, "HonorLost": 2, "Wounded": 1}
"""What those who did not win lose in a moment; the weightiest is its heart."""
ACTS = ("Played", "AbilityUsed")
NEXT = (*ACTS, "TurnBegan")
"""With these something else begins."""


class Point(NamedTuple):
    """The chance of the winners at a frame."""

    frame: int
    chance: float


def deciding_moment(past: Timeline, seed: str) -> Deciding | None:
    """Return the deciding moment of a finished game, if one stands out."""
    if not past.end.over:
        return None
    points = [*winners_chances(past, seed), Point(len(past.marks) - 1, 1.0)]
    rises = sorted(pairwise(points), key=lambda step: step[0].chance - step[1].chance)
    found = (_told(past, *step) for step in rises if step[1].chance - step[0].chance >= LEAST)
    return next((one for one in found if one is not None), None)


def winners_chances(past: Timeline, seed: str) -> Iterator[Point]:
    """Yield the chance of the winning side after each of its plays."""
    winners = result(past.end.table).winners
    for frame, game in enumerate(past.games()):
        mark = past.marks[frame]
        if mark.chosen is not None and mark.options > 1 and mark.seat in winners:
            events = chanbara.seen(game, mark.seat)
            chance = open_chance(_open_view(game, mark.seat), events, mark.chosen, WORLDS, f"{seed} {frame}")
            yield Point(frame + 1, chance)


def _open_view(game: Game, seat: int | None) -> View:
    """Return the view of a seat with everybody else's role and hand added."""
    own: View = chanbara.observe(game, seat)
    return replace(own, seats=opened(game).seats)


def _told(past: Timeline, before: Point, after: Point) -> Deciding | None:
    """Return what happened between two points; None if the others lost neither resilience nor honor."""
    told = _headline(past, past.marks[before.frame].events, past.marks[after.frame].events)
    if not told:
        return None
    act = told[0] if told[0].kind in ACTS else None
    frame = next(number for number, mark in enumerate(past.marks) if mark.events > told[0].number) - 1
    messages = Messages(chanbara.observe(past.end, None))
    return Deciding(
        turn=past.marks[frame].turn,
        frame=frame,
        seat=None if act is None else act.about["seat"],
        card=None if act is None else act.about.get("card"),
        said=[messages.event(one) for one in told],
        before=round(before.chance, DIGITS),
        after=round(after.chance, DIGITS),
    )


def _headline(past: Timeline, first: int, last: int) -> list[Seen]:
    """Return the act of a moment and what came of it; a blow that was only chosen has yet to land."""
    events, winners = chanbara.seen(past.end, None), result(past.end.table).winners
    ends = next((one.number for one in events[last:] if one.kind in NEXT), len(events))
    losses = [one for one in events[first:ends] if one.kind in WEIGHTS and one.about["seat"] not in winners]
    if not losses:
        return []
    heart = max(losses, key=lambda one: WEIGHTS[one.kind])
    act = next((one for one in reversed(events[: heart.number]) if one.kind in NEXT), heart)
    rest = events[act.number + 1 :]
    ends = next((one.number for one in rest if one.kind in NEXT), len(events))
    outcomes = [one for one in rest if one.kind in WEIGHTS and one.number < ends]
    return [act, *outcomes] if act.kind in ACTS else outcomes
