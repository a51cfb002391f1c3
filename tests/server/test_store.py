"""The store, on both databases: acknowledged data is durable, and failures are isolated."""

import asyncio
import logging
import signal
import sqlite3
import subprocess
import sys
import threading
from functools import partial

import pytest
from sqlalchemy import Connection, event

from chanbara.server.store.store import ConnectionLost, Entry, Store, StoreError
from tests.server.postgres import Postgres
from tests.server.samples import ROOT, SECRET, entry, patiently, refusal, seat, table, with_store


def commits(store: Store) -> list[Connection]:
    """A list that grows by one with each commit from now on."""
    seen: list[Connection] = []
    event.listen(store._database.engine, "commit", seen.append)
    return seen


def test_a_table_comes_back_as_it_was_stored(database_url: str) -> None:
    async def store_it(store: Store) -> None:
        await store.add_table(table("A"), [seat("A", 1), seat("A", 0, "百地 三太夫")])
        await store.append([entry("A", 0), entry("A", 1, "x" * 100_000)])

    async def read_it(store: Store) -> None:
        assert await store.table("A") == table("A")
        assert await store.seats("A") == [seat("A", 0, "百地 三太夫"), seat("A", 1)]
        assert await store.entries("A") == [entry("A", 0), entry("A", 1, "x" * 100_000)]

    with_store(database_url, store_it)
    with_store(database_url, read_it)


def test_what_is_not_there_is_nothing(database_url: str) -> None:
    async def story(store: Store) -> None:
        assert await store.table("A") is None
        assert await store.seats("A") == []
        assert await store.entries("A") == []
        assert await store.tables() == []
        await store.remove("A")
        await store.append([])
        await store.save_seats([])

    with_store(database_url, story)


def test_tables_are_found_by_status_the_oldest_first(database_url: str) -> None:
    async def story(store: Store) -> None:
        for code, status, created in [("C", "running", 3.0), ("A", "running", 4.0), ("B", "over", 1.0)]:
            await store.add_table(table(code, status, created), [])
        assert [row.code for row in await store.tables("running")] == ["C", "A"]
        assert [row.code for row in await store.tables("running", "over")] == ["B", "C", "A"]
        assert [row.code for row in await store.tables()] == ["B", "C", "A"]
        assert await store.tables("frozen") == []

    with_store(database_url, story)


def test_a_table_and_its_seats_change(database_url: str) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("A"), [seat("A", 0)])
        await store.save_table(table("A", "over"))
        await store.save_seats([seat("A", 0, "Goemon"), seat("A", 1, "new")])
        assert await store.table("A") == table("A", "over")
        assert await store.seats("A") == [seat("A", 0, "Goemon"), seat("A", 1, "new")]

    with_store(database_url, story)


def test_a_game_starts_with_its_table_and_all_its_seats_or_not_at_all(database_url: str) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("A"), [seat("A", 0)])
        await refusal(store.start(table("A", "running"), [seat("A", 0, "Goemon"), seat("nowhere", 1)]))
        assert await store.table("A") == table("A")
        assert await store.seats("A") == [seat("A", 0)]
        await store.start(table("A", "running"), [seat("A", 0, "Goemon")])
        assert await store.table("A") == table("A", "running")
        assert await store.seats("A") == [seat("A", 0, "Goemon")]

    with_store(database_url, story)


def test_a_removed_table_leaves_nothing_and_may_come_again(database_url: str) -> None:
    async def story(store: Store) -> None:
        for code in "AB":
            await store.add_table(table(code), [seat(code, 0)])
            await store.append([entry(code, 0)])
        await store.remove("A")
        assert [row.code for row in await store.tables()] == ["B"]
        assert await store.seats("A") == []
        assert await store.entries("A") == []
        assert await store.entries("B") == [entry("B", 0)]
        await store.add_table(table("A"), [])
        await store.append([entry("A", 0)])

    with_store(database_url, story)


