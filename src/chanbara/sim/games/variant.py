"""Which cards, characters and rules are played, as plain data: other processes set up games from it."""

from __future__ import annotations

from typing import Any, NamedTuple

from chanbara.sword.books import OURS
from chanbara.sword.own_cards import own_cards_from
from chanbara.sword.setup import chosen_edition

ANY_CAST = "mixed"


class Variant(NamedTuple):
    """Which cards, characters and rules are played."""

    rising_sun: bool = False
    cast: str = ANY_CAST
    """Whose characters are dealt."""
    rikyu: bool = False
    """Whether the promotional character is among them."""
    rulings: tuple[tuple[str, Any], ...] = ()
    """Rulings that differ from the default, with their values."""
    house: str | None = None
    """House rules, as their file says them."""
    cards: tuple[str, str] | None = None
    """Own cards: the name of their file, and what it says."""
    book: str = OURS
    """The rulebook that is followed."""

    @property
    def set_up(self) -> dict[str, Any]:
        """The options of a new game."""
        own = None if self.cards is None else own_cards_from(*self.cards)
        return {
            "rising_sun": self.rising_sun,
            "cast": self.cast,
            "rikyu": self.rikyu,
            "rulings": dict(self.rulings),
            "house": self.house,
            "own": own,
            "book": self.book,
        }

    @property
    def label(self) -> dict[str, str]:
        """What is said about it beside results, as in a record; of the plain base game nothing."""
        options = self.set_up
        cast, rikyu = options.pop("cast"), options.pop("rikyu")
        lines = dict(chosen_edition(**options).label)
        if cast != ANY_CAST:
            lines["cast"] = cast
        return lines | ({"rikyu": "yes"} if rikyu else {})
