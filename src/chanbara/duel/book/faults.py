"""Errors in a file of numbers, each with its location: ``opponents.arima.life: ...``."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Literal,
    NamedTuple,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from chanbara.locales import speech

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_SHOWN = 60
"""Maximum length of a quoted value."""


class Fault(NamedTuple):
    """One error. The sentences are in the locales (``numbers-<key>``)."""

    place: str
    key: str
    about: dict[str, str | int]

    def what(self, language: str = "en") -> str:
        """Return the error in words, without its location."""
        return speech(language).say(f"numbers-{self.key}", **self.about)

    def sentence(self, language: str = "en") -> str:
        """Return the error and its location."""
        return f"{self.place}: {self.what(language)}" if self.place else self.what(language)


def fault(place: str, key: str, **about: str | int) -> Fault:
    """Return a fault."""
    return Fault(place, key, about)


def faults(kind: Any, data: Any, place: str = "") -> Iterator[Fault]:  # noqa: ANN401 - any type and what it should be
    """Yield all type errors; none if everything fits."""
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError:
        kind, limits = _bare(kind)
        deeper = list(_within(kind, data, place))
        yield from deeper or [_misfit(kind, limits, data, place)]


def _bare(kind: Any) -> tuple[Any, dict[str, Any]]:  # noqa: ANN401
    """Return a type without its annotations, and its limits; optional values count as present."""
    limits: dict[str, Any] = {}
    while get_origin(kind) in {Annotated, Union, UnionType}:
        if get_origin(kind) is Annotated:
            kind, *said = get_args(kind)
            for one in said:
                limits |= {name: getattr(one, name) for name in LIMITS if getattr(one, name) is not None}
        else:
            kind = next(one for one in reversed(get_args(kind)) if one is not NoneType)
    return kind, limits


LIMITS = ("ge", "le", "min_length", "max_length", "pattern")


def _within(kind: Any, data: Any, place: str) -> Iterator[Fault]:  # noqa: ANN401
    """Yield the errors in the parts of a value."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if isinstance(data, dict):
            yield from _within_struct(kind, data, place)
    elif get_origin(kind) is dict and isinstance(data, dict):
        key_kind, value_kind = get_args(kind)
        for key, value in data.items():
            if get_origin(key_kind) is Literal and key not in get_args(key_kind):
                yield fault(_at(place, key), "unknown", list=", ".join(get_args(key_kind)))
            yield from faults(value_kind, value, _at(place, key))
    elif get_origin(kind) in {list, tuple} and isinstance(data, list):
        kinds = get_args(kind)
        for number, value in enumerate(data):
            key = value.get("key", number + 1) if isinstance(value, dict) else number + 1
            one = kinds[min(number, len(kinds) - 1)]
            yield from faults(one, value, _at(place, key))


def _within_struct(kind: type[msgspec.Struct], data: dict[str, Any], place: str) -> Iterator[Fault]:
    types = get_type_hints(kind, include_extras=True)
    for key in data:
        if key not in types:
            yield fault(_at(place, key), "unknown", list=", ".join(types))
    for field in msgspec.structs.fields(kind):
        if field.name in data:
            yield from faults(types[field.name], data[field.name], _at(place, field.name))
        elif field.required:
            yield fault(_at(place, field.name), "missing")


def _misfit(kind: Any, limits: dict[str, Any], data: Any, place: str) -> Fault:  # noqa: ANN401
    """Return what is expected instead of a value of another type, or out of range."""
    key, about = "group", {}
    if kind is int:
        key, about = "whole", {"least": limits["ge"], "most": limits["le"]}
    elif kind is bool:
        key = "yes-or-no"
    elif kind is str:
        key, about = ("a-key", {}) if "pattern" in limits else ("letters", {"most": limits["max_length"]})
    elif get_origin(kind) is Literal:
        key, about = "one-of", {"list": ", ".join(map(str, get_args(kind)))}
    elif get_origin(kind) is tuple:
        key, about = "pair", {"count": len(get_args(kind))}
    elif get_origin(kind) is list:
        key, about = "list", {"least": limits.get("min_length", 0), "most": limits["max_length"]}
    return fault(place, key, value=_shown(data), **about)


def _at(place: str, key: object) -> str:
    """Return a nested location; an illegible key is escaped."""
    said = str(key)
    if not said.isprintable() or len(said) > MOST_SHOWN:
        said = _shown(said)
    return f"{place}.{said}" if place else said


def _shown(data: object) -> str:
    text = ascii(data) if isinstance(data, str) and not data.isprintable() else repr(data)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"