@pytest.mark.parametrize("number", [0, 1, 3, -1], ids=["first again", "last again", "gap", "negative"])
def test_an_entry_follows_the_last_one_or_is_refused(database_url: str, number: int) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("A"), [])
        await store.append([entry("A", 0), entry("A", 1)])
        said = await refusal(store.append([entry("A", number)]))
        assert said == f"the next entry of table A is number 2, not {number}"
        assert len(await store.entries("A")) == 2

    with_store(database_url, story)


def test_entries_of_one_request_are_stored_together_or_not_at_all(database_url: str) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("A"), [])
        await store.add_table(table("B"), [])
        await refusal(store.append([entry("A", 0), entry("B", 0), entry("A", 2)]))
        assert await store.entries("A") == await store.entries("B") == []
        await store.append([entry("A", 0), entry("B", 0), entry("A", 1)])
        assert len(await store.entries("A")) == 2

    with_store(database_url, story)


def test_what_belongs_to_no_table_is_refused(database_url: str) -> None:
    async def story(store: Store) -> None:
        assert await refusal(store.save_table(table("A"))) == "there is no table A"
        assert "foreign key" in (await refusal(store.append([entry("A", 0)]))).lower()
        assert "foreign key" in (await refusal(store.save_seats([seat("A", 0)]))).lower()
        await store.add_table(table("A"), [])
        assert "unique" in (await refusal(store.add_table(table("A"), []))).lower()

    with_store(database_url, story)


def test_a_refusal_does_not_tell_the_secrets_of_the_row(database_url: str) -> None:
    async def story(store: Store) -> None:
        broken = table("A")
        broken.options = None  # type: ignore[assignment]
        await store.add_table(table("B"), [])
        for request in [store.add_table(broken, []), store.add_table(table("B"), [])]:
            assert SECRET not in await refusal(request)

    with_store(database_url, story)


def test_the_most_talkative_log_does_not_tell_the_secrets_of_the_row(
    database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "sqlalchemy")
    with_store(database_url, lambda store: store.add_table(table("A"), []))
    assert "INSERT INTO tables" in caplog.text
    assert SECRET not in caplog.text


def test_200_concurrent_appends_share_a_few_commits(database_url: str) -> None:
    async def story(store: Store) -> None:
        for number in range(200):
            await store.add_table(table(f"T{number}"), [])
        count = commits(store)
        await asyncio.gather(*(store.append([entry(f"T{number}", 0)]) for number in range(200)))
        assert 1 <= len(count) <= 10
        for number in range(200):
            assert await store.entries(f"T{number}") == [entry(f"T{number}", 0)]

    with_store(database_url, story)


def test_an_answer_comes_after_the_commit(database_url: str) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("A"), [])
        may_commit = threading.Event()
        event.listen(store._database.engine, "commit", lambda _: may_commit.wait())
        waiting = asyncio.ensure_future(store.append([entry("A", 0)]))
        await asyncio.sleep(0.2)
        assert not waiting.done()
        may_commit.set()
        await waiting

    with_store(database_url, story)


# Each fails in its own way: refused by the store, by the database, by the driver and by Python.
BAD = [
    entry("A", 7),
    entry("nowhere", 0),
    entry("A", 0, "\ud800"),
    Entry(code="A", number=0, kind="choice", seat=2**70, text="", at=0.0, detail=""),
]


@pytest.mark.parametrize("bad", BAD, ids=["gap", "no table", "no character", "too large"])
def test_a_request_fails_alone(database_url: str, bad: Entry) -> None:
    async def story(store: Store) -> None:
        for number in range(20):
            await store.add_table(table(f"T{number}"), [])
        await store.add_table(table("A"), [])
        good = [store.append([entry(f"T{number}", 0)]) for number in range(20)]
        requests = [*good[:10], store.append([bad]), *good[10:]]
        outcomes = await asyncio.gather(*requests, return_exceptions=True)
        assert isinstance(outcomes.pop(10), StoreError)
        assert outcomes == [None] * 20
        for number in range(20):
            assert await store.entries(f"T{number}") == [entry(f"T{number}", 0)]
        assert await store.entries("A") == []

    with_store(database_url, story)


