"""What messages about Samurai Sword are made of, where it follows from a view."""

from __future__ import annotations

from typing import Literal

import msgspec

from chanbara.sword.sight.view import ScoreView
from chanbara.words.message import Message


class ReckonedOption(msgspec.Struct):
    """What follows from choosing an option."""

    said: Message
    """The option in words."""
    danger: Literal["self", "honor", "end"] | None
    """What should be thought about twice: it is aimed at oneself, it costs one's last honor, or it ends a
    game that is then probably lost. Where every option would end it, nothing is said."""


class Insight(msgspec.Struct):
    """What follows for the one who is asked; it all follows from the view and the cards."""

    asked: Message
    """The question."""
    wounds: int
    """Lost by not answering."""
    is_defeat: bool
    """Whether those wounds would defeat him."""
    options: list[ReckonedOption]
    """By option."""


class SumLine(msgspec.Struct):
    """One line of a team's sum: a player's points, or what a Deadly Strike costs."""

    seat: int | None
    """Whose points; null is the Deadly Strike."""
    score: ScoreView | None
    """How they came about; null is the Deadly Strike."""
    stars: int | None
    """Those of his role, where they decide what his honor counts (8.3)."""
    points: int
    """What it adds to the sum."""
    rule: str
    """The number of the rule that says so."""


class TeamSum(msgspec.Struct):
    """The points of a team."""

    team: str
    """Which team."""
    lines: list[SumLine]
    """What its points are made of."""
    total: int
    """All together."""


class ScoreSheet(msgspec.Struct):
    """How the points came about, and by what the winners won."""

    teams: list[TeamSum]
    """The winners come last, for the sums build up to them."""
    cause: Message
    """What ended the game."""
    won: Message
    """Who won, and by what."""
    rule: str
    """The number of the rule by which they won."""


class Assumption(msgspec.Struct):
    """How an option fares if somebody has a role."""

    seat: int
    """Which seat."""
    role: str
    """Which role."""
    chance: float
    """To win, if that is so."""


class Advised(msgspec.Struct):
    """How an option fares in worlds that may be so."""

    option: int
    """Its place among those that are offered, from 0."""
    chance: float
    """To win: estimated where the game is not over when the look ahead stops."""
    assumed: list[Assumption]
    """Who is who in the worlds in which it fares much better or worse, the most telling first."""


class Reliable(msgspec.Struct):
    """How often things were so that were said with about the same probability."""

    said: float
    """What was said, on average, from 0 to 1."""
    was: float
    """How often it was so, from 0 to 1."""
    times: int
    """How often it was said."""
