"""The rules pages, by paragraph."""

from __future__ import annotations

import re
from pathlib import Path

import chanbara
from chanbara.locales import LANGUAGES

FOLDERS = (".", "../../docs")
"""In an installed package, and in the project folder."""

PARAGRAPH = re.compile(r"^\*\*(?P<number>[AB]?\d+(?:\.\d+)?)(?: [^*]*)?\*\*(?: `(?P<key>\w+)`)?")
CHAPTER = re.compile(r"^## (?P<number>[AB]?\d+) ")


def rules_text(book: str = "rules", language: str = LANGUAGES[0]) -> str | None:
    """Return the page of a game, ``rules`` or ``duel``, in the reader's language, if it is available."""
    name = f"{book}.md" if language == LANGUAGES[0] else f"{book}.{language}.md"
    for folder in FOLDERS:
        path = Path(chanbara.__file__).parent / folder / name
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return None


def paragraphs(page: str) -> dict[str, str]:
    """Return the paragraphs by number; a character is ``12 benkei``, a chapter its number alone."""
    found: dict[str, str] = {}
    chapter = paragraph = ""
    for line in page.splitlines():
        if line.startswith("!["):
            continue  # no images in a terminal
        heading, start = CHAPTER.match(line), PARAGRAPH.match(line)
        if heading:
            chapter, paragraph = heading["number"], ""
        elif start:
            paragraph = f"{start['number']} {start['key']}" if start["key"] else start["number"]
        elif line.startswith("#"):
            paragraph = ""
        for number in {chapter, paragraph} - {""}:
            found[number] = f"{found.get(number, '')}{line}\n"
    return found
