"""Running games come back after a start in the background; whoever asks for one of them gets it at once."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from chanbara.server.store.store import StoreError

if TYPE_CHECKING:
    from chanbara.server.lobby.lobby import Lobby

LOG = logging.getLogger("chanbara.lobby")
AT_ONCE = 256
"""How many tables are restored before those that wait for somebody leave the memory again."""
AGAIN = 1.0
"""Seconds until the next attempt to find out which tables there are."""


class Restoration:
    """Restores every running game, those that changed last at first."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.left = 0
        """How many tables are still to be restored."""
        self.done = asyncio.Event()

    async def run(self) -> None:
        """Restore all games. Half of the time belongs to those who play already.

        Where several processes share the database, each takes what nobody runs: see ``membership.py``.
        """
        loop, lobby = asyncio.get_running_loop(), self.lobby
        if lobby.membership is not None:
            self.done.set()
            return
        codes = await self._codes()
        for number, code in enumerate(reversed(codes), 1):
            self.left = len(codes) - number + 1
            began = loop.time()
            await lobby.bring_back(code)
            await asyncio.sleep(loop.time() - began)
            # Those of long ago only wait for a clock.
            if number % AT_ONCE == 0 and len(lobby.rooms) >= lobby.settings.tables:
                await lobby.sweep.unload(0)
        self.left = 0
        self.done.set()
        LOG.info("restored", extra={"running": len(lobby.rooms)})

    async def _codes(self) -> list[str]:
        while True:
            try:
                return await self.lobby.store.codes("running", "frozen", "lobby")
            except StoreError:
                await asyncio.sleep(AGAIN)