def test_a_request_is_carried_out_though_nobody_waits_for_it(database_url: str) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("A"), [])
        impatient = asyncio.ensure_future(store.append([entry("A", 0)]))
        await asyncio.sleep(0)
        impatient.cancel()
        assert await store.entries("A") == [entry("A", 0)]

    with_store(database_url, story)


def test_closing_finishes_what_was_asked_for(database_url: str) -> None:
    async def ask_and_close() -> None:
        store = Store.open(database_url)
        await store.add_table(table("A"), [])
        asked = [asyncio.ensure_future(store.append([entry("A", number)])) for number in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*asked)
        assert await refusal(store.tables()) == "the store is closed"
        await store.close()

    asyncio.run(ask_and_close())
    assert len(with_store(database_url, lambda store: store.entries("A"))) == 50


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_mistake_of_ours_is_loud_and_leaves_nobody_waiting(database_url: str) -> None:
    def mistake(_: Connection) -> None:
        raise AssertionError("our own mistake")

    async def story() -> None:
        store = Store.open(database_url)
        asked = [store._writer.ask(mistake), store._writer.ask(mistake)]
        for request in asked:
            assert await refusal(request) == "the store has failed and is closed"
        await store.close()

    asyncio.run(story())
    with_store(database_url, lambda store: store.tables())


def test_size_grows_with_what_is_stored(database_url: str) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("A"), [])
        before = await store.size()
        await store.append([entry("A", number, "x" * 1000) for number in range(1000)])
        assert await store.size() >= before + 500_000

    with_store(database_url, story)


def test_in_sqlite_a_removed_table_makes_room(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
        before = await store.size()
        await store.add_table(table("A"), [])
        await store.append([entry("A", number, "x" * 1000) for number in range(1000)])
        await store.remove("A")
        assert await store.size() <= before + 50_000

    with_store(sqlite_url, story)


@pytest.mark.parametrize("acknowledged", [1, 40])
def test_what_was_acknowledged_survives_kill_9(database_url: str, acknowledged: int) -> None:
    command = [sys.executable, "-m", "tests.server.appending", database_url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout
        numbers = [int(program.stdout.readline()) for _ in range(acknowledged)]
        program.send_signal(signal.SIGKILL)
        numbers += [int(line) for line in program.stdout]
    assert program.returncode == -signal.SIGKILL
    stored = with_store(database_url, lambda store: store.entries("A"))
    assert [one.number for one in stored][: len(numbers)] == numbers
    # One more may have been on its way: stored, but not acknowledged yet.
    assert len(stored) - len(numbers) in {0, 1}


def test_a_full_disk_loses_nothing_that_was_acknowledged(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
        for number in range(100):
            await store.add_table(table(f"T{number}"), [])
        driver = store._database.connection().connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        [pages] = driver.execute("PRAGMA page_count").fetchone()
        driver.execute(f"PRAGMA max_page_count={pages + 200}")
        outcomes = await asyncio.gather(
            *(store.append([entry(f"T{number}", 0, "x" * 20_000)]) for number in range(100)),
            return_exceptions=True,
        )
        assert "full" in str(outcomes)
        for number, outcome in enumerate(outcomes):
            stored = await patiently(partial(store.entries, f"T{number}"))
            assert len(stored) == (outcome is None)
        await store.remove("T0")

    with_store(sqlite_url, story)


def test_a_dropped_connection_is_replaced(postgres: Postgres, postgres_url: str) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("A"), [])
        for number in range(3):
            postgres.break_connections(postgres_url)
            await store.append([entry("A", number)])
        assert len(await store.entries("A")) == 3

    with_store(postgres_url, story)


def test_a_connection_that_breaks_during_the_commit_leaves_it_open_what_was_stored(
    postgres: Postgres, postgres_url: str
) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("A"), [])

        def break_it(_: Connection) -> None:
            postgres.break_connections(postgres_url)

        event.listen(store._database.engine, "commit", break_it, once=True)
        with pytest.raises(ConnectionLost, match="the connection broke during a commit"):
            await store.append([entry("A", 0)])
        # Whoever is told so reads the log and goes on from there.
        assert await patiently(partial(store.entries, "A")) == []
        await store.append([entry("A", 0)])

    with_store(postgres_url, story)
