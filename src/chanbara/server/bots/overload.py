"""What is given up when bots have too much to do, in this order: rollouts, reviews, new tables."""

from __future__ import annotations

import asyncio
import math
from enum import IntEnum
from typing import NamedTuple


class Stage(IntEnum):
    """How far it has come; each includes those before."""

    CALM = 0
    FEWER_ROLLOUTS = 1
    """Bots wait for each other, and those that search are given fewer rollouts (``rollouts_share``)."""
    REVIEWS_WAIT = 2
    """No more work is done on reviews."""
    TABLES_REFUSED = 3
    """No new tables with bots are opened."""


class Bounds(NamedTuple):
    """Seconds that bots wait for a worker: from where on a stage begins, and below which it ends."""

    begins: float
    ends: float


BOUNDS = {
    Stage.FEWER_ROLLOUTS: Bounds(0.1, 0.05),
    Stage.REVIEWS_WAIT: Bounds(1.0, 0.5),
    Stage.TABLES_REFUSED: Bounds(4.0, 2.0),
}
EVERY = 1.0
"""Seconds between two looks. One look changes the stage by one at most, so that a moment changes little."""
FEWEST = 32
"""Rollouts that a search bot always has, if it is to have more than that."""


class Overload:
    """Knows the stage."""

    def __init__(self) -> None:
        self.stage = Stage.CALM
        self._may_review = asyncio.Event()
        self._may_review.set()

    def look(self, wait: float) -> None:
        """Take note of how long bots wait now."""
        if self.stage < max(Stage) and wait >= BOUNDS[Stage(self.stage + 1)].begins:
            self.stage = Stage(self.stage + 1)
        elif self.stage > Stage.CALM and wait < BOUNDS[self.stage].ends:
            self.stage = Stage(self.stage - 1)
        if self.stage < Stage.REVIEWS_WAIT:
            self._may_review.set()
        else:
            self._may_review.clear()

    @property
    def reviews_wait(self) -> bool:
        """Whether no more work is done on reviews."""
        return self.stage >= Stage.REVIEWS_WAIT

    async def may_review(self) -> None:
        """Wait until work on reviews is done again."""
        await self._may_review.wait()

    @property
    def refuses_tables(self) -> bool:
        """Whether no new tables with bots are opened."""
        return self.stage >= Stage.TABLES_REFUSED


def rollouts_given(wanted: int, behind: float) -> int:
    """Return the rollouts of a decision that so many others wait for, for each worker.

    Half of them if one waits, a quarter if two or three do: so all of them together take about as long as one
    decision takes without load.
    """
    return max(min(wanted, FEWEST), wanted >> math.ceil(math.log2(1 + behind)))
