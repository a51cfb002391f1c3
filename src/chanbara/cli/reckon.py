"""What follows from a view: reach, and what is at stake. Nothing here knows more than the view."""

from __future__ import annotations

from typing import Any, NamedTuple

from chanbara.sword.sight.reckoning import catalog_at, traits_seen, wounds_seen
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


class Stake(NamedTuple):
    """What follows when a demand is not met."""

    wounds: int = 0
    honor: int = 0


def stake(view: View) -> Stake:
    """Return what the asked player loses by not answering the open demand."""
    asking: Any = view.pending[-1]
    if asking.kind == "Lose":
        return Stake(wounds=asking.about["points"])
    otherwise = asking.about.get("otherwise") or asking.about.get("step")
    if otherwise is None:
        return Stake()
    about = otherwise.about
    if otherwise.kind == "Strike":
        return Stake(wounds=wounds_seen(view, about["by"], about["seat"], about["source"]))
    if otherwise.kind == "Forfeit":
        return Stake(honor=0 if traits_seen(view, about["seat"]).keeps_honor else 1)
    return Stake(wounds=about.get("wounds", 0))
