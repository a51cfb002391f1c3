"""Samurai Sword in a review, frame by frame."""

from __future__ import annotations

import msgspec

from chanbara.sword.served.payloads import Insight, ScoreSheet
from chanbara.sword.sight.view import View
from chanbara.words.message import ToldEvent


class SwordFrame(msgspec.Struct, tag="sword", tag_field="game"):
    """Samurai Sword after so many choices, as somebody saw it."""

    number: int
    """How many choices were made before."""
    turn: int
    """Which turn it is."""
    events: list[ToldEvent]
    """What happened since the frame before."""
    view: View
    """With all cards open it is a spectator's, with every role, with all options, and with the whole hand of
    each seat in ``known``."""
    chosen: int | None
    """Which option was chosen then, from 0; null where the options are not seen, and in the last frame."""
    insight: Insight | None
    """What follows from the options, for a seat that is asked."""
    scoresheet: ScoreSheet | None
    """How the points came about, in the last frame of a game that was played to its end."""
