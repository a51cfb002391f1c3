"""Named slices of one row of numbers: what an observation is made of."""

from __future__ import annotations

from typing import NamedTuple


class Part(NamedTuple):
    """One named slice."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


def places(parts: tuple[Part, ...], first: int = 0) -> dict[str, slice]:
    """Return where each part lies in a row that begins with ``first``."""
    found = {}
    for part in parts:
        found[part.name] = slice(first, first + part.size)
        first += part.size
    return found


def size_of(parts: tuple[Part, ...]) -> int:
    """Return how many numbers parts have together."""
    return sum(part.size for part in parts)
