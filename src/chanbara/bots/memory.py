"""What players did to each other, and how the table stood before each deed, read from what everybody saw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from chanbara.bots.fold import TAKEN, Fold
from chanbara.flat.arrays import State
from chanbara.flat.layout import ATTACKS, NONE, PILE_COUNTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.sight.view import View


TELLING = frozenset({"Played", "AbilityUsed", "PropertyTaken"})
"""Events that may be deeds."""


class Deed(NamedTuple):
    """A player played a card on another, or on a property in front of another, or used an ability so."""

    state: State
    """The table just before, as everybody saw it: what a spectator would have been shown (``flat_view``),
    and who attacked and wounded whom so far."""
    actor: int
    card: int
    """The card; NONE for an ability."""
    target: int
    prop: int
    """The property it is aimed at, by its number among properties, or NONE."""
    event: int
    """Its place among the events."""


class Memory:
    """Remembers deeds from the deal on. Of a game that began in the middle nobody saw how: it has none."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.forget()

    def forget(self) -> None:
        """Begin anew, as after the deal."""
        self.taken = 0
        """How many events were taken in."""
        self.fold = Fold(self.view)
        self._announced: tuple[State, int] | None = None

    def take(self, events: Sequence[Seen]) -> list[Deed]:
        """Return the deeds among the events that were not taken in yet.

        ``events`` are all that a seat saw; when there are fewer than before, all are taken in anew.
        """
        if len(events) < self.taken:
            self.forget()
        deeds: list[Deed] = []
        if not events or not _is_first(events[0]):
            return deeds
        for number in range(self.taken, len(events)):
            event = events[number]
            if event.kind in TELLING:
                deed = self._deed(number, event.kind, event.about)
                if deed is not None:
                    deeds.append(deed)
            TAKEN[event.kind](self.fold, event.about)
        self.taken = len(events)
        return deeds

    def write_history(self, state: State) -> None:
        """Write who attacked and wounded whom into the array of a view of the same moment."""
        history = self.fold.game[ATTACKS:PILE_COUNTS]
        state[ATTACKS:PILE_COUNTS] = np.frombuffer(history, dtype=np.int8)

    def _deed(self, number: int, kind: str, about: dict[str, Any]) -> Deed | None:
        """Return the deed that an event is, or that it makes complete; the table is as it was before."""
        deed = None
        if kind == "Played":
            self._announced = None
            if about["target"] not in (None, about["seat"]):
                deed = Deed(
                    self._state(about["seat"]),
                    about["seat"],
                    self.fold.cards[about["card"]],
                    about["target"],
                    self._prop(about["prop"]),
                    number,
                )
        elif kind == "AbilityUsed":
            # What it is aimed at is told when it is taken; where it is not taken it was one's own (12 shima).
            self._announced = (self._state(about["seat"]), number)
        elif kind == "PropertyTaken" and self._announced is not None:
            if about["holder"] != about["seat"]:
                state, first = self._announced
                deed = Deed(state, about["seat"], NONE, about["holder"], self._prop(about["card"]), first)
            self._announced = None
        return deed

    def _state(self, seat: int) -> State:
        return np.frombuffer(self.fold.before_play(seat), dtype=np.int8)

    def _prop(self, key: str | None) -> int:
        return NONE if key is None else self.fold.props[key]


def _is_first(event: Seen) -> bool:
    """Whether it is the first event of a game that was dealt."""
    return event.kind == "TurnBegan" and event.about["turn"] == 1
