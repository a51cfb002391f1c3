"""The clock of a table: decisions, windows, the reserve, days, the grace period, and stand-ins.

Nobody waits here: the clock of the server is put on. It runs besides, so that all times are minutes.
"""

import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from chanbara.server.http.rate_limit import DAY
from chanbara.server.table import replay as history
from tests.server.kit import Running, until
from tests.server.party import GENEROUS, Party, Player, party, see_gone, see_here

SWORD = {"game": "sword", "players": 3}


def live(
    decision: float = 3600, window: float = 3600, reserve: float = 0, grace: float = 3600
) -> dict[str, Any]:
    """Return a clock."""
    return {"clock": "live", "decision": decision, "window": window, "reserve": reserve, "grace": grace}


def timer_of(player: Player) -> dict[str, Any]:
    """Request the current timer."""
    player.say("resync")
    found: dict[str, Any] = player.wait("sword")["timer"]
    return found


def asked_first(table: Party) -> tuple[Player, Player]:
    """Return the deciding player, and another one."""
    asked = table.until_asked(*(player.seat for player in table.players))
    other = next(player for player in table.players if player is not asked)
    for one in (asked, other):
        one.quiet()
    return asked, other


def test_when_time_runs_out_a_bot_answers_until_the_player_is_back(server: Running) -> None:
    """Time, then the reserve, then a log entry and a stand-in; the next decision is theirs again."""
    with party(server, SWORD, people=3, clock=live(decision=600, reserve=600)) as table:
        table.start()
        asked, other = asked_first(table)
        assert asked.table["seats"][asked.seat]["reserve"] == 600
        version = asked.version
        server.later(900)
        assert timer_of(asked)["left"] == 0
        assert 0 < timer_of(asked)["reserve"] <= 300
        assert other.quiet() == []
        server.later(300)
        assert other.wait("notice") == {"type": "notice", "kind": "timeout", "seat": asked.seat}
        for one in (asked, other):
            one.at(version + 1)  # the bot has answered
            assert one.table["seats"][asked.seat]["stand_in"] is True
            assert one.table["seats"][asked.seat]["bot"] is None
        kinds = [entry[:2] for entry in server.log_of(table.code)]
        assert ("timeout", asked.seat) in kinds
        assert kinds[kinds.index(("timeout", asked.seat)) + 1] == ("choice", asked.seat)
        asked.say("reclaim")
        while (message := other.hear()) != {"type": "notice", "kind": "return", "seat": asked.seat}:
            if message["type"] == "sword" and other.is_asked():
                other.choose(0)
            third = next(one for one in table.players if one not in {asked, other})
            third.at(other.version)
            if third.is_asked():
                third.choose(0)
        asked.wait("notice", kind="return")
        asked.wait("table")
        asked.wait("sword")
        assert asked.is_asked()
        assert asked.table["seats"][asked.seat]["stand_in"] is False
        timed = timer_of(asked)
        assert timed["reserve"] == 0
        assert ("return", asked.seat) in [entry[:2] for entry in server.log_of(table.code)]


def test_a_choice_while_a_bot_answers_is_refused_and_brings_the_player_back(server: Running) -> None:
    """The bot's answer is on its way already: the player has the next decision."""
    slow = {"least": 30, "most": 30}
    with party(server, SWORD, people=3, clock=live(decision=600), pauses=slow) as table:
        table.start()
        asked, other = asked_first(table)
        server.later(600)
        asked.wait("notice", kind="timeout")
        number = asked.view["decision"]["number"]
        assert asked.refused("choose", decision=number, option=0) == (
            "not_your_turn",
            "A bot is answering for you. The next decision is yours again.",
        )
        assert other.refused("choose", decision=number, option=0)[0] == "not_your_turn"


def test_windows_have_a_clock_of_their_own(server: Running) -> None:
    """An hour for a decision, ten minutes for a window: the timer says which, and that one runs out."""
    with party(server, SWORD, people=3, clock=live(window=600)) as table:
        table.start()
        assert 3000 < timer_of(table.host)["left"] <= 3600
        attacked = table.until_asked(0, 1, 2, kind="parry")
        assert timer_of(attacked)["left"] <= 600
        server.later(600)
        table.players.sort(key=lambda player: player is attacked)
        assert table.players[0].wait("notice")["kind"] == "timeout"


def test_the_reserve_is_used_up_and_not_given_back(server: Running) -> None:
    """What goes beyond the time of a decision comes out of the reserve, for good."""
    with party(server, SWORD, people=3, clock=live(decision=600, reserve=2000)) as table:
        table.start()
        asked, _ = asked_first(table)
        server.later(1000)
        timed = timer_of(asked)
        assert timed["left"] == 0
        assert 1000 < timed["reserve"] <= 1600
        asked.choose(0)
        asked.at(asked.version + 1)
        again = table.until_asked(asked.seat)
        assert 0 < timer_of(again)["reserve"] <= timed["reserve"]


