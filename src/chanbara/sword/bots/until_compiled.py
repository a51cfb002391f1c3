"""Bots at a table while their code is being compiled: nobody waits for that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.compiled.warm_up import InBackground, is_compiled
from chanbara.sword.bots.bot_files import is_own
from chanbara.sword.bots.dice import RandomBot
from chanbara.sword.bots.interpreted import InterpretedBots
from chanbara.sword.bots.open_table import compile_in_background
from chanbara.sword.bots.registry import check_name, make_bot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.bots.protocol import Bot
    from chanbara.sword.sight.view import View

PART = "sword.mind"
"""The part with the code of bots."""


class UntilCompiled:
    """Compiles in the background; until that is done, bots run interpreted in a separate process."""

    def __init__(self) -> None:
        compile_in_background()
        self.background = InBackground(PART)
        self.interpreted = InterpretedBots()

    @property
    def is_compiled(self) -> bool:
        """Whether bots can run here without delay."""
        return self.background.is_done

    def start(self) -> None:
        """Start compiling, and return at once."""
        self.background.start()

    def make_bot(self, name: str, seed: str) -> Bot:
        """Return a bot for one seat of one game; ``ValueError`` says what is wrong with its name."""
        if is_own(name) or name == RandomBot.name:
            return make_bot(name, seed)
        check_name(name)
        if is_compiled(PART):
            return make_bot(name, seed)
        self.start()
        self.interpreted.start()
        return WaitingBot(self, name, seed)

    def close(self) -> None:
        """Stop everything: the game is over."""
        self.background.close()
        self.interpreted.close()


class WaitingBot:
    """A bot that was seated before compilation finished."""

    def __init__(self, until: UntilCompiled, name: str, seed: str) -> None:
        self.name = name
        self.seed = seed
        self._until = until
        self._bot: Bot | None = None

    def choose(self, view: View, events: Sequence[Seen]) -> int:
        if not self._until.is_compiled:
            return self._until.interpreted.choose(self.name, self.seed, view, events)
        if self._bot is None:
            self._until.interpreted.close()
            self._bot = make_bot(self.name, self.seed)
        return self._bot.choose(view, events)
