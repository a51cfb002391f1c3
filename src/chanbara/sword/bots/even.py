"""A bot as strong as the people at its table: for each rating the mind that was measured nearest to it.

A weaker mind judges less sharply, at every decision in the same way. It throws no game away.
"""

from __future__ import annotations

import re
from typing import NamedTuple

EVEN = "even"
BEGINNER = 1000
"""The rating with which everybody begins."""
NAME = re.compile(r"even(@(?P<rating>[0-9]{1,4}))?")


class Mind(NamedTuple):
    """A bot, and the rating at which it plays."""

    rating: int
    bot: str


MINDS = (
    Mind(764, "random"),
    Mind(808, "blurred@6"),
    Mind(855, "blurred@3"),
    Mind(910, "blurred@1.6"),
    Mind(945, "blurred@0.8"),
    Mind(984, "blurred@0.4"),
    Mind(1010, "detective"),
    Mind(1035, "neural"),
    Mind(1085, "planner"),
    Mind(1112, "master"),
)
"""Weakest first, as measured by ``make even`` (docs/results/even.md)."""


def is_even(name: str) -> bool:
    """Whether a bot is as strong as a rating."""
    return NAME.fullmatch(name) is not None


def even_at(rating: float) -> str:
    """Return the name of a bot as strong as a rating."""
    return f"{EVEN}@{min(max(round(rating), 0), 9999)}"


def mind_of(name: str) -> str:
    """Return the bot that plays for an even one, or the same bot."""
    found = NAME.fullmatch(name)
    if found is None:
        return name
    rating = int(found["rating"] or BEGINNER)
    return min(MINDS, key=lambda mind: abs(mind.rating - rating)).bot
