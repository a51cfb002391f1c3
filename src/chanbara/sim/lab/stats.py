"""Confidence intervals and significance."""

from __future__ import annotations

from math import ceil, copysign, floor, inf, isfinite, log10, sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, NamedTuple

from chanbara.record.rates import CONFIDENCE, DEVIATIONS, wilson

if TYPE_CHECKING:
    import numpy as np

    from chanbara.sim.lab.counts import Array

ENOUGH = 30
"""How often something must have happened before its mean gets an interval."""


FAMILIES = 3
"""The error of a report is shared by what it looks at: what is new, the course of games, and the rest."""


class Estimate(NamedTuple):
    """An estimate with its confidence interval."""

    value: float
    low: float
    high: float
    spread: float = 0.0
    """Its standard error."""

    def excludes(self, value: float) -> bool:
        """Whether the difference from a value is significant."""
        return not self.low <= value <= self.high


def deviations(looks: int = 1, games: float = inf) -> float:
    """Return the width of an interval in standard errors for this many comparisons (Bonferroni).

    All intervals then hold together with our confidence, which guards against picking the most extreme of
    many. Few games also leave the error uncertain: with ``games`` it is Student's width, by the expansion of
    Cornish and Fisher.
    """
    z = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / (2 * looks))
    free = max(1.0, games - 1)
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def share(wins: int, trials: int, looks: int = 1) -> Estimate:
    """Return a share of independent games, with its Wilson interval."""
    if not trials:
        return Estimate(0.0, 0.0, 1.0, inf)
    rate = wins / trials
    # The interval depends on trials over squared deviations: a wider one is that of fewer games.
    low, high = wilson(rate, max(1, round(trials * (DEVIATIONS / deviations(looks)) ** 2)))
    return Estimate(rate, low, high, sqrt(rate * (1 - rate) / trials))


def around(value: float, spread: float, looks: int = 1) -> Estimate:
    """Return an estimate with an approximately normal error."""
    reach = deviations(looks) * spread
    return Estimate(value, value - reach, value + reach, spread)


def mean(count: int, total: int, squares: int, looks: int = 1) -> Estimate:
    """Return a mean over games, from their sum and the sum of their squares."""
    if not count:
        return Estimate(0.0, -inf, inf, inf)
    value = total / count
    variance = max(0.0, squares / count - value**2) * count / max(1, count - 1)
    return around(value, sqrt(variance / count), looks)


def paired_share(only_other: int, only_usual: int, games: int, looks: int = 1) -> Estimate:
    """Return the difference of a share under the other rules, from deals played under both.

    Agresti and Min (2005): half a game is added to each of the four cells, so that the interval is
    informative even if no deal came out differently.
    """
    if not games:
        return Estimate(0.0, -1.0, 1.0, inf)
    value = (only_other - only_usual) / games
    whole, more, less = games + 2, only_other + 0.5, only_usual + 0.5
    middle = (more - less) / whole
    spread = sqrt(max(0.0, (more + less) / whole - middle**2) / whole)
    reach = deviations(looks) * spread
    return Estimate(value, min(value, middle - reach), max(value, middle + reach), spread)


def ratio(products: Array, over: np.ndarray, under: np.ndarray, looks: int = 1) -> Estimate | None:
    """Return the ratio of two sums over games, its error by the delta method; None if it is too rare.

    ``products`` are those of one card; ``over`` and ``under`` are the weights of the statistics.
    """
    base = float(under @ products[0])
    if base < ENOUGH:
        return None
    value = float(over @ products[0]) / base
    rest = over - value * under
    return around(value, sqrt(max(0.0, float(rest @ products @ rest))) / base, looks)


def difference(usual: Estimate, other: Estimate, looks: int = 1) -> Estimate:
    """Return the difference of two estimates as if independent; on equal deals the error is smaller."""
    return around(other.value - usual.value, sqrt(usual.spread**2 + other.spread**2), looks)


def surprise(one: Estimate) -> float:
    """How many standard errors a difference is away from zero."""
    if not one.value:
        return 0.0
    return one.value / one.spread if one.spread else copysign(inf, one.value)


def rounded(games: float) -> int:
    """Return a number of games that would be needed, with one digit: it is an estimate."""
    if not isfinite(games) or games < 1:
        return 0
    unit = int(10 ** floor(log10(games)))
    return ceil(games / unit) * unit
