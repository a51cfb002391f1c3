"""How `chanbara admin` finds a server on the same machine: a file that only the server's user can read."""

from __future__ import annotations

import contextlib
import logging
import os
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import platformdirs
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

if TYPE_CHECKING:
    from collections.abc import Iterator

LOG = logging.getLogger("chanbara.moderation")


class Access(msgspec.Struct):
    """Where a server is, and the token of its operators. The token is new at each start."""

    url: str
    token: str


def admin_file(database: str) -> Path:
    """Return where the server of a database says so; ``ValueError`` if it is no URL of a database."""
    try:
        url = make_url(database)
    except ArgumentError as error:
        message = "a database is sqlite:///path/to/file or postgresql://user:password@host/name"
        raise ValueError(message) from error
    if url.drivername == "sqlite":
        return Path(f"{Path(url.database or '').expanduser().resolve()}.admin")
    place = f"{url.host or ''}:{url.port or 5432}/{url.database or ''}"
    return platformdirs.user_data_path("chanbara") / f"{sha256(place.encode()).hexdigest()[:16]}.admin"


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
