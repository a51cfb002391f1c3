"""Campaigns and clans in the database."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select, update

from chanbara.server.stats import stats_store as ledger
from chanbara.server.store import rows
from chanbara.server.store.deletion import remove_table
from chanbara.server.store.rows import SagaRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.server.store.store import Store


MOST_OLD = 256
"""How many are looked at in one sweep."""


class OldSaga(NamedTuple):
    """What decides whether a saga has expired."""

    code: str
    changed: float
    duel: str
    is_over: bool


def save_saga(connection: Connection, saga: SagaRow) -> None:
    """Store the changes of a saga; do nothing without a row."""
    same = rows.sagas.c.code == saga.code
    if not connection.execute(update(rows.sagas).where(same).values(msgspec.structs.asdict(saga))).rowcount:
        raise LookupError(f"there is no saga {saga.code}")


class SagaShelf:
    """Stores campaigns and clans."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, saga: SagaRow) -> None:
        """Store a new one."""
        values = msgspec.structs.asdict(saga)

        def work(connection: Connection) -> None:
            connection.execute(insert(rows.sagas), values)

        await self.store.ask(work)

    async def save(self, saga: SagaRow) -> None:
        """Store the changes of one."""
        await self.store.ask(lambda connection: save_saga(connection, saga))

    async def find(self, code: str) -> SagaRow | None:
        """Return the one with a code."""
        query = select(rows.sagas).where(rows.sagas.c.code == code)
        found = await self.store.read_in_order(lambda connection: rows.read(connection, query, SagaRow))
        return found[0] if found else None

    async def in_duels(self) -> list[tuple[str, str]]:
        """Return the codes of those with an open duel, and those of its tables."""
        found: list[tuple[str, str]] = []
        while page := await self.store.read(partial(_in_duels, after=found[-1][1] if found else "")):
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

    async def remove(self, code: str) -> None:
        """Delete one; its tables stay until they expire themselves."""
        await self.store.ask(lambda connection: ledger.let_saga_go(connection, code))

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


def _in_duels(connection: Connection, after: str) -> list[tuple[str, str]]:
    sagas = rows.sagas.c
    query = select(sagas.code, sagas.duel).where(sagas.duel > after).order_by(sagas.duel).limit(MOST_OLD)
    return [(code, duel) for code, duel in connection.execute(query)]
