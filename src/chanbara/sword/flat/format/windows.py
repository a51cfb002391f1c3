"""The effects of characters and properties, read from their ``Traits``: the flat core knows none by name.

Each window of ``known.WINDOWS`` has a number. A seat's amount is the sum of its character's and its
properties'. A window is always passed as a constant, so that the compiler keeps only the code that the
existing characters and properties need.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.constants import number, some, table
from chanbara.sword.flat.format.known import SETS, WINDOWS
from chanbara.sword.flat.format.layout import CHARACTER, PROPERTIES, PROPERTIES_KNOWN, PROPERTY_KINDS, SEATS
from chanbara.sword.flat.format.vocabulary import MOST_GIVING, MOST_MEANING, VOCABULARY

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Card
    from chanbara.sword.rules.traits import Traits

(
    DIFFICULTY,
    WEAPON_LIMIT,
    CARDS_DRAWN,
    DEALT,
    TAKEN,
    MORE_REVEALS,
    ALWAYS_REACHES,
    TAKES_DISCARD,
    KEEPS_HONOR,
    KEEPS_HONOR_AT_DECK_END,
    GIVES_UP_PROPERTIES,
    ABSORBS,
    FALLS_WITH_HONOR,
    PARRIES_WITH_WEAPONS,
    PAYS_TO_DRAW,
    PAYS_FOR_PROPERTY,
    REGAINS,
    WANDERS,
    BLEEDS,
    MAY_DRAW_FOR_CARD,
    GRANTS,
    FOILS,
    DRAWS_WHEN_WOUNDED,
    DRAWS_WHEN_HITTING,
    STRIKES_BACK,
    CURSES,
    DRAWS_AT_DEFEAT,
) = range(len(WINDOWS))
"""In the order of ``known.WINDOWS``."""
IMMUNE_TO, FREE_WEAPON, ESCAPES = range(len(SETS))

# --- numbers and flags --------------------------------------------------------------------------------------

BY_CHARACTER = table(
    [[window.amount(one.traits) for one in VOCABULARY.characters] for window in WINDOWS.values()]
)
"""The amount of a character: by window, then by character."""
WHO_HAS = table(
    [
        sum(1 << who for who, one in enumerate(VOCABULARY.characters) if window.amount(one.traits))
        for window in WINDOWS.values()
    ]
)
"""The set of characters with an amount above 0, by window."""
_GIVEN = [
    (place, prop, window.amount(card.traits))
    for place, window in enumerate(WINDOWS.values())
    for prop, card in enumerate(PROPERTIES_KNOWN)
    if window.amount(card.traits)
]
GIVING = some([prop for _, prop, _ in _GIVEN], MOST_GIVING)
"""The properties with an amount, window after window."""
GIVEN = some([amount for _, _, amount in _GIVEN], MOST_GIVING)
"""The amount of each of these."""
FIRST_GIVING = table(
    [sum(1 for window, _, _ in _GIVEN if window < place) for place in range(len(WINDOWS) + 1)]
)
"""Where the properties of a window begin."""


def _giving(window: int) -> list[int]:
    return [prop for place, prop, _ in _GIVEN if place == window]


FALLS = number(sum(1 << prop for prop in _giving(FALLS_WITH_HONOR)))
"""The set of properties that fall when their holder loses honor (11.8)."""
EVERY_PROPERTY = (1 << PROPERTY_KINDS) - 1
WANDERING, BLEEDING = (number((_giving(window) or [0])[0]) for window in (WANDERS, BLEEDS))
"""The property that passes from player to player, and the one that wounds turn after turn: one of each."""


@inlined
def laid(state: State, seat: int, prop: int) -> int:
    """Return how many of a property are in front of a seat."""
    return state[PROPERTIES + prop * SEATS + seat]


@inlined
def given(state: State, seat: int, window: int) -> int:
    """Return the amount that the properties in front of a seat add."""
    found = 0
    for place in range(FIRST_GIVING[window], FIRST_GIVING[window + 1]):
        found += GIVEN[place] * laid(state, seat, GIVING[place])
    return found


@inlined
def amount(state: State, seat: int, window: int) -> int:
    """Return the amount of a seat."""
    return BY_CHARACTER[window, state[CHARACTER + seat]] + given(state, seat, window)


@inlined
def has(state: State, seat: int, window: int) -> bool:
    """Whether the amount of a seat is above 0."""
    return (WHO_HAS[window] >> state[CHARACTER + seat]) & 1 == 1 or given(state, seat, window) > 0


# --- predicates on cards ------------------------------------------------------------------------------------


def _meant(traits: Traits, field: str) -> int:
    """Return the cards for which a predicate holds, one bit each; the lowest bit is for an ability."""
    questions = getattr(traits, field)
    asked: list[tuple[int, Card | None]] = [*enumerate(VOCABULARY.cards, start=1)]
    if field == "immune_to":
        asked.append((0, None))
    return sum(1 << bit for bit, card in asked if any(ask(card) for ask in questions))


PEOPLE = VOCABULARY.characters
MEANT_BY_CHARACTER = table([[_meant(one.traits, field) for one in PEOPLE] for field in SETS])
_MEANT = [
    (place, prop, _meant(card.traits, field))
    for place, field in enumerate(SETS)
    for prop, card in enumerate(PROPERTIES_KNOWN)
    if getattr(card.traits, field)
]
MEANING = some([prop for _, prop, _ in _MEANT], MOST_MEANING)
"""The properties with a predicate: those of the first predicate, and so on."""
MEANT = some([cards for _, _, cards in _MEANT], MOST_MEANING)
FIRST_MEANING = table([sum(1 for field, _, _ in _MEANT if field < place) for place in range(len(SETS) + 1)])
WHO_MEANS = table(
    [sum(1 << who for who, one in enumerate(PEOPLE) if getattr(one.traits, field)) for field in SETS]
)
"""The characters with a predicate, by predicate."""


@inlined
def meant(state: State, seat: int, question: int) -> int:
    """Return the cards for which a seat's predicate holds: bit ``card + 1`` for a card, 0 for an ability."""
    cards = MEANT_BY_CHARACTER[question, state[CHARACTER + seat]]
    for place in range(FIRST_MEANING[question], FIRST_MEANING[question + 1]):
        if laid(state, seat, MEANING[place]) > 0:
            cards |= MEANT[place]
    return cards


@inlined
def cards_meant(state: State, seat: int, question: int) -> int:
    """Return the set of cards for which a seat's predicate holds."""
    return meant(state, seat, question) >> 1


@inlined
def means_any(state: State, seat: int, question: int) -> bool:
    """Whether a seat has the predicate at all, whatever its results are."""
    found = (WHO_MEANS[question] >> state[CHARACTER + seat]) & 1
    for place in range(FIRST_MEANING[question], FIRST_MEANING[question + 1]):
        found |= laid(state, seat, MEANING[place])
    return found != 0


@inlined
def is_meant(state: State, seat: int, question: int, card: int) -> bool:
    """Whether a seat's predicate holds for a card, or for an ability (NONE)."""
    return (meant(state, seat, question) >> (1 + card)) & 1 == 1
