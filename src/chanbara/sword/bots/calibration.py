"""The calibration of the belief: how often statements were true, in games of all kinds of bots.

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
    """All statements with about the same probability."""

    said: float
    """The stated probability, on average."""
    was: float
    """How often they were true."""
    times: int
    """Number of statements."""


@cache
def calibration() -> tuple[Bin, ...]:
    """Return the measured bins, from the least likely to the likeliest."""
    return tuple(Bin(**row) for row in json.loads(PATH.read_text(encoding="utf-8")))


def trust(said: float) -> Bin:
    """Return the bin of a probability."""
    return min(calibration(), key=lambda one: abs(one.said - said))
