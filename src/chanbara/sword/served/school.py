"""What the server sends of Samurai Sword in lessons and puzzles."""

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
    """What has happened since the position was set, also before the solver was asked; in a Ronin puzzle since
    the deal."""
    insight: Insight | None
    """What follows from what he may do; null where he is not asked."""
    scoresheet: ScoreSheet | None
    """How the points came about, once the game is over."""


class PuzzleFrame(msgspec.Struct):
    """One moment of a story: what has happened since the last one, and the table after it."""

    events: list[ToldEvent]
    """In the order in which they happened; in the first frame all up to then."""
    view: View
    """As the solver saw it."""


class PuzzleHistory(msgspec.Struct):
    """GET /api/puzzles/KEY/history: what the solver of a Ronin puzzle has seen, deed by deed."""

    frames: list[PuzzleFrame]
    """Whenever somebody could play a card, and last the moment at which the solver is asked."""


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
"""What bodies of the school hold of it (``any_game.with_each_game``)."""
