"""A duel in a review, frame by frame."""

from __future__ import annotations

import msgspec

from chanbara.duel.served.payloads import DuelInsight
from chanbara.duel.sight.view import DuelView
from chanbara.review.lines import OptionOdds
from chanbara.words.message import ToldEvent


class DuelFrame(msgspec.Struct, tag="duel", tag_field="game"):
    """A frame of a duel; nothing in it is hidden from anyone."""

    number: int
    """How many choices were made before."""
    turn: int
    """The round."""
    events: list[ToldEvent]
    """What happened since the frame before."""
    view: DuelView
    """The player's view."""
    chosen: int | None
    """The chosen option, from 0; null in the last frame."""
    insight: DuelInsight | None
    """The effects of the options; null once the duel is over."""
    odds: list[OptionOdds]
    """By option."""
    solver: int | None
    """The solver's option, from 0."""
