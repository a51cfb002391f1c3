"""Who may be who, at a table that has the aid and in puzzles in which somebody is to be named."""

from __future__ import annotations

import msgspec


class Suspect(msgspec.Struct):
    """How likely a seat has each role, for who asks."""

    seat: int
    """Which seat."""
    before: dict[str, float]
    """By role, before the first deed."""
    now: dict[str, float]
    """By role, after all that was seen."""


class Clue(msgspec.Struct):
    """What one deed said of who did it."""

    event: int
    """The number of the event."""
    seat: int
    """Who did it."""
    factors: dict[str, float]
    """By role: how many times likelier it became, if nothing else had been seen."""
