"""Back-up and restore: one file that holds everything, made while the server runs."""

from __future__ import annotations

import os
import secrets
from abc import ABC, abstractmethod
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from chanbara.server.store import migrations
from chanbara.server.store.database import Postgres, StoreError, database
from chanbara.server.store.sqlite import Sqlite

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MOST_OPENINGS = 1_000_000


class Backup(NamedTuple):
    """A back-up that was made or restored."""

    path: Path
    schema: str
    tables: int
    """How many tables it holds."""
    aside: str = ""
    """Where the database is that it has replaced, "" if there was none."""


class Vault(ABC):
    """Makes and restores the back-ups of one kind of database."""

    ending: str

    @abstractmethod
    def schema(self) -> str:
        """Return the schema of the database; StoreError if it is none of ours."""

    @abstractmethod
    def copy(self, path: Path) -> Backup:
        """Write everything to a new file, and check it."""

    @abstractmethod
    def restore(self, source: Path, *, replace: bool) -> Backup:
        """Make the database what the file holds; keep the one that is there only if told to replace it."""


def vault(url: str) -> Vault:
    """Return what makes back-ups of a database."""
    from chanbara.server.store.postgres_backup import PostgresVault  # noqa: PLC0415 - it is a kind of this
    from chanbara.server.store.sqlite_backup import SqliteVault  # noqa: PLC0415 - the same

    found = database(url)
    found.close()
    if isinstance(found, Sqlite):
        return SqliteVault(found)
    assert isinstance(found, Postgres), "there are two kinds of databases"
    return PostgresVault(found)


def back_up(url: str, wanted: Path, *, overwrite: bool = False) -> Backup:
    """Back up a database, into a file or into a folder; the name says when, and with which schema."""
    made = vault(url)
    target = wanted / _name(made.schema(), made.ending) if wanted.is_dir() else wanted
    if target.exists() and not overwrite:
        raise StoreError(f"{target} exists already; choose another name, or --force to overwrite it")
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    try:
        with new_file(part):
            found = made.copy(part)
        _publish(part, target, overwrite=overwrite)
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}") from error
    finally:
        part.unlink(missing_ok=True)
    return found._replace(path=target)


def restore(url: str, source: Path, *, replace: bool = False) -> Backup:
    """Restore a database from a back-up; no server may use it."""
    if not source.is_file():
        raise StoreError(f"there is no file {source}")
    return vault(url).restore(source, replace=replace)


def check_schema(what: str, schema: str) -> None:
    """Refuse a back-up with a newer schema than this program knows."""
    if schema not in migrations.known():
        raise StoreError(f"{what} has schema {schema}, newer than this program; use a newer chanbara")


def stamp() -> str:
    """Return the time, for the name of a file."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H%M%SZ")


def later_opening(number: int) -> int:
    """Return an opening that no server has had: none takes the restored data for its own."""
    return number % MOST_OPENINGS + MOST_OPENINGS + secrets.randbelow(MOST_OPENINGS)


def _name(schema: str, ending: str) -> str:
    return f"chanbara-{stamp()}-schema-{schema}.{ending}"


@contextmanager
def new_file(path: Path) -> Iterator[None]:
    """Make an empty file for its owner alone; when everything is written, it is on disk."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        yield
        os.fsync(handle)
    finally:
        os.close(handle)


def _publish(part: Path, target: Path, *, overwrite: bool) -> None:
    """Give a finished file its name; another file of that name stays unless it is to be overwritten."""
    if overwrite:
        part.replace(target)
    else:
        try:
            target.hardlink_to(part)
        except FileExistsError as error:
            raise StoreError(f"{target} exists already; choose another name") from error
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Have the names of files on disk; Windows writes them at once, and opens no folder."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
