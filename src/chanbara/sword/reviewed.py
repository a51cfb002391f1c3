"""Samurai Sword as a review sees it: everything is opened, and printed games that were dealt are analyzed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.review.kind import ReviewedKind
from chanbara.review.lines import Unsupported
from chanbara.sword.flat.bridge.numbers import is_printed
from chanbara.sword.sight.opened import opened, opened_events

if TYPE_CHECKING:
    from chanbara.review.timeline import Timeline


def unsupported(past: Timeline) -> Unsupported | None:
    """Return why there is no analysis, where there is none."""
    if not past.is_dealt:
        return Unsupported(reason="middle")
    if not is_printed(past.end.table.catalog.name):
        return Unsupported(reason="edition")
    return None


REVIEWED = ReviewedKind(opened, opened_events, unsupported)
