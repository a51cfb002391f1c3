"""SQLite: a file with exclusive access, and what can happen to it while a server runs."""

from __future__ import annotations

import contextlib
import fcntl
import logging
import os
import sqlite3
from typing import TYPE_CHECKING

from sqlalchemy import URL, Connection, NullPool, create_engine, event

from chanbara.server.store.database import Database, StoreError, patiently

if TYPE_CHECKING:
    from pathlib import Path

LOG = logging.getLogger("chanbara.store")
BUSY = 10.0
"""Seconds to wait while another program, such as a backup, locks the SQLite file."""


class Sqlite(Database):
    """A file, and a lock file beside it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock: int | None = None
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
        super().__init__(str(path), engine)

    def start(self) -> None:
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = os.open(f"{self._path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as error:
            raise StoreError(f"{self._path} cannot be opened: {error.strerror}") from error
        if not patiently(self._lock_taken):
            raise StoreError(f"{self._path} is already in use by another server")
        super().start()

    def close(self) -> None:
        super().close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def connection(self) -> Connection:
        # A file that is deleted stays open: all would seem well until the server is stopped.
        if self._loss:
            raise StoreError(self._loss)
        found = self._identities()
        is_gone = any(was not in {None, now} for was, now in zip(self._files, found, strict=True))
        if self._connection is not None and is_gone:
            self._loss = self._rescued(self._connection)
            LOG.critical("the database is gone", extra={"why": self._loss})
            raise StoreError(self._loss)
        # The write-ahead log comes with the first write, and goes with the last connection.
        self._files = found
        return super().connection()

    def _identities(self) -> tuple[tuple[int, int] | None, ...]:
        """What tells the database and its write-ahead log from other files of the same names."""
        return tuple(_identity(f"{self._path}{end}") for end in ("", "-wal"))

    def _rescued(self, connection: Connection) -> str:
        """Copy what is still open to another file; return what has happened."""
        rescued = f"{self._path}.rescued"
        try:
            with contextlib.closing(sqlite3.connect(rescued)) as copy:
                self._driver(connection).backup(copy)
        except (sqlite3.Error, OSError) as error:
            return f"{self._path} was removed or replaced, and what it held could not be copied: {error}"
        return (
            f"{self._path} was removed or replaced while the server was running. What it held is in "
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

    def migrate(self, connection: Connection) -> None:
        # SQLite alters a table by writing a new one; foreign keys must be off meanwhile.
        self._pragma(connection, "foreign_keys=OFF")
        super().migrate(connection)
        self._pragma(connection, "foreign_keys=ON")

    def is_in_transaction(self, connection: Connection) -> bool:
        return self._driver(connection).in_transaction

    def scrub(self, connection: Connection) -> None:
        # Older data is still in the write-ahead log until that is truncated.
        if self._pragma(connection, "wal_checkpoint(TRUNCATE)") != 0:
            raise OSError("another program reads the database")

    def size(self, connection: Connection) -> int:
        # Free pages do not count: otherwise removing tables would never free any space.
        used = self._number(connection, "page_count") - self._number(connection, "freelist_count")
        return used * self._number(connection, "page_size")

    def _lock_taken(self) -> bool:
        assert self._lock is not None, "the lock file is open before it is locked"
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
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


def _identity(path: str) -> tuple[int, int] | None:
    """What tells a file from another of the same name."""
    try:
        found = os.stat(path)  # noqa: PTH116 - before every transaction, so without making a path
    except OSError:
        return None
    return found.st_dev, found.st_ino
