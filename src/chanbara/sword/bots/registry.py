"""The bots by name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from chanbara.compiled import HAS_COMPILER
from chanbara.sword.bots.bot_files import is_file, is_net, is_own
from chanbara.sword.bots.dice import RandomBot
from chanbara.sword.bots.even import is_even, mind_of
from chanbara.sword.bots.levels import ALL_ROLLOUTS, LEVEL_NAMED, LEVELS, Level
from chanbara.sword.bots.user_bot import OwnBot

if TYPE_CHECKING:
    from chanbara.sword.bots.protocol import Bot

NAMES = tuple(level.name for level in LEVELS)
"""The bots offered at a table, weakest first."""
USUAL = "greedy"
"""The default bot: fast, and no beginner."""

BUDGET = re.compile(
    r"(planner|master)@(?P<rollouts>[0-9]+)|planner@(?P<seconds>[0-9]*\.?[0-9]+)s|blurred@(?P<blur>[0-9]*\.?[0-9]+)"
)
"""Rollouts of a planner or master, seconds of a planner, or points by which a detective is blurred."""
MOST_BUDGET = 1_000_000


def make_bot(name: str, seed: int | str) -> Bot:
    """Return a bot for one seat of one game, by its name or its file; ``ValueError`` says what is wrong.

    ``mine.py`` is a Python file with a function, ``net:FILE`` a network that ``chanbara export`` wrote.
    ``planner@512`` is a planner with that many rollouts, ``master@512`` a master. ``planner@0.5s`` is a
    planner with a time budget; its choices are not reproducible, not even on the same machine.
    ``blurred@0.5`` is a detective who judges less sharply, ``even@1000`` a bot as strong as a rating.
    """
    if is_own(name):
        return OwnBot(name, seed)
    name = mind_of(name)
    check_name(name)
    if name == RandomBot.name:
        return RandomBot(seed)
    if has_network(name) and HAS_COMPILER:
        return _with_network(name, seed)
    return _thinker(without_network(name), seed)


def _with_network(name: str, seed: int | str) -> Bot:
    from chanbara.sword.bots.net.master_bot import MasterBot  # noqa: PLC0415 - with it comes the compiler
    from chanbara.sword.bots.net.net_bot import NetBot  # noqa: PLC0415 - the same

    return (
        MasterBot(seed, int(name.partition("@")[2] or ALL_ROLLOUTS))
        if is_master(name)
        else NetBot(name, seed)
    )


def _thinker(name: str, seed: int | str) -> Bot:
    from chanbara.sword.bots.engine_bots import BlurredBot, PlannerBot, make_thinker  # noqa: PLC0415 - with it comes the compiler

    if name in LEVEL_NAMED:
        return make_thinker(LEVEL_NAMED[name], seed)
    kind, _, budget = name.partition("@")
    if kind == "blurred":
        return BlurredBot(seed, float(budget))
    if budget.endswith("s"):
        return PlannerBot(seed, seconds=float(budget[:-1]))
    return PlannerBot(seed, int(budget))


def is_planner(name: str) -> bool:
    """Whether a bot of this name is a planner, with a budget of rollouts or seconds."""
    return not is_file(name) and mind_of(name).partition("@")[0] == "planner"


def is_master(name: str) -> bool:
    """Whether a bot of this name is a master, with a budget of rollouts."""
    return not is_file(name) and mind_of(name).partition("@")[0] == "master"


def has_network(name: str) -> bool:
    """Whether a bot of this name plays by a network, which was trained for some games."""
    return is_net(mind_of(name)) or is_master(name)


def without_network(name: str) -> str:
    """Return the bot that plays where there is nothing to compute a network with: in browsers."""
    return name.replace("master", "planner", 1) if is_master(name) else "detective" if is_net(name) else name


def offered_levels() -> list[Level]:
    """Return the levels that are offered at tables: in browsers those without a network."""
    return [level for level in LEVELS if HAS_COMPILER or not has_network(level.name)]


def check_name(name: str) -> None:
    """Refuse an unknown bot name, and a file that is no network."""
    if name in LEVEL_NAMED or is_even(name):
        return
    if is_net(name):
        from chanbara.sword.bots.net.network import network_named  # noqa: PLC0415 - with it comes numpy

        network_named(name)
        return
    if "@" not in name:
        message = f"there is no bot {name!r}; bots are {', '.join(NAMES)}"
        raise ValueError(message)
    budget = BUDGET.fullmatch(name)
    if budget is None or not 0 < float(next(filter(None, budget.groupdict().values()))) <= MOST_BUDGET:
        message = (
            f"{name}: after the @ come rollouts or seconds (planner@512, planner@0.5s, master@512), points"
            f" (blurred@0.5) or a rating (even@1000), and at most {MOST_BUDGET:,}"
        )
        raise ValueError(message)
