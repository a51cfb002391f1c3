"""What follows from a view: reach, wounds, and what is at stake. Nothing here knows more than the view."""

from __future__ import annotations

from typing import Any, NamedTuple

from chanbara.sword.cards.base import CATALOG
from chanbara.sword.rules.catalog import Card
from chanbara.sword.rules.traits import Traits, combine
from chanbara.sword.rules.words import Kind
from chanbara.sword.sight.view import View


def entry(key: str) -> Card:
    """Return what is printed on a card."""
    return CATALOG.cards[CATALOG.card_numbers[key]]


def is_weapon(key: str) -> bool:
    """Whether a card is a weapon."""
    return entry(key).kind is Kind.WEAPON


def traits(view: View, seat: int) -> Traits:
    """Return what the character, the properties and, where it is known, the role of a seat change."""
    one = view.seats[seat]
    character = CATALOG.character_numbers[one.character]
    in_play = tuple(CATALOG.card_numbers[key] for key in one.in_play)
    if one.role is not None:
        return CATALOG.combined(len(view.seats), CATALOG.role_cards[one.role].role, character, in_play)
    return combine([CATALOG.characters[character].traits, *(CATALOG.cards[card].traits for card in in_play)])


def wounds(view: View, seat: int, target: int, weapon: str) -> int:
    """Return the wounds a weapon deals when it hits (6.3)."""
    return max(1, entry(weapon).wounds + traits(view, seat).dealt + traits(view, target).taken)


def in_reach(view: View, weapon: str) -> list[int]:
    """Return the seats a weapon of the reader reaches, nearest first (4.2, 5.3)."""
    if view.seat is None:
        return []
    always = traits(view, view.seat).always_reaches
    near = [
        (one.difficulty, one.seat)
        for one in view.seats
        if one.difficulty is not None
        and not one.harmless
        and (always or one.difficulty <= entry(weapon).reach)
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
        return Stake(honor=0 if traits(view, about["seat"]).keeps_honor else 1)
    return Stake(wounds=about["wounds"])
