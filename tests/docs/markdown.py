"""Parsing our own pages: fenced blocks, tables, headings, links."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]

PAGES = sorted(path for pattern in ("*.md", "docs/**/*.md") for path in ROOT.glob(pattern))


class Block(NamedTuple):
    """A fenced block: its language, its text, and the paragraph before it."""

    language: str
    text: str
    before: str


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def named(path: Path) -> str:
    """The name of a page inside the project."""
    return path.relative_to(ROOT).as_posix()


def blocks(text: str) -> Iterator[Block]:
    """The fenced blocks of a page, in order."""
    end = 0
    for match in re.finditer(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        before = text[end : match.start()].strip().rpartition("\n\n")[2]
        end = match.end()
        yield Block(match[1], match[2], before)


def without_blocks(text: str) -> str:
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def table(text: str, first_column: str) -> dict[str, list[str]]:
    """The rows of the one table whose first column is called like this, by the first cell without ticks."""
    rows = re.findall(rf"^\| {first_column} \|.*\n\|[-|]+\|\n((?:\|.*\n)+)", text, re.MULTILINE)
    assert len(rows) == 1, f"there are {len(rows)} tables of {first_column}s"
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in rows[0].splitlines()]
    return {first.strip("`"): rest for first, *rest in cells}


def section(text: str, heading: str) -> str:
    """The text under a second-level heading."""
    found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found is not None, f"there is no section {heading}"
    return found[1]


def anchors(text: str) -> set[str]:
    """What links may point at: every heading, in lower case, without signs, words joined by hyphens."""
    headings = re.findall(r"^#+ (.+)$", without_blocks(text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def links(text: str) -> list[str]:
    """Where the links and pictures of a page point."""
    return re.findall(r"\]\(([^)\s]+)\)", without_blocks(text))
