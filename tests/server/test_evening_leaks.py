"""Nothing of a deal gets out before its last table has ended, whichever door one tries."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

import chanbara
from chanbara.server.evening import evenings
from chanbara.server.lobby import lobby as lobbies
from chanbara.server.table import fair
from chanbara.server.wire.schema import ROUTES
from tests.server.evening_kit import Evening, Guest, play_out
from tests.server.kit import Running, until
from tests.server.party import GENEROUS, Player

LOOKS = ("", "/frames?as=open", "/frames?as=0", "/analysis", "/record", "/cards", "/book", "/groups")
"""What one may fetch of a review."""
AGAIN: dict[str, dict[str, Any]] = {
    "play-on": {"name": "Eve", "frame": 0, "seat": 0},
    "again": {"name": "Eve"},
}
"""What opens a table with the same deal."""
TRIED = {
    "/api/tables/{code}",
    "/api/tables/{code}/seats",
    "/api/tables/{code}/record",
    "/api/tables/{code}/cards",
    "/api/tables/{code}/book",
    "/api/tables/{code}/statistics",
    "/api/tables/{code}/socket",
    *(f"/api/reviews/{{code}}{one.partition('?')[0]}" for one in LOOKS),
    "/api/reviews/{code}/play-on",
    "/api/reviews/{code}/again",
    "/api/evenings/{code}",
    "/api/evenings/{code}/people",
}
"""Every route that is given a code of a table or evening: each is tried below."""


def test_every_door_is_tried() -> None:
    doors = {one.path for one in ROUTES if one.path.startswith(("/api/tables/", "/api/reviews/"))}
    assert doors <= TRIED, "a new route must be tried, too"


class Two:
    """An evening with two tables of people, all of whom are connected."""

    def __init__(self, server: Running, *, player: str | None = None) -> None:
        self.server = server
        self.evening = Evening(server, 5, rounds=1)
        self.named = self.evening.join("Tomoko" if player else "Guest F", player)
        self.evening.guests.append(self.named)
        self.evening.start()
        (self.code, here), (self.other, there) = self.evening.tables().items()
        self.here = self._seated(here)
        self.there = self._seated(there)

    def _seated(self, guests: list[Guest]) -> list[Player]:
        players = [guest.sit() for guest in guests]
        for one in players:
            one.at(0)
        return players

    def close(self) -> None:
        for one in (*self.here, *self.there):
            one.close()


def test_before_the_last_table_has_ended_every_door_is_closed_and_after_it_they_open(server: Running) -> None:
    claimed = server.ask("/api/players", {"name": "Tomoko"})[1]["token"]
    two = Two(server, player=claimed)
    play_out(*two.here)
    until(lambda: bool(two.evening.look()["ended"]))
    check_seats_are_told_no_record(two)
    check_from_outside(two)
    check_lists_and_exports(two, claimed)
    check_the_evening(two)
    play_out(*two.there)
    two.evening.counted(1)
    check_all_is_open(two, claimed)
    two.close()


def check_seats_are_told_no_record(two: Two) -> None:
    """How it ended is seen at the table, and nothing else of it."""
    player = two.here[0]
    assert player.table["result"]["winner"]
    assert player.view["result"] is not None
    for one in two.here:
        one.say("resync")
    heard = [message for one in two.here for message in (*one.client.heard, *one.quiet())]
    assert not [one for one in heard if one["type"] == "over"]
    assert player.refused("report_position")[0] == "closed"
    assert player.refused("rematch")[0] == "impossible"
    # A token opens no seat of the other table.
    thief = two.server.client(two.other, player.token)
    assert thief.wait("refused")["code"] == "unknown_token"
    thief.close()


def check_from_outside(two: Two) -> None:
    """By the code of the table that has ended and of the one that plays, one gets nothing."""
    server = two.server
    outside = server.ask(f"/api/tables/{two.code}")[1]
    assert (outside["status"], outside["result"], outside["asked"]) == ("over", None, None)
    assert server.ask(f"/api/tables/{two.other}")[1]["asked"] is None
    fresh = server.open_table({"game": "sword", "players": 3})["code"]
    for table in (two.code, two.other):
        printed = server.ask(f"/api/tables/{table}/cards")[1]
        assert printed == server.ask(f"/api/tables/{fresh}/cards")[1], "no card says what was dealt"
        check_closed(server, table)
    assert "still being played at another table" in server.ask(f"/api/reviews/{two.code}")[1]["message"]


def check_closed(server: Running, table: str) -> None:
    """No route and no socket says anything of a table's deal to whoever does not sit there."""
    outside = server.ask(f"/api/tables/{table}")[1]
    assert (outside["sealed"], outside["result"], outside["asked"]) == (True, None, None)
    assert server.ask(f"/api/tables/{table}/book")[1]["code"] == "impossible"
    assert server.ask(f"/api/tables/{table}/record")[1]["code"] == "not_over"
    assert server.ask(f"/api/tables/{table}/statistics")[1]["games"] == 0
    assert server.ask(f"/api/tables/{table}/seats", {"name": "Eve"})[1]["code"] == "started"
    for look in LOOKS:
        assert server.ask(f"/api/reviews/{table}{look}")[1]["code"] == "not_over", look
    for act, body in AGAIN.items():
        assert server.ask(f"/api/reviews/{table}/{act}", body)[1]["code"] == "not_over"
    watcher = server.client(table, None, "Eve")
    assert watcher.wait("refused")["code"] == "not_seated"
    watcher.close()


