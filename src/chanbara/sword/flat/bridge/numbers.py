"""The numbers that the flat core has for the cards and characters of a game, also where it knows them not.

Where house rules change a weapon, somebody plays with cards of their own, or a card of the project is new to
the flat core, each card and character that it does not know has a stand-in: of those that it knows, the one
that is most like it. So bots judge it as they would judge that one.
"""

from __future__ import annotations

from functools import cache
from types import CodeType
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.editions import RISING_SUN, catalog_named
from chanbara.sword.flat.bridge.convert import printed_edition
from chanbara.sword.flat.format import tables as to
from chanbara.sword.flat.format.layout import NONE
from chanbara.sword.flat.format.numbering import role_number
from chanbara.sword.flat.format.rulings import ruling_bytes
from chanbara.sword.flat.format.vocabulary import BASE_CATALOG, CATALOG, VOCABULARY
from chanbara.sword.rules.words import Kind

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Card, Catalog, Character
    from chanbara.sword.rules.traits import Traits

PER_WOUND = 2
"""How much unliker a wound more or less makes a weapon than a point of reach."""

CARD_NUMBERS: dict[Any, int] = {None: NONE, **to.CARD}
PROPERTY_NUMBERS: dict[Any, int] = {None: NONE}
PROPERTY_NUMBERS.update({to.CARDS_PRINTED[card].key: prop for prop, card in enumerate(to.PROPERTY_CARDS)})
ROLE_NUMBERS: dict[str | None, int] = {None: NONE}
ROLE_NUMBERS.update({card.key: role_number(card) for card in (*BASE_CATALOG.roles, *CATALOG.roles)})


class Numbers(NamedTuple):
    """What the flat core calls the things of an edition, by their keys."""

    catalog: Catalog
    """What is really on the table."""
    rising_sun: int
    rulings: tuple[int, int, int]
    """The bytes of the rulings that differ from our reading."""
    cards: dict[Any, int]
    props: dict[Any, int]
    characters: dict[str, int]
    stand_ins: dict[str, str]
    """The printed card that stands in for one, where it is another."""


@cache
def numbers_of(edition: str) -> Numbers:
    """Return the numbers of an edition, which somebody has set up before."""
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
    """Whether the cards of an edition are as printed: the flat core plays it, by whatever rulings."""
    return printed_edition(catalog_named(edition)) is not None


# --- what is like what --------------------------------------------------------------------------------------


def stand_in(card: Card) -> str:
    """Return the key of the printed card that is most like a card: itself, where nothing was changed."""
    return min(to.CARDS_PRINTED, key=lambda printed: _unlikeness(card, printed)).key


def character_stand_in(character: Character) -> int:
    """Return the number of the printed character that is most like one; its own, where it has one."""
    if character.key in to.WHO:
        return to.WHO[character.key]
    people = VOCABULARY.characters

    def unlikeness(number: int) -> int:
        resilience = abs(people[number].resilience - character.resilience)
        return 2 * _unlike_traits(character.traits, people[number].traits) + resilience

    return min(range(len(people)), key=unlikeness)


def _unlikeness(card: Card, printed: Card) -> tuple[int, ...]:
    """Return how much two cards differ, in what matters most first; 0 throughout for the same card."""
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
    """Return how much two weapons differ in what is printed on them."""
    numbers = PER_WOUND * abs(card.wounds - printed.wounds) + abs(card.reach - printed.reach)
    pairs = zip(_peculiarities(card), _peculiarities(printed), strict=True)
    return numbers + sum(1 for one, other in pairs if one != other)


def _peculiarities(card: Card) -> tuple[Any, ...]:
    is_counted, has_effect = card.wounds_by is not None, card.on_hit is not None
    return is_counted, has_effect, card.proof, card.adds_weapons, card.hits_empty_handed, card.on_oneself


def _unlike_traits(one: Traits, other: Traits) -> int:
    """Return how much two differ in what they change: in numbers, and in how much there is of the rest."""
    pairs = zip(one, other, strict=True)
    return sum(abs(_amount(here) - _amount(there)) for here, there in pairs)


def _amount(window: Any) -> int:  # noqa: ANN401 - a number, a flag or a tuple
    return len(window) if isinstance(window, tuple) else int(window)


def _names_in(play: Any) -> frozenset[str]:  # noqa: ANN401 - a function, or None
    """Return what an action's program speaks of: the steps that it schedules are among it."""
    waiting, found = [getattr(play, "__code__", None)], set[str]()
    while waiting:
        code = waiting.pop()
        if isinstance(code, CodeType):
            found.update(code.co_names)
            waiting += code.co_consts
    return frozenset(found)
