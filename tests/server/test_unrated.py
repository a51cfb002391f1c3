"""A table says whether its game is rated and why not; no way of leaving lets a loser escape."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from chanbara.server.http.rate_limit import DAY
from chanbara.server.table.rated_games import why_unrated
from tests.server.cluster_kit import on_loop
from tests.server.kit import PATIENCE, Running, until
from tests.server.party import Party
from tests.server.test_players import bearer, count_to, me
from tests.server.test_rated import GOES_ON, check_counted, claim, own, quick_stand_in, rated, status_of

if TYPE_CHECKING:
    from chanbara.server.table.room import Room

__all__ = ["own", "quick_stand_in"]

SWORD = {"game": "sword", "players": 3}


def why(server: Running, code: str) -> list[str]:
    """Return what the table says; it is rated if there is no reason."""
    table = server.ask(f"/api/tables/{code}")[1]
    assert table["rated"] == (not table["unrated"])
    found: list[str] = table["unrated"]
    return found


@pytest.mark.parametrize(
    ("changes", "reasons"),
    [
        ({}, []),
        ({"rising_sun": True, "rikyu": True}, []),
        ({"house": "copies: {parry: 14}"}, ["house"]),
        ({"book": "german"}, ["book"]),
        ({"rulings": {"score_may_be_negative": False}}, ["rulings"]),
        ({"characters": ["tomoe", None, None]}, ["characters"]),
        ({"house": "copies: {parry: 14}", "book": "italian"}, ["house", "book"]),
    ],
)
def test_a_table_says_what_is_not_standard(
    server: Running, changes: dict[str, Any], reasons: list[str]
) -> None:
    name = f"Iori {len(server.lobby.rooms)}"
    seated = server.open_table({**SWORD, **changes}, name, claim(server, name))
    assert why(server, seated["code"]) == reasons
    assert why(server, server.open_table({**SWORD, **changes})["code"]) == [*reasons, "nobody"]


def test_a_duel_is_never_rated(server: Running) -> None:
    assert "game" in why(server, server.open_table({"game": "duel"})["code"])


def test_a_deal_that_may_be_known_is_not_rated(own: Running) -> None:
    table, token = rated(own, "Munisai")
    table.play()
    table.host.wait("over")
    table.close()
    wanted = {"name": "Munisai", "player": token}
    for path, more in (("again", {"options": {}}), ("play-on", {"frame": 0, "seat": 0})):
        status, seated = own.ask(f"/api/reviews/{table.code}/{path}", {**wanted, **more})
        assert status == 201, seated
        assert why(own, seated["code"]) == ["known_deal"]


def room_of(server: Running, code: str) -> Room:
    return server.lobby.rooms[code]


def test_a_win_that_was_helped_is_not_rated_and_told_at_the_end_alone(own: Running) -> None:
    table, token = rated(own, "Takuan")
    for seat in range(3):
        room = room_of(own, table.code)
        on_loop(own, room.do(partial(room.log, "aided", seat)))  # in its turn: the table writes its own log
    assert why(own, table.code) == [], "until the end it is the business of whoever was helped"
    table.play()
    table.host.wait("over")
    assert why(own, table.code) == ["helped"]
    room = room_of(own, table.code)
    winners = own.ask(f"/api/tables/{table.code}")[1]["result"]["winners"]
    for one in room.seats:
        one.aided = one.row.seat not in winners
    assert why_unrated(room) == [], "a loss counts: otherwise asking for help would undo it"
    assert [game["rating"] for game in me(own, token)["games"]] == [None]
    table.close()


def test_a_game_without_a_result_says_so(server: Running) -> None:
    table = Party(server, SWORD, 1, bots=[None, "random", "random"])
    table.start()
    table.host.say("end")
    table.host.wait("over")
    assert why(server, table.code) == ["nobody", "void"]
    table.close()


# --- doors -------------------------------------------------------------------------------------------------


def abandoned(server: Running, code: str) -> None:
    """Let everything expire: a rated game is played to its end first."""
    lobby = server.lobby
    until(lambda: not lobby.rooms[code].connections)
    far = time.time() + 100 * DAY
    gone = asyncio.run_coroutine_threadsafe(lobby.sweep.remove_old(far), server.loop).result(PATIENCE)
    assert gone == [code]
    until(lambda: status_of(server, code) == "over")
    count_to(1, server.database)


def test_who_pauses_and_stays_away_does_not_escape(own: Running, no_wait: None) -> None:
    table, token = rated(own, "Gonnosuke")
    table.host.say("pause")
    table.host.wait("notice", kind="pause")
    table.close()
    abandoned(own, table.code)
    check_counted(own, token, table.code)


def test_who_is_timed_out_for_good_does_not_escape(own: Running) -> None:
    clock = {"clock": "live", "decision": 60, "window": 60, "reserve": 0, "grace": 1}
    table, token = rated(own, "Inshun", clock=clock)
    table.host.close()
    own.later(2)
    for _ in range(500):
        if status_of(own, table.code) == "over":
            break
        own.later(60)
    count_to(1, own.database)
    assert any(kind in {"takeover", "timeout"} for kind, _, _ in own.log_of(table.code))
    check_counted(own, token, table.code)


def test_whoever_deletes_their_name_leaves_a_game_that_still_counts_for_others(own: Running) -> None:
    table, losing = rated(own, "Geki", people=1)
    table.close()
    winner = claim(own, "Osugi")
    seated = own.open_table(SWORD, "Geki", losing, bots=[None, None, "random"])
    wanted = {"name": "Osugi", "player": winner}
    other = own.ask(f"/api/tables/{seated['code']}/seats", wanted)[1]
    found = Party.__new__(Party)
    found.server, found.chance, found.code, found.watchers = own, table.chance, seated["code"], []
    found.players = [found.connect(one) for one in (seated, other)]
    found.start()
    assert own.ask("/api/players/me", method="DELETE", **bearer(losing))[0] == 204
    found.players[1].wait("table")
    assert why(own, found.code) == []
    assert found.host.refused("end") == GOES_ON
    found.close()


# --- shown with its uncertainty -----------------------------------------------------------------------------


def test_a_seat_shows_the_rating_of_whoever_is_on_the_ladder(own: Running) -> None:
    table, token = rated(own, "Kihachi")
    table.play()
    table.host.wait("over")
    table.close()

    def shown() -> Any:  # noqa: ANN401 - a rating or None
        code = own.open_table(SWORD, "Kihachi", token)["code"]
        return own.ask(f"/api/tables/{code}")[1]["seats"][0]["rating"]

    assert own.ask("/api/players/me", {"listed": True}, **bearer(token))[0] == 200
    standing = me(own, token)["standing"]
    assert shown() == {"points": standing["points"], "doubt": standing["doubt"]}
    assert standing["doubt"] > 0
    assert own.ask("/api/players/me", {"listed": False}, **bearer(token))[0] == 200
    assert shown() is None, "nobody is shown who does not want to be"
