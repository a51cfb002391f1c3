"""The events as the player saw them: all of them, because nothing happens out of sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from chanbara.duel.sight.view import check_observer
from chanbara.sight import Seen

if TYPE_CHECKING:
    from chanbara.kernel.game import Game


def seen(game: Game, seat: int | None = None, since: int = 0) -> list[Seen]:
    """Return all events from an index on."""
    check_observer(seat)
    if since < 0:
        message = f"events are numbered from 0, not from {since}"
        raise ValueError(message)
    return [
        Seen(number, type(event).__name__, msgspec.to_builtins(event._asdict()))
        for number, event in enumerate(game.table.events[since:], since)
    ]
