"""A set of test cards: for what the rules allow and no printed card does."""

import pytest

from chanbara.sword import editions, placement, setup
from chanbara.sword import kind as sword_kind
from chanbara.sword.editions import BASE, Edition, catalog_named
from chanbara.sword.rules.catalog import Card, Catalog, Character
from chanbara.sword.rules.traits import Traits


def change_traits(monkeypatch: pytest.MonkeyPatch, changed: dict[str, Traits], edition: str = BASE) -> None:
    """Play with a set, except that these cards and characters change the game in another way."""
    printed = catalog_named(edition)
    cards = [card._replace(traits=changed.get(card.key, card.traits)) for card in printed.cards]
    characters = [one._replace(traits=changed.get(one.key, one.traits)) for one in printed.characters]
    play_with(monkeypatch, cards, characters, edition)


def play_with(
    monkeypatch: pytest.MonkeyPatch, cards: list[Card], characters: list[Character], edition: str = BASE
) -> None:
    """Play with these cards and characters wherever that set would be played."""
    printed = catalog_named(edition)
    catalog = Catalog(cards, characters, printed.roles, printed.deals, printed.name, label=printed.label)

    def found(_edition: Edition) -> Catalog:
        return catalog

    for module in (sword_kind, placement, setup):
        monkeypatch.setattr(module, "catalog_of", found)
    monkeypatch.setitem(editions._CATALOGS, edition, catalog)
