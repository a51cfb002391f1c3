"""Samurai Sword as a review sees it: everything is opened, and printed games that were dealt are analyzed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.compiled.no_compiler import has_search
from chanbara.review.kind import ReviewedKind
from chanbara.review.lines import Began, Done, Story, Unsupported
from chanbara.sword.flat.bridge.numbers import is_printed
from chanbara.sword.sight.opened import opened, opened_events

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.review.lines import ReviewLine
    from chanbara.review.timeline import Timeline


def unsupported(past: Timeline) -> Unsupported | None:
    """Return why there is no analysis, where there is none."""
    if not past.is_dealt:
        return Unsupported(reason="middle")
    if not is_printed(past.end.table.catalog.name):
        return Unsupported(reason="edition")
    if not has_search():
        return Unsupported(reason="search")
    return None


def analyse(past: Timeline, rollouts: int | None, seed: str) -> Iterator[ReviewLine]:
    """Yield what could be believed after each turn, the story of the game, then the value of each play."""
    from chanbara.sword.bots.why import ROLES  # noqa: PLC0415 - with it comes the compiler
    from chanbara.sword.review.beliefs import believed  # noqa: PLC0415
    from chanbara.sword.review.bluff import boldest  # noqa: PLC0415
    from chanbara.sword.review.deciding import deciding_moment  # noqa: PLC0415
    from chanbara.sword.review.swings import plays, rollouts_for, swings  # noqa: PLC0415

    rollouts = rollouts_for(past) if rollouts is None else rollouts
    turns = len(past.turns) + 1
    yield Began(roles=list(ROLES), turns=turns, plays=len(plays(past)), rollouts=rollouts, seed=seed)
    yield from believed(past)
    yield Story(deciding=deciding_moment(past, seed), bluff=boldest(past))
    yield from swings(past, rollouts, seed)
    yield Done()


REVIEWED = ReviewedKind(opened, opened_events, unsupported, analyse)
