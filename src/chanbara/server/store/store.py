"""The store: every table, seat and log. One thread writes, waiting requests share a commit; others read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Table, case, delete, func, insert, literal, select, tuple_, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from chanbara.server.store import record_rows, rows
from chanbara.server.store.database import (
    ConnectionLost,
    Database,
    Postgres,
    StoreError,
    StoreUnavailable,
    database,
)
from chanbara.server.store.deletion import remove_table
from chanbara.server.store.evening_rows import OPENED
from chanbara.server.store.fence import Fence, Fenced, append, begin, check
from chanbara.server.store.lease_rows import leases
from chanbara.server.store.readers import Readers
from chanbara.server.store.record_rows import RecordRow
from chanbara.server.store.rows import Entry, OriginRow, SagaRow, SeatRow, TableRow
from chanbara.server.store.saga_store import save_saga
from chanbara.server.store.sideline import Sideline
from chanbara.server.store.writer import LARGEST_BATCH, Listener, Observer, Work, Writer

__all__ = [
    "ConnectionLost",
    "Entry",
    "Fence",
    "Fenced",
    "OriginRow",
    "RecordRow",
    "SagaRow",
    "SeatRow",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "TableRow",
]

T = TypeVar("T")
Reading = Callable[[Database], Readers]
Writing = Callable[[Database], Writer]
PAGE = 1_000
"""Rows of one step through a table of the database."""


class Store:
    """All durable data. A command that returns is durable; one that fails raises StoreError.

    Changes are made in order, even if their caller no longer waits. What is read contains every change that
    was acknowledged before; a table, its seats and its log also those that nobody waited for.
    """

    def __init__(self, place: Database, reading: Reading = Readers, writing: Writing = Writer) -> None:
        self._database = place
        self._readers = reading(place)
        place.settle_reads = self._readers.settle
        self._writer = writing(place)
        self._sideline: Sideline | None = None
        if isinstance(place, Postgres) and place.is_shared:
            self._sideline = Sideline(place)

    @classmethod
    def open(cls, url: str, *, is_shared: bool = False) -> Store:
        """Open "sqlite:///path" or "postgresql://..." with the newest schema, alone or shared with others."""
        try:
            place = database(url, is_shared=is_shared)
        except ModuleNotFoundError as error:
            raise StoreError("PostgreSQL needs its client: install chanbara[postgres]") from error
        try:
            place.start()
            return cls(place)
        except BaseException:
            place.close()
            raise

    async def add_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        origin: OriginRow | None = None,
        saga: SagaRow | None = None,
        node: str = "",
        also: Work[None] | None = None,
    ) -> Fence | None:
        """Store a table, its seats, the source of its deal, the saga of its duel and more, atomically.

        With the name of a process, that process has its lease from the beginning.
        """

        def work(connection: Connection) -> Fence | None:
            connection.execute(insert(rows.tables), msgspec.structs.asdict(table))
            if seats:
                connection.execute(insert(rows.seats), [msgspec.structs.asdict(seat) for seat in seats])
            if origin is not None:
                connection.execute(insert(rows.origins), msgspec.structs.asdict(origin))
            if saga is not None:
                save_saga(connection, saga)
            if also is not None:
                also(connection)
            return begin(connection, table.code, node) if node else None

        return await self._writer.ask(work)

    async def save_table(self, table: TableRow, fence: Fence | None = None) -> None:
        """Store the changes of a table."""

        def work(connection: Connection) -> None:
            check(connection, fence)
            _save_table(connection, table)

        await self._writer.ask(work)

    async def save_seats(self, seats: Sequence[SeatRow]) -> None:
        """Store the changes of seats; a new seat is added."""
        await self._writer.ask(lambda connection: _save_seats(connection, seats))

    async def start(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        fence: Fence | None = None,
        also: Work[None] | None = None,
    ) -> None:
        """Store a table and its seats, and something else that belongs to it, atomically."""

        def work(connection: Connection) -> None:
            check(connection, fence)
            _save_table(connection, table)
            _save_seats(connection, seats)
            if also is not None:
                also(connection)

        await self._writer.ask(work)

    async def append(
        self, entries: Sequence[Entry], fence: Fence | None = None, also: Work[None] | None = None
    ) -> None:
        """Append entries to the logs of their tables, atomically; each must follow the last of its table."""

        def work(connection: Connection) -> None:
            _append(connection, entries, fence)
            if also is not None:
                also(connection)

        await self._writer.ask(work)

    async def tables(self, *statuses: str) -> list[TableRow]:
        """The tables with one of these statuses, or all tables, oldest first."""
        query = select(rows.tables).order_by(rows.tables.c.created, rows.tables.c.code)
        if statuses:
            query = query.where(rows.tables.c.status.in_(statuses))
        return await self.read(lambda connection: rows.read(connection, query, TableRow))

    async def codes(self, *statuses: str) -> list[str]:
        """The codes of the tables with one of these statuses, those that changed first at first."""
        found = []
        for status in statuses:
            last = (float("-inf"), "")
            while page := await self.read(partial(_codes_after, status=status, last=last)):
                found += page
                last = page[-1]
        return [code for _, code in sorted(found)]

    async def table(self, code: str) -> TableRow | None:
        query = select(rows.tables).where(rows.tables.c.code == code)
        found = await self.read_in_order(lambda connection: rows.read(connection, query, TableRow))
        return found[0] if found else None

    async def seats(self, code: str) -> list[SeatRow]:
        query = select(rows.seats).where(rows.seats.c.code == code).order_by(rows.seats.c.seat)
        return await self.read_in_order(lambda connection: rows.read(connection, query, SeatRow))

    async def entries(self, code: str) -> list[Entry]:
        query = select(rows.entries).where(rows.entries.c.code == code).order_by(rows.entries.c.number)
        return await self.read_in_order(lambda connection: rows.read(connection, query, Entry))

    async def origin(self, code: str) -> OriginRow | None:
        """The source of a table's deal, if it comes from another game."""
        query = select(rows.origins).where(rows.origins.c.code == code)
        found = await self.read_in_order(lambda connection: rows.read(connection, query, OriginRow))
        return found[0] if found else None

    async def groups(self, deal: str, most: int) -> list[tuple[str, str]]:
        """The tables where a group plays a deal again, each with the code of the game it is from.

        A table of an evening, whose deal comes from no game, has its own.
        """
        origins = rows.origins.c
        source = case((origins.kind == OPENED, origins.code), else_=origins.review)
        query = select(origins.code, source).where(origins.deal == deal, origins.kind.in_(["again", OPENED]))
        query = query.order_by(origins.code).limit(most)
        return await self.read(lambda connection: [(one, of) for one, of in connection.execute(query)])

    async def add_record(self, record: RecordRow, most: int) -> RecordRow | None:
        """Store an uploaded record; return it, or the identical one already stored; None if too many."""

        def work(connection: Connection) -> RecordRow | None:
            query = select(record_rows.records).where(record_rows.records.c.digest == record.digest)
            same = rows.read(connection, query, RecordRow)
            if same:
                return same[0]
            if (connection.scalar(select(func.count()).select_from(record_rows.records)) or 0) >= most:
                return None
            try:
                with connection.begin_nested():
                    connection.execute(insert(record_rows.records), msgspec.structs.asdict(record))
            except IntegrityError:  # another process has stored it at the same moment
                return rows.read(connection, query, RecordRow)[0]
            return record

        return await self._writer.ask(work)

    async def is_taken(self, code: str) -> bool:
        """Whether a table or a record has this code."""
        return await self.table(code) is not None or await self.record(code) is not None

    async def record(self, code: str) -> RecordRow | None:
        """An uploaded record, by its code."""
        query = select(record_rows.records).where(record_rows.records.c.code == code)
        found = await self.read(lambda connection: rows.read(connection, query, RecordRow))
        return found[0] if found else None

    async def records(self, deal: str, most: int) -> list[str]:
        """The codes of uploaded records with a deal, oldest first."""
        records = record_rows.records.c
        query = select(records.code).where(records.deal == deal)
        query = query.order_by(records.created, records.code).limit(most)
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def old_records(self, before: float) -> list[str]:
        """The codes of the records uploaded before a time, oldest first; at most a batch."""
        created = record_rows.records.c.created
        query = (
            select(record_rows.records.c.code).where(created < before).order_by(created).limit(LARGEST_BATCH)
        )
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def remove_record(self, code: str) -> None:
        """Delete a record; a missing one is no error."""

        def work(connection: Connection) -> None:
            for kind in (leases, record_rows.analyses, record_rows.records):
                connection.execute(delete(kind).where(kind.c.code == code))

        await self._writer.ask(work)

    async def count(self, what: Table) -> int:
        """How many rows a table of the database has."""
        query = select(func.count()).select_from(what)
        return await self.read(lambda connection: connection.scalar(query) or 0)

    async def remove(self, code: str) -> None:
        """Delete a table with its seats and its log; a missing table is no error."""
        await self._writer.ask(lambda connection: remove_table(connection, code))

    async def ask(self, work: Work[T]) -> T:
        """Run something in a transaction; when this returns it is on disk."""
        return await self._writer.ask(lambda connection: _carefully(work, connection))

    async def ask_alone(self, work: Work[T]) -> T:
        """Run something in a transaction of its own, which may wait for other processes; others do not wait.

        It may be done twice if the connection breaks in between. Where there is one process, it is like all
        else.
        """
        if self._sideline is None:
            return await self.ask(work)
        self._writer.check()
        return await self._sideline.ask(work)

    def notify_others(self, text: str) -> None:
        """Send a notification to all processes that share the database; it may be lost."""
        if self._sideline is not None:
            self._sideline.notify(text)

    def listen_to_others(self, heard: Callable[[str | None], None]) -> None:
        """Call this, in the current loop, with each notification, and with None when some may be missing."""
        if self._sideline is not None:
            self._sideline.listen(asyncio.get_running_loop(), heard)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self._sideline is not None

    @property
    def hears_others(self) -> bool:
        """Whether notifications of other processes arrive."""
        return self._sideline is not None and self._sideline.is_connected

    async def read(self, work: Work[T]) -> T:
        """Read something, in a transaction that sees one state, beside everything that is written."""
        self._writer.check()
        try:
            return await self._readers.ask(work)
        except StoreUnavailable:
            # Whoever writes learns of it as well, and may know what has happened.
            await self._writer.ask(self._database.touch)
            raise

    async def read_in_order(self, work: Work[T]) -> T:
        """Read after everything that was asked for before, even if nobody waits for it."""
        await self._writer.caught_up()
        return await self.read(work)

    async def forget(self, work: Work[T]) -> T:
        """Delete something and leave no trace of it in the database files."""

        def traceless(connection: Connection) -> T:
            self._database.scrub_soon()
            return _carefully(work, connection)

        return await self._writer.ask(traceless)

    def listen(self, listener: Listener) -> None:
        """Call this, in the current loop, with False when an outage begins and with True when it ends."""
        self._writer.listen(listener)

    def observe(self, observer: Observer) -> None:
        """Report the seconds and the number of requests of every transaction, in the thread of the store."""
        self._writer.observer = observer

    @property
    def waiting(self) -> int:
        """How many requests wait for the store."""
        return self._writer.waiting

    async def check(self) -> None:
        """Return if something can be stored now; otherwise StoreError says why not."""
        await self._writer.ask(self._database.touch)

    async def size(self) -> int:
        """The size of the database in bytes."""
        return await self.read(self._database.size)

    async def close(self) -> None:
        """Finish all requests, then release the database for the next server."""
        if self._sideline is not None:
            await asyncio.to_thread(self._sideline.finish)
        await asyncio.to_thread(self._readers.finish)
        await asyncio.to_thread(self._writer.finish)


