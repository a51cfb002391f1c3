"""`make crash` and `make load` on a small scale: our server passes, and a broken one fails."""

import asyncio
import json
import random
import threading
from collections import Counter
from pathlib import Path

import pytest

from checks.server import crash, load, load_shared, server_process
from checks.server.circle import PEOPLE, BareCircle, GameCircle, Meter, Wrong
from checks.server.crash import Found
from checks.server.load import Measured
from checks.server.witness import Broken, Choice, Table
from tests.left_out import need_postgres
from tests.server.kit import until

FORGETFUL = """
import asyncio
from chanbara.server.store.store import Store

append, waiting = Store.append, set()

async def append_later(store, *about):
    async def write():
        await asyncio.sleep(60)
        await append(store, *about)
    task = asyncio.create_task(write())
    waiting.add(task)
    task.add_done_callback(waiting.discard)

Store.append = append_later
from chanbara.cli import main
main()
"""
"""A server that broadcasts first and writes later."""


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots run interpreted: no server lives long enough here to load compiled code."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only two tables, with people and bots."""
    monkeypatch.setattr(crash, "TABLES", crash.TABLES[:2])


# --- crash -------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("few")
def test_nothing_acknowledged_is_lost(database_url: str, tmp_path: Path) -> None:
    found = asyncio.run(crash.crash("here", database_url, 2, tmp_path))
    assert found.counts["kills"] == 2
    assert found.counts["acknowledged"] >= 6
    assert found.counts["found"] + found.counts["gone"] == found.counts["on the way"]


@pytest.mark.usefixtures("few")
def test_a_server_that_tells_before_it_writes_is_noticed(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_process, "COMMAND", FORGETFUL)
    # Without a look at the log in between, so that only the restart can show it.
    monkeypatch.setattr(crash.Run, "compare", _look_away)
    with pytest.raises(ExceptionGroup) as caught:
        asyncio.run(crash.crash("forgetful", sqlite_url, 1, tmp_path))
    assert caught.value.subgroup(Broken) is not None


async def _look_away(_run: crash.Run, _tables: object) -> None:
    pass


def test_a_choice_that_is_missing_or_another_is_noticed() -> None:
    table = Table("PLUM")
    mine = {1: Choice(0, "play katana > 1")}
    log = [Choice(1, "pass"), mine[1]]
    table.check(log, mine, 2)
    table.log = log
    table.check([*log, Choice(2, "pass")], mine, 2)
    for wrong, shown in (
        (log, 3),
        ([Choice(1, "pass"), Choice(0, "pass")], 2),
        ([Choice(2, "pass"), mine[1]], 2),
        (log[:1], 1),
    ):
        with pytest.raises(Broken):
            table.check(wrong, mine, shown)


def test_the_table_of_the_crashes_has_a_column_for_each_database() -> None:
    counts = Counter({"kills": 200, "hits": 180, "acknowledged": 12_345})
    found = [Found(name, counts, 9, 4, [1.0, 2.0], 0.05) for name in ("SQLite", "PostgreSQL")]
    lines = crash.report(found)
    assert "| kills that hit a choice on its way | 180 | 180 |" in lines
    assert "| choices acknowledged | 12,345 | 12,345 |" in lines


# --- load --------------------------------------------------------------------------------------------------


def test_a_small_load_is_measured_on_both_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "WARMING_UP", 0.5)
    monkeypatch.setattr(load, "RESTING", 2.5)
    ours, theirs = load.load(tables=2, seconds=5)
    for one in (ours, theirs):
        assert one.waits
        assert len(one.sizes) >= PEOPLE * len(one.waits)
        assert all(wait > 0 for wait in one.waits)
        assert one.used >= 0
        assert 0 < one.beat < 0.1


def test_the_bars_of_the_load_bite() -> None:
    quick = Measured(60, [0.01] * 9_000, [1_000], 20, 0, 0.0002)
    late = Measured(60, [0.01] * 8_800 + [0.2] * 200, [1_000], 20, 0, 0.0002)
    idle = Measured(60, [0.01] * 5_000, [1_000], 20, 0, 0.0002)
    assert load.report(quick, quick, 300, 0.1)[1]
    assert not load.report(late, quick, 300, 0.1)[1]
    assert not load.report(idle, quick, 300, 0.1)[1]


