"""The state of a table as its log determines it. Live play and restarts apply the same entries, only here."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec

from chanbara.kernel.errors import IllegalChoice
from chanbara.server.kind import served_as
from chanbara.server.wire.scalars import Answer
from chanbara.server.wire.talk import RoleClaim

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.kernel.game import Game
    from chanbara.server.store.rows import Entry
    from chanbara.server.table.seat import Seat


class TableState:
    """The game, who plays for whom, and whether it is paused: what follows from the log alone."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = list(seats)
        self.game: Game | None = None
        """Set once it is dealt."""
        self.paused = False
        self.closed = False
        """Whether an operator has closed the table: there is no chat and no rematch."""
        self.entries = 0
        """The number of log entries."""

    def apply(self, entry: Entry) -> None:
        """Apply a log entry; ``IllegalChoice`` if it does not fit the game."""
        self.entries = entry.number + 1
        if entry.kind == "choice":
            self._choose(entry)
        elif entry.kind in {"pause", "resume"}:
            self.paused = entry.kind == "pause"
        elif entry.kind == "closed":
            self.closed = True
        elif 0 <= entry.seat < len(self.seats):
            _apply_to_seat(self.seats[entry.seat], entry)

    def _choose(self, entry: Entry) -> None:
        game = self.game
        asked = None if game is None else game.decision
        if game is None or asked is None or asked.seat != entry.seat:
            raise IllegalChoice("not_your_turn", f"entry {entry.number}: seat {entry.seat} is not asked")
        seat = self.seats[entry.seat]
        is_used = seat.premove_until is not None and seat.premove_until[0] == "attack"
        if is_used and served_as(game.kind).is_in_advance(asked):
            seat.ask_again()
        seat.chose_at = len(game.table.events)
        game.apply(entry.text)
        seat.reserve = json.loads(entry.detail)["reserve"]


def _apply_to_seat(seat: Seat, entry: Entry) -> None:
    """Apply an entry that concerns one seat."""
    if entry.kind in {"timeout", "takeover", "resigned"}:
        seat.stand_aside(entry.kind, entry.at)  # type: ignore[arg-type]
    elif entry.kind == "return":
        seat.take_back()
    elif entry.kind == "replaced":
        seat.give_to_bot(entry.text)
    elif entry.kind == "aided":
        seat.aided = True
    elif entry.kind == "mailed":  # or told by a push message
        seat.told = json.loads(entry.detail)["decision"]
    elif entry.kind == "claim":
        seat.claim = msgspec.convert(entry.text or None, RoleClaim | None)
    elif entry.kind == "premove":
        until = json.loads(entry.detail)["until"]
        seat.premove = msgspec.convert(entry.text, Answer)
        seat.premove_until = None if until is None else (until[0], until[1])
    # All others are informational: the table's row has their effect.
