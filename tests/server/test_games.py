"""Whole games over real sockets: all sizes, people and bots, spectators, leavers, rematches, and duels."""

from typing import Any

import pytest

import chanbara
from chanbara.server.table import fair
from tests.server.kit import Running
from tests.server.party import Party, party

SIZES = [(players, False) for players in range(3, 8)] + [(players, True) for players in range(3, 9)]


@pytest.mark.parametrize(("players", "rising_sun"), SIZES)
def test_a_whole_game_of_every_size(server: Running, players: int, rising_sun: bool) -> None:  # noqa: FBT001
    """Two people, bots and a spectator; each sees exactly their part, and nothing is missing."""
    game = {"game": "sword", "players": players, "rising_sun": rising_sun}
    with party(server, game, people=2) as table:
        table.watch()
        table.start()
        choices = table.play()
        played = table.check_end()
        assert len(played.choices) == choices == table.host.version
        status, record = server.ask(f"/api/tables/{table.code}/record")
        assert (status, chanbara.replay(record).record()) == (200, played.record())
        assert [one for one in table.host.quiet() if one["type"] != "said"] == [], "only bots go on talking"
        assert server.ask(f"/api/tables/{table.code}")[1]["status"] == "over"


def test_a_game_of_people_alone(server: Running) -> None:
    """No bot: only what people choose happens."""
    with party(server, {"game": "sword", "players": 3}, people=3) as table:
        table.start().play()
        game = table.check_end()
        assert {seat for _, seat, _ in game.choices} == {0, 1, 2}


def test_an_update_tells_no_one_what_another_holds(server: Running) -> None:
    """Only the asked sees options; hands and roles are each seat's own, and a spectator has none."""
    with party(server, {"game": "sword", "players": 5}, people=5) as table:
        watcher = table.watch()
        table.start()
        table.play(until=12)
        for one in table.everybody:
            shown = {seat["seat"] for seat in one.view["seats"] if seat["role"] not in {None, "shogun"}}
            assert shown <= {one.seat}
            assert one.view["seat"] == one.seat
        assert watcher.view["hand"] == []
        assert watcher.decision is not None
        assert watcher.decision["options"] is None
        assert sum(bool(one.decision and one.decision["options"]) for one in table.everybody) == 1


def test_the_duel_to_its_end(server: Running) -> None:
    """One plays it, another watches, and the record proves it."""
    with party(server, {"game": "duel", "opponent": "arima"}, people=1) as table:
        table.watch()
        table.start().play()
        assert table.check_end().kind.name == "duel"


def test_a_duel_fought_by_a_stand_in_is_no_table(server: Running) -> None:
    """The creator of a table needs a seat."""
    wanted = {"name": "Ann", "options": {"game": {"game": "duel"}, "bots": ["solver"]}}
    assert server.ask("/api/tables", wanted) == (
        400,
        {"code": "impossible", "message": "Leave a seat free for yourself."},
    )


def test_a_leaver_comes_back_to_everything(server: Running) -> None:
    """Without a clock the table waits for them; a new connection gets the game from its first event."""
    with party(server, {"game": "sword", "players": 4}, people=3) as table:
        table.start()
        leaver = table.players.pop()
        leaver.close()
        gone = table.host.wait("table")
        while gone["table"]["seats"][leaver.seat]["here"]:
            gone = table.host.wait("table")
        _play_until_waiting(table, leaver.seat)
        assert leaver.seated is not None
        table.players.append(back := table.connect(leaver.seated))
        assert back.wait("welcome")["you"] == leaver.seat
        back.hear()
        assert back.table["seats"][leaver.seat]["here"] is True
        back.hear()
        assert back.version == table.host.version
        assert len(back.events) == len(table.host.events)
        assert back.is_asked()
        table.play()
        table.check_end()


def _play_until_waiting(table: Party, seat: int) -> None:
    """Play until the decision of an empty seat."""
    while True:
        asked = table.step(table.host.version)
        assert table.host.decision is not None
        if table.host.decision["seat"] == seat:
            return
        if asked is not None:
            asked.choose(0)
        table.host.at(table.host.version + 1)


def test_the_same_seat_from_two_devices(server: Running) -> None:
    """Both hear the same, either may choose, and the second of two clicks is stale."""
    with party(server, {"game": "sword", "players": 3}, people=3) as table:
        table.start()
        asked = table.until_asked(0, 1, 2)
        assert asked.seated is not None
        second = table.connect(asked.seated)
        second.at(asked.version)
        assert (second.view, second.events) == (asked.view, asked.events)
        number = asked.view["decision"]["number"]
        second.choose(0)
        asked.at(second.version + 1)
        second.at(asked.version)
        assert second.view == asked.view
        code, message = asked.refused("choose", decision=number, option=0)
        assert code == "stale"
        assert message == f"Decision {number} is not open; the open one is {number + 1}."
        second.close()
        table.host.wait("table")
        assert table.host.table["seats"][asked.seat]["here"] is True