def check_lists_and_exports(two: Two, claimed: str) -> None:
    """No list has the table, and no statistics its result. An export has what its owner chose, not more."""
    server, player = two.server, two.here[0]
    assert server.ask("/api/tables")[1]["tables"] == []
    assert server.ask(f"/api/tables/{two.code}/statistics")[1]["games"] == 0
    assert server.ask("/api/players/me", Authorization=f"Bearer {claimed}")[1]["games"] == []
    export = server.ask("/api/data", {"tokens": [player.token]})[1]
    assert [(one["code"], one["result"]) for one in export["seats"]] == [(two.code, None)]
    chosen = {entry["text"] for entry in export["seats"][0]["entries"] if entry["kind"] == "choice"}
    log = [(seat, text) for kind, seat, text in server.log_of(two.code) if kind == "choice"]
    assert chosen == {text for seat, text in log if seat == player.seat}


def check_the_evening(two: Two) -> None:
    """It shows no result, and no code of a table but one's own."""
    for token in ("", two.here[0].token, two.there[0].token):
        seen = two.evening.look(token)
        assert (seen["deals"], {one["total"] for one in seen["standings"]}) == ([], {0.0})
        own = [seen["seat"]["code"]] if token else []
        told = json.dumps(seen)
        assert [table for table in (two.code, two.other) if table in told] == own


def check_all_is_open(two: Two, claimed: str) -> None:
    """Those who have stayed at a table that ended early hear of it, too."""
    server, code, player = two.server, two.code, two.here[0]
    record = player.wait("over")["record"]
    assert player.table["sealed"] is False
    assert server.ask(f"/api/tables/{code}/record") == (200, record)
    assert server.ask(f"/api/tables/{code}")[1]["result"]["winner"] == player.table["result"]["winner"]
    for look in ("", "/frames?as=open&to=2", "/record", "/cards"):
        assert server.ask(f"/api/reviews/{code}{look}")[0] == 200
    groups = server.ask(f"/api/reviews/{code}/groups")[1]["groups"]
    assert {(one["code"], one["status"]) for one in groups} == {(code, "over"), (two.other, "over")}
    assert chanbara.replay(record).start == chanbara.replay(_record(server, two.other)).start
    assert server.ask("/api/players/me", Authorization=f"Bearer {claimed}")[1]["games"] == [], "no ladder"


def _record(server: Running, code: str) -> str:
    return str(server.ask(f"/api/tables/{code}/record")[1])


def test_a_sealed_table_stays_sealed_after_a_restart(sqlite_url: str) -> None:
    with Running(sqlite_url, GENEROUS) as first:
        two = Two(first)
        play_out(*two.here)
        two.close()
    with Running(sqlite_url, GENEROUS) as second:
        assert second.ask(f"/api/tables/{two.code}/record")[1]["code"] == "not_over"
        assert second.ask(f"/api/tables/{two.code}")[1]["result"] is None
        two.evening.server = second
        player = two.evening.tables()[two.code][0].sit()
        assert not [one for one in player.quiet() if one["type"] == "over"]
        player.close()


def told(evening: Evening, here: list[Player]) -> tuple[list[str], list[list[str]]]:
    """Return what the clients of a table see before they play, and what they hear while they play.

    Times are left out, and how many tables have ended.
    """
    before, heard = [], []
    for player in here:
        player.quiet()  # what was said while the others came
        player.say("resync")
        table = player.wait("table")["table"]
        for seat in table["seats"]:
            seat["reserve"] = 0
        info = evening.look(player.token)
        info["ended"] = info["version"] = 0
        before += [json.dumps(table), json.dumps(info)]
    play_out(*here)
    for player in here:
        player.quiet()
        frames = [{**one, "timer": None} for one in player.client.heard if one["type"] == "sword"]
        heard.append([json.dumps(one) for one in frames])
    return before, heard


def draw_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the next world have the same deals, codes and tokens."""
    chance = random.Random("the same in both worlds")

    def drawn(length: int) -> str:
        return "".join(chance.choice("ABCDEFGH") for _ in range(length))

    monkeypatch.setattr(fair, "new_secret", lambda: chance.randbytes(32).hex())
    monkeypatch.setattr(lobbies, "new_code", lambda: drawn(6))
    monkeypatch.setattr(evenings, "new_code", lambda: drawn(6))
    monkeypatch.setattr(evenings, "new_token", lambda: drawn(32))


def test_what_a_table_hears_does_not_depend_on_another_one(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two worlds: in one the other table has not begun to play, in the other it has ended."""
    settings = msgspec.structs.replace(GENEROUS, public_url="https://chanbara.example")
    worlds = []
    for has_ended in (False, True):
        draw_the_same(monkeypatch)
        folder = tmp_path_factory.mktemp("world")
        with Running(f"sqlite:///{folder}/tables.sqlite3", settings) as server:
            two = Two(server)
            if has_ended:
                play_out(*two.there)
            worlds.append((two.code, *told(two.evening, two.here)))
            two.close()
    assert all(len(frames) > 30 for frames in worlds[0][2])
    assert worlds[0] == worlds[1]
