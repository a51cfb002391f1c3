"""Strangers, limits and secrets: what is refused, what is limited, and where a token must never appear."""

import asyncio
import http.client
import json
import logging
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from chanbara.server.http.guard import HEADERS
from chanbara.server.logs import set_up_logs
from chanbara.server.settings import Settings
from checks.server.server_process import Process, chanbara_server
from tests.server.kit import PATIENCE, Running
from tests.server.worlds import closed_with, lobby_of

SWORD = {"game": "sword", "players": 3}
PUBLIC = "https://play.example:8443"


@pytest.fixture
def loggers() -> Iterator[None]:
    """Put everything about logs back afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    names = ("uvicorn.error", "uvicorn.access", "alembic", "websockets.client")
    kept = [(one, one.level, one.disabled, one.filters[:]) for one in map(logging.getLogger, names)]
    yield
    root.handlers, root.level = handlers, level
    for one, its_level, disabled, filters in kept:
        one.setLevel(its_level)
        one.disabled, one.filters = disabled, filters


@pytest.fixture
def server(sqlite_url: str) -> Iterator[Running]:
    with Running(sqlite_url, Settings(requests_at_once=10_000, public_url=PUBLIC)) as running:
        yield running


def raw(running: Running, path: str, method: str = "GET", **headers: str) -> http.client.HTTPResponse:
    """Ask with exactly these headers."""
    with closing(http.client.HTTPConnection("127.0.0.1", running.port, timeout=PATIENCE)) as line:
        line.putrequest(method, path, skip_host="Host" in headers)
        for name, value in headers.items():
            line.putheader(name.replace("_", "-"), value)
        line.endheaders()
        found = line.getresponse()
        found.read()
        return found


def handshake(running: Running, code: str, **headers: str) -> int:
    """Open a socket; return 101, or the status with which it was refused."""
    place = f"ws://127.0.0.1:{running.port}/api/tables/{code}/socket"
    try:
        with connect(place, additional_headers=headers, origin=None):
            return 101
    except InvalidStatus as error:
        return int(error.response.status_code)


def on_loop(running: Running, act: Callable[[], Any]) -> Any:  # noqa: ANN401 - what the act returns
    """Do something in the server's own thread."""
    room = next(iter(lobby_of(running).rooms.values()))
    assert room.task is not None
    return asyncio.run_coroutine_threadsafe(act(), room.task.get_loop()).result(PATIENCE)


# --- strangers ---------------------------------------------------------------------------------------------

FOREIGN = [
    "http://evil.example",
    "https://play.example",
    "http://play.example:8443",
    "https://play.example:8443.evil.example",
    "http://127.0.0.1:1",
    "http://localhost",
    "ftp://127.0.0.1",
    "null",
    "http://[",
    "",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_origin_is_refused(server: Running, origin: str) -> None:
    code = server.open_table(SWORD)["code"]
    paths = ["/api/tables", f"/api/tables/{code}", f"/api/tables/{code}/record", "/health", "/schema.json"]
    for path in paths:
        assert server.ask(path, Origin=origin)[0] == 403, path
    body = {"name": "Eve", "options": {"game": SWORD}}
    assert server.ask("/api/tables", body, Origin=origin) == (
        403,
        {"code": "foreign", "message": "Requests from other sites are not allowed."},
    )
    assert server.ask(f"/api/tables/{code}/seats", {"name": "Eve"}, Origin=origin)[0] == 403
    assert handshake(server, code, Origin=origin) == 403


def test_our_own_pages_and_programs_are_let_in(server: Running) -> None:
    code = server.open_table(SWORD)["code"]
    for origin in (server.url, PUBLIC):
        assert server.ask("/api/tables", Origin=origin)[0] == 200
        assert handshake(server, code, Origin=origin) == 101
    assert handshake(server, code) == 101


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "evil.example:80", "[::1", ""])
def test_an_unknown_host_is_refused(server: Running, host: str) -> None:
    code = server.open_table(SWORD)["code"]
    assert raw(server, "/health", Host=host).status == 400
    assert raw(server, f"/api/tables/{code}", Host=host).status == 400
    upgrade = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec_WebSocket_Version": "13",
    }
    assert raw(server, f"/api/tables/{code}/socket", Host=host, **upgrade).status == 403
    for own in ("localhost", f"127.0.0.1:{server.port}", "PLAY.example"):
        assert raw(server, "/health", Host=own).status == 200


