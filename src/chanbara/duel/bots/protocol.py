"""The interface of duel bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.duel.sight.view import DuelDecision, DuelView
    from chanbara.sight import Seen


class DuelBot(Protocol):
    """Chooses for the player of a duel."""

    name: str

    def choose(self, view: DuelView, events: Sequence[Seen]) -> int:
        """Return the index of an option of ``view.decision``; ``events`` are all events so far."""


def question(view: DuelView) -> DuelDecision:
    """Return the open decision."""
    if view.decision is None:
        message = "nothing is asked: the duel is over"
        raise ValueError(message)
    return view.decision


def number_of(decision: DuelDecision, text: str) -> int:
    """Return the index of the option with this notation."""
    return next(number for number, option in enumerate(decision.options) if option.text == text)
