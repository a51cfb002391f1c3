"""What can happen to a database and to the clock under a running server, for real, and its end."""

from __future__ import annotations

import contextlib
import os
import resource
import shutil
import signal
import subprocess
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import WebSocketException

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checks.server.server_process import Process
    from tests.server.postgres import Postgres

SMALL = "8m"
"""The size of the disk that is filled."""
FAKE_TIME = "/usr/lib/*/faketime/libfaketimeMT.so.1"
CLOSED = WebSocketException
DATABASE_ERRORS = (SQLAlchemyError, OSError)
YEAR = 365 * 86_400.0


class Outage(ABC):
    """Something that goes wrong for a while."""

    stores = False
    """Whether the server can store something meanwhile."""
    is_noticed = True
    """Whether the first act fails, however short it is."""

    def __init__(self, name: str, seconds: float) -> None:
        self.name = name
        self.seconds = seconds

    @abstractmethod
    def begin(self) -> None:
        """Let it happen."""

    @abstractmethod
    def end(self) -> None:
        """Undo it; when this returns, the database works."""


# --- PostgreSQL ---------------------------------------------------------------------------------------------


class Stopped(Outage):
    """PostgreSQL is stopped, and started again."""

    def __init__(self, postgres: Postgres, how: signal.Signals, seconds: float) -> None:
        word = "fast stop" if how == signal.SIGINT else "crash"
        super().__init__(f"PostgreSQL, {word}", seconds)
        self._postgres, self._how = postgres, how

    def begin(self) -> None:
        self._postgres.stop(self._how)

    def end(self) -> None:
        self._postgres.start()


class Frozen(Outage):
    """PostgreSQL hangs: its connections stay open, and nothing is answered."""

    is_noticed = False

    def __init__(self, postgres: Postgres, seconds: float) -> None:
        super().__init__("PostgreSQL, frozen", seconds)
        self._postgres = postgres

    def begin(self) -> None:
        self._postgres.freeze()

    def end(self) -> None:
        self._postgres.thaw()


class ReadOnlyServer(Outage):
    """PostgreSQL refuses to write, as a standby does."""

    def __init__(self, postgres: Postgres, seconds: float) -> None:
        super().__init__("PostgreSQL, read-only", seconds)
        self._postgres = postgres

    def begin(self) -> None:
        self._set("on")

    def end(self) -> None:
        self._set("off")

    def _set(self, word: str) -> None:
        # The superuser of a cluster may always change this, in a transaction that writes nothing.
        self._postgres.tell(f"ALTER SYSTEM SET default_transaction_read_only = {word}")
        self._postgres.tell("SELECT pg_reload_conf()")
        while self._postgres.tell("SHOW default_transaction_read_only") != [(word,)]:
            time.sleep(0.02)


# --- SQLite -------------------------------------------------------------------------------------------------


class FullDisk(Outage):
    """The disk is full: another program has filled it."""

    def __init__(self, folder: Path, seconds: float) -> None:
        super().__init__("SQLite, disk full", seconds)
        self._filler = folder / "filler"

    def begin(self) -> None:
        with self._filler.open("wb", buffering=0) as filler, contextlib.suppress(OSError):
            while True:
                filler.write(bytes(4096))

    def end(self) -> None:
        self._filler.unlink()


class SizeLimit(Outage):
    """Files may not grow any more: the system refuses to write, as on a full disk. It needs no root."""

    def __init__(self, server: Process, seconds: float) -> None:
        super().__init__("SQLite, file size limit", seconds)
        self._server = server

    def begin(self) -> None:
        self._limit(512)

    def end(self) -> None:
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, most: int) -> None:
        resource.prlimit(self._server.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


class ReadOnlyFile(Outage):
    """The files of the database may not be changed, not even by those who have them open."""

    def __init__(self, database: Path, seconds: float) -> None:
        super().__init__("SQLite, read-only", seconds)
        self._database = database

    def begin(self) -> None:
        self._change("+i")

    def end(self) -> None:
        self._change("-i")

    def _change(self, how: str) -> None:
        files = [f"{self._database}{end}" for end in ("", "-wal") if Path(f"{self._database}{end}").exists()]
        subprocess.run(["chattr", how, *files], check=True, capture_output=True)


def is_root() -> bool:
    """Whether disks can be mounted and files be made immutable."""
    return os.geteuid() == 0 and shutil.which("mount") is not None and shutil.which("chattr") is not None


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """Mount a small disk in memory."""
    place = folder / "disk"
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(place)], check=True)
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


# --- the clock ----------------------------------------------------------------------------------------------


class WrongClock(Outage):
    """The wall clock jumps, and later back; a clock that nobody can set goes on as before."""

    stores, is_noticed = True, False

    def __init__(self, stamp: Path, years: int, seconds: float) -> None:
        super().__init__(f"clock {'a year ahead' if years > 0 else 'a year back'}", seconds)
        self._stamp = stamp
        self.ahead = years * YEAR

    def begin(self) -> None:
        set_clock(self._stamp, self.ahead)

    def end(self) -> None:
        set_clock(self._stamp, 0)


def set_clock(stamp: Path, ahead: float) -> None:
    """Set the wall clock of a program with `faked_clock`."""
    other = stamp.with_suffix(".new")
    other.write_text(f"{ahead:+.0f}\n", encoding="utf-8")
    other.replace(stamp)


def faked_clock(stamp: Path) -> dict[str, str] | None:
    """Return the environment of a program whose wall clock can be set; None where libfaketime is missing."""
    library = next(Path("/").glob(FAKE_TIME[1:]), None)
    if library is None:
        return None
    set_clock(stamp, 0)
    return {
        "LD_PRELOAD": str(library),
        "FAKETIME_TIMESTAMP_FILE": str(stamp),
        "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        "FAKETIME_FORCE_MONOTONIC_FIX": "0",
    }


ONLY_THE_SERVER = (
    "import os, threading, time; del os.environ['LD_PRELOAD']; "
    "time.sleep = lambda seconds: threading.Event().wait(seconds) and None"
)
"""Programs that the server starts have the right time. And with libfaketime the system call behind Python's
sleep fails if only the wall clock is faked."""
