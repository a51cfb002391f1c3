"""What a game tells the player who must decide: its part for this package (``GameKind.parts``).

It is imported by processes that do nothing else, so it should import little.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import msgspec

    from chanbara.kernel.kind import GameKind


class InsightKind:
    """The default: a game whose options have no effects to show."""

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind

    def context(self, _view: Any) -> tuple[tuple[str, str], ...]:  # noqa: ANN401
        """Return what another process needs to know of a game before it understands a view of it."""
        return ()

    def prepare(self, context: tuple[tuple[str, str], ...]) -> None:
        """Make such a game known in this process."""

    def insight(self, _view: Any) -> msgspec.Struct | None:  # noqa: ANN401
        """Return the effects of each option; None if it is not the observer's decision."""
        return None


def insight_of(kind: GameKind) -> InsightKind:
    """Return what a game tells the player who must decide."""
    found: InsightKind = kind.part("insight", InsightKind)
    return found
