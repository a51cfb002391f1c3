"""Every request and socket has an id: its response carries it, and every line logged for it."""

import http.client
import io
import json
import logging
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from chanbara.server.http.requests import HEADER
from chanbara.server.logs import ACCESS, JsonLines, Repeats
from chanbara.server.settings import Settings
from tests.server.kit import PATIENCE, Running, until
from tests.server.party import party
from tests.server.worlds import lobby_of

SWORD = {"game": "sword", "players": 3}
OURS = "a-proxy.1_said-so"


class Lines:
    """What a server logs, line by line."""

    def __init__(self) -> None:
        self._text = io.StringIO()
        self.handler = logging.StreamHandler(self._text)
        self.handler.setFormatter(JsonLines())
        self.handler.addFilter(Repeats())

    def all(self) -> list[dict[str, Any]]:
        """Return the lines so far."""
        return [json.loads(line) for line in self._text.getvalue().splitlines()]

    def saying(self, message: str) -> list[dict[str, Any]]:
        """Wait for lines with a message, and return them."""
        until(lambda: any(message in line["message"] for line in self.all()), f"no line says: {message}")
        return [line for line in self.all() if message in line["message"]]

    def of_request(self, name: str) -> dict[str, Any]:
        """Wait for the access line of a request: it is written after the response."""
        found: list[dict[str, Any]] = []

        def is_written() -> bool:
            found[:] = [one for one in self.all() if one["from"] == ACCESS and one.get("request") == name]
            return bool(found)

        until(is_written, "the request was not logged")
        return found[0]


@pytest.fixture
def lines() -> Iterator[Lines]:
    found, root = Lines(), logging.getLogger()
    root.addHandler(found.handler)
    level = root.level
    root.setLevel("INFO")
    yield found
    root.setLevel(level)
    root.removeHandler(found.handler)


def asked(server: Running, path: str, **headers: str) -> tuple[int, str]:
    """Ask for something; return status and id of the response."""
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as line:
        line.request("GET", path, headers=headers)
        found = line.getresponse()
        found.read()
        return found.status, found.headers[HEADER]


def test_every_response_has_an_id_of_its_own(server: Running) -> None:
    paths = [
        "/livez",
        "/health",
        "/api/tables",
        "/api/tables/AAAAAA",
        "/nowhere",
        "/no/where",
        "/",
        "/metrics",
    ]
    found = [asked(server, path)[1] for path in paths]
    assert all(len(one) == 16 for one in found)
    assert len(set(found)) == len(paths)
    assert asked(server, "/livez", Host="evil.example")[0] == 400
    assert len(asked(server, "/livez", Host="evil.example")[1]) == 16


@pytest.mark.parametrize("wrong", ["short", "x" * 65, "with space", 'quo"te-quote', "é" * 10, ""])
def test_a_proxy_may_choose_it_if_it_is_well_formed(server: Running, wrong: str) -> None:
    assert asked(server, "/livez", **{HEADER: OURS})[1] == OURS
    found = asked(server, "/livez", **{HEADER: wrong})[1]
    assert found != wrong
    assert len(found) == 16


def test_nobody_else_may_choose_it(sqlite_url: str) -> None:
    with Running(sqlite_url, Settings(proxies="192.0.2.1")) as running:
        assert asked(running, "/livez", **{HEADER: OURS})[1] != OURS


def test_lines_of_a_request_have_its_id(server: Running, lines: Lines) -> None:
    body = {"name": "Ann", "options": {"game": SWORD}}
    assert server.ask("/api/tables", body, **{HEADER: OURS})[0] == 201
    (line,) = lines.saying("table opened")
    assert line["request"] == OURS
    assert "socket" not in line


def test_a_failure_of_ours_can_be_found_by_the_id_that_the_client_got(
    server: Running, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_of(server).listing, "tables", None)
    status, name = asked(server, "/api/tables")
    assert status == 500
    (line,) = lines.saying("Exception in ASGI application")
    assert line["request"] == name
    assert "TypeError" in line["trace"]


def test_lines_of_a_socket_have_its_id_though_the_table_writes_them(
    server: Running, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    with party(server, SWORD, people=3) as table:
        table.start()
        asked_player = table.until_asked(0, 1, 2)
        response = asked_player.client.socket.response
        assert response is not None
        monkeypatch.setattr(lobby_of(server).rooms[table.code].referee, "answer", None)
        asked_player.choose(0)
        (line,) = lines.saying("table broke")
        assert line["socket"] == response.headers[HEADER]
        assert line["table"] == table.code


def test_what_a_table_does_by_itself_names_nobody(server: Running, lines: Lines) -> None:
    """The next thing a table does is not the doing of the last client."""
    with party(server, SWORD, people=3) as table:
        table.start()
        room = lobby_of(server).rooms[table.code]

        async def fail() -> None:
            raise AssertionError("a fault")

        server.loop.call_soon_threadsafe(room.mailbox.put_nowait, fail)
        (line,) = lines.saying("table broke")
        assert not {"socket", "request"} & line.keys()


def test_requests_are_logged_only_if_the_operator_wants_it(
    server: Running, sqlite_url: str, lines: Lines
) -> None:
    server.ask("/api/tables/AAAAAA")
    with Running(sqlite_url, Settings(access_log=True, requests_at_once=1_000)) as running:
        for _ in range(30):
            running.ask(
                "/api/tables/AAAAAA", **{"X-Forwarded-For": "2001:db8::7", "Authorization": "Bearer x"}
            )
        until(lambda: len([line for line in lines.all() if line["from"] == ACCESS]) == 30)
        client = running.client(running.open_table(SWORD)["code"])
        client.wait("welcome")
        response = client.socket.response
        client.close()
        (closed,) = lines.saying("socket closed")
    assert response is not None
    assert closed["socket"] == response.headers[HEADER]
    assert closed.keys() == {
        "at", "level", "from", "message", "socket", "route", "address", "seconds"
    }  # fmt: skip
    line = next(line for line in lines.saying("request") if line["status"] == 404)
    assert line.keys() == {
        "at", "level", "from", "message", "request", "route", "method", "status", "address", "seconds"
    }  # fmt: skip
    assert line["route"] == "/api/tables/{code}"
    assert line["address"] == "2001:db8::/64", "the network that is counted, no more"
