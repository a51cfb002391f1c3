"""Which games there are figures about: asked often, and without what it takes to reckon them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.bots.numbers import is_printed
from chanbara.review.figures import Unjudged

if TYPE_CHECKING:
    from chanbara.review.past import Past


def unjudged(past: Past) -> Unjudged | None:
    """Return why there are no figures, where there are none."""
    if past.kind == "duel":
        return Unjudged(reason="duel")
    if not past.is_dealt:
        return Unjudged(reason="middle")
    if not is_printed(past.end.table.catalog.name):
        return Unjudged(reason="edition")
    return None
