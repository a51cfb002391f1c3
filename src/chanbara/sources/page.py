"""A rules page in units that can have a source: paragraphs, their sentences, and tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

PREFACE = "preface"
"""The text before the first chapter."""

LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
ITALIC = re.compile(r"\*([^\s*][^*]*)\*")
"""A single star is a star."""
PICTURE = "!["
"""A picture shows what the text says, and has no source of its own."""
CHAPTER = re.compile(r"## ([AB]?\d+) ")
HEADING = re.compile(r"### (.+)")
NUMBERED = re.compile(r"\*\*([AB]?\d+\.\d+)\*\* ")
CHARACTER = re.compile(r"\*\*12 [^(*]+ \(\d+\)\*\* `(\w+)`: ")
SENTENCE_END = re.compile(r"(?<=[.?])(?<!\bvs\.)\s+|(?<=[.?][)”“\"])\s+")
"""After a full stop, but not within the name of the module 1 vs. 3."""


class Sentences(NamedTuple):
    """A paragraph of text."""

    sentences: tuple[str, ...]


class Grid(NamedTuple):
    """A table: its column names and its rows."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Sentences | Grid
Units = dict[str, list[Block]]
"""Numbered or titled units, with their blocks: by ``5.2``, ``12 benkei``, ``1 weapons``."""


def sentences(text: str) -> tuple[str, ...]:
    """Return the sentences of a paragraph, with their markup."""
    return tuple(SENTENCE_END.split(" ".join(text.split())))


def beginning(sentence: str, length: int) -> str:
    """Return the beginning of a sentence, to identify it: its words without Markdown."""
    unmarked = sentence.replace("**", "").replace("`", "")
    plain = ITALIC.sub(r"\1", LINK.sub(r"\1", unmarked))
    return plain if len(plain) <= length else f"{plain[:length].rsplit(' ', 1)[0]} …"


def units(page: str) -> Units:
    """Return the units of a page; the table of contents, headings and pictures are none."""
    found: Units = {}
    for key, block in _blocks(page):
        found.setdefault(key, []).append(block)
    return found


def translated(page: str, english: Units) -> Units:
    """Return the units of a translation by the keys of the English page: headings are translated, too."""
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
        elif not part.startswith(("# ", PICTURE)) and not (key == PREFACE and part.startswith("- ")):
            yield key, Sentences(sentences(part))


def _slug(heading: str) -> str:
    return "_".join(re.findall(r"\w+", heading.lower()))


def _grid(part: str) -> Grid:
    lines = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in part.splitlines()]
    return Grid(lines[0], tuple(lines[2:]))
