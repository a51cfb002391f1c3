"""The server as its own process, as `chanbara serve` starts it, and the messages of clients."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

import msgspec

HOST = "127.0.0.1"
PATIENCE = 240.0
"""Timeout in seconds."""
COMMAND = "from chanbara.cli import main; main()"
GENEROUS = """\
tables = 5_000
tables_per_address = 100_000
connections_per_address = 10_000
messages_per_second = 1_000
requests_per_second = 10_000
requests_at_once = 10_000
"""
"""All clients of a check share one address."""


def held_port(port: int = 0) -> socket.socket:
    """Return a socket that reserves a port, a free one by default: nobody else gets it meanwhile.

    It does not listen, so that a server of ours can still use the port, from start to start.
    """
    # Only if the protocol is given, the event loop sends small messages without delay.
    held = socket.socket(proto=socket.IPPROTO_TCP)
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind((HOST, port))
    return held


class Front:
    """What listens on a port of this machine, as clients see it."""

    def __init__(self, port: int) -> None:
        self.port = port

    @property
    def url(self) -> str:
        """Its HTTP address."""
        return f"http://{HOST}:{self.port}"

    @property
    def socket_url(self) -> str:
        """Its WebSocket address."""
        return f"ws://{HOST}:{self.port}"


class Process(Front):
    """A program that listens on a port. The port stays the same from start to start."""

    def __init__(
        self,
        words: Sequence[str],
        folder: Path,
        core: int | None = None,
        environment: Mapping[str, str] | None = None,
        descriptors: int | None = None,
    ) -> None:
        held = held_port()
        weakref.finalize(self, held.close)
        super().__init__(int(held.getsockname()[1]))
        self.log = folder / f"server-{self.port}.log"
        self._log_begins = 0
        self._command = [sys.executable, *words, "--port", str(self.port)]
        self._core = core
        self._environment = {**os.environ, **(environment or {})}
        self._descriptors = descriptors
        """How many file descriptors it may have; None: as many as this program."""
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The id of the running process."""
        assert self._process is not None, "the server was started"
        return self._process.pid

    def run_from(self, source: Path) -> None:
        """Start it from another source tree next time; troubles of the one before are forgotten."""
        self._log_begins = self.log.stat().st_size if self.log.exists() else 0
        self._environment["PYTHONPATH"] = str(source / "src")

    async def start(self) -> float:
        """Start it, wait until it is ready, and return how many seconds that took."""
        began = time.monotonic()
        process = self._launch()
        while not await self._is_open():
            text = self.log.read_text(encoding="utf-8")
            assert process.poll() is None, f"the server did not start:\n{text}"
            assert time.monotonic() - began < PATIENCE, f"the server did not start in time:\n{text}"
            await asyncio.sleep(0.01)
        return time.monotonic() - began

    def _launch(self) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, env=self._environment)
        if self._descriptors is not None:
            import resource  # noqa: PLC0415 - Windows has none

            limits = (self._descriptors, self._descriptors)
            resource.prlimit(self._process.pid, resource.RLIMIT_NOFILE, limits)
        if self._core is not None:
            os.sched_setaffinity(self._process.pid, {self._core})  # its threads inherit this
        return self._process

    async def _is_open(self) -> bool:
        try:
            _, writer = await asyncio.open_connection(HOST, self.port)
        except OSError:
            return False
        writer.close()
        return True

    def kill(self) -> None:
        """Kill it, like a power failure."""
        assert self._process is not None, "the server was started"
        assert self._process.poll() is None, f"it had ended by itself:\n{self.troubles()}"
        self._process.send_signal(signal.SIGKILL)
        assert self._process.wait(PATIENCE) == -signal.SIGKILL, "nothing else ended it"

    @property
    def is_running(self) -> bool:
        """Whether it was started and has not ended."""
        return self._process is not None and self._process.poll() is None

    def send(self, which: signal.Signals) -> None:
        """Send it a signal."""
        os.kill(self.pid, which)

    async def ended(self) -> float:
        """Wait until it has ended, and return how many seconds that took."""
        began = time.monotonic()
        while self.is_running:
            assert time.monotonic() - began < PATIENCE, "the server did not stop in time"
            await asyncio.sleep(0.005)
        return time.monotonic() - began

    def stop(self) -> None:
        """Ask it to stop, if it still runs."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGCONT)  # in case that it was paused
            self._process.terminate()
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    def seconds_used(self) -> float:
        """Return the CPU time so far, over all threads and the processes that it has started."""
        return sum(map(_seconds_used, [self.pid, *_children(self.pid)]))

    def megabytes(self) -> float:
        """Return how much memory the process has now."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text(encoding="utf-8").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def troubles(self) -> list[str]:
        """Return the lines of its log with an error, since it runs from the present source tree."""
        lines = self.log.read_bytes()[self._log_begins :].decode().splitlines()
        return [line for line in lines if '"level": "error"' in line or "Traceback" in line]


