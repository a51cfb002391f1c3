"""The bot of docs/bot-guide.md, taken from the page, joins by a link, plays whole games, and reconnects."""

import ast
import contextlib
import json
import random
import re
import selectors
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import ClientConnection, connect

import chanbara
from tests.docs.markdown import blocks, read

PAGE = read("docs/bot-guide.md")
BOT, BETTER = (block.text for block in blocks(PAGE) if block.language == "python")
PATIENCE = 240
"""Seconds for a whole game."""


class Server(Protocol):
    """What the fixture gives."""

    url: str


# --- the one who invites -----------------------------------------------------------------------------------


def fetch(url: str, body: dict[str, Any] | None = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    request = Request(url, data, {"Content-Type": "application/json"})  # noqa: S310 - our own server
    with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - the same
        return bytes(answer.read())


def new_table(url: str, **game: Any) -> dict[str, Any]:  # noqa: ANN401 - fields of the options
    options = {"game": game, "pauses": {"least": 0, "most": 0}}
    seated: dict[str, Any] = json.loads(fetch(f"{url}/api/tables", {"name": "Ann", "options": options}))
    return seated


@contextlib.contextmanager
def seat_at(url: str, seated: dict[str, Any]) -> Iterator[ClientConnection]:
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{seated['code']}/socket"
    with connect(address, open_timeout=PATIENCE) as connection:
        connection.send(json.dumps({"type": "hello", "token": seated["token"]}))
        connection.send(json.dumps({"type": "ready", "salt": "plum"}))
        yield connection


def host(url: str, seated: dict[str, Any], each_choice: Any = None) -> dict[str, Any]:  # noqa: ANN401
    """Start when all are ready, play at random, and return how it ended."""
    chance = random.Random(1)
    is_started = False
    with seat_at(url, seated) as connection:
        while True:
            message: dict[str, Any] = json.loads(connection.recv(timeout=PATIENCE))
            match message:
                case {"type": "table", "table": {"status": "lobby", "seats": seats}}:
                    if not is_started and all(seat["ready"] for seat in seats):
                        is_started = True
                        connection.send(json.dumps({"type": "start"}))
                case {"type": "sword", "version": version, "view": {"decision": decision}} if decision:
                    if each_choice is not None:
                        each_choice(version)
                    if decision["options"]:
                        option = chance.randrange(len(decision["options"]))
                        choice = {"type": "choose", "decision": decision["number"], "option": option}
                        connection.send(json.dumps(choice))
                case {"type": "refused", "code": "too_fast"}:
                    threading.Event().wait(1)
                    connection.send(json.dumps({"type": "resync"}))
                case {"type": "over"}:
                    return message
                case _:
                    pass


# --- the stranger ------------------------------------------------------------------------------------------


@contextlib.contextmanager
def stranger(folder: Path, link: str, name: str, text: str = BOT) -> Iterator[subprocess.Popen[str]]:
    file = folder / f"{name}.py"
    file.write_text(text, encoding="utf-8")
    command = [sys.executable, str(file), link, name]
    # alone in an empty folder, and without our package on its path
    with subprocess.Popen(
        command, cwd=folder, env={}, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def printed_record(process: subprocess.Popen[str]) -> tuple[str, str]:
    """What a bot printed at its end, and what troubled it before."""
    out, trouble = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, trouble
    return out.removesuffix("\n"), trouble  # print adds one


def test_the_bot_is_short_and_needs_one_package() -> None:
    assert len(BOT.splitlines()) <= 40
    imported = set(re.findall(r"^(?:from|import) (\w+)", BOT, re.MULTILINE))
    for node in ast.walk(ast.parse(BOT)):
        if isinstance(node, ast.Import):
            imported |= {one.name.partition(".")[0] for one in node.names}
    assert imported - sys.stdlib_module_names == {"websockets"}


def test_strangers_play_a_whole_game(server: Server, tmp_path: Path) -> None:
    seated = new_table(server.url, game="sword", players=3)
    link = f"{server.url}/t/{seated['code']}"
    with stranger(tmp_path, link, "Musashi") as one, stranger(tmp_path, link, "Kojiro") as other:
        over = host(server.url, seated)
        record, trouble = printed_record(one)
        assert trouble == ""
        assert printed_record(other)[0] == record == over["record"]
    assert fetch(f"{server.url}/api/tables/{seated['code']}/record").decode() == over["record"]
    assert chanbara.replay(over["record"]).over


def test_the_better_choice_of_the_page_plays_too(server: Server, tmp_path: Path) -> None:
    plain = re.compile(r"^def choose\(view\):\n(?:    .*\n)+", re.MULTILINE)
    assert len(plain.findall(BOT)) == 1
    better = plain.sub(lambda _: BETTER, BOT)
    seated = new_table(server.url, game="sword", players=3, rising_sun=True)
    link = f"{server.url}/t/{seated['code']}"
    with (
        stranger(tmp_path, link, "Musashi", better) as one,
        stranger(tmp_path, link, "Kojiro", better) as other,
    ):
        over = host(server.url, seated)
        assert printed_record(one)[0] == printed_record(other)[0] == over["record"]


def test_a_seat_that_is_not_there_is_no_endless_loop(server: Server, tmp_path: Path) -> None:
    with stranger(tmp_path, f"{server.url}/t/NOWHERE", "Musashi") as process:
        _, trouble = process.communicate(timeout=PATIENCE)
    assert process.returncode != 0
    assert "404" in trouble


# --- a line that breaks ------------------------------------------------------------------------------------


class Line:
    """Passes bytes between strangers and the server, until it is cut; the next connection works again."""

    def __init__(self, url: str) -> None:
        target = urlsplit(url)
        self.target = (str(target.hostname), target.port or 80)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.open: list[socket.socket] = []
        self.cuts = 0
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Break every connection that is open."""
        self.cuts += 1
        for end in self.open:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.open.clear()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                far = socket.create_connection(self.target)
                self.open += [near, far]
                threading.Thread(target=self._pass_on, args=(near, far), daemon=True).start()

    def _pass_on(self, near: socket.socket, far: socket.socket) -> None:
        with near, far, selectors.DefaultSelector() as ready, contextlib.suppress(OSError):
            for source, target in ((near, far), (far, near)):
                ready.register(source, selectors.EVENT_READ, target)
            while True:
                for key, _ in ready.select():
                    data = key.fileobj.recv(65_536)  # type: ignore[union-attr]
                    if not data:
                        return
                    key.data.sendall(data)


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    made = Line(server.url)
    yield made
    made.listener.close()
    made.cut()


def test_a_stranger_comes_back_when_the_line_breaks(server: Server, line: Line, tmp_path: Path) -> None:
    breaks = iter((2, 10, 25))  # the shortest games have some forty choices
    next_break = next(breaks)

    def break_now_and_then(version: int) -> None:
        nonlocal next_break
        if version >= next_break:
            next_break = next(breaks, 1_000_000)
            line.cut()

    seated = new_table(server.url, game="sword", players=3)
    link = f"{line.url}/t/{seated['code']}"
    with stranger(tmp_path, link, "Musashi") as one, stranger(tmp_path, link, "Kojiro") as other:
        over = host(server.url, seated, break_now_and_then)
        assert printed_record(one)[0] == printed_record(other)[0] == over["record"]
    assert line.cuts == 3
