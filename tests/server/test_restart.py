"""A restarted server continues: every table, seat and token, in both databases."""

import re
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

import chanbara
from chanbara.server.store import rows
from chanbara.server.store.store import Store, TableRow
from tests.server.kit import Running, until
from tests.server.party import GENEROUS, Party, Player, party
from tests.server.samples import with_store
from tests.server.worlds import lobby_of

SWORD = {"game": "sword", "players": 3}


def moved(table: Party, server: Running) -> Party:
    """Return the same people at the same table of a server that was started again."""
    found = Party.__new__(Party)
    found.server, found.chance, found.code, found.watchers = server, table.chance, table.code, []
    found.players = [found.connect(one.seated) for one in table.players if one.seated]
    for player in found.players:
        player.wait("welcome")
        player.wait("table")
    return found


def change_table(url: str, code: str, **changes: Any) -> None:  # noqa: ANN401 - fields of the row
    """Change the row of a table while no server runs."""

    async def change(store: Store) -> None:
        row = await store.table(code)
        assert isinstance(row, TableRow)
        for name, value in changes.items():
            setattr(row, name, value)
        await store.save_table(row)

    with_store(url, change)


def change_choice(url: str, code: str, number: int, text: str) -> str:
    """Change an entry of a log while no server runs, as if other rules had made it; return what it was."""
    was: list[str] = []

    def change(connection: Connection) -> None:
        same = (rows.entries.c.code == code) & (rows.entries.c.number == number)
        was.append(connection.scalars(select(rows.entries.c.text).where(same)).one())
        connection.execute(update(rows.entries).where(same).values(text=text))

    with_store(url, lambda store: store.ask(change))
    return was[0]


def test_a_game_goes_on_exactly(database_url: str) -> None:
    """The same views, the same events, the same options, and a whole game in the end."""
    with Running(database_url, GENEROUS) as first, party(first, SWORD, people=2) as table:
        table.start()
        asked = table.until_asked(0, 1)
        version = asked.version
        table.step(version)
        before = [(one.version, one.view, one.events) for one in table.players]
        commitment = table.host.table["commitment"]
    with Running(database_url, GENEROUS) as second:
        again = moved(table, second)
        again.step(version)
        assert [(one.version, one.view, one.events) for one in again.players] == before
        assert again.host.table["commitment"] == commitment
        again.play()
        again.check_end()
        again.close()
    with Running(database_url, GENEROUS) as third:
        status, record = third.ask(f"/api/tables/{table.code}/record")
        assert status == 200
        assert chanbara.replay(record).over


def test_a_game_of_bots_goes_on_without_anybody(database_url: str) -> None:
    """Nobody needs to open a page: bots play on as soon as the server runs."""
    slow = {"least": 30, "most": 30}
    with Running(database_url, GENEROUS) as first, party(first, SWORD, people=1, pauses=slow) as table:
        table.start()
        while table.host.is_asked():
            table.host.choose(0)
            table.host.at(table.host.version + 1)
        version = table.host.version
    with Running(database_url, GENEROUS) as second:
        second.wait_for_bots()
        second.later(30)
        game = lobby_of(second).rooms[table.code].game
        assert game is not None
        until(lambda: len(game.choices) > version)


def test_lobbies_seats_and_tokens_stay(database_url: str) -> None:
    """Ready players are ready, with their salts; seats keep their players; a free seat is free."""
    with Running(database_url, GENEROUS) as first, party(first, SWORD, people=2, bots=[]) as table:
        table.players[1].say("ready", salt="plum")
        table.players[1].quiet()
        table.host.say("host", seat=1)
        table.host.wait("notice", kind="host")
        table.host.quiet()
        before = first.ask(f"/api/tables/{table.code}")[1]
    with Running(database_url, GENEROUS) as second:
        after = second.ask(f"/api/tables/{table.code}")[1]
        for seat in before["seats"]:
            seat["here"] = False
            seat["mark"] = None if seat["free"] else "away"
        assert {**after, "link": ""} == {**before, "link": ""}
        assert after["host"] == 1
        third = second.sit(table.code, "Cid")
        assert third["seat"] == 2
        again = moved(table, second)
        again.players.append(again.connect(third))
        for player in (again.players[0], again.players[2]):
            player.say("ready")
            player.quiet()
        again.players[1].say("start")
        again.players[1].at(0)
        again.players[1].say("end")
        assert again.players[1].wait("over")["fair"]["salts"] == ["", "plum", ""]
        again.close()


