"""The log of a game as its observers read it: each line is made once, and sent again to whoever returns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

import chanbara
from chanbara.server.table.connection import ENCODER
from chanbara.words.text import told_events

if TYPE_CHECKING:
    from chanbara.kernel.game import Game


class Telling:
    """The lines of one game so far, by observer."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._lines: dict[int | None, list[msgspec.Raw]] = {}

    def since(self, game: Game, view: Any, number: int) -> list[msgspec.Raw]:  # noqa: ANN401 - of any game
        """Return the events from a number on, as the observer of this view reads them."""
        if game is not self._game:
            self._game, self._lines = game, {}
        lines = self._lines.setdefault(view.seat, [])
        new = chanbara.seen(game, view.seat, len(lines))
        lines += [msgspec.Raw(ENCODER.encode(event)) for event in told_events(view, new)]
        return lines[number:]

    def forget(self, seat: int | None) -> None:
        """Free the lines of an observer who has left."""
        self._lines.pop(seat, None)
