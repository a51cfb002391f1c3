"""A rated game counts whatever its host wants: nobody ends it with no result, and leaving it does not pay."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import chanbara
from chanbara.server.http.rate_limit import DAY
from chanbara.server.lobby import sweep
from chanbara.server.stats.outcome import outcome
from chanbara.server.stats.rebuild import rebuild
from chanbara.server.store.rows import Entry, PlayRow
from chanbara.server.store.store import Store, TableRow
from chanbara.server.table import rated_games
from chanbara.server.wire.options import TableOptions
from chanbara.server.wire.refusal import NotStored
from chanbara.sword.served.options import SwordGame
from tests.server.kit import PATIENCE, Running, until
from tests.server.party import GENEROUS, Party, Player, see_gone
from tests.server.test_players import count_to, kept, me
from tests.server.worlds import lobby_of

SWORD = {"game": "sword", "players": 3}
GOES_ON = (
    "impossible",
    "A rated game cannot be ended with no result. You can resign: a bot plays on for you.",
)
AWAY = ("impossible", "In a rated game you can only replace a player who has been away for a minute.")


def claim(server: Running, name: str) -> str:
    token: str = server.ask("/api/players", {"name": name})[1]["token"]
    return token


@pytest.fixture(autouse=True)
def quick_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays on is not the point: the usual stand-in thinks longer."""
    monkeypatch.setattr(SwordGame, "stand_in", "random")


@pytest.fixture
def own(sqlite_url: str) -> Iterator[Running]:
    """A server of its own: results are compared."""
    with Running(sqlite_url, GENEROUS) as running:
        yield running


def rated(server: Running, name: str, people: int = 1, **options: Any) -> tuple[Party, str]:  # noqa: ANN401
    """Start a rated game whose host has a claimed name."""
    token = claim(server, name)
    bots = [None] * people + ["random"] * (3 - people)
    table = Party(server, SWORD, people, name=name, player=token, bots=bots, **options)
    table.start()
    return table, token


def status_of(server: Running, code: str) -> str:
    found: str = server.ask(f"/api/tables/{code}")[1]["status"]
    return found


def check_counted(server: Running, token: str, code: str) -> None:
    """A loss is the player's, and is rated; a win is the bot's that played on."""
    winners = server.ask(f"/api/tables/{code}")[1]["result"]["winners"]
    games = me(server, token)["games"]
    if 0 in winners:
        assert games == []
    else:
        assert [(game["code"], game["won"]) for game in games] == [(code, False)]
        assert games[0]["rating"] is not None
    sitters = server.ask(f"/api/tables/{code}/statistics")[1]["sitters"]
    assert sum(one["tally"]["played"] for one in sitters) == 3


def test_the_host_cannot_end_a_rated_game_but_can_resign(own: Running, sqlite_url: str) -> None:
    """The bots play on to the end, and the result counts; recomputing it from the log gives the same."""
    table, token = rated(own, "Musashi")
    assert table.host.table["rated"]
    assert table.host.refused("end") == GOES_ON
    assert status_of(own, table.code) == "running"
    table.play(until=4)
    table.host.say("resign")
    assert table.host.wait("notice", kind="resigned")["seat"] == 0
    assert table.host.refused("end") == GOES_ON
    table.host.wait("over")
    assert table.host.table["seats"][0]["resigned"]
    assert ("resigned", 0, "") in own.log_of(table.code)
    check_counted(own, token, table.code)
    table.close()
    own.__exit__(None, None, None)
    before = kept(sqlite_url)
    asyncio.run(rebuild(sqlite_url))
    assert kept(sqlite_url) == before


def test_a_game_that_was_resigned_is_played_to_its_end_after_a_restart(database_url: str) -> None:
    with Running(database_url, GENEROUS) as server:
        table, token = rated(server, "Kojiro", pauses={"least": 30, "most": 30})
        table.host.say("resign")
        table.host.wait("notice", kind="resigned")
        table.close()
    with Running(database_url, GENEROUS) as server:
        again = Player(server.client(table.code, table.host.token), None)
        again.wait("table")
        assert again.table["seats"][0]["resigned"]
        assert again.refused("reclaim")[0] == "not_your_turn"
        while status_of(server, table.code) != "over":
            server.later(120)
        again.wait("over")
        count_to(1, database_url)
        check_counted(server, token, table.code)
        again.close()
    before = kept(database_url)
    asyncio.run(rebuild(database_url))
    assert kept(database_url) == before


