"""The duel bots by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.duel.bots.lookahead import LookAheadBot
from chanbara.duel.bots.random import RandomDuelBot
from chanbara.duel.bots.solver import SolverBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.duel.bots.protocol import DuelBot

BOTS: dict[str, Callable[[int | str], DuelBot]] = {
    bot.name: bot for bot in (LookAheadBot, RandomDuelBot, SolverBot)
}
NAMES = tuple(BOTS)


def make_bot(name: str, seed: int | str) -> DuelBot:
    """Return a bot for one duel; ``ValueError`` lists the known ones."""
    if name not in BOTS:
        message = f"there is no player {name!r} for the duel; there are {', '.join(NAMES)}"
        raise ValueError(message)
    return BOTS[name](seed)
