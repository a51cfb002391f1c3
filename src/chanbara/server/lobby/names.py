"""Names that people choose: which are legible, and which count as the same."""

from __future__ import annotations

import re
import unicodedata
from itertools import groupby

from chanbara.server.wire.refusal import Refusal

INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Invisible characters: with them a name could look like another."""
MOST_MARKS = 3
"""Accents per letter: more would reach into the lines above and below."""


def check_name(name: str) -> None:
    """Refuse an illegible name."""
    seen = INVISIBLE.sub("", name).strip()
    marks = [len(list(run)) for is_mark, run in groupby(seen, _is_mark) if is_mark]
    if not name.isprintable() or all(map(_is_mark, seen)) or max(marks, default=0) > MOST_MARKS:
        raise Refusal("impossible", "unreadable-name")


def folded(name: str) -> str:
    """Return the name in comparable form: ignoring case, width, spaces and invisible characters."""
    seen = INVISIBLE.sub("", unicodedata.normalize("NFKC", name))
    return " ".join(unicodedata.normalize("NFKC", seen.casefold()).split())


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")
