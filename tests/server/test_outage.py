"""The database stops working for a while: nothing is lost, everyone is told, and all tables play on."""

import contextlib
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chanbara.server.http import health_routes
from chanbara.server.lobby import lobby as lobbies
from chanbara.server.store import database as databases
from chanbara.server.store import sqlite, writer
from tests.server.kit import Running, until
from tests.server.party import GENEROUS, Party, Player, party
from tests.server.postgres import Postgres
from tests.server.worlds import lobby_of

SWORD = {"game": "sword", "players": 3}
SENTENCE = "The server cannot save anything right now. Try again later."


class Outage:
    """A database that can be made not to work: SQLite locked by another program, PostgreSQL cut off."""

    def __init__(self, running: Running, postgres: Postgres | None) -> None:
        self.running = running
        self._postgres = postgres

    @contextlib.contextmanager
    def begin(self) -> Iterator[None]:
        """Nothing can be stored in this block."""
        with self._locked() if self._postgres is None else self._cut_off(self._postgres):
            yield

    @contextlib.contextmanager
    def _locked(self) -> Iterator[None]:
        path = self.running.database.removeprefix("sqlite:///")
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")

    @contextlib.contextmanager
    def _cut_off(self, postgres: Postgres) -> Iterator[None]:
        name = self.running.database.rpartition("/")[2]
        postgres.tell(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        postgres.break_connections_of(name)
        yield
        postgres.tell(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


@pytest.fixture(params=["sqlite", "postgres"])
def outage(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Outage]:
    monkeypatch.setattr(health_routes, "READY_FOR", 0.0)
    monkeypatch.setattr(sqlite, "BUSY", 0.1)
    monkeypatch.setattr(databases, "PATIENCE", 0.1)
    monkeypatch.setattr(writer, "LONGEST_PAUSE", 0.2)
    monkeypatch.setattr(lobbies, "LONGEST_WAIT", 0.2)
    url = request.getfixturevalue(f"{request.param}_url")
    postgres = request.getfixturevalue("postgres") if request.param == "postgres" else None
    with Running(url, GENEROUS) as running:
        yield Outage(running, postgres)


def refused_to(player: Player) -> tuple[str, str]:
    """Send the player's choice, which cannot be stored."""
    assert player.decision is not None
    return player.refused("choose", decision=player.decision["number"], option=0)


def wait_for_outage(player: Player, *, over: bool) -> None:
    """Wait until a player is told of the outage, or of its end; it may have been before a refusal."""
    message = {"type": "outage", "over": over}
    while message not in player.client.heard:
        player.hear()


def test_acts_are_refused_with_a_reason_and_work_again_afterwards(outage: Outage) -> None:
    with party(outage.running, SWORD, people=3) as table:
        table.start()
        asked = table.until_asked(0, 1, 2)
        version = asked.version
        with outage.begin():
            assert refused_to(asked) == ("closed", SENTENCE)
            for player in table.players:
                wait_for_outage(player, over=False)
        for player in table.players:
            wait_for_outage(player, over=True)
        assert {player.version for player in table.players} == {version}, "nothing was done meanwhile"
        table.play(until=version + 20)


def test_all_tables_go_on_by_themselves(outage: Outage) -> None:
    """One is refused; the others learn of it, and bots play on without anyone asking."""
    running = outage.running
    with party(running, SWORD, people=1) as bots, party(running, SWORD, people=3) as people:
        people.start()
        asked = people.until_asked(0, 1, 2)
        bots.start()
        with outage.begin():
            refused_to(asked)
            wait_for_outage(bots.players[0], over=False)
        wait_for_outage(bots.players[0], over=True)
        _play_alone(bots)
    assert not lobby_of(running).broke, "an outage is not the table's fault"


def _play_alone(table: Party) -> None:
    """The one person plays on with the bots."""
    table.play(until=table.players[0].version + 15)


def test_no_clock_runs_while_nothing_can_be_done(outage: Outage) -> None:
    clock = {"clock": "live", "decision": 60, "window": 60, "reserve": 0, "grace": 60}
    with party(outage.running, SWORD, people=3, clock=clock) as table:
        table.start()
        asked = table.until_asked(0, 1, 2)
        with outage.begin():
            refused_to(asked)
            wait_for_outage(asked, over=False)
            outage.running.later(600)
        wait_for_outage(asked, over=True)
        view = asked.wait("sword")
        assert view["timer"]["left"] > 50
        assert not any(message["type"] == "notice" for message in asked.client.heard)
        outage.running.later(61)
        assert asked.wait("notice") == {"type": "notice", "kind": "timeout", "seat": asked.seat}


def test_a_database_that_hangs_is_an_outage_too(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its connection is open, and nothing comes back; what was asked for before it hung is still stored."""
    monkeypatch.setattr(writer, "SLOW", 0.1)
    answers = threading.Event()
    with Running(sqlite_url, GENEROUS) as running, party(running, SWORD, people=3) as table:
        table.start()
        asked = table.until_asked(0, 1, 2)
        store = lobby_of(running).store
        running.loop.call_soon_threadsafe(store._writer.ask, lambda _connection: answers.wait(60))
        until(lambda: ready(running) == 503)
        assert refused_to(asked) == ("closed", SENTENCE)
        wait_for_outage(asked, over=False)
        assert running.ask("/livez")[0] == 200
        answers.set()
        for player in table.players:
            wait_for_outage(player, over=True)
        table.play(until=asked.version + 5)
        assert ready(running) == 200


def test_newcomers_are_told_as_well(outage: Outage) -> None:
    host = outage.running.open_table(SWORD)
    outage.running.client(host["code"], host["token"]).wait("welcome")
    with outage.begin():
        assert ready(outage.running) == 503
        assert outage.running.client(host["code"], name="Eve").wait("outage") == {
            "type": "outage",
            "over": False,
        }


def test_what_needs_no_log_is_refused_as_well_and_the_table_comes_back(
    outage: Outage, caplog: pytest.LogCaptureFixture
) -> None:
    """A seat taken and a table opened are rows of their own."""
    running = outage.running
    host = running.open_table(SWORD)
    client = running.client(host["code"], host["token"])
    client.wait("welcome")
    with outage.begin():
        client.say("ready", re=5)
        assert client.wait("refused")["code"] == "closed"
        status, problem = running.ask("/api/tables", {"name": "Ann", "options": {"game": SWORD}})
        assert (status, problem["code"]) == (503, "closed")
        assert not any(line.exc_info for line in caplog.records), "an outage is no error of ours"
    until(lambda: ready(running) == 200)
    assert running.sit(host["code"], "Ben")["seat"] == 1


def ready(running: Running) -> int:
    return running.ask("/readyz")[0]


def test_liveness_and_readiness_are_told_apart(outage: Outage) -> None:
    running = outage.running
    assert (running.ask("/livez")[0], ready(running), health(running)) == (200, 200, "ok")
    with outage.begin():
        assert (running.ask("/livez")[0], ready(running)) == (200, 503)
        until(lambda: health(running) == "trouble")
    until(lambda: ready(running) == 200)
    assert health(running) == "ok"


def health(running: Running) -> Any:  # noqa: ANN401 - one of the words
    return running.ask("/health")[1]["status"]


def test_a_server_that_stops_does_not_wait_for_its_database(outage: Outage) -> None:
    with outage.begin():
        assert ready(outage.running) == 503
        outage.running.server.should_exit = True
        outage.running.thread.join(30)
        assert not outage.running.thread.is_alive()


@pytest.mark.parametrize("gone", ["", "-wal"])
def test_a_database_that_is_deleted_under_the_server_is_noticed_and_rescued(
    tmp_path: Path, gone: str
) -> None:
    """The file stays open, so that all would seem well until the next start finds nothing."""
    path = tmp_path / "tables.sqlite"
    with Running(f"sqlite:///{path}", GENEROUS) as running, party(running, SWORD, people=3) as table:
        table.start().play(until=5)
        asked = table.until_asked(0, 1, 2)
        path.with_name(f"{path.name}{gone}").unlink()
        assert refused_to(asked)[0] == "closed"
        assert ready(running) == 503
        until(lambda: health(running) == "trouble")
    assert path.with_name(f"{path.name}.rescued").stat().st_mode & 0o777 == 0o600, "secrets are in it"
    with contextlib.closing(sqlite3.connect(f"{path}.rescued")) as rescued:
        kept = rescued.execute("select count(*) from entries where kind = 'choice'").fetchone()
    assert kept == (asked.version,)


def test_readiness_is_not_looked_up_for_everyone(sqlite_url: str) -> None:
    """Each look writes to the disk."""
    with Running(sqlite_url, GENEROUS) as running:
        store = lobby_of(running).store
        looks: list[int] = []
        check = store.check

        async def counted() -> None:
            looks.append(1)
            await check()

        store.check = counted  # type: ignore[method-assign]
        for _ in range(20):
            assert ready(running) == 200
        assert len(looks) < 10
