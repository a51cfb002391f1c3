"""Cleaning up after several servers: by one of them, and only what nobody plays."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import pytest
from sqlalchemy import select

from chanbara.server.cluster import leases
from chanbara.server.http.rate_limit import DAY
from chanbara.server.lobby import sweep
from chanbara.server.store.old_rows import OldTable, old_tables, remove_old_table
from chanbara.server.store.rows import TableRow, results
from chanbara.server.store.store import Entry, Fence, Fenced, Store
from tests.server.cluster_kit import on_loop
from tests.server.kit import Running, until
from tests.server.party import party
from tests.server.samples import table, with_store
from tests.server.test_players import claim, me

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

SWORD = {"game": "sword", "players": 3}
Pair = tuple[Running, Running]


def swept(server: Running, days: float) -> list[str]:
    """Clean up as if so many days had passed."""
    return on_loop(server, server.lobby.sweep.remove_old(time.time() + days * DAY))


@pytest.mark.usefixtures("no_wait")
def test_a_table_is_deleted_by_the_server_that_runs_it(pair: Pair) -> None:
    """Another one has found that it is old; whoever still has the page open is told."""
    first, second = pair
    with party(second, SWORD, people=1, bots=[]) as lobby_table:
        assert lobby_table.code in swept(first, 1.1)
        assert lobby_table.host.wait("bye")["reason"] == "removed"
        assert lobby_table.code not in second.lobby.rooms
        assert first.ask(f"/api/tables/{lobby_table.code}")[0] == 404


@pytest.mark.usefixtures("no_wait")
def test_what_is_played_at_another_server_stays(pair: Pair) -> None:
    """The log is looked at, and not only the row of the table, which changes seldom."""
    first, second = pair
    with party(second, SWORD, people=3) as played:
        played.start().play(until=5)
        old = msgspec.structs.replace(second.lobby.rooms[played.code].row, changed=1.0)
        on_loop(second, second.lobby.store.save_table(old, second.lobby.rooms[played.code].fence))
        assert swept(first, 0) == []
        played.play(until=8)


@pytest.mark.usefixtures("no_wait")
def test_what_was_used_meanwhile_stays_where_it_is(pair: Pair) -> None:
    """Whoever runs a table knows best: memory is more recent than what is stored."""
    first, second = pair
    code = second.open_table(SWORD)["code"]
    row = second.lobby.rooms[code].row
    old = OldTable(code, "lobby", row.changed)
    on_loop(first, first.lobby.sweep._remove(old))
    assert second.ask(f"/api/tables/{code}")[0] == 200


@pytest.mark.usefixtures("no_wait")
def test_an_abandoned_rated_game_is_ended_where_it_is(pair: Pair) -> None:
    first, second = pair
    token = claim(second, "Jubei")
    bots = [None, "random", "random"]
    with party(second, SWORD, people=1, name="Jubei", player=token, bots=bots) as table_:
        code = table_.start().code
        table_.host.close()
        until(lambda: not second.lobby.rooms[code].connections)
        assert code in swept(first, 100)
        until(lambda: second.ask(f"/api/tables/{code}")[1]["status"] == "over")
        assert code not in first.lobby.rooms
        counted = select(results.c.code).where(results.c.code == code)
        until(lambda: on_loop(first, first.lobby.store.read(lambda one: one.scalar(counted))) == code)


def test_one_server_cleans_up_for_as_long_as_it_lives(pair: Pair) -> None:
    found = [[on_loop(one, one.lobby.sweep._is_elected()) for one in pair] for _ in range(2)]
    assert found == [[True, False], [True, False]]
    elected = pair[0].lobby.membership
    assert elected is not None
    # What the others find after some seconds without a sign of life.
    on_loop(pair[0], pair[0].lobby.store.ask(partial(leases.leave, name=elected.name)))
    assert on_loop(pair[1], pair[1].lobby.sweep._is_elected())
    on_loop(pair[0], elected._beat())
    assert not on_loop(pair[0], pair[0].lobby.sweep._is_elected())


def test_a_game_that_its_server_did_not_count_is_counted_by_another(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = pair
    token = claim(second, "Musashi")
    with monkeypatch.context() as killed:

        async def nothing(_room: object) -> None:
            return

        killed.setattr(second.lobby.books, "enter", nothing)
        with party(
            second, SWORD, people=1, name="Musashi", player=token, bots=[None, "random", "random"]
        ) as one:
            one.start().play()
            one.host.wait("over")
    assert me(first, token)["games"] == []
    on_loop(first, first.lobby.sweep._count_missed(time.time() + sweep.MISSED + 60))
    assert me(first, token)["games"] == [], "that is long ago"
    for server in pair:
        on_loop(server, server.lobby.sweep._count_missed(time.time()))
    assert [game["code"] for game in me(first, token)["games"]] == [one.code]


# --- in the database ---------------------------------------------------------------------------------------


def story(url: str, tell: Callable[[Store], Coroutine[Any, Any, Any]]) -> Any:  # noqa: ANN401 - its result
    return with_store(url, tell)


async def lay(store: Store, *told: tuple[str, float, float]) -> None:
    """Store running tables, with the time of their last change and of their last entry."""
    for code, changed, played in told:
        row: TableRow = msgspec.structs.replace(table(code, "running"), changed=changed)
        await store.add_table(row, [])
        for number, at in enumerate((0.5, played)):
            await store.append([Entry(code, number, "choice", 0, "x", at, "")])


def test_the_last_entry_counts_and_not_only_the_row(database_url: str) -> None:
    async def tell(store: Store) -> list[str]:
        await lay(store, ("A", 1.0, 2.0), ("B", 1.0, 20.0), ("C", 20.0, 2.0), ("D", 3.0, 9.0))
        found = await store.read(partial(old_tables, before={"running": 10.0, "over": 99.0}))
        return [one.code for one in found]

    assert story(database_url, tell) == ["A", "D"]


def test_what_is_not_old_any_more_is_not_deleted(database_url: str) -> None:
    async def tell(store: Store) -> list[bool]:
        await lay(store, ("A", 1.0, 2.0), ("B", 1.0, 2.0), ("C", 1.0, 2.0))
        old = await store.read(partial(old_tables, before={"running": 10.0}))
        await store.append([Entry("A", 2, "choice", 0, "x", 11.0, "")])
        await store.save_table(msgspec.structs.replace(table("B", "over"), changed=1.0))
        for one in old:
            await store.ask(partial(remove_old_table, old=one, fence=None))
        return [await store.table(code) is not None for code in "ABC"]

    assert story(database_url, tell) == [True, True, False]


def test_nobody_deletes_the_table_of_another(postgres_url: str) -> None:
    async def tell(store: Store) -> bool:
        await store.add_table(msgspec.structs.replace(table("A"), changed=1.0), [], node="another")
        old = OldTable("A", "lobby", 10.0)
        with pytest.raises(Fenced):
            await store.ask(partial(remove_old_table, old=old, fence=Fence("A", 7)))
        return await store.table("A") is not None

    assert story(postgres_url, tell)
