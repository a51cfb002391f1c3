"""What the server says about duels alone."""

from __future__ import annotations

from chanbara.duel.served.payloads import DuelInsight
from chanbara.duel.sight.view import DuelView
from chanbara.review.lines import OptionOdds
from chanbara.server.wire.messages import FromServer
from chanbara.server.wire.table_info import Timer
from chanbara.words.message import ToldEvent


class Duel(FromServer):
    """The duel as you see it, and what has happened since the last message."""

    version: int
    """How many choices have been made."""
    events: list[ToldEvent]
    """What has happened since the last message."""
    view: DuelView
    """The duel as it stands."""
    timer: Timer | None
    """The clock of the open decision; null where no person is asked."""
    insight: DuelInsight | None
    """What follows from what the player may do; null once the duel is over."""
    text: str | None
    """All of it as text, where you are asked and said in ``hello`` that you want it."""


class Odds(FromServer):
    """The answer to AskOdds."""

    decision: int
    """The decision that was open."""
    options: list[OptionOdds]
    """By option."""
    re: int | None = None
    """The ``re`` of the message that this answers."""
