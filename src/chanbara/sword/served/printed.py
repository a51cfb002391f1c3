"""What is printed on a card or a character, as clients get it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.server.wire.bodies import CardInfo, CharacterInfo

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Card, Character

CHARACTERS = "12"
"""The chapter of the rules about characters."""


def character_info(one: Character, *, is_new: bool) -> CharacterInfo:
    """Return what is printed on a character; whether it is from the expansion is not."""
    return CharacterInfo(one.key, one.resilience, CHARACTERS, is_new)


def card_info(card: Card, *, is_new: bool) -> CardInfo:
    """Return what is printed on a card; whether it is from the expansion is not."""
    return CardInfo(
        key=card.key,
        kind=card.kind.value,
        suit=card.suit.value,
        copies=card.copies,
        rule=card.rule,
        reach=card.reach or None,
        wounds=None if card.wounds_by is not None else card.wounds or None,
        parry=card.is_parry or card.parries_weapons_only,
        rising_sun=is_new,
    )
