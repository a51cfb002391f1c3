"""The analysis of a game, line by line, as its own part of the review makes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.review.kind import reviewed_as

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.review.lines import ReviewLine
    from chanbara.review.timeline import Timeline

SEED = "review"
"""The same for everyone: whoever looks twice, or elsewhere, finds the same analysis."""


def analyse(past: Timeline, rollouts: int | None = None, seed: str = SEED) -> Iterator[ReviewLine]:
    """Yield the analysis; by default the number of rollouts follows from the length of the game."""
    reviewed = reviewed_as(past.kind)
    reason = reviewed.unsupported(past)
    if reason is None:
        yield from reviewed.analyse(past, rollouts, seed)
    else:
        yield reason
