"""The value of a card in hand and of a property in play, in points of honor, from what is printed."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.sword.flat.format import known
from chanbara.sword.flat.format.constants import table
from chanbara.sword.flat.format.layout import PROPERTIES_KNOWN
from chanbara.sword.flat.format.scope import BASE_CATALOG, CATALOG
from chanbara.sword.flat.format.tables import CARDS_PRINTED
from chanbara.sword.mind.value.usual import CARD as OF_A_CARD
from chanbara.sword.mind.value.usual import (
    TIMES,
    has_effects,
    program_in,
    usual_worth,
    worth_against,
    worth_of_moments,
)
from chanbara.sword.rules.words import Proof

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Card, Catalog
    from chanbara.sword.rules.traits import Traits

CARD = OF_A_CARD
"""The value of any card."""
PARRY = 0.77
PER_WOUND = 0.12
PER_REACH = 0.04
FAR_ENOUGH = 5
"""The reach beyond which more is useless."""
COUNTED_WOUNDS = 2
"""The assumed wounds where the target determines how many there are (11.4)."""
PECULIARITY = 0.06
"""The value of a weapon's own effect: hard to parry, comes back, costs a card."""
PER_TRAIT = 0.5
"""The value of a point of Difficulty, a weapon more, a wound more."""

ACTIONS = {
    known.BATTLE_CRY: 0.57,
    known.BREATHING: 0.34,
    known.DAIMYO: 0.75,
    known.DIVERSION: 0.76,
    known.GEISHA: 0.19,
    known.INTUITION: 0.35,
    known.JUJUTSU: 0.34,
    known.MIMICRY: 0.26,
    known.SIMULTANEOUS_ATTACK: 0.13,
    known.TEA_CEREMONY: 0.41,
}
"""The value of actions by their effect, because it does not follow from printed numbers."""
LEAST = 0.05
"""The value of a card that nobody would play."""
MOST = 2.0
"""The greatest value of a card by its effects: they do not always find their moment."""
PER_POINT_IN_HAND = 0.3
"""The value of a point that a card is worth in hand at the end (8.3)."""
USED = 0.5
"""How much of a further effect counts in hand: it does not always happen."""


def is_burden(card: Card) -> bool:
    """Whether a property is a disadvantage to its holder."""
    if has_effects(card.traits):
        return _asset(card) < 0
    return _advantages(card.traits) < 0 or _troubles(card.traits)


def _troubles(traits: Traits) -> bool:
    return bool(traits.on_recovered or traits.after_recovered or traits.on_last_resilience)


def _worth(card: Card) -> float:
    if card.is_parry or card.parries_weapons_only:
        return PARRY + USED * worth_against(card.answered)
    if card.reach:
        return _worth_of_weapon(card)
    if card.play in known.PLAYS:
        return ACTIONS[known.PLAYS[card.play][0]]
    if program_in(card.play) is not None:
        return min(MOST, max(LEAST, usual_worth(card.play)) + PER_POINT_IN_HAND * card.worth)
    return abs(_asset(card)) or CARD


def _worth_of_weapon(card: Card) -> float:
    wounds = card.wounds if card.wounds_by is None else COUNTED_WOUNDS
    points = PER_WOUND * wounds + PER_REACH * min(card.reach, FAR_ENOUGH) + CARD * card.adds_weapons
    effect = worth_against(card.on_hit)
    further = card.on_hit is not None and program_in(card.on_hit) is None
    peculiar = (card.proof is not Proof.PARRY, further, card.hits_empty_handed)
    return max(LEAST, points + PECULIARITY * sum(peculiar) + USED * effect)


def _asset(card: Card) -> float:
    if has_effects(card.traits):
        printed: dict[str, Any] = {window: _printed(card.traits, window) for window in TIMES}
        plain = card.traits._replace(**printed)
        worth = PER_TRAIT * _advantages(plain) + worth_of_moments(card.traits)
        return min(MOST, max(-MOST, worth))
    return -PER_TRAIT if is_burden(card) else PER_TRAIT * _advantages(card.traits)


def _printed(traits: Traits, window: str) -> tuple[Any, ...]:
    """Return what happens at a moment besides programs."""
    return tuple(fill for fill in getattr(traits, window) if program_in(fill) is None)


def _advantages(traits: Traits) -> int:
    """Return the sum of a property's advantages: numbers, flags, and further effects and abilities."""
    if _troubles(traits):
        return 0
    amounts = [len(found) if isinstance(found, tuple) else int(found) for found in traits]
    return sum(amounts) - 2 * traits.taken - traits.falls_with_honor


def _average(catalog: Catalog) -> float:
    copies = sum(card.copies for card in catalog.cards)
    return fsum(_worth(card) * card.copies for card in catalog.cards) / copies


IN_HAND = table([_worth(card) for card in CARDS_PRINTED], np.float64)
"""The value of a card in hand."""
ASSET = table([_asset(card) for card in PROPERTIES_KNOWN], np.float64)
"""The value of a property to its holder."""
IS_BURDEN = table([is_burden(card) for card in PROPERTIES_KNOWN])
"""Whether a property is a disadvantage to its holder."""
AVERAGE = table([_average(catalog) for catalog in (BASE_CATALOG, CATALOG)], np.float64)
"""The value of a card from the deck: without and with Rising Sun."""