def _children(pid: int) -> list[int]:
    threads = Path(f"/proc/{pid}/task").iterdir()
    lists = [(thread / "children").read_text(encoding="utf-8") for thread in threads]
    return [int(child) for children in lists for child in children.split()]


def _seconds_used(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0  # it has ended
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def chanbara_server(
    database: str,
    folder: Path,
    core: int | None = None,
    program: Sequence[str] = (),
    source: Path | None = None,
    settings: str = "",
) -> Process:
    """Return the real server on a database, with limits wide enough for a check, and further settings.

    It may be wrapped by a program, or come from another source tree, to compare with.
    """
    file = folder / "settings.toml"
    file.write_text(GENEROUS + settings, encoding="utf-8")
    words = [*(program or ("-c", COMMAND)), "serve", "--database", database, "--settings", str(file)]
    return Process(words, folder, core, None if source is None else {"PYTHONPATH": str(source / "src")})


# --- seats --------------------------------------------------------------------------------------------------


class Chair(NamedTuple):
    """A seat with its token."""

    code: str
    seat: int
    token: str

    @property
    def path(self) -> str:
        """The path of its table's socket."""
        return f"/api/tables/{self.code}/socket"

    @property
    def hello(self) -> str:
        """The first message on the socket."""
        return said("hello", token=self.token)


def said(kind: str, **about: Any) -> str:  # noqa: ANN401 - any field
    """Return a client message."""
    return json.dumps({"type": kind, **about})


def from_address(address: str) -> dict[str, str]:
    """Return the header by which a proxy on this machine would say where a client comes from."""
    return {"X-Forwarded-For": address} if address else {}


def ask(url: str, body: Any, address: str = "", token: str = "") -> Any:  # noqa: ANN401 - of the protocol
    """Send a request to the server; refusals and broken connections are errors."""
    proof = {"Authorization": f"Bearer {token}"} if token else {}
    headers = {**from_address(address), **proof}
    request = Request(url, json.dumps(body).encode(), headers)  # noqa: S310 - our own server
    with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - the same
        return json.load(answer)


def sit_down(url: str, options: dict[str, Any], people: int, address: str = "") -> list[Chair]:
    """Open a table and seat this many people; the first is the host."""
    seated = [ask(f"{url}/api/tables", {"name": "Ann", "options": options}, address)]
    for number in range(1, people):
        place = f"{url}/api/tables/{seated[0]['code']}/seats"
        seated.append(ask(place, {"name": f"Guest {number}"}, address))
    return [Chair(one["code"], one["seat"], one["token"]) for one in seated]


# --- server messages: only the fields that a check uses -----------------------------------------------------


class Option(msgspec.Struct):
    """An option of the open decision."""

    text: str


class Decision(msgspec.Struct):
    """The open decision."""

    number: int
    seat: int
    options: list[Option] | None


class View(msgspec.Struct):
    """The game as a seat sees it."""

    seat: int | None
    decision: Decision | None


class SeatInfo(msgspec.Struct):
    """A seat."""

    seat: int
    ready: bool


class TableInfo(msgspec.Struct):
    """A table."""

    status: str
    host: int
    seats: list[SeatInfo]


class Heard(msgspec.Struct):
    """A server message; fields of other kinds are empty."""

    type: str
    version: int = -1
    view: View | None = None
    events: list[msgspec.Raw] = []
    table: TableInfo | None = None
    record: str = ""
    code: str = ""
    message: str = ""
    text: str | None = None


HEARD = msgspec.json.Decoder(Heard)
UPDATES = ("sword", "duel")
"""The messages that show the game."""
