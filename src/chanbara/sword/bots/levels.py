"""The ladder: every bot that people are offered, from the weakest to the strongest.

``wins`` is the percentage of seats won at tables of five that are drawn from all levels, as ``make ladder``
measured it: docs/results/bots.md.
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
    Level("random", "random", wins=12.7),
    Level("novice", "novice", wins=26.4),
    Level("trusting", "detective", manner="trusting", wins=31.2),
    Level("greedy", "greedy", wins=35.5),
    Level("detective", "detective", wins=35.7),
    Level("sly", "detective", manner="sly", wins=38.2),
    Level("aggressive", "detective", manner="aggressive", wins=39.2),
    Level("planner@64", "planner", rollouts=64, wins=40.2),
    Level("planner@512", "planner", rollouts=512, wins=46.9),
    Level("planner", "planner", rollouts=ALL_ROLLOUTS, wins=48.9),
)

LEVEL_NAMED = {level.name: level for level in LEVELS}
