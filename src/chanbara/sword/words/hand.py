"""The cards in the reader's hand: what they do, and whom they reach."""

from __future__ import annotations

from chanbara.sword.rules.catalog import Card
from chanbara.sword.rules.words import Kind
from chanbara.sword.sight.derived import traits_seen
from chanbara.sword.sight.view import View
from chanbara.sword.words.reach import in_reach
from chanbara.sword.words.words import Words

PLAIN_WEAPON = "1.1"
"""The rule of a weapon that does nothing but wound: its text need not be read in play."""


def card_text(words: Words, view: View, key: str) -> str:
    """Return what a card in the reader's hand does."""
    card = words.entry(key)
    if card.kind is not Kind.WEAPON or view.seat is None:
        return words.text(f"card-{key}")
    numbers = weapon_numbers(words, card, card.wounds + traits_seen(view, view.seat).dealt)
    text = f"{numbers}; {reach_text(words, view, key)}"
    return text if card.rule == PLAIN_WEAPON else f"{text}. {words.text(f'card-{key}')}"


def printed_text(words: Words, key: str) -> str:
    """Return what a card does, whoever plays it: of a weapon its numbers, and what is peculiar to it."""
    card = words.entry(key)
    if card.kind is not Kind.WEAPON:
        return words.text(f"card-{key}")
    numbers = weapon_numbers(words, card, card.wounds)
    return numbers if card.rule == PLAIN_WEAPON else f"{numbers}. {words.text(f'card-{key}')}"


def weapon_numbers(words: Words, card: Card, wounds: int) -> str:
    """Return the reach and the wounds of a weapon, where it has a number of them."""
    if card.wounds_by is not None:
        return words.say("table-weapon-counts", reach=card.reach)
    return words.say("table-weapon", reach=card.reach, wounds=words.amount("wounds", wounds))


def reach_text(words: Words, view: View, weapon: str) -> str:
    """Return whom a weapon in the reader's hand reaches."""
    reached = in_reach(view, weapon)
    if not reached:
        return words.say("table-reaches-nobody")
    if len(reached) == len(view.seats) - 1:
        return words.say("table-reaches-everybody")
    return words.say("table-reaches", names=words.names(reached))
