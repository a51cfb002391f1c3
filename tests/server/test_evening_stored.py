"""Evenings are stored: they go on after a restart and on several servers, and forget who wants that."""

from __future__ import annotations

import time
from functools import partial

import pytest

from chanbara.server.evening import evening_store as kept
from chanbara.server.evening.runner import Runner
from chanbara.server.lobby.lobby import Lobby
from tests.server.cluster_kit import change_hands, on_loop
from tests.server.evening_kit import Evening, Guest, play_out, play_round
from tests.server.kit import Running, until
from tests.server.party import GENEROUS, Player

LATER = 600


def test_an_evening_goes_on_after_a_restart_between_its_rounds(database_url: str) -> None:
    with Running(database_url, GENEROUS) as first:
        evening = Evening(first, 4, rounds=2, between=LATER)
        evening.start()
        play_round(evening)
        before = evening.counted(1)
        assert 0 < before["due"] <= LATER
        assert evening.guests[0].look()["seat"] is None
    with Running(database_url, GENEROUS) as second:
        evening.server = second
        after = evening.look()
        for name in ("deals", "standings", "people", "round"):
            assert after[name] == before[name]
        assert evening.guests[0].act("next")[0] == 200
        play_round(evening)
        assert evening.counted(2)["status"] == "over"


def test_a_server_that_is_killed_at_any_point_has_left_nothing_half_done(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a round is stored and before its tables run; after its tables have ended and before it counts."""

    async def nothing(*_about: object) -> None:
        """It was killed."""

    with Running(sqlite_url, GENEROUS) as first, monkeypatch.context() as dying:
        evening = Evening(first, 2, rounds=1)
        dying.setattr(Lobby, "bring_back", nothing)
        evening.start()
        assert not first.lobby.rooms
    with Running(sqlite_url, GENEROUS) as second, monkeypatch.context() as dying:
        evening.server = second
        dying.setattr(Runner, "go_on", nothing)
        play_round(evening)
        until(lambda: evening.look()["ended"] == 2)
        assert evening.look()["deals"] == []
    with Running(sqlite_url, GENEROUS) as third:
        evening.server = third
        assert evening.counted(1)["status"] == "over"


def test_of_several_who_go_on_at_the_same_moment_one_does(server: Running) -> None:
    evening = Evening(server, 2, rounds=2, between=LATER)
    found = on_loop(server, server.lobby.evenings.find(evening.code))
    runner = server.lobby.evenings.runner
    assert on_loop(server, runner.begin(found))
    assert not on_loop(server, runner.begin(found)), "its version is old"
    assert evening.look()["round"] == 1
    assert evening.look()["tables"] == 2


def test_two_servers_play_one_evening(pair: tuple[Running, Running]) -> None:
    first, second = pair
    evening = Evening(first, 5, rounds=2)
    evening.server = second
    evening.guests.append(evening.join("From elsewhere"))
    assert evening.guests[5].act("start")[1]["code"] == "not_host"
    evening.start()
    for number in (1, 2):
        evening.begun(number)
        codes = list(evening.tables())
        until(partial(_all_run, pair, codes))
        holder = _holder(pair, codes[0])
        assert holder is not None
        if holder is _holder(pair, codes[1]):
            change_hands(holder, first if holder is second else second, codes[0])
        assert {_holder(pair, code) for code in codes} == {first, second}
        players = [_at(guest, pair[guest.number % 2]) for guest in evening.guests]
        play_out(*players)
        infos = []
        for one in pair:
            evening.server = one
            infos.append(evening.counted(number))
            # The server that runs the table opens it as soon as it hears that the round is counted.
            until(partial(_is_open, one, codes[0]))
        assert infos[0]["standings"] == infos[1]["standings"]
        for player in players:
            assert player.wait("over")["record"], "each server publishes what it runs"
            player.close()
    assert evening.look()["status"] == "over"


def _holder(pair: tuple[Running, Running], code: str) -> Running | None:
    return next((one for one in pair if code in one.lobby.rooms), None)


def _is_open(server: Running, code: str) -> bool:
    return bool(server.ask(f"/api/tables/{code}/record")[0] == 200)


def _all_run(pair: tuple[Running, Running], codes: list[str]) -> bool:
    return all(_holder(pair, code) is not None for code in codes)


def _at(guest: Guest, server: Running) -> Player:
    guest.evening.server = server
    return guest.sit()


def test_somebody_exports_and_deletes_what_an_evening_has_of_them(server: Running) -> None:
    evening = Evening(server, 4, rounds=1)
    guest, early = evening.guests[1], evening.guests.pop()
    assert server.ask("/api/data/delete", {"tokens": [early.token]})[0] == 200
    assert len(evening.look()["people"]) == 3, "before the start their place is free again"
    evening.start()
    export = server.ask("/api/data", {"tokens": [guest.token]})[1]["evenings"]
    assert [(one["code"], one["title"], one["name"], one["person"]) for one in export] == [
        (evening.code, "Friday at Ann's", "Guest B", 1)
    ]
    assert server.ask("/api/data/delete", {"tokens": [guest.token]})[0] == 200
    assert [one["name"] for one in evening.look()["people"]] == ["Guest A", "", "Guest C"]
    # They can still play, without a name.
    seat = guest.look()["seat"]
    assert server.ask(f"/api/tables/{seat['code']}")[1]["seats"][seat["seat"]]["name"] == ""
    play_round(evening)
    evening.counted(1)
    other = evening.guests[2]
    assert server.ask("/api/data/delete", {"tokens": [other.token]})[0] == 200
    assert other.look()["you"] is None, "what is over belongs to nobody"
    assert server.ask("/api/data", {"tokens": [other.token]})[1]["evenings"] == []


def test_a_claimed_name_is_marked_and_deleted_everywhere(server: Running) -> None:
    claimed = server.ask("/api/players", {"name": "Masako"})[1]
    evening = Evening(server, 1, rounds=1)
    status, problem = server.ask(f"{evening.path}/people", {"name": "Masako"})
    assert (status, problem["code"]) == (409, "claimed")
    evening.guests.append(evening.join("Masako", claimed["token"]))
    assert [one["verified"] for one in evening.look()["people"]] == [False, True]
    evening.start()
    assert (
        server.ask("/api/players/me", method="DELETE", Authorization=f"Bearer {claimed['token']}")[0] == 204
    )
    assert [one["name"] for one in evening.look()["people"]] == ["Guest A", ""]


def test_an_evening_expires_like_a_table_and_opens_its_deals(sqlite_url: str, no_wait: None) -> None:
    with Running(sqlite_url, GENEROUS) as server:
        waiting, played = Evening(server, 1), Evening(server, 2, rounds=1)
        played.start()
        code = played.guests[0].look()["seat"]["code"]
        now = time.time()
        evenings = server.lobby.evenings
        on_loop(server, evenings.remove_old(now + 25 * 3600))
        assert server.ask(waiting.path)[1]["code"] == "unknown_evening"
        assert played.look()["status"] == "running"
        on_loop(server, evenings.remove_old(now + 61 * 86_400))
        assert server.ask(played.path)[1]["code"] == "unknown_evening"
        assert on_loop(server, server.lobby.store.read(partial(kept.opened, codes=[code]))) == [code]
