"""The values of a file of numbers by path, and patterns of such paths."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

BELOW = "**"
KEY = "key"
"""The field that names an item of a list: part of the path of its values."""
LEFT_OUT = ("changes",)
"""Metadata in a file of numbers."""


class Pattern(NamedTuple):
    """A path in which ``*`` is any single step, and a final ``**`` everything below."""

    text: str

    @property
    def steps(self) -> list[str]:
        """Its steps."""
        return self.text.split(".")

    @property
    def exactness(self) -> int:
        """The number of literal steps."""
        return sum("*" not in step for step in self.steps)

    def matches(self, path: str) -> bool:
        """Whether a path matches."""
        named, steps = self.steps, path.split(".")
        if named[-1] == BELOW:
            named = named[:-1]
            steps = steps[: len(named)] if len(steps) > len(named) else []
        return len(named) == len(steps) and all(map(fnmatchcase, steps, named))


def best(patterns: Iterable[Pattern], path: str) -> Pattern | None:
    """Return the matching pattern with the most literal steps, if any."""
    fitting = [one for one in patterns if one.matches(path)]
    return max(fitting, key=lambda one: one.exactness, default=None)


def values(data: dict[str, Any]) -> Iterator[str]:
    """Yield the path of every number, string and null."""
    for key, value in data.items():
        if key not in LEFT_OUT and not key.startswith("_"):
            yield from _below(key, value)


def value_at(data: Any, path: str) -> Any:  # noqa: ANN401 - a file of numbers
    """Return the value at a path."""
    for step in path.split("."):
        data = data[step] if isinstance(data, dict) else dict(_items(data))[step]
    return data


def _below(path: str, value: Any) -> Iterator[str]:  # noqa: ANN401 - a file of numbers
    inner = value.items() if isinstance(value, dict) else _items(value) if isinstance(value, list) else ()
    below = [(name, one) for name, one in inner if name != KEY]
    if not below:
        yield path
    for name, one in below:
        yield from _below(f"{path}.{name}", one)


def _items(things: list[Any]) -> Iterator[tuple[str, Any]]:
    """The items of a list: an object by its key, anything else by its index from 0."""
    for place, one in enumerate(things):
        yield (str(one[KEY]) if isinstance(one, dict) and KEY in one else str(place)), one
