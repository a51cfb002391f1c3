"""The effects of cards and characters from data files: the catalog's programs, and where they start.

The printed build has none: whatever reads these tables is compiled away there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.constants import listed, number, some, table
from chanbara.sword.flat.format.layout import CHARACTER, KINDS, NONE, PROPERTIES_KNOWN
from chanbara.sword.flat.format.scope import CATALOG, HAS_PROGRAMS
from chanbara.sword.flat.format.vocabulary import VOCABULARY
from chanbara.sword.flat.format.windows import laid
from chanbara.sword.rules.moments import StandsIn, Usable, Using
from chanbara.sword.rules.program import MOST_IN_CATALOG, Instruction, Part, Program
from chanbara.sword.rules.words import Aim, Limit

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Card, Character
    from chanbara.sword.rules.traits import Ability, Traits

PLACES = MOST_IN_CATALOG + 2 if HAS_PROGRAMS else 1
"""Room for the instructions of all entries; the last ones are END."""
MOST_STARTS = MOST_IN_CATALOG if HAS_PROGRAMS else 1
"""A program has one instruction at least."""
_ROWS = CATALOG.programs if HAS_PROGRAMS else ()


def _cards(bits: int) -> int:
    """Return a set of the catalog's cards with the numbers of the flat core."""
    found = bits & 1
    for place, card in enumerate(VOCABULARY.cards):
        its = CATALOG.card_numbers.get(card.key, NONE)
        if its != NONE and bits >> (its + 1) & 1:
            found |= 1 << (place + 1)
    return found


def _column(field: str) -> Any:  # noqa: ANN401 - a table
    rows = [getattr(one, field) for one in _ROWS]
    empty = getattr(Instruction(Part.END), field)
    return table([int(value) for value in rows] + [int(empty)] * (PLACES - len(rows)))


PART_AT = _column("part")
WHO_AT = _column("who")
AMOUNT_AT = _column("amount")
COUNTED_AT = _column("counted")
COUNT_OF_AT = _column("count_of")
TEST_AT = _column("test")
THEN_AT = _column("then")
OTHERWISE_AT = _column("otherwise")
SOURCE_AT = _column("source")
ESCAPABLE_AT = _column("escapable")
CARDS_AT = table(
    [NONE if one.cards == NONE else _cards(one.cards) for one in _ROWS] + [NONE] * (PLACES - len(_ROWS))
)
"""The cards of a condition: bit ``card + 1`` for a card, 0 for an ability."""

# --- where they start ---------------------------------------------------------------------------------------


def _start(fill: Any) -> int:  # noqa: ANN401 - whatever fills a window
    """Return where the program of a window starts, or NONE."""
    program = getattr(fill, "program", None)
    return program.at if HAS_PROGRAMS and isinstance(program, Program) else NONE


PLAY_STARTS = table([_start(card.play) for card in VOCABULARY.cards])
"""By card, like the next two: where its effect as an action, after a hit, as an answer starts; or NONE."""
HIT_STARTS = table([_start(card.on_hit) for card in VOCABULARY.cards])
ANSWER_STARTS = table([_start(card.answered) for card in VOCABULARY.cards])
HANDS_AND_PROPERTIES = number(
    sum(1 << place for place, card in enumerate(VOCABULARY.cards) if card.aim is Aim.HAND_OR_PROPERTY)
)
"""Cards that are played on a hand or a property."""

(
    TURN_START,
    RECOVERED,
    AFTER_RECOVERED,
    PLAYED,
    AIMED,
    WOUNDED,
    HIT,
    HURT,
    LAST_RESILIENCE,
    ANY_DEFEAT,
) = range(10)
MOMENT_FIELDS = (
    "on_turn_start",
    "on_recovered",
    "after_recovered",
    "on_played",
    "on_aimed",
    "on_wounded",
    "on_hit",
    "on_hurt",
    "on_last_resilience",
    "on_any_defeat",
)
"""The field of ``Traits``, by moment."""


def _starts(traits: Traits, field: str) -> list[int]:
    return [at for at in map(_start, getattr(traits, field)) if at != NONE]


def _listed(entries: list[Card] | list[Character]) -> tuple[list[int], list[int]]:
    """Return where all programs of some entries start, moment after moment, and where each entry's begin."""
    starts: list[int] = []
    first = [0]
    for field in MOMENT_FIELDS:
        for entry in entries:
            starts += _starts(entry.traits, field)
            first.append(len(starts))
    return starts, first


