"""The cleanup of every minute: old tables are deleted, quiet ones leave the memory."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from chanbara.server.cluster.elsewhere import Elsewhere
from chanbara.server.http.rate_limit import DAY
from chanbara.server.lobby.expiry import Expiry
from chanbara.server.lobby.handing_over import KEPT
from chanbara.server.store import handover_rows, record_rows, rows
from chanbara.server.store.old_rows import OldTable, old_tables, remove_old_table
from chanbara.server.store.store import Fenced, StoreError, StoreUnavailable
from chanbara.server.table.rated_games import abandon, is_rated
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.table.room import Room

T = TypeVar("T")
LOG = logging.getLogger("chanbara.lobby")
SWEEP = 60.0
"""Seconds between cleanups."""
BETWEEN = 0.05
"""Seconds between two deletions: players wait for one at most."""
IDLE = 600.0
"""Seconds after which a quiet table leaves the memory."""
FULL = 60.0
"""The same where the server is full: only tables that somebody needs keep their place."""
OVER = 60.0
"""The same for a finished game; it leaves a full server at once."""


SWEEPER = "sweep"
"""The name of the lease of the process that cleans up; no table is called like that."""
MISSED = 3_600.0
"""Seconds for which games are looked for that were not counted at their end."""
FINISHED = frozenset({"over", "void"})
"""Statuses of a table at which nothing more happens."""


class Sweep:
    """Cleans up after the tables of a server."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._old_tables, self._old_records = Expiry("tables"), Expiry("records")

    async def run(self) -> None:
        """Clean up every minute."""
        lobby = self.lobby
        await lobby.restoration.done.wait()  # until then the rows of killed tables may look too old
        while True:
            await asyncio.sleep(SWEEP)
            try:
                if await self._is_elected():
                    await self.remove_old(time.time())
                    await self._count_missed(time.time())
                    await lobby.push.forget_old(time.time())
                await lobby.moderation.remove_old(time.time())
                await lobby.invitations.remove_old()
            except StoreUnavailable:
                LOG.info("old tables not removed")  # the database may work again at the next cleanup
            except Exception:
                LOG.exception("old tables not removed")  # a fault of ours must not end every later cleanup
            with contextlib.suppress(StoreError):
                await lobby.reminders.forget_unanswered(time.time())
            await self.unload(IDLE)
            # What has worked for a whole period is not broken any more.
            lobby.broke -= Counter(dict.fromkeys(lobby.broke.keys() & lobby.rooms.keys(), 1))
            with contextlib.suppress(StoreError):
                tables = (
                    lobby.opened,
                    lobby.examinations,
                    lobby.drafts,
                    lobby.measurements,
                    lobby.evenings.opened,
                )
                for quota in (*tables, lobby.names, lobby.clubs.founded, lobby.reviews.sent):
                    await quota.forget_old()

    async def _is_elected(self) -> bool:
        """Whether this process cleans up: one of several does, for as long as it lives."""
        if self.lobby.membership is None:
            return True
        try:
            await self.lobby.membership.take(SWEEPER)
        except Elsewhere:
            return False
        return True

    async def _count_missed(self, now: float) -> None:
        """Count games whose server died before it had counted them; a server alone does that at its start."""
        if self.lobby.membership is not None:
            await self.lobby.books.catch_up(now - MISSED)

    async def unload(self, idle: float) -> None:
        """Unload every table that has been quiet for some seconds, and finished games sooner."""
        now = time.monotonic()
        over = OVER if idle > FULL else 0.0
        for room in list(self.lobby.rooms.values()):
            if room.is_quiet and now - room.left_at >= (over if room.row.status in FINISHED else idle):
                with contextlib.suppress(StoreError):  # it stays until it can be stored
                    await self.lobby.asleep.send(room)

    async def remove_old(self, now: float) -> list[str]:
        """Remove expired tables, a few at a time; return their codes."""
        lobby, settings = self.lobby, self.lobby.settings
        ages = {
            "lobby": settings.lobby_hours * 3600,
            "running": settings.running_days * DAY,
            "frozen": settings.running_days * DAY,
            "over": settings.over_days * DAY,
            "void": settings.over_days * DAY,
        }
        for service in lobby.services.values():
            await service.remove_old(now)
        await lobby.store.ask(partial(handover_rows.remove_old, before=now - KEPT))
        before = {status: now - age for status, age in ages.items()}
        old = await lobby.store.read(partial(old_tables, before=before))
        found = {one.code: one for one in old if not self._is_in_use(one)}
        gone = self._old_tables.due(list(found), await lobby.store.count(rows.tables))
        await _one_by_one(self._remove, [found[code] for code in gone])
        records = await lobby.store.old_records(now - settings.record_days * DAY)
        total = await lobby.store.count(record_rows.records)
        await _one_by_one(lobby.store.remove_record, self._old_records.due(records, total))
        return gone

    def _is_in_use(self, old: OldTable) -> bool:
        """Whether a table was used meanwhile; memory is more recent than what is stored."""
        room = self.lobby.rooms.get(old.code)
        return room is not None and room.row.changed >= old.before

    async def _remove(self, old: OldTable) -> None:
        """Remove an expired table, or have the process remove it that runs it."""
        try:
            await self.expire(old)
        except Elsewhere as error:
            with contextlib.suppress(OSError):  # the next time
                await self.lobby.peers.ask(error.node, "expire", old)

    async def expire(self, old: OldTable) -> None:
        """Remove an expired table; a rated game that was abandoned is played to its end by bots first.

        ``Elsewhere`` if another process runs it.
        """
        if self._is_in_use(old):
            return
        room = await self._rated(old.code)
        if room is None:
            with contextlib.suppress(Fenced):  # another process has just taken it: somebody wants it
                await self.lobby.clear_away([old.code], partial(self._delete, old))
        else:
            with contextlib.suppress(Refusal):  # closed meanwhile, or nothing can be stored: the next time
                await room.do(partial(abandon, room))

    async def _delete(self, old: OldTable) -> None:
        membership = self.lobby.membership
        fence = None if membership is None else (await membership.take(old.code)).fence
        await self.lobby.store.ask(partial(remove_old_table, old=old, fence=fence))

    async def _rated(self, code: str) -> Room | None:
        """Return a table with a running rated game, if it is one and can be read."""
        row = await self.lobby.store.table(code)
        if row is None or row.status != "running":
            return None
        try:
            room = await self.lobby.find(code)
        except (StoreError, Elsewhere):
            raise
        except Exception:
            LOG.exception("table not read", extra={"table": code})
            return None
        return room if room.row.status == "running" and is_rated(room) else None


async def _one_by_one(remove: Callable[[T], Awaitable[None]], things: Sequence[T]) -> None:
    """Delete each in a transaction of its own, and let others store something in between."""
    for one in things:
        await remove(one)
        await asyncio.sleep(BETWEEN)
