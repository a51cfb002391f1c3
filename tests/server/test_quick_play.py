"""Quick play: people who want the same meet, bots come after a time, and the game starts by itself."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from chanbara.server.table import filling
from tests.server.cluster_kit import change_hands, on_loop
from tests.server.kit import PATIENCE, Running, until
from tests.server.party import GENEROUS, Player

SWORD = {"game": "sword", "players": 3}
Seated = dict[str, Any]


def quick(server: Running, name: str, **more: Any) -> Seated:  # noqa: ANN401 - fields of the body
    """Press quick play."""
    status, seated = server.ask("/api/quick", {"name": name, "game": SWORD, "salt": name, **more})
    assert status == 201, seated
    found: Seated = seated
    return found


def come(server: Running, seated: Seated) -> Player:
    """Open the page of the table."""
    player = Player(server.client(seated["code"], seated["token"]), seated)
    player.wait("table")
    return player


def put_on(server: Running, seconds: float) -> None:
    asyncio.run_coroutine_threadsafe(server.loop.put_on(seconds), server.loop).result(PATIENCE)


def info(server: Running, code: str) -> dict[str, Any]:
    status, found = server.ask(f"/api/tables/{code}")
    assert status == 200
    table: dict[str, Any] = found
    return table


def at_once(*works: Any) -> list[Any]:  # noqa: ANN401 - functions
    """Do several things in threads of their own, at the same moment."""
    found: list[Any] = [None] * len(works)
    line = threading.Barrier(len(works))

    def do(place: int) -> None:
        line.wait()
        found[place] = works[place]()

    threads = [threading.Thread(target=do, args=(place,)) for place in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


@pytest.fixture
def fresh(sqlite_url: str) -> Iterator[Running]:
    with Running(sqlite_url, GENEROUS) as server:
        yield server


def test_people_who_want_the_same_meet_and_play(fresh: Running) -> None:
    first = quick(fresh, "Anna", fill=None)
    other = quick(fresh, "Carl", fill=None, clock="days")
    assert other["code"] != first["code"], "another pace"
    larger = quick(fresh, "Dora", fill=None, game={**SWORD, "players": 4})
    assert larger["code"] not in {first["code"], other["code"]}, "another size"
    patient = quick(fresh, "Emil", fill=60)
    assert patient["code"] not in {first["code"], other["code"], larger["code"]}, (
        "who wants people only gets no bots"
    )
    seated = [first, quick(fresh, "Bob", fill=None), quick(fresh, "Cleo", fill=None)]
    assert {one["code"] for one in seated} == {first["code"]}
    assert sorted(one["seat"] for one in seated) == [0, 1, 2]
    assert info(fresh, first["code"])["status"] == "lobby", "not before everybody is here"
    players = [come(fresh, one) for one in seated]
    for player in players:
        player.at(0)
    assert info(fresh, first["code"])["quick"] is None
    for player in players:
        player.close()


def test_the_salts_of_all_are_in_the_deal(fresh: Running) -> None:
    seated = [quick(fresh, name, fill=None) for name in ("Anna", "Bob", "Cleo")]
    room = fresh.lobby.rooms[seated[0]["code"]]
    assert room.salts == ["Anna", "Bob", "Cleo"]


def test_two_who_press_at_once_sit_at_one_table(fresh: Running) -> None:
    found = at_once(*(lambda name=name: quick(fresh, name) for name in ("Anna", "Bob", "Cleo")))
    assert len({one["code"] for one in found}) == 1


def test_guests_with_the_same_name_meet_too(fresh: Running) -> None:
    first, second = quick(fresh, "Kei"), quick(fresh, "Kei")
    assert first["code"] == second["code"]
    assert first["name"] == "Kei"
    assert second["name"] not in {"", "Kei"}
    chosen, same = quick(fresh, "Anna"), quick(fresh, "Anna")
    assert chosen["code"] == first["code"]
    assert same["code"] != first["code"], "a name that somebody chose stays theirs"


def test_bots_come_after_the_shortest_time_of_all(fresh: Running) -> None:
    first = quick(fresh, "Anna", fill=300)
    with closing(come(fresh, first)) as anna:
        assert 290 < anna.table["quick"]["fill_in"] <= 300
        second = quick(fresh, "Bob", fill=60)
        assert second["code"] == first["code"]
        with closing(come(fresh, second)) as bob:
            assert 50 < bob.table["quick"]["fill_in"] <= 60
            put_on(fresh, 50)
            assert info(fresh, first["code"])["status"] == "lobby"
            put_on(fresh, 15)
            for player in (anna, bob):
                player.at(0)
            assert [seat["bot"] is not None for seat in anna.table["seats"]] == [False, False, True]


def test_who_leaves_loses_the_seat(fresh: Running) -> None:
    first, second = quick(fresh, "Anna", fill=None), quick(fresh, "Bob", fill=None)
    anna, bob = come(fresh, first), come(fresh, second)
    anna.close()
    until(lambda: not info(fresh, first["code"])["seats"][0]["here"])
    put_on(fresh, filling.ABSENT + 1)
    until(lambda: bool(info(fresh, first["code"])["seats"][0]["free"]))
    assert info(fresh, first["code"])["host"] == 1, "somebody else is the host now"
    third = quick(fresh, "Cleo", fill=None)
    assert (third["code"], third["seat"]) == (first["code"], 0)
    bob.close()
    until(lambda: not info(fresh, first["code"])["seats"][1]["here"])
    put_on(fresh, filling.ABSENT + 1)
    until(lambda: info(fresh, first["code"])["status"] == "void", "nobody waits any more")


def test_bots_wait_until_those_who_reload_are_back(fresh: Running) -> None:
    seated = quick(fresh, "Anna", fill=30)
    come(fresh, seated).close()
    until(lambda: not info(fresh, seated["code"])["seats"][0]["here"])
    room = fresh.lobby.rooms[seated["code"]]

    async def ring() -> None:
        room.filling._ring()

    on_loop(fresh, ring())
    until(lambda: info(fresh, seated["code"])["seats"][2]["bot"] is not None)
    assert info(fresh, seated["code"])["status"] == "lobby"
    with closing(come(fresh, seated)) as anna:
        anna.at(0)


def test_a_restarted_server_keeps_the_time(database_url: str) -> None:
    with Running(database_url, GENEROUS) as first:
        seated = quick(first, "Anna", fill=120)
        with closing(come(first, seated)):
            pass
    with Running(database_url, GENEROUS) as second, closing(come(second, seated)) as anna:
        assert 60 < anna.table["quick"]["fill_in"] <= 120
        put_on(second, 125)
        anna.at(0)
        assert sum(seat["bot"] is not None for seat in anna.table["seats"]) == 2


def test_only_standard_games_are_found(fresh: Running) -> None:
    for game in ({**SWORD, "house": "x"}, {"game": "duel"}, {**SWORD, "characters": ["hanzo", None, None]}):
        status, refused = fresh.ask("/api/quick", {"name": "Anna", "game": game})
        assert (status, refused["code"]) == (400, "impossible"), game
    for wrong in ({"fill": 1}, {"fill": 10_000}, {"clock": "blitz"}):
        status, refused = fresh.ask("/api/quick", {"name": "Anna", "game": SWORD, **wrong})
        assert refused["code"] == "malformed"
    assert fresh.ask("/api/tables")[1]["tables"] == []


def test_the_list_says_what_a_table_needs(fresh: Running) -> None:
    code = quick(fresh, "Anna", fill=60, game={**SWORD, "players": 5, "rising_sun": True})["code"]
    found = fresh.ask("/api/tables")[1]
    table = found["tables"][0]
    assert (table["code"], table["free"], table["host"], table["rising_sun"]) == (code, 4, "Anna", True)
    assert table["clock"]["clock"] == "live"
    assert 0 <= found["now"] - table["since"] < 60
    assert 0 < table["fill_at"] - found["now"] <= 60
    assert table["quick"]


def test_people_meet_across_servers(servers: tuple[Running, Running]) -> None:
    here, there = servers
    first = quick(here, "Anna", fill=300)
    with closing(come(here, first)) as anna:
        second = quick(there, "Bob", fill=None)
        assert second["code"] != first["code"]
        found = at_once(lambda: quick(here, "Cleo", fill=300), lambda: quick(there, "Dora", fill=300))
        assert {one["code"] for one in found} == {first["code"]}
        with closing(come(there, found[0])), closing(come(there, found[1])):
            anna.at(0)
    pressed = at_once(
        *(lambda server=server: quick(server, f"N{server.port}", fill=30) for server in servers)
    )
    assert len({one["code"] for one in pressed}) == 1, "also if both open one at the same moment"


def test_another_server_keeps_the_time_of_one_that_is_gone(servers: tuple[Running, Running]) -> None:
    first, second = servers
    seated = quick(first, "Anna", fill=300)
    come(first, seated).close()
    change_hands(first, second, seated["code"])
    with closing(come(first, seated)) as anna:
        assert 200 < anna.table["quick"]["fill_in"] <= 300
        put_on(second, 305)
        anna.at(0)


def test_nobody_has_to_wait_at_the_table_of_a_slow_game(fresh: Running) -> None:
    seated = quick(fresh, "Anna", fill=60, clock="days")
    put_on(fresh, filling.ABSENT + 1)
    assert info(fresh, seated["code"])["seats"][0]["name"] == "Anna"
    room = fresh.lobby.rooms[seated["code"]]
    room.row.fill_at = time.time() + 1
    on_loop(fresh, fresh.lobby.asleep.send(room))
    assert seated["code"] not in fresh.lobby.rooms, "it sleeps, and wakes up in time"
    until(lambda: seated["code"] in fresh.lobby.rooms)
    until(lambda: info(fresh, seated["code"])["status"] == "running")


def test_a_table_that_is_due_is_adopted(servers: tuple[Running, Running]) -> None:
    first, second = servers
    seated = quick(first, "Anna", fill=5, clock="days")
    code = seated["code"]
    # Nobody has asked for it: no server runs it.
    until(lambda: code in first.lobby.rooms or code in second.lobby.rooms, "one of them takes it")
    until(lambda: info(first, code)["status"] == "running")
