"""The analysis of a game, in order: what could be believed, then each play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.review.beliefs import believed
from chanbara.review.kind import reviewed_as
from chanbara.review.lines import Began, Done
from chanbara.review.swings import plays, rollouts_for, swings
from chanbara.sword.bots.why import ROLES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.review.lines import ReviewLine
    from chanbara.review.timeline import Timeline

SEED = "review"
"""The same for everybody: who looks twice, or elsewhere, finds the same analysis."""


def analyse(past: Timeline, rollouts: int | None = None, seed: str = SEED) -> Iterator[ReviewLine]:
    """Yield the analysis of a game, line by line; how much is computed follows from its length."""
    reason = reviewed_as(past.kind).unsupported(past)
    if reason is not None:
        yield reason
        return
    rollouts = rollouts_for(past) if rollouts is None else rollouts
    yield Began(
        roles=list(ROLES),
        turns=len(past.turns) + 1,
        plays=len(plays(past)),
        rollouts=rollouts,
        seed=seed,
    )
    yield from believed(past)
    yield from swings(past, rollouts, seed)
    yield Done()
