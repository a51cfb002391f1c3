"""Means of differences clustered by deal, and their confidence intervals."""

from __future__ import annotations

from functools import lru_cache
from math import atan, cos, inf, pi, sin, sqrt, tan
from statistics import NormalDist
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

MANY = 1000
"""Degrees of freedom from which Student's t-distribution is treated as normal."""
TOLERANCE = 1e-13


class Estimate(NamedTuple):
    """A mean over deals, with its variance."""

    mean: float
    variance: float
    """The variance of the mean; infinite with a single deal."""
    freedom: float
    deals: int


class Difference(NamedTuple):
    """A difference of win rates, from -1 to 1, with its interval."""

    mean: float
    low: float
    high: float
    deals: int

    @property
    def is_clear(self) -> bool:
        """Whether it is significant."""
        return self.low > 0 or self.high < 0


def estimate(deals: Sequence[tuple[int, int]], alpha: float) -> Estimate:
    """Return the mean of differences, from the sum and the number for each deal.

    Differences on one deal are correlated and deals are independent, so the variance is taken between deals.
    """
    counted = [(total, count) for total, count in deals if count]
    many, chances = len(counted), sum(count for _, count in counted)
    whole = sum(total for total, _ in counted)
    mean = whole / chances
    if many == 1:
        return Estimate(mean, inf, 1, many)
    # In integers: the same to the last bit, in any order.
    squares = sum((total * chances - whole * count) ** 2 for total, count in counted)
    variance = many / (many - 1) * squares / chances**4
    if not squares:
        # No variation. What was not seen in this many deals may still occur this often, but no more.
        unseen = (1 + abs(mean)) * (1 - alpha ** (1 / many))
        variance = (unseen / student(many - 1, alpha)) ** 2
    return Estimate(mean, variance, many - 1, many)


def together(estimates: Sequence[Estimate]) -> Estimate:
    """Return the mean of independent estimates with equal weights; degrees of freedom by Welch."""
    parts = [one.variance / len(estimates) ** 2 for one in estimates]
    total = sum(parts)
    freedom = 1.0
    if total < inf:
        freedom = total**2 / sum(part**2 / one.freedom for part, one in zip(parts, estimates, strict=True))
    mean = sum(one.mean for one in estimates) / len(estimates)
    return Estimate(mean, total, freedom, sum(one.deals for one in estimates))


def difference(found: Estimate, alpha: float) -> Difference:
    """Return an estimate with the interval that is wrong with probability ``alpha``."""
    if found.variance == inf:
        return Difference(found.mean, -1.0, 1.0, found.deals)
    # A sum of floats may be slightly below the integer that is meant.
    half = student(max(1, int(found.freedom + TOLERANCE)), alpha) * sqrt(found.variance)
    return Difference(found.mean, max(-1.0, found.mean - half), min(1.0, found.mean + half), found.deals)


@lru_cache
def student(freedom: int, alpha: float) -> float:
    """Return the two-sided quantile of Student's t-distribution for an error rate of ``alpha``."""
    if freedom > MANY:
        return NormalDist().inv_cdf(1 - alpha / 2)
    low, high = 0.0, atan(inf)
    while high - low > TOLERANCE:
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < 1 - alpha else (low, middle)
    return sqrt(freedom) * tan(low)


def _within(angle: float, freedom: int) -> float:
    """Return the probability of being within ``sqrt(freedom) * tan(angle)``, as a finite sum."""
    odd = freedom % 2
    step, term = cos(angle) ** 2, cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for power in range(2 + odd, freedom - 1, 2):
        term *= step * (power - 1) / power
        total += term
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
