"""The layout of the counts of many games: a row of integers, so that counts can be added.

``sim.lab.counts`` describes the parts for the report. Counting in compiled code and counting from events fill
the same parts.
"""

from __future__ import annotations

from typing import NamedTuple

from chanbara.sword.flat.format.layout import KINDS, SEATS
from chanbara.sword.flat.format.tables import CHARACTERS

FEWEST = 3
"""The smallest number of players, where the axis of players begins."""
TURNS = 256
"""The number of game lengths that are distinguished; the last one includes all longer games."""
TURNS_DRAWN = 64
"""The number of turns at whose start the honor is counted."""

GAMES, PLAYED, ANSWERS, STOPPED, HITS, WOUNDS, SWING = range(7)
"""The statistics of a card in each game."""
FIGURES = 7

TABLES = SEATS + 1 - FEWEST
TEAMS, CAUSES, ROLES = 3, 5, 4


class Part(NamedTuple):
    """One part of the counts."""

    first: int
    sizes: tuple[int, ...]

    @property
    def end(self) -> int:
        """Return where the next part begins."""
        whole = 1
        for size in self.sizes:
            whole *= size
        return self.first + whole


def _parts(sizes: dict[str, tuple[int, ...]]) -> dict[str, Part]:
    found: dict[str, Part] = {}
    end = 0
    for name, of_part in sizes.items():
        found[name] = Part(end, of_part)
        end = found[name].end
    return found


PARTS = _parts(
    {
        "games": (TABLES,),
        "endings": (TABLES, CAUSES, TEAMS),
        "deadly": (TABLES,),
        "deciding": (TABLES, TEAMS, TEAMS),
        "people": (TABLES, ROLES, CHARACTERS, 2),
        "places": (TABLES, ROLES, SEATS, 2),
        "turns": (TABLES, TURNS),
        "decisions": (TABLES, 2),
        "honor": (TABLES, TURNS_DRAWN, TEAMS),
        "cards": (KINDS, FIGURES, FIGURES),
    }
)
"""The parts in their order."""
TALLY_SIZE = PARTS["cards"].end

WINNER, ENDED_BY, LENGTH, QUESTIONS = range(4)
"""The outcome of a game: the winning team, the cause, the number of turns and of decisions."""
BRIEF_SIZE = 4

# --- the counters of one game -------------------------------------------------------------------------------

BY_CARD = 0
"""The statistics of each card in this game."""
ACTOR = BY_CARD + KINDS * FIGURES
"""The player of the current act, its card, and the lead of their team when it began."""
ACT = ACTOR + 1
AHEAD = ACT + 1
ASKED_SO_FAR = AHEAD + 1
"""The number of decisions."""
SHEET_SIZE = ASKED_SO_FAR + 1
