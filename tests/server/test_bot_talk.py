"""Bots talk at a table: marked as theirs, switched off by the host, and without effect on what they play."""

from typing import Any

import pytest

from chanbara.server.table import fair
from tests.server.kit import Running
from tests.server.party import GENEROUS, Party, party
from tests.server.test_restart import moved

FIVE = {"game": "sword", "players": 5}


def heard_from_bots(table: Party) -> list[dict[str, Any]]:
    """Return what the bots of a table have said to its host."""
    return [line for line in table.host.client.heard if line["type"] == "said" and line["bot"] is not None]


def test_bots_talk_now_and_then_and_it_changes_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair, "new_secret", lambda: "5e" * fair.KEY_BYTES)
    records, heard, lengths, pinned = [], [], [], []
    for talk in (True, False):
        with party(server, FIVE, people=1, bot_talk=talk) as table:
            table.start()
            lengths.append(table.play())
            records.append(table.check_end().record())
            heard.append(heard_from_bots(table))
            table.host.quiet()
            pinned.append([seat["claim"] for seat in table.host.table["seats"]])
    assert records[0] == records[1]
    assert heard[1] == []
    assert pinned[1] == [None] * 5
    assert 2 < len(heard[0]) < lengths[0] / 5, "now and then"
    for line in heard[0]:
        assert (line["bot"], line["text"], line["verified"], line["spectator"]) == (
            "greedy",
            None,
            False,
            None,
        )
        assert line["seat"] in range(1, 5)
        assert (line["claim"] is None) != (line["emote"] is None)


def test_a_bots_claim_stays_at_its_seat_and_cannot_be_reported(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chanbara.sword.bots.talk.CLAIMS", 1.0)
    with party(server, FIVE, people=1) as table:
        table.start()
        while not (made := [one for one in heard_from_bots(table) if one["claim"] in {"samurai", "ronin"}]):
            table.play(until=table.host.version + 1)
            table.host.quiet()
        assert table.host.table["seats"][made[0]["seat"]]["claim"] == made[0]["claim"]
        assert table.host.refused("report", line=made[0]["number"], category="spam")[0] == "impossible"


def test_the_host_switches_it_off(sqlite_url: str) -> None:
    with Running(sqlite_url, GENEROUS) as server, party(server, FIVE, people=2) as table:
        assert table.players[1].refused("bot_talk", talk=False)[0] == "not_host"
        table.host.say("bot_talk", talk=False)
        table.host.quiet()
        table.players[1].quiet()
        assert table.players[1].table["options"]["bot_talk"] is False
        table.start()
        table.play(until=20)
    with Running(sqlite_url, GENEROUS) as again:
        table = moved(table, again)
        assert table.host.table["options"]["bot_talk"] is False
        for one in table.players:
            one.at(20)
        table.play(until=60)
        table.host.quiet()
        assert heard_from_bots(table) == []
        table.close()
