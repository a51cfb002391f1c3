"""The one thread that writes to the database: waiting requests share a commit."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from chanbara.server.store.database import (
    ConnectionLost,
    Database,
    StoreError,
    StoreUnavailable,
    failures,
    is_outage,
)

LARGEST_BATCH = 256
"""Requests per transaction: enough to share a commit, few enough not to delay the first one."""

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds between attempts to reach a database that does not work."""
SLOW = 5.0
"""Seconds after which a database that does not answer counts as not working."""
STEADY = 10.0
"""Seconds after which a database counts as mended: on a disk that is almost full, a little fits at times."""

T = TypeVar("T")
Listener = Callable[[bool], None]
Observer = Callable[[float, int], None]
"""Hears how many seconds a transaction took, and of how many requests."""
Work = Callable[[Connection], T]


class Request(Generic[T]):
    """Work for the writer and the future that waits for it."""

    def __init__(self, work: Work[T]) -> None:
        self.work = work
        self.future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def answer(self, outcome: T | StoreError) -> None:
        """Wake the waiting caller, if it still waits and its loop still runs."""
        with contextlib.suppress(RuntimeError):
            self.future.get_loop().call_soon_threadsafe(self._settle, outcome)

    def _settle(self, outcome: T | StoreError) -> None:
        if self.future.done():
            return
        if isinstance(outcome, StoreError):
            self.future.set_exception(outcome)
        else:
            self.future.set_result(outcome)