def test_every_answer_has_the_headers_that_keep_a_browser_careful(server: Running) -> None:
    code = server.open_table(SWORD)["code"]
    answers = [
        raw(server, "/health"),
        raw(server, "/schema.json"),
        raw(server, f"/api/tables/{code}"),
        raw(server, "/nothing"),
        raw(server, "/api/tables", "PUT"),
        raw(server, "/api/tables", "POST"),
        raw(server, "/health", Host="evil.example"),
        raw(server, "/health", Origin="null"),
    ]
    assert [found.status for found in answers] == [200, 200, 200, 404, 405, 400, 400, 403]
    for found in answers:
        for name, value in HEADERS.items():
            assert found.getheader(name) == value, (found.status, name)
        assert found.getheader("Server") is None
        assert found.getheader("Access-Control-Allow-Origin") is None


def test_an_answer_for_a_mistake_of_ours_has_them_too(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_of(server).listing, "tables", lambda: 1 / 0)
    found = raw(server, "/api/tables")
    assert found.status == 500
    assert found.getheader("X-Frame-Options") == "DENY"


# --- limits ------------------------------------------------------------------------------------------------


def opened(running: Running, count: int) -> list[int]:
    """Open this many tables; return the statuses."""
    body = {"name": "Ann", "options": {"game": SWORD}}
    return [running.ask("/api/tables", body)[0] for _ in range(count)]


def test_an_address_opens_so_many_tables(sqlite_url: str) -> None:
    with Running(sqlite_url, Settings(tables_per_address=3)) as running:
        assert opened(running, 5) == [201, 201, 201, 429, 429]


def test_there_are_so_many_tables_at_once(sqlite_url: str) -> None:
    with Running(sqlite_url, Settings(tables=2)) as running:
        assert opened(running, 3) == [201, 201, 409]


def test_a_full_database_takes_no_new_table(sqlite_url: str) -> None:
    with Running(sqlite_url, Settings(database_megabytes=0)) as running:
        status, problem = running.ask("/api/tables", {"name": "Ann", "options": {"game": SWORD}})
        assert (status, problem["code"]) == (409, "full")


@pytest.mark.usefixtures("still")
def test_an_address_asks_so_often(sqlite_url: str) -> None:
    with Running(sqlite_url, Settings(requests_at_once=5, requests_per_second=0.01)) as running:
        assert [running.ask("/api/tables")[0] for _ in range(7)] == [200] * 5 + [429] * 2
        assert running.ask("/schema.json")[0] == 429
        assert handshake(running, "AAAAAA") == 403
        assert running.ask("/health")[0] == 200


def test_an_address_has_so_many_sockets(sqlite_url: str) -> None:
    with Running(sqlite_url, Settings(connections_per_address=3)) as running, ExitStack() as stack:
        code = running.open_table(SWORD)["code"]
        place = f"ws://127.0.0.1:{running.port}/api/tables/{code}/socket"
        # Two say hello and one says nothing: it counts as well.
        for number in range(3):
            socket = stack.enter_context(connect(place))
            if number:
                socket.send('{"type":"hello"}')
                socket.recv(PATIENCE)
        assert handshake(running, code) == 403
        assert running.ask("/health")[1]["connections"] == 3
        stack.close()
        ends = time.monotonic() + PATIENCE
        while handshake(running, code) != 101:
            assert time.monotonic() < ends, "the places were not given back"


def test_bodies_and_messages_have_a_longest(server: Running) -> None:
    status, problem = server.ask("/api/tables", b"x" * (server.settings.body_bytes + 1))
    assert (status, problem["code"]) == (413, "too_long")
    code = server.open_table(SWORD)["code"]
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket") as socket:
        socket.send('{"type":"hello","name":"Eve"}')
        socket.send(json.dumps({"type": "say", "text": "x" * server.settings.message_bytes}))
        assert closed_with(socket) == 1009


@pytest.mark.usefixtures("still")
def test_a_socket_says_so_much(server: Running) -> None:
    code = server.open_table(SWORD)["code"]
    client = server.client(code, name="Eve")
    for number in range(server.settings.messages_at_once + 60):
        client.say("ping", re=number)
    assert client.wait("refused")["code"] == "too_fast"
    assert closed_with(client.socket) is not None


@pytest.mark.usefixtures("still")
def test_a_socket_talks_so_much(sqlite_url: str) -> None:
    with Running(sqlite_url, Settings(talks_per_minute=2)) as running:
        client = running.client(running.open_table(SWORD)["code"], name="Eve")
        for _ in range(3):
            client.say("say", text="hey")
        assert client.wait("refused")["code"] == "too_fast"
        assert sum(one["type"] == "said" for one in client.heard) == 2
        client.close()


def test_a_socket_that_says_nothing_is_closed(sqlite_url: str) -> None:
    with Running(sqlite_url, Settings(hello_seconds=0.2)) as running:
        code = running.open_table(SWORD)["code"]
        with connect(f"ws://127.0.0.1:{running.port}/api/tables/{code}/socket") as socket:
            assert closed_with(socket) == 4410


