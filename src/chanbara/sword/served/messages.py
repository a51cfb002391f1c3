"""Server messages about Samurai Sword."""

from __future__ import annotations

from chanbara.review.lines import Held
from chanbara.server.wire.envelopes import FromServer
from chanbara.server.wire.scalars import Answer
from chanbara.server.wire.suspects import Clue, Suspect
from chanbara.server.wire.table_info import Timer
from chanbara.sword.served.payloads import Advised, Insight, Reliable, ScoreSheet
from chanbara.sword.sight.view import View
from chanbara.words.message import ToldEvent


class Sword(FromServer):
    """Samurai Sword as your seat sees it, and what has happened since the last message."""

    version: int
    """How many choices have been made."""
    events: list[ToldEvent]
    """What has happened since the last message, as your seat saw it."""
    view: View
    """Everything your seat may know."""
    timer: Timer | None
    """The clock of the open decision; null if no person has to decide."""
    premove: Answer | None
    """Your premove."""
    insight: Insight | None
    """The effects of your options; null if it is not your decision."""
    scoresheet: ScoreSheet | None
    """How the points were scored, once the game is over."""
    text: str | None
    """All of it as text, if it is your decision and ``hello`` asked for text."""


class Suspects(FromServer):
    """The answer to Who."""

    suspects: list[Suspect]
    """By seat."""
    clues: list[Clue]
    """The evidence, strongest first."""
    trust: list[Reliable]
    """The calibration of these probabilities, from the lowest to the highest."""
    re: int | None = None
    """The ``re`` of the message that this answers."""


class Advice(FromServer):
    """The answer to Hint."""

    decision: int
    """The number of the decision that it is about."""
    worlds: int
    """Number of worlds in which each option was played out."""
    options: list[Advised]
    """The best options: first what the strongest bot would choose, then the others, best first."""
    parries: list[Held]
    """How likely the others hold a Parry, the likeliest first; empty where nothing guesses that."""
    re: int | None = None
    """The ``re`` of the message that this answers."""
