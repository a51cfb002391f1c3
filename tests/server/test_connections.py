"""Connections and frames are counted: nobody can fill memory, descriptors or time with them."""

import asyncio
import contextlib
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from chanbara.server.http import rate_limit
from chanbara.server.http.networks import address_of, scopes
from chanbara.server.http.protocols import BETWEEN, LEAVING_AT_ONCE, Departures
from chanbara.server.http.rate_limit import Daily, Open, Rate, Rates
from chanbara.server.settings import Settings
from chanbara.server.table.room import MOST_SCREENS
from tests.server.kit import PATIENCE, Running, until

COUNT = 100
SWORD = {"game": "sword", "players": 3}
HOME = "2001:db8:1:200::/64"
NEIGHBOURS = [f"2001:db8:1:2{number:02x}::/64" for number in range(256)]
"""All /64 networks of one /56."""


def test_an_address_counts_for_the_networks_its_owner_may_have() -> None:
    assert scopes("192.0.2.7") == (("192.0.2.7", 1),)
    assert scopes(HOME) == ((HOME, 1), ("2001:db8:1:200::/56", 4), ("2001:db8:1::/48", 16))
    assert address_of("2001:db8:1:2aa:1:2:3:4") == "2001:db8:1:2aa::/64"


def test_a_quota_cannot_be_multiplied_by_moving_through_a_network() -> None:
    daily = Daily(3)
    assert sum(daily.take(HOME) for _ in range(10)) == 3
    assert sum(daily.take(one) for one in NEIGHBOURS for _ in range(3)) == 3 * 4 - 3
    elsewhere = [f"2001:db8:1:{number:x}00::/64" for number in range(3, 200)]
    assert sum(daily.take(one) for one in elsewhere for _ in range(3)) == 3 * 16 - 3 * 4
    assert daily.take("2001:db8:2::/64"), "another network is not affected"


@pytest.mark.usefixtures("still")
def test_a_rate_cannot_either() -> None:
    rates = Rates(per_second=1, at_once=5)
    assert sum(rates.take(one) for one in NEIGHBOURS for _ in range(5)) == 5 * 4
    assert rates.take("192.0.2.7")


