"""Host actions, for the host alone: pause, put bots into seats, pass the role on, end."""

from typing import Any

import pytest

import chanbara
from chanbara.server.table import host_actions as hosting
from chanbara.sword.bots.registry import NAMES
from tests.server.kit import Running
from tests.server.party import Player, party, see_gone

SWORD = {"game": "sword", "players": 3}
NOT_HOST = ("not_host", "Only the host can do that.")


def test_only_the_host_may(server: Running) -> None:
    """Guests and spectators are refused, before the start and during the game, and nothing happens."""
    with party(server, SWORD, people=2) as table:
        guest, watcher = table.players[1], table.watch("Zoe")
        acts: dict[str, dict[str, Any]] = {
            "start": {},
            "pause": {},
            "replace": {"seat": 2, "bot": "random"},
            "host": {"seat": 1},
            "end": {},
        }
        for _ in range(2):
            for kind, about in acts.items():
                assert guest.refused(kind, **about) == NOT_HOST
                assert watcher.refused(kind, **about)[0] == "not_seated"
            if table.host.version < 0:
                table.start()
        found = server.ask(f"/api/tables/{table.code}")[1]
        assert (found["status"], found["host"], found["paused"]) == ("running", 0, False)
        assert [entry[0] for entry in server.log_of(table.code)][:1] == ["started"]


def test_a_pause_holds_everything(server: Running) -> None:
    """Nobody chooses, no bot answers, the table says so; pausing twice is harmless; then play resumes."""
    with party(server, SWORD, people=1, pauses={"least": 30, "most": 30}) as table:
        table.start()
        table.host.say("pause")
        table.host.say("pause")
        assert table.host.wait("notice") == {"type": "notice", "kind": "pause", "seat": 0}
        server.later(60)
        heard = table.host.quiet()
        assert [message["type"] for message in heard] == ["table", "sword"]
        assert table.host.table["paused"] is True
        version = table.host.version
        number = table.host.view["decision"]["number"]
        assert table.host.refused("choose", decision=number, option=0) == ("paused", "The game is paused.")
        table.host.say("pause", paused=False)
        assert table.host.wait("notice")["kind"] == "resume"
        table.host.wait("sword")
        if table.host.is_asked():
            table.host.choose(0)
        server.later(30)
        table.host.at(version + 1)
        assert [entry[0] for entry in server.log_of(table.code)][:3].count("pause") == 1


def test_a_bot_takes_a_seat_for_good(server: Running) -> None:
    """The player is notified and disconnected, their token is invalid, and the bot continues."""
    with party(server, SWORD, people=3) as table:
        table.start()
        asked = table.until_asked(1, 2)
        table.players.remove(asked)
        asked.quiet()
        table.host.say("replace", seat=asked.seat, bot="random")
        assert asked.wait("bye") == {"type": "bye", "reason": "replaced"}
        assert asked.closed_with() == 4410
        assert table.host.wait("notice") == {"type": "notice", "kind": "replaced", "seat": asked.seat}
        found = table.host.wait("table")["table"]["seats"][asked.seat]
        assert found.pop("avatar").startswith("box-"), "the shape of bots"
        assert found == {
            "seat": asked.seat,
            "name": "random",
            "bot": "random",
            "ready": True,
            "here": False,
            "free": False,
            "stand_in": False,
            "reserve": None,
            "verified": False,
            "resigned": False,
            "mark": None,
            "stood_in": None,
            "claim": None,
            "rating": None,
        }
        table.host.at(asked.version + 1)
        assert ("replaced", asked.seat, "random") in server.log_of(table.code)
        again = Player(server.client(table.code, asked.token), None)
        assert again.wait("refused")["code"] == "unknown_token"
        again.closed_with()
        table.play()
        table.check_end()


def test_what_cannot_be_replaced(server: Running) -> None:
    """Not an unknown seat or bot, not the host, and nobody is removed from a running game."""
    with party(server, SWORD, people=2) as table:
        host = table.host
        assert host.refused("replace", seat=3, bot="greedy") == ("impossible", "There are 3 seats.")
        assert host.refused("replace", seat=0, bot="greedy") == (
            "impossible",
            "Make someone else host first.",
        )
        assert host.refused("replace", seat=1, bot="hal") == (
            "impossible",
            f"There is no bot “hal”. Available bots: {', '.join(NAMES)}, even.",
        )
        table.start()
        assert host.refused("replace", seat=1) == ("started", "The game has already started.")
        assert host.refused("replace", seat=1, bot="hal")[0] == "impossible"


