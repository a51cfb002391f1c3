"""A player whose data is deleted leaves no name behind, whatever they do at the same time."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from chanbara.server.lobby.forgetting import forget_player
from chanbara.server.stats.player_routes import player_with
from chanbara.server.table.host_actions import rematch
from chanbara.server.wire.messages import Rematch
from tests.server.kit import PATIENCE, Running, until
from tests.server.test_players import BOTS, NAME, SWORD, Table, bearer, claim, texts
from tests.server.worlds import lobby_of


def test_who_sits_down_while_he_is_deleted_leaves_no_name_behind(server: Running) -> None:
    token = claim(server)
    body = {"name": NAME, "player": token, "options": {"game": SWORD}}

    def sit_down(_number: int) -> str | None:
        status, seated = server.ask("/api/tables", body)
        assert status in {201, 401}, seated
        return None if status == 401 else seated["code"]

    with ThreadPoolExecutor(6) as threads:
        codes = threads.map(sit_down, range(24))
        assert server.ask("/api/players/me", None, "DELETE", **bearer(token))[0] == 204
        named = [server.ask(f"/api/tables/{code}")[1]["seats"][0]["name"] for code in codes if code]
    assert set(named) <= {""}
    assert NAME not in texts(server.database)
    assert sit_down(0) is None


def test_a_rematch_that_is_opened_meanwhile_forgets_the_name_too(server: Running) -> None:
    token = claim(server)
    table = Table(server, SWORD, token, bots=BOTS)
    table.play_out()
    lobby = lobby_of(server)

    async def at_once() -> None:
        row = await player_with(lobby.store, token)
        room = lobby.rooms[table.code]
        (connection,) = room.connections
        again = room.do(partial(rematch, room, connection, Rematch()))
        await asyncio.gather(again, forget_player(lobby, row))

    loop = lobby.rooms[table.code].task.get_loop()  # type: ignore[union-attr]
    asyncio.run_coroutine_threadsafe(at_once(), loop).result(PATIENCE)
    seats = server.ask(f"/api/tables/{lobby.rooms[table.code].row.next}")[1]["seats"]
    assert [one["name"] for one in seats] == ["", "greedy", "novice"]
    table.close()


# --- nobody else waits --------------------------------------------------------------------------------------


@contextlib.contextmanager
def busy_examiner(server: Running) -> Iterator[None]:
    """Occupy the thread that examines options."""
    begun, may_end = threading.Event(), threading.Event()

    def examine() -> None:
        begun.set()
        may_end.wait(PATIENCE)

    examining = asyncio.run_coroutine_threadsafe(lobby_of(server).examiner.run(examine), server.loop)
    assert begun.wait(PATIENCE)
    try:
        yield
    finally:
        may_end.set()
        examining.result(PATIENCE)


@pytest.mark.parametrize(
    ("path", "body"),
    [("/api/tables", {"options": {"game": SWORD}}), ("/api/sagas", {"draft": {"way": "campaign"}})],
)
def test_a_slow_examination_holds_up_neither_others_nor_a_deletion(
    server: Running, path: str, body: dict[str, Any]
) -> None:
    token, other = claim(server), claim(server, "Inari")
    open_one = server.open_table(SWORD)["code"]
    with ThreadPoolExecutor(1) as threads:
        with busy_examiner(server):
            waiting = lobby_of(server).examiner._thread._work_queue
            opening = threads.submit(server.ask, path, {"name": NAME, "player": token, **body})
            until(lambda: waiting.qsize() == 1)
            sitting = {"name": "Inari", "player": other}
            assert server.ask(f"/api/tables/{open_one}/seats", sitting)[0] == 201
            assert server.ask("/api/players/me", None, "DELETE", **bearer(token))[0] == 204
            assert not opening.done()
        status, refused = opening.result(PATIENCE)
    assert (status, refused["code"]) == (401, "unknown_token")
    assert server.ask("/api/players/me", None, "DELETE", **bearer(other))[0] == 204
    assert NAME not in texts(server.database)


def test_a_slow_table_holds_up_only_the_name_that_sits_down_there(server: Running) -> None:
    token, other = claim(server), claim(server, "Inari")
    slow, quick = (server.open_table(SWORD)["code"] for _ in range(2))
    room = lobby_of(server).rooms[slow]

    async def make_busy() -> tuple[asyncio.Event, asyncio.Task[object]]:
        may_end = asyncio.Event()
        return may_end, asyncio.create_task(room.do(may_end.wait))

    may_end, busy = asyncio.run_coroutine_threadsafe(make_busy(), server.loop).result(PATIENCE)
    with ThreadPoolExecutor(2) as threads:
        join = f"/api/tables/{slow}/seats"
        sitting = threads.submit(server.ask, join, {"name": NAME, "player": token})
        until(lambda: room.mailbox.qsize() == 1)
        try:
            joining = {"name": "Inari", "player": other}
            assert server.ask(f"/api/tables/{quick}/seats", joining)[0] == 201
            deleting = threads.submit(server.ask, "/api/players/me", None, "DELETE", **bearer(token))
            assert server.ask("/api/players/me", None, "DELETE", **bearer(other))[0] == 204
            assert not sitting.done()
            assert not deleting.done()
        finally:
            server.loop.call_soon_threadsafe(may_end.set)
        assert sitting.result(PATIENCE)[0] == 201
        assert deleting.result(PATIENCE)[0] == 204
    until(busy.done)
    assert NAME not in texts(server.database)