@pytest.mark.usefixtures("still")
def test_a_flood_from_many_addresses_is_not_searched_for_every_request(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[int] = []
    monkeypatch.setattr(rate_limit, "REMEMBERED", 10)
    monkeypatch.setattr(Rate, "is_full", property(lambda _rate: looked.append(1)))
    rates = Rates(per_second=1, at_once=5)
    assert all(rates.take(f"192.0.2.{number}") for number in range(100))
    assert len(looked) == 11


def test_nor_can_open_connections() -> None:
    opened = Open(per_address=5, most=30)
    for one in NEIGHBOURS:
        if opened.has_room(one):
            opened.enter(one)
    assert opened.total == 20
    for _ in range(10):
        opened.enter("192.0.2.7")
    assert not opened.has_room("198.51.100.1"), "30 in all"
    for one in NEIGHBOURS[:20]:
        opened.leave(one)
    assert opened.has_room(HOME)
    assert opened.total == 10


# --- frames ------------------------------------------------------------------------------------------------

PING = bytes([0x89, 0x80 | 125]) + struct.pack("!I", 0) + b"x" * 125
"""A ping of 125 bytes, masked with zeros."""
EMPTY_PART = bytes([0x00, 0x80]) + struct.pack("!I", 0)
"""An empty continuation frame that is not the last."""
PONG = bytes([0x8A, 0x80]) + struct.pack("!I", 0)


@pytest.fixture
def table(sqlite_url: str) -> Iterator[tuple[Running, str]]:
    with Running(sqlite_url, Settings(messages_at_once=20, messages_per_second=1)) as running:
        yield running, running.open_table(SWORD)["code"]


def raw(running: Running, code: str) -> socket.socket:
    """Open a socket by hand, that sends whatever frames it is given."""
    line = socket.create_connection(("127.0.0.1", running.port), PATIENCE)
    request = (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    line.sendall(request.encode())
    assert b"101" in line.recv(4096)
    return line


def is_cut(line: socket.socket, frames: bytes, times: int = 5_000) -> bool:
    """Whether the server closes a socket that keeps sending frames and never reads an answer."""
    try:
        for _ in range(times):
            line.sendall(frames)
            time.sleep(0.001)
    except OSError:
        return True
    return False


@pytest.mark.parametrize("frame", [PING, PONG, EMPTY_PART], ids=["ping", "pong", "empty part"])
def test_control_frames_and_fragments_count_like_messages(table: tuple[Running, str], frame: bytes) -> None:
    running, code = table
    with raw(running, code) as line:
        opening = bytes([0x01, 0x80]) + struct.pack("!I", 0) if frame is EMPTY_PART else b""
        line.sendall(opening)
        assert is_cut(line, frame * 200)
    until(lambda: running.ask("/health")[1]["connections"] == 0)


def test_some_pings_are_answered(table: tuple[Running, str]) -> None:
    running, code = table
    client = running.client(code)
    client.wait("welcome")
    for _ in range(10):
        assert client.socket.ping().wait(PATIENCE)
    client.say("ping")
    client.wait("pong")


def test_who_does_not_read_pongs_is_cut_off(sqlite_url: str) -> None:
    """Even where many frames are allowed, unread answers do not pile up."""
    with Running(sqlite_url, Settings(messages_at_once=1_000_000, messages_per_second=1_000_000)) as running:
        with raw(running, running.open_table(SWORD)["code"]) as line:
            assert is_cut(line, PING * 100, 10_000)
        assert running.ask("/health")[0] == 200


def test_a_body_that_never_ends_is_cut_off_after_its_refusal(sqlite_url: str) -> None:
    """The refusal comes after 65 kB; the rest would only keep the server busy."""
    with Running(sqlite_url) as running:
        with socket.create_connection(("127.0.0.1", running.port), PATIENCE) as line:
            head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\n"
            line.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode())
            assert is_cut(line, b"2000\r\n" + bytes(0x2000) + b"\r\n", 4_000)
        assert running.ask("/health")[0] == 200


def test_thousands_that_leave_at_once_take_turns_with_everyone_else() -> None:
    departures = Departures()
    gone: list[int] = []

    async def all_leave() -> int:
        loop = asyncio.get_running_loop()
        for number in range(COUNT):
            departures.add(loop, partial(gone.append, number))
        for _ in range(3):
            await asyncio.sleep(0)
        others = len(gone)
        while len(gone) < COUNT:  # noqa: ASYNC110 - it waits for a timer
            await asyncio.sleep(BETWEEN)
        return others

    assert asyncio.run(all_leave()) == LEAVING_AT_ONCE
    assert gone == list(range(COUNT))


def test_one_that_fails_to_leave_keeps_nobody_else() -> None:
    departures = Departures()
    gone: list[int] = []

    async def all_leave() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _loop, _about: None)
        departures.add(loop, partial(next, iter(())))
        for number in range(3):
            departures.add(loop, partial(gone.append, number))
        while len(gone) < 3:  # noqa: ASYNC110 - it waits for a timer
            await asyncio.sleep(BETWEEN)

    asyncio.run(all_leave())
    assert gone == [0, 1, 2]


# --- connections -------------------------------------------------------------------------------------------


def test_a_server_stops_while_closed_sockets_still_wait_for_their_turn(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Departures, "add", lambda _all, loop, leave: loop.call_later(1.0, leave))
    with Running(sqlite_url) as server:
        code = server.open_table(SWORD)["code"]
        clients = [server.client(code) for _ in range(6)]
        for client in clients:
            client.wait("welcome")
        for client in clients[:4]:
            client.close()
    assert all(client.wait("bye")["reason"] == "shutdown" for client in clients[4:])
    assert [line for line in caplog.records if line.levelname == "ERROR"] == []