def test_what_happened_beside_the_choices_stays(database_url: str) -> None:
    """A bot in a seat, a pause, a stand-in: they follow from the log."""
    clock = {"clock": "live", "decision": 60, "window": 60, "reserve": 5, "grace": 1}
    game = {"game": "sword", "players": 4}
    with Running(database_url, GENEROUS) as first, party(first, game, people=3, clock=clock) as table:
        table.start()
        table.host.say("replace", seat=1, bot="random")
        table.host.wait("notice", kind="replaced")
        leaver = table.players.pop()
        leaver.close()
        table.players.pop(1)
        table.host.wait("notice", kind="takeover")
        table.host.say("pause")
        table.host.wait("notice", kind="pause")
        table.host.wait("sword")
        view = table.host.view
    with Running(database_url, GENEROUS) as second:
        back = moved(table, second).host
        back.wait("sword")
        assert back.view == view
        assert back.table["paused"] is True
        assert [seat["bot"] for seat in back.table["seats"]] == [None, "random", None, "greedy"]
        assert [seat["stand_in"] for seat in back.table["seats"]] == [False, False, True, False]
        back.say("pause", paused=False)
        back.wait("notice", kind="resume")
        back.close()


def test_a_rematch_and_an_ended_lobby_stay_what_they_are(database_url: str) -> None:
    """A lobby that was ended has no game after a start either."""
    with Running(database_url, GENEROUS) as first, party(first, SWORD, people=1) as table:
        table.host.say("end")
        table.host.wait("notice", kind="ended")
        table.host.say("rematch")
        while (code := table.host.wait("table")["table"]["next"]) is None:
            pass
    with Running(database_url, GENEROUS) as second:
        assert second.ask(f"/api/tables/{table.code}")[1]["next"] == code
        assert second.ask(f"/api/tables/{table.code}/record")[1]["code"] == "not_over"
        back = Player(second.client(code, table.host.token), table.host.seated)
        assert back.wait("welcome")["you"] == 0
        back.close()


# --- rules that have changed -------------------------------------------------------------------------------


