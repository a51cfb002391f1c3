"""The flat core for the cards of a variant: as printed, or with tables of its own."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from chanbara.sim.games.variant import ANY_CAST
from chanbara.sword.editions import cast, catalog_of
from chanbara.sword.open.card_set import card_set_of
from chanbara.sword.setup import chosen_edition

if TYPE_CHECKING:
    from chanbara.sim.games.variant import Variant
    from chanbara.sword.open.card_set import CardSet

RECENT = 16
"""Variants whose cards are looked up once: every game asks for them."""


@lru_cache(maxsize=RECENT)
def cards_of(variant: Variant, *, with_cast: bool = False) -> CardSet | None:
    """Return the cards of a variant, or None if they are as printed.

    ``with_cast`` is for games that the flat core deals itself: then a chosen cast counts as well.
    """
    has_cast = with_cast and (variant.cast != ANY_CAST or variant.rikyu)
    if variant.house is None and not variant.cards and not has_cast:
        return None
    options = variant.set_up
    del options["cast"], options["rikyu"]
    edition = chosen_edition(**options)
    characters = cast(edition, variant.cast, rikyu=variant.rikyu) if with_cast else None
    return card_set_of(catalog_of(edition), characters)


def on_cards(variant: Variant, name: str, *, with_cast: bool = False) -> Any:  # noqa: ANN401 - a module
    """Return a module of the flat core, or one that uses it, for the cards of a variant."""
    cards = cards_of(variant, with_cast=with_cast)
    return import_module(name) if cards is None else cards.module(name)