def test_nothing_gives_a_decision_more_time(server: Running) -> None:
    """Not an answer in advance, not a pause, not a bot in another seat, and not asking again."""
    with party(server, {"game": "sword", "players": 4}, people=4, clock=live()) as table:
        table.start()
        asked = table.until_asked(
            *(player.seat for player in table.players if player is not table.host), kind="play"
        )
        server.later(600)
        assert timer_of(asked)["left"] <= 3000
        asked.say("premove", answer="ask")
        assert asked.wait("sword")["timer"]["left"] <= 3000
        table.host.say("pause")
        asked.wait("notice", kind="pause")
        assert timer_of(asked) is None
        server.later(1000)
        table.host.say("pause", paused=False)
        asked.wait("notice", kind="resume")
        left = asked.wait("sword")["timer"]["left"]
        assert 2000 < left <= 3000
        guests = [player for player in table.players if player not in {asked, table.host}]
        table.host.say("replace", seat=guests[0].seat, bot="greedy")
        asked.wait("notice", kind="replaced")
        assert timer_of(asked)["left"] <= left


def test_a_pause_stops_the_clock(server: Running) -> None:
    """Ten minutes for a decision: with a pause in between the time does not run out."""
    with party(server, SWORD, people=3, clock=live(decision=600)) as table:
        table.start()
        asked, _ = asked_first(table)
        table.host.say("pause")
        asked.wait("notice", kind="pause")
        server.later(1000)
        assert asked.quiet()[-1]["type"] in {"table", "sword"}
        assert asked.table["paused"] is True
        assert asked.refused("choose", decision=asked.view["decision"]["number"], option=0) == (
            "paused",
            "The game is paused.",
        )
        table.host.say("pause", paused=False)
        asked.wait("notice", kind="resume")
        server.later(600)
        assert asked.wait("notice")["kind"] == "timeout"


# --- who is gone -------------------------------------------------------------------------------------------


def test_who_is_gone_past_the_grace_period_is_played_for(server: Running) -> None:
    """A log entry and a stand-in; a player who reconnects has the next decision."""
    with party(server, SWORD, people=3, clock=live(grace=600)) as table:
        table.start()
        asked, leaver = asked_first(table)
        table.players.remove(leaver)
        third = next(one for one in table.players if one is not asked)
        leaver.close()
        see_gone(asked, leaver)
        server.later(300)
        assert asked.quiet() == []
        server.later(300)
        assert asked.wait("notice") == {"type": "notice", "kind": "takeover", "seat": leaver.seat}
        assert asked.wait("table")["table"]["seats"][leaver.seat]["stand_in"] is True
        assert [one["type"] for one in asked.quiet()] == [], "the game has not moved"
        assert ("takeover", leaver.seat, "") in server.log_of(table.code)
        assert leaver.seated is not None
        back = table.connect(leaver.seated)
        third.quiet()
        table.players.append(back)
        for _ in range(200):
            asker = table.step(asked.version)
            if back.table["seats"][back.seat]["stand_in"] is False:
                break
            if asker is not None:
                asker.choose(0)
            asked.at(asked.version + 1)
        assert ("return", leaver.seat, "") in server.log_of(table.code)
        assert back.is_asked()


def test_who_is_back_in_time_keeps_his_seat(server: Running) -> None:
    """Nothing happens within the grace period, even with short visits."""
    with party(server, SWORD, people=2, clock=live(grace=600)) as table:
        table.start()
        leaver = table.players.pop()
        assert leaver.seated is not None
        for _ in range(3):
            leaver.close()
            see_gone(table.host, leaver)
            server.later(400)
            leaver = table.connect(leaver.seated)
            leaver.wait("welcome")
        table.host.quiet()
        assert not [entry for entry in server.log_of(table.code) if entry[0] == "takeover"]
        leaver.close()


def test_a_second_device_keeps_the_seat(server: Running) -> None:
    """A player is gone when their last connection is."""
    with party(server, SWORD, people=2, clock=live(grace=600)) as table:
        table.start()
        leaver = table.players.pop()
        assert leaver.seated is not None
        second = table.connect(leaver.seated)
        second.wait("welcome")
        leaver.close()
        # He is still there, so that it cannot be seen in the list of seats: the server has one socket less.
        until(lambda: server.ask("/health")[1]["connections"] == 2)
        server.later(1000)
        table.host.quiet()
        assert not [entry for entry in server.log_of(table.code) if entry[0] == "takeover"]
        second.close()


