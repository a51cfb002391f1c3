"""Servers on one PostgreSQL tell each other what happens; what is lost is read again."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import DBAPIError

from chanbara.server.cluster import membership
from chanbara.server.cluster.bulletin import MOST_BYTES, Bulletin
from chanbara.server.store import rows
from chanbara.server.store.store import Store, StoreError
from tests.server.cluster_kit import SHARED
from tests.server.kit import PATIENCE, Running
from tests.server.party import party
from tests.server.postgres import Postgres
from tests.server.scraping import scraped
from tests.server.test_cluster import SWORD


class Ear:
    """Somebody at a bulletin, and what they heard."""

    def __init__(self, store: Store, name: str) -> None:
        self.store = store
        self.bulletin = Bulletin(store, name)
        self.heard: list[tuple[str, Any]] = []
        self.missed = 0
        self.bulletin.subscribe("news", lambda sender, body: self.heard.append((sender, body)), self._miss)

    def _miss(self) -> None:
        self.missed += 1


async def until(holds: Callable[[], object]) -> None:
    ends = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < ends, "what was waited for did not come"
        await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Ear, Ear]]:
    stores = [Store.open(url, is_shared=True) for _ in range(2)]
    try:
        first, second = (Ear(store, name) for store, name in zip(stores, ("first", "second"), strict=True))
        for ear in (first, second):
            ear.bulletin.open()
            await until(lambda ear=ear: ear.missed and ear.store.hears_others)  # type: ignore[misc]
        yield first, second
    finally:
        for store in stores:
            await store.close()


def tell(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(story())


def test_what_one_announces_all_others_hear_once_and_in_order(postgres_url: str) -> None:
    async def story() -> None:
        async with two(postgres_url) as (first, second):
            for number in range(50):
                first.bulletin.post("news", number)
                first.bulletin.post("news", "again and again")
            first.bulletin.post("nobody listens to this", "?")
            second.bulletin.post("news", {"é": [1, None]})
            await until(lambda: len(second.heard) == 100 and first.heard)
            said = [body for _, body in second.heard]
            assert said[::2] == list(range(50))
            assert set(said[1::2]) == {"again and again"}, "even what is repeated"
            assert first.heard == [("second", {"é": [1, None]})], "nobody hears themselves"
            assert (first.bulletin.sent, second.bulletin.received) == (101, 101)

    tell(story)


def test_after_an_interruption_everything_is_read_again(postgres_url: str, postgres: Postgres) -> None:
    async def story() -> None:
        async with two(postgres_url) as (first, second):
            before = second.missed
            await asyncio.to_thread(postgres.break_connections, postgres_url)
            await until(lambda: second.missed > before and first.store.hears_others)
            first.bulletin.post("news", "back")
            await until(lambda: second.heard)
            assert second.heard == [("first", "back")]

    tell(story)


def test_an_announcement_is_short(postgres_url: str) -> None:
    async def story() -> None:
        async with two(postgres_url) as (first, second):
            frame = len('["first",0,"news",""]')
            first.bulletin.post("news", "x" * (MOST_BYTES - frame))
            await until(lambda: second.heard)
            with pytest.raises(AssertionError, match="in parts"):
                first.bulletin.post("news", "x" * MOST_BYTES)

    tell(story)


def test_what_others_write_into_the_channel_stops_nothing(postgres_url: str, postgres: Postgres) -> None:
    async def story() -> None:
        async with two(postgres_url) as (first, second):
            for text in ("", "{", "[1,2]", '["x",0,"news"]'):
                await asyncio.to_thread(postgres.tell, f"NOTIFY chanbara, '{text}'", postgres_url)
            first.bulletin.post("news", "still here")
            await until(lambda: second.heard)
            assert second.heard == [("first", "still here")]

    tell(story)


# --- transactions of their own ------------------------------------------------------------------------------


def test_what_is_done_alone_is_stored_when_it_returns(postgres_url: str, postgres: Postgres) -> None:
    def count(connection: Connection) -> int:
        return connection.scalar(select(func.count()).select_from(rows.openings)) or 0

    def fail(connection: Connection) -> None:
        connection.execute(insert(rows.openings).values(number=7))
        raise ValueError("a fault of ours")

    async def story() -> None:
        store = Store.open(postgres_url, is_shared=True)
        try:
            before = await store.ask_alone(count)
            with pytest.raises(StoreError, match="a fault of ours"):
                await store.ask_alone(fail)
            with pytest.raises(StoreError):
                await store.ask_alone(lambda connection: connection.exec_driver_sql("SELECT nonsense"))
            assert await store.ask_alone(count) == before, "what fails changes nothing"
            await asyncio.to_thread(postgres.break_connections, postgres_url)
            assert await store.ask_alone(count) == before, "a broken connection is replaced"
        finally:
            await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.ask_alone(count)

    tell(story)


def test_what_breaks_every_connection_is_refused(postgres_url: str) -> None:
    tried: list[int] = []

    def end(connection: Connection) -> None:
        tried.append(1)
        with contextlib.suppress(DBAPIError):
            connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")
        connection.exec_driver_sql("SELECT 1")

    async def story() -> None:
        store = Store.open(postgres_url, is_shared=True)
        try:
            with pytest.raises(StoreError):
                await store.ask_alone(end)
            assert await store.ask_alone(lambda _: "next") == "next"
        finally:
            await store.close()

    tell(story)
    assert len(tried) == 2


def test_where_there_is_one_process_nobody_is_told(sqlite_url: str) -> None:
    async def story() -> None:
        store = Store.open(sqlite_url)
        try:
            ear = Ear(store, "alone")
            ear.bulletin.open()
            ear.bulletin.post("news", 1)
            assert await store.ask_alone(lambda _: "done") == "done"
            assert (ear.heard, store.hears_others) == ([], False)
        finally:
            await store.close()

    tell(story)


def test_tables_left_by_a_server_are_taken_at_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not only when somebody looks for tables that nobody runs."""
    monkeypatch.setattr(membership, "LOOK", 1_000.0)
    with Running(postgres_url, SHARED) as first, Running(postgres_url, SHARED) as second:
        asyncio.run(until(lambda: second.lobby.store.hears_others and first.lobby.store.hears_others))
        with party(first, SWORD, people=3) as table:
            table.start()
            first.server.should_exit = True
            asyncio.run(until(lambda: table.code in second.lobby.rooms))


def test_the_metrics_count_announcements(postgres_url: str) -> None:
    with Running(postgres_url, SHARED) as first, Running(postgres_url, SHARED) as second:
        bulletin = first.lobby.bulletin
        assert bulletin is not None
        other = second.lobby.bulletin
        assert other is not None
        asyncio.run(until(lambda: second.lobby.store.hears_others and first.lobby.store.hears_others))
        sent = bulletin.sent
        first.loop.call_soon_threadsafe(bulletin.post, "a word")
        asyncio.run(until(lambda: other.received > 0))
        assert scraped(first).value("chanbara_announcements_total", direction="sent") > sent
        found = scraped(second)
        assert found.value("chanbara_announcements_total", direction="received") >= 1
        assert found.value("chanbara_bulletin_available") == 1
