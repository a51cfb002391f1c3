"""Campaigns and clans in the database."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select, update

from chanbara.server.stats import stats_store as ledger
from chanbara.server.store import rows
from chanbara.server.store.database import StoreError
from chanbara.server.store.deletion import remove_table
from chanbara.server.store.rows import SagaRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.server.store.store import Store
    from chanbara.server.store.writer import Work


OPEN = frozenset({"lobby", "running"})
"""Statuses of a table whose duel is still undecided."""
MOST_OLD = 256
"""How many are looked at in one sweep."""


class OldSaga(NamedTuple):
    """What decides whether a saga has expired."""

    code: str
    changed: float
    duel: str
    is_over: bool


class Changed(StoreError):
    """Another process has changed the saga since it was read, or deleted it. Nothing was stored."""


def save_saga(connection: Connection, saga: SagaRow) -> None:
    """Store the changes of a saga; ``Changed`` if others have changed it since it was read."""
    same = (rows.sagas.c.code == saga.code) & (rows.sagas.c.version == saga.version)
    values = msgspec.structs.asdict(saga) | {"version": saga.version + 1}
    if not connection.execute(update(rows.sagas).where(same).values(values)).rowcount:
        raise Changed(f"saga {saga.code} is not as it was read")


class SagaShelf:
    """Stores campaigns and clans."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, saga: SagaRow, also: Work[None] | None = None) -> None:
        """Store a new one, and something else with it."""
        values = msgspec.structs.asdict(saga)

        def work(connection: Connection) -> None:
            connection.execute(insert(rows.sagas), values)
            if also is not None:
                also(connection)

        await self.store.ask(work)

    async def save(self, saga: SagaRow, also: Work[None] | None = None) -> None:
        """Store the changes of one, and something else with it."""

        def work(connection: Connection) -> None:
            save_saga(connection, saga)
            if also is not None:
                also(connection)

        await self.store.ask(work)
        saga.version += 1

    async def forget_name(self, code: str) -> None:
        """Delete the name of one; whoever has read it before cannot store it again."""
        nameless = {"name": "", "version": rows.sagas.c.version + 1}
        change = update(rows.sagas).where(rows.sagas.c.code == code).values(nameless)

        def work(connection: Connection) -> None:
            connection.execute(change)

        await self.store.ask(work)

    async def find(self, code: str) -> SagaRow | None:
        """Return the one with a code."""
        query = select(rows.sagas).where(rows.sagas.c.code == code)
        found = await self.store.read_in_order(lambda connection: rows.read(connection, query, SagaRow))
        return found[0] if found else None

    async def after_duels(self) -> list[tuple[str, str]]:
        """Return the codes of those with a duel at a table that is not open any more, and of that table."""
        found: list[tuple[str, str]] = []
        while page := await self.store.read(partial(_after_duels, after=found[-1][1] if found else "")):
            found += page
        return found

    async def old(self, is_over_before: float, running_before: float) -> list[OldSaga]:
        """Return some that were unchanged since a time, which depends on whether they are over."""
        sagas = rows.sagas.c
        found = [
            select(sagas.code, sagas.changed, sagas.duel, sagas.is_over)
            .where(sagas.is_over == is_over, sagas.changed < before)
            .order_by(sagas.changed)
            .limit(MOST_OLD)
            for is_over, before in ((True, is_over_before), (False, running_before))
        ]
        return await self.store.read(
            lambda connection: [OldSaga(*row) for query in found for row in connection.execute(query)]
        )

    async def remove(self, saga: SagaRow) -> None:
        """Delete one, unless it was changed since it was read; its tables stay until they expire."""
        same = (rows.sagas.c.code == saga.code) & (rows.sagas.c.version == saga.version)

        def work(connection: Connection) -> None:
            if connection.scalar(select(rows.sagas.c.code).where(same).with_for_update()) is not None:
                ledger.let_saga_go(connection, saga.code)

        await self.store.ask(work)

    async def forget(self, code: str, tables: Sequence[str]) -> None:
        """Delete one with its tables, atomically, leaving no trace in the database files."""

        def work(connection: Connection) -> None:
            for table in tables:
                remove_table(connection, table)
            ledger.let_saga_go(connection, code)

        await self.store.forget(work)

    async def tables(self, code: str) -> list[str]:
        """Return the codes of its duels' tables."""
        query = select(rows.tables.c.code).where(rows.tables.c.saga == code)
        return await self.store.read(lambda connection: list(connection.scalars(query)))


def _after_duels(connection: Connection, after: str) -> list[tuple[str, str]]:
    sagas, tables = rows.sagas.c, rows.tables.c
    is_open = select(tables.code).where(tables.code == sagas.duel, tables.status.in_(OPEN)).exists()
    query = select(sagas.code, sagas.duel).where(sagas.duel > after, ~is_open)
    query = query.order_by(sagas.duel).limit(MOST_OLD)
    return [(code, duel) for code, duel in connection.execute(query)]
