"""Back-ups of SQLite: a copy of one state, with everything that is still in the write-ahead log."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from chanbara.server.store import migrations
from chanbara.server.store.backup import (
    Backup,
    Vault,
    check_schema,
    later_opening,
    new_file,
    stamp,
    sync_folder,
)
from chanbara.server.store.database import StoreError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.server.store.sqlite import Sqlite

PARTS = ("", "-wal", "-shm")
"""The files of a database."""


class SqliteVault(Vault):
    """Back-ups of a file."""

    ending = "sqlite"

    def __init__(self, place: Sqlite) -> None:
        self._place = place
        self._path = place.path

    def schema(self) -> str:
        with _reading(self._path) as connection:
            return _schema(self._path, connection)

    def copy(self, path: Path) -> Backup:
        with _reading(self._path) as connection:
            return _copied(self._path, connection, path)

    def restore(self, source: Path, *, replace: bool) -> Backup:
        with self._place.locked():
            there = [one for one in self._files(self._path) if one.exists()]
            if there and not replace:
                raise StoreError(
                    f"{there[0]} exists already; --replace puts it aside, and the back-up in its place"
                )
            part = self._path.with_name(f"{self._path.name}.part")
            part.unlink(missing_ok=True)
            try:
                with _reading(source) as connection, new_file(part):
                    check_schema(str(source), _schema(source, connection))
                    found = _copied(source, connection, part)
                    _open_anew(part)
                aside = self._put_aside(there)
                part.rename(self._path)
                sync_folder(self._path.parent)
            except OSError as error:
                raise StoreError(f"{self._path} cannot be written: {error.strerror}") from error
            finally:
                part.unlink(missing_ok=True)
        return found._replace(path=source, aside=aside)

    def _put_aside(self, there: list[Path]) -> str:
        """Rename the files that are there. A log without its database must not stay: it is of another one."""
        if not there:
            return ""
        aside = self._path.with_name(f"{self._path.name}.replaced-{stamp()}")
        for end in PARTS:
            file = self._path.with_name(f"{self._path.name}{end}")
            if file.exists():
                file.rename(aside.with_name(f"{aside.name}{end}"))
        return str(aside)

    @staticmethod
    def _files(path: Path) -> list[Path]:
        return [path.with_name(f"{path.name}{end}") for end in PARTS]


@contextlib.contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a file for reading; what is wrong with it is said in one sentence."""
    if not path.is_file():
        raise StoreError(f"there is no database {path}")
    try:
        connection = sqlite3.connect(f"file:{quote(str(path.resolve()))}?mode=ro", uri=True)
        with contextlib.closing(connection):
            yield connection
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be read: {error}") from error


def _schema(path: Path, connection: sqlite3.Connection) -> str:
    is_ours = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?"
    if connection.execute(is_ours, [migrations.VERSION_TABLE]).fetchone() != (1,):
        raise StoreError(f"{path} is no database of chanbara")
    version = f"SELECT version_num FROM {migrations.VERSION_TABLE}"  # noqa: S608 - our own word
    return str(connection.execute(version).fetchone()[0])


def _copied(source: Path, connection: sqlite3.Connection, path: Path) -> Backup:
    """Copy one state of a database into an empty file, and check every page of it."""
    with contextlib.closing(sqlite3.connect(path)) as copy:
        # All at once: in steps it would begin again whenever the server writes.
        connection.backup(copy)
        # One file, without a log beside it.
        copy.execute("PRAGMA journal_mode=DELETE")
        [said] = copy.execute("PRAGMA integrity_check(1)").fetchone()
        if said != "ok":
            raise StoreError(f"{source} is damaged: {said}")
        [tables] = copy.execute("SELECT count(*) FROM tables").fetchone()
        return Backup(path, _schema(source, copy), int(tables))


def _open_anew(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as copy, copy:
        [number] = copy.execute("SELECT number FROM openings").fetchone()
        copy.execute("UPDATE openings SET number = ?", [later_opening(number)])