def _carefully(work: Work[T], connection: Connection) -> T:
    """Run work of others: an error in it must not stop the games."""
    try:
        return work(connection)
    except (SQLAlchemyError, StoreError):
        raise
    except Exception as error:
        raise StoreError(f"it could not be done: {type(error).__name__}") from error


def _codes_after(connection: Connection, status: str, last: tuple[float, str]) -> list[tuple[float, str]]:
    """When some tables with a status changed, and their codes, in this order."""
    tables = rows.tables.c
    is_later = tuple_(tables.changed, tables.code) > tuple_(*map(literal, last))
    query = select(tables.changed, tables.code).where(tables.status == status, is_later)
    query = query.order_by(tables.changed, tables.code).limit(PAGE)
    return [(changed, code) for changed, code in connection.execute(query)]


def _save_table(connection: Connection, table: TableRow) -> None:
    same = rows.tables.c.code == table.code
    if not connection.execute(update(rows.tables).where(same).values(msgspec.structs.asdict(table))).rowcount:
        raise StoreError(f"there is no table {table.code}")


def _save_seats(connection: Connection, seats: Sequence[SeatRow]) -> None:
    for seat in seats:
        values = msgspec.structs.asdict(seat)
        same = (rows.seats.c.code == seat.code) & (rows.seats.c.seat == seat.seat)
        if not connection.execute(update(rows.seats).where(same).values(values)).rowcount:
            connection.execute(insert(rows.seats), values)


def _append(connection: Connection, entries: Sequence[Entry], fence: Fence | None) -> None:
    ends: dict[str, int] = {}
    log = rows.entries.c
    for entry in entries:
        if entry.code not in ends:
            last = connection.scalar(select(func.max(log.number)).where(log.code == entry.code))
            ends[entry.code] = -1 if last is None else last
        ends[entry.code] += 1
        if entry.number != ends[entry.code]:
            raise StoreError(
                f"the next entry of table {entry.code} is number {ends[entry.code]}, not {entry.number}"
            )
    if entries:
        append(connection, entries, fence)
