"""Quiet tables leave the memory and come back: asked for, or when a clock runs out."""

import asyncio
import contextlib
import threading
from collections.abc import Awaitable, Iterator
from typing import Any

import pytest

from chanbara.server.lobby import lobby as lobbies
from chanbara.server.lobby.forgetting import forget_seats
from chanbara.server.lobby.lobby import Lobby
from chanbara.server.lobby.sweep import IDLE
from chanbara.server.settings import Settings
from chanbara.server.stats.stats_store import Place
from tests.server.kit import PATIENCE, Running, until
from tests.server.party import GENEROUS, Party, party
from tests.server.worlds import lobby_of

SWORD = {"game": "sword", "players": 3}
DAYS = {"clock": "days", "days": 2}
DAY = 86_400.0


@pytest.fixture
def running(sqlite_url: str) -> Iterator[Running]:
    with Running(sqlite_url, GENEROUS) as found:
        yield found


def on_loop(running: Running, work: Awaitable[Any]) -> Any:  # noqa: ANN401 - whatever comes of it
    async def done() -> Any:  # noqa: ANN401
        return await work

    return asyncio.run_coroutine_threadsafe(done(), running.loop).result(PATIENCE)


def sweep(running: Running, idle: float = 0.0) -> Lobby:
    """Unload what is quiet, as every minute."""
    lobby = lobby_of(running)
    on_loop(running, lobby.sweep.unload(idle))
    return lobby


def leave(table: Party, lobby: Lobby) -> None:
    """Everyone goes."""
    for player in table.players:
        player.close()
    until(lambda: not lobby.rooms[table.code].connections)


@contextlib.contextmanager
def slow_game(running: Running) -> Iterator[Party]:
    with party(running, SWORD, people=3, clock=DAYS) as table:
        table.start()
        table.until_asked(0, 1, 2)
        yield table


def test_a_slow_game_that_nobody_looks_at_costs_no_memory(running: Running) -> None:
    with slow_game(running) as table:
        table.host.say("say", text="see you tomorrow")
        table.host.wait("said")
        version = table.host.version
        lobby = sweep(running)
        assert table.code in lobby.rooms, "people are there"
        leave(table, lobby)
        sweep(running, IDLE)
        assert table.code in lobby.rooms, "it has been quiet only for a moment"
        sweep(running)
        assert table.code not in lobby.rooms
        seated = table.players[0].seated
        assert seated is not None
        back = table.connect(seated)
        assert back.wait("said")["text"] == "see you tomorrow"
        assert back.version == version
        assert table.code in lobby.rooms
        back.close()


def test_its_clock_runs_on(running: Running) -> None:
    """It comes back by itself when the time of the player who is to move is up."""
    with slow_game(running) as table:
        lobby = lobby_of(running)
        leave(table, lobby)
        sweep(running)
        running.later(1.9 * DAY)
        assert table.code not in lobby.rooms
        running.later(0.2 * DAY)
        until(lambda: table.code in lobby.rooms)
        # By the time of day only a moment has passed, so that the clock is set again for all of it.
        running.later(2.1 * DAY)
        until(lambda: any(kind == "timeout" for kind, _, _ in running.log_of(table.code)))


def test_where_a_bot_is_to_move_the_table_stays(running: Running) -> None:
    with party(running, SWORD, people=1, pauses={"least": 30, "most": 30}) as table:
        table.start()
        person = table.players[0]
        person.wait("sword")
        while person.is_asked():
            person.choose(-1 + len(person.view["decision"]["options"]))
            person.wait("sword")
        lobby = lobby_of(running)
        leave(table, lobby)
        sweep(running)
        assert table.code in lobby.rooms


def test_an_answer_in_advance_keeps_a_table_awake(running: Running) -> None:
    with slow_game(running) as table:
        table.host.say("premove", answer="take", until="turn")
        table.host.quiet()
        lobby = lobby_of(running)
        leave(table, lobby)
        sweep(running)
        assert table.code in lobby.rooms


def test_strangers_cannot_fill_the_server_with_empty_tables(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobbies, "FULL", 0.0)
    with Running(sqlite_url, Settings(tables=5, tables_per_address=1_000, requests_at_once=1_000)) as running:
        first = running.open_table(SWORD)
        client = running.client(first["code"], first["token"])
        client.wait("welcome")
        codes = [running.open_table(SWORD)["code"] for _ in range(50)]
        lobby = lobby_of(running)
        assert len(lobby.rooms) <= 5
        assert first["code"] in lobby.rooms, "somebody is there"
        assert running.sit(codes[0], "Ben")["seat"] == 1, "all of them come back when asked for"


def test_a_full_server_says_so(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "FULL", 0.0)
    with Running(sqlite_url, Settings(tables=2)) as running:
        for seat in [running.open_table(SWORD) for _ in range(2)]:
            running.client(seat["code"], seat["token"]).wait("welcome")
        status, problem = running.ask("/api/tables", {"name": "Ann", "options": {"game": SWORD}})
        assert (status, problem["code"]) == (409, "full")


