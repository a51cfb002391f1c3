"""Server messages about duels."""

from __future__ import annotations

import msgspec

from chanbara.duel.served.payloads import DuelInsight
from chanbara.duel.sight.view import DuelView
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


class OptionChances(msgspec.Struct, frozen=True):
    """What to expect of an option of a duel if the solver plays on, from what its player sees."""

    win: float
    """The probability of winning the duel."""
    low: float
    """The lower end of its 95% interval."""
    high: float
    """The upper end."""
    hit: float
    """The probability that this attack hits."""
    wounded: float
    """The probability that the next counterattack hits: it costs life or brings a wound."""
    dealt: float
    """Life that the enemies lose in this attack, on average."""
    taken: float
    """Life that the player loses in this attack, on average, to counterattacks or as a price."""
    round_dealt: float
    """Life that the enemies lose until the round ends."""
    round_taken: float
    """Life that the player loses until then."""


class Odds(FromServer):
    """An answer to AskOdds. More exact ones follow it until the decision is made or ``done`` is true."""

    decision: int
    """The decision that is open."""
    worlds: int
    """In how many sampled worlds each option was tried so far."""
    done: bool
    """Whether this is the last answer."""
    options: list[OptionChances]
    """By option."""
    re: int | None = None
    """The ``re`` of the message that this answers."""
