"""What a data file says, as read and checked: plain records, each with the line on which it begins."""

from __future__ import annotations

from typing import NamedTuple

from chanbara.sword.rules.program import Selector


class BadCards(ValueError):
    """A data file is refused: on which line, where in the file, and what would have been right."""

    def __init__(self, reason: str, line: int = 0, path: tuple[str, ...] = ()) -> None:
        self.reason = reason
        self.line = line
        self.path = path
        where = ", ".join(path)
        super().__init__("".join([f"line {line}: " if line else "", f"{where}: " if where else "", reason]))


Words = tuple[tuple[str, str], ...]
"""A text by language; empty if there is none."""


class Amount(NamedTuple):
    """A number, or what is counted instead."""

    number: int = 0
    counted: str = ""
    of: str = ""


class Check(NamedTuple):
    """One thing that a condition asks: the name of its field, and what it compares."""

    name: str
    who: str
    what: str = ""
    number: int = 0
    cards: Selector | None = None


class Effect(NamedTuple):
    """One part of an effect."""

    part: str
    who: str
    """To whom it is done; empty if nobody is named."""
    value: str = ""
    """The word beside the name, if it is a word."""
    amount: Amount | None = None
    then: tuple[Effect, ...] = ()
    """``then``, ``met``, ``do`` or the offer."""
    otherwise: tuple[Effect, ...] = ()
    condition: tuple[Check, ...] = ()
    chosen: str = ""
    line: int = 0


class Moment(NamedTuple):
    """Something that happens at a moment."""

    moment: str
    condition: tuple[Check, ...]
    do: tuple[Effect, ...]
    line: int = 0


class AbilityPart(NamedTuple):
    """Something a character may do in the Play phase."""

    key: str
    do: tuple[Effect, ...]
    limit: str = "none"
    cost: int = 0
    aim: str = "nothing"
    name: Words = ()
    line: int = 0


Changes = tuple[tuple[str, int | bool | Selector], ...]
"""What is changed, by name."""


class CardPart(NamedTuple):
    """A card."""

    key: str
    type: str
    symbol: str
    copies: int
    name: Words = ()
    text: Words = ()
    reach: int = 0
    wounds: Amount = Amount()
    parried_by: str = "parry"
    adds_weapons: int = 0
    hits_empty_handed: bool = False
    on_oneself: bool = False
    is_parry: bool = False
    on_hit: tuple[Effect, ...] = ()
    aim: str = "nothing"
    worth: int = 0
    play: tuple[Effect, ...] = ()
    parries: str = "everything"
    answered: tuple[Effect, ...] = ()
    unique: bool = False
    changes: Changes = ()
    when: tuple[Moment, ...] = ()
    line: int = 0


class CharacterPart(NamedTuple):
    """A character."""

    key: str
    resilience: int
    name: Words = ()
    text: Words = ()
    changes: Changes = ()
    when: tuple[Moment, ...] = ()
    abilities: tuple[AbilityPart, ...] = ()
    line: int = 0


class CardsFile(NamedTuple):
    """A whole file."""

    cards: tuple[CardPart, ...] = ()
    characters: tuple[CharacterPart, ...] = ()
    multipliers: tuple[tuple[str, tuple[tuple[int, int], ...]], ...] = ()
    title: Words = ()
