"""The page is served with its files, and gets the printed texts of cards from the server."""

import gzip
import http.client
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import chanbara
from chanbara.server.http.guard import HEADERS
from chanbara.server.page import ADDRESSES, FILES, parts_in
from chanbara.server.serve import free_port, has_browser
from chanbara.server.settings import Settings
from chanbara.sword.bots.registry import NAMES
from chanbara.sword.rules.rulings import Rulings
from tests.server.kit import Running

SCRIPT = "console.log('kiai');\n" * 100
BROTLI = b"the same, a little smaller"
"""Nobody here can read it; it is handed out as it is."""


@pytest.fixture
def server(sqlite_url: str) -> Iterator[Running]:
    with Running(sqlite_url) as running:
        yield running


class Visitor:
    """Asks a server for files as a browser does."""

    def __init__(self, port: int) -> None:
        self.port = port

    def get(self, path: str, reads: str = "gzip") -> tuple[http.client.HTTPResponse, bytes]:
        with closing(http.client.HTTPConnection("127.0.0.1", self.port)) as connection:
            connection.request("GET", path, headers={"Accept-Encoding": reads})
            found = connection.getresponse()
            return found, found.read()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the server looks for the page."""
    monkeypatch.setattr("chanbara.server.app.page_folder", lambda: tmp_path)
    return tmp_path


@pytest.fixture
def built(folder: Path, sqlite_url: str) -> Iterator[Visitor]:
    """Somebody at a server with a page, if a small one."""
    (folder / "assets").mkdir()
    for name in ("index.html", "table.html", *FILES):
        (folder / name).write_text(f"<title>{name}</title>", encoding="utf-8")
    script = folder / "assets" / "main-1a2b.js"
    script.write_text(SCRIPT, encoding="utf-8")
    script.with_suffix(".js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    script.with_suffix(".js.br").write_bytes(BROTLI)
    (folder / "assets" / "font.woff2").write_bytes(b"alegreya")
    with Running(sqlite_url) as running:
        yield Visitor(running.port)


def test_every_address_of_the_page_is_the_page(built: Visitor) -> None:
    for address in ADDRESSES:
        parts = {"code": "ABCDEF", "paragraph": "7.3", "way": "clan", "key": "long-arm", "token": "x"}
        found, body = built.get(address.format(**parts))
        assert (found.status, body) == (200, f"<title>{ADDRESSES[address]}</title>".encode()), address
        assert found.getheader("cache-control") == "no-cache"


def test_a_wrong_address_is_told_so_by_the_page(built: Visitor) -> None:
    found, body = built.get("/harakiri")
    assert (found.status, body) == (404, b"<title>index.html</title>")
    assert found.getheader("cache-control") == "no-store"


def test_its_files_are_kept_for_ever_and_travel_compressed(built: Visitor) -> None:
    found, body = built.get("/assets/main-1a2b.js")
    assert found.getheader("content-encoding") == "gzip"
    assert gzip.decompress(body).decode() == SCRIPT
    assert str(found.getheader("content-type")).startswith("text/javascript")
    assert str(found.getheader("cache-control")).endswith("immutable")
    assert built.get("/icon.svg")[1] == b"<title>icon.svg</title>"


def test_what_makes_it_an_app_has_its_name_and_kind(built: Visitor) -> None:
    for name, (media, keeping) in FILES.items():
        found, body = built.get(f"/{name}")
        assert (found.status, body) == (200, f"<title>{name}</title>".encode()), name
        assert str(found.getheader("content-type")).startswith(media)
        assert found.getheader("cache-control") == keeping
    # A worker that a browser kept without asking would keep an old page for ever.
    assert FILES["worker.js"][1] == "no-cache"


def test_a_browser_gets_the_best_that_it_can_read(built: Visitor) -> None:
    for reads, encoding, sent in (
        ("gzip, deflate, br;q=1.0", "br", BROTLI),
        ("identity", None, SCRIPT.encode()),
    ):
        found, body = built.get("/assets/main-1a2b.js", reads)
        assert (found.getheader("content-encoding"), body) == (encoding, sent)
        assert found.getheader("vary") == "Accept-Encoding"
    found, body = built.get("/assets/font.woff2")
    assert (found.getheader("content-encoding"), body) == (None, b"alegreya")


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/../index.html", "/assets/%2e%2e/index.html"])
def test_nothing_else_is_served(built: Visitor, path: str) -> None:
    assert built.get(path)[0].status == 404


@pytest.mark.usefixtures("folder")
def test_a_page_that_is_not_built_says_how(sqlite_url: str) -> None:
    with Running(sqlite_url) as running:
        for path in ("/", "/icon.svg"):
            found, body = Visitor(running.port).get(path)
            assert found.status == 404
            assert b"make play" in body


def test_the_page_has_the_headers_of_every_answer(server: Running) -> None:
    found, _ = Visitor(server.port).get("/")
    assert found.getheader("content-security-policy") == HEADERS["Content-Security-Policy"]


def test_the_script_that_runs_webassembly_alone_is_allowed_to(folder: Path, built: Visitor) -> None:
    (folder / "assets" / "worker-1a2b.js").write_text(SCRIPT, encoding="utf-8")
    policy = HEADERS["Content-Security-Policy"]
    allowed = f"{policy}; script-src 'self' 'wasm-unsafe-eval'"
    found = {path: built.get(path)[0] for path in ("/", "/local", "/assets/main-1a2b.js", "/worker.js")}
    assert {one.getheader("content-security-policy") for one in found.values()} == {policy}
    assert built.get("/assets/worker-1a2b.js")[0].getheader("content-security-policy") == allowed


def test_the_page_names_the_parts_with_which_it_plays_without_a_connection(
    folder: Path, tmp_path: Path, sqlite_url: str
) -> None:
    (folder / "index.html").write_text("<title>page</title>", encoding="utf-8")
    (parts := tmp_path / "static" / "offline" / "1a2b").mkdir(parents=True)
    (parts / "files.json").write_text("[]", encoding="utf-8")
    (parts / "version.txt").write_text(chanbara.__version__, encoding="utf-8")
    with Running(sqlite_url, Settings(offline=str(tmp_path / "static"))) as running:
        visitor = Visitor(running.port)
        found, body = visitor.get("/")
        assert b'<meta name="offline" content="offline/1a2b">' in body
        assert found.getheader("cache-control") == "no-cache"
        found, body = visitor.get("/offline/1a2b/files.json")
        assert (found.status, body) == (200, b"[]")
        assert str(found.getheader("cache-control")).endswith("immutable")
        assert visitor.get("/offline/1a2b/../../index.html")[0].status == 404


def test_a_folder_without_such_parts_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="make static"):
        parts_in(str(tmp_path))
    assert parts_in("") is None


def test_a_folder_of_another_version_is_refused(tmp_path: Path) -> None:
    (parts := tmp_path / "offline" / "1a2b").mkdir(parents=True)
    (parts / "files.json").write_text("[]", encoding="utf-8")
    (parts / "version.txt").write_text("0.0.1", encoding="utf-8")
    with pytest.raises(ValueError, match=f"it is of version 0.0.1, and this is {chanbara.__version__}"):
        parts_in(str(tmp_path))


def test_the_cards_of_both_sets_are_told(server: Running) -> None:
    status, found = server.ask("/api/cards")
    assert status == 200
    assert sum(card["copies"] for card in found["cards"]) == 130
    assert len(found["characters"]) == 25
    cards = {card["key"]: card for card in found["cards"]}
    katana = {"kind": "weapon", "suit": "fuji", "copies": 1, "reach": 2, "wounds": 3, "parry": False}
    assert katana.items() <= cards["katana"].items()
    assert cards["kusanagi"]["wounds"] is None
    assert cards["parry"]["parry"]
    assert cards["jitte"]["parry"]


def test_a_table_tells_its_own_numbers(server: Running) -> None:
    game = {"game": "sword", "players": 3, "house": "values: {katana: {difficulty: 4}}"}
    code = server.open_table(game)["code"]
    _, found = server.ask(f"/api/tables/{code}/cards")
    assert {card["key"]: card for card in found["cards"]}["katana"]["reach"] == 4
    assert not any(card["rising_sun"] for card in found["cards"])
    assert sum(card["copies"] for card in found["cards"]) == 90


def test_a_duel_has_no_cards_of_samurai_sword(server: Running) -> None:
    code = server.open_table({"game": "duel"})["code"]
    status, found = server.ask(f"/api/tables/{code}/cards")
    assert (status, found["cards"], found["characters"]) == (200, [], [])


def test_what_a_table_can_be_made_of_is_told(server: Running) -> None:
    status, found = server.ask("/api/choices")
    assert status == 200
    assert [one["name"] for one in found["bots"]] == [*NAMES, "even"]
    assert {one["name"]: one["usual"] for one in found["rulings"]} == Rulings()._asdict()
    assert all(one["usual"] in one["values"] for one in found["rulings"])


def test_a_port_that_is_taken_is_passed_over() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        first = free_port("127.0.0.1")
        assert first != taken.getsockname()[1]
    with socket.socket() as other:
        other.bind(("127.0.0.1", first))
        other.listen()
        assert free_port("127.0.0.1") != first


@pytest.mark.parametrize(("name", "value"), [("DISPLAY", ":0"), ("WAYLAND_DISPLAY", "wayland-0")])
def test_a_browser_is_opened_only_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_browser()
    monkeypatch.setenv(name, value)
    assert has_browser()


def test_who_is_asked_is_told_what_follows(server: Running) -> None:
    seated = server.open_table({"game": "sword", "players": 3}, bots=[None, "greedy", "greedy"])
    with closing(server.client(seated["code"], seated["token"])) as client:
        client.say("ready")
        client.say("start")
        strikes = 0
        for _ in range(200):
            told = client.wait("sword")
            decision = told["view"]["decision"]
            if decision is None:
                break
            if decision["options"] is None:
                assert told["insight"] is None
                continue
            found = told["insight"]
            assert len(found["options"]) == len(decision["options"])
            for option, follows in zip(decision["options"], found["options"], strict=True):
                if follows["said"]["id"] != "option-strike":
                    continue
                strikes += 1
                assert option["verb"] == "play"
                assert option["seats"]
                assert 1 <= follows["said"]["args"]["wounds"]["args"]["count"] <= 6
            if decision["kind"] == "parry":
                assert found["wounds"] >= 1
            client.say("choose", decision=decision["number"], option=len(decision["options"]) - 1)
    assert strikes
