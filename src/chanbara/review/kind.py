"""What a review needs to know of a game: its part for this package (``GameKind.parts``)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.review.lines import ReviewLine, Unsupported

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.kernel.kind import GameKind
    from chanbara.review.timeline import Timeline
    from chanbara.sight import Seen


class ReviewedKind(NamedTuple):
    """How one game is reviewed."""

    opened: Callable[[Game], Any]
    """The view with all cards open."""
    opened_events: Callable[[Game, int], list[Seen]]
    """The events from an index on, likewise with all cards open."""
    unsupported: Callable[[Timeline], Unsupported | None]
    """Why there is no analysis of a game, if there is none."""
    analyse: Callable[[Timeline, int | None, str], Iterator[ReviewLine]] = lambda *_: iter(())
    """The analysis with a number of rollouts and a seed, where there is one."""


def stepped_through(kind: GameKind) -> ReviewedKind:
    """A game without analysis, in which a spectator sees everything."""
    return ReviewedKind(
        lambda game: kind.observe(game, None),
        lambda game, since: kind.seen(game, None, since),
        lambda _past: Unsupported(reason="edition"),
    )


def reviewed_as(kind: GameKind) -> ReviewedKind:
    """Return how a game is reviewed."""
    found: ReviewedKind = kind.part("review", stepped_through)
    return found
