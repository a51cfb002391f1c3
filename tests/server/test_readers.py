"""Reading beside writing: it sees what was acknowledged, holds nobody up, and never reads another file."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, text

from chanbara.server.store import database as databases
from chanbara.server.store import rows, sqlite, writer
from chanbara.server.store.store import Store, StoreError, StoreUnavailable
from tests.server.kit import PATIENCE
from tests.server.postgres import Postgres
from tests.server.samples import entry, patiently, refusal, seat, table, with_store

SLOW = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1e9) SELECT max(i) FROM n"


class Held:
    """A read that goes on until it is let go."""

    def __init__(self, look: Callable[[Connection], object]) -> None:
        self._look = look
        self.begun, self.may_end = threading.Event(), threading.Event()

    def __call__(self, connection: Connection) -> object:
        found = self._look(connection)
        self.begun.set()
        assert self.may_end.wait(PATIENCE)
        return found, self._look(connection)

    async def begin(self, store: Store) -> asyncio.Task[object]:
        reading = asyncio.create_task(store.read(self))
        assert await asyncio.to_thread(self.begun.wait, PATIENCE)
        return reading


def _say(connection: Connection, sentence: str) -> None:
    connection.execute(text(sentence))


def entries(connection: Connection) -> int:
    return len(connection.execute(select(rows.entries)).all())


def test_a_long_read_delays_nobody_and_sees_one_state(database_url: str) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("A"), [])
        await store.append([entry("A", 0)])
        held = Held(entries)
        reading = await held.begin(store)
        try:
            for number in range(1, 5):
                await store.append([entry("A", number)])
                assert len(await store.entries("A")) == number + 1, "what was acknowledged is read"
        finally:
            held.may_end.set()
        assert await reading == (1, 1)

    with_store(database_url, story)


def test_nothing_is_written_where_only_reading_is_asked_for(database_url: str) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("A"), [])
        for sentence in ("DELETE FROM tables", "CREATE TABLE recipes (name TEXT)"):
            assert "read" in await refusal(store.read(partial(_say, sentence=sentence)))
        assert await store.table("A") == table("A")

    with_store(database_url, story)


def test_a_read_that_fails_fails_alone(database_url: str) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("A"), [])
        for _ in range(3):
            assert "ZeroDivisionError" in await refusal(store.read(lambda _: 1 // 0))
            assert "nowhere" in await refusal(
                store.read(lambda one: one.execute(text("SELECT * FROM nowhere")))
            )
        assert await store.table("A") == table("A")

    with_store(database_url, story)


def test_a_read_that_takes_too_long_is_ended(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (databases, sqlite):
        monkeypatch.setattr(module, "READ_SECONDS", 0.1)

    async def story(store: Store) -> None:
        said = await refusal(store.read(lambda connection: connection.execute(text(SLOW)).all()))
        assert "interrupted" in said or "timeout" in said
        await store.add_table(table("A"), [])
        assert await store.table("A") == table("A")

    with_store(database_url, story)


def test_a_broken_connection_is_replaced_for_reading(postgres: Postgres, postgres_url: str) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("A"), [])
        for _ in range(3):
            postgres.break_connections(postgres_url)
            for _ in range(4):
                assert await store.table("A") == table("A")

    with_store(postgres_url, story)


def test_what_cannot_be_read_is_refused_as_an_outage_and_comes_back(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "PATIENCE", 0.1)
    name = postgres_url.rpartition("/")[2]

    async def story(store: Store) -> None:
        changed = asyncio.Event()
        store.listen(lambda _works: changed.set())
        await store.add_table(table("A"), [])
        postgres.tell(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        postgres.break_connections_of(name)
        with pytest.raises(StoreUnavailable):
            await store.table("A")
        # The writer knows it too, though nobody has written.
        await asyncio.wait_for(changed.wait(), PATIENCE)
        postgres.tell(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        assert await patiently(lambda: store.table("A")) == table("A")

    with_store(postgres_url, story)


@pytest.mark.parametrize("end", ["", "-wal"])
def test_a_file_that_is_gone_is_not_read_as_an_empty_one(tmp_path: Path, end: str) -> None:
    path = tmp_path / "tables"

    async def story(store: Store) -> None:
        await store.add_table(table("A"), [])
        path.with_name(f"tables{end}").unlink()
        with pytest.raises(StoreUnavailable, match="was removed or replaced"):
            await store.read(entries)

    with_store(f"sqlite:///{path}", story)


def test_another_file_in_its_place_is_not_read(tmp_path: Path) -> None:
    path, other = tmp_path / "tables", tmp_path / "other"
    with_store(f"sqlite:///{other}", lambda store: store.add_table(table("B"), []))

    async def story(store: Store) -> None:
        await store.add_table(table("A"), [])
        other.replace(path)
        with pytest.raises(StoreUnavailable, match="was removed or replaced"):
            await store.table("B")

    with_store(f"sqlite:///{path}", story)


def test_whoever_has_lost_the_database_does_not_read_it(postgres: Postgres, postgres_url: str) -> None:
    """A new connection finds that another server has opened it."""

    async def story() -> None:
        first = Store.open(postgres_url)
        await first.add_table(table("A"), [])
        postgres.break_connections(postgres_url)
        second = Store.open(postgres_url)
        connecting = await asyncio.to_thread(_reading_refused, first)
        assert "another server has opened" in connecting
        await second.close()
        await first.close()

    asyncio.run(story())


def _reading_refused(store: Store) -> str:
    with pytest.raises(StoreError) as caught:
        store._database.reading_connection()
    return str(caught.value)


# --- the write-ahead log ------------------------------------------------------------------------------------


def log_length(path: Path) -> int:
    return path.with_name(f"{path.name}-wal").stat().st_size


def test_the_log_of_sqlite_stays_short_though_somebody_always_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "LONGEST_LOG", 500_000)
    path = tmp_path / "tables"

    async def story(store: Store) -> None:
        await store.add_table(table("A"), [])
        is_done = False

        async def read_on() -> None:
            while not is_done:
                await store.read(_slowly)

        # Each begins before the other ends: there is no moment in which nobody reads.
        readers = [asyncio.create_task(read_on()) for _ in range(4)]
        longest = 0
        for number in range(200):
            await store.append([entry("A", number, "x" * 20_000)])
            longest = max(longest, log_length(path))
        is_done = True
        await asyncio.gather(*readers)
        assert longest < 1_500_000, "4 MB were written"

    with_store(f"sqlite:///{path}", story)


def _slowly(connection: Connection) -> int:
    found = entries(connection)
    time.sleep(0.01)
    return found


def test_another_program_that_reads_for_long_does_not_stop_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "LONGEST_LOG", 100_000)
    path = tmp_path / "tables"

    async def story(store: Store) -> None:
        await store.add_table(table("A"), [])
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM tables").fetchone()
        began = time.monotonic()
        for number in range(20):
            await store.append([entry("A", number, "x" * 20_000)])
        assert time.monotonic() - began < sqlite.BUSY, "no commit waits as long as for a lock"
        other.close()
        await store.append([entry("A", 20 + number, "x" * 20_000) for number in range(10)])
        assert log_length(path) == 0

    with_store(f"sqlite:///{path}", story)


def test_what_is_deleted_is_wiped_though_somebody_was_reading_it(database_url: str) -> None:
    """PostgreSQL keeps what a running read may still see, and SQLite the log: it is wiped when that ends.

    Nobody's moves wait for that, and no further commit is needed for it.
    """

    async def story(store: Store) -> None:
        await store.add_table(table("A"), [seat("A", 0, "Goemon")])
        held = Held(names)
        reading = await held.begin(store)
        try:
            began = time.monotonic()
            await store.forget(_forget_names)
            await store.append([entry("A", 0)])
            assert time.monotonic() - began < writer.SLOW / 2, "the read did not stop play"
            assert await store.read(names) == [""]
            assert store._database.scrubs, "it is deleted, and not wiped"
        finally:
            held.may_end.set()
        assert await reading == (["Goemon"], ["Goemon"])
        await _until_wiped(store)
        if database_url.startswith("sqlite"):
            assert b"Goemon" not in bytes_of(database_url)

    with_store(database_url, story)


def test_what_is_deleted_while_nobody_reads_is_wiped_when_it_is_acknowledged(database_url: str) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("A"), [seat("A", 0, "Goemon")])
        await store.forget(_forget_names)
        assert not store._database.scrubs

    with_store(database_url, story)


def test_what_could_not_be_wiped_is_wiped_before_the_store_closes(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "FIRST_PAUSE", 2 * PATIENCE)

    async def story(store: Store) -> Store:
        await store.add_table(table("A"), [seat("A", 0, "Goemon")])
        held = Held(names)
        reading = await held.begin(store)
        await store.forget(_forget_names)
        assert store._database.scrubs
        held.may_end.set()
        await reading
        return store

    assert not with_store(database_url, story)._database.scrubs


def test_a_database_that_fails_while_nobody_plays_is_not_asked_all_the_time(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("A"), [seat("A", 0, "Goemon")])
        held = Held(names)
        reading = await held.begin(store)
        await store.forget(_forget_names)
        tries = []

        def fail() -> Connection:
            tries.append(time.monotonic())
            raise StoreError("the disk is gone")

        works, store._database.connection = store._database.connection, fail  # type: ignore[method-assign]
        held.may_end.set()
        await reading
        async with asyncio.timeout(PATIENCE):
            while len(tries) < 2:  # noqa: ASYNC110 - the writer has no event for it
                await asyncio.sleep(0.01)
        assert tries[1] - tries[0] >= databases.FIRST_PAUSE
        store._database.connection = works  # type: ignore[method-assign]
        await _until_wiped(store)

    with_store(f"sqlite:///{tmp_path / 'tables'}", story)


async def _until_wiped(store: Store) -> None:
    async with asyncio.timeout(PATIENCE):
        while store._database.scrubs:  # noqa: ASYNC110 - the database has no event for it
            await asyncio.sleep(0.01)


def bytes_of(url: str) -> bytes:
    """Everything in the files of an SQLite database."""
    path = Path(url.removeprefix("sqlite:///"))
    return b"".join(one.read_bytes() for one in path.parent.glob(f"{path.name}*"))


def names(connection: Connection) -> list[str]:
    return list(connection.scalars(select(rows.seats.c.name)))


def _forget_names(connection: Connection) -> None:
    connection.execute(rows.seats.update().values(name=""))


# --- step by step -------------------------------------------------------------------------------------------


def test_all_codes_are_found_step_by_step(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chanbara.server.store.store.PAGE", 3)

    async def story(store: Store) -> None:
        # Many have changed in the same moment, as after a restart.
        made = [table(f"T{number}", ("lobby", "over", "running")[number % 3]) for number in range(30)]
        values = [{name: getattr(one, name) for name in one.__struct_fields__} for one in made]
        await store.ask(lambda connection: connection.execute(insert(rows.tables), values))
        found = await store.codes("lobby", "running")
        assert sorted(found) == sorted(one.code for one in made if one.status != "over")

    with_store(database_url, story)
