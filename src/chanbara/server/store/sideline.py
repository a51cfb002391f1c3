"""A connection beside the writer's, where several processes share PostgreSQL.

Each request is a transaction of its own and holds its locks for no longer than that: what processes count
together never makes the batch of a writer wait, for which all tables would wait. The same connection sends
notifications to other processes and receives theirs.
"""

from __future__ import annotations

import contextlib
import logging
import os
import selectors
import threading
from collections import deque
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import ARRAY, Connection, String, bindparam, func, select
from sqlalchemy.exc import DBAPIError

from chanbara.server.store.database import StoreError, StoreUnavailable, failures, is_outage
from chanbara.server.store.writer import Request, Work

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    import psycopg

    from chanbara.server.store.database import Postgres

LOG = logging.getLogger("chanbara.store")
CHANNEL = "chanbara"
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds between attempts to connect."""
MOST_WAITING = 1_000
"""Notifications that wait to be sent; more are lost, the oldest first."""

T = TypeVar("T")


class Sideline:
    """The thread of that connection. A broken one is replaced by itself."""

    def __init__(self, place: Postgres) -> None:
        self._database = place
        self._gate = threading.Lock()
        self._is_open = True
        self._requests: deque[Request[Any]] = deque()
        self._outgoing: deque[str] = deque(maxlen=MOST_WAITING)
        self._listener: tuple[asyncio.AbstractEventLoop, Callable[[str | None], None]] | None = None
        self.is_connected = False
        self._retried: Request[Any] | None = None
        """What broke a connection: if it breaks the next one too, it is refused."""
        self._woken, self._wake = os.pipe()
        os.set_blocking(self._woken, False)
        os.set_blocking(self._wake, False)
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._serve, name="chanbara-aside", daemon=True)
        self._thread.start()

    # --- from other threads --------------------------------------------------------------------------------

    def ask(self, work: Work[T]) -> asyncio.Future[T]:
        """Queue the work; the future is done when it is committed."""
        request = Request(work)
        with self._gate:
            if not self._is_open:
                raise StoreError("the store is closed")
            self._requests.append(request)
            self._rouse()
        return request.future

    def notify(self, text: str) -> None:
        """Send a notification to all processes, this one included; it may be lost."""
        with self._gate:
            if self._is_open and self.is_connected:
                self._outgoing.append(text)
                self._rouse()

    def listen(self, loop: asyncio.AbstractEventLoop, heard: Callable[[str | None], None]) -> None:
        """Call this in a loop with each notification, and with None when some may have been missed."""
        with self._gate:
            self._listener = loop, heard
            is_connected = self.is_connected
        if is_connected:
            self._tell(None)

    def finish(self) -> None:
        """Accept nothing more, finish the queue, and stop."""
        with self._gate:
            if self._is_open:
                self._is_open = False
                self._closing.set()
                self._rouse()
        self._thread.join()

    def _rouse(self) -> None:
        with contextlib.suppress(BlockingIOError):  # a full pipe wakes the thread as well
            os.write(self._wake, b"!")

    # --- the thread ----------------------------------------------------------------------------------------

    def _serve(self) -> None:
        pause = FIRST_PAUSE
        errors: tuple[type[Exception], ...] = (StoreError, *failures())
        try:
            while not self._closing.is_set():
                try:
                    connection = self._database.connection_aside()
                except errors as error:
                    self._refuse(self._database.complaint(error))
                    self._closing.wait(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                    continue
                pause = FIRST_PAUSE
                self._use(connection)
        finally:
            with self._gate:
                self._is_open = False
            self._refuse("the store is closed")
            os.close(self._woken)
            os.close(self._wake)

    def _use(self, connection: Connection) -> None:
        """Work with a connection until it breaks, or the store is closed."""
        driver: psycopg.Connection[Any] | None = connection.connection.driver_connection
        assert driver is not None, "it is connected"
        driver.add_notify_handler(lambda one: self._tell(one.payload))  # those that come with an answer
        try:
            with selectors.DefaultSelector() as selector:
                with connection.begin():
                    connection.exec_driver_sql(f"LISTEN {CHANNEL}")
                selector.register(driver.fileno(), selectors.EVENT_READ)
                selector.register(self._woken, selectors.EVENT_READ)
                self._connected(yes=True)
                self._work(connection)  # what the last connection left
                while not self._closing.is_set():
                    selector.select()
                    self._hear(driver)
                    self._work(connection)
        except Exception as error:
            if not isinstance(error, failures()):
                LOG.exception("the connection beside the store failed")
            elif not self._closing.is_set():
                LOG.warning("other servers are not heard", extra={"why": self._database.complaint(error)})
        finally:
            self._connected(yes=False)
            connection.invalidate()
            connection.close()

    def _connected(self, *, yes: bool) -> None:
        with self._gate:
            self.is_connected = yes
            self._outgoing.clear()
        if yes:
            self._tell(None)

    def _hear(self, driver: psycopg.Connection[Any]) -> None:
        driver.pgconn.consume_input()
        while (one := driver.pgconn.notifies()) is not None:
            self._tell(one.extra.decode())

    def _tell(self, text: str | None) -> None:
        with self._gate:
            listener = self._listener
        if listener is not None:
            with contextlib.suppress(RuntimeError):  # a loop that has ended needs no news
                listener[0].call_soon_threadsafe(listener[1], text)

    def _work(self, connection: Connection) -> None:
        """Do everything that waits."""
        with contextlib.suppress(BlockingIOError):
            os.read(self._woken, 65_536)
        with self._gate:
            texts = list(self._outgoing)
            self._outgoing.clear()
        if texts:
            with connection.begin():
                sent = func.unnest(bindparam("texts", texts, ARRAY(String))).column_valued("text")
                connection.execute(select(func.pg_notify(CHANNEL, sent)))
        while self._requests:
            self._answer(connection, self._requests[0])
            self._requests.popleft()
            self._retried = None

    def _answer(self, connection: Connection, request: Request[Any]) -> None:
        """Do one thing; if the connection is found broken it is done on the next one."""
        try:
            with connection.begin():
                outcome = request.work(connection)
        except StoreError as error:
            request.answer(error)
        except Exception as error:
            if connection.invalidated:
                self._try_again(request, error)
                raise
            if not isinstance(error, DBAPIError):
                LOG.exception("it could not be done")  # a fault in the work of others must not end the thread
            kind = StoreUnavailable if is_outage(error) else StoreError
            request.answer(kind(f"it could not be done: {self._database.complaint(error)}"))
        else:
            request.answer(outcome)

    def _try_again(self, request: Request[Any], error: Exception) -> None:
        """Leave a request for the next connection, once."""
        if self._retried is not request:
            self._retried = request
        else:
            self._requests.popleft()
            request.answer(StoreUnavailable(self._database.complaint(error)))

    def _refuse(self, why: str) -> None:
        while self._requests:
            self._requests.popleft().answer(StoreUnavailable(why))
