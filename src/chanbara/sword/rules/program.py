"""Effects as data: programs of plain numbers, which cards and characters from data files consist of.

An entry's program is a list of instructions, closed by END. The catalog puts the programs of all its entries
one after another, and from then on a place in that list is all that a step has to name. There are no loops:
places are only ever left behind.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.rules.words import NONE, Kind, Suit

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from chanbara.sword.rules.catalog import Card, Character


class Part(IntEnum):
    """What an instruction does."""

    END = 0
    """Nothing more."""
    STAY = 1
    """Go on only while this property lies in front of its holder."""
    IF = 2
    DRAW = 3
    RECOVER_ALL = 4
    RECOVER = 5
    PAY = 6
    """Lose 1 resilience as a price; a program says it as often as it costs."""
    BLEED = 7
    WOUND = 8
    DEMAND_PARRY = 9
    DEMAND_WEAPON = 10
    TAKE = 11
    GIVE_UP = 12
    """Discard cards of one's choice."""
    DISCARD_RANDOM = 13
    STRIP = 14
    PICK_UP = 15
    DISCARD_PROPERTIES = 16
    DISCARD_THIS = 17
    PASS_THIS = 18
    LOSE_HONOR = 19
    GAIN_HONOR = 20
    GIVE_HONOR = 21
    TAKE_HONOR = 22
    RETURN_THIS = 23
    SHOW = 24
    REVEAL = 25
    """``test`` is what is looked for: a place in SUITS, or A_WEAPON."""
    REVEAL_PAIR = 26
    END_ATTACK = 27
    OFFER = 28
    MAY_DRAW = 29
    """An offer of one card, asked as printed cards ask it."""
    CHOOSE = 30
    """``test`` is 1 if the player may choose themselves."""
    GRANT = 31
    """A chosen player draws a card, asked as printed cards ask it."""
    LOOK_ROLE = 32
    LOOK_HAND = 33
    SWAP = 34
    LATER_TURN = 35
    LATER_END = 36
    COUNTERS = 37


class Who(IntEnum):
    """To whom it is done, seen from the player whose card or character it is."""

    ME = 0
    OTHER = 1
    """The player who was named, met or concerned."""
    OTHERS = 2
    EVERYONE = 3
    NEIGHBORS = 4
    LEFT = 5
    RIGHT = 6
    ACTIVE = 7


class Count(IntEnum):
    """What is counted."""

    HONOR = 0
    PROPERTIES = 1
    HAND = 2
    RESILIENCE = 3
    MISSING = 4
    """Resilience that is missing to the full one."""
    COUNTERS = 5
    LOST = 6
    """The points that were lost at this moment."""


class Test(IntEnum):
    """What a condition asks."""

    AT_LEAST = 0
    AT_MOST = 1
    CARD = 2
    MY_TURN = 3
    OTHERS_TURN = 4
    PLAYERS_AT_LEAST = 5
    PLAYERS_AT_MOST = 6
    SHOGUN = 7


class Source(IntEnum):
    """What wounds and demands come from."""

    NOTHING = 0
    """An ability, which is no card."""
    CARD = 1
    """The card of the step."""
    PROPERTY = 2
    """This property."""


SUITS = (Suit.FUJI, Suit.KOI, Suit.TORII, Suit.ORIGAMI)
A_WEAPON = len(SUITS)
"""What a reveal looks for, after the symbols."""
SEVERAL = frozenset({Who.OTHERS, Who.EVERYONE, Who.NEIGHBORS})
"""Of several players, those who are Harmless are passed over (4.3)."""

MOST_COUNTED = 9
MOST_IN_CATALOG = 250
"""Instructions of all entries together."""


class Instruction(NamedTuple):
    """One part of an effect: numbers only, NONE where there is nothing to say."""

    part: int
    who: int = NONE
    amount: int = NONE
    counted: int = NONE
    """What is counted in place of the amount, or by a condition."""
    count_of: int = NONE
    """Whose: ME or OTHER."""
    test: int = NONE
    cards: int = NONE
    """A set of cards: in a catalog its bits (bit 0 is an ability, the next one the first card), before that
    its place among the selectors of the program."""
    then: int = NONE
    """The place where it goes on if the condition holds, the demand is met, the reveal succeeds and so on."""
    otherwise: int = NONE
    source: int = Source.NOTHING
    escapable: int = 0
    """Whether others may escape it, as an effect of an action."""