@pytest.mark.usefixtures("no_wait")
def test_old_tables_are_removed_and_who_is_there_is_told(server: Running) -> None:
    seated = server.open_table(SWORD)
    client = server.client(seated["code"], seated["token"])
    client.wait("welcome")
    lobby = lobby_of(server)
    soon, later = time.time() + 3600, time.time() + server.settings.lobby_hours * 3600 + 60
    assert on_loop(server, lambda: lobby.sweep.remove_old(soon)) == []
    assert on_loop(server, lambda: lobby.sweep.remove_old(later)) == [seated["code"]]
    assert client.wait("bye")["reason"] == "removed"
    assert closed_with(client.socket) == 4410
    assert server.ask(f"/api/tables/{seated['code']}")[0] == 404
    ends = time.monotonic() + PATIENCE
    while server.ask("/health")[1]["connections"]:
        assert time.monotonic() < ends, "the place of the socket was not given back"


# --- tokens ------------------------------------------------------------------------------------------------


def played(running: Running) -> tuple[str, list[str], list[str]]:
    """Sit down, talk, start and play a little; return the code, the tokens, and all that was heard."""
    host = running.open_table(SWORD, public=True)
    tokens = [host["token"], *(running.sit(host["code"], name)["token"] for name in ("Bob", "Cleo"))]
    clients = [running.client(host["code"], token) for token in tokens]
    watcher = running.client(host["code"], name="Eve")
    for client in clients:
        client.say("ready", salt="plum")
        client.say("say", text="hello")
        client.say("ping")
        client.wait("pong")
    clients[0].say("start")
    for _ in range(5):
        views = [client.wait("sword")["view"] for client in clients]
        asked = next(view["decision"] for view in views if view["decision"]["options"])
        clients[asked["seat"]].say("choose", decision=asked["number"], option=0)
    clients[0].say("end")
    for client in (*clients, watcher):
        client.wait("over")
    heard = [json.dumps(message) for client in (*clients, watcher) for message in client.heard]
    heard += [json.dumps(running.ask(path)) for path in ("/api/tables", f"/api/tables/{host['code']}")]
    heard.append(str(running.ask(f"/api/tables/{host['code']}/record")))
    for client in (*clients, watcher):
        client.close()
    return host["code"], tokens, heard


@pytest.mark.usefixtures("loggers")
def test_a_token_is_told_once_and_kept_nowhere(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    # At this level uvicorn itself would write down every message: the server never lets it.
    set_up_logs("debug")
    logging.getLogger("websockets.client").setLevel("WARNING")
    caplog.set_level("DEBUG")
    logging.getLogger().addHandler(caplog.handler)
    with Running(f"sqlite:///{tmp_path}/tables.sqlite") as running:
        _, tokens, heard = played(running)
    written = [path.read_bytes() for path in tmp_path.iterdir() if path.is_file()]
    assert "table opened" in caplog.text
    assert len(heard) > 30
    assert len(written) >= 1
    for token in tokens:
        assert not any(token in one for one in heard)
        assert not any(token.encode() in one for one in written)
        assert token not in caplog.text
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        kept = [one for (one,) in database.execute("SELECT token FROM seats")]
    assert all(len(one) == 64 and not set(one) - set("0123456789abcdef") for one in kept)


# --- a process of its own ----------------------------------------------------------------------------------


@pytest.fixture
def process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Process]:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # nobody stays for a bot
    made = chanbara_server(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path)
    asyncio.run(made.start())
    yield made
    made.stop()


def test_logs_are_lines_of_json_without_tokens_codes_of_sockets_or_chat(process: Process) -> None:
    running = Running.__new__(Running)
    running.port = process.port
    _, tokens, _ = played(running)
    subprocess.run(["kill", "-TERM", str(process.pid)], check=True)
    process.stop()
    text = process.log.read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.startswith("{")]
    said = [json.loads(line) for line in lines]
    assert {"open", "table opened"} <= {one["message"] for one in said}
    assert all({"at", "level", "from", "message"} <= one.keys() for one in said)
    assert not [one for one in said if one["level"] == "error"]
    # What is no line of JSON is the greeting to whoever started it.
    assert len(text.splitlines()) - len(lines) <= 1
    for secret in (*tokens, "plum", "hello", "/socket"):
        assert secret not in text


def test_health_tells_how_it_goes(process: Process) -> None:
    running = Running.__new__(Running)
    running.port = process.port
    status, health = running.ask("/health")
    assert status == 200
    assert health == {
        "status": "ok",
        "version": health["version"],
        "tables": 0,
        "running": 0,
        "connections": 0,
        "bots_ready": health["bots_ready"],
    }
