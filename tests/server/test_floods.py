"""Hundreds of sockets dropped at once, and no descriptor left: the log stays short and the server answers."""

import asyncio
import errno
import json
import socket
import struct
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from urllib.request import urlopen

import pytest
from websockets.asyncio.client import ClientConnection, connect

from chanbara.server.http import listening
from checks.server.server_process import COMMAND, GENEROUS, Process, ask, said
from tests.server.kit import PATIENCE

SWORD = {"game": "sword", "players": 3}
CROWD = 300
FEW = 256
"""File descriptors of a process that soon has none left."""
MANY = 800


class Server(Process):
    """A server as its own process, which may have few descriptors."""

    descriptors = 0

    def _launch(self) -> subprocess.Popen[bytes]:
        if self.descriptors:
            # Set from within: the limit of this process is not that of the tests.
            few = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({self.descriptors},) * 2); "
            at = self._command.index(COMMAND)
            self._command[at] = few + COMMAND
        return super()._launch()

    def lines(self) -> list[dict[str, object]]:
        """Return what it has logged."""
        text = self.log.read_text(encoding="utf-8")
        return [json.loads(line) for line in text.splitlines() if line.startswith("{")]

    def livez(self) -> int:
        """Ask whether it lives, on a connection of its own; 0 if that is closed at once."""
        try:
            with urlopen(f"{self.url}/livez", timeout=PATIENCE) as found:  # noqa: S310 - our own server
                return int(found.status)
        except OSError:
            return 0


@pytest.fixture
def server(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Server]:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    settings = tmp_path / "settings.toml"
    settings.write_text(f"{GENEROUS}connections_per_table = {2 * CROWD}\n", encoding="utf-8")
    words = ["-c", COMMAND, "serve", "--database", f"sqlite:///{tmp_path}/tables.sqlite"]
    made = Server([*words, "--settings", str(settings)], tmp_path)
    made.descriptors = getattr(request, "param", 0)
    asyncio.run(made.start())
    yield made
    made.stop()


async def joined(url: str, code: str, **about: str) -> ClientConnection:
    """Open a socket and say hello."""
    line = await connect(f"{url}/api/tables/{code}/socket", compression=None, max_size=None)
    await line.send(said("hello", **about))
    assert json.loads(await line.recv())["type"] == "welcome"
    return line


async def watching(line: ClientConnection, count: int) -> None:
    """Wait until so many watch a table."""
    while (message := json.loads(await line.recv()))["type"] != "table" or message["table"][
        "watching"
    ] != count:
        pass


async def is_served(line: ClientConnection) -> None:
    """Get an answer on a socket that has been open."""
    await line.send(said("ping", re=7))
    while json.loads(await line.recv()) != {"type": "pong", "re": 7}:
        pass


def test_a_crowd_that_is_cut_off_at_once_writes_few_lines(server: Server) -> None:
    """Not a line for each of them, and nothing that looks like a fault of ours."""
    host = ask(f"{server.url}/api/tables", {"name": "Ann", "options": {"game": SWORD}})

    async def story() -> int:
        player = await joined(server.socket_url, host["code"], token=host["token"])
        crowd = [await joined(server.socket_url, host["code"], name="Eve") for _ in range(CROWD)]
        await watching(player, CROWD)
        before = len(server.lines())
        for line in crowd:
            # Reset, as by a router that has lost its table: no goodbye, and what was under way is lost.
            plain = line.transport.get_extra_info("socket")
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            line.transport.abort()
        await watching(player, 0)
        await is_served(player)
        await player.close()
        return before

    before = asyncio.run(story())
    written = server.lines()[before:]
    assert len(written) <= 25, written[:30]
    assert not [line for line in written if line["level"] == "error"], written[:3]


def test_one_too_many_is_closed_where_it_is_accepted() -> None:
    """A few at a time; the event loop comes back for the others."""
    with listening.Listening() as found, ExitStack() as lines:
        found.bind(("127.0.0.1", 0))
        found.listen(50)
        found.setblocking(False)
        for host in ["127.0.0.2"] * (listening.TURNED_AWAY_AT_ONCE + 1) + ["127.0.0.1"]:
            place = found.getsockname()
            lines.enter_context(socket.create_connection(place, source_address=(host, 0)))
        found.admits = "127.0.0.1".__eq__  # type: ignore[assignment]
        with pytest.raises(BlockingIOError, match="in a moment"):
            found.accept()
        accepted, address = found.accept()
        lines.enter_context(accepted)
        assert address[0] == "127.0.0.1"
        with pytest.raises(BlockingIOError):
            found.accept()


def test_who_has_no_descriptor_left_tries_again_after_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """asyncio accepts a whole backlog in a row, and would log each failure."""
    tries: list[str] = []

    def exhausted(_self: socket.socket) -> None:
        tries.append("accept")
        raise OSError(errno.EMFILE, "Too many open files")

    clock = SimpleNamespace(monotonic=lambda: 100.0)
    monkeypatch.setattr(socket.socket, "accept", exhausted)
    monkeypatch.setattr(listening, "time", clock)
    with listening.Listening() as found:
        with pytest.raises(OSError, match="Too many open files"):
            found.accept()
        for _ in range(3):
            with pytest.raises(BlockingIOError):
                found.accept()
        assert tries == ["accept"]
        clock.monotonic = lambda: 100.0 + listening.PAUSE
        with pytest.raises(OSError, match="Too many open files"):
            found.accept()
        assert len(tries) == 2
