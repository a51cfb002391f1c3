"""The counts of matched deals: what a regression on the exchanges needs, as sums of integers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from chanbara.sim.lab.worth.exchange import NOTHING
from chanbara.sword.mind.run.counted import FEWEST
from chanbara.sword.rules.words import MAX_SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sim.lab.counts import Array
    from chanbara.sim.lab.worth.exchange import Exchange

TABLES = MAX_SEATS + 1 - FEWEST
OUTCOMES = ("won", "honor")
"""What is compared for the holder: whether their team won, and their own honor at the end."""
WON, HONOR = range(len(OUTCOMES))


class WorthCounts(NamedTuple):
    """Sums over deals; the first axis of each is the number of players."""

    deals: Array
    exchanges: Array
    """Seats that had one item in the first game and another in the second."""
    gains: Array
    """By outcome and item: the holder's outcome with it, less that without."""
    products: Array
    """By outcome: the products of every two items' gains in a deal."""

    def plus(self, other: WorthCounts) -> WorthCounts:
        """Return the sum."""
        return WorthCounts(*(one + more for one, more in zip(self, other, strict=True)))


def no_worth(items: int) -> WorthCounts:
    """Return empty counts."""
    return WorthCounts(
        np.zeros(TABLES, np.int64),
        np.zeros((TABLES, items, items), np.int64),
        np.zeros((TABLES, len(OUTCOMES), items), np.int64),
        np.zeros((TABLES, len(OUTCOMES), items, items), np.int64),
    )


def count_matched(items: int, players: int, exchanges: Sequence[Exchange], ends: Array) -> WorthCounts:
    """Count deals; ``ends`` has the outcomes by deal, game, seat and kind of outcome."""
    counts, at = no_worth(items), players - FEWEST
    gained = np.zeros((len(exchanges), len(OUTCOMES), items), np.int64)
    by_seat = ends[:, 0] - ends[:, 1]
    for deal, exchange in enumerate(exchanges):
        for seat, pair in enumerate(zip(*exchange.sides, strict=True)):
            for first, second in zip(*pair, strict=True):
                if NOTHING in (first, second) or first == second:
                    continue
                counts.exchanges[at, first, second] += 1
                gained[deal, :, first] += by_seat[deal, seat]
                gained[deal, :, second] -= by_seat[deal, seat]
    counts.deals[at] = len(exchanges)
    counts.gains[at] = gained.sum(0)
    counts.products[at] = np.einsum("dok,dol->okl", gained, gained)
    return counts
