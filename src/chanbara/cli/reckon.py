"""What follows from a view: reach, wounds, and what is at stake. Nothing here knows more than the view."""

from __future__ import annotations

from typing import Any, NamedTuple

from chanbara.sword.rules.words import Kind
from chanbara.sword.sight.reckoning import printed, traits_seen, wounds_of
from chanbara.sword.sight.view import View


def is_weapon(key: str) -> bool:
    """Whether a card is a weapon."""
    return printed(key).kind is Kind.WEAPON


def wounds(view: View, seat: int, target: int, weapon: str) -> int:
    """Return the wounds a weapon deals when it hits (6.3)."""
    return wounds_of(weapon, traits_seen(view, seat), traits_seen(view, target))


def in_reach(view: View, weapon: str) -> list[int]:
    """Return the seats a weapon of the reader reaches, nearest first (4.2, 5.3)."""
    if view.seat is None:
        return []
    always = traits_seen(view, view.seat).always_reaches
    near = [
        (one.difficulty, one.seat)
        for one in view.seats
        if one.difficulty is not None
        and not one.harmless
        and (always or one.difficulty <= printed(weapon).reach)
    ]
    return [seat for _, seat in sorted(near)]


class Stake(NamedTuple):
    """What follows when a demand is not met."""

    wounds: int = 0
    honor: int = 0


def stake(view: View) -> Stake:
    """Return what the asked player loses by not answering the open demand."""
    otherwise: Any = view.pending[-1].about.get("otherwise")
    if otherwise is None:
        return Stake()
    about = otherwise.about
    if otherwise.kind == "Strike":
        return Stake(wounds=wounds(view, about["by"], about["seat"], about["source"]))
    if otherwise.kind == "Forfeit":
        return Stake(honor=0 if traits_seen(view, about["seat"]).keeps_honor else 1)
    return Stake(wounds=about["wounds"])
