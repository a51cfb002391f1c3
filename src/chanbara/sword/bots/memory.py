"""What players did to each other, and how the table stood before each deed, read from what everybody saw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from chanbara.sword.flat.bridge.public_state import TAKEN, Fold, nothing_moved
from chanbara.sword.flat.format.arrays import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.sight.view import View


class Deed(NamedTuple):
    """A player aimed a card at another; not at a property in front of him, which may be anybody's burden."""

    state: State
    """The table just before, as everybody saw it: what a spectator would have been shown (``flat_view``),
    and who attacked and wounded whom so far."""
    actor: int
    card: int
    target: int
    event: int
    """Its place among the events."""


class Memory:
    """Remembers deeds from the deal on. Of a game that began in the middle nobody saw how: it has none."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.reset()

    def reset(self) -> None:
        """Begin anew, as after the deal."""
        self.taken = 0
        """How many events were taken in."""
        self.fold = Fold(self.view)

    def take(self, events: Sequence[Seen]) -> list[Deed]:
        """Return the deeds among the events that were not taken in yet.

        ``events`` are all that a seat saw; when there are fewer than before, all are taken in anew.
        """
        if len(events) < self.taken:
            self.reset()
        deeds: list[Deed] = []
        if not events or not _is_first(events[0]):
            return deeds
        for number in range(self.taken, len(events)):
            event = events[number]
            if event.kind == "Played" and _is_aimed(event.about):
                deeds.append(self._deed(number, event.about))
            TAKEN.get(event.kind, nothing_moved)(self.fold, event.about)
        self.taken = len(events)
        return deeds

    def _deed(self, number: int, about: dict[str, Any]) -> Deed:
        """Return the deed that an event is; the table is as it was before."""
        seat = about["seat"]
        state = np.frombuffer(self.fold.before_play(seat), dtype=np.int8)
        return Deed(state, seat, self.fold.cards[about["card"]], about["target"], number)


def _is_aimed(about: dict[str, Any]) -> bool:
    """Whether a card is aimed at another player, and at no property."""
    return about["target"] not in {None, about["seat"]} and about["prop"] is None


def _is_first(event: Seen) -> bool:
    """Whether it is the first event of a game that was dealt."""
    return event.kind == "TurnBegan" and event.about["turn"] == 1
