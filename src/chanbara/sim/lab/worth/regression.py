"""What the items of a kind are worth beside each other: a regression on the exchanges of matched deals.

With item ``a`` in the first game of a deal and ``b`` in the second, the holder's outcome differs by what
``a`` is worth less what ``b`` is worth, and by chance. Least squares over all exchanges gives the worths;
the error comes from the deals, because the seats of one deal share its two games.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from chanbara.sim.lab.stats import Estimate, around
from chanbara.sword.mind.run.counted import FEWEST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sim.lab.worth.tally import WorthCounts

ENOUGH = 30
"""How often each item must have been exchanged before anything is said."""


class Fit(NamedTuple):
    """Worths of some items, relative to one another."""

    places: tuple[int, ...]
    """The items, as places among the subjects."""
    worths: np.ndarray
    errors: np.ndarray
    """Their covariances."""
    times: np.ndarray
    """How often each was exchanged."""
    deals: int

    def beside(self, one: int, others: Sequence[int], looks: int = 1) -> Estimate:
        """Return how much more an item is worth than others are on average."""
        weights = np.zeros(len(self.places))
        weights[self.places.index(one)] += 1
        for other in others:
            weights[self.places.index(other)] -= 1 / len(others)
        spread = sqrt(max(0.0, float(weights @ self.errors @ weights)))
        return around(float(weights @ self.worths), spread, looks)


def fitted(counts: WorthCounts, places: Sequence[int], outcome: int, players: Sequence[int]) -> Fit | None:
    """Return the worths of some items at some tables; None while one of them was exchanged too rarely."""
    tables = [count - FEWEST for count in players]
    among = np.ix_(places, places)
    pairs = counts.exchanges[tables].sum(0)[among]
    pairs = pairs + pairs.T
    times = pairs.sum(1)
    if not len(places) or times.min() < ENOUGH:
        return None
    gains = counts.gains[tables].sum(0)[outcome][list(places)]
    products = counts.products[tables].sum(0)[outcome][among]
    inverse = np.linalg.pinv((np.diag(times) - pairs).astype(float), hermitian=True)
    worths, errors = inverse @ gains, inverse @ products @ inverse
    return Fit(tuple(places), worths, errors, times, int(counts.deals[tables].sum()))
