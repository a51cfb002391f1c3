"""A real PostgreSQL, started and stopped by the tests."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from checks.server.server_process import held_port

USER = "chanbara"
GUARDED = "guarded"
"""A user with password authentication; the others are trusted."""
PASSWORD = "open/sesame@7"

PATIENCE = 120.0
"""Seconds until a server that does not answer has failed."""

QUICK = ["fsync=off", "full_page_writes=off", "synchronous_commit=on", "max_connections=80"]
"""Nobody pulls the plug in a test; what a killed process has committed stays without fsync too."""


class Postgres:
    """A running server with as many empty databases as needed."""

    def __init__(self, held: socket.socket, launch: Callable[[], subprocess.Popen[Any]]) -> None:
        self.port = int(held.getsockname()[1])
        self._held = held
        self._launch = launch
        self._process = launch()
        self._databases = 0
        self._free: list[str] = []

    def url(self, name: str = "postgres", user: str = USER, password: str = "") -> str:
        colon = f":{quote(password, safe='')}" if password else ""
        return f"postgresql://{user}{colon}@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """Return the URL of an empty database."""
        if self._free:
            return self._free.pop()
        self._databases += 1
        name = f"test_{self._databases}"
        self.tell(f"CREATE DATABASE {name}")
        return self.url(name)

    def take_back(self, url: str) -> None:
        """Empty a database for the next test: creating another one takes ten times as long."""
        self.break_connections(url)
        settings = f"ALTER DATABASE {url.rpartition('/')[2]} RESET ALL"
        self.tell(f"{settings}; DROP SCHEMA public CASCADE; CREATE SCHEMA public", url)
        self._free.append(url)

    def tell(self, sentence: str, url: str | None = None) -> list[tuple[Any, ...]]:
        """Execute a command on the server from outside of the tested program."""
        import psycopg  # noqa: PLC0415 - not everybody has it

        with psycopg.connect(url or self.url(), autocommit=True) as connection:
            cursor = connection.execute(sentence.encode())
            return cursor.fetchall() if cursor.description else []

    def break_connections(self, url: str) -> None:
        """Close every connection to a database from the other side."""
        self.break_connections_of(url.rpartition("/")[2])

    def break_connections_of(self, name: str) -> None:
        """The same by the name of the database, which may refuse new ones."""
        others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = "
        self.tell(f"SELECT pg_terminate_backend(pid, 5000) {others}'{name}'")

    def wait(self) -> bool:
        """Whether the server answers; it is given time to begin."""
        import psycopg  # noqa: PLC0415 - as above

        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            with contextlib.suppress(psycopg.OperationalError):
                self.tell("SELECT 1")
                return True
            time.sleep(0.05)
        return False

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it, fast (SIGINT) or like a crash (SIGQUIT); the data stays."""
        self._process.send_signal(how)
        self._process.wait(PATIENCE)

    def start(self) -> None:
        """Start it again."""
        self._process = self._launch()
        assert self.wait(), "PostgreSQL starts again"

    def freeze(self) -> None:
        """Stop all its processes where they are; their connections stay open."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let them go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, which: signal.Signals) -> None:
        """Send a signal to all its processes; each has its list of children in /proc."""
        server = self._process.pid
        children = Path(f"/proc/{server}/task/{server}/children").read_text(encoding="utf-8").split()
        for process in (server, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):  # ended in the meantime
                os.kill(process, which)

    def end(self) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)
        self._process.wait(PATIENCE)
        self._held.close()


@contextlib.contextmanager
def running(folder_of_programs: Path) -> Iterator[Postgres]:
    """A server of its own in a folder of its own, gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="chanbara-postgres-"))
    try:
        owner = _owner()
        if owner:
            shutil.chown(folder, **owner)
        data = folder / "data"
        initdb = [str(folder_of_programs / "initdb"), "-D", str(data), "-A", "trust", "-U", USER, "--no-sync"]
        subprocess.run([*initdb, "-E", "UTF8"], check=True, cwd=folder, capture_output=True, **_as(owner))
        hba = data / "pg_hba.conf"
        rule = f"host all {GUARDED} 127.0.0.1/32 scram-sha-256\n"
        hba.write_text(rule + hba.read_text(encoding="utf-8"), encoding="utf-8")
        with contextlib.ExitStack() as stack:
            server = _started(folder_of_programs, folder, owner)
            stack.callback(server.end)
            server.tell(f"CREATE ROLE {GUARDED} LOGIN SUPERUSER PASSWORD '{PASSWORD}'")
            yield server
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _started(folder_of_programs: Path, folder: Path, owner: dict[str, str]) -> Postgres:
    options = [word for setting in QUICK for word in ("-c", setting)]
    held = held_port()
    port = str(held.getsockname()[1])
    command = [str(folder_of_programs / "postgres"), "-D", str(folder / "data"), "-k", str(folder)]

    def launch() -> subprocess.Popen[Any]:
        words = [*command, "-p", port, "-h", "127.0.0.1", *options]
        with (folder / "log").open("ab") as log:
            return subprocess.Popen(words, cwd=folder, stdout=log, stderr=log, **_as(owner))

    server = Postgres(held, launch)
    if not server.wait():
        server.end()
        raise AssertionError((folder / "log").read_text(encoding="utf-8"))
    return server


def _owner() -> dict[str, str]:
    """The user that runs the server: PostgreSQL refuses root, so root uses another one."""
    if os.geteuid() != 0:
        return {}
    import pwd  # noqa: PLC0415 - not on every system

    names = {entry.pw_name for entry in pwd.getpwall()}
    return {"user": "postgres" if "postgres" in names else "nobody"}


def _as(owner: dict[str, str]) -> dict[str, Any]:
    if not owner:
        return {}
    import pwd  # noqa: PLC0415 - as above

    group = pwd.getpwnam(owner["user"]).pw_gid
    return {"user": owner["user"], "group": group, "extra_groups": []}
