"""The bots by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.bots.dice import RandomBot
from chanbara.bots.duel.lookahead import LookAheadBot
from chanbara.bots.duel.random import RandomDuelBot
from chanbara.bots.duel.solver import SolverBot
from chanbara.bots.greedy import GreedyBot
from chanbara.bots.levels import LEVELS
from chanbara.bots.own import OwnBot, is_own

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.bots.duel.protocol import DuelBot
    from chanbara.bots.protocol import Bot

BOTS: dict[str, Callable[[int | str], Bot]] = {bot.name: bot for bot in (GreedyBot, RandomBot)}

NAMES = tuple(level.name for level in LEVELS)
"""Who can be asked to the table."""
MANNERS = {level.name: level.bot for level in LEVELS if level.manner}

THINKERS = ("novice", "detective", "planner")
"""Who thinks on the flat core, which is compiled first; in simulations and tournaments."""
EVERYBODY = NAMES

DUEL_BOTS: dict[str, Callable[[int | str], DuelBot]] = {
    bot.name: bot for bot in (LookAheadBot, RandomDuelBot, SolverBot)
}

DUEL_NAMES = tuple(DUEL_BOTS)
"""Who can fight a duel."""


def make_bot(name: str, seed: int | str) -> Bot:
    """Return a bot for one seat of one game, by its name or its file; ``ValueError`` says what is wrong."""
    if is_own(name):
        return OwnBot(name, seed)
    base, _, rollouts = name.partition("@")
    base = MANNERS.get(base, base)
    if base in THINKERS:
        from chanbara.bots.thinker import make_thinker  # noqa: PLC0415 - with it comes the compiler

        return make_thinker(base, rollouts, seed)
    if name not in BOTS:
        message = f"there is no bot {name!r}; bots are {', '.join(EVERYBODY)}"
        raise ValueError(message)
    return BOTS[name](seed)


def make_duel_bot(name: str, seed: int | str) -> DuelBot:
    """Return a player for one duel; ``ValueError`` names those there are."""
    if name not in DUEL_BOTS:
        message = f"there is no player {name!r} for the duel; there are {', '.join(DUEL_NAMES)}"
        raise ValueError(message)
    return DUEL_BOTS[name](seed)
