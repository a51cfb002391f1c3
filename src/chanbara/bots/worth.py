"""What a card is worth in hand, in points of honor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.bots.deeds import is_burden
from chanbara.sword.rules.words import Proof

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Card, Catalog
    from chanbara.sword.rules.traits import Traits

CARD = 0.3
"""Any card."""
PARRY = 0.7
PER_WOUND = 0.12
PER_REACH = 0.04
FAR_ENOUGH = 5
"""A reach beyond this is no use."""
COUNTED_WOUNDS = 2
"""Wounds to reckon with where the target decides how many there are (11.4)."""
PECULIARITY = 0.06
"""What a weapon's own effect adds: hard to parry, comes back, costs a card."""
PER_TRAIT = 0.5
"""A point of Difficulty, a weapon more, a wound more."""

ACTIONS = {
    "battle_cry": 0.35,
    "breathing": 0.5,
    "daimyo": 0.5,
    "diversion": 0.4,
    "geisha": 0.35,
    "intuition": 0.45,
    "jujutsu": 0.3,
    "mimicry": 0.45,
    "simultaneous_attack": 0.3,
    "tea_ceremony": 0.55,
}
"""Actions, whose worth is not in numbers printed on them; others are worth as much as any card."""


def worth(card: Card) -> float:
    """Return what a card is worth in hand."""
    if card.is_parry or card.parries_weapons_only:
        return PARRY
    if card.reach:
        return worth_of_weapon(card)
    return ACTIONS.get(card.key) or abs(asset(card)) or CARD


def worth_of_weapon(card: Card) -> float:
    """Return what a weapon is worth, by what is printed on it."""
    wounds = card.wounds if card.wounds_by is None else COUNTED_WOUNDS
    points = PER_WOUND * wounds + PER_REACH * min(card.reach, FAR_ENOUGH) + CARD * card.adds_weapons
    peculiar = (card.proof is not Proof.PARRY, card.on_hit is not None, card.hits_empty_handed)
    return points + PECULIARITY * sum(peculiar) if any(peculiar) else points


def asset(card: Card) -> float:
    """Return what a property is worth to the player in front of whom it lies."""
    return -PER_TRAIT if is_burden(card) else PER_TRAIT * _advantages(card.traits)


def _advantages(traits: Traits) -> int:
    numbers = traits.difficulty + traits.weapon_limit + traits.dealt + traits.cards_drawn
    return numbers + traits.absorbs + len(traits.on_played)


def average_worth(catalog: Catalog) -> float:
    """Return what a card from the deck is worth."""
    return sum(worth(card) * card.copies for card in catalog.cards) / sum(
        card.copies for card in catalog.cards
    )
