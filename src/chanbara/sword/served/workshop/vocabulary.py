"""The vocabulary of data files as clients get it: the table that the reader follows, and nothing else."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.parts import read, vocabulary
from chanbara.sword.parts.effect_table import OF_THIS_PROPERTY
from chanbara.sword.parts.fields import Entry, Value
from chanbara.sword.rules.words import Role
from chanbara.sword.served.workshop.bodies import (
    DesignField,
    DesignMoment,
    DesignPart,
    DesignVocabulary,
    EntryName,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from chanbara.sword.parts.fields import Field, MomentOf, PartOf


@cache
def design_vocabulary() -> DesignVocabulary:
    """Return everything that can be written in a file of cards."""
    base = catalog_of(Edition()).cards
    both = catalog_of(Edition(rising_sun=True)).cards
    old = {card.key for card in base}
    return DesignVocabulary(
        card=_fields(vocabulary.CARD_FIELDS),
        character=_fields(vocabulary.CHARACTER_FIELDS),
        ability=_fields(vocabulary.ABILITY_FIELDS),
        changes=_fields(vocabulary.CHANGES),
        cards=_fields(vocabulary.CARDS_FIELDS),
        parts=[_part(part) for part in vocabulary.PARTS],
        moments=[_moment(moment) for moment in vocabulary.MOMENTS],
        counts=list(vocabulary.COUNT_NOTES),
        compared=list(vocabulary.COMPARED),
        of_property=sorted(OF_THIS_PROPERTY),
        named={
            "player": sorted(vocabulary.NAMES_A_PLAYER),
            "property": sorted(vocabulary.NAMES_A_PROPERTY),
        },
        roles=[role.value for role in Role],
        printed={
            "base": [card.key for card in base],
            "rising_sun": [card.key for card in both if card.key not in old],
        },
        depth=vocabulary.MOST_DEPTH,
        programs=vocabulary.MOST_PROGRAMS,
        entries=vocabulary.MOST_ENTRIES,
        players=[read.FEWEST_PLAYERS, read.MOST_PLAYERS],
    )


def _fields(fields: Iterable[Field]) -> list[DesignField]:
    return [_field(field) for field in fields]


def _field(field: Field) -> DesignField:
    return DesignField(
        name=field.name,
        value=Value(field.value).value,
        least=field.least,
        most=field.most,
        choices=list(field.choices),
        required=field.required,
        entries=_entries(field.entries),
        default=field.default,
    )


def _part(part: PartOf) -> DesignPart:
    return DesignPart(
        name=part.name,
        value=_field(part.value),
        who=[vocabulary.WHO_NAMES[who] for who in part.who],
        who_field=part.who_field,
        fields=_fields(part.fields),
        entries=_entries(part.entries),
        moments=list(part.moments),
    )


def _moment(moment: MomentOf) -> DesignMoment:
    return DesignMoment(
        name=moment.name,
        entries=_entries(moment.entries),
        other=bool(moment.other),
        card=moment.card,
        number=moment.number,
    )


def _entries(entries: Iterable[Entry]) -> list[EntryName]:
    return [entry.value for entry in entries]
