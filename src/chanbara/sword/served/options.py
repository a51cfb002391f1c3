"""The options of Samurai Sword."""

from __future__ import annotations

from typing import Annotated

import msgspec

from chanbara.kernel.game import Game
from chanbara.server.wire.game_options import Book, Departure, GameOptions, Word
from chanbara.server.wire.refusal import Refusal
from chanbara.sword.books import OURS
from chanbara.sword.bots.even import EVEN
from chanbara.sword.bots.net.offered import OFFERED
from chanbara.sword.bots.registry import NAMES
from chanbara.sword.editions import Edition
from chanbara.sword.house import MAX_BYTES
from chanbara.sword.kind import SWORD
from chanbara.sword.label import own_cards_labelled
from chanbara.sword.parts import vocabulary
from chanbara.sword.served.workshop.space import design_cards, opening_hand
from chanbara.sword.setup import chosen_edition

DesignText = Annotated[str, msgspec.Meta(max_length=vocabulary.MAX_BYTES)]
"""Cards as data: as long as everywhere."""
Text = Annotated[str, msgspec.Meta(max_length=MAX_BYTES)]
"""House rules: as long as everywhere."""
NESTED = 200
"""Brackets in a file of house rules: thousands of them take seconds to reject."""


class SwordGame(GameOptions, tag="sword"):
    """A table of Samurai Sword."""

    bots = (*NAMES, EVEN)
    stand_in = "detective"
    has_suspects = True

    players: Annotated[int, msgspec.Meta(ge=3, le=8)] = 5
    """Number of players."""
    rising_sun: bool = False
    """Whether the expansion is used."""
    cast: Word = "mixed"
    """The characters to deal from: ``base``, ``rising_sun`` or ``mixed``."""
    rikyu: bool = False
    """Whether the promo character is among them."""
    characters: Annotated[list[Word | None], msgspec.Meta(max_length=8)] = msgspec.field(default_factory=list)
    """By seat; null is dealt at random. Empty: all are."""
    book: Book = "ours"
    """The rulebook; ``ours`` is our reading of all three."""
    rulings: Annotated[dict[Word, bool | int | Word], msgspec.Meta(max_length=40)] = msgspec.field(
        default_factory=dict
    )
    """Rulings that differ from those of the book, by name."""
    house: Text = ""
    """The text of a file of house rules."""
    cards: Annotated[dict[Word, Word], msgspec.Meta(max_length=8)] = msgspec.field(default_factory=dict)
    """Files of custom cards that the server has: the hash of each, by its name; empty: as it is now."""
    design: DesignText = ""
    """The text of a file of cards as data, which travels with the table."""
    tryout: bool = False
    """Whether the first seat begins with some of these cards in hand, to try them."""

    def offers(self, bot: str) -> bool:
        """Whether it is one of our bots, or a network that the operator offers."""
        return super().offers(bot) or bot in OFFERED

    @property
    def files(self) -> dict[str, str]:
        """The files of custom cards."""
        return self.cards

    @property
    def seats(self) -> int:
        """Number of seats."""
        return self.players

    @property
    def departures(self) -> list[Departure]:
        """How it differs from the standard game: our reading, printed numbers and cards, everything dealt."""
        found: dict[Departure, bool] = {
            "house": bool(self.house),
            "cards": bool(self.cards or self.design),
            "book": self.book != OURS,
            "rulings": bool(self.rulings),
            "characters": any(self.characters),
        }
        return [name for name, differs in found.items() if differs]

    def check(self) -> None:
        """Refuse house rules that take seconds to parse."""
        if sum(map(self.house.count, "[{")) > NESTED:
            raise Refusal("impossible", "too-many-brackets", most=NESTED)

    def edition(self, house: str | None) -> Edition:
        """Return the cards and rules, with these house rules; ``ValueError`` says what is impossible."""
        own = own_cards_labelled(" ".join(f"{name}@{digest}" for name, digest in self.cards.items()))
        if self.design:
            own = (*own, design_cards(self.design))
        rulings = self.rulings or None
        return chosen_edition(
            rising_sun=self.rising_sun, rulings=rulings, house=house, own=own, book=self.book
        )

    def deal(self, key: bytes, carried: str = "") -> Game:
        """Set up the game; ``ValueError`` says what is impossible."""
        edition = self.edition(self.house or None)
        tried = opening_hand(edition, key) if self.tryout else ()
        chosen = {
            "players": self.players,
            "hands": (tried, *[None] * (self.players - 1)) if tried else None,
            "cast": self.cast,
            "rikyu": self.rikyu,
            "characters": self.characters or None,
        }
        return SWORD.new(key=key, **chosen, **edition._asdict())