def test_a_rematch_keeps_seats_and_tokens_and_takes_another_key(server: Running) -> None:
    """Everybody hears the code of the next table; there the same tokens open the same seats."""
    with party(server, {"game": "sword", "players": 3}, people=2) as table:
        watcher = table.watch()
        table.start().play()
        table.check_end()
        before = table.host.table["commitment"]
        table.players[1].say("rematch")
        table.host.say("rematch")  # twice is once
        again = {one.wait("table")["table"]["next"] for one in table.everybody}
        assert len(again) == 1
        code = again.pop()
        assert watcher.table["next"] == code != table.code
        rematch = _rematch_of(table, code)
        assert rematch.host.table["commitment"] != before
        assert [seat["ready"] for seat in rematch.host.table["seats"]] == [False, False, True]
        assert [seat["name"] for seat in rematch.host.table["seats"]] == ["Ann", "Guest 1", "greedy"]
        rematch.start().play()
        rematch.check_end()
        rematch.close()


def _rematch_of(table: Party, code: str) -> Party:
    found = Party.__new__(Party)
    found.server, found.chance, found.code, found.watchers = table.server, table.chance, code, []
    found.players = [found.connect(one.seated) for one in table.players if one.seated]
    for player in found.players:
        player.wait("table")
    return found


# --- refusals ----------------------------------------------------------------------------------------------


def test_refusals_leave_the_game_untouched(server: Running) -> None:
    """Each has its code, only its sender gets it, and nothing has changed for anyone."""
    with party(server, {"game": "sword", "players": 3}, people=3) as table:
        watcher = table.watch()
        table.start()
        asked = table.until_asked(0, 1, 2)
        other = next(player for player in table.players if player is not asked)
        number = asked.view["decision"]["number"]
        options = len(asked.view["decision"]["options"])
        before = [(one.version, one.view) for one in table.everybody]
        for one in table.everybody:
            one.quiet()
        assert asked.refused("choose", decision=number + 1, option=0) == (
            "stale",
            f"Decision {number + 1} is not open; the open one is {number}.",
        )
        assert asked.refused("choose", decision=-1, option=0)[0] == "stale"
        assert other.refused("choose", decision=number, option=0) == (
            "not_your_turn",
            f"Seat {asked.seat} has to answer now.",
        )
        for option in (-1, options, 10**9):
            assert asked.refused("choose", decision=number, option=option) == (
                "unknown_option",
                f"Options are 0 to {options - 1}.",
            )
        assert watcher.refused("choose", decision=number, option=0) == (
            "not_seated",
            "You are a spectator. Only players can do that.",
        )
        asked.say("choose", decision="one", option=0)
        assert asked.wait("refused")["code"] == "malformed"
        for kind in ("ready", "start"):
            assert table.host.refused(kind) == ("started", "The game has already started.")
        assert table.host.refused("rematch") == ("started", "The game is still in progress.")
        for one in table.everybody:
            assert one.quiet() == [], "somebody else's refusal was heard"
            one.say("resync")
            one.wait("sword")
        assert [(one.version, one.view) for one in table.everybody] == before


def test_a_game_that_is_over_takes_nothing_more(server: Running) -> None:
    """What belongs to a running game is closed; the position and the record stay."""
    with party(server, {"game": "duel", "opponent": "arima"}, people=1) as table:
        table.start().play()
        table.check_end()
        closed = ("closed", "The game is over.")
        assert table.host.refused("choose", decision=0, option=0) == closed
        assert table.host.refused("pause") == closed
        assert table.host.refused("end") == closed
        assert table.host.refused("why", act="focus") == closed
        assert table.host.refused("start") == ("started", "The game has already started.")
        back = table.connect(table.host.seated)  # type: ignore[arg-type]
        assert back.wait("over")["fair"]["commitment"] == table.host.table["commitment"]
        back.close()


def test_before_the_start_there_is_nothing_to_play(server: Running) -> None:
    """A lobby has no game, no record and no position."""
    with party(server, {"game": "sword", "players": 3}, people=1) as table:
        not_started = ("not_started", "The game has not started.")
        about: dict[str, dict[str, Any]] = {
            "choose": {"decision": 0, "option": 0},
            "premove": {"answer": "take"},
            "reclaim": {},
            "pause": {},
            "report_position": {},
            "rematch": {},
            "why": {"act": "pass"},
        }
        for kind, fields in about.items():
            assert table.host.refused(kind, **fields) == not_started, kind
        assert server.ask(f"/api/tables/{table.code}/record") == (
            400,
            {"code": "not_over", "message": "The record becomes available when the game is over."},
        )


def test_why_something_cannot_be_done(server: Running) -> None:
    """The answer names a rule, in the language of the connection, and goes to who asked."""
    with party(server, {"game": "sword", "players": 3}, people=3) as table:
        table.start()
        asked = table.until_asked(0, 1, 2, kind="play")
        offered = asked.view["decision"]["options"][0]["text"]
        asked.say("why", act=offered, re=5)
        assert asked.wait("reason")["rule"] == ""
        asked.say("why", act="parry #1", re=6)
        reason = asked.wait("reason")
        assert reason["re"] == 6
        assert reason["rule"]
        assert reason["reason"]
        asked.say("why", act="no such thing at all \x00 {}", re=7)
        assert asked.wait("reason")["re"] == 7


def test_the_key_of_a_game_is_made_from_everybody(server: Running) -> None:
    """What is published matches what was shown before the deal."""
    with party(server, {"game": "sword", "players": 3}, people=2) as table:
        shown = server.ask(f"/api/tables/{table.code}")[1]["commitment"]
        table.start().play()
        over = table.host.wait("over")
        assert over["fair"]["commitment"] == shown == fair.commitment(over["fair"]["key"])
        assert over["fair"]["salts"] == ["salt of 0", "salt of 1", ""]
