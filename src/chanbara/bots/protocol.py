"""What every bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.sight.view import DecisionView, OptionView, View


class Bot(Protocol):
    """Chooses for one seat. It may remember what it has thought, but everything it needs is handed to it."""

    name: str

    def choose(self, view: View, events: Sequence[Seen]) -> int:
        """Return the number of an option of ``view.decision``; ``events`` are all that the seat saw."""


def question(view: View) -> tuple[DecisionView, tuple[OptionView, ...]]:
    """Return the decision that waits for this view's own seat, and its options."""
    decision = view.decision
    if decision is None or decision.options is None:
        message = f"nothing is asked of seat {view.seat}"
        raise ValueError(message)
    return decision, decision.options
