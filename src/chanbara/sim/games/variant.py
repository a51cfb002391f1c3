"""Cards, characters and rules as plain data, from which other processes set up games."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from chanbara.sword.books import OURS
from chanbara.sword.house import read_house
from chanbara.sword.own_cards import own_cards_from
from chanbara.sword.setup import chosen_edition

ANY_CAST = "mixed"
_house = lru_cache(maxsize=16)(read_house)
"""House rules that were read: every game asks for them, and reading takes longer than a game."""


class Variant(NamedTuple):
    """Cards, characters and rules."""

    rising_sun: bool = False
    cast: str = ANY_CAST
    """The characters to deal from."""
    rikyu: bool = False
    """Whether the promotional character is among them."""
    rulings: tuple[tuple[str, Any], ...] = ()
    """Rulings that differ from the default, with their values."""
    house: str | None = None
    """House rules, the text of their file."""
    cards: tuple[tuple[str, str, str], ...] = ()
    """User cards: name, text and namespace of each file."""
    book: str = OURS
    """The rulebook."""

    @property
    def set_up(self) -> dict[str, Any]:
        """The options of a new game."""
        own = [own_cards_from(*one) for one in self.cards]
        return {
            "rising_sun": self.rising_sun,
            "cast": self.cast,
            "rikyu": self.rikyu,
            "rulings": dict(self.rulings),
            "house": None if self.house is None else _house(self.house),
            "own": own,
            "book": self.book,
        }

    @property
    def label(self) -> dict[str, str]:
        """Its label in reports, as in a record; "" for the plain base game."""
        options = self.set_up
        cast, rikyu = options.pop("cast"), options.pop("rikyu")
        lines = dict(chosen_edition(**options).label)
        if cast != ANY_CAST:
            lines["cast"] = cast
        return lines | ({"rikyu": "yes"} if rikyu else {})
