"""What the server says about Samurai Sword alone."""

from __future__ import annotations

from chanbara.server.wire.messages import Answer, FromServer
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
    """Everything that your seat may know."""
    timer: Timer | None
    """The clock of the open decision; null where no person is asked."""
    premove: Answer | None
    """Your own answer in advance."""
    insight: Insight | None
    """What follows from what you may do; null where you are not asked."""
    scoresheet: ScoreSheet | None
    """How the points came about, once the game is over."""
    text: str | None
    """All of it as text, where you are asked and said in ``hello`` that you want it."""


class Suspects(FromServer):
    """The answer to Who."""

    suspects: list[Suspect]
    """By seat."""
    clues: list[Clue]
    """What speaks for it, the strongest first."""
    trust: list[Reliable]
    """How far to trust it, from what was said with least probability to what was said with most."""
    re: int | None = None
    """The ``re`` of the message that this answers."""


class Advice(FromServer):
    """The answer to Hint."""

    decision: int
    """The number of the decision that it is about."""
    worlds: int
    """In how many worlds each option was played on."""
    options: list[Advised]
    """The best: first what a planner would choose, then the others, the better before the worse."""
    re: int | None = None
    """The ``re`` of the message that this answers."""