_PEOPLE = list(VOCABULARY.characters)
PEOPLE, PROPS = len(_PEOPLE), len(PROPERTIES_KNOWN)
_OF_PEOPLE, _FIRST_OF_PEOPLE = _listed(_PEOPLE)
_OF_PROPS, _FIRST_OF_PROPS = _listed(PROPERTIES_KNOWN)
CHARACTER_STARTS = some(_OF_PEOPLE[:MOST_STARTS], MOST_STARTS)
"""Where the programs of characters start: by moment, then by character, in their order."""
CHARACTER_FIRST = table(_FIRST_OF_PEOPLE)
"""The first of them: by moment times PEOPLE plus character."""
PROPERTY_STARTS = some(_OF_PROPS[:MOST_STARTS], MOST_STARTS)
"""The same of properties."""
PROPERTY_FIRST = table(_FIRST_OF_PROPS)
WHO_STARTS = table(
    [
        sum(1 << who for who, one in enumerate(_PEOPLE) if _starts(one.traits, field))
        for field in MOMENT_FIELDS
    ]
)
"""The set of characters with a program, by moment."""
_STARTING = [
    (moment, prop)
    for moment, field in enumerate(MOMENT_FIELDS)
    for prop, card in enumerate(PROPERTIES_KNOWN)
    if _starts(card.traits, field)
]
STARTING = some([prop for _, prop in _STARTING], len(MOMENT_FIELDS) * PROPS)
"""The properties with a program, moment after moment."""
FIRST_STARTING = table(
    [sum(1 for moment, _ in _STARTING if moment < place) for place in range(len(MOMENT_FIELDS) + 1)]
)
"""Where those of a moment begin."""


@inlined
def starts_any(state: State, seat: int, moment: int) -> bool:
    """Whether the character of a seat, or a property in front of it, has a program at a moment."""
    found = (WHO_STARTS[moment] >> state[CHARACTER + seat]) & 1
    for place in range(FIRST_STARTING[moment], FIRST_STARTING[moment + 1]):
        found |= laid(state, seat, STARTING[place])
    return found != 0


# --- abilities ----------------------------------------------------------------------------------------------

FREELY, ONCE_A_TURN, ONCE_A_GAME = range(3)
_LIMITS = (Limit.NONE, Limit.TURN, Limit.GAME)
AT_NOBODY, AT_A_PROPERTY, AT_ANOTHER = range(3)
_ABILITIES = [
    [one for one in person.traits.abilities if HAS_PROGRAMS and isinstance(one.use, Using)]
    for person in _PEOPLE
]
ABILITY_KEYS = [
    {VOCABULARY.abilities.get(one.key, 0): one.key for one in person.traits.abilities} for person in _PEOPLE
]
"""The keys of all abilities by their numbers, by character; the printed ones that are limited have 0."""
ABILITY_FIRST = table([sum(len(its) for its in _ABILITIES[:who]) for who in range(PEOPLE + 1)])
"""Where the abilities of a character begin among those of all."""


def _aim(ability: Ability) -> int:
    if ability.aims_at_property:
        return AT_A_PROPERTY
    return AT_ANOTHER if ability.aims_at_other else AT_NOBODY


def _cost(ability: Ability) -> int:
    assert isinstance(ability.available, Usable), "an ability from a data file has a price in resilience"
    return ability.available.cost


def who_uses(number: int) -> list[int]:
    """Return the characters with an ability of a number."""
    return [who for who in range(PEOPLE) if number in ABILITY_KEYS[who]]


def ability_numbered(number: int, who: int) -> str:
    """Return the key of the ability of a character with a number; for NONE, of the first who has one."""
    people = range(PEOPLE) if who == NONE else (who,)
    return next(ABILITY_KEYS[one][number] for one in people if number in ABILITY_KEYS[one])


_ALL = [one for its in _ABILITIES for one in its][:MOST_STARTS]
ABILITY_STARTS = some([_start(one.use) for one in _ALL], MOST_STARTS)
ABILITY_COST = some([_cost(one) for one in _ALL], MOST_STARTS)
ABILITY_NUMBER = some([VOCABULARY.abilities[one.key] for one in _ALL], MOST_STARTS)
"""The number of an ability, among those of its character."""
ABILITY_LIMIT = some([_LIMITS.index(one.limit) for one in _ALL], MOST_STARTS)
ABILITY_AIM = some([_aim(one) for one in _ALL], MOST_STARTS)

# --- cards that stand in for a parry ------------------------------------------------------------------------


def _stand_ins(traits: Traits) -> int:
    meant = [one.cards for one in traits.answers if isinstance(one, StandsIn)]
    return sum(
        1 << place for place, card in enumerate(VOCABULARY.cards) if any(cards(card) for cards in meant)
    )


STAND_INS_OF_CHARACTER = table([_stand_ins(one.traits) for one in _PEOPLE])
"""The cards that may be played as a parry, by character; next, by property."""
STAND_INS_OF_PROPERTY = table([_stand_ins(card.traits) for card in PROPERTIES_KNOWN])
STANDING_IN = listed(
    [prop for prop, card in enumerate(PROPERTIES_KNOWN) if _stand_ins(card.traits)], max(PROPS, 1)
)
"""The properties with such cards."""


@inlined
def stand_ins(state: State, seat: int) -> int:
    """Return the set of cards that a seat may play as a parry, though they are none."""
    cards = STAND_INS_OF_CHARACTER[state[CHARACTER + seat]]
    for place in range(len(STANDING_IN)):
        if laid(state, seat, STANDING_IN[place]) > 0:
            cards |= STAND_INS_OF_PROPERTY[STANDING_IN[place]]
    return cards


assert len(VOCABULARY.cards) == KINDS, "one number for each card"
