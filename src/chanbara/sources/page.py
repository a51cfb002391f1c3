"""A page of rules in pieces that can have a source: paragraphs, their sentences, and tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

PREFACE = "preface"
"""What stands before the first chapter."""

CHAPTER = re.compile(r"## ([AB]?\d+) ")
HEADING = re.compile(r"### (.+)")
NUMBERED = re.compile(r"\*\*([AB]?\d+\.\d+)\*\* ")
CHARACTER = re.compile(r"\*\*12 [^(*]+ \(\d+\)\*\* `(\w+)`: ")
NO_PIECE = ("# ", "![")
"""The title of the page, and pictures: these show what the words around them say."""
SENTENCE_END = re.compile(r"(?<=[.?])\s+|(?<=[.?][)”“\"])\s+")


class Sentences(NamedTuple):
    """A paragraph of text."""

    sentences: tuple[str, ...]


class Grid(NamedTuple):
    """A table: the names of its columns, and its rows."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Sentences | Grid
Units = dict[str, list[Block]]
"""What has a number or a heading of its own, with its blocks: by ``5.2``, ``12 benkei``, ``1 weapons``."""


def sentences(text: str) -> tuple[str, ...]:
    """Return the sentences of a paragraph, with their marks."""
    return tuple(SENTENCE_END.split(" ".join(text.split())))


def units(page: str) -> Units:
    """Return the pieces of a page; the list of chapters, headings and pictures are none."""
    found: Units = {}
    for key, block in _blocks(page):
        found.setdefault(key, []).append(block)
    return found


def translated(page: str, english: Units) -> Units:
    """Return the pieces of a translation by the keys of the English page: headings are translated, too."""
    return dict(zip(english, units(page).values(), strict=True))


def _blocks(page: str) -> Iterator[tuple[str, Block]]:
    chapter, key = "", PREFACE
    for part in re.split(r"\n\n+", page.strip()):
        if found := CHAPTER.match(part):
            chapter = key = found[1]
        elif found := HEADING.match(part):
            key = f"{chapter} {_slug(found[1])}"
        elif found := NUMBERED.match(part) or CHARACTER.match(part):
            key = found[1] if found.re is NUMBERED else f"12 {found[1]}"
            yield key, Sentences(sentences(part[found.end() :]))
        elif part.startswith("|"):
            yield key, _grid(part)
        elif not part.startswith(NO_PIECE) and not (key == PREFACE and part.startswith("- ")):
            yield key, Sentences(sentences(part))


def _slug(heading: str) -> str:
    return "_".join(re.findall(r"\w+", heading.lower()))


def _grid(part: str) -> Grid:
    lines = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in part.splitlines()]
    return Grid(lines[0], tuple(lines[2:]))
