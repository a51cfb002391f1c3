"""Reading on connections of their own: it neither waits behind the writer nor holds it up."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy.exc import DBAPIError

from chanbara.server.priority import step_back
from chanbara.server.store.database import StoreError, StoreUnavailable, failures, is_outage
from chanbara.server.store.writer import Request, Work

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from chanbara.server.store.database import Database

LOG = logging.getLogger("chanbara.store")
READERS = 2
"""Connections for reading: one long read does not delay all others."""

T = TypeVar("T")


class Reader:
    """One connection that only reads. A broken one is replaced by itself."""

    def __init__(self, place: Database) -> None:
        self._database = place
        self._connection: Connection | None = None

    def open(self) -> Connection:
        """Return the connection, reopened if it was dropped or its file was replaced."""
        if self._connection is not None and not self._database.is_current(self._connection):
            self.close()
        if self._connection is None:
            self._connection = self._database.reading_connection()
        return self._connection

    def close(self) -> None:
        """Drop the connection."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    def result(self, work: Work[T]) -> T | StoreError:
        """Run work in a transaction of its own; a connection found dead is replaced once."""
        outcome = self._attempt(work)
        if isinstance(outcome, DBAPIError) and outcome.connection_invalidated:
            outcome = self._attempt(work)
        if isinstance(outcome, DBAPIError):
            kind = StoreUnavailable if outcome.connection_invalidated or is_outage(outcome) else StoreError
            return kind(f"nothing can be read: {self._database.complaint(outcome)}")
        return outcome

    def _found(self) -> Connection:
        try:
            return self.open()
        except StoreError as error:
            raise StoreUnavailable(str(error)) from error

    def _attempt(self, work: Work[T]) -> T | StoreError | DBAPIError:
        try:
            connection = self._found()
            with self._database.reading(connection):
                return work(connection)
        except DBAPIError as error:
            self.close()
            return error
        except StoreError as error:
            return error
        except failures() as error:
            self.close()
            return StoreUnavailable(f"nothing can be read: {self._database.complaint(error)}")
        except Exception as error:
            # An error in the work of others must not stop the reading of everyone.
            LOG.exception("it could not be read")
            return StoreError(f"it could not be read: {type(error).__name__}")


class Readers:
    """Threads that read, each on its own connection. What is asked for is read in any order."""

    def __init__(self, place: Database) -> None:
        self._waiting: queue.SimpleQueue[Request[Any] | None] = queue.SimpleQueue()
        self._turns = threading.Condition()
        self._begun = 0
        self._running: set[int] = set()
        """The numbers of the reads in progress."""
        self._is_open = True
        self._readers = [Reader(place) for _ in range(READERS)]
        try:
            for reader in self._readers:
                reader.open()
        except BaseException:
            for reader in self._readers:
                reader.close()
            raise
        self._start()

    def _start(self) -> None:
        self._threads = [
            threading.Thread(target=self._serve, args=(reader,), name="chanbara-read", daemon=True)
            for reader in self._readers
        ]
        for thread in self._threads:
            thread.start()

    def ask(self, work: Work[T]) -> asyncio.Future[T]:
        """Queue the work; the future is done when it is read."""
        request = Request(work)
        with self._turns:
            if not self._is_open:
                raise StoreError("the store is closed")
            self._waiting.put(request)
        return request.future

    def settle(self, seconds: float) -> bool:
        """Wait until every read in progress now has ended, but no longer than this; say if they have."""
        with self._turns:
            before = set(self._running)
            return self._turns.wait_for(lambda: not before & self._running, seconds)

    def finish(self) -> None:
        """Accept nothing more, finish the queue, and stop."""
        with self._turns:
            if self._is_open:
                self._is_open = False
                for _ in self._threads:
                    self._waiting.put(None)
        for thread in self._threads:
            thread.join()

    def _serve(self, reader: Reader) -> None:
        step_back()  # players do not wait for lists
        try:
            while (request := self._waiting.get()) is not None:
                number = self._begin()
                try:
                    outcome = reader.result(request.work)
                finally:
                    self._end(number)
                request.answer(outcome)
        finally:
            reader.close()

    def _begin(self) -> int:
        with self._turns:
            self._begun += 1
            self._running.add(self._begun)
            return self._begun

    def _end(self, number: int) -> None:
        with self._turns:
            self._running.discard(number)
            self._turns.notify_all()