def test_plain_connections_of_an_address_are_limited(sqlite_url: str) -> None:
    settings = Settings(connections_per_address=5, proxies="192.0.2.1")
    with Running(sqlite_url, settings) as running, contextlib.ExitStack() as lines:
        opened = [
            lines.enter_context(socket.create_connection(("127.0.0.1", running.port), PATIENCE))
            for _ in range(8)
        ]
        for line in opened[5:]:
            with contextlib.suppress(ConnectionResetError):
                assert line.recv(1) == b"", "closed at once"
        elsewhere = socket.create_connection(("127.0.0.1", running.port), PATIENCE, ("127.0.0.2", 0))
        with elsewhere as line:
            line.sendall(f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\n\r\n".encode())
            assert line.recv(4096).startswith(b"HTTP/1.1 200")
        for line in opened:
            line.close()
        until(lambda: _answers(running))


def _answers(running: Running) -> bool:
    """Whether there is room again."""
    try:
        return running.ask("/health")[0] == 200
    except OSError:
        return False


def test_an_upgraded_connection_counts_once(sqlite_url: str) -> None:
    settings = Settings(connections_per_address=3, proxies="192.0.2.1")
    with Running(sqlite_url, settings) as running:
        code = running.open_table(SWORD)["code"]
        for _ in range(4):
            clients = [running.client(code) for _ in range(2)]
            for client in clients:
                client.wait("welcome")
            assert running.ask("/health")[1]["connections"] == 2
            for client in clients:
                client.close()
            until(lambda: running.ask("/health")[1]["connections"] == 0)


def test_as_many_descriptors_are_asked_for_as_there_may_be() -> None:
    program = (
        "import resource; from chanbara.server.http.descriptors import raise_descriptor_limit; "
        "resource.setrlimit(resource.RLIMIT_NOFILE, (300, 700)); "
        "print(raise_descriptor_limit(), *resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    found = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert found.stdout.split() == ["500", "700", "700"]


def test_sockets_are_limited_in_all(sqlite_url: str) -> None:
    with Running(sqlite_url, Settings(connections=4)) as running:
        host = running.open_table(SWORD)
        clients = [running.client(host["code"]) for _ in range(4)]
        for client in clients:
            client.wait("welcome")
        with pytest.raises((OSError, WebSocketException)):
            running.client(host["code"], host["token"])
        clients[0].close()
        until(lambda: _can_connect(running, host))


def _can_connect(running: Running, host: dict[str, Any]) -> bool:
    try:
        client = running.client(host["code"], host["token"])
    except (OSError, WebSocketException):
        return False
    client.wait("welcome")
    client.close()
    return True


# --- crowds ------------------------------------------------------------------------------------------------


def test_spectators_are_limited_and_players_always_find_room(sqlite_url: str) -> None:
    with Running(sqlite_url, Settings(connections_per_table=3)) as running:
        host = running.open_table(SWORD)
        crowd = [running.client(host["code"], name="Eve", language="en") for _ in range(4)]
        for client in crowd[:3]:
            client.wait("welcome")
        refused = crowd[3].wait("refused")
        assert (refused["code"], refused["message"]) == ("full", "Too many people are watching this table.")
        player = running.client(host["code"], host["token"])
        player.wait("welcome")
        crowd[0].close()
        player.wait(lambda message: message["type"] == "table" and message["table"]["watching"] == 2)
        running.client(host["code"], name="Eve").wait("welcome")


def test_a_seat_is_open_on_so_many_screens(server: Running) -> None:
    host = server.open_table(SWORD)
    screens = [server.client(host["code"], host["token"], language="de") for _ in range(MOST_SCREENS + 1)]
    for client in screens[:-1]:
        client.wait("welcome")
    refused = screens[-1].wait("refused")
    assert refused["message"] == "Dein Platz ist auf zu vielen Bildschirmen offen. Schließe einen davon."


def test_a_crowd_that_comes_at_once_is_announced_once(server: Running) -> None:
    """Otherwise each of a hundred would be told of each."""
    host = server.open_table(SWORD)
    player = server.client(host["code"], host["token"])
    player.wait("welcome")
    crowd = [server.client(host["code"], name="Eve") for _ in range(30)]
    player.wait(lambda message: message["type"] == "table" and message["table"]["watching"] == 30)
    for client in crowd:
        client.wait("welcome")
    told = sum(message["type"] == "table" for message in player.heard)
    assert told < 25, "one for some arrivals, however slow the machine"
