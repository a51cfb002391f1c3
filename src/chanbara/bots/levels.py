"""The ladder: every bot that people are offered, from the weakest to the strongest.

``wins`` is the percentage of games won in a mixed pool of five players, by

    chanbara tournament --design pool --players 5 --deals 2000 --seed 1 --bots NAMES

with the names of all levels.
"""

from __future__ import annotations

from typing import NamedTuple

ALL_ROLLOUTS = 2048
"""How many rollouts a planner has before it chooses, unless it is told."""


class Level(NamedTuple):
    """A bot as it is offered."""

    name: str
    bot: str
    """Which bot it is: random, novice, greedy, detective or planner."""
    rollouts: int = 0
    """How far a planner looks ahead."""
    manner: str = ""
    """How a detective differs from others: aggressive, trusting or sly."""
    wins: float | None = None
    """Percentage of games won among all levels."""


LEVELS = (
    Level("random", "random", wins=13.5),
    Level("novice", "novice", wins=31.4),
    Level("greedy", "greedy", wins=35.6),
    Level("trusting", "detective", manner="trusting", wins=38.8),
    Level("sly", "detective", manner="sly", wins=39.9),
    Level("detective", "detective", wins=40.8),
    Level("planner@64", "planner", rollouts=64, wins=41.2),
    Level("aggressive", "detective", manner="aggressive", wins=42.4),
    Level("planner@512", "planner", rollouts=512, wins=46.0),
    Level("planner", "planner", rollouts=ALL_ROLLOUTS, wins=52.0),
)

LEVEL_NAMED = {level.name: level for level in LEVELS}
