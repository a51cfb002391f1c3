"""Server messages about duels."""

from __future__ import annotations

from chanbara.duel.served.payloads import DuelInsight
from chanbara.duel.sight.view import DuelView
from chanbara.review.lines import OptionOdds
from chanbara.server.wire.envelopes import FromServer
from chanbara.server.wire.table_info import Timer
from chanbara.words.message import ToldEvent


class Duel(FromServer):
    """The duel as you see it, and what has happened since the last message."""

    version: int
    """How many choices have been made."""
    events: list[ToldEvent]
    """What has happened since the last message."""
    view: DuelView
    """The duel now."""
    timer: Timer | None
    """The clock of the open decision; null if no person has to decide."""
    insight: DuelInsight | None
    """The effects of the player's options; null once the duel is over."""
    text: str | None
    """All of it as text, if it is your decision and ``hello`` asked for text."""


class Odds(FromServer):
    """The answer to AskOdds."""

    decision: int
    """The decision that was open."""
    options: list[OptionOdds]
    """By option."""
    re: int | None = None
    """The ``re`` of the message that this answers."""
