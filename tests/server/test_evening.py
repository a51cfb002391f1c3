"""Evenings from the first link to the last round, with real sockets."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

import chanbara
from chanbara.server.evening import evening_info
from chanbara.server.evening import evenings as people
from chanbara.server.settings import Settings
from tests.server.evening_kit import Evening, by_hand, play_out, play_round, seated
from tests.server.kit import Running, until
from tests.server.party import GENEROUS


def test_three_tables_and_three_rounds_are_counted_as_by_hand(server: Running) -> None:
    evening = Evening(server, 9, rounds=3)
    evening.start()
    totals: Counter[int] = Counter()
    shoguns: list[int] = []
    for number in (1, 2, 3):
        evening.begun(number)
        tables = seated(evening)
        assert [len(one) for one in tables.values()] == [3, 3, 3]
        play_round(evening, by_chance=True)
        found = evening.counted(number)
        starts = {str(chanbara.replay(server.ask(f"/api/tables/{code}/record")[1]).start) for code in tables}
        assert len(starts) == 1, "all tables of a round have the same deal"
        totals.update(by_hand(server, tables))
        assert {one["person"]: one["total"] for one in found["standings"]} == pytest.approx(totals, abs=0.02)
        deal = found["deals"][-1]
        assert {one["code"] for one in deal["tables"]} == set(tables)
        for one in deal["tables"]:
            assert one["people"] == [tables[one["code"]][seat] for seat in range(3)]
            shoguns += [seat["person"] for seat in one["seats"] if seat["role"] == "shogun"]
    found = evening.look()
    assert found["status"] == "over"
    assert sorted(shoguns) == list(range(9)), "everybody was Shogun once"
    assert sum(totals.values()) == pytest.approx(9 * 50 * 3), "in each seat the field shares out the average"
    assert len({one["total"] for one in found["standings"]}) > 1
    best = max(totals.values())
    first = {one["person"] for one in found["standings"] if one["place"] == 1}
    assert first == {person for person, total in totals.items() if total == pytest.approx(best)}


def test_a_single_table_is_compared_with_one_of_bots(server: Running) -> None:
    evening = Evening(server, 2, rounds=1)
    evening.start()
    assert evening.look()["tables"] == 2
    play_round(evening)
    deal = evening.counted(1)["deals"][0]
    assert sorted(Counter(one["people"].count(None) for one in deal["tables"]).items()) == [(1, 1), (3, 1)]
    mine = next(one for one in deal["tables"] if one["people"].count(None) == 1)
    shares = {seat["person"]: seat["share"] for seat in mine["seats"]}
    assert shares.pop(None) is None
    assert set(shares) == {0, 1}
    assert set(shares.values()) <= {0.0, 50.0, 100.0}


def test_whoever_leaves_gets_nothing_and_may_come_back(server: Running) -> None:
    evening = Evening(server, 4, rounds=2)
    evening.start()
    leaver = evening.guests[0]
    assert leaver.act("leave")[0] == 200
    player = leaver.sit()
    assert evening.look()["host"] == 1, "somebody else leads"
    player.say("resign")
    player.close()
    others = [guest.sit() for guest in evening.guests[1:]]
    play_out(*others)
    found = evening.counted(1)
    assert next(one["total"] for one in found["standings"] if one["person"] == 0) == 0
    # In the next round a bot has the seat from the beginning.
    evening.begun(2)
    table = leaver.look()["seat"]
    info = server.ask(f"/api/tables/{table['code']}")[1]
    assert info["seats"][table["seat"]]["bot"] == "random"
    assert leaver.act("return")[0] == 200
    assert not evening.look()["people"][0]["gone"]
    play_out(*[guest.sit() for guest in evening.guests[1:]])
    found = evening.counted(2)
    assert next(one["total"] for one in found["standings"] if one["person"] == 0) == 0
    assert found["status"] == "over"
    assert leaver.act("leave")[1]["code"] == "closed"


def test_nobody_has_to_come_and_the_clock_goes_on(sqlite_url: str) -> None:
    """Bots stand in after the grace period, and the next round begins by itself."""
    with Running(sqlite_url, GENEROUS) as server:
        clock = {"clock": "live", "decision": 1, "window": 1, "reserve": 0, "grace": 1}
        evening = Evening(server, 2, rounds=2, clock=clock)
        evening.start()

        def is_over() -> bool:
            server.later(1.0)
            return bool(evening.look()["status"] == "over")

        until(is_over)
        found = evening.look()
        assert [one["total"] for one in found["standings"]] == [0, 0], "bots played for both"
        assert {
            seat["gone"]
            for deal in found["deals"]
            for one in deal["tables"]
            for seat in one["seats"]
            if seat["person"] is not None
        } == {True}


def test_whoever_leads_can_start_and_others_if_they_are_gone(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(server, 2, rounds=1, between=600)
    other = evening.guests[1]
    assert not other.look()["leads"]
    assert other.act("start")[1]["code"] == "not_host"
    assert other.act("remove", person=0)[1]["code"] == "not_host"
    assert other.act("next")[1]["code"] == "not_over"
    monkeypatch.setattr(evening_info, "AWAY", -1.0)
    assert other.look()["leads"]
    assert other.act("start")[0] == 200
    assert other.act("start")[1]["code"] == "started"
    status, problem = server.ask(f"{evening.path}/people", {"name": "Late"})
    assert (status, problem["code"]) == (400, "started")


def test_people_leave_and_are_sent_away_before_the_start(server: Running) -> None:
    evening = Evening(server, 3, rounds=1)
    first, second, third = evening.guests
    assert first.act("remove", person=0)[1]["code"] == "impossible"
    assert first.act("remove", person=7)[1]["code"] == "impossible"
    assert first.act("remove", person=second.number)[0] == 200
    assert [one["person"] for one in evening.look()["people"]] == [0, 2]
    assert second.act("leave")[1]["code"] == "unknown_token"
    assert second.look()["you"] is None
    assert first.act("leave")[0] == 200
    assert evening.look()["host"] == third.number
    assert third.act("start")[1]["code"] == "not_ready"
    assert third.act("leave")[0] == 200
    assert server.ask(evening.path)[1]["code"] == "unknown_evening"


BAD: list[dict[str, Any]] = [
    {"title": ""},
    {"title": "x" * 61},
    {"title": "\u200b"},
    {"name": "\n"},
    {"options": {"game": {"game": "duel"}}},
    {"options": {"game": {"game": "sword", "players": 9}}},
    {"options": {"game": {"game": "sword"}, "clock": {"clock": "none"}}},
    {"options": {"game": {"game": "sword"}, "bot": "nobody"}},
    {"options": {"game": {"game": "sword"}, "rounds": 13}},
    {"options": {"game": {"game": "sword"}, "pauses": {"least": 2, "most": 1}}},
    {"deal": 1},
]


@pytest.mark.parametrize("wanted", BAD)
def test_what_cannot_be_an_evening_is_refused(server: Running, wanted: dict[str, Any]) -> None:
    body = {"title": "Friday", "name": "Ann", "options": {"game": {"game": "sword"}}, **wanted}
    status, problem = server.ask("/api/evenings", body)
    assert status == 400
    assert problem["code"] in {"malformed", "impossible"}


def test_evenings_are_bounded(sqlite_url: str) -> None:
    settings = msgspec.structs.replace(GENEROUS, evenings_per_address=1, people_per_evening=2)
    with Running(sqlite_url, settings) as server:
        evening = Evening(server, 2)
        status, problem = server.ask(f"{evening.path}/people", {"name": "Third"})
        assert (status, problem["code"]) == (409, "full")
        assert server.ask(f"{evening.path}/people", {"name": "guest  B"})[1]["code"] in {"full", "taken"}
        body = {"title": "Again", "name": "Ann", "options": {"game": {"game": "sword"}}}
        assert server.ask("/api/evenings", body)[1]["code"] == "too_fast"
    assert Settings().people_per_evening == 64


def test_names_differ_and_codes_are_checked(server: Running) -> None:
    evening = Evening(server, 1)
    for name, code in (("guest a", "taken"), ("moderator", "impossible")):
        assert server.ask(f"{evening.path}/people", {"name": name})[1]["code"] == code
    assert server.ask("/api/evenings/NOSUCH")[1]["code"] == "unknown_evening"
    assert server.ask("/api/evenings/x")[1]["code"] == "unknown_evening"
    assert server.ask(f"{evening.path}?after=x")[1]["code"] == "malformed"


def test_whoever_waits_hears_of_a_change(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "PATIENCE", 0.2)
    evening = Evening(server, 1)
    version = evening.look()["version"]
    assert server.ask(f"{evening.path}?after={version}")[1]["version"] == version
    monkeypatch.setattr(people, "PATIENCE", 60.0)
    evening.guests.append(evening.join("Bea"))
    later = server.ask(f"{evening.path}?after={version}")[1]
    assert [one["name"] for one in later["people"]] == ["Guest A", "Bea"]


def test_nobody_is_host_at_a_table_of_an_evening(server: Running) -> None:
    evening = Evening(server, 2, rounds=1)
    evening.start()
    player = evening.guests[0].sit()
    for message in (
        {"kind": "end"},
        {"kind": "pause", "paused": True},
        {"kind": "replace", "seat": 1, "bot": "random"},
    ):
        kind = str(message.pop("kind"))
        assert player.refused(kind, **message)[0] == "impossible"
    assert player.table["evening"] == evening.code
    assert player.table["sealed"]
    assert not player.table["rated"]
    assert player.table["origin"] == {"kind": "evening", "review": None, "frame": None}
    player.close()
