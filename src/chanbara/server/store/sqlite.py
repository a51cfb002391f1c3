"""SQLite: a file with exclusive access, and what can happen to it while a server runs."""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
import time
from functools import cached_property
from typing import TYPE_CHECKING
from urllib.parse import quote

from sqlalchemy import URL, Connection, NullPool, create_engine, event

from chanbara.server.store.database import (
    READ_SECONDS,
    SETTLING,
    Database,
    StoreError,
    StoreUnavailable,
    patiently,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from filelock import BaseFileLock

LOG = logging.getLogger("chanbara.store")
BUSY = 10.0
"""Seconds to wait while another program, such as a backup, locks the SQLite file."""

CHECKPOINT = 0.2
"""Seconds to wait for other programs that read, before the write-ahead log is emptied at a later time."""
LONGEST_LOG = 32_000_000
"""Bytes of the write-ahead log above which it is emptied. SQLite does that by itself only in a moment when
nobody reads, and there may be none."""
STEPS = 1_000_000
"""Steps of SQLite's machine between two looks at how long a read has taken: some milliseconds."""
ENDS = "ends"
"""When a read must have ended."""
FILE = "file"
"""What identifies the file that a connection has opened."""


class Sqlite(Database):
    """A file, and a lock file beside it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._files: tuple[tuple[int, int] | None, ...] = (None, None)
        """What identifies the files that were opened."""
        self._loss = ""
        """What happened to them, if they are gone."""
        # The driver begins transactions only before some statements; we begin all of them ourselves.
        engine = create_engine(
            URL.create("sqlite", database=str(path)),
            poolclass=NullPool,
            hide_parameters=True,
            connect_args={"isolation_level": None, "timeout": BUSY, "check_same_thread": False},
        )
        # IMMEDIATE: a transaction that upgrades from read to write would not wait for other programs.
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        self._busy, self._longest_log = BUSY, LONGEST_LOG
        reading = create_engine(
            "sqlite://", creator=self._read_only, poolclass=NullPool, hide_parameters=True
        )
        event.listen(reading, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        super().__init__(str(path), engine, reading)

    @cached_property
    def _lock(self) -> BaseFileLock:
        from filelock import FileLock  # noqa: PLC0415 - only where several programs could open the file

        # Whoever closes the file may be another thread than the one that opened it.
        return FileLock(f"{self.path}.lock", mode=0o600, thread_local=False, fallback_to_soft=False)

    def _read_only(self) -> sqlite3.Connection:
        """Open the file for reading; a file that is gone is not made again."""
        return sqlite3.connect(
            f"file:{quote(str(self.path))}?mode=ro",
            uri=True,
            isolation_level=None,
            timeout=self._busy,
            check_same_thread=False,
        )

    def start(self) -> None:
        if not self._is_ours():
            raise StoreError(f"{self.path} is already in use by another server")
        try:
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as error:
            raise StoreError(f"{self.path} cannot be opened: {error.strerror}") from error
        super().start()
        self._files = self._identities()

    def _is_ours(self) -> bool:
        """Whether the lock file could be locked, within a while."""
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            return patiently(self._lock_taken)
        except OSError as error:
            raise StoreError(f"{self.path} cannot be opened: {error.strerror or error}") from error

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        """Keep all servers from the file, without opening it; StoreError if one has it."""
        try:
            if not self._is_ours():
                raise StoreError(f"{self.path} is in use by a server; stop it first")
            yield
        finally:
            self.close()

    def close(self) -> None:
        super().close()
        self._release()

    def _release(self) -> None:
        """Let others open the file."""
        self._lock.release(force=True)

    def connection(self) -> Connection:
        # A file that is deleted stays open: all would seem well until the server is stopped.
        if self._loss:
            raise StoreError(self._loss)
        found = self._identities()
        if self._connection is not None and self._are_others(found):
            self._loss = self._rescued(self._connection)
            LOG.critical("the database is gone", extra={"why": self._loss})
            raise StoreError(self._loss)
        # The write-ahead log comes with the first write, and goes with the last connection.
        self._files = found
        return super().connection()

    def _are_others(self, found: tuple[tuple[int, int] | None, ...]) -> bool:
        """Whether these are not the files that were opened."""
        return any(was not in {None, now} for was, now in zip(self._files, found, strict=True))

    def reading_connection(self) -> Connection:
        connection = super().reading_connection()
        connection.info[FILE] = _identity(str(self.path))
        return connection

    def is_current(self, connection: Connection) -> bool:
        return bool(connection.info[FILE] == _identity(str(self.path)))

    @contextlib.contextmanager
    def reading(self, connection: Connection) -> Iterator[None]:
        # Another file of the same name is not read: the writer must notice first what has happened.
        if self._loss or self._are_others(self._identities()):
            raise StoreUnavailable(self._loss or f"{self.path} was removed or replaced")
        connection.info[ENDS] = time.monotonic() + READ_SECONDS
        try:
            with super().reading(connection):
                yield
        finally:
            connection.info.pop(ENDS, None)

    def _identities(self) -> tuple[tuple[int, int] | None, ...]:
        """What tells the database and its write-ahead log from other files of the same names."""
        return tuple(_identity(f"{self.path}{end}") for end in ("", "-wal"))

    def _rescued(self, connection: Connection) -> str:
        """Copy what is still open to another file; return what has happened."""
        rescued = f"{self.path}.rescued"
        try:
            os.close(os.open(rescued, os.O_RDWR | os.O_CREAT, 0o600))  # like the file itself
            with contextlib.closing(sqlite3.connect(rescued)) as copy:
                self._driver(connection).backup(copy)
        except (sqlite3.Error, OSError) as error:
            return f"{self.path} was removed or replaced, and what it held could not be copied: {error}"
        return (
            f"{self.path} was removed or replaced while the server was running. What it held is in "
            f"{rescued}: stop the server, put that file in its place, and start again"
        )

    def prepare(self, connection: Connection) -> None:
        self._pragma(connection, "synchronous=FULL")
        self._pragma(connection, "foreign_keys=ON")
        # Deleted or changed data is overwritten, not only freed.
        self._pragma(connection, "secure_delete=ON")
        if self._pragma(connection, "journal_mode=WAL") != "wal":
            raise StoreError(
                f"{self.place} is on a file system without shared memory; SQLite needs a local disk"
            )

    def prepare_reader(self, connection: Connection) -> None:
        self._pragma(connection, "query_only=ON")
        info = connection.info
        self._driver(connection).set_progress_handler(
            lambda: ENDS in info and time.monotonic() > info[ENDS], STEPS
        )

    def migrate(self, connection: Connection) -> None:
        # SQLite alters a table by writing a new one; foreign keys must be off meanwhile.
        self._pragma(connection, "foreign_keys=OFF")
        super().migrate(connection)
        self._pragma(connection, "foreign_keys=ON")

    def is_in_transaction(self, connection: Connection) -> bool:
        return self._driver(connection).in_transaction

    def scrub(self, connection: Connection) -> None:
        # Older data is still in the write-ahead log until that is truncated.
        if not self._log_emptied(connection):
            raise OSError("another program reads the database")

    def tidy(self, connection: Connection) -> None:
        super().tidy(connection)
        length = _length(f"{self.path}-wal")
        if length < self._longest_log:
            return
        self.settle_reads(SETTLING)
        # Another program may read for hours: then the log grows, and play goes on.
        self._longest_log = LONGEST_LOG + (0 if self._log_emptied(connection) else length)

    def _log_emptied(self, connection: Connection) -> bool:
        """Write the write-ahead log into the file, and empty it, unless other programs read it."""
        self._pragma(connection, f"busy_timeout={min(CHECKPOINT, self._busy) * 1000:.0f}")
        try:
            return self._pragma(connection, "wal_checkpoint(TRUNCATE)") == 0
        finally:
            self._pragma(connection, f"busy_timeout={self._busy * 1000:.0f}")

    def size(self, connection: Connection) -> int:
        # Free pages do not count: otherwise removing tables would never free any space.
        used = self._number(connection, "page_count") - self._number(connection, "freelist_count")
        return used * self._number(connection, "page_size")

    def _lock_taken(self) -> bool:
        from filelock import Timeout  # noqa: PLC0415 - the same

        try:
            self._lock.acquire(blocking=False)
        except Timeout:
            return False
        return True

    def _pragma(self, connection: Connection, text: str) -> object:
        answer = self._driver(connection).execute(f"PRAGMA {text}").fetchone()
        return None if answer is None else answer[0]

    def _number(self, connection: Connection, pragma: str) -> int:
        answer = self._pragma(connection, pragma)
        assert isinstance(answer, int), f"SQLite answers {pragma} with a number"
        return answer

    @staticmethod
    def _driver(connection: Connection) -> sqlite3.Connection:
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection), "the engine was made for this driver"
        return driver


def _length(path: str) -> int:
    """The length of a file, 0 if there is none."""
    try:
        return os.stat(path).st_size  # noqa: PTH116 - after every transaction
    except OSError:
        return 0


def _identity(path: str) -> tuple[int, int] | None:
    """What tells a file from another of the same name."""
    try:
        found = os.stat(path)  # noqa: PTH116 - before every transaction, so without making a path
    except OSError:
        return None
    return found.st_dev, found.st_ino
