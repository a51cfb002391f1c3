"""What follows from a view alone: what is printed, what a seat's character and properties change, wounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sword.cards.base import CATALOG
from chanbara.sword.rules.traits import Traits, combine

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Card
    from chanbara.sword.sight.view import View


def printed(key: str) -> Card:
    """Return what is printed on a card."""
    return CATALOG.cards[CATALOG.card_numbers[key]]


def traits_seen(view: View, seat: int) -> Traits:
    """Return what the character, the properties and, where it is known, the role of a seat change."""
    one = view.seats[seat]
    character = CATALOG.character_numbers[one.character]
    in_play = tuple(CATALOG.card_numbers[key] for key in one.in_play)
    if one.role is not None:
        return CATALOG.combined(len(view.seats), CATALOG.role_cards[one.role].role, character, in_play)
    return combine([CATALOG.characters[character].traits, *(CATALOG.cards[card].traits for card in in_play)])


def wounds_of(weapon: str, striker: Traits, struck: Traits) -> int:
    """Return the wounds a weapon deals when it hits (6.3)."""
    return max(1, printed(weapon).wounds + striker.dealt + struck.taken)
