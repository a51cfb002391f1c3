"""Bots at a table in this process: nobody waits until the code is compiled that they think with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.bots.dice import RandomBot
from chanbara.bots.own import is_own
from chanbara.bots.plain import PlainBots
from chanbara.bots.ready import Compiling, is_ready
from chanbara.bots.registry import check_name, make_bot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.bots.protocol import Bot
    from chanbara.sight import Seen
    from chanbara.sword.sight.view import View


class Waiting:
    """Where bots wait for the compiler; until it is done they answer without it."""

    def __init__(self) -> None:
        self.compiling = Compiling()
        self.plain = PlainBots()

    def make_bot(self, name: str, seed: str) -> Bot:
        """Return a bot for one seat of one game; ``ValueError`` says what is wrong with its name."""
        if is_own(name) or name == RandomBot.name:
            return make_bot(name, seed)
        check_name(name)
        if is_ready():
            return make_bot(name, seed)
        self.compiling.start()
        self.plain.start()
        return SeatedBot(self, name, seed)

    def close(self) -> None:
        """End everything that was begun: the game is over."""
        self.compiling.close()
        self.plain.close()


class SeatedBot:
    """A bot that has sat down before it was ready."""

    def __init__(self, waiting: Waiting, name: str, seed: str) -> None:
        self.name = name
        self.seed = seed
        self._waiting = waiting
        self._bot: Bot | None = None

    def choose(self, view: View, events: Sequence[Seen]) -> int:
        if not self._waiting.compiling.is_done:
            return self._waiting.plain.choose(self.name, self.seed, view, events)
        if self._bot is None:
            self._waiting.plain.close()
            self._bot = make_bot(self.name, self.seed)
        return self._bot.choose(view, events)
