"""What every player of the duel is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.duel.sight.view import DuelDecision, DuelView
    from chanbara.sight import Seen


class DuelBot(Protocol):
    """Chooses for the one player of a duel."""

    name: str

    def choose(self, view: DuelView, events: Sequence[Seen]) -> int:
        """Return the number of an option of ``view.decision``; ``events`` are all that has happened."""


def question(view: DuelView) -> DuelDecision:
    """Return the open decision."""
    if view.decision is None:
        message = "nothing is asked: the duel is over"
        raise ValueError(message)
    return view.decision


def number_of(decision: DuelDecision, text: str) -> int:
    """Return the number of the option that is written like this."""
    return next(number for number, option in enumerate(decision.options) if option.text == text)
