"""How far to trust what is deduced: how often it was so when it was said, in games of bots of all kinds.

The table is measured and written by ``python -m checks.measure.belief --write``.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

BINS = 10
PATH = Path(__file__).with_name("calibration.json")


class Bin(NamedTuple):
    """Everything that was said with about the same probability."""

    said: float
    """What was said, on average."""
    was: float
    """How often it was so."""
    times: int
    """How often it was said."""


@cache
def calibration() -> tuple[Bin, ...]:
    """Return what was measured, from the least likely to the likeliest."""
    return tuple(Bin(**row) for row in json.loads(PATH.read_text(encoding="utf-8")))


def trust(said: float) -> Bin:
    """Return how things were that are said so."""
    return min(calibration(), key=lambda one: abs(one.said - said))
