"""A database with exclusive access for one server: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, func, make_url, select, update
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    InterfaceError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
)

from chanbara.server.store import migrations
from chanbara.server.store.moderation_rows import bans, reports
from chanbara.server.store.postgres_migration import migrate_postgres
from chanbara.server.store.quota_rows import quotas
from chanbara.server.store.rows import openings
from chanbara.server.store.sqlite_path import sqlite_path
from chanbara.server.store.urls import is_torn, secrets_of

if TYPE_CHECKING:
    import psycopg

LOG = logging.getLogger("chanbara.store")
PATIENCE = 2.0
"""Seconds to wait for a server that was just killed to release its database."""
LOCK = 0x6368616E62617261
"""The advisory lock of a server in PostgreSQL: "chanbara" as a number."""
POSTGRES_LIMITS = {"connect_timeout": "10", "keepalives_idle": "30", "tcp_user_timeout": "30000"}
"""Detects a dead network within half a minute, not after a quarter of an hour."""

READ_SECONDS = 5.0
"""How long one read may take: a longer one would keep old data from being wiped."""
STOPPED = 5.0
"""How long a transaction may do nothing: then its process was stopped, and its locks are released."""
SETTLING = 0.2
"""How long a commit waits for the reads in progress, so that deleted data can be wiped."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds between attempts to wipe deleted data."""

PERSONAL = "players, owners, seats, plays, ratings, sagas, outbox, handovers"
"""Tables from which people can be deleted."""
FAILURES = (SQLAlchemyError, sqlite3.Error, OSError)


def is_outage(error: BaseException) -> bool:
    """Whether an error comes from the state of the database, and not from what it was asked to do."""
    # Class 40: two processes were in each other's way, and one of them was refused.
    is_conflict = str(getattr(getattr(error, "orig", None), "sqlstate", "")).startswith("40")
    return isinstance(error, OperationalError | InternalError | InterfaceError) and not is_conflict


def failures() -> tuple[type[Exception], ...]:
    """Return the exceptions of a database; those of PostgreSQL's client only if it is in use."""
    client = sys.modules.get("psycopg")
    return FAILURES if client is None else (*FAILURES, client.Error)


class StoreError(Exception):
    """The store could not carry out a request, and has changed nothing."""


class StoreUnavailable(StoreError):
    """Nothing can be stored at the moment: an outage, a full disk, a read-only file. Nothing has changed."""


class ConnectionLost(StoreError):
    """The connection broke during a commit: the data may or may not be stored."""


