"""Campaigns and clans: begun, left, resumed, and advanced by the records of their duels.

Each duel of a saga has its own table. What it carries over is stored with the table by the server and is
never part of a message. There is only one open table: its duel cannot be ended without a result, and it is
never dealt again. Once it is over, its game advances the saga.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import select

from chanbara.duel.saga.campaign import Campaign
from chanbara.duel.saga.clan import Clan
from chanbara.duel.saga.saved import load_saga, save_saga
from chanbara.duel.served.hall.hall import new_saga
from chanbara.duel.served.options import DuelGame
from chanbara.duel.served.saga.bodies import SagaKey
from chanbara.kernel.errors import CorruptRecord
from chanbara.server.http.rate_limit import DAY
from chanbara.server.kind import Service
from chanbara.server.lobby.expiry import Expiry
from chanbara.server.lobby.naming import check_own, owning
from chanbara.server.lobby.stored_tables import look_at
from chanbara.server.lobby.tokens import hashed, new_code, new_token
from chanbara.server.practice.practice_store import keep_saga
from chanbara.server.stats import stats_store as ledger
from chanbara.server.store.old_rows import last_change
from chanbara.server.store.practice_rows import BestSagaRow
from chanbara.server.store.rows import SagaRow, SeatRow, sagas
from chanbara.server.store.saga_store import OPEN, Changed, SagaShelf
from chanbara.server.store.store import StoreError
from chanbara.server.table import fair
from chanbara.server.table.carryover import SagaDuel, carried_text
from chanbara.server.wire.bodies import Seated
from chanbara.server.wire.options import TableOptions
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection

    from chanbara.duel.served.saga.bodies import BeginSaga, SagaChoice
    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.rows import PlayerRow
    from chanbara.server.store.saga_store import OldSaga
    from chanbara.server.store.writer import Work
    from chanbara.server.table.room import Room

LOG = logging.getLogger("chanbara.sagas")
TRIES = 5
"""How often a saga is tried for that another process changes at the same time."""

T = TypeVar("T")
Saga: TypeAlias = Campaign | Clan


class Found(NamedTuple):
    """A saga, as stored and in its current state."""

    row: SagaRow
    state: Saga


class Sagas(Service):
    """Owns every campaign and clan of this server."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.shelf = SagaShelf(lobby.store)
        self._expiry = Expiry("sagas")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock per saga: a duel that ends and a player's request must not both advance it."""

    def _turn(self, code: str) -> asyncio.Lock:
        """Return the lock of a saga."""
        return self._turns.setdefault(code, asyncio.Lock())

    # --- start and stop ------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Advance sagas whose server was killed right after a duel ended."""
        for code, table in await self.shelf.after_duels():
            await self.settle(code, table)

    async def forget_player(self, player: PlayerRow) -> None:
        """Remove the name of a deleted player from their campaigns and clans."""
        for code in await self.lobby.store.read(lambda connection: ledger.sagas_of(connection, player.key)):
            await self.forget_name(code)

    async def forget_tokens(self, tokens: Collection[str]) -> None:
        """Remove the names of the campaigns and clans with these token hashes."""
        found = select(sagas.c.code).where(sagas.c.token.in_(tokens))
        for code in await self.lobby.store.read(lambda connection: list(connection.scalars(found))):
            await self.forget_name(code)

    async def remove_old(self, now: float) -> None:
        """Remove abandoned sagas; one with a running duel stays."""
        limits = self.lobby.settings
        rows = await self.shelf.old(now - limits.over_days * DAY, now - limits.running_days * DAY)
        expired = [row.code for row in rows if await self._is_old(row, now)]
        for code in self._expiry.due(expired, await self.lobby.store.count(sagas)):
            # The player may have come back in the meantime.
            async with self._turn(code):
                still = await self.shelf.find(code)
                if still is not None and await self._is_old(still, now):
                    await self.shelf.remove(still)

    async def _is_old(self, row: SagaRow | OldSaga, now: float) -> bool:
        limits = self.lobby.settings
        played = (
            await self.lobby.store.read_in_order(partial(last_change, code=row.duel)) if row.duel else 0.0
        )
        changed = max(row.changed, played)
        return now - changed > (limits.over_days if row.is_over else limits.running_days) * DAY

    # --- player actions ------------------------------------------------------------------------------------

    async def begin(self, wanted: BeginSaga, address: str, player: PlayerRow | None = None) -> SagaKey:
        """Begin a campaign or a clan; it counts like a table for its address."""
        await check_own(self.lobby.store, wanted.name, player)
        self.lobby.moderation.bans.admit(wanted.name, address, player)
        if wanted.draft.way == "single":
            raise Refusal("impossible", "saga-single")
        begun = await self.lobby.examiner.run(new_saga, wanted.draft, bytes.fromhex(fair.new_secret()))
        state = msgspec.structs.replace(begun, is_dealt_elsewhere=True)
        await self.lobby.reserve_slot(address)
        token, now = new_token(), time.time()
        code = new_code()
        while await self.shelf.find(code) is not None:
            code = new_code()
        story = save_saga(state)
        row = SagaRow(code, now, now, wanted.name, hashed(token), story, duel="", is_over=False)
        async with self.lobby.claimed.seating(player) as still:
            await check_own(self.lobby.store, wanted.name, still)
            # Last: once it is stored nothing may fail, or nobody has its token.
            await self.shelf.add(row, owning(token, still))
        LOG.info("saga begun", extra={"saga": code})
        return SagaKey(code, token)

    async def look(self, code: str, token: str) -> Found:
        """Return the state of a saga."""
        return await self._in_turn(code, partial(self._found, code, token))

    async def _in_turn(self, code: str, work: Callable[[], Awaitable[T]]) -> T:
        """Do something with a saga, again if another process has changed it meanwhile."""
        async with self._turn(code):
            for _ in range(TRIES):
                with contextlib.suppress(Changed):
                    return await work()
        raise Refusal("closed", "nothing-stored")

    async def choose(self, code: str, token: str, wanted: SagaChoice) -> Found:
        """Make a decision between two duels."""
        return await self._in_turn(code, partial(self._choose, code, token, wanted))

    async def _choose(self, code: str, token: str, wanted: SagaChoice) -> Found:
        row, state = await self._found(code, token)
        if row.duel:
            raise Refusal("started", "saga-duel-open")
        state = _chosen(state, wanted)
        await self._keep(row, state)
        return Found(row, state)

    async def forget_name(self, code: str) -> None:
        """Remove the name of a saga; the holder of its token may continue it."""
        async with self._turn(code):
            await self.shelf.forget_name(code)

    async def forget(self, code: str, token: str) -> None:
        """Delete a saga with all its duels, without a trace of its player."""
        async with self._turn(code):
            row = await self._owned(code, token)
            tables = await self.shelf.tables(row.code)
            await self.lobby.clear_away(tables, partial(self.shelf.forget, row.code, tables))
        await self.lobby.peers.ask_all("drop", tables)

    async def duel(self, code: str, token: str) -> Seated:
        """Return the seat at the next duel: at the open table, or at a new one."""
        return await self._in_turn(code, partial(self._duel, code, token))

    async def _duel(self, code: str, token: str) -> Seated:
        row, state = await self._found(code, token)
        if state.is_over:
            raise Refusal("closed", "saga-over")
        if not row.duel:
            await self._deal(row, state)
        return Seated(row.duel, 0, token)

    async def _deal(self, row: SagaRow, state: Saga) -> None:
        """Open a table for the next duel. The saga's player sits there, with the same token."""
        start = state.start()
        game = DuelGame(
            opponent=start.opponent,
            weapon=start.weapon,
            environment=start.environment,
            weather=start.weather,
            difficulty=start.difficulty,
            modules=list(start.modules),
            # All duels of a saga use the rules it began with.
            rulings=start.rulings.changed(),
            numbers="" if start.numbers is None else start.numbers.text,
        )
        seat = SeatRow("", 0, row.name, row.token, bot="", ready=False, mail="", language="en")
        await self.lobby.reserve_slot(None)
        await self.lobby.add(TableOptions(game), [seat], 0, duel=SagaDuel(row, carried_text(start)))

    # --- duels ---------------------------------------------------------------------------------------------

    async def settle(self, code: str, table: str) -> None:
        """Advance a saga if this table was its open duel. A failure is retried at the next request."""
        try:
            await self._in_turn(code, partial(self._settle, code, table))
        except (Refusal, StoreError, ValueError):
            LOG.exception("saga not led on", extra={"saga": code})

    async def _settle(self, code: str, table: str) -> None:
        row = await self.shelf.find(code)
        room = await self._room(table)
        is_open = room is not None and room.row.status in OPEN
        if row is not None and row.duel == table and not is_open:
            await self._settled(row, await asyncio.to_thread(_read, row))

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
        """Return the saga after its open duel, if that is over; a table that is gone was never dealt."""
        room = await self._room(row.duel) if row.duel else None
        if room is not None and room.row.status in OPEN:
            return state
        if room is not None and room.row.status == "over" and room.outdated is None:
            assert room.game is not None, "a game that is over was dealt"
            state = state.after(room.game)
        if row.duel:
            # Frozen: it cannot continue under other rules, and is dealt again by them.
            row.duel = ""
            await self._keep(row, state)
        return state

    async def _room(self, code: str) -> Room | None:
        if await self.lobby.store.table(code) is None:
            return None
        return await look_at(self.lobby, code)

    async def _keep(self, row: SagaRow, state: Saga) -> None:
        row.story, row.changed, row.is_over = save_saga(state), time.time(), state.is_over
        await self.shelf.save(row, _remembered(row, state))


def _remembered(row: SagaRow, state: Saga) -> Work[None] | None:
    """Return what stores how far somebody came; with numbers of their own nothing does."""
    if state.own_numbers is not None:
        return None
    way = "clan" if isinstance(state, Clan) else "campaign"
    is_whole = state.is_over and not state.is_lost
    best = BestSagaRow("", way, state.difficulty, state.won, is_whole, row.changed)
    return partial(keep_saga, token=row.token, found=best)


def _read(row: SagaRow) -> Saga:
    """Return the stored saga, replayed duel by duel: one that was tampered with is refused."""
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
