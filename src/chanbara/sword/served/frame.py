"""Samurai Sword in a review, frame by frame."""

from __future__ import annotations

import msgspec

from chanbara.sword.served.payloads import Insight, ScoreSheet
from chanbara.sword.sight.view import View
from chanbara.words.message import ToldEvent


class SwordFrame(msgspec.Struct, tag="sword", tag_field="game"):
    """A frame of Samurai Sword, from one point of view."""

    number: int
    """How many choices were made before."""
    turn: int
    """Which turn it is."""
    events: list[ToldEvent]
    """What happened since the frame before."""
    view: View
    """With all cards open it is a spectator's view with every role, all options, and the whole hand of each
    seat in ``known``."""
    chosen: int | None
    """The chosen option, from 0; null if the options are hidden, and in the last frame."""
    insight: Insight | None
    """The effects of the options, for the seat that must decide."""
    scoresheet: ScoreSheet | None
    """How the points were scored, in the last frame of a finished game."""
