"""A learner in a lesson; bots run in a separate process, as before compilation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.school.lesson import lessons
from chanbara.school.lesson_walk import Walk
from checks.pages.lesson_minutes import play_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.sword.bots.interpreted import InterpretedBots

MOST = 400
"""No lesson takes this many choices."""


def begun(key: str, bots: InterpretedBots) -> Walk:
    """Return a lesson at the learner's first decision."""
    walk = Walk(lessons()[key])
    play_on(walk, bots)
    return walk


def walked(key: str, bots: InterpretedBots, pick: Callable[[Walk], str]) -> list[str]:
    """Walk a lesson to its end, and return the learner's choices."""
    walk = begun(key, bots)
    choices: list[str] = []
    while not walk.game.over:
        choices.append(pick(walk))
        walk.choose(choices[-1])
        play_on(walk, bots)
        assert len(choices) < MOST
    return choices


def against_advice(walk: Walk) -> str:
    """Return an act that the coach does not expect, if there is one; without a coach's text, the last."""
    assert walk.game.decision is not None
    texts = walk.game.decision.texts()
    others = [text for text in texts if text not in walk.coaching.awaited]
    return (others or list(texts))[-1]