def test_what_a_deleted_player_said_is_deleted_at_sleeping_tables_too(running: Running) -> None:
    _, claimed = running.ask("/api/players", {"name": "Kiku"})
    host = running.open_table(SWORD, "Kiku", claimed["token"])
    client = running.client(host["code"], host["token"])
    client.wait("welcome")
    client.say("say", text="my secret")
    client.wait("said")
    client.close()
    lobby = lobby_of(running)
    until(lambda: not lobby.rooms[host["code"]].connections)
    sweep(running)
    assert host["code"] not in lobby.rooms
    deleted = running.ask("/api/players/me", method="DELETE", authorization=f"Bearer {claimed['token']}")
    assert deleted[0] == 204
    assert not lobby.asleep.tables[host["code"]].chat


def test_a_finished_game_counts_for_nothing_and_leaves_soon(sqlite_url: str) -> None:
    """Somebody may look at the result; who opens a table does not have to wait for them to leave."""
    with Running(sqlite_url, Settings(tables=1, requests_at_once=1_000)) as running:
        with party(running, SWORD, people=1) as table:
            assert running.ask("/health")[1]["tables"] == 1
            table.host.say("end")
            table.host.wait("notice", kind="ended")
            assert running.ask("/health")[1]["tables"] == 0
            lobby = sweep(running, IDLE)
            assert table.code in lobby.rooms, "they read the result"
            leave(table, lobby)
            sweep(running, IDLE)
            assert table.code in lobby.rooms, "they may only load the page again"
            lobby.rooms[table.code].left_at -= 61
            sweep(running, IDLE)
            assert table.code not in lobby.rooms
        code = running.open_table(SWORD)["code"]
        running.ask(f"/api/tables/{table.code}")
        assert set(lobby.rooms) == {code, table.code}, "looked at again"
        lobby.rooms[code].row.status = "over"
        other = running.open_table(SWORD)["code"]
        assert set(lobby.rooms) == {other}, "finished games make room at once"


def test_a_table_that_is_doing_something_is_not_put_to_sleep(running: Running) -> None:
    """Somebody who is sitting down without a socket must not lose the seat, or its token."""
    code = running.open_table(SWORD)["code"]
    lobby = lobby_of(running)
    until(lambda: lobby.rooms[code].is_quiet)

    async def story() -> None:
        room, goes_on = lobby.rooms[code], asyncio.Event()
        busy = asyncio.create_task(room.do(goes_on.wait))
        for _ in range(2):  # first it waits in the mailbox, then it is being done
            await lobby.sweep.unload(0)
            assert code in lobby.rooms
            await asyncio.sleep(0)
        goes_on.set()
        assert await busy

    on_loop(running, story())
    until(lambda: lobby.rooms[code].is_quiet)
    assert code not in sweep(running).rooms


def test_a_rematch_at_a_full_server_does_not_wait_for_who_waits_for_its_table(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deleting a name keeps tables from being loaded, and waits for the table, which must not wait too."""
    monkeypatch.setattr(lobbies, "FULL", 0.0)
    with Running(sqlite_url, Settings(tables=2, requests_at_once=1_000)) as running:
        host = running.open_table(SWORD)
        client = running.client(host["code"], host["token"])
        client.wait("welcome")
        client.say("end")
        client.wait(lambda message: message["type"] == "table" and message["table"]["status"] == "void")
        quiet = running.open_table(SWORD)["code"]
        lobby = lobby_of(running)
        until(lambda: lobby.rooms[quiet].is_quiet)
        is_reading, is_unloading, unload = threading.Event(), threading.Event(), lobby.sweep.unload

        def find(_connection: object) -> list[Place]:
            is_reading.set()
            assert is_unloading.wait(PATIENCE)
            return [Place(host["code"], 1, is_over=True)]

        async def unloading(idle: float) -> None:
            is_unloading.set()
            await unload(idle)

        monkeypatch.setattr(lobby.sweep, "unload", unloading)
        deleting = asyncio.run_coroutine_threadsafe(
            forget_seats(lobby, find, lambda _connection: None), running.loop
        )
        assert is_reading.wait(PATIENCE)
        client.say("rematch")
        assert is_unloading.wait(PATIENCE)

        def is_deleted() -> bool:
            running.later(lobbies.UNLOADING)
            return deleting.done()

        until(is_deleted)
        assert deleting.exception() is None
        client.wait(lambda message: message["type"] in {"table", "refused"})
        client.close()


def test_a_table_that_came_back_is_not_overwritten_with_what_it_was(running: Running) -> None:
    """Two newcomers at a full server may both want to unload it; the second comes too late."""
    code = running.open_table(SWORD)["code"]
    lobby = lobby_of(running)
    until(lambda: lobby.rooms[code].is_quiet)

    async def story() -> str:
        before = lobby.rooms[code]
        await lobby.asleep.send(before)
        back = await lobby.find(code)
        assert back is not before
        back.row.status = "void"
        await back.save()
        await lobby.asleep.send(before)
        assert lobby.rooms[code] is back
        assert code not in lobby.asleep.tables
        row = await lobby.store.table(code)
        assert row is not None
        return row.status

    assert on_loop(running, story()) == "void"
