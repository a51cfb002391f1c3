"""A player whose data is deleted leaves no name behind, whatever they do at the same time."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from chanbara.server.stats.player_routes import player_with
from chanbara.server.table.host_actions import rematch
from chanbara.server.wire.messages import Rematch
from tests.server.kit import PATIENCE, Running
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
        await asyncio.gather(again, lobby.forget(row))

    loop = lobby.rooms[table.code].task.get_loop()  # type: ignore[union-attr]
    asyncio.run_coroutine_threadsafe(at_once(), loop).result(PATIENCE)
    seats = server.ask(f"/api/tables/{lobby.rooms[table.code].row.next}")[1]["seats"]
    assert [one["name"] for one in seats] == ["", "greedy", "novice"]
    table.close()
