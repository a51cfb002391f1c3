"""A duel in a review, frame by frame."""

from __future__ import annotations

import msgspec

from chanbara.duel.served.payloads import DuelInsight
from chanbara.duel.sight.view import DuelView
from chanbara.review.lines import OptionOdds
from chanbara.words.message import ToldEvent


class DuelFrame(msgspec.Struct, tag="duel", tag_field="game"):
    """A duel after so many choices; nothing in it is hidden from anybody."""

    number: int
    """How many choices were made before."""
    turn: int
    """The round."""
    events: list[ToldEvent]
    """What happened since the frame before."""
    view: DuelView
    """As its player saw it."""
    chosen: int | None
    """Which option was chosen then, from 0; null in the last frame."""
    insight: DuelInsight | None
    """What follows from the options; null once the duel is over."""
    odds: list[OptionOdds]
    """By option."""
    solver: int | None
    """Which option the solver would choose, from 0."""
