"""Whom a table offers to play, from the weakest to the strongest."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """One bot as it is offered."""

    name: str
    bot: str
    """Which bot it is: random, novice, greedy, detective or planner."""
    rollouts: int
    """How many games it plays in thought; 0 for all but the planner."""
    manner: str
    """What it likes: nothing in particular, or aggressive, trusting, sly."""
    wins: float | None
    """Percent of games won at a mixed table of five."""


LEVELS = (
    Level("random", "random", 0, "", 14.0),
    Level("novice", "novice", 0, "", 37.0),
    Level("greedy", "greedy", 0, "", 42.0),
    Level("trusting", "detective", 0, "trusting", 43.0),
    Level("aggressive", "detective", 0, "aggressive", 44.0),
    Level("sly", "detective", 0, "sly", 45.0),
    Level("detective", "detective", 0, "", 46.0),
    Level("planner@64", "planner", 64, "", 49.0),
    Level("planner@512", "planner", 512, "", 55.0),
    Level("planner", "planner", 2048, "", 60.0),
)
"""Everybody who is offered."""
