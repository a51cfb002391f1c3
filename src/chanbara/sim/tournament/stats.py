"""Means of differences that come in clusters, a deal each, and how sure they are."""

from __future__ import annotations

from functools import lru_cache
from math import atan, cos, inf, pi, sin, sqrt, tan
from statistics import NormalDist
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

MANY = 1000
"""Degrees of freedom from which Student's distribution is taken for the normal one."""
TOLERANCE = 1e-13


class Estimate(NamedTuple):
    """A mean over deals, and how far it may be off."""

    mean: float
    variance: float
    """Of the mean; infinite where one deal is all there is."""
    freedom: float
    deals: int


class Difference(NamedTuple):
    """A difference of shares won, from -1 to 1, with its interval."""

    mean: float
    low: float
    high: float
    deals: int

    @property
    def is_clear(self) -> bool:
        """Whether it is not nothing."""
        return self.low > 0 or self.high < 0


def estimate(deals: Sequence[tuple[int, int]], alpha: float) -> Estimate:
    """Return the mean of differences, given the sum of each deal's and how many they are.

    What happens on one deal hangs together and deals do not, so the spread is taken between deals.
    """
    counted = [(total, count) for total, count in deals if count]
    many, chances = len(counted), sum(count for _, count in counted)
    whole = sum(total for total, _ in counted)
    mean = whole / chances
    if many == 1:
        return Estimate(mean, inf, 1, many)
    # In whole numbers: the same to the last bit, in whatever order.
    squares = sum((total * chances - whole * count) ** 2 for total, count in counted)
    variance = many / (many - 1) * squares / chances**4
    if not squares:
        # Nothing has varied. What was not seen in so many deals may still be so frequent, and no more.
        unseen = (1 + abs(mean)) * (1 - alpha ** (1 / many))
        variance = (unseen / student(many - 1, alpha)) ** 2
    return Estimate(mean, variance, many - 1, many)


def together(estimates: Sequence[Estimate]) -> Estimate:
    """Return the mean of independent estimates, all of the same weight; its freedom is Welch's."""
    parts = [one.variance / len(estimates) ** 2 for one in estimates]
    total = sum(parts)
    freedom = 1.0
    if total < inf:
        freedom = total**2 / sum(part**2 / one.freedom for part, one in zip(parts, estimates, strict=True))
    mean = sum(one.mean for one in estimates) / len(estimates)
    return Estimate(mean, total, freedom, sum(one.deals for one in estimates))


def difference(found: Estimate, alpha: float) -> Difference:
    """Return an estimate with the interval that is wrong with a chance of ``alpha``."""
    if found.variance == inf:
        return Difference(found.mean, -1.0, 1.0, found.deals)
    # A sum of floats may lie a hair below the whole number that is meant.
    half = student(max(1, int(found.freedom + TOLERANCE)), alpha) * sqrt(found.variance)
    return Difference(found.mean, max(-1.0, found.mean - half), min(1.0, found.mean + half), found.deals)


@lru_cache
def student(freedom: int, alpha: float) -> float:
    """Return how many standard errors leave out a share ``alpha`` on both sides together."""
    if freedom > MANY:
        return NormalDist().inv_cdf(1 - alpha / 2)
    low, high = 0.0, atan(inf)
    while high - low > TOLERANCE:
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < 1 - alpha else (low, middle)
    return sqrt(freedom) * tan(low)


def _within(angle: float, freedom: int) -> float:
    """Return the chance to be within ``sqrt(freedom) * tan(angle)``: a finite sum for whole degrees."""
    odd = freedom % 2
    step, term = cos(angle) ** 2, cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for power in range(2 + odd, freedom - 1, 2):
        term *= step * (power - 1) / power
        total += term
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
