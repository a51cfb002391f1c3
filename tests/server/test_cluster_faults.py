"""What goes wrong between processes and their database: nobody waits for ever, and no table is forgotten."""

import asyncio
import json
from collections.abc import Awaitable
from functools import partial
from typing import Any

import psycopg
import pytest
from sqlalchemy import select, update

from chanbara.server.cluster import leases, membership
from chanbara.server.cluster.elsewhere import Elsewhere
from chanbara.server.lobby import stored_tables
from chanbara.server.store.lease_rows import nodes
from chanbara.server.store.rows import entries, tables
from chanbara.server.store.store import Store
from chanbara.server.table.room import Room
from chanbara.server.wire.refusal import NotStored
from tests.server.cluster_kit import give_back, membership_of, on_loop
from tests.server.kit import PATIENCE, Running, until
from tests.server.party import party
from tests.server.test_hands import LIVE, SWORD, in_store


def test_a_server_is_asked_whether_it_is_ready_by_whatever_name_others_know(server: Running) -> None:
    another_name = server.url.replace("127.0.0.1", "2130706433")  # the same address, in another way
    assert on_loop(server, membership._is_ready(another_name))


def test_a_server_whose_database_does_not_answer_leaves_its_tables_to_the_others(
    servers: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LIFETIME", 1.5)
    monkeypatch.setattr(membership, "BEAT", 0.3)
    first, _ = servers
    with party(first, SWORD, people=3) as table:
        table.start().play(until=5)
        ask = first.lobby.store.ask

        def answer_all_but_beats(work: Any) -> Awaitable[Any]:  # noqa: ANN401 - any work
            if getattr(work, "func", None) is leases.beat:
                return first.loop.create_future()
            return ask(work)

        monkeypatch.setattr(first.lobby.store, "ask", answer_all_but_beats)
        assert table.host.wait("bye")["reason"] == "moved"


def test_readiness_does_not_wait_for_another_server_that_hangs(postgres_url: str) -> None:
    async def story() -> None:
        store = Store.open(postgres_url, is_shared=True)
        try:
            with psycopg.connect(postgres_url) as other:
                other.execute("UPDATE openings SET number = number")  # and no commit
                await asyncio.wait_for(store.check(), PATIENCE)
                with pytest.raises(psycopg.errors.LockNotAvailable):
                    await asyncio.to_thread(_lock_as_well, postgres_url)
        finally:
            await store.close()

    asyncio.run(story())


def _lock_as_well(url: str) -> None:
    """Show that the row is locked: whoever wants it would wait."""
    with psycopg.connect(url) as third:
        third.execute("SET lock_timeout = 1")
        third.execute("UPDATE openings SET number = number")


def test_a_table_that_was_taken_and_could_not_be_loaded_is_loaded_later(
    servers: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = servers
    code = first.open_table(SWORD)["code"]
    give_back(first, code)
    fails = iter([True, True])

    async def mark_owners(room: Room) -> None:
        if next(fails, False):
            raise NotStored

    monkeypatch.setattr(stored_tables, "mark_owners", mark_owners)
    assert first.ask(f"/api/tables/{code}")[1]["code"] == "closed"
    until(lambda: code in first.lobby.rooms, "nobody asks again, and it is there")


def test_a_process_does_not_take_what_it_cannot_read(servers: tuple[Running, Running]) -> None:
    first, _ = servers
    code = first.open_table(SWORD)["code"]
    give_back(first, code)
    query = select(tables.c.options).where(tables.c.code == code)
    newer = {**json.loads(in_store(first, lambda one: one.scalar(query))), "from_the_future": 1}
    change = update(tables).where(tables.c.code == code).values(options=json.dumps(newer))
    in_store(first, lambda one: one.execute(change))
    with pytest.raises(Elsewhere):
        on_loop(first, first.lobby.find(code))
    assert in_store(first, partial(leases.holder, code=code)) is None


def test_signs_of_life_go_on_while_tables_are_handed_over(
    servers: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(membership, "BEAT", 0.1)
    first, second = servers
    name = membership_of(first).name
    on_loop(first, membership_of(first).retire())
    seen = select(nodes.c.seen).where(nodes.c.name == name, nodes.c.draining)
    before = in_store(second, lambda one: one.scalar(seen))
    assert before is not None
    until(lambda: in_store(second, lambda one: one.scalar(seen)) > before, "it lives until it has left")
    on_loop(first, membership_of(first).leave())
    on_loop(first, membership_of(first).confirm())
    assert in_store(second, lambda one: one.scalar(seen)) is None


def clock_entries(server: Running, code: str) -> list[float]:
    """Return the seconds that were noted for the open decision, each time that the table changed hands."""
    query = select(entries.c.detail).where(entries.c.code == code, entries.c.kind == "moved")
    found = in_store(server, lambda one: list(one.scalars(query.order_by(entries.c.number))))
    return [json.loads(one)["used"] for one in found]


def test_time_without_a_server_does_not_count_even_if_the_next_one_dies(
    servers: tuple[Running, Running],
) -> None:
    first, second = servers
    with party(first, SWORD, people=3, clock=LIVE) as table:
        table.start().play(until=3)
        first.later(100)
        first.server.should_exit = True
        first.thread.join(PATIENCE)
        until(lambda: table.code in second.lobby.rooms)
        until(
            lambda: len(clock_entries(second, table.code)) == 2,
            "the next one notes it again, by its own time",
        )
        stopped, begun = clock_entries(second, table.code)
        assert 100 <= stopped <= begun < stopped + 1


def test_an_outage_does_not_count_even_if_the_server_dies_after_it(servers: tuple[Running, Running]) -> None:
    first, _ = servers
    with party(first, SWORD, people=3, clock=LIVE) as table:
        table.start().play(until=3)
        first.later(100)
        room = first.lobby.rooms[table.code]
        first.loop.call_soon_threadsafe(room.hold)
        first.later(500)
        first.loop.call_soon_threadsafe(room.go_on)
        until(lambda: bool(clock_entries(first, table.code)))
        (used,) = clock_entries(first, table.code)
        assert 100 <= used < 200
