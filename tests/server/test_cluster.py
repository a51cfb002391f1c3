"""Several servers share one PostgreSQL: one of them runs a table, and nobody else can write to it."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import closing
from functools import partial
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, Integer, bindparam, select, update
from websockets.sync.client import connect

from chanbara.server.cluster import leases, membership
from chanbara.server.cluster.relay import CLIENT, SECRET
from chanbara.server.store import database, rows
from chanbara.server.store import fence as fences
from chanbara.server.store.handover_rows import hand_over
from chanbara.server.store.lease_rows import leases as lease_rows
from chanbara.server.store.store import Entry, Fence, Fenced, Store, StoreError, StoreUnavailable
from checks.server.cuttable import lines
from tests.server.cluster_kit import SHARED, membership_of, on_loop
from tests.server.kit import PATIENCE, Running, until
from tests.server.party import Party, Player, party
from tests.server.postgres import Postgres
from tests.server.samples import table

SWORD = {"game": "sword", "players": 3}


def entry(number: int, text: str) -> Entry:
    """Return an entry of table A."""
    return Entry("A", number, "choice", 0, text, 1.0, "")


# --- the fence ---------------------------------------------------------------------------------------------


def both(url: str, story: Callable[[Store, Store], Any]) -> Any:  # noqa: ANN401 - whatever the story returns
    """Tell a story of two processes on one database."""

    async def run() -> Any:  # noqa: ANN401 - the same
        first, second = Store.open(url, is_shared=True), Store.open(url, is_shared=True)
        try:
            return await story(first, second)
        finally:
            await first.close()
            await second.close()

    return asyncio.run(run())


async def beat(store: Store, name: str) -> leases.Beat:
    return await store.ask(partial(leases.beat, name=name, url=f"http://{name}"))


async def taken(store: Store, name: str, code: str = "A") -> leases.Taken:
    return await store.ask(partial(leases.take, code=code, name=name))


async def seized(first: Store, second: Store, monkeypatch: pytest.MonkeyPatch) -> tuple[Fence, Fence]:
    """Let a process seem to be dead for a moment, so that another one takes its table."""
    await beat(first, "first")
    await beat(second, "second")
    old = await first.add_table(table("A"), [], node="first")
    await first.append([entry(0, "one")], old)
    monkeypatch.setattr(leases, "LIFETIME", -1.0)
    new = (await taken(second, "second")).fence
    monkeypatch.undo()
    assert old is not None
    assert new is not None
    return old, new


def test_who_has_lost_the_lease_cannot_write(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(first: Store, second: Store) -> list[str]:
        old, new = await seized(first, second, monkeypatch)
        for work in (
            first.append([entry(1, "mine")], old),
            first.save_table(table("A"), old),
            first.start(table("A"), [], old),
        ):
            with pytest.raises(Fenced, match="another process has table A"):
                await work
        await second.append([entry(1, "yours")], new)
        return [one.text for one in await first.entries("A")]

    assert both(postgres_url, story) == ["one", "yours"]


def test_without_the_epoch_the_game_would_fork(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes have read the same log, and tell their players different stories of what came next."""

    async def story(first: Store, second: Store) -> list[str]:
        old, new = await seized(first, second, monkeypatch)
        anybodys = select(lease_rows.c.code).where(
            lease_rows.c.code == bindparam("lease_code"), bindparam("lease_epoch", type_=Integer) > 0
        )
        monkeypatch.setattr(fences, "_APPENDED", fences._appending(anybodys))
        await first.append([entry(1, "mine")], old)  # acknowledged, though the table is another's
        with pytest.raises(StoreError, match="the next entry of table A is number 2"):
            await second.append([entry(1, "yours")], new)  # refused, though it has the table
        return [one.text for one in await first.entries("A")]

    assert both(postgres_url, story) == ["one", "mine"]


def test_a_table_is_taken_by_one_of_many_at_once(postgres_url: str) -> None:
    async def story(first: Store, second: Store) -> list[leases.Taken]:
        await beat(first, "first")
        await beat(second, "second")
        await first.add_table(table("A"), [])
        stores = [(first, "first"), (second, "second")] * 10
        return await asyncio.gather(*(taken(store, name) for store, name in stores))

    found: list[leases.Taken] = both(postgres_url, story)
    winners = {name for one, name in zip(found, ["first", "second"] * 10, strict=True) if one.fence}
    assert len(winners) == 1
    others = {one.node.name for one in found if one.node is not None}
    assert others == winners
    epochs = [one.fence.epoch for one in found if one.fence is not None]
    assert sorted(epochs) == list(range(1, len(epochs) + 1)), "every one is new"


