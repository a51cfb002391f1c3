"""The bodies of the workshop's routes."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from chanbara.server.wire.bodies import CardInfo, CharacterInfo
from chanbara.sword.served.options import DesignText

EntryName = Literal["weapon", "action", "answer", "property", "character"]
WarningKind = Literal["likest", "reference", "language", "deck", "multipliers"]


class DesignField(msgspec.Struct):
    """Something that can be written in a file of cards."""

    name: str
    """Its name."""
    value: Literal[
        "number", "flag", "choice", "amount", "effects", "condition", "cards", "words", "moments",
        "abilities", "changes", "nothing",
    ]  # fmt: skip
    """What may be written there."""
    least: int
    """The smallest possible number."""
    most: int
    """The greatest, or the greatest number of letters."""
    choices: list[str]
    """The possible words."""
    required: bool
    """Whether it has to be written."""
    entries: list[EntryName]
    """On what it may be written."""
    default: str
    """What holds if it is left out, where that needs to be said."""


class DesignPart(msgspec.Struct):
    """A part of an effect."""

    name: str
    """Its name."""
    value: DesignField
    """What is written beside its name."""
    who: list[str]
    """To whom it can be done; the first one by default. Empty: nobody is named."""
    who_field: str
    """Where that is written."""
    fields: list[DesignField]
    """What else it has."""
    entries: list[EntryName]
    """On what it may stand."""
    moments: list[str]
    """At which moments, if only at some."""


class DesignMoment(msgspec.Struct):
    """A moment at which something happens."""

    name: str
    """Its name."""
    entries: list[EntryName]
    """On what it may stand."""
    other: bool
    """Whether there is another player whom it concerns."""
    card: bool
    """Whether conditions can ask about a card."""
    number: bool
    """Whether the lost points can be counted."""


class DesignVocabulary(msgspec.Struct):
    """Everything that can be written in a file of cards."""

    card: list[DesignField]
    """The fields of a card."""
    character: list[DesignField]
    """The fields of a character."""
    ability: list[DesignField]
    """The fields of an ability."""
    changes: list[DesignField]
    """What properties and characters change."""
    cards: list[DesignField]
    """How cards are described that are meant."""
    parts: list[DesignPart]
    """The parts of effects."""
    moments: list[DesignMoment]
    """The moments."""
    counts: list[str]
    """What can be counted."""
    compared: list[str]
    """What conditions can compare."""
    of_property: list[str]
    """What of these belongs to a property, and can be counted on properties only."""
    named: dict[str, list[str]]
    """Which aims name a player, and which a property: `player`, `property`."""
    roles: list[str]
    """The roles with multipliers."""
    printed: dict[str, list[str]]
    """The keys of printed cards, by the set they come from."""
    depth: int
    """How many levels of effects there may be within effects."""
    programs: int
    """How many moments an entry may have."""
    entries: int
    """How many cards, and how many characters, a file may have."""
    players: list[int]
    """The smallest and the greatest number of players."""


class DesignEntry(msgspec.Struct):
    """A card or character of a file, as it is shown."""

    key: str
    """Its key in the file."""
    dealt: str
    """Its key at a table."""
    card: CardInfo | None
    """What is printed on it, if it is a card."""
    character: CharacterInfo | None
    """What is printed on it, if it is a character."""
    names: dict[str, str]
    """What it is called, by language."""
    texts: dict[str, str]
    """What it does, by language."""


class DesignProblem(msgspec.Struct):
    """What is wrong with a file of cards."""

    message: str
    """In a sentence."""
    line: int
    """On which line, from 1; 0: nowhere in particular."""
    path: list[str]
    """The way to it: section, key, field and so on."""


class DesignWarning(msgspec.Struct):
    """What is allowed and should be known: a message `workshop-warning-KIND` of the page."""

    kind: WarningKind
    """What it is about."""
    entry: str = ""
    """The key it concerns; empty: the whole file."""
    count: int = 0
    """A number, where one is said."""
    usual: int = 0
    """The number as it usually is."""


class DesignDraft(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/workshop/check: a file of cards, as text or as the form has it."""

    text: DesignText = ""
    """The text."""
    file: dict[str, Any] | None = None
    """The same as objects, lists, texts, numbers and flags; it is then written as text."""


class DesignForm(msgspec.Struct):
    """A file of cards, checked."""

    text: str
    """The text."""
    file: dict[str, Any] | None
    """The same as objects; null if the text cannot be read as YAML."""
    digest: str
    """The hash that names the file."""
    titles: dict[str, str]
    """What the file is called, by language; empty if it has no title."""
    problems: list[DesignProblem]
    """Everything that is wrong; empty: it can be played."""
    entries: list[DesignEntry]
    """What it defines, if nothing is wrong."""
    warnings: list[DesignWarning]
    """What should be known."""


class DesignExample(msgspec.Struct):
    """An example that works."""

    name: str
    """Its name."""
    form: DesignForm
    """The file."""


class LabOffer(msgspec.Struct):
    """How large a measurement of this server's lab is."""

    deals: int
    """Number of deals, at most, each played with what is new and with something printed in its place."""
    seconds: float
    """Time after which it ends in any case."""


class Workshop(msgspec.Struct):
    """GET /api/workshop: what a page needs to write cards."""

    vocabulary: DesignVocabulary
    """What can be written."""
    examples: list[DesignExample]
    """Examples."""
    lab: LabOffer | None
    """What can be measured here; null: nothing."""
