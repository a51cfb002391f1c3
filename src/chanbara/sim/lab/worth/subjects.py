"""What a change has new, what it has changed, and the printed things of the same kind."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.editions import Edition, cast, catalog_of
from chanbara.sword.rules.words import Kind
from chanbara.sword.setup import chosen_edition

if TYPE_CHECKING:
    from chanbara.sim.games.variant import Variant
    from chanbara.sword.rules.catalog import Card, Catalog, Character

CHARACTER = "character"
"""The kind of everything that is no card."""


class Origin(StrEnum):
    """Whether the change made it what it is."""

    NEW = "new"
    CHANGED = "changed"
    PRINTED = "printed"


class Item(NamedTuple):
    """A card or a character."""

    kind: str
    """A kind of cards, or ``CHARACTER``."""
    key: str
    origin: Origin

    @property
    def is_judged(self) -> bool:
        """Whether it is new or changed."""
        return self.origin is not Origin.PRINTED


class Subjects(NamedTuple):
    """The items of all kinds of which something is judged, in a fixed order."""

    items: tuple[Item, ...] = ()
    has_new: bool = True
    """Whether what is new can be dealt; not in the printed game."""

    @property
    def as_printed(self) -> Subjects:
        """The same items, without dealing what is new."""
        return self._replace(has_new=False)

    def judged(self, kind: str | None = None) -> tuple[int, ...]:
        """Return the places of what is new or changed."""
        return self._places(kind, judged=True)

    def printed(self, kind: str) -> tuple[int, ...]:
        """Return the places of the printed things of a kind, in which nothing was changed."""
        return self._places(kind, judged=False)

    def _places(self, kind: str | None, *, judged: bool) -> tuple[int, ...]:
        return tuple(
            at
            for at, item in enumerate(self.items)
            if item.is_judged is judged
            and kind in (None, item.kind)
            and (self.has_new or item.origin is not Origin.NEW)
        )

    @property
    def cards(self) -> tuple[int, ...]:
        """The places of the cards that are judged."""
        return tuple(at for at in self.judged() if self.items[at].kind != CHARACTER)

    @property
    def has_changed(self) -> bool:
        """Whether a printed thing was changed: then the printed game says what it was worth."""
        return any(item.origin is Origin.CHANGED for item in self.items)


@lru_cache(maxsize=16)
def subjects_of(usual: Variant, other: Variant, most_players: int) -> Subjects:
    """Return what is new or changed, with the printed things of the same kinds that can be dealt.

    A character needs as many printed ones as there are seats: each line-up is made of them.
    """
    after, dealt = _catalog(other), cast(_edition(other), other.cast, rikyu=other.rikyu)
    there = {card.key for card in after.cards if card.copies} | dealt
    items = [item for item in all_items(usual, other) if item.key in there]
    if sum(item.kind == CHARACTER and not item.is_judged for item in items) < most_players:
        items = [item for item in items if item.kind != CHARACTER]
    asked = {item.kind for item in items if item.is_judged}
    compared = {item.kind for item in items if not item.is_judged}
    return Subjects(tuple(item for item in items if item.kind in asked & compared))


@lru_cache(maxsize=16)
def all_items(usual: Variant, other: Variant) -> tuple[Item, ...]:
    """Return all cards and characters of a change, by kind, with where they are from."""
    before, after = _catalog(usual), _catalog(other)
    cards = [
        Item(card.kind.value, card.key, _card_origin(before, card))
        for kind in Kind
        for card in after.cards
        if card.kind is kind
    ]
    return (*cards, *(Item(CHARACTER, one.key, _person_origin(before, one)) for one in after.characters))


def _edition(variant: Variant) -> Edition:
    options = variant.set_up
    del options["cast"], options["rikyu"]
    return chosen_edition(**options)


def _catalog(variant: Variant) -> Catalog:
    return catalog_of(_edition(variant))


def _card_origin(before: Catalog, card: Card) -> Origin:
    if card.key not in before.card_numbers:
        return Origin.NEW
    # More or fewer copies do not change what one of them is worth.
    same = before.card(card.key)._replace(copies=card.copies) == card
    return Origin.PRINTED if same else Origin.CHANGED


def _person_origin(before: Catalog, one: Character) -> Origin:
    if one.key not in before.character_numbers:
        return Origin.NEW
    same = before.characters[before.character_numbers[one.key]] == one
    return Origin.PRINTED if same else Origin.CHANGED
