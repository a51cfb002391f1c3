"""Suspects, at a table with the aid and in puzzles that ask to name a seat."""

from __future__ import annotations

import msgspec


class Suspect(msgspec.Struct):
    """The probability of each role of a seat, from the point of view of one seat."""

    seat: int
    """Which seat."""
    before: dict[str, float]
    """The prior, by role: before the first event."""
    now: dict[str, float]
    """The posterior, by role: after everything seen."""


class Clue(msgspec.Struct):
    """The evidence of one event about its actor."""

    event: int
    """The index of the event."""
    seat: int
    """The actor."""
    factors: dict[str, float]
    """The likelihood ratio by role, from this event alone."""
