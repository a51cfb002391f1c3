"""Duels in lessons and puzzles, as the server sends them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from chanbara.duel.served.messages import Duel
from chanbara.duel.served.payloads import DuelInsight
from chanbara.duel.sight.view import DuelView
from chanbara.words.message import ToldEvent


class PuzzleDuel(msgspec.Struct):
    """A duel as the solver sees it."""

    view: DuelView
    """The table."""
    events: list[ToldEvent]
    """What has happened since the position was set."""
    insight: DuelInsight | None
    """The effects of the options; null once the duel is over."""


FIELDS = {
    "LessonState": Annotated[list[Duel], msgspec.Meta(description="The same in a duel.")],
    "PuzzleState": Annotated[PuzzleDuel | None, msgspec.Meta(description="The duel; null in Samurai Sword.")],
    "Refuted": Annotated[PuzzleDuel | None, msgspec.Meta(description="The same in a duel.")],
}
"""Their fields in the bodies of the school (``any_game.with_each_game``)."""
