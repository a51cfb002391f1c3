"""What a weapon reaches, from a view. Nothing here knows more than the view."""

from __future__ import annotations

from chanbara.sword.sight.derived import catalog_at, traits_seen
from chanbara.sword.sight.view import View


def in_reach(view: View, weapon: str) -> list[int]:
    """Return the seats a weapon of the reader reaches, nearest first (4.2, 5.3)."""
    if view.seat is None:
        return []
    always = traits_seen(view, view.seat).always_reaches
    card = catalog_at(view).card(weapon)
    near = [
        (one.difficulty, one.seat)
        for one in view.seats
        if one.difficulty is not None
        and (not one.harmless or (card.hits_empty_handed and one.resilience))
        and (always or one.difficulty <= card.reach)
    ]
    return [seat for _, seat in sorted(near)]
