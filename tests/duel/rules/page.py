"""The duel rules page, and which test cites which paragraph of it."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.rules.citations import TESTS, names_of_tests

PAGE = (Path(__file__).parents[3] / "docs" / "duel.md").read_text(encoding="utf-8")

KEYED = {"B5": ("B5.1", "B5.2"), "B6": ("B6.1", "B6.3")}
"""Chapters whose tables have rows that are cited one by one, such as ``B5 kojiro``."""


def paragraphs() -> list[str]:
    """The numbers of all paragraphs, such as A2.5."""
    return re.findall(r"^\*\*([AB]\d+\.\d+)\*\*", PAGE, re.MULTILINE)


def keyed() -> list[str]:
    """The rows that are cited one by one."""
    return [
        f"{chapter} {row['key']}"
        for chapter, tables in KEYED.items()
        for table in tables
        for row in rows(table)
    ]


def text(number: str) -> str:
    """What a paragraph says, up to the next number or heading."""
    found = re.search(
        rf"^\*\*{re.escape(number)}\*\*(.*?)(?=^\*\*[AB]\d+\.|^#|\Z)", PAGE, re.MULTILINE | re.DOTALL
    )
    assert found is not None, f"there is no paragraph {number}"
    return found[1]


def rows(number: str) -> list[dict[str, str]]:
    """The rows of a paragraph's table, by column."""
    lines = [line for line in text(number).splitlines() if line.startswith("|")]
    assert lines, f"no table in {number}"
    cells = [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines]
    return [dict(zip(cells[0], row, strict=True)) for row in cells[2:]]


def rulings() -> list[str]:
    """The paragraphs of part A that contain a ruling, once for each of them."""
    return [number for number in paragraphs() for _ in re.findall(r"\*\*\[ruling\]\*\*", text(number))]


def cited_by(name: str) -> str | None:
    """What a test cites by its name: ``A2.5``, ``B5 kojiro``, or nothing."""
    cited = re.match(r"test_([ab]\d+)_(\d+|[a-z]+)(_|$)", name)
    if cited is None:
        return None
    chapter, what = cited[1].upper(), cited[2]
    return f"{chapter}.{what}" if what.isdecimal() else f"{chapter} {what}"


def citations() -> Iterator[tuple[str, str]]:
    """Every test of the project that cites something of the duel, with what it cites."""
    for file in sorted(TESTS.rglob("test_*.py")):
        for name in names_of_tests(file):
            cited = cited_by(name)
            if cited is not None:
                yield name, cited
