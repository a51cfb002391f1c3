"""The namespace of a table's cards: it is made of the hash of their text, so that texts never meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sword.own_cards import digest_of, own_cards_from

if TYPE_CHECKING:
    from chanbara.sword.own_cards import OwnCards

FILE = "workshop.yaml"
"""What the file is called in records."""
LETTERS = 8
"""Of the hash: a key of the file is then no longer than a word on the wire."""


def design_space(digest: str) -> str:
    """Return the namespace of a text with a hash."""
    return f"x{digest[:LETTERS]}"


def design_cards(text: str) -> OwnCards:
    """Return the cards of a text; ``ValueError`` says what is wrong with it."""
    return own_cards_from(FILE, text, design_space(digest_of(text)))


def is_design(own: OwnCards) -> bool:
    """Whether a file came with a table, and not from the operator's disk."""
    return own.is_data and own.name == FILE and own.space == design_space(own.digest)
