"""How `chanbara admin` finds a server on the same machine: a file that only the server's user can read.

Several servers that share a database have a file each; any of them will do.
"""

from __future__ import annotations

import contextlib
import logging
import os
import socket
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
import platformdirs
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from chanbara.server.store.sqlite_path import sqlite_path

if TYPE_CHECKING:
    from collections.abc import Iterator

LOG = logging.getLogger("chanbara.moderation")
LISTENS = 2.0
"""Seconds for a server to accept a connection."""


class Access(msgspec.Struct):
    """Where a server is, and the token of its operators. The token is new at each start."""

    url: str
    token: str


def admin_file(database: str, port: int | None = None) -> Path:
    """Return where the server of a database says so; ``ValueError`` if it is no URL of a database.

    Of several servers on one machine, each has one with its port.
    """
    try:
        url = make_url(database)
    except (ArgumentError, ValueError) as error:
        message = "a database is sqlite:///path/to/file or postgresql://user:password@host/name"
        raise ValueError(message) from error
    if url.drivername == "sqlite":
        return Path(f"{sqlite_path(url.database or '')}.admin")
    place = f"{url.host or ''}:{url.port or 5432}/{url.database or ''}"
    own = "" if port is None else f".{port}"
    return platformdirs.user_data_path("chanbara") / f"{sha256(place.encode()).hexdigest()[:16]}{own}.admin"


def found_access(path: Path) -> Access | None:
    """Return how to reach a server of a database: one that answers, if there are several; None if none is."""
    files = [path, *sorted(path.parent.glob(f"{path.stem}.*{path.suffix}"))]
    found = [access for access in map(access_in, files) if access is not None]
    # A server that was killed has left its file.
    return next(filter(_listens, found), found[0] if found else None)


def _listens(access: Access) -> bool:
    place = urlsplit(access.url)
    try:
        with socket.create_connection((place.hostname or "", place.port or 80), LISTENS):
            return True
    except OSError:
        return False


@contextlib.contextmanager
def announced(path: Path, access: Access) -> Iterator[None]:
    """Write the file for as long as the server runs."""
    new = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with contextlib.suppress(FileNotFoundError):
            new.unlink()
        # Nobody else may read it, not even for a moment.
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.encode(access))
        new.replace(path)
    except OSError as error:
        LOG.warning("no file for chanbara admin", extra={"why": f"{path}: {error.strerror}"})
    try:
        yield
    finally:
        if access_in(path) == access:
            path.unlink(missing_ok=True)


def access_in(path: Path) -> Access | None:
    """Return what a server has written; None if there is nothing."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Access)
    except (OSError, msgspec.DecodeError):
        return None
