"""What follows from a view: reach, wounds, and what is at stake. Nothing here knows more than the view."""

from __future__ import annotations

from typing import Any, NamedTuple

from chanbara.sword.editions import catalog_named
from chanbara.sword.rules.catalog import Card, Catalog
from chanbara.sword.rules.traits import Traits, combine
from chanbara.sword.rules.words import Kind
from chanbara.sword.sight.reckoning import printed_wounds
from chanbara.sword.sight.view import View


def catalog_at(view: View) -> Catalog:
    """Return the cards and characters of the game that is looked at."""
    return catalog_named(view.edition)


def entry(catalog: Catalog, key: str) -> Card:
    """Return what is printed on a card."""
    return catalog.cards[catalog.card_numbers[key]]


def is_weapon(catalog: Catalog, key: str) -> bool:
    """Whether a card is a weapon."""
    return entry(catalog, key).kind is Kind.WEAPON


def traits(view: View, seat: int) -> Traits:
    """Return what the character, the properties and, where it is known, the role of a seat change."""
    one, catalog = view.seats[seat], catalog_at(view)
    character = catalog.character_numbers[one.character]
    in_play = tuple(catalog.card_numbers[key] for key in one.in_play)
    if one.role is not None:
        return catalog.combined(len(view.seats), catalog.role_cards[one.role].role, character, in_play)
    return combine([catalog.characters[character].traits, *(catalog.cards[card].traits for card in in_play)])


def wounds(view: View, seat: int, target: int, weapon: str) -> int:
    """Return the wounds a weapon deals when it hits (6.3)."""
    card, his = entry(catalog_at(view), weapon), traits(view, target)
    printed = printed_wounds(view, card, target)
    if not printed or any(immune(card) for immune in his.immune_to):
        return 0
    return max(1, printed + traits(view, seat).dealt + his.taken)


def in_reach(view: View, weapon: str) -> list[int]:
    """Return the seats a weapon of the reader reaches, nearest first (4.2, 5.3)."""
    if view.seat is None:
        return []
    always = traits(view, view.seat).always_reaches
    card = entry(catalog_at(view), weapon)
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
        return Stake(wounds=wounds(view, about["by"], about["seat"], about["source"]))
    if otherwise.kind == "Forfeit":
        return Stake(honor=0 if traits(view, about["seat"]).keeps_honor else 1)
    return Stake(wounds=about.get("wounds", 0))
