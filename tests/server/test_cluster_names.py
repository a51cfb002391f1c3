"""Several servers on one PostgreSQL: a name belongs to one player, and a deleted one to nobody."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from chanbara.server.lobby import claimed_names, naming
from chanbara.server.lobby.alphabets import skeleton
from chanbara.server.lobby.names import folded
from chanbara.server.stats import stats_store as ledger
from chanbara.server.store import rows
from chanbara.server.store.rows import PlayerRow
from chanbara.server.store.store import Store
from chanbara.server.table import host_actions
from chanbara.server.wire.refusal import NotStored
from tests.server.cluster_kit import SHARED, on_loop, two_servers
from tests.server.kit import PATIENCE, Running, until
from tests.server.moderating import TOKEN, Operator
from tests.server.postgres import Postgres
from tests.server.test_cluster import SWORD, both

SETTINGS = msgspec.structs.replace(SHARED, names_per_address=1_000, admin_token=TOKEN)
Pair = tuple[Running, Running]


@pytest.fixture(scope="module")
def servers(postgres: Postgres) -> Iterator[Pair]:
    with two_servers(postgres, SETTINGS) as both_servers:
        yield both_servers


def player(number: int, name: str, look: str) -> PlayerRow:
    return PlayerRow(f"key {number}", name, name, f"token {number}", True, 1.0, skeleton=look)


# --- claiming -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_same", [True, False])
def test_of_names_that_are_alike_one_is_given(postgres_url: str, *, is_same: bool) -> None:
    """Also if they only look alike, which no index of the database forbids."""

    async def story(first: Store, second: Store) -> list[int]:
        given = []
        for look in range(25):
            names = [f"name {look}" if is_same else f"name {look} {number}" for number in range(4)]
            players = [player(10 * look + number, name, f"look {look}") for number, name in enumerate(names)]
            claims = [
                (first, second)[number % 2].ask_alone(partial(ledger.add_player, player=one))
                for number, one in enumerate(players)
            ]
            given.append(sum(await asyncio.gather(*claims)))
        return given

    assert both(postgres_url, story) == [1] * 25


def test_a_claim_that_is_made_again_after_a_break_is_the_same(postgres_url: str) -> None:
    async def story(first: Store, second: Store) -> list[bool]:
        one = player(1, "tomoe", "tomoe")
        return [await store.ask_alone(partial(ledger.add_player, player=one)) for store in (first, second)]

    assert both(postgres_url, story) == [True, True]


def test_two_players_who_claim_at_once_at_two_servers(servers: Pair) -> None:
    pairs = [(f"Illy{letter}", f"lIly{letter}") for letter in "abcdefgh"]
    assert all(skeleton(one) == skeleton(other) for one, other in pairs)

    def claim(number: int) -> int:
        return servers[number % 2].ask("/api/players", {"name": pairs[number // 2][number % 2]})[0]

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(claim, range(2 * len(pairs))))
    assert [sorted(found[2 * number : 2 * number + 2]) for number in range(len(pairs))] == [[201, 409]] * 8


# --- sitting down -------------------------------------------------------------------------------------------


class Held:
    """Holds a server back while somebody sits down."""

    def __init__(self, real: Callable[..., Coroutine[Any, Any, Any]]) -> None:
        self._real = real
        self.reached, self.go_on = threading.Event(), threading.Event()

    async def __call__(self, *words: Any, **named: Any) -> Any:  # noqa: ANN401 - those of the function
        found = await self._real(*words, **named)
        self.reached.set()
        await asyncio.to_thread(self.go_on.wait, PATIENCE)
        return found


def owners(server: Running, key: str) -> int:
    query = select(func.count()).where(rows.owners.c.player == key)
    return on_loop(server, server.lobby.store.read(lambda connection: connection.scalar(query) or 0))


def key_of(server: Running, name: str) -> str:
    query = select(rows.players.c.key).where(rows.players.c.folded == folded(name))
    return str(on_loop(server, server.lobby.store.read(lambda connection: connection.scalar(query))))


def claimed(server: Running, name: str) -> tuple[str, str]:
    """Claim a name; return its token and the key of the player."""
    status, found = server.ask("/api/players", {"name": name})
    assert status == 201, found
    return found["token"], key_of(server, name)


def test_who_is_deleted_elsewhere_does_not_sit_down(servers: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = servers
    token, key = claimed(first, "Gone Already")
    code = second.open_table(SWORD)["code"]
    room = second.lobby.rooms[code]
    held = Held(naming.check_own)
    monkeypatch.setattr(host_actions, "check_own", held)
    with ThreadPoolExecutor(1) as pool:
        body = {"name": "Gone Already", "player": token}
        sitting = pool.submit(second.ask, f"/api/tables/{code}/seats", body)
        assert held.reached.wait(PATIENCE)
        assert first.ask("/api/players/me", method="DELETE", Authorization=f"Bearer {token}")[0] == 204
        held.go_on.set()
        status, problem = sitting.result(PATIENCE)
    assert (status, problem["code"]) == (401, "unknown_token")
    assert second.lobby.rooms[code] is room, "the others at the table do not notice"
    assert second.ask(f"/api/tables/{code}")[1]["seats"][1]["name"] == ""
    assert [seat.token for seat in on_loop(first, first.lobby.store.seats(code))][1:] == ["", ""]
    assert owners(first, key) == 0


def test_a_name_changed_elsewhere_while_somebody_sits_down_is_the_new_one(
    servers: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = servers
    token, key = claimed(first, "Rude Name")
    code = second.open_table(SWORD)["code"]
    held = Held(naming.check_own)
    monkeypatch.setattr(host_actions, "check_own", held)
    with ThreadPoolExecutor(1) as pool:
        body = {"name": "Rude Name", "player": token}
        sitting = pool.submit(second.ask, f"/api/tables/{code}/seats", body)
        assert held.reached.wait(PATIENCE)
        status, entry = Operator(first).post("names/remove", name="Rude Name")
        assert status == 200
        held.go_on.set()
        assert sitting.result(PATIENCE)[0] == 201
    new = entry["about"].rpartition("now ")[2]
    assert [seat.name for seat in on_loop(first, first.lobby.store.seats(code))] == ["Ann", new, ""]
    assert second.ask(f"/api/tables/{code}")[1]["seats"][1]["name"] == new
    assert owners(first, key) == 1


def test_in_an_outage_the_name_is_looked_at_again_later(
    servers: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = servers
    token, _ = claimed(first, "Later On")
    code = second.open_table(SWORD)["code"]
    asked: list[int] = []
    real = naming.player_of

    async def away(*words: Any) -> Any:  # noqa: ANN401 - those of the function
        asked.append(1)
        if len(asked) in {2, 3}:  # after the seat is stored
            raise NotStored
        if len(asked) > 3:
            return None  # deleted meanwhile
        return await real(*words)

    monkeypatch.setattr(claimed_names, "player_of", away)
    monkeypatch.setattr(claimed_names, "AGAIN", 0.01)
    body = {"name": "Later On", "player": token}
    assert second.ask(f"/api/tables/{code}/seats", body)[0] == 201
    until(lambda: second.ask(f"/api/tables/{code}")[1]["seats"][1]["name"] == "")
    assert len(asked) == 4


def test_who_is_deleted_elsewhere_opens_no_table(servers: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = servers
    token, _ = claimed(first, "Gone Too")
    held = Held(second.lobby.free_code)  # the last thing before the table is stored
    monkeypatch.setattr(second.lobby, "free_code", held)
    before = set(second.lobby.rooms)
    with ThreadPoolExecutor(1) as pool:
        body = {"name": "Gone Too", "options": {"game": SWORD}, "player": token}
        opening = pool.submit(second.ask, "/api/tables", body)
        assert held.reached.wait(PATIENCE)
        assert first.ask("/api/players/me", method="DELETE", Authorization=f"Bearer {token}")[0] == 204
        held.go_on.set()
        status, problem = opening.result(PATIENCE)
    assert (status, problem["code"]) == (401, "unknown_token")
    assert set(second.lobby.rooms) == before
