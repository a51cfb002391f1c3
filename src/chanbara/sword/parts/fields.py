"""What the tables of the vocabulary consist of: what may be written where, with its bounds."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from chanbara.sword.rules.program import Part, Who

MOST = 9
"""The greatest number of almost everything."""


class Entry(StrEnum):
    """What a part can stand on."""

    WEAPON = "weapon"
    ACTION = "action"
    ANSWER = "answer"
    PROPERTY = "property"
    CHARACTER = "character"


W, A, R, P, C = Entry.WEAPON, Entry.ACTION, Entry.ANSWER, Entry.PROPERTY, Entry.CHARACTER
EVERYWHERE = (W, A, R, P, C)


class Value(StrEnum):
    """What may be written somewhere."""

    NUMBER = "number"
    FLAG = "flag"
    CHOICE = "choice"
    AMOUNT = "amount"
    """A number, or a count such as ``{count: honor, of: other}``."""
    EFFECTS = "effects"
    CONDITION = "condition"
    CARDS = "cards"
    """A list of cards that are meant."""
    WORDS = "words"
    """A text, or one for each language."""
    MOMENTS = "moments"
    ABILITIES = "abilities"
    CHANGES = "changes"
    NOTHING = "nothing"
    """The name alone says it."""


class Field(NamedTuple):
    """Something that can be written, with what may be written there."""

    name: str
    value: Value
    note: str
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()
    required: bool = False
    entries: tuple[Entry, ...] = EVERYWHERE
    """Where it may be written."""
    default: str = ""
    """What holds if it is left out, where that needs to be said."""


class PartOf(NamedTuple):
    """A part of an effect."""

    name: str
    value: Field
    """What stands beside its name."""
    note: str
    parts: tuple[Part, ...]
    """The instructions it is made of; which one depends on the value."""
    who: tuple[Who, ...] = ()
    """To whom it can be done; the first one if nobody is named. Empty: nobody is named."""
    who_field: str = "who"
    fields: tuple[Field, ...] = ()
    """The lists of effects it can have."""
    entries: tuple[Entry, ...] = EVERYWHERE
    moments: tuple[str, ...] = ()
    """If it is limited to some moments."""
    flat: bool = True
    """Whether the flat core plays it."""


class MomentOf(NamedTuple):
    """A moment at which something happens."""

    name: str
    window: str
    """The field of ``Traits``."""
    note: str
    entries: tuple[Entry, ...]
    other: str = ""
    """Who ``other`` is; empty: nobody."""
    card: bool = False
    """Whether there is a card that conditions can ask about."""
    number: bool = False
    """Whether points were lost, which can be counted."""


def number(name: str, least: int, most: int, note: str, **more: object) -> Field:
    """Return a field that holds a number."""
    return Field(name, Value.NUMBER, note, least, most, **more)  # type: ignore[arg-type]


def flag(name: str, note: str, **more: object) -> Field:
    """Return a field that is true or false."""
    return Field(name, Value.FLAG, note, **more)  # type: ignore[arg-type]


def choice(name: str, choices: tuple[str, ...], note: str, **more: object) -> Field:
    """Return a field that is one of several words."""
    return Field(name, Value.CHOICE, note, choices=choices, **more)  # type: ignore[arg-type]


def amount(name: str, note: str, least: int = 1, most: int = MOST) -> Field:
    """Return a field that holds a number or a count."""
    return Field(name, Value.AMOUNT, note, least, most)


def nothing(name: str) -> Field:
    """Return the value of a part whose name says everything."""
    return Field(name, Value.NOTHING, "")


def effects(name: str, note: str, *, required: bool = False) -> Field:
    """Return a field that holds a list of effects."""
    return Field(name, Value.EFFECTS, note, required=required)
