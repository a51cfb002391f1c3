"""A source: a book with its section, a printed card, card lists, or ourselves with a reason."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Literal, NamedTuple

import yaml

BASE = ("german", "english", "italian")
"""The three books of the base game: ``base`` if they agree."""
WHOLE = "whole"
"""The section of every book that is all of it."""
REST_OF_TABLE = "table"
"""The key for the sources of all columns of a table that are not named."""

Kind = Literal["book", "card", "lists", "one_list", "ours"]
KINDS: tuple[Kind, ...] = ("book", "card", "lists", "one_list", "ours")
PRINTED = ("card", "character", "role")


class Source(NamedTuple):
    """One source. Fields that do not apply to its kind are empty."""

    kind: Kind
    books: tuple[str, ...] = ()
    section: str = ""
    entry: str = ""
    """Of a book: the entry of its section."""
    printed: str = ""
    """Of a card: whether it is a card, a character or a role."""
    key: str = ""
    """Of a card: its key; empty for the one that the rule or the row is about."""
    reason: str = ""
    """Of ours: the key of the sentence with the reason."""


class Section(NamedTuple):
    """A section of a book, with its printed heading."""

    title: str
    entries: dict[str, str]
    """Its entries, each with its printed title if that is not the name of a card or character."""


@cache
def books() -> dict[str, dict[str, Section]]:
    """Return the sections of every book."""
    return {
        book: {
            key: Section(one["title"], _entries(one.get("entries", ())))
            for key, one in about["sections"].items()
        }
        for book, about in read_yaml("books.yaml").items()
    }


def read_yaml(name: str) -> dict[str, Any]:
    """Return the contents of a file of this package."""
    data: dict[str, Any] = yaml.safe_load((files(__package__) / name).read_text(encoding="utf-8"))
    return data


def parse(text: str, reasons: Mapping[str, str]) -> Source:
    """Parse a source as written in a file; ``ValueError`` says what does not exist."""
    head, _, rest = text.partition("/")
    if head in PRINTED:
        return Source("card", printed=head, key=rest)
    if text in {"lists", "one_list"}:
        return Source(text)  # type: ignore[arg-type] # the two words are kinds
    if head == "ours":
        if rest not in reasons:
            raise ValueError(f"{text}: there is no such reason")
        return Source("ours", reason=rest)
    section, _, entry = rest.partition(".")
    named = BASE if head == "base" else tuple(head.split("+"))
    for book in named:
        _check(text, book, section, entry)
    return Source("book", named, section, entry)


def _entries(named: list[str] | dict[str, str]) -> dict[str, str]:
    return named if isinstance(named, dict) else dict.fromkeys(named, "")


def _check(text: str, book: str, section: str, entry: str) -> None:
    if book not in books():
        raise ValueError(f"{text}: there is no book {book}")
    if section not in books()[book]:
        raise ValueError(f"{text}: the book {book} has no section {section!r}")
    if entry and entry not in books()[book][section].entries:
        raise ValueError(f"{text}: the section {section} of {book} has no entry {entry!r}")
