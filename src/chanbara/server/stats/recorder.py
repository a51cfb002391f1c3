"""Records results: a game is counted when it ends, and missed ones are counted at the next start."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from chanbara.record.changes import RulesChanged
from chanbara.server.stats import stats_store as ledger
from chanbara.server.stats.outcome import counts, outcome
from chanbara.server.store.store import StoreUnavailable
from chanbara.server.store.turns import in_turn
from chanbara.server.table import fair
from chanbara.server.table.carryover import dealt
from chanbara.server.wire.options import TableOptions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.kernel.game import Game
    from chanbara.server.kind import Outcome
    from chanbara.server.store.store import Entry, Store, TableRow
    from chanbara.server.table.room import Room

LOG = logging.getLogger("chanbara.books")


class Books:
    """Records how games ended."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def enter(self, room: Room) -> None:
        """Count a game that has just ended. A failure is retried at the next start; nobody waits for it."""
        assert room.game is not None
        if not counts(room.row, room.options, room.origin):
            return
        try:
            entries = await self.store.entries(room.row.code)
            seats = [seat.row for seat in room.seats]
            found = outcome(room.row, room.options, seats, entries, room.game)
            await self.count(found)
        except StoreUnavailable:  # an outage: somebody looks for such games now and then
            LOG.warning("game not counted yet", extra={"table": room.row.code})
        except Exception:
            LOG.exception("game not counted", extra={"table": room.row.code})

    async def count(self, found: Outcome) -> None:
        """Count a game, after those that other processes count at this moment."""
        await in_turn(lambda: self.store.ask(partial(ledger.add_outcome, found=found)))

    async def catch_up(self, since: float = 0.0) -> None:
        """Count every game that has finished since a time and is not recorded yet; skip an unreadable one."""
        for code in await self._ended(counted=False, since=since):
            try:
                found = await self._read_again(code)
                if found is not None:
                    await self.count(found)
            except Exception:
                LOG.exception("game not counted", extra={"table": code})

    async def _ended(self, *, counted: bool, since: float = 0.0) -> list[str]:
        """Return the codes of finished games in the order in which they ended, found step by step."""
        found: list[ledger.End] = []
        last = ledger.End(since, "", since)
        while page := await self.store.read(partial(ledger.ended, last=last, counted=counted)):
            found += page
            last = page[-1]
        return [one.code for one in sorted(found)]

    async def rebuild(self) -> None:
        """Recompute everything from the logs; what they can no longer tell stays unchanged."""
        found, unread = [], set()
        for code in await self._ended(counted=True):
            try:
                one = await self._read_again(code)
            except Exception:
                LOG.exception("game not read", extra={"table": code})
                unread.add(code)
            else:
                found += [] if one is None else [one]
        await self.store.ask(lambda connection: ledger.recompute(connection, found, unread))

    async def _read_again(self, code: str) -> Outcome | None:
        """Return how a game ended, replayed from its log; None if it does not count, or is gone."""
        row = await self.store.table(code)
        if row is None:
            return None
        options = msgspec.json.decode(row.options, type=TableOptions)
        if not counts(row, options, await self.store.origin(row.code)):
            return None
        seats, entries = await self.store.seats(row.code), await self.store.entries(row.code)
        game = await asyncio.to_thread(_played, row, options, entries)
        return outcome(row, options, seats, entries, game)


def _played(row: TableRow, options: TableOptions, entries: Sequence[Entry]) -> Game | None:
    """Return the game of a log, or None if today's rules cannot play it."""
    key = fair.game_key(row.secret, msgspec.json.decode(row.salts, type=list[str]))
    try:
        game = dealt(options.game, key, row.carried, row.revision)
    except RulesChanged:
        return None
    number = 0
    try:
        for entry in entries:
            number = entry.number
            if entry.kind == "choice":
                game.apply(entry.text)
    except Exception as error:  # noqa: BLE001 - other rules may fail in any way
        why = f"{type(error).__name__} at entry {number}"
        LOG.warning("log does not fit the rules", extra={"table": row.code, "why": why})
        return None
    return game
