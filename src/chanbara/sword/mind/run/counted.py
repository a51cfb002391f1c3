"""Where lies what is counted of many games: whole numbers in a row, which can be added.

What each part is, the report of the lab says (``sim.lab.counts``); who counts in compiled code and who counts
from events fill the same parts.
"""

from __future__ import annotations

from typing import NamedTuple

from chanbara.sword.flat.format.layout import KINDS, SEATS
from chanbara.sword.flat.format.tables import CHARACTERS

FEWEST = 3
"""The fewest players there are; the axis of players begins with them."""
TURNS = 256
"""Lengths of games that are told apart; the last stands for all that are longer."""
TURNS_DRAWN = 64
"""Turns at whose beginning the honor is counted."""

GAMES, PLAYED, ANSWERS, STOPPED, HITS, WOUNDS, SWING = range(7)
"""What is counted of a card in each game."""
FIGURES = 7

TABLES = SEATS + 1 - FEWEST
TEAMS, CAUSES, ROLES = 3, 5, 4


class Part(NamedTuple):
    """A part of what is counted."""

    first: int
    sizes: tuple[int, ...]

    @property
    def end(self) -> int:
        """Where the next begins."""
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
"""In their order."""
TALLY_SIZE = PARTS["cards"].end

WINNER, ENDED_BY, LENGTH, QUESTIONS = range(4)
"""How a game came out: the team that won, the cause, turns and decisions."""
BRIEF_SIZE = 4

# --- what is kept while a game is counted -------------------------------------------------------------------

BY_CARD = 0
"""The figures of each card in this game."""
ACTOR = BY_CARD + KINDS * FIGURES
"""Whose act is under way, with which card, and how much honor his team was ahead when he began."""
ACT = ACTOR + 1
AHEAD = ACT + 1
ASKED_SO_FAR = AHEAD + 1
"""Decisions."""
SHEET_SIZE = ASKED_SO_FAR + 1
