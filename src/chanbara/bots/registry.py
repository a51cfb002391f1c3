"""The bots by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.bots.dice import RandomBot
from chanbara.bots.greedy import GreedyBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.bots.protocol import Bot

BOTS: dict[str, Callable[[int | str], Bot]] = {bot.name: bot for bot in (GreedyBot, RandomBot)}

NAMES = tuple(BOTS)
"""Who can be asked to the table."""


def make_bot(name: str, seed: int | str) -> Bot:
    """Return a bot for one seat of one game; ``ValueError`` names those there are."""
    if name not in BOTS:
        message = f"there is no bot {name!r}; bots are {', '.join(NAMES)}"
        raise ValueError(message)
    return BOTS[name](seed)
