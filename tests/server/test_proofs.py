"""`make crash` and `make load` on a small scale: our server passes, and a broken one fails."""

import asyncio
import json
import random
from collections import Counter
from pathlib import Path

import pytest

from checks.server import crash, load, server_process
from checks.server.circle import PEOPLE, BareCircle, GameCircle, Meter, Wrong
from checks.server.crash import Found
from checks.server.load import Measured
from checks.server.witness import Broken, Choice, Table

FORGETFUL = """
import asyncio
from chanbara.server.store.store import Store

append, waiting = Store.append, set()

async def append_later(store, entries):
    async def write():
        await asyncio.sleep(60)
        await append(store, entries)
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
    ours, theirs = load.load(tables=2, seconds=5)
    for one in (ours, theirs):
        assert one.waits
        assert len(one.sizes) >= PEOPLE * len(one.waits)
        assert all(wait > 0 for wait in one.waits)
        assert one.used >= 0


def test_the_bars_of_the_load_bite() -> None:
    quick = Measured(60, [0.01] * 9_000, [1_000], 20, 0)
    late = Measured(60, [0.01] * 8_800 + [0.2] * 200, [1_000], 20, 0)
    idle = Measured(60, [0.01] * 5_000, [1_000], 20, 0)
    assert load.report(quick, quick, 300, 0.1)[1]
    assert not load.report(late, quick, 300, 0.1)[1]
    assert not load.report(idle, quick, 300, 0.1)[1]


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