class Database(ABC):
    """A database served by this process: one connection that writes, and others that only read."""

    is_shared = False
    """Whether other processes serve it, too."""

    def __init__(
        self, place: str, engine: Engine, reading_engine: Engine, secrets: frozenset[str] = frozenset()
    ) -> None:
        self.place = place
        self.engine = engine
        self.reading_engine = reading_engine
        self.settle_reads: Callable[[float], bool] = lambda _seconds: True
        """Waits until the reads in progress have ended, which still see what is deleted. Says if they did."""
        self._secrets = secrets
        self._connection: Connection | None = None
        self._opening = 0
        self._scrubs_at: float | None = None
        """From when on deleted data is to be wiped from the files; None: there is nothing to wipe."""
        self._pause = FIRST_PAUSE

    def start(self) -> None:
        """Connect, acquire the lock, and migrate to the newest schema; close it in case of failure."""
        connection = self._connection = self._connected()
        try:
            self.migrate(connection)
            with connection.begin():
                if not self.is_shared:
                    connection.execute(update(openings).values(number=openings.c.number + 1))
                self._opening = self._last_opening(connection)
        except migrations.Unfit as unfit:
            trouble = f"{self.place} {unfit}"
        except failures() as error:
            trouble = f"{self.place} cannot be used: {self.complaint(error)}"
        else:
            return
        # Outside of `except`, so that no exception chain reveals what the message leaves out.
        raise StoreError(trouble)

    def connection(self) -> Connection:
        """The connection, reopened after it was dropped; whoever gets an error here or later drops it."""
        if self._connection is None:
            self._connection = self._connected()
            with self._connection.begin():
                opening = self._last_opening(self._connection)
            if opening != self._opening:
                raise StoreError(f"another server has opened {self.place} meanwhile; start this one again")
        return self._connection

    def probe(self) -> None:
        """Write something, to see whether anything can be stored; any error says that it cannot."""
        connection = self.connection()
        with connection.begin():
            self.touch(connection)

    @staticmethod
    def touch(connection: Connection) -> None:
        """Write what is there already."""
        connection.execute(update(openings).values(number=openings.c.number))

    def reading_connection(self) -> Connection:
        """Return a new connection that only reads, to the database that this server has opened."""
        return self._same(self._opened(self.reading_engine, self.prepare_reader))

    def _same(self, connection: Connection) -> Connection:
        """Return a connection, unless another server has opened the database in the meantime."""
        try:
            with connection.begin():
                opening = self._last_opening(connection)
        except BaseException:
            connection.close()
            raise
        if opening != self._opening:
            connection.close()
            raise StoreUnavailable(f"another server has opened {self.place} meanwhile")
        return connection

    def is_current(self, _connection: Connection) -> bool:
        """Whether a connection that reads still reads what is written."""
        return True

    @contextlib.contextmanager
    def reading(self, connection: Connection) -> Iterator[None]:
        """Read in one transaction, which sees one state of the database, for a limited time."""
        with connection.begin():
            yield

    def drop(self) -> None:
        """Drop the connection after a failure; uncommitted work is rolled back."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    def close(self) -> None:
        """Release the database for the next server."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self.engine.dispose()
        self.reading_engine.dispose()

    def complaint(self, error: Exception) -> str:
        """A driver's error message, without passwords and row contents."""
        cause = (error.orig or error) if isinstance(error, DBAPIError) else error
        diag = getattr(cause, "diag", None)  # of PostgreSQL's client
        said = None if diag is None else diag.message_primary
        text = " ".join((said or str(cause)).split())
        for secret in self._secrets:
            text = text.replace(secret, "***")
        return text

    @property
    def scrubs(self) -> bool:
        """Whether deleted data is still to be wiped."""
        return self._scrubs_at is not None

    def scrub_soon(self) -> None:
        """Wipe deleted data from the files, after the next commit."""
        self._scrubs_at, self._pause = time.monotonic(), FIRST_PAUSE

    def scrub_later(self) -> None:
        """Put off wiping deleted data, a little longer each time."""
        self._scrubs_at = time.monotonic() + self._pause
        self._pause = min(2 * self._pause, LONGEST_PAUSE)

    def until_scrub(self) -> float | None:
        """Return the seconds until deleted data is to be wiped, if there is any."""
        return None if self._scrubs_at is None else max(0.0, self._scrubs_at - time.monotonic())

    def tidy(self, connection: Connection) -> None:
        """After a commit: wipe deleted data. If that is not possible, it is tried again later."""
        if self.until_scrub() != 0:
            return
        try:
            # Not for long: everybody's moves wait for this.
            is_wiped = self.settle_reads(SETTLING)
            if is_wiped:
                self.scrub(connection)
        except failures():
            LOG.exception("what was removed is not wiped yet")
            is_wiped = False
        if is_wiped:
            self._scrubs_at = None
        else:
            self.scrub_later()

    def migrate(self, connection: Connection) -> None:
        with connection.begin():
            migrations.migrate(connection)

    @abstractmethod
    def prepare(self, connection: Connection) -> None:
        """Make a new connection durable and exclusive; raise StoreError if another server has it."""

    @abstractmethod
    def prepare_reader(self, connection: Connection) -> None:
        """Make a new connection one that only reads, and never for long."""

    @abstractmethod
    def is_in_transaction(self, connection: Connection) -> bool:
        """Whether the transaction is still open, even if it failed and has to be rolled back."""

    @abstractmethod
    def scrub(self, connection: Connection) -> None:
        """Remove all traces of deleted data from the files."""

    @abstractmethod
    def size(self, connection: Connection) -> int:
        """The size of the database in bytes."""

    def _connected(self) -> Connection:
        return self._opened(self.engine, self.prepare)

    def _opened(self, engine: Engine, prepare: Callable[[Connection], None]) -> Connection:
        connection = None
        try:
            connection = engine.connect()
            prepare(connection)
        except StoreError:
            assert connection is not None, "only the preparation refuses"
            connection.close()
            raise
        except failures() as error:
            trouble = self.complaint(error)
        else:
            return connection
        if connection is not None:
            connection.close()
        raise StoreError(f"{self.place} cannot be opened: {trouble}")

    @staticmethod
    def _last_opening(connection: Connection) -> int:
        return int(connection.scalars(select(openings.c.number)).one())