def test_a_game_whose_log_does_not_fit_the_rules_is_frozen(
    database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """It is shown as far as it goes, takes no choice, may be ended as void, and troubles no other table."""
    with (
        Running(database_url, GENEROUS) as first,
        party(first, SWORD, people=3) as table,
        party(first, SWORD, people=3) as other,
    ):
        for one in (table, other):
            one.start()
            one.play(until=4)
        view = table.host.view
        for one in (table, other):
            one.play(until=5)
    change_table(database_url, table.code, rules="other", version="0.0.1")
    change_choice(database_url, table.code, 5, "an act of other rules")
    with Running(database_url, GENEROUS) as second:
        again = moved(table, second)
        host = again.host
        host.wait("sword")
        assert (host.table["status"], host.version, host.view) == ("frozen", 4, view)
        (why,) = (vars(one)["why"] for one in caplog.records if "does not fit" in one.getMessage())
        assert re.fullmatch(r"IllegalChoice at entry \d+", why), "what was offered is not logged"
        frozen = (
            "frozen",
            "The rules have changed since this game began. The host can end it with no result.",
        )
        number = view["decision"]["number"]
        for player in again.players:
            assert player.refused("choose", decision=number, option=0) == frozen
        assert host.refused("pause") == frozen
        assert host.refused("replace", seat=1, bot="greedy") == frozen
        assert second.ask(f"/api/tables/{table.code}/record")[1]["code"] == "not_over"
        assert again.players[1].refused("end")[0] == "not_host"
        host.say("end")
        over = host.wait("over")
        assert host.table["status"] == "void"
        assert "rules other\n" in over["record"]
        assert "version 0.0.1\n" in over["record"]
        assert len(over["record"].partition("\n\n")[2].splitlines()) == 5, "all choices are in it"
        again.close()
        going = moved(other, second)
        going.step(5)
        going.play()
        going.check_end()
        going.close()
    with Running(database_url, GENEROUS) as third:
        assert third.ask(f"/api/tables/{table.code}")[1]["status"] == "void"


def test_a_game_that_a_newer_program_dealt_waits_for_it(database_url: str) -> None:
    """Rules of a revision that this program does not know are not guessed at."""
    with Running(database_url, GENEROUS) as first, party(first, SWORD, people=3) as table:
        table.start()
    change_table(database_url, table.code, revision=99)
    with Running(database_url, GENEROUS) as second:
        assert second.ask(f"/api/tables/{table.code}")[1]["status"] == "frozen"


def test_a_game_goes_on_whatever_else_has_changed_in_the_program(database_url: str) -> None:
    """A fingerprint says that something is different, a revision whether the same choices lead elsewhere."""
    with Running(database_url, GENEROUS) as first, party(first, SWORD, people=3) as table:
        table.start()
        table.play(until=3)
    change_table(database_url, table.code, rules="other", version="0.0.1")
    with Running(database_url, GENEROUS) as second:
        again = moved(table, second)
        assert again.host.table["status"] == "running"
        again.step(3)
        again.play()
        again.check_end()
        again.close()


def test_a_frozen_game_goes_on_when_the_rules_are_back(database_url: str) -> None:
    """Somebody starts the right version again: nothing was lost."""
    with Running(database_url, GENEROUS) as first, party(first, SWORD, people=3) as table:
        table.start()
        table.play(until=3)
    was = change_choice(database_url, table.code, 3, "an act of other rules")
    with Running(database_url, GENEROUS) as second:
        host = moved(table, second).host
        assert host.table["status"] == "frozen"
        host.say("host", seat=1)  # what is kept of the table keeps that it is frozen
        host.wait("notice", kind="host")
        host.quiet()
        host.close()
    change_choice(database_url, table.code, 3, was)
    with Running(database_url, GENEROUS) as third:
        again = moved(table, third)
        assert again.host.table["status"] == "running"
        again.step(3)
        again.play()
        again.check_end()
        again.close()


def test_what_cannot_even_be_read_does_not_stop_the_server(database_url: str) -> None:
    """Set-ups unknown to this version: those tables are skipped, and all others continue."""
    with (
        Running(database_url, GENEROUS) as first,
        party(first, SWORD, people=3) as good,
        party(first, SWORD, people=3) as deal,
        party(first, SWORD, people=3) as bad,
    ):
        for one in (good, deal, bad):
            one.start()
    change_table(database_url, bad.code, options='{"game": {"game": "go"}}')
    change_table(database_url, deal.code, options='{"game": {"game": "sword", "players": 3, "cast": "none"}}')
    with Running(database_url, GENEROUS) as second:
        assert second.ask(f"/api/tables/{good.code}")[1]["status"] == "running"
        frozen = moved(deal, second)
        assert frozen.host.table["status"] == "frozen"
        assert frozen.host.refused("report_position")[0] in {"frozen", "not_started"}
        frozen.host.say("end")
        frozen.host.wait("notice", kind="ended")
        assert frozen.host.wait("table")["table"]["status"] == "void"
        frozen.close()
        going = moved(good, second)
        going.step(0)
        going.play(until=4)
        going.close()


# --- stopping ----------------------------------------------------------------------------------------------


def test_a_server_that_stops_says_goodbye(sqlite_url: str) -> None:
    """Players and spectators hear why, and the socket is closed in good order."""
    with Running(sqlite_url, GENEROUS) as server:
        table = Party(server, SWORD, 2, bots=[None, None, "greedy"])
        table.watch()
        table.start()
        lobby = Party(server, SWORD, 1)
        lobby.host.wait("welcome")
        server.server.should_exit = True
        for one in [*table.everybody, *lobby.everybody]:
            assert one.wait("bye") == {"type": "bye", "reason": "shutdown"}
            assert one.closed_with() == 4410