def test_who_resigns_is_out_and_the_others_play_on(server: Running) -> None:
    table, _ = rated(server, "Bokuden", people=2)
    host, guest = table.players
    host.say("resign")
    assert guest.wait("notice", kind="host")["seat"] == 1
    guest.wait("notice", kind="resigned")
    assert guest.wait("table")["table"]["host"] == 1
    assert host.refused("reclaim") == ("not_your_turn", "You have resigned. A bot plays on for you.")
    assert guest.refused("host", seat=0)[0] == "impossible", "who has resigned hosts nothing"
    assert guest.refused("end") == GOES_ON, "a game that a named player has left is still theirs"
    guest.say("resign")
    for one in (guest, host):
        one.wait("over")
    assert status_of(server, table.code) == "over"
    table.close()


def test_nobody_is_replaced_who_is_there(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """An absent player gets the seat back: their game stays theirs."""
    table, _ = rated(server, "Tomoe", people=2, pauses={"least": 30, "most": 30})
    host, guest = table.players
    assert host.refused("replace", seat=1, bot="random") == AWAY
    guest.close()
    see_gone(host, guest)
    assert host.refused("replace", seat=1, bot="random") == AWAY, "a lost connection is no reason"
    monkeypatch.setattr(rated_games, "AWAY", 0.0)
    host.say("replace", seat=1, bot="random")
    assert host.wait("notice", kind="takeover")["seat"] == 1
    back = table.connect(guest.seated or {})
    assert back.wait("welcome")["you"] == 1
    assert not [entry for entry in server.log_of(table.code) if entry[0] == "replaced"]
    host.close()
    back.close()


def test_a_bot_is_not_replaced_by_a_stronger_one(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a game that was won against weak bots would count as one against strong ones."""
    monkeypatch.setattr(rated_games, "AWAY", 0.0)
    table, _ = rated(server, "Matashichiro")
    assert table.host.refused("replace", seat=2, bot="planner") == AWAY
    assert table.host.table["seats"][2]["bot"] == "random"
    table.close()


def test_anybody_resumes_a_rated_game(server: Running) -> None:
    table, _ = rated(server, "Yagyu", people=2)
    host, guest = table.players
    host.say("pause")
    guest.wait("notice", kind="pause")
    assert guest.refused("pause", paused=True)[0] == "not_host"
    guest.say("pause", paused=False)
    assert host.wait("notice", kind="resume")["seat"] == 1
    host.say("pause")
    host.wait("notice", kind="pause")
    for one in (guest, host):
        one.say("resign")
    for one in (guest, host):
        one.wait("over")
    table.close()


def test_deleting_the_name_at_a_seat_saves_nobody_from_a_loss(own: Running) -> None:
    table, token = rated(own, "Denshichi")
    table.play(until=4)
    assert own.ask("/api/data/delete", {"tokens": [table.host.token]})[0] == 200
    assert table.host.wait("table")["table"]["rated"], "it still counts for the claimed name"
    assert table.host.refused("end") == GOES_ON
    table.host.say("resign")
    table.host.wait("over")
    check_counted(own, token, table.code)
    table.close()


def test_a_game_is_not_rated_any_more_when_its_only_named_player_is_deleted(server: Running) -> None:
    table, token = rated(server, "Seijuro")
    assert server.ask("/api/players/me", method="DELETE", Authorization=f"Bearer {token}")[0] == 204
    while table.host.wait("table")["table"]["rated"]:
        pass
    table.host.say("end")
    table.host.wait("over")
    table.close()


def test_who_has_resigned_cannot_stop_the_game(server: Running) -> None:
    """Nobody would resume it, and the loss would never be counted."""
    table, _ = rated(server, "Baiken", pauses={"least": 30, "most": 30})
    table.host.say("resign")
    table.host.wait("notice", kind="resigned")
    assert table.host.refused("pause") == ("not_your_turn", "You have resigned. A bot plays on for you.")
    table.close()


def test_cleaning_up_goes_on_when_a_rated_game_cannot_be_ended(
    own: Running, no_wait: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither a table that refuses nor a fault of ours stops the cleanup of every minute."""
    table, _ = rated(own, "Sekishusai")
    table.host.close()
    lobby = lobby_of(own)
    until(lambda: not lobby.rooms[table.code].connections)
    tried = []

    async def refuse(_room: object) -> None:
        tried.append("refused")
        raise NotStored

    monkeypatch.setattr(sweep, "abandon", refuse)
    far = time.time() + 100 * DAY
    asyncio.run_coroutine_threadsafe(lobby.sweep.remove_old(far), own.loop).result(PATIENCE)
    assert tried == ["refused"]

    async def fail(_now: float) -> list[str]:
        tried.append("failed")
        raise ZeroDivisionError

    monkeypatch.setattr(lobby.sweep, "remove_old", fail)

    def has_failed_twice() -> bool:
        own.later(sweep.SWEEP)
        return tried.count("failed") > 1

    until(has_failed_twice)
    assert "old tables not removed" in caplog.text


def test_a_game_that_is_not_rated_can_be_ended(server: Running) -> None:
    token = claim(server, "Sanosuke")
    for chosen, player in (({"book": "german"}, token), ({}, None)):
        name = "Ann" if player is None else "Sanosuke"
        game, bots = {**SWORD, **chosen}, [None, "random", "random"]
        table = Party(server, game, 1, name=name, player=player, bots=bots)
        table.start()
        assert not table.host.table["rated"]
        table.host.say("end")
        table.host.wait("over")
        assert status_of(server, table.code) == "void"
        table.close()
    assert me(server, token)["games"] == []
    duel = server.open_table({"game": "duel"})
    alone = Player(server.client(duel["code"], duel["token"]), duel)
    alone.say("ready")
    alone.say("start")
    alone.wait("duel")
    assert alone.refused("resign")[0] == "impossible"
    alone.close()


def test_an_abandoned_rated_game_is_played_to_its_end_before_it_expires(own: Running, no_wait: None) -> None:
    table, token = rated(own, "Jubei")
    table.host.close()
    lobby = lobby_of(own)
    until(lambda: not lobby.rooms[table.code].connections)
    far = time.time() + 100 * DAY
    gone = asyncio.run_coroutine_threadsafe(lobby.sweep.remove_old(far), own.loop).result(PATIENCE)
    assert gone == [table.code]
    until(lambda: status_of(own, table.code) == "over")
    count_to(1, own.database)
    check_counted(own, token, table.code)


def test_leaving_does_not_pay(own: Running, sqlite_url: str) -> None:
    """From one log: whoever resigned, or was gone for most of it, has lost if their side has, and not won."""
    table, _ = rated(own, "Hattori")
    table.play()
    record = table.host.wait("over")["record"]
    table.close()
    own.__exit__(None, None, None)

    async def read() -> tuple[TableRow, list[Any], list[Entry]]:
        store = Store.open(sqlite_url)
        try:
            row = await store.table(table.code)
            assert row is not None
            return row, await store.seats(table.code), await store.entries(table.code)
        finally:
            await store.close()

    row, seats, entries = asyncio.run(read())
    options = msgspec.json.decode(row.options, type=TableOptions)
    game = chanbara.replay(record)

    def plays(*more: Entry) -> list[PlayRow]:
        people = [msgspec.structs.replace(one, bot="") for one in seats]
        return outcome(row, options, people, [*more, *entries], game).plays

    assert not any(play.bot for play in plays())
    for kind in ("resigned", "takeover"):
        gone = [Entry(table.code, 0, kind, seat, "", 0.0, "") for seat in range(3)]
        for play in plays(*gone):
            assert play.bot == ("random" if play.won else ""), (kind, play)
