"""What cards do, in sentences: made from their parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chanbara.sword.parts.structs import CardPart, CardsFile, CharacterPart


def card_text(card: CardPart, read: CardsFile, language: str) -> str:
    """Return what a card does."""
    return ""


def character_text(one: CharacterPart, read: CardsFile, language: str) -> str:
    """Return what a character does."""
    return ""
