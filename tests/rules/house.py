"""A set of cards of one's own: for what the rules allow and no card of the base game brings about."""

import pytest

import tests.table
from chanbara.record import codec, log
from chanbara.sword import placement, setup
from chanbara.sword.cards.base import CATALOG
from chanbara.sword.rules.catalog import Catalog
from chanbara.sword.rules.traits import Traits
from chanbara.sword.sight import imagine


def change_traits(monkeypatch: pytest.MonkeyPatch, changed: dict[str, Traits]) -> None:
    """Play with the base game, except that these cards and characters change the game in another way."""
    cards = [card._replace(traits=changed.get(card.key, card.traits)) for card in CATALOG.cards]
    characters = [one._replace(traits=changed.get(one.key, one.traits)) for one in CATALOG.characters]
    catalog = Catalog(cards, characters, CATALOG.roles, CATALOG.deals)
    for module in (codec, imagine, log, placement, setup, tests.table):
        monkeypatch.setattr(module, "CATALOG", catalog)
