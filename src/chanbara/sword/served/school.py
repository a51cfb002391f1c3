"""Samurai Sword in lessons and puzzles, as the server sends it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from chanbara.sword.served.messages import Sword
from chanbara.sword.served.payloads import Insight, ScoreSheet
from chanbara.sword.sight.view import View
from chanbara.words.message import ToldEvent


class PuzzleSword(msgspec.Struct):
    """Samurai Sword as the solver sees it."""

    view: View
    """The table."""
    events: list[ToldEvent]
    """What has happened since the position was set, also before the solver was asked; where a seat is
    named, since the deal."""
    insight: Insight | None
    """The effects of the options; null if it is not the solver's decision."""
    scoresheet: ScoreSheet | None
    """How the points were scored, once the game is over."""


class PuzzleFrame(msgspec.Struct):
    """One moment of a game's history: its events, and the table after them."""

    events: list[ToldEvent]
    """In the order in which they happened; in the first frame all up to then."""
    view: View
    """As the solver saw it."""


class PuzzleHistory(msgspec.Struct):
    """GET /api/puzzles/KEY/history: what the solver who names a seat has seen, step by step."""

    frames: list[PuzzleFrame]
    """Each moment at which someone could play a card, and last the solver's decision."""


FIELDS = {
    "LessonState": Annotated[
        list[Sword],
        msgspec.Meta(
            description="What has happened since, step by step, each with the table after it; empty where "
            "nothing was done."
        ),
    ],
    "PuzzleState": Annotated[PuzzleSword | None, msgspec.Meta(description="The table; null in a duel.")],
    "Refuted": Annotated[
        PuzzleSword | None, msgspec.Meta(description="How it looks to the solver afterwards.")
    ],
}
"""Its fields in the bodies of the school (``any_game.with_each_game``)."""
