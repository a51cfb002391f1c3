"""The provenance of every sentence, card and number of the two games.

The data files are in this package, ``docs/sources.md`` explains them, and a test fails for anything without a
source. How a source is described in words is not part of this package: see ``chanbara.words.provenance``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from chanbara.sources.paths import Pattern, best
from chanbara.sources.source import (
    KINDS,
    REST_OF_TABLE,
    Kind,
    Section,
    Source,
    books,
    parse,
    read_yaml,
)

__all__ = [
    "KINDS",
    "Columns",
    "Facts",
    "Kind",
    "Provenance",
    "Run",
    "Section",
    "Source",
    "books",
    "facts",
    "kinds_of",
    "provenance",
]

Sources = tuple[Source, ...]
Facts = dict[str, Sources]
"""The facts about one card, such as its copies, each with its sources."""


CHARACTERS = "12"
"""The chapter in which each paragraph is about one character."""


class Run(NamedTuple):
    """Consecutive sentences that share their sources."""

    sentences: int
    sources: Sources


class Columns(NamedTuple):
    """A table."""

    columns: dict[str, Sources]

    def of(self, column: str) -> Sources:
        """Return the sources of a column; none if it has none."""
        return self.columns.get(column, self.columns.get(REST_OF_TABLE, ()))


class Provenance(NamedTuple):
    """All sources of one game."""

    register: str
    """The chapter of the page that lists our rulings."""
    reasons: dict[str, str]
    """Every reason of ours, with the register line that it explains, or None."""
    paragraphs: dict[str, list[Run | Columns]]
    numbers: dict[Pattern, Sources]

    def value(self, path: str) -> Sources:
        """Return the sources of a value of the numbers by its path; none if nothing defines them."""
        pattern = best(self.numbers, path)
        return () if pattern is None else self.numbers[pattern]

    def all(self) -> Iterator[Source]:
        """Yield every source that is named anywhere."""
        for parts in self.paragraphs.values():
            for part in parts:
                yield from part.sources if isinstance(part, Run) else _all(part.columns)
        yield from _all(self.numbers)


@cache
def provenance(game: str) -> Provenance:
    """Return the sources of a game, ``sword`` or ``duel``."""
    data = read_yaml(f"{game}.yaml")
    reasons: dict[str, str] = data["reasons"]
    return Provenance(
        str(data["register"]),
        reasons,
        {key: [_part(key, one, reasons) for one in parts] for key, parts in data["paragraphs"].items()},
        {Pattern(path): _sources(named, reasons) for path, named in data.get("numbers", {}).items()},
    )


@cache
def facts(sort: str) -> dict[str, Facts]:
    """Return the facts about the ``cards``, ``characters`` or ``roles`` of Samurai Sword, by key."""
    reasons: dict[str, str] = read_yaml("sword.yaml")["reasons"]
    found: dict[str, Facts] = {}
    for group in read_yaml("cards.yaml")[sort]:
        for key in group["of"]:
            fields = {name: _sources(named, reasons, key) for name, named in group.items() if name != "of"}
            found.setdefault(key, {}).update(fields)
    return found


def kinds_of(sources: Sources) -> tuple[Kind, ...]:
    """Return the kinds among sources, in a fixed order."""
    return tuple(kind for kind in KINDS if any(source.kind == kind for source in sources))


def _part(paragraph: str, data: Any, reasons: Mapping[str, str]) -> Run | Columns:  # noqa: ANN401 - from a file
    key = paragraph.removeprefix(f"{CHARACTERS} ") if paragraph.startswith(f"{CHARACTERS} ") else ""
    if isinstance(data, list):
        count, *named = data
        return Run(count, _sources(named, reasons, key))
    return Columns({column: _sources(named, reasons) for column, named in data.items()})


def _sources(named: list[str], reasons: Mapping[str, str], key: str = "") -> Sources:
    """Read sources; a printed card without a key is the one that the paragraph or fact is about."""
    read = [parse(one, reasons) for one in named]
    return tuple(one._replace(key=key) if one.printed and not one.key else one for one in read)


def _all(named: Mapping[Any, Sources]) -> Iterator[Source]:
    for sources in named.values():
        yield from sources
