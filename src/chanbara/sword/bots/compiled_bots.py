"""Bots as compiled code represents them: in games that it plays from one choice to the next."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from chanbara.sword.bots.levels import ALL_ROLLOUTS, LEVEL_NAMED
from chanbara.sword.mind.run.seated import KNOWS_ALL, KNOWS_ROLES, PLANNER
from chanbara.sword.mind.search.policy import DETECTIVE, GREEDY, NOVICE, RANDOM
from chanbara.sword.mind.value.styles import MANNERS

KIND_OF = {
    "random": RANDOM,
    "novice": NOVICE,
    "greedy": GREEDY,
    "detective": DETECTIVE,
    "planner": PLANNER,
    "cheater-roles": KNOWS_ROLES,
    "cheater-all": KNOWS_ALL,
}


class Seated(NamedTuple):
    """A bot as compiled code represents it."""

    kind: int
    rollouts: int
    manner: tuple[float, ...]


def is_compiled(name: str) -> bool:
    """Whether a bot decides in compiled code."""
    level = LEVEL_NAMED.get(name)
    return (name.partition("@")[0] if level is None else level.bot) in KIND_OF


@cache
def seated(name: str) -> Seated:
    """Return the compiled representation of a bot."""
    base, _, rollouts = name.partition("@")
    level = LEVEL_NAMED.get(base)
    bot, manner = (base, "") if level is None else (level.bot, level.manner)
    return Seated(KIND_OF[bot], int(rollouts or ALL_ROLLOUTS), MANNERS[manner])
