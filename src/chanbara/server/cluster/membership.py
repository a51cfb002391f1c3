"""This process among others on the same database: it says that it lives, and takes what nobody runs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING

from chanbara.server.cluster import leases
from chanbara.server.cluster.elsewhere import Elsewhere
from chanbara.server.cluster.fetching import EVERY_SERVER, Asked, fetched
from chanbara.server.lobby.operator_files import pass_on
from chanbara.server.store.store import StoreError, StoreUnavailable
from chanbara.server.wire.refusal import NotHere

if TYPE_CHECKING:
    from chanbara.server.cluster.bulletin import Bulletin
    from chanbara.server.cluster.leases import Node, Taken
    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.store import Fence

LOG = logging.getLogger("chanbara.cluster")
BEAT, LOOK = 1.5, 0.5
"""Seconds between two signs of life, and between two looks for tables that nobody runs."""
ADOPTED_AT_ONCE = 40
"""Tables that one process takes from a dead one at a time; others take some, too."""
MOVING, AGAIN = leases.LIFETIME + 4.0, 0.1
"""Seconds that a request waits for a table of a process that does not answer, and between two looks."""
GIVEN_BACK = "given back"
"""The topic of tables that a process has left to others."""
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
        self._changed = asyncio.Event()
        """Set when another process comes or goes."""
        self.adopted = 0
        """How many tables were taken from others."""
        self._given_back = asyncio.Event()
        """Set when another process says that it has left tables to others."""
        self._is_leaving = False
        """Whether it hands its tables over."""
        self._has_left = False
        self._beaten = time.monotonic()
        """When this process last said that it lives."""
        self._verifies = 0
        """How often all leases are still to be looked at."""

    async def open(self) -> None:
        """Join the others."""
        await self._beat()

    async def live(self) -> None:
        """Say again and again that this process lives."""
        while not self._has_left:
            try:
                await self._beat(2 * BEAT)
            except StoreError:  # in an outage nobody can look for the dead
                if self._seems_dead and await self._is_cut_off():
                    await self._lose_all()
            await asyncio.sleep(BEAT)

    async def look(self) -> None:
        """Take over again and again what others have left."""
        while not self._is_leaving:
            with contextlib.suppress(StoreError):
                await self.adopt(ADOPTED_AT_ONCE)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._given_back.wait()
            self._given_back.clear()

    def share(self, bulletin: Bulletin) -> None:
        """Look at once when others leave tables; who does not hear of it looks soon anyway."""
        bulletin.subscribe(GIVEN_BACK, lambda *_about: self._given_back.set())

    def heir(self) -> Node | None:
        """Return another process, which answers in place of this one while it stops, if there is one."""
        others = [node for node in self.nodes if node.name != self.name and not node.draining]
        return random.choice(others) if others else None  # noqa: S311 - anyone will do

    @property
    def _seems_dead(self) -> bool:
        """Whether others may have taken the tables of this process: it was paused, or cannot store."""
        return time.monotonic() - self._beaten > leases.LIFETIME

    async def confirm(self) -> None:
        """Make sure, after a pause, that the tables in memory are still those of this process."""
        if self._seems_dead and not self._has_left:
            self._verifies = 2
            with contextlib.suppress(StoreError):  # then nobody plays, here or elsewhere
                await self._beat(2 * BEAT)

    async def _is_cut_off(self) -> bool:
        """Whether another process can store while this one cannot."""
        asked = [asyncio.create_task(_is_ready(node.url)) for node in self.nodes if node.name != self.name]
        try:
            for one in asyncio.as_completed(asked):
                if await one:
                    return True
            return False
        finally:
            for one in asked:
                one.cancel()

    async def _lose_all(self) -> None:
        """Let go of all tables, which others have by now; clients find them there."""
        LOG.warning("this process cannot reach the database, and others can")
        for room in list(self.lobby.rooms.values()):
            await self.lobby.lose(room)

    async def _beat(self, patience: float | None = None) -> None:
        cards = self.lobby.files.label
        sign = partial(leases.beat, name=self.name, url=self.url, cards=cards, draining=self._is_leaving)
        began = time.monotonic()
        try:
            async with asyncio.timeout(patience):
                found = await self.lobby.store.ask(sign)
        except TimeoutError as error:
            raise StoreUnavailable("the database does not answer") from error
        self._beaten = began
        self._know(found.nodes)
        if found.was_late:
            self._verifies = 2  # somebody may be taking a table at this moment
        if self._verifies:
            self._verifies -= 1
            await self._verify()

    def _know(self, nodes: list[Node]) -> None:
        if nodes != self.nodes:
            self.nodes = nodes
            changed, self._changed = self._changed, asyncio.Event()
            changed.set()

    def _meet(self, node: Node) -> None:
        """Know a process that has joined since the last beat: it lives, and is not gone."""
        if all(one.name != node.name for one in self.nodes):
            self._know(sorted([*self.nodes, node]))

    async def _verify(self) -> None:
        """Let go of every table that another process has taken, because this one seemed to be dead."""
        lobby = self.lobby
        held = set(await self.held())
        for room in list(lobby.rooms.values()):
            if room.fence not in held:
                await lobby.lose(room)
        codes = {fence.code for fence in held}
        lobby.asleep.remove([code for code in lobby.asleep.tables if code not in codes])

    async def take(self, code: str) -> Taken:
        """Take a table; ``Elsewhere`` if another process runs it."""
        for _ in range(TRIES):
            found = await self.lobby.store.ask(partial(leases.take, code=code, name=self.name))
            if found.fence is not None:
                return found
            if found.node is not None:
                self._meet(found.node)
                raise Elsewhere(code, found.node, self)
        raise NotHere

    async def until_moved(self, error: Elsewhere) -> None:
        """Wait until a table has left a process that does not answer, because it has stopped or died."""
        ends = time.monotonic() + MOVING
        while time.monotonic() < ends:
            await asyncio.sleep(AGAIN)
            node = await self.lobby.store.read(partial(leases.holder, code=error.code))
            if node is None or node.name != error.node.name:
                return
        raise NotHere

    async def gone(self, node: Node) -> None:
        """Wait until a process has stopped or counts as dead."""
        while any(one.name == node.name for one in self.nodes):
            await self._changed.wait()

    async def adopt(self, most: int) -> None:
        """Take over tables that nobody runs; leave to others what waits for files that they have."""
        for room in [room for room in self.lobby.rooms.values() if room.missing]:
            await pass_on(room)
        codes = await self.lobby.store.read(partial(leases.orphans, most=most))
        random.shuffle(codes)  # others do the same at this moment
        for code in codes:
            if code not in self.lobby.rooms and code not in self.lobby.asleep.tables:
                await self.lobby.bring_back(code)
                self.adopted += code in self.lobby.rooms

    async def held(self) -> list[Fence]:
        """Return the leases that this process has, also of tables that sleep."""
        return sorted(await self.lobby.store.ask(partial(leases.held, name=self.name)))

    async def retire(self) -> None:
        """Say that the process is about to end, and learn who goes on."""
        if not self._is_leaving:
            self._is_leaving = True
            with contextlib.suppress(StoreError):
                await self._beat(2 * BEAT)

    async def leave(self) -> None:
        """Say that the process ends, after its tables were handed over."""
        self._is_leaving = self._has_left = True
        try:
            await self.lobby.store.ask(partial(leases.leave, name=self.name))
        except StoreError:
            LOG.warning("the others do not know that this process ends")  # its leases run out


async def _is_ready(url: str) -> bool:
    """Whether a process can store something."""
    try:
        found = await fetched(Asked(url, "GET", "/readyz", [("host", EVERY_SERVER)]))
        await found.body()
    except OSError:
        return False
    return found.status == HTTPStatus.OK