def test_a_small_load_is_measured_on_one_server_and_on_two(monkeypatch: pytest.MonkeyPatch) -> None:
    need_postgres()
    monkeypatch.setattr(load, "WARMING_UP", 0.5)
    monkeypatch.setattr(load, "RESTING", 0.5)
    monkeypatch.setattr(load_shared, "ways", lambda processes: two_ways(load_shared_ways(processes)))
    one, two = load_shared.load_shared(tables=2, seconds=3, processes=2)
    for found in (one, two):
        assert found.measured.waits
        assert found.choice > 0
        assert found.database > 0
        assert found.looks.count > 10
    assert (one.way.processes, two.way.processes) == (1, 2)
    assert not two.looks.between, "no server waits for another"


load_shared_ways = load_shared.ways


def two_ways(ways: list[load_shared.Way]) -> list[load_shared.Way]:
    """One server, and two behind a proxy."""
    return [ways[1], ways[4]]


def shared(name: int, used: float, **waits: int) -> load_shared.Found:
    looks, before = load_shared.Looks(), load_shared.Looks()
    looks.count = before.count = 100
    looks.between.update(waits)
    looks.light.update(["WALWrite"])
    measured = Measured(60, [0.01] * 9_000, [1_000], used, 0, 0.0002)
    return load_shared.Found(load_shared.ways(2)[name], measured, 9.0, looks, before)


def test_the_bars_of_the_load_on_several_servers_bite() -> None:
    good = [shared(way, used) for way, used in enumerate((19, 16, 20, 21, 22, 30))]
    lines, met = load_shared.report(good, 300, 1.1)
    assert met
    assert "with as many tables as each | 0.95 | 0.80 | 1.00 | 1.05 | 1.10 | 1.50 | ≤ 1.1, " in lines[4]
    assert "| – in proportion to one with all tables | 1.19 | 1.00 | 1.25 | 1.31 | 1.37 | 1.88 |" in lines[5]
    assert "WALWrite 1.00%" in lines[-2]
    for place, worse in ((3, shared(3, 23)), (4, shared(4, 23)), (3, shared(3, 20, transactionid=1))):
        assert not load_shared.report([*good[:place], worse, *good[place + 1 :]], 300, 1.1)[1]
    assert not load_shared.report(good, 400, 1.1)[1], "the pace was not kept"


def test_who_waits_for_a_lock_of_another_server_is_noticed(postgres_url: str) -> None:
    import psycopg  # noqa: PLC0415 - not everybody has it

    names = [f"{postgres_url}?application_name=server%20{number}" for number in range(2)]
    with (
        psycopg.connect(names[0]) as one,
        psycopg.connect(names[1]) as other,
        load_shared.Watch(postgres_url, Meter()) as watch,
    ):
        one.execute("SELECT pg_advisory_xact_lock(7)")
        waiting = threading.Thread(target=other.execute, args=["SELECT pg_advisory_xact_lock(7)"])
        waiting.start()
        until(lambda: watch.before.between["advisory"] > 0, "it is noticed")
        one.rollback()
        waiting.join()
        until(lambda: watch.before.count > 3)


def update(version: int = 3, seat: int = 1, asked: int = 1, number: int = 3, *, options: bool = True) -> str:
    listed = [{"text": "pass"}] if options else None
    decision = {"number": number, "seat": asked, "options": listed}
    return json.dumps({"type": "sword", "version": version, "view": {"seat": seat, "decision": decision}})


@pytest.fixture
def circle() -> GameCircle:
    made = GameCircle(Meter(), random.Random(1))
    made.version = 3
    return made


def test_a_good_update_is_taken(circle: GameCircle) -> None:
    assert circle.check(1, update())
    assert circle.check(0, update(seat=0, options=False))
    assert not circle.check(0, json.dumps({"type": "pong"}))


@pytest.mark.parametrize(
    "wrong",
    [
        update(version=2),
        update(version=4),
        update(seat=0),
        update(number=1),
        update(options=False),
        update(asked=2),
        update(asked=2, options=False),
        json.dumps({"type": "refused", "code": "stale", "message": "too late"}),
    ],
    ids=[
        "old",
        "skipped",
        "another's",
        "no decision of now",
        "nothing to choose",
        "peeping",
        "at odds",
        "no",
    ],
)
def test_a_wrong_update_is_noticed(circle: GameCircle, wrong: str) -> None:
    circle.check(0, update(seat=0, options=False))
    with pytest.raises(Wrong):
        circle.check(1, wrong)


def test_old_news_of_the_bare_socket_are_noticed() -> None:
    made = BareCircle(Meter(), random.Random(1), 1, [100])
    made.version = 2
    assert made.check(0, '{"version": 2, "filling": ""}')
    with pytest.raises(Wrong):
        made.check(0, '{"version": 1, "filling": ""}')
