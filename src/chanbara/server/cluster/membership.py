"""This process among others on the same database: it says that it lives, and takes what nobody runs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
from functools import partial
from typing import TYPE_CHECKING

from chanbara.server.cluster import leases
from chanbara.server.cluster.elsewhere import Elsewhere
from chanbara.server.store.store import StoreError
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.server.cluster.leases import Node
    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.store import Fence

LOG = logging.getLogger("chanbara.cluster")
BEAT, LOOK = 1.5, 0.5
"""Seconds between two signs of life, and between two looks for tables that nobody runs."""
ADOPTED_AT_ONCE = 40
"""Tables that one process takes from a dead one at a time; others take some, too."""
TRIES = 5
"""How often a table is tried for that changes hands at this moment."""


class Membership:
    """One process of several."""

    def __init__(self, lobby: Lobby, url: str) -> None:
        self.lobby = lobby
        self.url = url
        self.name = secrets.token_hex(8)
        self.nodes: list[Node] = []
        """All processes that live, with this one."""
        self.adopted = 0
        """How many tables were taken from others."""
        self._is_leaving = False
        self._verifies = 0
        """How often all leases are still to be looked at."""

    async def open(self) -> None:
        """Join the others."""
        await self._beat()

    async def live(self) -> None:
        """Say again and again that this process lives."""
        while not self._is_leaving:
            with contextlib.suppress(StoreError):  # in an outage nobody can look for the dead
                await self._beat()
            await asyncio.sleep(BEAT)

    async def look(self) -> None:
        """Take over again and again what others have left."""
        while not self._is_leaving:
            with contextlib.suppress(StoreError):
                await self.adopt(ADOPTED_AT_ONCE)
            await asyncio.sleep(LOOK)

    async def _beat(self) -> None:
        sign = partial(leases.beat, name=self.name, url=self.url, draining=self._is_leaving)
        found = await self.lobby.store.ask(sign)
        self.nodes = found.nodes
        if found.was_late:
            self._verifies = 2  # somebody may be taking a table at this moment
        if self._verifies:
            self._verifies -= 1
            await self._verify()

    async def _verify(self) -> None:
        """Let go of every table that another process has taken, because this one seemed to be dead."""
        lobby = self.lobby
        held = await lobby.store.ask(partial(leases.held, name=self.name))
        for room in list(lobby.rooms.values()):
            if room.fence not in held:
                await lobby.lose(room)
        codes = {fence.code for fence in held}
        lobby.asleep.remove([code for code in lobby.asleep.tables if code not in codes])

    async def take(self, code: str) -> Fence:
        """Take a table; ``Elsewhere`` if another process runs it."""
        for _ in range(TRIES):
            found = await self.lobby.store.ask(partial(leases.take, code=code, name=self.name))
            if found.fence is not None:
                return found.fence
            if found.node is not None:
                raise Elsewhere(found.node)
        raise Refusal("closed", "table-not-open")

    async def adopt(self, most: int) -> None:
        """Take over tables that nobody runs."""
        codes = await self.lobby.store.read(partial(leases.orphans, most=most))
        random.shuffle(codes)  # others do the same at this moment
        for code in codes:
            if code not in self.lobby.rooms and code not in self.lobby.asleep.tables:
                await self.lobby.bring_back(code)
                self.adopted += code in self.lobby.rooms

    async def give_back(self, fences: Sequence[Fence]) -> None:
        """Give tables to whoever wants them."""
        await self.lobby.store.ask(partial(leases.give_back, fences=fences))

    async def leave(self) -> None:
        """Give everything back: the process ends."""
        self._is_leaving = True
        try:
            held = await self.lobby.store.ask(partial(leases.held, name=self.name))
            await self.give_back(sorted(held))
            await self.lobby.store.ask(partial(leases.leave, name=self.name))
        except StoreError:
            LOG.warning("leases not given back")  # they run out
