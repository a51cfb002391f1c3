"""One option of a question, as a terminal prints it."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Choice(NamedTuple):
    """An option in words."""

    kind: StrEnum | None
    """The kind of the card it plays, where it plays one: choices are grouped by it."""
    sentence: str
    notation: str
    """As short as it may be typed."""
