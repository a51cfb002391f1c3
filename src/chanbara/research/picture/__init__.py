"""The table as a picture, drawn from a view alone: it shows what that observer may know, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.research.picture.duel import draw_duel
from chanbara.research.picture.sword import draw_table

if TYPE_CHECKING:
    from chanbara.research.picture.canvas import Pixels


def picture(view: Any) -> Pixels:  # noqa: ANN401 - a view of either game
    """Return the picture of a view: rows, columns and red, green, blue."""
    return draw_duel(view) if view.kind == "duel" else draw_table(view)