def test_a_takeover_waits_for_what_is_being_written(postgres_url: str) -> None:
    """An entry is either before the takeover, and read by the new process, or refused."""

    async def story(first: Store, second: Store) -> list[str]:
        await beat(second, "second")
        old = await first.add_table(table("A"), [], node="dead")
        outcomes = await asyncio.gather(
            *(first.append([entry(number, str(number))], old) for number in range(20)),
            taken(second, "second"),
            return_exceptions=True,
        )
        stored = sum(one is None for one in outcomes[:-1])
        assert all(one is None or isinstance(one, StoreError) for one in outcomes[:-1])
        log = [one.text for one in await second.entries("A")]
        assert len(log) == stored, "what was acknowledged, and nothing else"
        return log

    log = both(postgres_url, story)
    assert log == [str(number) for number in range(len(log))]


def test_who_gives_a_table_back_cannot_give_that_of_another(postgres_url: str) -> None:
    async def story(first: Store, second: Store) -> tuple[set[Fence], set[Fence]]:
        await beat(first, "first")
        mine = await first.add_table(table("A"), [], node="first")
        assert mine is not None
        await first.ask(partial(hand_over, rows=[], fences=[Fence("A", mine.epoch + 1)]))
        before = await first.ask(partial(leases.held, name="first"))
        await first.ask(partial(hand_over, rows=[], fences=[mine]))
        return before, await first.ask(partial(leases.held, name="first"))

    assert both(postgres_url, story) == ({Fence("A", 1)}, set())


