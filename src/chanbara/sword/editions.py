"""Editions: the cards, characters, roles and rulings of a game."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakValueDictionary

from chanbara.sword.books import OURS, book_rulings
from chanbara.sword.cards import promo
from chanbara.sword.cards.base.actions import ACTIONS
from chanbara.sword.cards.base.characters import CHARACTERS
from chanbara.sword.cards.base.properties import PROPERTIES
from chanbara.sword.cards.base.roles import DEALS, ROLES
from chanbara.sword.cards.base.weapons import WEAPONS
from chanbara.sword.cards.rising_sun import actions, characters, properties, roles, weapons
from chanbara.sword.house import with_multipliers
from chanbara.sword.own_space import one_line_json
from chanbara.sword.rules.catalog import Card, Catalog, Character, Deals
from chanbara.sword.rules.rulings import DEFAULT_RULINGS, Rulings

if TYPE_CHECKING:
    from chanbara.sword.house import House
    from chanbara.sword.own_cards import OwnCards

BASE, RISING_SUN = "base", "rising_sun"

RECENT = 64
"""Catalogs that are kept though no game uses them."""

SECOND_COPIES = {"kozuka": 2, "makibishi": 1}
"""The other of two disputed counts (1)."""


class Edition(NamedTuple):
    """The components and rules before the deal."""

    rising_sun: bool = False
    rulings: Rulings = DEFAULT_RULINGS
    house: House | None = None
    own: tuple[OwnCards, ...] = ()
    """Files of own cards; several have a namespace each."""
    book: str = OURS
    """The rulebook it follows; ``rulings`` are the book's, with individual changes."""

    @property
    def changed(self) -> dict[str, Any]:
        """The rulings that differ from the book's."""
        return self.rulings.changed(book_rulings(self.book))

    @property
    def label(self) -> list[tuple[str, str]]:
        """Its description in a record, as keys and values; empty for the plain base game."""
        lines = [("set", RISING_SUN)] if self.rising_sun else []
        if self.book != OURS:
            lines.append(("book", self.book))
        if self.changed:
            pairs = (f"{name}={json.dumps(value)}" for name, value in self.changed.items())
            lines.append(("rulings", " ".join(pairs)))
        if self.house is not None:
            lines.append(("house", f"{self.house.digest} {json.dumps(self.house.text, ensure_ascii=False)}"))
        if self.own:
            lines.append(("cards", " ".join(own.label for own in self.own)))
        data = {own.digest: [own.name, own.source] for own in self.own if own.is_data}
        if data:
            lines.append(("data", one_line_json(data)))
        return lines

    @property
    def name(self) -> str:
        """Its unique name: set and book, the rulings that differ, and what was added."""
        parts = [RISING_SUN if self.rising_sun else BASE]
        if self.book != OURS:
            parts.append(f"book={self.book}")
        parts += [f"{name}={json.dumps(value)}" for name, value in self.changed.items()]
        if self.house is not None:
            parts.append(f"house={self.house.digest}")
        for own in self.own:
            parts.append(f"cards={own.label if own.space else own.digest}")
        return " ".join(parts)


@lru_cache(maxsize=RECENT)
def catalog_of(edition: Edition) -> Catalog:
    """Return the catalog of an edition; the same edition has the same catalog while a game uses it."""
    known = _IN_USE.get(edition)
    if known is not None:
        return known
    cards, people = _cards(edition), _characters(edition)
    deals = DEALS
    if edition.rising_sun:
        deals = roles.DEALS._replace(hands=(*DEALS.hands, edition.rulings.eighth_hand))
    for own in edition.own:
        cards, people = _with_own(own, cards, people)
        deals = _with_own_multipliers(own, deals)
    if edition.house is not None:
        cards, people, deals = edition.house.apply(cards, people, deals)
    role_cards = roles.ROLES if edition.rising_sun else ROLES
    catalog = Catalog(
        cards, people, role_cards, deals, edition.name, edition.rulings, edition.label, edition.book
    )
    _IN_USE[edition] = _CATALOGS[catalog.name] = catalog
    return catalog


_IN_USE: WeakValueDictionary[Edition, Catalog] = WeakValueDictionary()
_CATALOGS: WeakValueDictionary[str, Catalog] = WeakValueDictionary()
"""Those of running games, and the most recent ones, by edition and by name: house rules of strangers are
endless."""


def _with_own_multipliers(own: OwnCards, deals: Deals) -> Deals:
    """Change the multipliers of roles, where the set has that role with that number of players."""
    changed = {
        role: {count: number for count, number in table if role in deals.roles.get(count, {})}
        for role, table in own.multipliers
    }
    return with_multipliers(deals, changed) if changed else deals


def _with_own(
    own: OwnCards, cards: tuple[Card, ...], people: tuple[Character, ...]
) -> tuple[tuple[Card, ...], tuple[Character, ...]]:
    """Add a designer's cards and characters; a key that is taken is refused."""
    all_cards, all_people = (*cards, *own.cards), (*people, *own.characters)
    keys = [*(card.key for card in all_cards), *(one.key for one in all_people)]
    taken = [key for key in keys if keys.count(key) > 1]
    if taken:
        message = f"{own.name}: {taken[0]} is there already"
        raise ValueError(message)
    return all_cards, all_people


def catalog_named(name: str) -> Catalog:
    """Return a catalog by its name: that of a plain set, or one that was used before."""
    for rising_sun in (False, True):
        catalog_of(Edition(rising_sun))
    found = _CATALOGS.get(name)
    if found is None:
        message = f"the edition {name!r} is not known here: set up a game with it first"
        raise ValueError(message)
    return found


def _cards(edition: Edition) -> tuple[Card, ...]:
    if not edition.rising_sun:
        return (*WEAPONS, *ACTIONS, *PROPERTIES)
    more = dict(actions.MORE_COPIES)
    base = [
        card._replace(copies=card.copies + more.get(card.key, 0))
        for card in (*WEAPONS, *ACTIONS, *PROPERTIES)
    ]
    added: tuple[Card, ...] = (*weapons.WEAPONS, *actions.ACTIONS, *properties.PROPERTIES)
    if edition.rulings.second_copies:
        added = tuple(card._replace(copies=SECOND_COPIES.get(card.key, card.copies)) for card in added)
    return (*base, *added)


def _characters(edition: Edition) -> tuple[Character, ...]:
    if not edition.rising_sun:
        return (*CHARACTERS, *promo.CHARACTERS)
    return (*CHARACTERS, *characters.CHARACTERS, *promo.CHARACTERS)


@lru_cache(maxsize=RECENT)
def cast(edition: Edition, who: str, *, rikyu: bool) -> frozenset[str]:
    """Return the characters that are dealt from: those of "base", "rising_sun" or both, and the promo."""
    sets = {BASE: CHARACTERS, RISING_SUN: characters.CHARACTERS}
    wanted = [*sets] if who == "mixed" else [who]
    if who != "mixed" and who not in sets:
        message = f"there is no cast {who!r}; casts are mixed, {', '.join(sets)}"
        raise ValueError(message)
    if not edition.rising_sun:
        if who == RISING_SUN:
            message = "the cast rising_sun needs the expansion"
            raise ValueError(message)
        wanted = [BASE]
    keys = {one.key for name in wanted for one in sets[name]}
    if rikyu:
        keys |= {one.key for one in promo.CHARACTERS}
    keys |= {one.key for own in edition.own for one in own.characters}
    if edition.house is not None and edition.house.characters is not None:
        keys &= set(edition.house.characters)
    return frozenset(keys)
