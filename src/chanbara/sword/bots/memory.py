"""The players' actions against each other, with the table before each, from public events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from chanbara.sword.flat.bridge.public_state import TAKEN, Fold, nothing_moved
from chanbara.sword.flat.format.arrays import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.sight.view import View


class PublicAction(NamedTuple):
    """A public action: a card aimed at another player, not at a property, which may be anyone's burden."""

    state: State
    """The table just before, as public information: a spectator's view (``flat_view``), and who attacked and
    wounded whom so far."""
    actor: int
    card: int
    target: int
    event: int
    """Its index among the events."""


class Memory:
    """Remembers actions from the deal on. For a game that began from a position it has none."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.reset()

    def reset(self) -> None:
        """Reset to the state after the deal."""
        self.taken = 0
        """How many events were processed."""
        self.fold = Fold(self.view)

    def take(self, events: Sequence[Seen]) -> list[PublicAction]:
        """Return the actions among the new events.

        ``events`` are all that a seat saw; if there are fewer than before, all are processed again.
        """
        if len(events) < self.taken:
            self.reset()
        actions: list[PublicAction] = []
        if not events or not _is_first(events[0]):
            return actions
        for number in range(self.taken, len(events)):
            event = events[number]
            if event.kind == "Played" and _is_aimed(event.about):
                actions.append(self._action(number, event.about))
            TAKEN.get(event.kind, nothing_moved)(self.fold, event.about)
        self.taken = len(events)
        return actions

    def _action(self, number: int, about: dict[str, Any]) -> PublicAction:
        """Return the action of an event, with the table before it."""
        seat = about["seat"]
        state = np.frombuffer(self.fold.before_play(seat), dtype=np.int8)
        return PublicAction(state, seat, self.fold.cards[about["card"]], about["target"], number)


def _is_aimed(about: dict[str, Any]) -> bool:
    """Whether a card is aimed at another player, and at no property."""
    return about["target"] not in {None, about["seat"]} and about["prop"] is None


def _is_first(event: Seen) -> bool:
    """Whether it is the first event of a game that was dealt."""
    return event.kind == "TurnBegan" and event.about["turn"] == 1
