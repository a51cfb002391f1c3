"""The numbers of cards and roles of the reference engine in the flat core.

They are matched by key, because the numbers of a catalog may differ.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.flat.format import tables as to
from chanbara.sword.flat.format.tables import CARD, CARDS_PRINTED, PROPERTY_CARDS
from chanbara.sword.flat.format.vocabulary import ROLE_CARDS
from chanbara.sword.rules.words import NONE, Cause, Phase, Team

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Catalog, RoleCard

PHASES = (Phase.RECOVER, Phase.DRAW, Phase.PLAY, Phase.DISCARD)
CAUSES = {
    Cause.DEFEAT: to.BY_DEFEAT,
    Cause.DECK: to.BY_DECK,
    Cause.PROPERTY: to.BY_PROPERTY,
    Cause.SWORDMASTER: to.BY_SWORDMASTER,
    Cause.SWORDMASTER_REFUSED: to.SWORDMASTER_REFUSED,
}
TEAMS = (Team.SHOGUN, Team.NINJA, Team.RONIN)


def role_number(card: RoleCard) -> int:
    """Return the number of a role card: by its key, or by its role if no card has that key."""
    same = [number for number, one in enumerate(ROLE_CARDS) if one.key == card.key]
    return (same or [number for number, one in enumerate(ROLE_CARDS) if one.role is card.role])[0]


class Numbering(NamedTuple):
    """The mapping of numbers, both ways. The last entry of each is NONE, so that NONE maps to itself."""

    cards: tuple[int, ...]
    """The flat core's number of a card, by its number in the catalog."""
    props: tuple[int, ...]
    """The flat core's number of a property, by the number of its card in the catalog."""
    back: tuple[int, ...]
    """The catalog's number of a card, by its number in the flat core."""
    props_back: tuple[int, ...]
    """The catalog's number of a property's card, by the number of the property in the flat core."""


@cache
def numbering_of(catalog: Catalog) -> Numbering:
    """Return the numbering of a catalog that the flat core plays."""
    cards = [CARD[card.key] for card in catalog.cards]
    props = [PROPERTY_CARDS.index(card) if card in PROPERTY_CARDS else NONE for card in cards]
    back = [catalog.card_numbers.get(card.key, NONE) for card in CARDS_PRINTED]
    props_back = [back[card] for card in PROPERTY_CARDS]
    return Numbering((*cards, NONE), (*props, NONE), (*back, NONE), (*props_back, NONE))
