"""The value of a card in hand and of a property in play, in points of honor, from what is printed."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING

import numpy as np

from chanbara.sword.flat.format import known
from chanbara.sword.flat.format.constants import table
from chanbara.sword.flat.format.layout import PROPERTIES_KNOWN
from chanbara.sword.flat.format.scope import BASE_CATALOG, CATALOG
from chanbara.sword.flat.format.tables import CARDS_PRINTED
from chanbara.sword.rules.words import Proof

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Card, Catalog
    from chanbara.sword.rules.traits import Traits

CARD = 0.36
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


def is_burden(card: Card) -> bool:
    """Whether a property is a disadvantage to its holder."""
    return _advantages(card.traits) < 0 or _troubles(card.traits)


def _troubles(traits: Traits) -> bool:
    return bool(traits.on_recovered or traits.after_recovered or traits.on_last_resilience)


def _worth(card: Card) -> float:
    if card.is_parry or card.parries_weapons_only:
        return PARRY
    if card.reach:
        return _worth_of_weapon(card)
    if card.play in known.PLAYS:
        return ACTIONS[known.PLAYS[card.play][0]]
    return abs(_asset(card)) or CARD


def _worth_of_weapon(card: Card) -> float:
    wounds = card.wounds if card.wounds_by is None else COUNTED_WOUNDS
    points = PER_WOUND * wounds + PER_REACH * min(card.reach, FAR_ENOUGH) + CARD * card.adds_weapons
    peculiar = (card.proof is not Proof.PARRY, card.on_hit is not None, card.hits_empty_handed)
    return points + PECULIARITY * sum(peculiar)


def _asset(card: Card) -> float:
    return -PER_TRAIT if is_burden(card) else PER_TRAIT * _advantages(card.traits)


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
