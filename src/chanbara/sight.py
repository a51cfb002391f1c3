"""An event as an observer sees it, in either game."""

from __future__ import annotations

from typing import Any

import msgspec


class Seen(msgspec.Struct, frozen=True):
    """One event as an observer saw it."""

    number: int
    """Its index among the events of the game, from 0."""
    kind: str
    """The name of the event."""
    about: dict[str, Any]
    """What is known of it; a hidden card is None."""
