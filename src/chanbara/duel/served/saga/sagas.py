"""Campaigns and clans: begun, left, resumed, and led on by what the records of their duels say.

A duel of a saga is fought at a table of its own. What it takes over is written beside the table by the
server, and no message says it. While the table is open there is no other: the duel cannot be ended without
a result, and nobody deals it anew. Once it is over, its game leads the saga on.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeAlias
from weakref import WeakValueDictionary

import msgspec

from chanbara.duel.saga.campaign import Campaign
from chanbara.duel.saga.clan import Clan
from chanbara.duel.saga.saved import load_saga, save_saga
from chanbara.duel.served.hall.hall import new_saga
from chanbara.duel.served.options import DuelGame
from chanbara.duel.served.saga.bodies import SagaKey
from chanbara.kernel.errors import CorruptRecord
from chanbara.server.http.rate_limit import DAY
from chanbara.server.kind import Service
from chanbara.server.lobby.names import check_name
from chanbara.server.lobby.tokens import hashed, new_code, new_token
from chanbara.server.stats import stats_store as ledger
from chanbara.server.store.rows import SagaRow, SeatRow
from chanbara.server.store.saga_store import SagaShelf
from chanbara.server.store.store import StoreError
from chanbara.server.table import fair
from chanbara.server.table.carryover import SagaDuel, carried_text
from chanbara.server.wire.bodies import Seated
from chanbara.server.wire.options import TableOptions
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from chanbara.duel.served.saga.bodies import BeginSaga, SagaChoice
    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.rows import PlayerRow
    from chanbara.server.table.room import Room

LOG = logging.getLogger("chanbara.sagas")
OPEN = frozenset({"lobby", "running"})
"""A table at which the duel is still to be decided."""

Saga: TypeAlias = Campaign | Clan


class Found(NamedTuple):
    """A saga, as it is stored and as it stands."""

    row: SagaRow
    state: Saga


class Sagas(Service):
    """Owns every campaign and clan of this server."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.shelf = SagaShelf(lobby.store)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By saga: a duel that ends and a player who asks must not both lead it on."""

    def _turn(self, code: str) -> asyncio.Lock:
        """Return what has everybody wait who asks about the same saga."""
        return self._turns.setdefault(code, asyncio.Lock())

    # --- from start to end ---------------------------------------------------------------------------------

    async def open(self) -> None:
        """Lead on what a killed server left between a duel's end and its saga."""
        for row in await self.shelf.all():
            if row.duel:
                await self.settle(row.code, row.duel)

    async def forget_player(self, player: PlayerRow) -> None:
        """Have nobody find a name in the campaigns and clans of somebody who is forgotten."""
        for code in await self.lobby.store.ask(lambda connection: ledger.sagas_of(connection, player.key)):
            await self.forget_name(code)

    async def remove_old(self, now: float) -> None:
        """Remove what nobody went on with; an open duel that is fought keeps its saga."""
        for row in await self.shelf.all():
            if await self._is_old(row, now):
                # Somebody may have come back meanwhile.
                async with self._turn(row.code):
                    still = await self.shelf.find(row.code)
                    if still is not None and await self._is_old(still, now):
                        await self.shelf.remove(row.code)

    async def _is_old(self, row: SagaRow, now: float) -> bool:
        limits = self.lobby.settings
        table = await self.lobby.store.table(row.duel) if row.duel else None
        changed = max(row.changed, 0.0 if table is None else self._changed(table.code, table.changed))
        return now - changed > (limits.over_days if row.is_over else limits.running_days) * DAY

    def _changed(self, code: str, stored: float) -> float:
        """Return when a table last changed: who is in memory knows best."""
        return self.lobby.rooms[code].row.changed if code in self.lobby.rooms else stored

    # --- what players do -----------------------------------------------------------------------------------

    async def begin(self, wanted: BeginSaga, address: str, player: PlayerRow | None = None) -> SagaKey:
        """Begin a campaign or lead a clan; it counts for its address as a table does."""
        check_name(wanted.name)
        if wanted.draft.way == "single":
            raise Refusal("impossible", "saga-single")
        begun = await self.lobby.examined(partial(new_saga, wanted.draft, bytes.fromhex(fair.new_secret())))
        state = msgspec.structs.replace(begun, is_dealt_elsewhere=True)
        await self.lobby.reserve_slot(address)
        token, now = new_token(), time.time()
        code = new_code()
        while await self.shelf.find(code) is not None:
            code = new_code()
        story = save_saga(state)
        row = SagaRow(code, now, now, wanted.name, hashed(token), story, duel="", is_over=False)
        await self.shelf.add(row)
        await self.lobby.own(token, player)
        LOG.info("saga begun", extra={"saga": code})
        return SagaKey(code, token)

    async def look(self, code: str, token: str) -> Found:
        """Return how a saga stands."""
        async with self._turn(code):
            return await self._found(code, token)

    async def choose(self, code: str, token: str, wanted: SagaChoice) -> Found:
        """Decide what is decided between two duels."""
        async with self._turn(code):
            row, state = await self._found(code, token)
            if row.duel:
                raise Refusal("started", "saga-duel-open")
            state = _chosen(state, wanted)
            await self._keep(row, state)
            return Found(row, state)

    async def forget_name(self, code: str) -> None:
        """Have a saga without a name; whoever has its token may go on with it."""
        async with self._turn(code):
            row = await self.shelf.find(code)
            if row is not None:
                row.name = ""
                await self.shelf.save(row)

    async def forget(self, code: str, token: str) -> None:
        """Give a saga up with all its duels, without a trace of who fought it."""
        async with self._turn(code):
            row = await self._owned(code, token)
            tables = await self.shelf.tables(row.code)
            await self.lobby.clear_away(tables, partial(self.shelf.forget, row.code, tables))

    async def duel(self, code: str, token: str) -> Seated:
        """Return the seat at the next duel: at the table that is open, or at a new one."""
        async with self._turn(code):
            row, state = await self._found(code, token)
            if state.is_over:
                raise Refusal("closed", "saga-over")
            if not row.duel:
                await self._deal(row, state)
            return Seated(row.duel, 0, token)

    async def _deal(self, row: SagaRow, state: Saga) -> None:
        """Open a table for the next duel. Whoever opens the saga sits there, with the same token."""
        start = state.start()
        game = DuelGame(
            opponent=start.opponent,
            weapon=start.weapon,
            environment=start.environment,
            weather=start.weather,
            difficulty=start.difficulty,
            modules=list(start.modules),
            # By whatever rules it began, each of its duels goes on by them.
            rulings=start.rulings.changed(),
            numbers="" if start.numbers is None else start.numbers.text,
        )
        seat = SeatRow("", 0, row.name, row.token, bot="", ready=False, mail="", language="en")
        await self.lobby.reserve_slot(None)
        await self.lobby.add(TableOptions(game), [seat], 0, duel=SagaDuel(row, carried_text(start)))

    # --- what duels do -------------------------------------------------------------------------------------

    async def settle(self, code: str, table: str) -> None:
        """Lead a saga on, if this table was its open duel. What fails now is done when somebody asks."""
        async with self._turn(code):
            try:
                row = await self.shelf.find(code)
                room = await self._room(table)
                is_open = room is not None and room.row.status in OPEN
                if row is not None and row.duel == table and not is_open:
                    await self._settled(row, await asyncio.to_thread(_read, row))
            except (Refusal, StoreError, ValueError):
                LOG.exception("saga not led on", extra={"saga": code})

    async def _owned(self, code: str, token: str) -> SagaRow:
        row = await self.shelf.find(code)
        if row is None:
            raise Refusal("unknown_saga")
        if not secrets.compare_digest(row.token, hashed(token)):
            raise Refusal("unknown_token", "saga-token")
        return row

    async def _found(self, code: str, token: str) -> Found:
        row = await self._owned(code, token)
        state = await asyncio.to_thread(_read, row)
        return Found(row, await self._settled(row, state))

    async def _settled(self, row: SagaRow, state: Saga) -> Saga:
        """Return the saga after its open duel, where that is over; a table that is gone was never dealt."""
        room = await self._room(row.duel) if row.duel else None
        if room is not None and room.row.status in OPEN:
            return state
        if room is not None and room.row.status == "over" and room.outdated is None:
            assert room.game is not None, "a game that is over was dealt"
            state = state.after(room.game)
        if row.duel:
            # Frozen: other rules cannot play it on, and by them it is dealt anew.
            row.duel = ""
            await self._keep(row, state)
        return state

    async def _room(self, code: str) -> Room | None:
        if await self.lobby.store.table(code) is None:
            return None
        return await self.lobby.find(code)

    async def _keep(self, row: SagaRow, state: Saga) -> None:
        row.story, row.changed, row.is_over = save_saga(state), time.time(), state.is_over
        await self.shelf.save(row)


def _read(row: SagaRow) -> Saga:
    """Return what is stored, climbed again duel by duel: what was tampered with is refused."""
    try:
        return load_saga(row.story)[0]
    except CorruptRecord as error:
        LOG.exception("saga not read", extra={"saga": row.code})
        raise Refusal("closed", "saga-unreadable") from error


def _chosen(state: Saga, wanted: SagaChoice) -> Saga:
    if wanted.choice == "retire":
        if not state.may_retire:
            raise Refusal("impossible", "saga-cannot-retire")
        return state.retire()
    if not isinstance(state, Clan) or wanted.weapon not in state.weapons_to_change:
        raise Refusal("impossible", "saga-cannot-send")
    return state.send(wanted.weapon)
