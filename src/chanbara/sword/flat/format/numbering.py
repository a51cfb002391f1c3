"""The numbers that things of the reference engine have in the flat core.

Cards and roles are matched by their keys, for the numbers of a catalog need not be the same.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.flat.format import tables as to
from chanbara.sword.flat.format.tables import CARD, CARDS_PRINTED, PROPERTY_CARDS
from chanbara.sword.flat.format.vocabulary import CATALOG
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
    """Return the number of a role card: that of its key, or of its role where no card has its key."""
    roles = CATALOG.roles
    if card.key in CATALOG.role_cards:
        return roles.index(CATALOG.role_cards[card.key])
    return next(number for number, one in enumerate(roles) if one.role is card.role)


class Numbering(NamedTuple):
    """What each number is on the other side. The last of each is NONE, so that NONE stays what it is."""

    cards: tuple[int, ...]
    """By the number of a card in the catalog: that in the flat core."""
    props: tuple[int, ...]
    """By the number of a card in the catalog: that among the properties of the flat core."""
    back: tuple[int, ...]
    """By the number of a card in the flat core: that in the catalog."""
    props_back: tuple[int, ...]
    """By the number of a property in the flat core: that of its card in the catalog."""


@cache
def numbering_of(catalog: Catalog) -> Numbering:
    """Return the numbers of a catalog that the flat core plays."""
    cards = [CARD[card.key] for card in catalog.cards]
    props = [PROPERTY_CARDS.index(card) if card in PROPERTY_CARDS else NONE for card in cards]
    back = [catalog.card_numbers.get(card.key, NONE) for card in CARDS_PRINTED]
    props_back = [back[card] for card in PROPERTY_CARDS]
    return Numbering((*cards, NONE), (*props, NONE), (*back, NONE), (*props_back, NONE))
