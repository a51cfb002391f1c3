"""The puzzle rating: Glicko (Glickman 1999), with a puzzle as the opponent, whose rating stays."""

from __future__ import annotations

from math import hypot, log, pi, sqrt
from typing import NamedTuple

Q = log(10) / 400
WIDEST, NARROWEST = 250.0, 50.0
"""The deviation before the first puzzle, by which 1000 to 2000 is likely, and the least: a rating never stops
moving."""
PER_DAY = 12.5
"""What a day without puzzles adds to the deviation (squares add up): all is forgotten after a year."""
PUZZLE = 100.0
"""The deviation of a puzzle, whose rating is an estimate (docs/puzzles.md)."""
DAY = 86_400.0
SURE = 2
"""Standard deviations shown as uncertainty: a 95% interval."""


class PuzzleRating(NamedTuple):
    """A rating on the scale of Elo, with its standard deviation."""

    points: float = 1500.0
    deviation: float = WIDEST


FIRST = PuzzleRating()
"""Of everybody before their first puzzle: the middle of the scale."""


def aged(before: PuzzleRating, seconds: float) -> PuzzleRating:
    """Return a rating some time later: less certain."""
    wider = hypot(before.deviation, PER_DAY * sqrt(max(seconds, 0.0) / DAY))
    return before._replace(deviation=min(wider, WIDEST))


def after(before: PuzzleRating, puzzle: float, *, solved: bool, deviation: float = PUZZLE) -> PuzzleRating:
    """Return a player's rating after their first attempt at a puzzle."""
    # How much it says, given how sure the puzzle's own rating is; and how likely it is solved.
    weight = 1 / sqrt(1 + 3 * Q**2 * deviation**2 / pi**2)
    chance = 1 / (1 + 10 ** (-weight * (before.points - puzzle) / 400))
    information = 1 / before.deviation**2 + Q**2 * weight**2 * chance * (1 - chance)
    points = before.points + Q / information * weight * (solved - chance)
    return PuzzleRating(points, max(sqrt(1 / information), NARROWEST))
