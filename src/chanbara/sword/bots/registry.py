"""The bots by name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from chanbara.sword.bots.bot_files import is_file, is_net, is_own
from chanbara.sword.bots.dice import RandomBot
from chanbara.sword.bots.levels import LEVEL_NAMED, LEVELS
from chanbara.sword.bots.user_bot import OwnBot

if TYPE_CHECKING:
    from chanbara.sword.bots.protocol import Bot

NAMES = tuple(level.name for level in LEVELS)
"""The bots offered at a table, weakest first."""
USUAL = "greedy"
"""The default bot: fast, and no beginner."""

BUDGET = re.compile(r"planner@(?P<number>[0-9]+|[0-9]*\.?[0-9]+(?=s))s?")
"""A planner with a budget of rollouts or seconds."""
MOST_BUDGET = 1_000_000


def make_bot(name: str, seed: int | str) -> Bot:
    """Return a bot for one seat of one game, by its name or its file; ``ValueError`` says what is wrong.

    ``mine.py`` is a Python file with a function, ``net:FILE`` a network that ``chanbara export`` wrote.
    ``planner@512`` is a planner with that many rollouts. ``planner@0.5s`` is one with a time budget; its
    choices are not reproducible, not even on the same machine.
    """
    if is_own(name):
        return OwnBot(name, seed)
    if is_net(name):
        from chanbara.sword.bots.net.net_bot import NetBot  # noqa: PLC0415 - with it comes the compiler

        return NetBot(name, seed)
    check_name(name)
    if name == RandomBot.name:
        return RandomBot(seed)
    from chanbara.sword.bots.engine_bots import PlannerBot, make_thinker  # noqa: PLC0415 - with it comes the compiler

    if name in LEVEL_NAMED:
        return make_thinker(LEVEL_NAMED[name], seed)
    budget = name.partition("@")[2]
    if budget.endswith("s"):
        return PlannerBot(seed, seconds=float(budget[:-1]))
    return PlannerBot(seed, int(budget))


def is_planner(name: str) -> bool:
    """Whether a bot of this name is a planner, with a budget of rollouts or seconds."""
    return not is_file(name) and name.partition("@")[0] == "planner"


def check_name(name: str) -> None:
    """Refuse an unknown bot name, and a file that is no network."""
    if is_net(name):
        from chanbara.sword.bots.net.network import network_named  # noqa: PLC0415 - with it comes numpy

        network_named(name)
        return
    if name in LEVEL_NAMED:
        return
    if "@" not in name:
        message = f"there is no bot {name!r}; bots are {', '.join(NAMES)}"
        raise ValueError(message)
    budget = BUDGET.fullmatch(name)
    if budget is None or not 0 < float(budget["number"]) <= MOST_BUDGET:
        message = (
            f"{name}: only the planner takes a number, of rollouts or of seconds: planner@512, planner@0.5s,"
            f" and at most {MOST_BUDGET:,}"
        )
        raise ValueError(message)
