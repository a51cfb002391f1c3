"""The value of each play: the choice compared with that of the best judge in the same seat."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

import chanbara
from chanbara.review.lines import DIGITS, Held, Swing, Tried
from chanbara.review.verdict import doubt_about, verdict_on
from chanbara.sword.bots.why import parries
from chanbara.sword.mind.search.outlook import VALUE
from chanbara.sword.review.reasons import BEST, CHOSEN, differences, lands, then, why
from chanbara.sword.review.weighing import weigh
from chanbara.sword.words.messages import Messages
from chanbara.sword.words.text import offered

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from chanbara.review.timeline import Timeline
    from chanbara.sight import Seen
    from chanbara.sword.review.weighing import Outlook, Weighed
    from chanbara.sword.sight.view import View

BUDGETS = ((1_600, 1024), (6_400, 512))
"""Rollouts per play, by number of plays times players: a game of seven should be ready in half a minute on
one core."""
LEAST = 128
"""For longer games."""
EQUAL = 0.01
"""The difference in win probability up to which two options are called equally good."""
SECOND = 2
"""The place of the second best option in an outlook."""


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
            view, events = chanbara.observe(game, mark.seat), chanbara.seen(game, mark.seat)
            found = weigh(view, events, mark.chosen, rollouts, seed)
            if found is not None:
                swing = _swing(frame, view, mark.chosen, found)
                is_mistake = swing.verdict == "mistake"
                yield replace(swing, parries=_parries(view, events)) if is_mistake else swing


def _parries(view: View, events: Sequence[Seen]) -> list[Held]:
    """Return how likely the others held a Parry, by what the seat knew."""
    return [Held(seat, round(chance, DIGITS)) for seat, chance in parries(view, events)]


def _swing(frame: int, view: View, chosen: int, found: Weighed) -> Swing:
    decision = view.decision
    assert decision is not None, "somebody was asked"
    outlook = found.outlook
    chance, best = round(found.chance, DIGITS), round(found.best_chance, DIGITS)
    swing, error = round(best - chance, DIGITS), round(found.error, DIGITS)
    doubt = doubt_about(swing, error, is_hiding=outlook is not None and outlook.is_hiding)
    judged = Swing(
        frame=frame,
        turn=view.turn,
        seat=decision.seat,
        asked=decision.kind,
        chosen=_tried(view, chosen, chance),
        best=_tried(view, found.best, best),
        swing=swing,
        error=error,
        verdict=verdict_on(swing, doubt),
        doubt=doubt,
    )
    return judged if outlook is None or judged.verdict == "good" else _explained(judged, view, outlook)


def _explained(judged: Swing, view: View, outlook: Outlook) -> Swing:
    """Return a loss with what happens next in the sampled worlds, the second best option, and the reason."""
    messages = Messages(view)
    tried = [_looked_ahead(messages, view, outlook, place) for place in range(len(outlook.options))]
    found = differences(messages, view, outlook, judged.swing)
    is_mistake = judged.verdict == "mistake"
    second = tried[SECOND] if len(tried) > SECOND else None
    return replace(
        judged,
        chosen=tried[CHOSEN],
        best=tried[BEST],
        second=second,
        standing=None if second is None else _standing(second.chance - tried[BEST].chance),
        why=why(messages, view, found, outlook, judged.swing) if is_mistake else None,
        differences=found,
    )


def _standing(more: float) -> Literal["behind", "equal", "ahead"]:
    if abs(more) <= EQUAL:
        return "equal"
    return "ahead" if more > 0 else "behind"


def _looked_ahead(messages: Messages, view: View, outlook: Outlook, place: int) -> Tried:
    chance = round(fmean(outlook.samples.of(place, VALUE)), DIGITS)
    return replace(
        _tried(view, outlook.options[place], chance),
        lands=lands(view, outlook, place),
        then=then(messages, view, outlook, place),
    )


def _tried(view: View, option: int, chance: float) -> Tried:
    assert view.decision is not None, "somebody was asked"
    assert view.decision.options is not None, "the player sees their options"
    return Tried(option, view.decision.options[option], offered(view)[option], chance)