def test_the_part_is_passed_on(server: Running) -> None:
    """Only to a person at the table; who had it has it no more; the log says so."""
    with party(server, SWORD, people=2) as table:
        host, guest = table.players
        for seat in (2, 5):
            assert host.refused("host", seat=seat) == (
                "impossible",
                "Only a person at the table can be host.",
            )
        host.say("host", seat=1)
        assert guest.wait("notice") == {"type": "notice", "kind": "host", "seat": 1}
        assert guest.wait("table")["table"]["host"] == 1
        assert host.refused("pause") == NOT_HOST
        host.say("ready")
        guest.say("ready")
        host.quiet()
        guest.say("start")
        guest.at(0)
        guest.say("replace", seat=0, bot="greedy")
        assert host.wait("bye")["reason"] == "replaced"
        assert [entry[:2] for entry in server.log_of(table.code)][:2] == [("host", 1), ("started", 1)]


def test_the_end_without_a_result_publishes_everything(server: Running) -> None:
    """Everyone is notified, the record so far can be replayed, and a rematch is possible."""
    with party(server, SWORD, people=2) as table:
        watcher = table.watch()
        table.start()
        table.play(until=6)
        asked = table.step(6)
        table.host.say("end")
        for one in table.everybody:
            assert one.wait("notice", kind="ended")["seat"] == 0
            record = one.wait("over")["record"]
            assert one.table["status"] == "void"
            game = chanbara.replay(record)
            assert (game.over, len(game.choices) >= 6) == (False, True)
        if asked is not None:
            number = asked.view["decision"]["number"]
            assert asked.refused("choose", decision=number, option=0) == ("closed", "The game is over.")
        assert table.host.refused("end") == ("closed", "The game is over.")
        assert watcher.refused("rematch")[0] == "not_seated"
        table.players[1].say("rematch")
        assert table.host.wait("table")["table"]["next"] is not None


def test_a_lobby_that_is_ended_has_no_game(server: Running) -> None:
    """Nothing was dealt, so nothing is published; nobody can sit down any more."""
    with party(server, SWORD, people=1, bots=[None, "greedy"]) as table:
        table.host.say("end")
        table.host.wait("notice", kind="ended")
        assert table.host.wait("table")["table"]["status"] == "void"
        assert table.host.quiet() == []
        assert server.ask(f"/api/tables/{table.code}/record")[1]["code"] == "not_over"
        assert server.ask(f"/api/tables/{table.code}/seats", {"name": "Bea"})[1]["code"] == "started"
        assert table.host.refused("start")[0] == "started"


def test_a_rematch_of_what_was_not_played_counts_like_a_new_table(server: Running) -> None:
    """The next table has its own code, and everything is to be agreed upon again."""
    with party(server, SWORD, people=1) as table:
        table.host.say("end")
        table.host.wait("notice", kind="ended")
        table.host.say("rematch")
        while (code := table.host.wait("table")["table"]["next"]) is None:
            pass
        found = server.ask(f"/api/tables/{code}")[1]
        assert (found["status"], found["host"], found["next"]) == ("lobby", 0, None)


def test_whoever_opens_the_rematch_is_its_host_if_the_host_has_left(server: Running) -> None:
    """Otherwise nobody could start it for a minute. Seats and tokens stay, and nobody is ready yet."""
    with party(server, SWORD, people=3) as table:
        table.start()
        host, guest = table.host, table.players[2]
        host.say("end")
        guest.wait("over")
        host.close()
        see_gone(guest, host)
        guest.say("rematch")
        while (code := guest.wait("table")["table"]["next"]) is None:
            pass
        found = server.ask(f"/api/tables/{code}")[1]
        assert found["host"] == guest.seat
        assert [seat["ready"] for seat in found["seats"]] == [False, False, False]
        next_seats = [Player(server.client(code, player.token), player.seated) for player in table.players]
        for player in next_seats:
            assert player.wait("welcome")["you"] == player.seat
            player.say("ready", salt=f"salt of {player.seat}")
        next_seats[1].wait("table")
        assert next_seats[0].refused("start") == NOT_HOST
        while not all(seat["ready"] for seat in next_seats[2].wait("table")["table"]["seats"]):
            pass
        next_seats[2].say("start")
        for player in next_seats:
            player.wait("sword")
            player.close()


def test_who_is_here_takes_the_part_of_a_host_who_is_gone(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not while the host is connected, not at once, not for another player; after a minute for oneself."""
    with party(server, SWORD, people=3) as table:
        table.start()
        host, guest = table.players[0], table.players[1]
        assert guest.refused("host", seat=1) == NOT_HOST
        host.close()
        guest.wait("table")
        assert guest.refused("host", seat=1) == NOT_HOST
        monkeypatch.setattr(hosting, "HOST_AWAY", 0.0)
        assert guest.refused("host", seat=2) == NOT_HOST
        guest.say("host", seat=1)
        assert guest.wait("notice") == {"type": "notice", "kind": "host", "seat": 1}
        guest.say("pause")
        assert guest.wait("notice")["kind"] == "pause"
