"""The numbers of the duel: ours, and custom ones (B11).

A file has the structure of ``duel.json``, complete or only with the differences, as JSON or YAML. Nothing in
it is executed.
"""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache, lru_cache
from hashlib import blake2b
from importlib.resources import files
from itertools import accumulate, islice
from typing import TYPE_CHECKING, Any

import msgspec
import yaml

from chanbara.duel.book.contradictions import contradictions, strangers
from chanbara.duel.book.faults import Fault, fault, faults
from chanbara.duel.book.shape import Round, Whole
from chanbara.kernel.errors import ImpossibleSetup
from chanbara.locales import speech
from chanbara.plain_yaml import plain_yaml

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

MAX_BYTES = 64 * 1024
DEEPEST = 20
"""Nesting depth: ours is five, and a thousand levels take seconds to reject."""
MOST_TOLD = 12
"""Maximum number of errors reported at once."""

BESIDE = ("_what", "official", "changes")
"""Comments on the numbers; older files also have ``official``."""
KEYED = ("actions", "specials", "defence", "counterattack", "wounds", "blood", "cards")
"""Lists of things with a key each."""
AS_A_WHOLE = ("start", "effect")
BY_DIE = ("rows", "bonus", "events")
"""Here each entry is one unit: a custom one replaces ours and is not merged."""


def standard_file() -> str:
    """Return the file with our numbers, as a template."""
    return files("chanbara.duel").joinpath("duel.json").read_text(encoding="utf-8")


@cache
def standard_numbers() -> dict[str, Any]:
    """Return our numbers, from ``duel.json``. The result must not be modified."""
    data: dict[str, Any] = json.loads(standard_file())
    return data


class Numbers:
    """Parsed numbers: the text, its hash, and all values. Compared by text."""

    def __init__(self, text: str, data: dict[str, Any]) -> None:
        self.text = text
        self.digest = blake2b(text.encode(), digest_size=8).hexdigest()
        self.data = data
        """All numbers of the duel, in the structure of ``duel.json``."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Numbers) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def line(self) -> str:
        """Return the numbers as one line of a record."""
        return f"{self.digest} {json.dumps(self.text)}"


class WrongNumbers(ImpossibleSetup):
    """Invalid numbers, with their errors."""

    def __init__(self, found: Sequence[Fault]) -> None:
        self.faults = tuple(found)
        super().__init__("\n".join(f"numbers: {one.sentence()}" for one in self.faults))

    def sentence(self, language: str, longest: int) -> str:
        """Return the first fault with its path, and how many others there are."""
        first, *others = self.faults
        told = first.sentence(language)
        detail = told if len(told) <= longest else f"{told[:longest]} …"
        return speech(language).say("refused-numbers", detail=detail, others=len(others))


@lru_cache(maxsize=64)
def read_numbers(text: str) -> Numbers:
    """Read custom numbers; ``WrongNumbers`` says, with its location, what is missing, wrong or unknown."""
    given = {key: one for key, one in _with_text_keys(_given(text)).items() if key not in BESIDE}
    usual = {key: one for key, one in standard_numbers().items() if key not in BESIDE}
    data = _merged(usual, given, "")
    found = list(islice(_wrong(data, usual), MOST_TOLD))
    if found:
        raise WrongNumbers(found)
    data["round"].setdefault("most", msgspec.structs.fields(Round)[-1].default)
    return Numbers(text, data)


def _wrong(data: dict[str, Any], usual: dict[str, Any]) -> Iterator[Fault]:
    """Yield the errors: type errors; if there are none, contradictions."""
    unknown = list(strangers(data, usual))
    # Unknown entries get no further errors, such as missing fields.
    within = tuple(f"{one.place}." for one in unknown)
    misfits = [one for one in faults(Whole, data) if not one.place.startswith(within)]
    yield from [*unknown, *misfits] or contradictions(data, usual)


def _given(text: str) -> dict[Any, Any]:
    """Return the parsed text; nothing in it is executed."""
    if len(text.encode(errors="replace")) > MAX_BYTES:
        raise WrongNumbers([fault("", "too-long", most=MAX_BYTES)])
    if _depth(text) > DEEPEST:
        raise WrongNumbers([fault("", "too-deep")])
    try:
        given = plain_yaml(text, digits_only=True)
    except RecursionError as error:
        raise WrongNumbers([fault("", "too-deep")]) from error
    except (yaml.YAMLError, ValueError) as error:
        raise WrongNumbers([fault("", "unreadable", reason=_reason(error))]) from error
    if not isinstance(given, dict):
        raise WrongNumbers([fault("", "no-names")])
    return given


def _reason(error: Exception) -> str:
    """Return why a text cannot be parsed, in a line."""
    if isinstance(error, yaml.MarkedYAMLError) and error.problem_mark is not None:
        return f"line {error.problem_mark.line + 1}, {error.problem}"
    return " ".join(str(error).split())


def _depth(text: str) -> int:
    """Return the nesting depth of brackets in a text."""
    steps = (1 if sign in "[{" else -1 for sign in text if sign in "[{]}")
    return max(accumulate(steps), default=0)


def numbers_from_line(line: str) -> Numbers:
    """Return the numbers in a record; ``ValueError`` if they are wrong or were changed."""
    digest, _, text = line.partition(" ")
    numbers = read_numbers(str(json.loads(text)))
    if numbers.digest != digest:
        message = f"the numbers have the hash {numbers.digest}, not {digest}: they were changed"
        raise ValueError(message)
    return numbers


def _with_text_keys(data: Any) -> Any:  # noqa: ANN401 - whatever the file holds
    """Return the same with string keys: YAML reads a face of the die as a number."""
    if isinstance(data, dict):
        return {str(key): _with_text_keys(one) for key, one in data.items()}
    return [_with_text_keys(one) for one in data] if isinstance(data, list) else data


def _merged(usual: Any, given: Any, name: str) -> Any:  # noqa: ANN401 - any part of the numbers
    """Return the custom values, completed with ours."""
    if isinstance(usual, dict) and isinstance(given, dict) and name not in AS_A_WHOLE:
        replaced = name in BY_DIE
        return {
            key: deepcopy(usual[key])
            if key not in given
            else given[key]
            if replaced or key not in usual
            else _merged(usual[key], given[key], key)
            for key in (*usual, *(key for key in given if key not in usual))
        }
    if name in KEYED and isinstance(usual, list) and isinstance(given, list):
        ours = {one["key"]: one for one in usual}
        return [
            {**ours.get(str(one.get("key")), {}), **one} if isinstance(one, dict) else one for one in given
        ]
    return given
