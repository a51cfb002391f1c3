"""A run: puzzles of rising rating until the first mistake."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chanbara.school.puzzle import Puzzle

CHOICE = 3
"""Of so many neighbors by rating one comes in a run: two runs differ, and all of them rise."""


def new_run(found: Mapping[str, Puzzle], chance: random.Random) -> list[str]:
    """Return the puzzles of a run, from the easiest to the hardest."""
    order = sorted(found, key=lambda key: (found[key].rating, key))
    return [chance.choice(order[first : first + CHOICE]) for first in range(0, len(order), CHOICE)]
