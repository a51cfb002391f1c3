"""The ladder: every bot offered to people, from the weakest to the strongest.

``wins`` is the percentage of seats won at tables of five drawn from all levels, as measured by
``make ladder``: docs/results/bots.md.
"""

from __future__ import annotations

from typing import NamedTuple

ALL_ROLLOUTS = 2048
"""The default number of rollouts of a planner."""


class Level(NamedTuple):
    """A bot as offered."""

    name: str
    bot: str
    """The kind of bot: random, novice, greedy, detective, planner, neural or master."""
    rollouts: int = 0
    """The rollouts of a planner or master."""
    manner: str = ""
    """The style of a detective: aggressive, trusting or sly."""
    wins: float | None = None
    """Percentage of games won among all levels."""


LEVELS = (
    Level("random", "random", wins=12.7),
    Level("novice", "novice", wins=26.4),
    Level("trusting", "detective", manner="trusting", wins=31.2),
    Level("greedy", "greedy", wins=35.5),
    Level("detective", "detective", wins=35.7),
    Level("sly", "detective", manner="sly", wins=38.2),
    Level("aggressive", "detective", manner="aggressive", wins=39.2),
    Level("planner@64", "planner", rollouts=64, wins=40.2),
    Level("neural", "neural", wins=None),
    Level("planner@512", "planner", rollouts=512, wins=46.9),
    Level("planner", "planner", rollouts=ALL_ROLLOUTS, wins=48.9),
    Level("master", "master", rollouts=ALL_ROLLOUTS, wins=None),
)

LEVEL_NAMED = {level.name: level for level in LEVELS}