class Cards(NamedTuple):
    """Cards with all of these properties; empty says nothing."""

    kind: Kind | None = None
    suit: Suit | None = None
    key: str = ""

    def fit(self, card: Card) -> bool:
        """Whether a card has all of them."""
        return (
            self.kind in {None, card.kind} and self.suit in {None, card.suit} and self.key in {"", card.key}
        )


ANY_CARD = Cards()


class Meant(NamedTuple):
    """Cards that are meant: these, but not those."""

    cards: Cards = ANY_CARD
    but: Cards | None = None

    def fit(self, card: Card | None) -> bool:
        """Whether a card is meant. An ability, which is no card, is meant where only exceptions are named."""
        if card is None:
            return self.cards == ANY_CARD
        return self.cards.fit(card) and (self.but is None or not self.but.fit(card))


class Selector(NamedTuple):
    """A set of cards: any of the alternatives."""

    alternatives: tuple[Meant, ...]

    def __call__(self, card: Card | None) -> bool:
        return any(one.fit(card) for one in self.alternatives)

    def bits(self, cards: Sequence[Card]) -> int:
        """Return the set as bits: the lowest for abilities, then one for each card of a catalog."""
        return sum(1 << place for place, card in enumerate([None, *cards]) if self(card))


class Program(NamedTuple):
    """The effect of one entry at one occasion."""

    instructions: tuple[Instruction, ...]
    """Lists of instructions, each closed by END; places are counted from the first one."""
    selectors: tuple[Selector, ...] = ()
    at: int = NONE
    """Its place in the catalog."""
    prop: int = NONE
    """The property it belongs to, if any."""

    def placed(self, at: int, cards: Sequence[Card]) -> list[Instruction]:
        """Return the instructions as they are written into a catalog."""
        return [
            one._replace(
                then=one.then if one.then == NONE else one.then + at,
                otherwise=one.otherwise if one.otherwise == NONE else one.otherwise + at,
                cards=one.cards if one.cards == NONE else self.selectors[one.cards].bits(cards),
            )
            for one in self.instructions
        ]


class _Placing:
    """Puts programs one after another."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = cards
        self.table: list[Instruction] = []

    def fill(self, one: Any, prop: int) -> Any:  # noqa: ANN401 - whatever fills a window
        """Return what fills a window, with the place of its program if it has one."""
        program = getattr(one, "program", None)
        if not isinstance(program, Program):
            return one
        at = len(self.table)
        self.table.extend(program.placed(at, self.cards))
        return one._replace(program=program._replace(at=at, prop=prop))

    def entry(self, entry: Any, prop: int) -> Any:  # noqa: ANN401 - a card, a character, traits or an ability
        """Return an entry whose programs have their places."""
        changed = {}
        for field, value in zip(entry._fields, entry, strict=True):
            if callable(value):
                changed[field] = self.fill(value, prop)
            elif field == "traits":
                changed[field] = self.entry(value, prop)
            elif field == "abilities":
                changed[field] = tuple(self.entry(one, prop) for one in value)
            elif isinstance(value, tuple) and value:
                changed[field] = tuple(self.fill(one, prop) for one in value)
        return (
            entry._replace(**changed)
            if any(changed[one] != getattr(entry, one) for one in changed)
            else entry
        )


def place_programs(
    cards: Sequence[Card], characters: Sequence[Character]
) -> tuple[tuple[Card, ...], tuple[Character, ...], tuple[Instruction, ...]]:
    """Put the programs of all entries one after another; return the entries that know their places."""
    placing = _Placing(cards)
    numbered = tuple(enumerate(cards))
    new_cards = tuple(
        placing.entry(card, number if card.kind is Kind.PROPERTY else NONE) for number, card in numbered
    )
    new_characters = tuple(placing.entry(one, NONE) for one in characters)
    if len(placing.table) > MOST_IN_CATALOG:
        message = (
            f"the effects of all custom cards have {len(placing.table)} parts; there may be {MOST_IN_CATALOG}"
        )
        raise ValueError(message)
    return new_cards, new_characters, tuple(placing.table)


def programs_of(entry: Any) -> Iterator[Program]:  # noqa: ANN401 - a card, a character, or what fills a window
    """Yield the programs of an entry."""
    program = getattr(entry, "program", None)
    if isinstance(program, Program):
        yield program
    elif isinstance(entry, tuple):
        for one in entry:
            yield from programs_of(one)
