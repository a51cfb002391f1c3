"""Limits, so that nobody can fill the log, the memory or the time of others."""

import asyncio
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from starlette.requests import HTTPConnection

from chanbara.locales import LANGUAGES
from chanbara.server.http.guard import Guard
from chanbara.server.settings import Settings
from chanbara.server.table.connection import Connection
from chanbara.server.wire.options import TableOptions
from tests.server.kit import Running

SWORD = {"game": "sword", "players": 3}


def test_tables_asked_for_all_at_once_are_counted_too(sqlite_url: str) -> None:
    with Running(sqlite_url, Settings(tables_per_address=3, requests_at_once=1_000)) as running:
        with ThreadPoolExecutor(10) as pool:
            body = {"name": "Ann", "options": {"game": SWORD}}
            found = list(pool.map(lambda _: running.ask("/api/tables", body)[0], range(10)))
        assert sorted(found) == [201] * 3 + [429] * 7


@pytest.mark.usefixtures("still")
def test_a_host_does_so_much(sqlite_url: str) -> None:
    """Each act of a host is an entry of the log: it cannot be filled by pausing."""
    with Running(sqlite_url, Settings(host_acts_per_minute=3)) as running:
        seat = running.open_table(SWORD, bots=[None, "random", "random"])
        client = running.client(seat["code"], seat["token"])
        for _ in range(4):
            client.say("host", seat=0)
        assert client.wait("refused")["code"] == "too_fast"
        assert len(running.log_of(seat["code"])) == 3


@pytest.mark.usefixtures("still")
def test_a_table_answers_so_many_questions(sqlite_url: str) -> None:
    """What takes long is counted for all spectators together, and takes nothing from a seat."""
    settings = Settings(questions_at_once=3, questions_per_second=0.001)
    with Running(sqlite_url, settings) as running:
        seat = running.open_table(SWORD)
        strangers = [running.client(seat["code"], name="Eve") for _ in range(2)]
        player = running.client(seat["code"], seat["token"])
        for client in (*strangers, player):
            client.wait("welcome")
            for _ in range(2):
                client.say("resync")
                client.say("ping")
                client.wait("pong")
        refused = [[one["code"] for one in client.heard if one["type"] == "refused"] for client in strangers]
        assert refused == [[], ["too_fast"]]
        assert not [one for one in player.heard if one["type"] == "refused"]


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("no address", "no address"),
    ],
)
def test_an_address_is_what_its_owner_cannot_choose(host: str, counted: str) -> None:
    request = HTTPConnection({"type": "http", "client": (host, 1), "headers": []})
    assert Guard(Settings()).address(request) == counted


def test_house_rules_cannot_be_nested_without_end(server: Running) -> None:
    options = {"game": {**SWORD, "house": "[" * 7_000}}
    status, problem = server.ask("/api/tables", {"name": "Ann", "options": options})
    assert (status, problem["message"]) == (400, "House rules can have at most 200 brackets.")


def test_house_rules_are_read_one_after_the_other(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Parsing many at once would take CPU time from everyone who plays."""
    reading: list[int] = []
    most = 0
    check = TableOptions.check

    def slowly(options: TableOptions) -> None:
        nonlocal most
        reading.append(1)
        most = max(most, len(reading))
        time.sleep(0.02)
        reading.pop()
        check(options)

    monkeypatch.setattr(TableOptions, "check", slowly)
    body = {"name": "Ann", "options": {"game": {**SWORD, "house": "a:\n " * 20}}}
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: server.ask("/api/tables", body)[0], range(8)))
    assert (found, most) == ([400] * 8, 1)


def test_what_all_would_wait_for_is_done_before_the_server_starts() -> None:
    """Words and fingerprints are read, the collector passes over them, and threads make way soon."""
    program = (
        "import gc, sys; from chanbara.locales import speech; from chanbara.server import serve; "
        "serve._make_ready(); "
        "print(speech.cache_info().currsize, gc.get_freeze_count(), sys.getswitchinterval())"
    )
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    languages, frozen, interval = told.stdout.split()
    assert int(languages) == len(LANGUAGES)
    assert int(frozen) > 50_000
    assert float(interval) == 0.0005


def test_a_slow_reader_is_let_go() -> None:
    """The bytes queued for them are counted."""
    connection = Connection(Settings(outbox_bytes=10))
    connection.send_bytes(b"12345678")
    assert not connection.lost.is_set()
    connection.send_bytes(b"123")
    assert connection.lost.is_set()


def test_what_is_still_being_made_counts_once_it_is_made() -> None:
    async def story() -> None:
        connection = Connection(Settings(outbox_bytes=10))
        for text in (b"1234", b"5678"):
            made = asyncio.get_running_loop().create_future()
            connection.send_later(made)
            made.set_result(text)
        await asyncio.sleep(0)
        assert not connection.lost.is_set()
        assert await connection.next() == b"1234"
        connection.send_bytes(b"123456")
        assert not connection.lost.is_set(), "what was sent makes room"
        made = asyncio.get_running_loop().create_future()
        connection.send_later(made)
        made.set_result(b"1")
        await asyncio.sleep(0)
        assert connection.lost.is_set()

    asyncio.run(story())


@pytest.mark.parametrize("is_early", [True, False])
def test_an_update_that_cannot_be_made_costs_one_connection(
    caplog: pytest.LogCaptureFixture, *, is_early: bool
) -> None:
    async def story() -> None:
        connection = Connection(Settings())
        failing: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        if is_early:
            failing.set_exception(ValueError("Parry"))
            connection.send_later(failing)
        else:
            connection.send_later(failing)
            following = asyncio.create_task(connection.next())
            await asyncio.sleep(0)
            failing.set_exception(ValueError("Parry"))
            assert await following is None
        assert connection.lost.is_set()

    asyncio.run(story())
    assert [(one.getMessage(), vars(one)["why"]) for one in caplog.records] == [
        ("an update could not be made", "ValueError")
    ]
    assert "Parry" not in caplog.text
