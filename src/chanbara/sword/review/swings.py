"""The value of each play: the choice compared with a planner's from the same seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import chanbara
from chanbara.review.lines import DIGITS, Swing, Tried
from chanbara.sword.bots.weigh import weigh
from chanbara.sword.words.asking import option_message
from chanbara.sword.words.messages import Messages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.review.timeline import Timeline
    from chanbara.sword.bots.weigh import Weighed
    from chanbara.sword.sight.view import View

BUDGETS = ((1_600, 1024), (6_400, 512))
"""Rollouts per play, by number of plays times players: a game of seven should be ready in half a minute on
one core."""
LEAST = 128
"""For longer games."""


def plays(past: Timeline) -> list[int]:
    """Return the frames with a real choice."""
    return [number for number, mark in enumerate(past.marks) if mark.chosen is not None and mark.options > 1]


def rollouts_for(past: Timeline) -> int:
    """Return the budget of a game: the same at every review."""
    weight = len(plays(past)) * past.players
    return next((rollouts for most, rollouts in BUDGETS if weight <= most), LEAST)


def swings(past: Timeline, rollouts: int, seed: str) -> Iterator[Swing]:
    """Yield the value of each play, in order; plays with a single candidate are skipped."""
    wanted = set(plays(past))
    for frame, game in enumerate(past.games()):
        if frame in wanted:
            mark = past.marks[frame]
            assert mark.chosen is not None, "it is a play"
            view = chanbara.observe(game, mark.seat)
            found = weigh(view, chanbara.seen(game, mark.seat), mark.chosen, rollouts, seed)
            if found is not None:
                yield _swing(frame, view, mark.chosen, found)


def _swing(frame: int, view: View, chosen: int, found: Weighed) -> Swing:
    decision = view.decision
    assert decision is not None, "somebody was asked"
    chance, best = round(found.chance, DIGITS), round(found.best_chance, DIGITS)
    return Swing(
        frame=frame,
        turn=view.turn,
        seat=decision.seat,
        asked=decision.kind,
        chosen=_tried(view, chosen, chance),
        best=_tried(view, found.best, best),
        swing=round(best - chance, DIGITS),
        error=round(found.error, DIGITS),
    )


def _tried(view: View, option: int, chance: float) -> Tried:
    assert view.decision is not None, "somebody was asked"
    assert view.decision.options is not None, "the player sees their options"
    act = view.decision.options[option]
    return Tried(option, act, option_message(Messages(view), view, act), chance)
