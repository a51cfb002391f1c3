"""The cards and characters that the flat core plays: the printed ones, and added ones with known parts."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.flat.format.known import ALONE, WINDOWS, why_unknown
from chanbara.sword.rules.rulings import DEFAULT_RULINGS
from chanbara.sword.rules.words import Kind

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Card, Catalog, Character

CATALOG = catalog_of(Edition(rising_sun=True))
BASE_CATALOG = catalog_of(Edition(rising_sun=False))
SECOND_CATALOG = catalog_of(Edition(rising_sun=True, rulings=DEFAULT_RULINGS._replace(second_copies=True)))
CATALOGS = (BASE_CATALOG, CATALOG, SECOND_CATALOG)
"""Without and with Rising Sun, and with it by the other count of two cards (1.2)."""

MOST_KINDS = 62
"""A set of cards is a 64-bit integer; one bit is the sign and one stands for no card."""
MOST_CHARACTERS = 62
"""The same for characters."""
MOST_PROPERTY_KINDS = 16
"""Times the number of seats, this must fit into a signed byte."""
MOST_CARDS = 255
"""The sizes of the deck and the pile must fit into an unsigned byte."""
MOST_DIFFICULTY = 58
"""The greatest sum of Difficulty from properties and a character: it stays below 64 (``lanes.smaller``)."""


class Vocabulary(NamedTuple):
    """The cards and characters with a number in the flat core, in order, and those left out."""

    cards: tuple[Card, ...]
    characters: tuple[Character, ...]
    left_out: dict[str, str]
    """By key: the field that is new to the flat core, or the limit that is exceeded."""


def vocabulary_of(catalog: Catalog) -> Vocabulary:
    """Return the entries of a catalog that the flat core plays."""
    left_out = {}
    cards: list[Card] = []
    people: list[Character] = []
    for card in catalog.cards:
        why = why_unknown(card) or _no_room_for(card, cards)
        if why:
            left_out[card.key] = why
        else:
            cards.append(card)
    for one in catalog.characters:
        why = why_unknown(one) or ("too many characters" if len(people) == MOST_CHARACTERS else "")
        if why:
            left_out[one.key] = why
        else:
            people.append(one)
    return Vocabulary(tuple(cards), tuple(people), left_out)


def _no_room_for(card: Card, cards: list[Card]) -> str:
    """Return the limit that one more card would exceed."""
    together = [*cards, card]
    properties = [one for one in together if one.kind is Kind.PROPERTY]
    if len(together) > MOST_KINDS:
        return "too many kinds of cards"
    if sum(one.copies for one in together) > MOST_CARDS:
        return "too many cards"
    if len(properties) > MOST_PROPERTY_KINDS:
        return "too many kinds of properties"
    if sum(one.copies * one.traits.difficulty for one in properties) > MOST_DIFFICULTY - max(
        WINDOWS["difficulty"].of_character
    ):
        return "too much Difficulty"
    for name in ALONE:
        window = WINDOWS[name]
        if window.amount(card.traits) and any(window.amount(one.traits) for one in cards):
            return window.field
    return ""


VOCABULARY = vocabulary_of(CATALOG)


def copies_of(key: str, catalog: Catalog) -> int:
    """Return the copies of a card in a catalog."""
    return catalog.card(key).copies if key in catalog.card_numbers else 0


# --- the version of the numbers -----------------------------------------------------------------------------

PRINTED = "47bcab8b"
"""The hash of the keys of the printed cards and characters."""
PRINTED_VERSION = "sword_v2"
"""Raised when a choice, an observation or a reward differs for the same seed and actions."""


def _version() -> str:
    """Return the version of the numbers of actions and observations: other cards have other numbers."""
    keys = [card.key for card in VOCABULARY.cards]
    keys += [one.key for one in VOCABULARY.characters]
    keys += [card.key for card in CATALOG.roles]
    digest = blake2b(" ".join(keys).encode(), digest_size=4).hexdigest()
    return PRINTED_VERSION if digest == PRINTED else f"{PRINTED_VERSION}_{digest}"


VERSION = _version()
IS_PRINTED = VERSION == PRINTED_VERSION

# --- what is left out ---------------------------------------------------------------------------------------


def left_out_of(catalog: Catalog) -> dict[str, str]:
    """Return the entries of a catalog that the flat core does not know, and why."""
    keys = (*catalog.card_numbers, *catalog.character_numbers)
    return {key: why for key, why in VOCABULARY.left_out.items() if key in keys}


def what_is_unknown(left_out: dict[str, str]) -> str:
    """Return the unknown entries as part of a sentence."""
    return "the flat core does not know " + ", ".join(f"{key} ({why})" for key, why in left_out.items())


def remark_on(catalog: Catalog) -> str:
    """Return the sentence about entries that the flat core does not know; empty if there are none."""
    left_out = left_out_of(catalog)
    if not left_out:
        return ""
    sentence = what_is_unknown(left_out)
    return (
        f"{sentence[0].upper()}{sentence[1:]}: the reference engine plays in its place, and bots judge what "
        "is new by the printed card or character most like it."
    )
