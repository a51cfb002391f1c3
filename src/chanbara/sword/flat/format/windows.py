"""What characters and properties change, read from their ``Traits``: the flat core knows none by its name.

Each window of ``known.WINDOWS`` has a number. How much a seat has of it is the sum of what its character has
and what the properties in front of it have. A window is always given as a constant: then the compiler leaves
nothing of these functions but what the characters and properties that there are need.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.known import SETS, WINDOWS
from chanbara.sword.flat.format.layout import CHARACTER, PROPERTIES, PROPERTIES_KNOWN, PROPERTY_KINDS, SEATS
from chanbara.sword.flat.format.vocabulary import VOCABULARY

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

Numbers = np.ndarray[tuple[int, ...], np.dtype[np.int64]]


def _numbers(found: list[int] | list[list[int]]) -> Numbers:
    """Return an array that the compiler can read; one without anything has a number that is never read."""
    return np.array(found or [0], dtype=np.int64)


# --- numbers and flags --------------------------------------------------------------------------------------

BY_CHARACTER = _numbers(
    [[window.amount(one.traits) for one in VOCABULARY.characters] for window in WINDOWS.values()]
)
"""How much a character has: by window, then by character."""
WHO_HAS = _numbers([sum(1 << who for who, has_any in enumerate(row) if has_any) for row in BY_CHARACTER])
"""The set of characters that have any, by window."""
_GIVEN = [
    (number, prop, window.amount(card.traits))
    for number, window in enumerate(WINDOWS.values())
    for prop, card in enumerate(PROPERTIES_KNOWN)
    if window.amount(card.traits)
]
GIVING = _numbers([prop for _, prop, _ in _GIVEN])
"""The properties that give some: those of the first window, then those of the second, and so on."""
GIVEN = _numbers([amount for _, _, amount in _GIVEN])
"""How much each of these gives."""
FIRST_GIVING = _numbers(
    [sum(1 for window, _, _ in _GIVEN if window < number) for number in range(len(WINDOWS) + 1)]
)
"""Where those of a window begin."""


def _giving(window: int) -> list[int]:
    return [prop for number, prop, _ in _GIVEN if number == window]


FALLS = sum(1 << prop for prop in _giving(FALLS_WITH_HONOR))
"""The set of properties that fall when their holder loses honor (11.8)."""
EVERY_PROPERTY = (1 << PROPERTY_KINDS) - 1
WANDERING, BLEEDING = ((_giving(window) or [0])[0] for window in (WANDERS, BLEEDS))
"""The property that goes from player to player, and the one that hurts turn after turn: one of each."""


@inlined
def laid(state: State, seat: int, prop: int) -> int:
    """Return how many of a property lie in front of a seat."""
    return state[PROPERTIES + prop * SEATS + seat]


@inlined
def given(state: State, seat: int, window: int) -> int:
    """Return how much of a number the properties in front of a seat give."""
    found = 0
    for place in range(FIRST_GIVING[window], FIRST_GIVING[window + 1]):
        found += GIVEN[place] * laid(state, seat, GIVING[place])
    return found


@inlined
def amount(state: State, seat: int, window: int) -> int:
    """Return how much a seat has of a number."""
    return BY_CHARACTER[window, state[CHARACTER + seat]] + given(state, seat, window)


@inlined
def has(state: State, seat: int, window: int) -> bool:
    """Whether a seat has any of it."""
    return (WHO_HAS[window] >> state[CHARACTER + seat]) & 1 == 1 or given(state, seat, window) > 0


# --- questions about a card ---------------------------------------------------------------------------------


def _meant(traits: Traits, field: str) -> int:
    """Return the cards that somebody means, a bit for each; the lowest bit is for an ability."""
    questions = getattr(traits, field)
    asked: list[tuple[int, Card | None]] = [*enumerate(VOCABULARY.cards, start=1)]
    if field == "immune_to":
        asked.append((0, None))
    return sum(1 << bit for bit, card in asked if any(ask(card) for ask in questions))


PEOPLE = VOCABULARY.characters
MEANT_BY_CHARACTER = _numbers([[_meant(one.traits, field) for one in PEOPLE] for field in SETS])
_MEANT = [
    (number, prop, _meant(card.traits, field))
    for number, field in enumerate(SETS)
    for prop, card in enumerate(PROPERTIES_KNOWN)
    if getattr(card.traits, field)
]
MEANING = _numbers([prop for _, prop, _ in _MEANT])
"""The properties by which cards are meant: those of the first question, and so on."""
MEANT = _numbers([cards for _, _, cards in _MEANT])
FIRST_MEANING = _numbers(
    [sum(1 for field, _, _ in _MEANT if field < number) for number in range(len(SETS) + 1)]
)
WHO_MEANS = _numbers(
    [sum(1 << who for who, one in enumerate(PEOPLE) if getattr(one.traits, field)) for field in SETS]
)
"""The characters who mean any cards, by question."""


@inlined
def meant(state: State, seat: int, question: int) -> int:
    """Return the cards that a seat means: ``card + 1`` is the bit of a card, 0 that of an ability."""
    cards = MEANT_BY_CHARACTER[question, state[CHARACTER + seat]]
    for place in range(FIRST_MEANING[question], FIRST_MEANING[question + 1]):
        if laid(state, seat, MEANING[place]) > 0:
            cards |= MEANT[place]
    return cards


@inlined
def cards_meant(state: State, seat: int, question: int) -> int:
    """Return the set of cards that a seat means."""
    return meant(state, seat, question) >> 1


@inlined
def means_any(state: State, seat: int, question: int) -> bool:
    """Whether a seat asks the question at all, whatever the answers are."""
    found = (WHO_MEANS[question] >> state[CHARACTER + seat]) & 1
    for place in range(FIRST_MEANING[question], FIRST_MEANING[question + 1]):
        found |= laid(state, seat, MEANING[place])
    return found != 0


@inlined
def is_meant(state: State, seat: int, question: int, card: int) -> bool:
    """Whether a seat means a card, or an ability (NONE)."""
    return (meant(state, seat, question) >> (1 + card)) & 1 == 1
