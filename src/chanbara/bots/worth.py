"""What a card is worth in hand, in points of honor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.bots.deeds import is_burden
from chanbara.sword.cards.base import CATALOG
from chanbara.sword.sight.reckoning import printed

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Card
    from chanbara.sword.rules.traits import Traits

CARD = 0.3
"""Any card."""
PARRY = 0.7
PER_WOUND = 0.12
PER_REACH = 0.04
PER_TRAIT = 0.5
"""A point of Difficulty, a weapon more, a wound more."""

ACTIONS = {
    "battle_cry": 0.35,
    "breathing": 0.5,
    "daimyo": 0.5,
    "diversion": 0.4,
    "geisha": 0.35,
    "jujutsu": 0.3,
    "tea_ceremony": 0.55,
}
"""Actions, whose worth is not in numbers printed on them; others are worth as much as any card."""


def worth(key: str) -> float:
    """Return what a card is worth in hand."""
    card = printed(key)
    if card.is_parry:
        return PARRY
    if card.reach:
        return PER_WOUND * card.wounds + PER_REACH * card.reach
    return ACTIONS.get(key) or abs(asset(card)) or CARD


def asset(card: Card) -> float:
    """Return what a property is worth to the player in front of whom it lies."""
    return -PER_TRAIT if is_burden(card) else PER_TRAIT * _advantages(card.traits)


def _advantages(traits: Traits) -> int:
    return traits.difficulty + traits.weapon_limit + traits.dealt + traits.cards_drawn


def average_worth() -> float:
    """Return what a card from the deck is worth."""
    return sum(worth(card.key) * card.copies for card in CATALOG.cards) / sum(
        card.copies for card in CATALOG.cards
    )
