"""The JSON Schema of data files, made from the vocabulary: for editors, which then complete and check.

It cannot know what surrounds an effect, nor count parts: the reader has the last word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.locales import LANGUAGES
from chanbara.sword.parts.effect_table import COUNT_NAMES, PARTS, WHO_NAMES
from chanbara.sword.parts.fields import Entry, Value
from chanbara.sword.parts.vocabulary import (
    ABILITY_FIELDS,
    CARD_FIELDS,
    CARDS_FIELDS,
    CHANGES,
    CHARACTER_FIELDS,
    COMPARED,
    CONDITION_FIELDS,
    CONDITION_WHO,
    FILE_FIELDS,
    MOMENT_FIELDS,
    MOST_COMPARED,
    MOST_ENTRIES,
    MOST_PROGRAMS,
)
from chanbara.sword.rules.words import Role

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from chanbara.sword.parts.fields import Field, PartOf

KEY = "^[a-z][a-z0-9_]{0,29}$"
CONDITION: dict[str, Any] = {"$ref": "#/$defs/condition"}
EFFECTS: dict[str, Any] = {"$ref": "#/$defs/effects"}
CARDS: dict[str, Any] = {"$ref": "#/$defs/cards"}


def schema() -> dict[str, Any]:
    """Return the schema of a whole file."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Samurai Sword: cards as data",
        **_object(FILE_FIELDS),
        "properties": {
            **_properties(FILE_FIELDS),
            "cards": _entries({"anyOf": [_card(entry) for entry in Entry if entry is not Entry.CHARACTER]}),
            "characters": _entries(_object(CHARACTER_FIELDS)),
            "multipliers": _multipliers(),
        },
        "$defs": {
            "effects": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/effect"}},
            "effect": {"anyOf": [_effect(part) for part in PARTS]},
            "condition": {
                "type": "object",
                "additionalProperties": False,
                "properties": {field.name: CONDITIONS[field.name] for field in CONDITION_FIELDS},
            },
            "cards": {"anyOf": [_meant(), {"type": "array", "minItems": 1, "items": _meant()}]},
        },
    }


def _entries(entry: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "maxProperties": MOST_ENTRIES,
        "propertyNames": {"pattern": KEY},
        "additionalProperties": entry,
    }


def _multipliers() -> dict[str, Any]:
    table = {
        "type": "object",
        "additionalProperties": False,
        "patternProperties": {"^[3-8]$": {"type": "integer", "minimum": 0, "maximum": 5}},
    }
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {role.value: table for role in Role},
    }


def _object(fields: Iterable[Field]) -> dict[str, Any]:
    listed = list(fields)
    return {
        "type": "object",
        "additionalProperties": False,
        "required": [field.name for field in listed if field.required],
        "properties": _properties(listed),
    }


def _properties(fields: Iterable[Field]) -> dict[str, Any]:
    return {
        field.name: VALUES[field.value](field) | ({"description": field.note} if field.note else {})
        for field in fields
    }


def _card(entry: Entry) -> dict[str, Any]:
    card = _object(field for field in CARD_FIELDS if entry in field.entries)
    card["properties"]["type"] = {"const": entry.value}
    return card


def _effect(part: PartOf) -> dict[str, Any]:
    if part.value.value is Value.NOTHING:
        return {"const": part.name, "description": part.note}
    made = _object((part.value._replace(required=True), *part.fields))
    made["description"] = part.note
    if part.who:
        made["properties"][part.who_field] = {"enum": [WHO_NAMES[who] for who in part.who]}
    return made


def _amount(field: Field) -> dict[str, Any]:
    count = {
        "type": "object",
        "additionalProperties": False,
        "required": ["count"],
        "properties": {"count": {"enum": list(COUNT_NAMES.values())}, "of": {"enum": ["me", "other"]}},
    }
    ways = [_number(field), count]
    return {"anyOf": [*ways, {"enum": list(field.choices)}] if field.choices else ways}


def _number(field: Field) -> dict[str, Any]:
    return {"type": "integer", "minimum": field.least, "maximum": field.most}


def _words(field: Field) -> dict[str, Any]:
    text = {"type": "string", "minLength": 1, "maxLength": field.most}
    each = {"type": "object", "additionalProperties": False, "properties": dict.fromkeys(LANGUAGES, text)}
    return {"anyOf": [text, each]}


def _meant() -> dict[str, Any]:
    kinds = {field.name: {"enum": list(field.choices)} for field in CARDS_FIELDS if field.choices}
    kinds["key"] = {"type": "string"}  # type: ignore[dict-item]  # a key is any string
    inner = {"type": "object", "additionalProperties": False, "minProperties": 1, "properties": kinds}
    return {**inner, "properties": {**kinds, "except": inner}}


COMPARISON: dict[str, Any] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {name: {"type": "integer", "minimum": 0, "maximum": MOST_COMPARED} for name in COMPARED},
}
PLAYERS = {"type": "integer", "minimum": 3, "maximum": 8}
CONDITIONS: dict[str, dict[str, Any]] = {
    "who": {"enum": list(CONDITION_WHO)},
    "at_least": COMPARISON,
    "at_most": COMPARISON,
    "card": CARDS,
    "turn": {"enum": ["mine", "others"]},
    "players": {
        "type": "object",
        "additionalProperties": False,
        "properties": {"at_least": PLAYERS, "at_most": PLAYERS},
    },
    "role": {"enum": ["shogun"]},
}
VALUES: dict[Value, Callable[[Field], dict[str, Any]]] = {
    Value.NUMBER: _number,
    Value.FLAG: lambda _: {"type": "boolean"},
    Value.CHOICE: lambda field: {"enum": list(field.choices)},
    Value.AMOUNT: _amount,
    Value.EFFECTS: lambda _: dict(EFFECTS),
    Value.CONDITION: lambda _: dict(CONDITION),
    Value.CARDS: lambda _: dict(CARDS),
    Value.WORDS: _words,
    Value.MOMENTS: lambda _: {"type": "array", "maxItems": MOST_PROGRAMS, "items": _object(MOMENT_FIELDS)},
    Value.ABILITIES: lambda _: _entries(_object(ABILITY_FIELDS)),
    Value.CHANGES: lambda _: _object(CHANGES),
}
"""How each kind of value is described."""
