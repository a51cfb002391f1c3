"""Write what the server knows of letters from Unicode's data: ``python -m checks.pages.letters --write``.

The data comes from the package confusable-homoglyphs, which contains confusables.txt and Scripts.txt of
Unicode. The server stores skeletons of claimed names: if a newer table is written, add a migration that
recomputes them, as step 0009 does. Without ``--write`` it only reports whether the files are up to date; a
test in tests/docs does the same.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from checks.pages.made_file import keep

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

FOLDER = Path(__file__).parents[2] / "src" / "chanbara" / "server" / "lobby"
LOOK_ALIKES, SCRIPTS = FOLDER / "look_alikes.txt", FOLDER / "scripts.txt"
OPENING = "# Generated from Unicode's {} by checks/pages/letters.py: code points in hexadecimal.\n"
DIRECTION = "\u200e"
"""The data surrounds letters that are written from right to left with this mark."""
OF_NO_SCRIPT = ("COMMON", "INHERITED")
"""Digits, punctuation and accents: they go with the letters of every script."""


def _data(name: str) -> Any:  # noqa: ANN401 - whatever the file contains
    return json.loads((files("confusable_homoglyphs") / name).read_text(encoding="utf-8"))


def _neighbors() -> dict[str, set[str]]:
    """Return what each letter, or sequence of letters, is listed as confusable with."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for one, others in _data("confusables.json").items():
        for other in others:
            pair = one.replace(DIRECTION, ""), other["c"].replace(DIRECTION, "")
            if pair[0] != pair[1]:
                found[pair[0]].add(pair[1])
                found[pair[1]].add(pair[0])
    return found


def prototypes() -> dict[str, str]:
    """Return the prototype of each letter that has one.

    Unicode's table leads from a letter to its prototype; the package lists both directions. A prototype is a
    sequence, or has several letters; of a pair, either will do.
    """
    neighbors = _neighbors()
    found: dict[str, str] = {}
    for letter, others in neighbors.items():
        (other,) = others if len(others) == 1 else ("",)
        if len(letter) > 1 or not other:
            continue
        is_pair = len(other) == 1 and len(neighbors[other]) == 1
        if not is_pair or other < letter:
            found[letter] = other
    return {letter: _resolved(prototype, found) for letter, prototype in found.items()}


def _resolved(text: str, known: Mapping[str, str]) -> str:
    """Return a prototype whose own letters are prototypes, too."""
    while (changed := "".join(known.get(letter, letter) for letter in text)) != text:
        text = changed
    return text


def look_alikes() -> str:
    """Return the file of prototypes: each with the letters that look like it."""
    letters: defaultdict[str, list[str]] = defaultdict(list)
    for letter, prototype in prototypes().items():
        letters[prototype].append(letter)
    lines = (f"{_hex(prototype)}: {_hex(sorted(alike))}\n" for prototype, alike in sorted(letters.items()))
    return "".join([OPENING.format("confusables.txt"), *lines])


def _hex(letters: Sequence[str]) -> str:
    return " ".join(f"{ord(letter):X}" for letter in letters)


def scripts() -> str:
    """Return the file of scripts: each with the ranges of its letters."""
    data = _data("categories.json")
    ranges: defaultdict[str, list[int]] = defaultdict(list)
    for first, last, script, _ in sorted(data["code_points_ranges"]):
        name = data["iso_15924_aliases"][script]
        if name in OF_NO_SCRIPT:
            continue
        if ranges[name] and ranges[name][-1] == first - 1:
            ranges[name][-1] = last
        else:
            ranges[name] += [first, last]
    lines = (f"{name.lower()}: {' '.join(f'{end:X}' for end in ends)}\n" for name, ends in ranges.items())
    return "".join(chain([OPENING.format("Scripts.txt")], sorted(lines)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the files, or report whether they are up to date."""
    made = ((LOOK_ALIKES, look_alikes()), (SCRIPTS, scripts()))
    return max(keep(file, now, "checks.pages.letters", arguments) for file, now in made)


if __name__ == "__main__":
    sys.exit(main())
