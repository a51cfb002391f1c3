"""Confidence intervals of observed rates."""

from __future__ import annotations

from math import sqrt

CONFIDENCE = 0.95
DEVIATIONS = 1.959964
"""The corresponding two-sided quantile of the normal distribution."""


def wilson(rate: float, trials: int) -> tuple[float, float]:
    """Return the Wilson score interval of a rate observed in independent trials."""
    if not trials:
        return 0.0, 1.0
    square = DEVIATIONS**2
    middle = rate + square / (2 * trials)
    spread = DEVIATIONS * sqrt(rate * (1 - rate) / trials + square / (4 * trials**2))
    whole = 1 + square / trials
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
