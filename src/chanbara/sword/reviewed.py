"""Samurai Sword as a review sees it: everything is opened, and printed games that were dealt are analyzed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.review.figures import Unjudged
from chanbara.review.kind import ReviewedKind
from chanbara.sword.flat.bridge.numbers import is_printed
from chanbara.sword.sight.opened import opened, opened_events

if TYPE_CHECKING:
    from chanbara.review.timeline import Timeline


def unjudged(past: Timeline) -> Unjudged | None:
    """Return why there is no analysis, where there is none."""
    if not past.is_dealt:
        return Unjudged(reason="middle")
    if not is_printed(past.end.table.catalog.name):
        return Unjudged(reason="edition")
    return None


REVIEWED = ReviewedKind(opened, opened_events, unjudged)
