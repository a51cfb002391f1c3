"""Incomplete requests: a connection without a complete request in time is closed, and only that one."""

import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.sync.client import connect

from chanbara.server.settings import Settings
from tests.server.kit import PATIENCE, Running, until

SECONDS = 600
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


def is_open(running: Running, one: socket.socket, later: float) -> bool:
    """Whether a line is still open when the clock of the server has been put on."""
    assert running.ask("/health")[0] == 200  # what was sent on the line before has come as well
    running.later(later)
    assert running.ask("/health")[0] == 200
    one.settimeout(0.05)
    try:
        return bool(one.recv(4096))
    except TimeoutError:
        return True
    except ConnectionError:
        return False
    finally:
        one.settimeout(PATIENCE)


@pytest.mark.parametrize("begun", [b"", b"G", HEALTH[:-2], HANDSHAKE, BODY], ids=len)
def test_what_was_begun_and_never_ends_is_closed(hasty: Running, begun: bytes) -> None:
    with closing(line(hasty)) as one:
        one.sendall(begun)
        assert is_open(hasty, one, SECONDS / 2)
        until(lambda: not is_open(hasty, one, SECONDS / 2))


def test_drop_by_drop_is_no_way_round(hasty: Running) -> None:
    with closing(line(hasty)) as one:
        one.sendall(HEALTH[:-2])
        for drop in b"X-Sl":
            assert is_open(hasty, one, SECONDS / 5)
            one.sendall(bytes([drop]))
        until(lambda: not is_open(hasty, one, SECONDS / 5))


def test_the_next_request_on_a_line_has_its_time_too(hasty: Running) -> None:
    with closing(line(hasty)) as one:
        one.sendall(HEALTH)
        assert one.recv(4096).startswith(b"HTTP/1.1 200")
        one.sendall(HEALTH[:-2])
        assert is_open(hasty, one, SECONDS / 2)
        until(lambda: not is_open(hasty, one, SECONDS / 2))


def test_who_asks_in_time_is_answered_however_long_the_line_is_open(hasty: Running) -> None:
    """The time is that of one request, not that of the line."""
    with closing(line(hasty)) as one:
        for _ in range(4):
            one.sendall(HEALTH[:20])
            assert is_open(hasty, one, SECONDS / 2)
            one.sendall(HEALTH[20:])
            answer = b""
            while not answer.endswith(b"}"):
                answer += (more := one.recv(4096))
                assert more, answer
            assert answer.startswith(b"HTTP/1.1 200")


def test_a_socket_stays_open(hasty: Running) -> None:
    code = hasty.open_table({"game": "sword", "players": 3})["code"]
    with connect(f"ws://127.0.0.1:{hasty.port}/api/tables/{code}/socket", open_timeout=PATIENCE) as one:
        one.send('{"type":"hello"}')
        assert '"welcome"' in str(one.recv(PATIENCE))
        hasty.later(SECONDS * 2)
        one.send('{"type":"ping","re":1}')
        while '"pong"' not in str(one.recv(PATIENCE)):
            pass
