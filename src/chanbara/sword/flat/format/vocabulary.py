"""The cards and characters that the flat core plays: the printed ones, and added ones with known parts.

In the open build there is a number for as many cards and characters as fit; blank ones fill up what a catalog
leaves free, and nobody ever holds them.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.cards.rising_sun.roles import ROLES
from chanbara.sword.flat.format.known import ALONE, PLAYS, SETS, WINDOWS, why_unknown
from chanbara.sword.flat.format.scope import CASTS, CATALOG, IS_OPEN
from chanbara.sword.rules.catalog import Card, Character
from chanbara.sword.rules.traits import NO_TRAITS
from chanbara.sword.rules.words import Aim, Kind, Suit

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Catalog

ROLE_CARDS = ROLES
"""The role cards, with their numbers: those of Rising Sun; those of the base game are among them."""

MOST_KINDS = 62
"""A set of cards is a 64-bit integer; one bit is the sign and one stands for no card."""
MOST_CHARACTERS = 62
"""The same for characters."""
MOST_PROPERTY_KINDS = 16
"""Times the number of seats, this must fit into a signed byte."""
MOST_CARDS = 255
"""The sizes of the deck and the pile must fit into an unsigned byte."""
MOST_PLAIN_KINDS = MOST_KINDS - MOST_PROPERTY_KINDS
"""Kinds of cards that are no properties, in the open build."""
MOST_LAID = 120
"""All copies of properties: those in play are counted in a signed byte."""
MOST_ON_PROPERTY = 8
"""Kinds of cards that are played on a property, in the open build."""
MOST_GIVING = 96
"""How many windows all properties change together, in the open build."""
MOST_MEANING = 48
"""How many predicates all properties have together, in the open build."""
MOST_HONOR = 100
"""The honor of all players at the start: their sum must fit into a signed byte."""
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
    everybody = sorted(catalog.characters, key=lambda one: one.key not in CASTS[-1])
    for card in catalog.cards:
        why = why_unknown(card) or _no_room_for(card, cards)
        if why:
            left_out[card.key] = why
        else:
            cards.append(card)
    for one in everybody:
        why = why_unknown(one) or ("too many characters" if len(people) == MOST_CHARACTERS else "")
        if why:
            left_out[one.key] = why
        else:
            people.append(one)
    if (
        IS_OPEN
        and max(shogun + others * (players - 1) for players, (shogun, others) in catalog.deals.honor.items())
        > MOST_HONOR
    ):
        left_out["honor"] = "too much honor"
    return Vocabulary(tuple(cards), tuple(people), left_out)


def _no_room_for(card: Card, cards: list[Card]) -> str:
    """Return the limit that one more card would exceed."""
    together = [*cards, card]
    properties = [one for one in together if one.kind is Kind.PROPERTY]
    if len(together) > MOST_KINDS or (IS_OPEN and len(together) - len(properties) > MOST_PLAIN_KINDS):
        return "too many kinds of cards"
    if sum(one.copies for one in together) > MOST_CARDS:
        return "too many cards"
    if len(properties) > MOST_PROPERTY_KINDS:
        return "too many kinds of properties"
    if sum(one.copies for one in properties) > MOST_LAID:
        return "too many properties"
    if sum(one.copies * one.traits.difficulty for one in properties) > MOST_DIFFICULTY - max(
        WINDOWS["difficulty"].of_character
    ):
        return "too much Difficulty"
    if IS_OPEN and (why := _no_room_in_lists(together, properties)):
        return why
    for name in ALONE:
        window = WINDOWS[name]
        if window.amount(card.traits) and any(window.amount(one.traits) for one in cards):
            return window.field
    return ""


def _no_room_in_lists(together: list[Card], properties: list[Card]) -> str:
    """Return the list of the open build in which there would be too many."""
    effects = [window.amount(card.traits) for card in properties for window in WINDOWS.values()]
    predicates = [getattr(card.traits, field) for card in properties for field in SETS]
    on_property = (Aim.HAND_OR_PROPERTY, Aim.PROPERTY)
    if sum(card.play in PLAYS and PLAYS[card.play][1] in on_property for card in together) > MOST_ON_PROPERTY:
        return "too many kinds of cards that are played on properties"
    if sum(map(bool, effects)) > MOST_GIVING or sum(map(bool, predicates)) > MOST_MEANING:
        return "too many effects of properties"
    return ""


def _blank_card(key: str, kind: Kind) -> Card:
    return Card(key, kind, Suit.FUJI, 0, "", Aim.ANSWER if kind is Kind.ACTION else Aim.NOTHING)


def _filled_up(its: Vocabulary) -> Vocabulary:
    """Return a vocabulary with all numbers taken."""
    properties = sum(card.kind is Kind.PROPERTY for card in its.cards)
    plain = len(its.cards) - properties
    cards = (
        *its.cards,
        *(_blank_card(f"-property{free}", Kind.PROPERTY) for free in range(properties, MOST_PROPERTY_KINDS)),
        *(_blank_card(f"-card{free}", Kind.ACTION) for free in range(plain, MOST_PLAIN_KINDS)),
    )
    free_people = range(len(its.characters), MOST_CHARACTERS)
    return its._replace(
        cards=cards,
        characters=(*its.characters, *(Character(f"-{free}", 1, NO_TRAITS) for free in free_people)),
    )


VOCABULARY = _filled_up(vocabulary_of(CATALOG)) if IS_OPEN else vocabulary_of(CATALOG)


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
    keys += [card.key for card in ROLE_CARDS]
    digest = blake2b(" ".join(keys).encode(), digest_size=4).hexdigest()
    return PRINTED_VERSION if digest == PRINTED else f"{PRINTED_VERSION}_{digest}"


VERSION = _version()
IS_PRINTED = VERSION == PRINTED_VERSION

# --- what is left out ---------------------------------------------------------------------------------------


def left_out_of(catalog: Catalog) -> dict[str, str]:
    """Return the entries of a catalog that the flat core does not know, and why."""
    if IS_OPEN:
        return VOCABULARY.left_out
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
