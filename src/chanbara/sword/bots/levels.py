"""The ladder: every bot offered to people, from the weakest to the strongest.

``wins`` is the percentage of seats won at tables of five drawn from all levels, as measured by
``make ladder``: docs/results/bots.md. Levels that win about as often stand in the order of their matches.
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
    Level("random", "random", wins=10.7),
    Level("novice", "novice", wins=26.0),
    Level("trusting", "detective", manner="trusting", wins=32.0),
    Level("greedy", "greedy", wins=33.6),
    Level("detective", "detective", wins=37.3),
    Level("sly", "detective", manner="sly", wins=34.7),
    Level("aggressive", "detective", manner="aggressive", wins=35.0),
    Level("planner@64", "planner", rollouts=64, wins=36.6),
    Level("neural", "neural", wins=41.8),
    Level("planner@512", "planner", rollouts=512, wins=44.3),
    Level("planner", "planner", rollouts=ALL_ROLLOUTS, wins=42.8),
    Level("master", "master", rollouts=ALL_ROLLOUTS, wins=46.7),
)

LEVEL_NAMED = {level.name: level for level in LEVELS}
