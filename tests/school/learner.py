"""Somebody who walks a lesson in a test; bots answer in a process of their own, as before compiling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import chanbara
from chanbara.bots.plain import PlainBots
from chanbara.bots.registry import make_duel_bot
from chanbara.school.lesson import lessons
from chanbara.school.lesson_walk import Walk

if TYPE_CHECKING:
    from collections.abc import Callable

MOST = 400
"""No lesson takes so many choices."""


def begun(key: str, bots: PlainBots) -> Walk:
    """Return a lesson at the learner's first decision."""
    walk = Walk(lessons()[key])
    play_on(walk, bots)
    return walk


def play_on(walk: Walk, bots: PlainBots) -> None:
    """Have the bots answer until the learner is asked, or all is over."""
    while (asked := walk.asked) is not None:
        walk.answer(bots.choose(*asked))


def walked(key: str, bots: PlainBots, pick: Callable[[Walk], str]) -> list[str]:
    """Walk a lesson to its end, and return the learner's choices."""
    walk = begun(key, bots)
    choices: list[str] = []
    while not walk.game.over:
        choices.append(pick(walk))
        walk.choose(choices[-1])
        play_on(walk, bots)
        assert len(choices) < MOST
    return choices


def well_played(walk: Walk, bots: PlainBots) -> str:
    """Return what the coach waits for, or what a bot would do."""
    if walk.coaching.awaited:
        return walk.coaching.awaited[0]
    view: Any = chanbara.observe(walk.game, walk.lesson.seat)
    events = chanbara.seen(walk.game, walk.lesson.seat)
    if walk.lesson.kind == "duel":
        chosen = make_duel_bot("lookahead", "learner").choose(view, events)
    else:
        chosen = bots.choose("greedy", "learner", view, events)
    return str(view.decision.options[chosen].text)


def against_advice(walk: Walk) -> str:
    """Return an act that the coach does not wait for, where there is one; where he is silent, the last."""
    assert walk.game.decision is not None
    texts = walk.game.decision.texts()
    others = [text for text in texts if text not in walk.coaching.awaited]
    return (others or list(texts))[-1]
