"""Runs evenings: every process looks again and again, and what is stored decides what is next.

A round begins in one transaction with all its tables, and is counted in one. So a process that dies leaves
nothing half done, and of several that want the same, one does it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from chanbara.server.evening import evening_store as kept
from chanbara.server.evening.plan import Plan, planned
from chanbara.server.evening.rounds import (
    next_games,
    options_of,
    plan_of,
    plan_with,
    played_out,
    replace_unknown,
    results_of,
    tables_of,
)
from chanbara.server.store.evening_rows import OPENED
from chanbara.server.store.store import StoreError
from chanbara.server.table import fair
from chanbara.server.table.deal_source import is_sealed
from chanbara.server.table.published import publish
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from chanbara.server.evening.evening_store import Whole
    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.table.room import Room

LOG = logging.getLogger("chanbara.evening")
LOOK = 1.0
"""Seconds between two looks at all evenings: another process may have done something."""


class Runner:
    """Goes on with all evenings, whoever began them."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self._look = asyncio.Event()
        self._looked = asyncio.Event()
        self._awaited: Counter[str] = Counter()
        """How many wait for a change of each evening."""
        self._versions: dict[str, int] = {}
        """The versions of those evenings, as last seen; 0 if one is gone."""

    async def run(self) -> None:
        """Look at all evenings, as long as the server runs."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._look.wait()
            self._look.clear()
            try:
                await self.go_on()
            except StoreError:
                LOG.info("evenings wait for the database")
            except Exception:
                LOG.exception("evenings not looked at")  # a fault of ours must not end all of them
            looked, self._looked = self._looked, asyncio.Event()
            looked.set()

    async def changed(self, code: str, version: int) -> None:
        """Wait until an evening has another version, or the server stops."""
        self._awaited[code] += 1
        try:
            while not self.lobby.stopping:
                await self._looked.wait()
                if self._versions.get(code, version) != version:
                    return
        finally:
            self._awaited[code] -= 1
            self._awaited += Counter()  # those that nobody waits for are forgotten

    def look_soon(self) -> None:
        """Look at all evenings at once: something has happened."""
        self._look.set()

    async def go_on(self) -> None:
        """Count what has ended, open its deals, and begin what is due."""
        for code in await self.store.read(kept.going_on):
            evening = await self.store.read(partial(kept.whole, code=code))
            if evening is None or evening.row.status != "running":
                continue
            if evening.row.due:
                if time.time() >= evening.row.due:
                    await self.begin(evening)
            elif not evening.playing:
                await self._count(evening)
        await self._unseal()
        self._versions = {code: await self._version(code) for code in list(self._awaited)}

    async def _version(self, code: str) -> int:
        found = await self.store.read(partial(kept.whole, code=code))
        return 0 if found is None else found.version

    async def _count(self, evening: Whole) -> None:
        row, options = evening.row, options_of(evening)
        is_last = row.round >= options.rounds
        results = await results_of(self.lobby, evening)
        due = 0.0 if is_last else time.time() + options.between
        status = "over" if is_last else "running"
        done = [one.code for tables in played_out(evening).values() for one in tables]
        work = partial(kept.count_round, row=row, results=results, done=done, status=status, due=due)
        if await self.store.ask(work):
            LOG.info("round counted", extra={"evening": row.code, "round": row.round})
            self.look_soon()

    async def begin(self, evening: Whole) -> bool:
        """Begin the next round; False if somebody else has changed the evening."""
        row = evening.row
        plan = await self._planned(evening)
        await self.lobby.examiner.run(replace_unknown, plan, row.round)
        games = await next_games(self.lobby, evening, plan)
        made = await tables_of(self.lobby, evening, plan, games)
        stored = msgspec.json.encode(plan_with(plan, games, row.round + 1)).decode()
        if not await self.store.ask(partial(kept.begin_round, row=row, plan=stored, made=made)):
            return False
        LOG.info("round begun", extra={"evening": row.code, "round": row.round + 1})
        for one in made:
            self.lobby.later(self.lobby.bring_back(one.table.code))
        self.look_soon()
        return True

    async def _planned(self, evening: Whole) -> Plan:
        """Return who sits where, for those present at the start; again if somebody has come late."""
        plan, begun = plan_of(evening), evening.row.round
        present = [one.number for one in evening.people if one.token and not one.gone]
        if plan.rounds and all(plan.seats(person, begun) for person in present):
            return plan
        played = Plan(plan.rounds[:begun], plan.records)
        work = partial(planned, present, options_of(evening), fair.new_secret(), played)
        return await self.lobby.examiner.run(work)

    async def _unseal(self) -> None:
        """Publish the games of this process whose deal is not played any more."""
        sealed = {code: room for code, room in self.lobby.rooms.items() if is_sealed(room.origin)}
        if not sealed:
            return
        for code in await self.store.read(partial(kept.opened, codes=list(sealed))):
            with contextlib.suppress(Refusal):  # it is loaded again, and reads that it is open
                await sealed[code].do(partial(_publish, sealed[code]))


async def _publish(room: Room) -> None:
    assert room.origin is not None
    room.origin.kind = OPENED
    room.broadcast_table()
    publish(room)
