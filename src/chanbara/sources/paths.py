"""Numbers in a file, each by the path that leads to it, and patterns of such paths."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

ANY, BELOW = "*", "**"
LEFT_OUT = ("official", "changes")
"""What a file of numbers says about itself."""


class Pattern(NamedTuple):
    """A path in which ``*`` is any one step, and a last ``**`` all that lies below."""

    text: str

    @property
    def steps(self) -> list[str]:
        """The steps that it names."""
        return self.text.split(".")

    @property
    def exactness(self) -> int:
        """How many steps it names outright."""
        return sum("*" not in step for step in self.steps)

    def matches(self, path: str) -> bool:
        """Whether a path fits."""
        named, steps = self.steps, path.split(".")
        if named[-1] == BELOW:
            named = named[:-1]
            steps = steps[: len(named)] if len(steps) > len(named) else []
        return len(named) == len(steps) and all(map(fnmatchcase, steps, named))


def best(patterns: Iterable[Pattern], path: str) -> Pattern | None:
    """Return the pattern that names most steps of a path outright, if any fits."""
    fitting = [one for one in patterns if one.matches(path)]
    return max(fitting, key=lambda one: one.exactness, default=None)


def numbers(data: dict[str, Any]) -> Iterator[str]:
    """Yield the path of every number, and of every true and false."""
    for key, value in data.items():
        if key not in LEFT_OUT and not key.startswith("_"):
            yield from _below(key, value)


def value_at(data: Any, path: str) -> Any:  # noqa: ANN401 - a file of numbers
    """Return what stands at a path."""
    for step in path.split("."):
        data = data[step] if isinstance(data, dict) else dict(_items(data))[step]
    return data


def _below(path: str, value: Any) -> Iterator[str]:  # noqa: ANN401 - a file of numbers
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _below(f"{path}.{key}", inner)
    elif isinstance(value, list):
        for name, inner in _items(value):
            yield from _below(f"{path}.{name}", inner)
    elif isinstance(value, int | float):
        yield path


def _items(values: list[Any]) -> Iterator[tuple[str, Any]]:
    """The items of a list: an object by its key, anything else by its place from 0."""
    for place, one in enumerate(values):
        yield (str(one["key"]) if isinstance(one, dict) and "key" in one else str(place)), one
