"""Requests that never end: a connection that sent no whole one in time is closed, and only that one."""

import socket
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.sync.client import connect

from chanbara.server.settings import Settings
from tests.server.kit import PATIENCE, Running

SECONDS = 0.5
SOON = PATIENCE / 2
"""Busy machines close late; a line that is not closed at all stays open for longer."""
HEALTH = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
HANDSHAKE = b"GET /api/tables/AAAAAA/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConn"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("hasty")
    with Running(f"sqlite:///{folder}/tables.sqlite", Settings(request_seconds=SECONDS)) as running:
        yield running


def line(running: Running) -> socket.socket:
    """Connect, and say nothing yet."""
    return socket.create_connection(("127.0.0.1", running.port), PATIENCE)


def seconds_until_closed(open_line: socket.socket, drip: bytes = b"") -> float:
    """Send this byte by byte, so that something always comes; return when nobody listens any more."""
    began = time.monotonic()
    open_line.settimeout(0.05)
    left = list(drip)
    while time.monotonic() - began < PATIENCE:
        try:
            if left:
                open_line.send(bytes([left.pop(0)]))
            if not open_line.recv(4096):
                break
        except TimeoutError:
            continue
        except ConnectionError:
            break
    return time.monotonic() - began


@pytest.mark.parametrize("begun", [b"", b"G", HEALTH[:-2], HANDSHAKE, BODY], ids=len)
def test_what_was_begun_and_never_ends_is_closed(hasty: Running, begun: bytes) -> None:
    with closing(line(hasty)) as one:
        one.sendall(begun)
        assert SECONDS * 0.5 < seconds_until_closed(one) < SOON


def test_drop_by_drop_is_no_way_round(hasty: Running) -> None:
    with closing(line(hasty)) as one:
        one.sendall(HEALTH[:-2])
        assert seconds_until_closed(one, b"X-Slow: " + b"x" * 1000) < SOON


def test_the_next_request_on_a_line_has_its_time_too(hasty: Running) -> None:
    with closing(line(hasty)) as one:
        one.sendall(HEALTH)
        assert one.recv(4096).startswith(b"HTTP/1.1 200")
        one.sendall(HEALTH[:-2])
        assert seconds_until_closed(one) < SOON


def test_who_asks_in_time_is_answered_however_long_the_line_is_open(hasty: Running) -> None:
    """The time is that of one request, not that of the line."""
    with closing(line(hasty)) as one:
        for _ in range(4):
            one.sendall(HEALTH[:20])
            time.sleep(SECONDS / 2)
            one.sendall(HEALTH[20:])
            answer = b""
            while not answer.endswith(b"}"):
                answer += one.recv(4096)
            assert answer.startswith(b"HTTP/1.1 200")


def test_a_socket_stays_open(hasty: Running) -> None:
    code = hasty.open_table({"game": "sword", "players": 3})["code"]
    with connect(f"ws://127.0.0.1:{hasty.port}/api/tables/{code}/socket") as one:
        time.sleep(SECONDS * 2)
        one.send('{"type":"hello"}')
        assert '"welcome"' in str(one.recv(PATIENCE))