def test_the_grace_period_waits_for_the_end_of_a_pause(server: Running) -> None:
    """During a pause no bot takes over; after it an absent player has the whole period again."""
    with party(server, SWORD, people=2, clock=live(grace=600)) as table:
        table.start()
        table.host.say("pause")
        table.host.wait("notice", kind="pause")
        leaver = table.players.pop()
        leaver.close()
        see_gone(table.host, leaver)
        server.later(1000)
        table.host.quiet()
        assert not [entry for entry in server.log_of(table.code) if entry[0] == "takeover"]
        table.host.say("pause", paused=False)
        table.host.wait("notice", kind="resume")
        server.later(300)
        assert "notice" not in [message["type"] for message in table.host.quiet()]
        server.later(300)
        assert table.host.wait("notice") == {"type": "notice", "kind": "takeover", "seat": leaver.seat}


def test_who_looks_in_and_goes_again_is_played_for(server: Running) -> None:
    """A short visit does not delay the table: after the grace period the bot continues."""
    with party(server, SWORD, people=3, clock=live(grace=600)) as table:
        table.start()
        asked, leaver = asked_first(table)
        table.players.remove(leaver)
        leaver.close()
        see_gone(asked, leaver)
        server.later(600)
        asked.wait("notice", kind="takeover")
        assert leaver.seated is not None
        back = table.connect(leaver.seated)
        back.wait("welcome")
        see_here(asked, leaver)
        back.close()
        see_gone(asked, leaver)
        server.later(600)
        for _ in range(12):
            asker = table.step(asked.version)
            if asker is not None:
                asker.choose(0)
            asked.at(asked.version + 1)
        assert not [entry for entry in server.log_of(table.code) if entry[0] == "return"]


# --- other clocks ------------------------------------------------------------------------------------------


def test_without_a_clock_everybody_takes_his_time(server: Running) -> None:
    """The timer is unlimited, there is no reserve, and no bot takes over."""
    with party(server, SWORD, people=2) as table:
        table.start()
        asked, _ = asked_first(table)
        assert timer_of(asked) == {"left": None, "reserve": None}
        assert [seat["reserve"] for seat in asked.table["seats"]] == [None] * 3


def test_days_for_each_decision(server: Running) -> None:
    """The timer counts days, and an absent player keeps their seat until they are over."""
    with party(server, SWORD, people=3, clock={"clock": "days", "days": 2}) as table:
        table.start()
        asked, other = asked_first(table)
        timed = timer_of(asked)
        assert 2 * 86_400 - 60 < timed["left"] <= 2 * 86_400
        assert timed["reserve"] is None
        other.close()
        table.players.remove(other)
        asked.wait("table")
        assert not [entry for entry in server.log_of(table.code) if entry[0] == "takeover"]


def test_days_run_out_too(server: Running) -> None:
    """After two days a bot answers."""
    with party(server, SWORD, people=3, clock={"clock": "days", "days": 2}) as table:
        table.start()
        server.later(DAY)
        assert table.host.quiet() == []
        server.later(DAY)
        assert table.host.wait("notice")["kind"] == "timeout"


@pytest.fixture
def sqlite_file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/clock.sqlite"


def test_the_reserve_survives_a_restart(sqlite_file: str) -> None:
    """What was used up is still used up."""
    with (
        Running(sqlite_file, GENEROUS) as first,
        party(first, SWORD, people=3, clock=live(600, 3600, 2000)) as table,
    ):
        table.start()
        asked, _ = asked_first(table)
        first.later(1000)
        asked.choose(0)
        asked.at(asked.version + 1)
        before = first.ask(f"/api/tables/{table.code}")[1]["seats"][asked.seat]["reserve"]
        assert 1000 < before <= 1600
    with Running(sqlite_file, GENEROUS) as second:
        assert second.ask(f"/api/tables/{table.code}")[1]["seats"][asked.seat]["reserve"] == before


def test_days_go_on_while_the_server_is_down(sqlite_file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a server that is restarted every day would wait forever."""
    days = {"clock": "days", "days": 3}
    with Running(sqlite_file, GENEROUS) as first, party(first, SWORD, people=3, clock=days) as table:
        table.start()
        asked, _ = asked_first(table)
    monkeypatch.setattr(history, "time", SimpleNamespace(time=lambda: time.time() + DAY))
    with Running(sqlite_file, GENEROUS) as second:
        back = Player(second.client(table.code, asked.token), asked.seated)
        back.at(asked.version)
        assert 2 * DAY - 600 < timer_of(back)["left"] <= 2 * DAY
        back.close()
