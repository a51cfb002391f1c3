"""The bots by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.bots.dice import RandomBot
from chanbara.bots.duel.lookahead import LookAheadBot
from chanbara.bots.duel.random import RandomDuelBot
from chanbara.bots.duel.solver import SolverBot
from chanbara.bots.greedy import GreedyBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.bots.duel.protocol import DuelBot
    from chanbara.bots.protocol import Bot

BOTS: dict[str, Callable[[int | str], Bot]] = {bot.name: bot for bot in (GreedyBot, RandomBot)}

NAMES = tuple(BOTS)
"""Who can be asked to the table."""

DUEL_BOTS: dict[str, Callable[[int | str], DuelBot]] = {
    bot.name: bot for bot in (LookAheadBot, RandomDuelBot, SolverBot)
}

DUEL_NAMES = tuple(DUEL_BOTS)
"""Who can fight a duel."""


def make_bot(name: str, seed: int | str) -> Bot:
    """Return a bot for one seat of one game; ``ValueError`` names those there are."""
    if name not in BOTS:
        message = f"there is no bot {name!r}; bots are {', '.join(NAMES)}"
        raise ValueError(message)
    return BOTS[name](seed)


def make_duel_bot(name: str, seed: int | str) -> DuelBot:
    """Return a player for one duel; ``ValueError`` names those there are."""
    if name not in DUEL_BOTS:
        message = f"there is no player {name!r} for the duel; there are {', '.join(DUEL_NAMES)}"
        raise ValueError(message)
    return DUEL_BOTS[name](seed)
