"""The store in a browser: SQLite in memory, written to the browser's own database after each commit.

There are no threads: what is asked for is done in the event loop. A request is answered only when the browser
has stored its commit, as a server answers only when its disk has.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from chanbara.server.store.database import ConnectionLost, StoreError
from chanbara.server.store.readers import Readers
from chanbara.server.store.sqlite import Sqlite
from chanbara.server.store.store import Store
from chanbara.server.store.writer import Request, Work, Writer

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from sqlalchemy import Connection

    from chanbara.server.store.database import Database

T = TypeVar("T")


class BrowserSqlite(Sqlite):
    """A file in memory that nobody else can open: one worker holds the browser's copy."""

    def _is_ours(self) -> bool:
        return True

    def _release(self) -> None:
        """Nothing was locked."""

    def prepare(self, connection: Connection) -> None:
        self._pragma(connection, "foreign_keys=ON")
        self._pragma(connection, "secure_delete=ON")
        # The whole file is in memory and is lost with it: a journal beside it would protect nothing.
        self._pragma(connection, "journal_mode=MEMORY")
        self._pragma(connection, "synchronous=OFF")

    def scrub(self, connection: Connection) -> None:
        """Deleted data was overwritten already: there is no write-ahead log."""


class LoopReaders(Readers):
    """Reads at once."""

    def _start(self) -> None:
        self._threads = []

    def ask(self, work: Work[T]) -> asyncio.Future[T]:
        if not self._is_open:
            raise StoreError("the store is closed")
        request = Request(work)
        request.answer(self._readers[0].result(work))
        return request.future

    def finish(self) -> None:
        self._is_open = False
        for reader in self._readers:
            reader.close()


class LoopWriter(Writer):
    """Writes what waits, in one transaction, and has the browser store it."""

    def __init__(self, place: Database, keep: Callable[[], Awaitable[None]]) -> None:
        self._keep = keep
        self._work: asyncio.Task[None] | None = None
        super().__init__(place)

    def _begin(self) -> None:
        """Nothing to start: whoever asks does."""

    def ask(self, work: Work[T]) -> asyncio.Future[T]:
        request = Request(work)
        self._check()
        self._unsettled += 1
        self._waiting.put(request)
        if self._work is None:
            self._work = asyncio.ensure_future(self._write())
        return request.future

    async def _write(self) -> None:
        try:
            while not self._waiting.empty():
                await self._write_batch(self._queued())
        finally:
            self._work = None

    async def _write_batch(self, batch: list[Request[Any]]) -> None:
        outcomes: list[Any]
        try:
            outcomes = self._committed(batch)
            await self._keep()
        except StoreError as error:
            outcomes = [type(error)(str(error)) for _ in batch]
        except OSError as error:  # as if a connection broke during a commit: it may be stored later
            outcomes = [ConnectionLost(str(error)) for _ in batch]
        self._unsettled -= len(batch)
        for request, outcome in zip(batch, outcomes, strict=True):
            request.answer(outcome)

    def finish(self) -> None:
        self._is_open = False
        self._database.close()


def open_store(path: Path, keep: Callable[[], Awaitable[None]]) -> Store:
    """Open the file; ``keep`` has the browser store what was committed, and raises OSError if it cannot."""
    place = BrowserSqlite(path)
    place.start()
    return Store(place, LoopReaders, partial(LoopWriter, keep=keep))
