"""The ladder: every bot offered to people, from the weakest to the strongest.

``wins`` is the percentage of games that one seat of five wins among four detectives, as measured by
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
    """Percentage of games won among detectives."""


LEVELS = (
    Level("random", "random", wins=10.7),
    Level("novice", "novice", wins=23.5),
    Level("trusting", "detective", manner="trusting", wins=31.4),
    Level("greedy", "greedy", wins=33.0),
    Level("aggressive", "detective", manner="aggressive", wins=35.5),
    Level("sly", "detective", manner="sly", wins=36.1),
    Level("detective", "detective", wins=36.6),
    Level("planner@64", "planner", rollouts=64, wins=42.2),
    Level("neural", "neural", wins=45.7),
    Level("planner@512", "planner", rollouts=512, wins=49.3),
    Level("planner", "planner", rollouts=ALL_ROLLOUTS, wins=53.7),
    Level("master", "master", rollouts=ALL_ROLLOUTS, wins=58.2),
)

LEVEL_NAMED = {level.name: level for level in LEVELS}
