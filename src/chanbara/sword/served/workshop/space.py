"""The namespace of a table's cards: it is made of the hash of their text, so that texts never meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.kernel.chance import Chance, derive_key
from chanbara.sword.editions import catalog_of
from chanbara.sword.own_cards import digest_of, own_cards_from

if TYPE_CHECKING:
    from chanbara.sword.editions import Edition
    from chanbara.sword.own_cards import OwnCards

FILE = "workshop.yaml"
"""What the file is called in records."""
HAND, MOST_TRIED = 5, 3
"""Cards of a first hand with which cards are tried, and how many of those there are."""
LETTERS = 8
"""Of the hash: a key of the file is then no longer than a word on the wire."""


def design_space(digest: str) -> str:
    """Return the namespace of a text with a hash."""
    return f"x{digest[:LETTERS]}"


def design_cards(text: str) -> OwnCards:
    """Return the cards of a text; ``ValueError`` says what is wrong with it."""
    return own_cards_from(FILE, text, design_space(digest_of(text)))


def opening_hand(edition: Edition, key: bytes) -> tuple[str, ...]:
    """Return a hand with some cards of the text, which a deal then always begins with; the rest is chance."""
    own = [card.key for one in edition.own if is_design(one) for card in one.cards][:MOST_TRIED]
    if not own:
        return ()
    printed = [card for card in catalog_of(edition).cards if card.key not in own]
    deck = [card.key for card in printed for _ in range(card.copies)]
    chance = Chance(derive_key(f"tryout {key.hex()}"))
    chance.shuffle(deck)
    return tuple(own + deck[: HAND - len(own)])


def is_design(own: OwnCards) -> bool:
    """Whether a file came with a table, and not from the operator's disk."""
    return own.is_data and own.name == FILE and own.space == design_space(own.digest)
