"""Whoever comes late to an evening plays from the next round on; whoever leaves is replaced by a bot."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.server.evening_kit import Evening, by_hand, paused, play_round, seated
from tests.server.kit import Running

LATER = 600


def test_whoever_comes_late_gets_a_bots_seat_first_and_then_a_table_more(server: Running) -> None:
    evening = Evening(server, 4, rounds=3, between=LATER)
    evening.start()
    tables = [seated(evening)]
    late = evening.join("Late")
    assert late.look()["seat"] is None
    play_round(evening)
    paused(evening)
    evening.guests.append(late)
    assert evening.guests[0].act("next")[0] == 200
    tables.append(seated(evening))
    assert evening.look()["tables"] == 2, "there was a bot's seat"
    assert late.look()["seat"] is not None
    evening.guests += [evening.join("Later"), evening.join("Still later")]
    play_round(evening)
    paused(evening)
    assert evening.guests[0].act("next")[0] == 200
    tables.append(seated(evening))
    assert evening.look()["tables"] == 3, "seven people do not fit at two tables"
    status, problem = server.ask(f"{evening.path}/people", {"name": "Too late"})
    assert (status, problem["code"], evening.look()["joinable"]) == (400, "started", False)
    assert "last round has begun" in problem["message"]
    play_round(evening)
    found = evening.counted(3)
    totals: Counter[int] = Counter()
    for one in tables:
        totals.update(by_hand(server, one))
    standings = {one["person"]: one for one in found["standings"]}
    assert {person: one["total"] for person, one in standings.items()} == pytest.approx(
        {person: totals[person] for person in range(7)}, abs=0.02
    )
    assert [standings[person]["deals"] for person in range(7)] == [3, 3, 3, 3, 2, 1, 1]


def test_whoever_has_not_played_yet_can_go_or_be_sent_away(server: Running) -> None:
    evening = Evening(server, 4, rounds=2, between=LATER)
    evening.start()
    host, late, troll = evening.guests[0], evening.join("Late"), evening.join("Troll")
    assert late.act("remove", person=troll.number)[1]["code"] == "not_host"
    assert host.act("remove", person=1)[1]["code"] == "started", "they have a seat"
    assert host.act("remove", person=troll.number)[0] == 200
    assert troll.act("leave")[1]["code"] == "unknown_token"
    assert late.act("leave")[0] == 200
    assert [one["person"] for one in evening.look()["people"]] == [0, 1, 2, 3]


def test_whoever_has_left_makes_room_and_can_come_back(server: Running) -> None:
    """Six fill two tables. Somebody leaves, somebody else comes: two tables still do."""
    evening = Evening(server, 6, rounds=3, between=LATER)
    evening.start()
    leaver = evening.guests[5]
    play_round(evening)
    paused(evening)
    assert leaver.act("leave")[0] == 200
    evening.guests[5] = evening.join("In their place")
    assert evening.guests[0].act("next")[0] == 200
    assert (evening.look()["tables"], leaver.look()["seat"]) == (2, None)
    play_round(evening)
    paused(evening)
    assert leaver.act("return")[0] == 200
    assert evening.guests[0].act("next")[0] == 200
    assert (evening.look()["tables"], leaver.look()["seat"] is None) == (3, False)
    deals = {one["person"]: one["deals"] for one in evening.look()["standings"]}
    assert (deals[leaver.number], deals[evening.guests[5].number]) == (1, 1)
