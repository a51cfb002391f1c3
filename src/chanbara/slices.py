"""Named slices of one row of numbers: the layout of an observation."""

from __future__ import annotations

from typing import NamedTuple


class Part(NamedTuple):
    """One named slice."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """Its length."""
        size = 1
        for length in self.shape:
            size *= length
        return size


def places(parts: tuple[Part, ...], first: int = 0) -> dict[str, slice]:
    """Return the position of each part in a row that begins with ``first``."""
    found = {}
    for part in parts:
        found[part.name] = slice(first, first + part.size)
        first += part.size
    return found


def size_of(parts: tuple[Part, ...]) -> int:
    """Return the total length of parts."""
    return sum(part.size for part in parts)