def test_only_running_tables_of_the_dead_are_orphans(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(first: Store, _second: Store) -> tuple[list[str], list[str]]:
        await beat(first, "first")
        for code, status, node in (
            ("A", "running", "first"), ("B", "running", "dead"), ("C", "over", "dead"), ("D", "frozen", ""),
            ("E", "lobby", ""), ("F", "running", ""),
        ):  # fmt: skip
            row = msgspec.structs.replace(table(code), status=status, changed=float(ord(code)))
            await first.add_table(row, [], node=node)
        some = await first.read(partial(leases.orphans, most=2))
        monkeypatch.setattr(leases, "LIFETIME", -1.0)
        return some, await first.read(partial(leases.orphans, most=9))

    assert both(postgres_url, story) == (["F", "D"], ["F", "D", "B", "A"])


def test_a_late_sign_of_life_says_so(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(first: Store, second: Store) -> list[tuple[bool, list[str]]]:
        found = [await beat(first, "first"), await beat(second, "second"), await beat(first, "first")]
        monkeypatch.setattr(leases, "LIFETIME", -1.0)
        found.append(await beat(first, "first"))
        monkeypatch.undo()
        await second.ask(partial(leases.leave, name="second"))
        found.append(await beat(first, "first"))
        return [(one.was_late, [node.name for node in one.nodes]) for one in found]

    assert both(postgres_url, story) == [
        (False, ["first"]),
        (False, ["first", "second"]),
        (False, ["first", "second"]),
        (True, []),
        (False, ["first"]),
    ]


def test_who_shares_and_who_does_not_keep_each_other_out(
    postgres_url: str, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.3)

    async def story() -> None:
        first = Store.open(postgres_url, is_shared=True)
        with pytest.raises(StoreError, match="already in use"):
            Store.open(postgres_url)
        await first.close()
        alone = Store.open(postgres_url)
        with pytest.raises(StoreError, match="already in use"):
            Store.open(postgres_url, is_shared=True)
        await alone.close()
        with pytest.raises(StoreError, match="can share only a PostgreSQL database"):
            Store.open(sqlite_url, is_shared=True)

    asyncio.run(story())


def test_a_process_that_is_stopped_in_a_transaction_keeps_nobody_waiting(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has locked the lease of its table; what it has not committed is not stored."""
    monkeypatch.setattr(database, "STOPPED", 0.2)

    async def story(first: Store, second: Store) -> tuple[list[str], bool]:
        await beat(second, "second")
        old = await first.add_table(table("A"), [], node="first")
        locked, goes_on = asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()

        def write(connection: Connection) -> None:
            fences.append(connection, [entry(0, "mine")], old)
            if not locked.is_set():  # the next time there is no pause
                loop.call_soon_threadsafe(locked.set)
                assert goes_on.wait(PATIENCE)

        writing = asyncio.create_task(first.ask(write))
        await locked.wait()
        try:
            async with asyncio.timeout(PATIENCE):
                assert (await taken(second, "second")).fence is not None
        finally:
            goes_on.set()
        outcome = (await asyncio.gather(writing, return_exceptions=True))[0]
        return [one.text for one in await second.entries("A")], isinstance(outcome, StoreError)

    assert both(postgres_url, story) == ([], True)


def test_two_processes_in_each_others_way_are_no_outage(postgres_url: str) -> None:
    """PostgreSQL refuses one of them; it goes on at once with everything else."""

    async def story(first: Store, second: Store) -> tuple[list[bool], list[bool]]:
        for code in "AB":
            await first.add_table(table(code), [])
        works: list[bool] = []
        for store in (first, second):
            store.listen(works.append)
        met = threading.Barrier(2)

        def change(connection: Connection, codes: str) -> None:
            for code in codes:
                connection.execute(update(rows.tables).where(rows.tables.c.code == code).values(host=1))
                if code == codes[0]:
                    met.wait(PATIENCE)

        outcomes = await asyncio.gather(
            *(store.ask(partial(change, codes=codes)) for store, codes in ((first, "AB"), (second, "BA"))),
            return_exceptions=True,
        )
        for store in (first, second):
            await store.save_table(table("A"))
        assert not any(isinstance(one, StoreUnavailable) for one in outcomes)
        return sorted(isinstance(one, StoreError) for one in outcomes), works

    assert both(postgres_url, story) == ([False, True], [])


# --- two servers -------------------------------------------------------------------------------------------


def move(table: Party, server: Running, *seats: int) -> None:
    """Let the players of some seats connect to another server."""
    for seat in seats:
        player = table.players[seat]
        player.close()
        table.players[seat] = Player(server.client(table.code, player.token), player.seated)


def choices(server: Running, code: str) -> int:
    """Return how many choices were made at a table of a server."""
    game = server.lobby.rooms[code].game
    assert game is not None
    return len(game.choices)


def test_a_player_is_passed_on_to_the_server_that_runs_the_table(servers: tuple[Running, Running]) -> None:
    first, second = servers
    with party(first, SWORD, people=3) as table:
        move(table, second, 2)
        table.start().play(until=20)
        table.players[2].say("say", text="from the other side")
        assert table.host.wait("said")["text"] == "from the other side"
        assert second.ask(f"/api/tables/{table.code}")[1]["status"] == "running"
        assert list(second.lobby.rooms) == []
        assert len(first.lobby.rooms[table.code].connections) == 3


def test_a_player_is_passed_on_to_a_server_that_has_only_just_joined(
    servers: tuple[Running, Running],
) -> None:
    first, second = servers
    host = second.open_table(SWORD)
    assert second.ask(f"/api/tables/{host['code']}")[0] == 200
    member = membership_of(first)

    async def forget_others() -> None:
        member._know([node for node in member.nodes if node.name == member.name])

    on_loop(first, forget_others())  # as before its next beat
    with closing(first.client(host["code"], host["token"])) as client:
        client.wait("table")
        client.say("say", text="still there")
        assert client.wait("said")["text"] == "still there"


def test_whoever_asks_another_server_gets_a_seat(servers: tuple[Running, Running]) -> None:
    first, second = servers
    code = first.open_table(SWORD)["code"]
    assert second.sit(code, "Bob")["seat"] == 1
    assert second.ask(f"/api/tables/{code}/seats", {"name": "Bob"}) == first.ask(
        f"/api/tables/{code}/seats", {"name": "Bob"}
    ), "refusals are passed on, too"
    assert second.ask("/api/tables/AAAAAA")[0] == 404


def test_headers_in_other_alphabets_are_passed_on(servers: tuple[Running, Running]) -> None:
    """Browsers send them as they are, and servers read each byte as a letter of Latin-1."""
    first, second = servers
    code = first.open_table(SWORD)["code"]
    asked = second.ask(f"/api/tables/{code}/seats", {"name": "Bob"}, **{"User-Agent": "Städte/1"})
    assert asked[0] == 201
    place = f"ws://127.0.0.1:{second.port}/api/tables/{code}/socket"
    with connect(place, user_agent_header="Städte/1", compression=None) as socket:
        socket.send('{"type":"hello"}')
        assert "welcome" in str(socket.recv(PATIENCE))


def test_the_address_of_who_is_passed_on_is_kept(servers: tuple[Running, Running]) -> None:
    first, second = servers
    host = first.open_table(SWORD)
    with closing(second.client(host["code"], host["token"], address="198.51.100.7")) as client:
        client.wait("table")
        (connection,) = first.lobby.rooms[host["code"]].connections
        assert connection.address == "198.51.100.7"


@pytest.mark.parametrize("secret", ["", "x", "0" * 64])
def test_nobody_else_can_say_where_a_client_is(servers: tuple[Running, Running], secret: str) -> None:
    first, _ = servers
    host = first.open_table(SWORD)
    headers = {SECRET: secret, CLIENT: "198.51.100.7"}
    place = f"ws://127.0.0.1:{first.port}/api/tables/{host['code']}/socket"
    with connect(place, additional_headers=headers, compression=None) as socket:
        socket.send(f'{{"type":"hello","token":"{host["token"]}"}}')
        assert socket.recv(PATIENCE)
        (connection,) = first.lobby.rooms[host["code"]].connections
        assert connection.address == "127.0.0.1"


def test_a_server_that_stops_hands_its_tables_over(servers: tuple[Running, Running]) -> None:
    first, second = servers
    with party(first, SWORD, people=3) as table:
        made = table.start().play(until=20)
        first.server.should_exit = True
        assert table.host.wait("bye")["reason"] == "moved"
        until(lambda: table.code in second.lobby.rooms, "nobody has taken the table over")
        assert choices(second, table.code) == made
        move(table, second, 0, 1, 2)
        assert table.host.at(made)
        assert table.play(until=40) == 40


async def silence(_patience: float | None = None) -> None:
    """Give no sign of life."""


def test_a_server_that_seemed_dead_lets_go(
    servers: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was stopped for longer than its lease, and wakes up."""
    first, second = servers
    with party(first, SWORD, people=3) as table:
        table.start().play(until=20)
        asked = table.until_asked(0, 1, 2)
        made = choices(first, table.code)
        dead = membership_of(first)
        monkeypatch.setattr(dead, "_beat", silence)
        # What the others find after some seconds without a sign of life.
        leaving = first.lobby.store.ask(partial(leases.leave, name=dead.name))
        asyncio.run_coroutine_threadsafe(leaving, first.loop).result(PATIENCE)
        until(lambda: table.code in second.lobby.rooms, "nobody has taken the table over")
        assert table.code in first.lobby.rooms, "it does not know"
        asked.choose(0)
        assert asked.wait("refused")["code"] == "closed"
        assert asked.wait("bye")["reason"] == "moved"
        until(lambda: table.code not in first.lobby.rooms)
        assert choices(second, table.code) == made, "nothing was added"
        move(table, second, 0, 1, 2)
        assert table.host.at(made)
        table.play(until=made + 10)


def test_a_server_that_wakes_up_shows_no_table_of_the_past(
    servers: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = servers
    with party(first, SWORD, people=3) as table:
        table.start().play(until=5)
        dead = membership_of(first)
        monkeypatch.setattr(membership, "BEAT", 1_000.0)
        leaving = first.lobby.store.ask(partial(leases.leave, name=dead.name))
        asyncio.run_coroutine_threadsafe(leaving, first.loop).result(PATIENCE)
        until(lambda: table.code in second.lobby.rooms, "nobody has taken the table over")
        move(table, second, 0, 1, 2)
        for player in table.players:
            player.wait("sword")
        table.play(until=9)
        assert table.code in first.lobby.rooms, "it does not know"
        dead._beaten -= leases.LIFETIME
        with closing(first.client(table.code)) as watcher:
            assert watcher.wait("sword")["version"] == 9


def test_a_server_that_cannot_reach_the_database_leaves_its_tables_to_those_that_can(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LIFETIME", 1.5)
    monkeypatch.setattr(membership, "BEAT", 0.3)
    with lines([postgres.port]) as (line,):
        through = postgres_url.replace(f":{postgres.port}/", f":{line.port}/")
        with (
            Running(through, SHARED) as first,
            Running(postgres_url, SHARED) as second,
            party(first, SWORD, people=3) as table,
        ):
            table.start().play(until=5)
            until(lambda: len(membership_of(first).nodes) == 2, "the first knows whom it can ask")
            line.cut(stays=True)
            assert table.host.wait("bye")["reason"] == "moved"
            move(table, second, 0, 1, 2)
            for player in table.players:
                player.wait("sword")
            assert table.play(until=9) == 9
            line.mend()


def test_a_server_that_hears_of_its_death_lets_go_by_itself(servers: tuple[Running, Running]) -> None:
    first, second = servers
    with party(first, SWORD, people=3) as table:
        table.start()
        dead = membership_of(first)

        async def be_late() -> None:
            await first.lobby.store.ask(partial(hand_over, rows=[], fences=[Fence(table.code, 1)]))
            dead._verifies = 1

        asyncio.run_coroutine_threadsafe(be_late(), first.loop).result(PATIENCE)
        assert table.host.wait("bye")["reason"] == "moved"
        until(lambda: table.code in first.lobby.rooms or table.code in second.lobby.rooms)
