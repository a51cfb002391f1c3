"""Letters that look alike, and the scripts they belong to, by Unicode's tables (technical standard 39)."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from functools import cache
from importlib.resources import files

INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Invisible characters: with them a name could look like another."""
TOGETHER = (
    frozenset({"latin", "han", "hiragana", "katakana"}),
    frozenset({"latin", "han", "bopomofo"}),
    frozenset({"latin", "han", "hangul"}),
)
"""Scripts that people write together: the level "highly restrictive" of the standard."""


def skeleton(text: str) -> str:
    """Return a form that texts have in common if they look alike, whatever their case and spaces."""
    # Case is ignored after the letters were compared as they are shown: a capital may look like another
    # letter than its small form does. What that makes of it may in turn look like another letter.
    seen = " ".join(INVISIBLE.sub("", unicodedata.normalize("NFKC", text)).split())
    # I looks like l, and i is its small form: without case the three are one letter.
    return _prototypes_of(_prototypes_of(seen).casefold()).replace("i", "l")


def _prototypes_of(text: str) -> str:
    known = _prototypes()
    decomposed = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(known.get(letter, letter) for letter in decomposed))


def mixes_scripts(text: str) -> bool:
    """Whether a text has letters of scripts that are not written together."""
    found = {_script(letter) for letter in text} - {""}
    return len(found) > 1 and not any(found <= together for together in TOGETHER)


def _script(letter: str) -> str:
    """Return the script of a letter; digits, punctuation and accents have none."""
    starts, ranges = _scripts()
    last, script = ranges[bisect_right(starts, ord(letter)) - 1]
    return script if ord(letter) <= last else ""


def _lines(name: str) -> list[list[str]]:
    """Return the lines of a file of tables, as what is before the colon and what is after it."""
    text = (files("chanbara.server.lobby") / name).read_text(encoding="utf-8")
    return [line.split(": ") for line in text.splitlines() if not line.startswith("#")]


@cache
def _prototypes() -> dict[str, str]:
    return {
        letter: _letters(prototype)
        for prototype, alike in _lines("look_alikes.txt")
        for letter in _letters(alike)
    }


def _letters(numbers: str) -> str:
    return "".join(chr(int(number, 16)) for number in numbers.split())


@cache
def _scripts() -> tuple[list[int], list[tuple[int, str]]]:
    """Return where the ranges of letters begin, and where each ends, with its script."""
    found = [(0, -1, "")]
    for script, numbers in _lines("scripts.txt"):
        ends = [int(number, 16) for number in numbers.split()]
        found += [(first, last, script) for first, last in zip(ends[::2], ends[1::2], strict=True)]
    found.sort()
    return [first for first, _, _ in found], [(last, script) for _, last, script in found]