class Postgres(Database):
    """A database of a PostgreSQL server, and an advisory lock in it: of one process, or shared by several."""

    def __init__(self, url: URL, *, is_shared: bool = False) -> None:
        self.is_shared = is_shared
        limits = {name: value for name, value in POSTGRES_LIMITS.items() if name not in url.query}

        def engine(**options: Any) -> Engine:  # noqa: ANN401 - any option of an engine
            return create_engine(
                url.set(drivername="postgresql+psycopg"),
                poolclass=NullPool,
                hide_parameters=True,
                connect_args=limits,
                **options,
            )

        # A read of several statements sees one state.
        reading = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        place = f"the database {url.database or ''} at {url.host or 'this machine'}:{url.port or 5432}"
        super().__init__(place, engine(), engine(execution_options=reading), secrets_of(url))

    def prepare(self, connection: Connection) -> None:
        with connection.begin():
            encoding = connection.scalars(select(func.current_setting("server_encoding"))).one()
            if encoding != "UTF8":
                raise StoreError(f"{self.place} stores text as {encoding}; create it with the encoding UTF8")
            self._set_up(connection)
        if not patiently(lambda: self._lock_taken(connection)):
            raise StoreError(f"{self.place} is already in use by another server")

    def prepare_reader(self, connection: Connection) -> None:
        with connection.begin():
            connection.exec_driver_sql(f"SET statement_timeout = {READ_SECONDS * 1000:.0f}")

    def connection_aside(self) -> Connection:
        """Return a new connection for short transactions, beside that of the writer."""
        return self._same(self._opened(self.engine, self._prepare_aside))

    def _prepare_aside(self, connection: Connection) -> None:
        self.prepare_reader(connection)
        with connection.begin():
            self._set_up(connection)

    def _set_up(self, connection: Connection) -> None:
        # Acknowledged data must be on disk, whatever the database is configured to do for its other users.
        if connection.scalars(select(func.current_setting("synchronous_commit"))).one() == "off":
            connection.exec_driver_sql("SET synchronous_commit = on")
        if self.is_shared:  # a process that is stopped in a transaction must not keep others waiting
            connection.exec_driver_sql(f"SET idle_in_transaction_session_timeout = {STOPPED * 1000:.0f}")

    def is_in_transaction(self, connection: Connection) -> bool:
        from psycopg.pq import TransactionStatus  # noqa: PLC0415 - for who has PostgreSQL

        status = self._driver(connection).info.transaction_status
        return status in {TransactionStatus.INTRANS, TransactionStatus.INERROR}

    @staticmethod
    def touch(connection: Connection) -> None:
        # Several servers do so, and none waits for one that is paused before its commit: then only the number
        # of a transaction is written.
        free = select(openings.c.number).with_for_update(skip_locked=True)
        connection.execute(
            update(openings).where(openings.c.number.in_(free)).values(number=openings.c.number)
        )
        connection.execute(select(func.pg_current_xact_id()))

    def scrub(self, connection: Connection) -> None:
        driver = self._driver(connection)
        driver.autocommit = True  # VACUUM does not run inside a transaction
        try:
            driver.execute(f"VACUUM {PERSONAL}, {bans.name}, {reports.name}, {quotas.name}")
        finally:
            driver.autocommit = False

    def size(self, connection: Connection) -> int:
        size = select(func.pg_database_size(func.current_database()))
        return int(connection.scalars(size).one())

    @staticmethod
    def _driver(connection: Connection) -> psycopg.Connection:
        driver: psycopg.Connection | None = connection.connection.driver_connection
        assert driver is not None, "it is connected"
        return driver

    def migrate(self, connection: Connection) -> None:
        migrate_postgres(connection, LOCK)

    def _lock_taken(self, connection: Connection) -> bool:
        lock = func.pg_try_advisory_lock_shared if self.is_shared else func.pg_try_advisory_lock
        with connection.begin():
            return bool(connection.scalars(select(lock(LOCK))).one())


def database(text: str, *, is_shared: bool = False) -> Database:
    """The database of a URL, not yet opened; PostgreSQL can be shared by several processes."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        url = None
    match url:
        case URL(drivername="sqlite") if url.database and not url.host and url.database != ":memory:":
            from chanbara.server.store.sqlite import Sqlite  # noqa: PLC0415 - it is a kind of this

            if is_shared:
                raise StoreError("several servers can share only a PostgreSQL database; SQLite serves one")
            return Sqlite(sqlite_path(url.database))
        case URL(drivername="postgresql" | "postgresql+psycopg"):
            if is_torn(url):
                raise StoreError("in the URL of a database, @ and / in a password are written %40 and %2F")
            return Postgres(url, is_shared=is_shared)
        case _:
            # The URL itself is not repeated: it may contain a password.
            raise StoreError("a database is sqlite:///path/to/file or postgresql://user:password@host/name")


def patiently(take: Callable[[], bool]) -> bool:
    """Retry an acquisition until it succeeds or the timeout ends."""
    end = time.monotonic() + PATIENCE
    while not (taken := take()) and time.monotonic() < end:
        time.sleep(0.05)
    return taken
