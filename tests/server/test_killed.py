"""Real servers are killed during quick play and evenings, and come back with all that was acknowledged."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Any

from tests.server.evening_kit import Evening, Guest, by_hand, paused, play_out, play_round, seated
from tests.server.party import Player
from tests.server.victim import Victim

if TYPE_CHECKING:
    from pathlib import Path

LATER = 600
STEPS = 6
"""Choices before the server is killed."""


def test_whoever_waits_for_players_waits_on_after_the_server_was_killed(
    sqlite_url: str, tmp_path: Path
) -> None:
    """Two have been seated; bots come no later than they were promised, and the third one finds them."""
    wanted = {"game": {"game": "sword", "players": 3}, "fill": 300}
    with Victim(sqlite_url, tmp_path) as server:
        pressed = [server.ask("/api/quick", {"name": name, **wanted})[1] for name in ("Anna", "Bob")]
        code = pressed[0]["code"]
        with closing(_come(server, pressed[0])) as anna:
            promised = anna.table["quick"]["fill_in"]
            server.kill()
        server.start()
        found = server.ask(f"/api/tables/{code}")[1]
        assert [seat["name"] for seat in found["seats"]][:2] == ["Anna", "Bob"]
        assert found["status"] == "lobby"
        assert 0 < found["quick"]["fill_in"] <= promised
        third = server.ask("/api/quick", {"name": "Cleo", **wanted})[1]
        assert (third["code"], third["seat"]) == (code, 2)
        players = [_come(server, one) for one in (*pressed, third)]
        for player in players:
            player.at(0)
            player.close()


def _come(server: Victim, seated: dict[str, Any]) -> Player:
    player = Player(server.client(seated["code"], seated["token"]), seated)
    player.wait("table")
    return player


def test_an_evening_goes_on_after_the_server_was_killed_in_a_round_and_between_rounds(
    sqlite_url: str, tmp_path: Path
) -> None:
    """Deals move: what is closed in between stays closed, and the sums are those of the whole evening."""
    with Victim(sqlite_url, tmp_path) as server:
        evening = Evening(server, 4, rounds=2, deals="moving", between=LATER)
        evening.start()
        first = seated(evening)
        before = [guest.look() for guest in evening.guests]
        code = before[0]["seat"]["code"]
        _play_some([guest for guest in evening.guests if guest.number in first[code].values()])
        server.kill()
        server.start()
        assert [guest.look() for guest in evening.guests] == before
        with closing(evening.guests[0].sit()) as player:
            player.at(STEPS)
        play_round(evening)
        paused(evening)
        between = evening.look()
        assert (between["deals"], [one["played"] for one in between["waiting"]]) == ([], [1, 1])
        server.kill()
        server.start()
        after = evening.look()
        assert 0 < after.pop("due") <= between.pop("due")
        assert after == between
        assert server.ask(f"/api/tables/{code}/record")[1]["code"] == "not_over"
        assert evening.guests[0].act("next")[0] == 200
        second = seated(evening)
        play_round(evening)
        found = evening.counted(2)
        _check_sums(evening, found, {**first, **second})


def _play_some(guests: list[Guest]) -> None:
    """Let the people of a table play until they have seen that some choices are done."""
    players = [guest.sit() for guest in guests]
    play_out(*players, upto=STEPS)
    for player in players:
        player.close()


def _check_sums(evening: Evening, found: dict[str, Any], tables: dict[str, dict[int, int]]) -> None:
    totals = dict.fromkeys(range(4), 0.0)
    for deal in found["deals"]:
        codes = [one["code"] for one in deal["tables"]]
        assert [one["round"] for one in deal["tables"]] == [1, 2]
        for person, points in by_hand(evening.server, {code: tables[code] for code in codes}).items():
            totals[person] += points
    assert {one["person"]: one["total"] for one in found["standings"]} == totals
    assert found["status"] == "over"
