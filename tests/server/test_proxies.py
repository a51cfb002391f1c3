"""The files in `deploy`, with the real programs: a game over TLS, and clients are who they are."""

import http.client
import json
import re
import ssl
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from chanbara.server.settings import Settings
from tests.docs.markdown import ROOT
from tests.server.kit import PATIENCE, Running
from tests.server.party import GENEROUS, party
from tests.server.proxy import PROXIES, Proxied, behind
from tests.server.test_request_ids import Lines, lines

__all__ = ["lines"]

SWORD = {"game": "sword", "players": 3}
FORGED = {
    "X-Forwarded-For": "203.0.113.9",
    "X-Real-IP": "203.0.113.9",
    "Forwarded": "for=203.0.113.9",
}
SETTINGS = Settings(
    access_log=True,
    public_url="https://localhost",
    tables_per_address=3,
    requests_at_once=10_000,
    messages_at_once=10_000,
)


def trust(monkeypatch: pytest.MonkeyPatch, chain: Path) -> None:
    """Trust a certificate; whoever has asked something before, with other ones, begins again."""
    monkeypatch.setenv("SSL_CERT_FILE", str(chain))
    monkeypatch.setattr(urllib.request, "_opener", None)


@pytest.fixture(params=PROXIES)
def proxied(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Proxied]:
    folder = tmp_path / "proxy"
    trust(monkeypatch, folder / "chain.pem")
    with (
        Running(f"sqlite:///{tmp_path}/tables.sqlite", SETTINGS) as running,
        behind(request.param, running, folder) as found,
    ):
        yield found


def asked(
    server: Proxied,
    path: str,
    body: Any = None,  # noqa: ANN401 - any body
    source: str = "127.0.0.1",
    **headers: str,
) -> http.client.HTTPResponse:
    """Ask through the proxy, from an address of this machine."""
    trusting = ssl.create_default_context()
    line = http.client.HTTPSConnection(
        "localhost", server.proxy_port, timeout=PATIENCE, source_address=(source, 0), context=trusting
    )
    with closing(line):
        line.request(
            "GET" if body is None else "POST", path, None if body is None else json.dumps(body), headers
        )
        found = line.getresponse()
        found.read()
        return found


def test_a_game_is_played_and_every_client_is_who_it_is(proxied: Proxied, lines: Lines) -> None:
    with party(proxied, SWORD, people=3) as table:
        table.start()
        table.play()
        table.check_end()
    page = asked(proxied, "/")
    assert page.headers["Strict-Transport-Security"]
    # Nobody may count as somebody else, whatever they write.
    found = asked(proxied, "/api/tables/AAAAAA", source="127.0.0.2", **FORGED)
    line = lines.of_request(found.headers["X-Request-ID"])
    assert line["address"] == "127.0.0.2"
    assert len(line["request"]) > 16, "the proxy chose it"
    opening = {"name": "Eve", "options": {"game": SWORD}}
    forged = [{**FORGED, "X-Forwarded-For": f"203.0.113.{number}"} for number in range(4)]
    statuses = [asked(proxied, "/api/tables", opening, "127.0.0.3", **one).status for one in forged]
    assert statuses == [201, 201, 201, 429]
    # Metrics are for the operator, who asks the server itself.
    assert asked(proxied, "/metrics").status == 404
    assert proxied.direct.ask("/metrics")[0] == 200
    # Other origins are refused, ours is not.
    assert asked(proxied, "/api/tables", Origin="https://localhost").status == 200
    assert asked(proxied, "/api/tables", Origin="https://evil.example").status == 403


def test_whoever_is_no_proxy_cannot_say_where_they_come_from(sqlite_url: str, lines: Lines) -> None:
    with Running(sqlite_url, SETTINGS) as running:
        line = http.client.HTTPConnection(
            "127.0.0.1", running.port, PATIENCE, source_address=("127.0.0.2", 0)
        )
        with closing(line):
            line.request("GET", "/api/tables", headers=FORGED)
            name = line.getresponse().headers["X-Request-ID"]
            assert lines.of_request(name)["address"] == "127.0.0.2"


def test_a_silent_socket_ends_at_nginx_and_one_with_pings_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server pings often enough for the time that the file gives a socket; this is tried with seconds."""
    folder = tmp_path / "proxy"
    trust(monkeypatch, folder / "chain.pem")

    def hurried(text: str) -> str:
        assert text.count("120s") == 2
        return text.replace("120s", "1s")

    with (
        Running(f"sqlite:///{tmp_path}/tables.sqlite", GENEROUS) as running,
        behind("nginx", running, folder, hurried) as server,
    ):
        code = server.open_table(SWORD)["code"]
        silent, pinged = server.client(code), server.client(code)
        for client in (silent, pinged):
            client.wait("welcome")
        while silent.socket.close_code is None:
            pinged.say("ping")
            pinged.wait("pong")
        pinged.say("ping")
        pinged.wait("pong")
        pinged.close()
    file = (ROOT / "deploy/nginx/chanbara.conf").read_text(encoding="utf-8")
    pings = uvicorn.Config("", log_config=None).ws_ping_interval
    assert pings is not None
    assert {int(one) for one in re.findall(r"proxy_(?:read|send)_timeout (120)s", file)} == {120}
    assert 3 * pings < 120, "two pings may be lost"


def test_the_proxies_take_the_largest_bodies_that_the_server_takes() -> None:
    largest = max(Settings().body_bytes, Settings().record_bytes)
    nginx = (ROOT / "deploy/nginx/chanbara.conf").read_text(encoding="utf-8")
    caddy = (ROOT / "deploy/caddy/Caddyfile").read_text(encoding="utf-8")
    haproxy = (ROOT / "deploy/haproxy/chanbara.cfg").read_text(encoding="utf-8")
    assert "client_max_body_size 128k;" in nginx
    assert "req.body_size gt 131072" in haproxy
    assert "max_size 128KB" in caddy
    assert largest < 128_000
