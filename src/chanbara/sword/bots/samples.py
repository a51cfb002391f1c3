"""What options lead to in sampled worlds, and the statistics of it.

Sums are exact (``fsum``) and in plain Python, so that a browser without numpy finds the same.
"""

from __future__ import annotations

from math import fsum, sqrt
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.mind.search.outlook import SAMPLE_SIZE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sword.mind.arrays import Samples


class Sampled(NamedTuple):
    """The samples of some options, by world, option and place (``mind.search.outlook``)."""

    flat: Samples
    """One after the other."""
    options: int

    def of(self, option: int, place: int) -> list[float]:
        """Return one number of an option, by world."""
        found: list[float] = self.flat[option * SAMPLE_SIZE + place :: self.options * SAMPLE_SIZE].tolist()
        return found


def standard_error(numbers: Sequence[float]) -> float:
    """Return the standard error of the mean."""
    middle = fmean(numbers)
    variance = fsum((one - middle) ** 2 for one in numbers) / (len(numbers) - 1)
    return sqrt(variance) / sqrt(len(numbers))
