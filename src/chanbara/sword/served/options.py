"""The options of Samurai Sword."""

from __future__ import annotations

from typing import Annotated

import msgspec

from chanbara.kernel.game import Game
from chanbara.server.wire.game_options import Book, GameOptions, Word
from chanbara.server.wire.refusal import Refusal
from chanbara.sword.books import OURS
from chanbara.sword.bots.registry import NAMES
from chanbara.sword.kind import SWORD
from chanbara.sword.label import own_cards_labelled

Text = Annotated[str, msgspec.Meta(max_length=8_000)]
"""House rules: a file that changes every number is shorter, and a longer one takes long to parse."""
NESTED = 200
"""Brackets in a file of house rules: thousands of them take seconds to reject."""


class SwordGame(GameOptions, tag="sword"):
    """A table of Samurai Sword."""

    bots = NAMES
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

    @property
    def files(self) -> dict[str, str]:
        """The files of custom cards."""
        return self.cards

    @property
    def seats(self) -> int:
        """Number of seats."""
        return self.players

    @property
    def is_standard(self) -> bool:
        """Whether it is the standard game: our reading, and everything dealt."""
        return not (self.house or self.cards or self.book != OURS or self.rulings or any(self.characters))

    def check(self) -> None:
        """Refuse house rules that take seconds to parse."""
        if sum(map(self.house.count, "[{")) > NESTED:
            raise Refusal("impossible", "too-many-brackets", most=NESTED)

    def deal(self, key: bytes, carried: str = "") -> Game:
        """Set up the game; ``ValueError`` says what is impossible."""
        chosen = {
            "players": self.players,
            "rising_sun": self.rising_sun,
            "cast": self.cast,
            "rikyu": self.rikyu,
            "characters": self.characters or None,
            "book": self.book,
            "rulings": self.rulings or None,
            "house": self.house or None,
            "own": own_cards_labelled(" ".join(f"{name}@{digest}" for name, digest in self.cards.items())),
        }
        return SWORD.new(key=key, **chosen)
