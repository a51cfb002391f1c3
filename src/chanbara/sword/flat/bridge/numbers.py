"""The flat core's numbers for the cards and characters of a game, including those it does not know.

If house rules change a weapon, or a card is custom or new to the flat core, each unknown card and character
has a stand-in: the most similar one that it knows. Bots judge it like its stand-in.
"""

from __future__ import annotations

from functools import lru_cache
from types import CodeType
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.cards.base.roles import ROLES as BASE_ROLES
from chanbara.sword.editions import RECENT, RISING_SUN, catalog_named
from chanbara.sword.flat.bridge.convert import printed_edition
from chanbara.sword.flat.format import tables as to
from chanbara.sword.flat.format.layout import NONE
from chanbara.sword.flat.format.numbering import role_number
from chanbara.sword.flat.format.rulings import ruling_bytes
from chanbara.sword.flat.format.vocabulary import ROLE_CARDS, VOCABULARY
from chanbara.sword.rules.words import Kind

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Card, Catalog, Character
    from chanbara.sword.rules.traits import Traits

PER_WOUND = 2
"""The weight of a wound in the distance between weapons, relative to a point of reach."""

CARD_NUMBERS: dict[Any, int] = {None: NONE, **to.CARD}
PROPERTY_NUMBERS: dict[Any, int] = {None: NONE}
PROPERTY_NUMBERS.update({to.CARDS_PRINTED[card].key: prop for prop, card in enumerate(to.PROPERTY_CARDS)})
ROLE_NUMBERS: dict[str | None, int] = {None: NONE}
ROLE_NUMBERS.update({card.key: role_number(card) for card in (*BASE_ROLES, *ROLE_CARDS)})


class Numbers(NamedTuple):
    """The flat core's numbers for an edition, by key."""

    catalog: Catalog
    """The actual cards of the game."""
    rising_sun: int
    rulings: tuple[int, int, int]
    """The bytes of the rulings that differ from our reading."""
    cards: dict[Any, int]
    props: dict[Any, int]
    characters: dict[str, int]
    stand_ins: dict[str, str]
    """The printed card that stands in for each unknown one."""


@lru_cache(maxsize=RECENT)
def numbers_of(edition: str) -> Numbers:
    """Return the numbers of an edition, which must have been set up."""
    catalog = catalog_named(edition)
    keys = {card.key: stand_in(card) for card in catalog.cards}
    cards: dict[Any, int] = {None: NONE, **{key: to.CARD[printed] for key, printed in keys.items()}}
    props: dict[Any, int] = {None: NONE}
    props.update(
        {card.key: PROPERTY_NUMBERS[keys[card.key]] for card in catalog.cards if card.kind is Kind.PROPERTY}
    )
    return Numbers(
        catalog,
        int(edition.partition(" ")[0] == RISING_SUN),
        ruling_bytes(catalog.rulings),
        cards,
        props,
        {one.key: character_stand_in(one) for one in catalog.characters},
        {key: printed for key, printed in keys.items() if key != printed},
    )


def is_printed(edition: str) -> bool:
    """Whether the cards of an edition are as printed: the flat core plays it with any rulings."""
    return printed_edition(catalog_named(edition)) is not None


# --- similarity ---------------------------------------------------------------------------------------------


def stand_in(card: Card) -> str:
    """Return the key of the most similar printed card: its own, if nothing was changed."""
    if card in to.CARDS_PRINTED:
        return card.key
    return min(to.CARDS_PRINTED, key=lambda printed: _unlikeness(card, printed)).key


def character_stand_in(character: Character) -> int:
    """Return the number of the most similar printed character: its own, if it has one."""
    if character.key in to.WHO:
        return to.WHO[character.key]
    people = VOCABULARY.characters

    def unlikeness(number: int) -> int:
        resilience = abs(people[number].resilience - character.resilience)
        return 2 * _unlike_traits(character.traits, people[number].traits) + resilience

    return min(range(len(people)), key=unlikeness)


def _unlikeness(card: Card, printed: Card) -> tuple[int, ...]:
    """Return the distance between two cards, most important part first; all 0 for the same card."""
    return (
        int(card.kind is not printed.kind),
        int(card.aim is not printed.aim),
        int(card.is_parry is not printed.is_parry),
        _unlike_weapons(card, printed),
        _unlike_traits(card.traits, printed.traits),
        len(_names_in(card.play) ^ _names_in(printed.play)),
        int(card.key != printed.key),
    )


def _unlike_weapons(card: Card, printed: Card) -> int:
    """Return the distance between the printed numbers of two weapons."""
    numbers = PER_WOUND * abs(card.wounds - printed.wounds) + abs(card.reach - printed.reach)
    pairs = zip(_peculiarities(card), _peculiarities(printed), strict=True)
    return numbers + sum(1 for one, other in pairs if one != other)


def _peculiarities(card: Card) -> tuple[Any, ...]:
    is_counted, has_effect = card.wounds_by is not None, card.on_hit is not None
    return is_counted, has_effect, card.proof, card.adds_weapons, card.hits_empty_handed, card.on_oneself


def _unlike_traits(one: Traits, other: Traits) -> int:
    """Return the distance between two sets of traits: in numbers, and in the count of everything else."""
    pairs = zip(one, other, strict=True)
    return sum(abs(_amount(here) - _amount(there)) for here, there in pairs)


def _amount(window: Any) -> int:  # noqa: ANN401 - a number, a flag or a tuple
    return len(window) if isinstance(window, tuple) else int(window)


def _names_in(play: Any) -> frozenset[str]:  # noqa: ANN401 - a function, or None
    """Return the names in the code of an action, which include the steps that it schedules."""
    waiting, found = [getattr(play, "__code__", None)], set[str]()
    while waiting:
        code = waiting.pop()
        if isinstance(code, CodeType):
            found.update(code.co_names)
            waiting += code.co_consts
    return frozenset(found)
