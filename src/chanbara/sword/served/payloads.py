"""Parts of messages about Samurai Sword that follow from a view."""

from __future__ import annotations

from typing import Literal

import msgspec

from chanbara.sword.sight.view import ScoreView
from chanbara.words.message import Message


class InsightOption(msgspec.Struct):
    """The effects of choosing an option."""

    said: Message
    """The option in words."""
    danger: Literal["self", "honor", "end"] | None
    """A warning: it targets yourself, it costs your last honor, or it ends a game that you probably lose.
    There is none if every option would end the game."""


class Insight(msgspec.Struct):
    """The effects for the deciding player; everything follows from the view and the cards."""

    asked: Message
    """The question."""
    wounds: int
    """Lost by not answering."""
    is_defeat: bool
    """Whether those wounds would defeat you."""
    options: list[InsightOption]
    """By option."""


class SumLine(msgspec.Struct):
    """One line of a team's sum: a player's points, or the cost of a Deadly Strike."""

    seat: int | None
    """The player; null for the Deadly Strike."""
    score: ScoreView | None
    """How their points were scored; null for the Deadly Strike."""
    stars: int | None
    """The stars of their role, if they determine the value of honor (8.3)."""
    points: int
    """The points it adds to the sum."""
    rule: str
    """The number of the rule."""


class TeamSum(msgspec.Struct):
    """The points of a team."""

    team: str
    """The team."""
    lines: list[SumLine]
    """The lines of its sum."""
    total: int
    """The sum."""


class ScoreSheet(msgspec.Struct):
    """How the points were scored, and why the winners won."""

    teams: list[TeamSum]
    """The winners come last, for the sums build up to them."""
    cause: Message
    """What ended the game."""
    won: Message
    """Who won, and by what."""
    rule: str
    """The number of the rule by which they won."""


class Assumption(msgspec.Struct):
    """The value of an option if a seat has a role."""

    seat: int
    """The seat."""
    role: str
    """The role."""
    chance: float
    """The probability of winning in that case."""


class Advised(msgspec.Struct):
    """The value of an option in worlds that fit what the player has seen."""

    option: int
    """Its index among the options, from 0."""
    chance: float
    """The probability of winning; estimated if the rollout ends before the game does."""
    assumed: list[Assumption]
    """Roles in the worlds in which it does much better or worse, most telling first."""


class Reliable(msgspec.Struct):
    """Calibration: how often statements with about the same probability were true."""

    said: float
    """The stated probability, on average, from 0 to 1."""
    was: float
    """How often they were true, from 0 to 1."""
    times: int
    """Number of statements."""