class Writer:
    """The one thread that writes to the database.

    While nothing can be stored it refuses everything at once, and tries until the database works again.
    """

    def __init__(self, place: Database) -> None:
        self._database = place
        self._waiting: queue.SimpleQueue[Request[Any] | None] = queue.SimpleQueue()
        self._gate = threading.Lock()
        self._is_open = True
        self._closing = threading.Event()
        self._unsettled = 0
        """How many requests are neither stored nor refused yet."""
        self._outage = ""
        """What is wrong with the database; empty while it works."""
        self.observer: Observer | None = None
        self._began: float | None = None
        """When the work began that is not finished yet."""
        self._is_stuck = False
        """Whether that takes so long that everything else is refused."""
        self._pause, self._mended = FIRST_PAUSE, -STEADY
        """The last pause, and when the database worked again."""
        self._listeners: list[tuple[asyncio.AbstractEventLoop, Listener]] = []
        self._begin()

    def _begin(self) -> None:
        # A daemon: a program that fails without closing the store must not hang; what was acknowledged is
        # stored.
        self._thread = threading.Thread(target=self._serve, name="chanbara-store", daemon=True)
        self._thread.start()

    def ask(self, work: Work[T]) -> asyncio.Future[T]:
        """Queue the work now; the future is done when it is committed."""
        request = Request(work)
        with self._gate:
            self._check()
            self._unsettled += 1
            self._waiting.put(request)
        return request.future

    def check(self) -> None:
        """Raise StoreError if nothing could be stored now, as far as is known."""
        with self._gate:
            self._check()

    def _check(self) -> None:
        if not self._is_open:
            raise StoreError("the store is closed")
        if self._outage:
            raise StoreUnavailable(self._outage)
        if self._began is not None and time.monotonic() - self._began > SLOW:
            # What was asked for before may still be stored, so it has to wait.
            if not self._is_stuck:
                self._is_stuck = True
                self._tell(works=False)
            raise StoreUnavailable("the database does not answer")

    async def caught_up(self) -> None:
        """Wait until everything is stored or refused that was asked for before."""
        with self._gate:
            self._check()
            is_behind = self._unsettled > 0
        if is_behind:
            await self.ask(lambda _connection: None)

    def listen(self, listener: Listener) -> None:
        """Call this, in the current loop, whenever the database stops working or works again."""
        self._listeners.append((asyncio.get_running_loop(), listener))

    @property
    def waiting(self) -> int:
        """How many requests wait."""
        return self._waiting.qsize()

    def finish(self) -> None:
        """Accept nothing more, finish the queue, and stop."""
        with self._gate:
            if self._is_open:
                self._is_open = False
                self._closing.set()
                self._waiting.put(None)
        self._thread.join()

    def _serve(self) -> None:
        batch: list[Request[Any]] = []
        try:
            while (found := self._next_batch()) is not None:
                batch = found
                self._settle(batch)
                if self._outage:
                    self._mend()
            batch = []
            if self._database.scrubs and not self._outage:
                self._database.scrub_soon()  # now nobody reads any more
                self._settle(batch)
        finally:
            # Requests are left only through a bug of ours; nobody may wait forever because of it.
            with self._gate:
                self._is_open = False
            self._refuse(batch)
            while not self._waiting.empty():
                self._refuse([request for request in [self._waiting.get()] if request])
            self._database.close()

    @staticmethod
    def _refuse(batch: Iterable[Request[Any]]) -> None:
        for request in batch:
            request.answer(StoreError("the store has failed and is closed"))

    def _next_batch(self) -> list[Request[Any]] | None:
        """All waiting requests; none when it is time to wipe what was deleted; None at the end."""
        batch: list[Request[Any]] = []
        try:
            request = self._waiting.get(timeout=self._database.until_scrub())
        except queue.Empty:
            return batch
        while request is not None:
            batch.append(request)
            if len(batch) == LARGEST_BATCH or self._waiting.empty():
                return batch
            request = self._waiting.get()
        if not batch:
            return None
        self._waiting.put(None)
        return batch

    def _settle(self, batch: Sequence[Request[Any]]) -> None:
        """Answer every request of a batch, after the commit."""
        began = time.perf_counter()
        self._began = time.monotonic()
        try:
            outcomes = self._committed(batch)
        except StoreError as error:
            # Each caller gets its own exception, because a raised exception accumulates tracebacks.
            outcomes = [type(error)(str(error)) for _ in batch]
            if not batch:
                self._database.scrub_later()  # the next request learns what is wrong
        if batch and self.observer is not None:
            self.observer(time.perf_counter() - began, len(batch))
        failed = [one for one in outcomes if isinstance(one, StoreUnavailable | ConnectionLost)]
        with self._gate:
            self._unsettled -= len(batch)
            self._began = None
            was_stuck, self._is_stuck = self._is_stuck, False
            if failed:
                self._outage = str(failed[0])
        for request, outcome in zip(batch, outcomes, strict=True):
            request.answer(outcome)
        if was_stuck and not failed:
            self._tell(works=True)

    def _mend(self) -> None:
        """Try until the database works again, or the store is closed; meanwhile everything is refused."""
        self._tell(works=False)
        queued = self._queued()
        with self._gate:
            self._unsettled -= len(queued)
        for request in queued:
            request.answer(StoreUnavailable(self._outage))
        if time.monotonic() - self._mended > STEADY:
            self._pause = FIRST_PAUSE
        while not self._closing.wait(self._pause):
            trouble = self._trouble()
            with self._gate:
                self._outage = trouble
            self._pause = min(2 * self._pause, LONGEST_PAUSE)
            if not trouble:
                self._mended = time.monotonic()
                self._tell(works=True)
                return

    def _queued(self) -> list[Request[Any]]:
        """Everything that was asked for before the outage was known; the end of the queue stays in it."""
        found = []
        while not self._waiting.empty():
            request = self._waiting.get()
            if request is None:
                self._waiting.put(None)
                break
            found.append(request)
        return found

    def _trouble(self) -> str:
        """Return why nothing can be stored over a new connection; empty if something can."""
        errors: tuple[type[Exception], ...] = (StoreError, *failures())
        try:
            self._database.drop()
            self._database.probe()
        except errors as error:
            return self._database.complaint(error)
        return ""

    def _tell(self, *, works: bool) -> None:
        for loop, listener in self._listeners:
            with contextlib.suppress(RuntimeError):  # a loop that has ended needs no news
                loop.call_soon_threadsafe(listener, works)

    def _committed(self, batch: Sequence[Request[Any]]) -> list[Any]:
        """Run a batch in one transaction; a connection found dead before the commit is replaced once."""
        try:
            return self._transaction(batch)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise self._unstored(error) from error
        try:
            return self._transaction(batch)
        except DBAPIError as error:
            raise self._unstored(error) from error

    def _unstored(self, error: DBAPIError) -> StoreError:
        kind = StoreUnavailable if error.connection_invalidated or is_outage(error) else StoreError
        return kind(f"nothing was stored: {self._database.complaint(error)}")

    def _transaction(self, batch: Sequence[Request[Any]]) -> list[Any]:
        """The results of a batch, committed; a DBAPIError means that nothing was committed."""
        try:
            connection = self._connection()
            transaction = connection.begin()
            outcomes = [self._alone(connection, request) for request in batch]
        except (DBAPIError, StoreError):
            self._database.drop()
            raise
        try:
            transaction.commit()
        except DBAPIError as error:
            self._database.drop()
            if not error.connection_invalidated:
                raise
            trouble = self._database.complaint(error)
            raise ConnectionLost(f"the connection broke during a commit: {trouble}") from error
        self._database.tidy(connection)
        return outcomes

    def _connection(self) -> Connection:
        try:
            return self._database.connection()
        except StoreError as error:
            raise StoreUnavailable(str(error)) from error

    def _alone(self, connection: Connection, request: Request[T]) -> T | StoreError:
        """The result of one request; if it fails, the others of its transaction continue."""
        savepoint = connection.begin_nested()
        try:
            outcome = request.work(connection)
            savepoint.commit()
        except StoreError as error:
            refusal = error
        except (SQLAlchemyError, ValueError, OverflowError) as error:
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                raise
            kind = StoreUnavailable if is_outage(error) else StoreError
            refusal = kind(self._database.complaint(error))
        else:
            return outcome
        # A full disk can make SQLite roll back the whole transaction; then the others have failed as well.
        if not self._database.is_in_transaction(connection):
            raise StoreUnavailable(f"nothing was stored: {refusal}")
        savepoint.rollback()
        return refusal
