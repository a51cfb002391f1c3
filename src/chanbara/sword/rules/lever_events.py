"""Events of the levers, which only designers' cards pull: see levers.py."""

from __future__ import annotations

from typing import NamedTuple

from chanbara.sword.rules.words import Moment, Secret


class Looked(NamedTuple):
    """A player looked at the role or the hand of another."""

    seat: int
    target: int
    what: Secret
    role: str | None
    """The role card that was seen."""
    cards: tuple[int, ...]
    """The hand that was seen."""


class PropertiesSwapped(NamedTuple):
    """All properties in front of two players changed places."""

    seat: int
    target: int


class CountersChanged(NamedTuple):
    """A property in front of a player bears this many counters now."""

    seat: int
    card: int
    counters: int


class PutOff(NamedTuple):
    """An effect of a card, or of an ability, was put off."""

    seat: int
    card: int
    moment: Moment


class CameDue(NamedTuple):
    """An effect that was put off happens now."""

    seat: int
    card: int
    moment: Moment
