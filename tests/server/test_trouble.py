"""Internal errors: a bot fails, a table breaks, tables expire; nobody else notices."""

import asyncio
import time
from collections.abc import Awaitable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chanbara.server.bots import decisions
from chanbara.server.lobby.lobby import Lobby
from tests.server.kit import PATIENCE, Running, until
from tests.server.party import GENEROUS, Player, party
from tests.server.worlds import lobby_of

SWORD = {"game": "sword", "players": 3}
DAY = 86_400.0


def do(server: Running, work: Awaitable[Any]) -> Any:  # noqa: ANN401 - whatever comes of it
    """Run something in the server's own loop."""

    async def done() -> Any:  # noqa: ANN401
        return await work

    room = next(iter(lobby_of(server).rooms.values()))
    assert room.task is not None
    return asyncio.run_coroutine_threadsafe(done(), room.task.get_loop()).result(PATIENCE)


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Running]:
    """A server for one test."""
    with Running(f"sqlite:///{tmp_path}/tables.sqlite", GENEROUS) as running:
        yield running


@pytest.mark.parametrize(("error", "level"), [(ZeroDivisionError, "ERROR"), (TimeoutError, "WARNING")])
def test_a_bot_that_fails_does_not_stop_the_table(
    alone: Running,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: type[Exception],
    level: str,
) -> None:
    """Chance answers for it, and the game comes to its end; who only thought too long made no mistake."""

    def fail(*_: object) -> int:
        raise error

    alone.wait_for_bots()
    monkeypatch.setattr(decisions, "choose", fail)
    with party(alone, SWORD, people=1) as table:
        table.start().play()
        table.check_end()
    assert {one.levelname for one in caplog.records if one.name == "chanbara.table"} == {level}


def test_a_bot_that_answers_nonsense_does_not_stop_the_table(
    alone: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An invalid option is replaced by a random one too."""
    alone.wait_for_bots()
    monkeypatch.setattr(decisions, "choose", lambda *_: 1_000)
    with party(alone, SWORD, people=1) as table:
        table.start().play(until=20)


def break_table(lobby: Lobby, code: str) -> None:
    """Make the next choice at a table fail after it was logged, like a bug in the rules."""
    room = lobby.rooms[code]

    async def fail(option: int) -> None:
        assert room.game is not None
        decision = room.game.decision
        assert decision is not None
        await room.log("choice", decision.seat, decision.options[option].text, reserve=None)
        raise ZeroDivisionError

    room.referee.answer = fail  # type: ignore[method-assign]


def test_a_table_that_breaks_comes_back_from_its_log(alone: Running) -> None:
    """Everyone is disconnected; reconnecting clients find what was logged; other tables play on."""
    with party(alone, SWORD, people=3) as table, party(alone, SWORD, people=3) as other:
        table.start()
        other.start()
        asked = table.until_asked(0, 1, 2)
        version = asked.version
        break_table(lobby_of(alone), table.code)
        asked.choose(0)
        for one in table.players:
            assert one.closed_with() == 4410
        back = [table.connect(one.seated) for one in table.players if one.seated]
        for one in back:
            one.wait("sword", version=version + 1)
        table.players = back
        table.play(until=version + 5)
        other.play(until=5)
        assert alone.ask("/health")[1]["connections"] == 6


def test_a_table_that_breaks_is_brought_back_by_itself(alone: Running) -> None:
    """Bots play on though nobody connects."""
    with party(alone, SWORD, people=3) as table:
        table.start()
        asked = table.until_asked(0, 1, 2)
        lobby = lobby_of(alone)
        broken = lobby.rooms[table.code]
        break_table(lobby, table.code)
        asked.choose(0)
        assert asked.closed_with() == 4410
        until(lambda: lobby.rooms.get(table.code) not in {None, broken})


def test_who_waits_for_a_table_that_breaks_is_told(alone: Running) -> None:
    """A request is answered, not left waiting."""
    with party(alone, SWORD, people=1, bots=[]) as table:
        room = lobby_of(alone).rooms[table.code]

        async def fail() -> None:
            raise ZeroDivisionError

        room.save_all = fail  # type: ignore[assignment, method-assign]
        status, body = alone.ask(f"/api/tables/{table.code}/seats", {"name": "Bea"})
        assert (status, body["code"]) == (503, "closed")
        assert body["message"] == "The table is not available right now. Try again."
        assert table.host.closed_with() == 4410
        assert alone.sit(table.code, "Bea")["seat"] == 1, "it is read again when somebody asks for it"


@pytest.mark.parametrize("most", [1e-300, 1e-9, 0.001])
def test_the_shortest_pause_does_not_hold_the_server(alone: Running, most: float) -> None:
    """A bot that takes longer than its pause gets another one; a pause of zero is none."""
    with party(alone, SWORD, people=1, pauses={"least": 0, "most": most}) as table:
        table.start().play(until=10)


# --- age and limits ----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("no_wait")
def test_tables_grow_old_from_their_last_change(alone: Running) -> None:
    """A lobby expires after a day, a game after sixty; a choice resets that; players are notified."""
    with party(alone, SWORD, people=1, bots=[]) as lobby_table, party(alone, SWORD, people=3) as table:
        table.start()
        lobby = lobby_of(alone)
        row = lobby.rooms[table.code].row
        row.changed = time.time() - 61 * DAY
        table.play(until=1)
        assert do(alone, lobby.sweep.remove_old(time.time())) == []
        lobby_table.host.quiet()
        assert do(alone, lobby.sweep.remove_old(time.time() + 1.1 * DAY)) == [lobby_table.code]
        assert lobby_table.host.wait("bye") == {"type": "bye", "reason": "removed"}
        assert lobby_table.host.closed_with() == 4410
        assert alone.ask(f"/api/tables/{lobby_table.code}")[0] == 404
        assert do(alone, lobby.sweep.remove_old(time.time() + 61 * DAY)) == [table.code]
        assert table.host.closed_with() == 4410


def test_an_idle_table_leaves_the_memory_and_comes_back(alone: Running) -> None:
    """Only memory is freed: the table is there on request."""
    seated = alone.open_table(SWORD)
    keep = alone.open_table(SWORD)
    lobby = lobby_of(alone)
    do(alone, lobby.drop(lobby.rooms[seated["code"]]))  # what the sweep does after ten minutes
    assert set(lobby.rooms) == {keep["code"]}
    back = Player(alone.client(seated["code"], seated["token"]), seated)
    assert back.wait("welcome")["you"] == 0
    back.close()


def test_rematches_of_tables_that_were_not_played_are_counted(tmp_path: Path) -> None:
    """Ending and opening again is no way round the limit of tables for an address."""
    settings = msgspec.structs.replace(GENEROUS, tables_per_address=2)
    too_many = ("too_fast", "You have opened too many tables today. Try again tomorrow.")
    with (
        Running(f"sqlite:///{tmp_path}/tables.sqlite", settings) as server,
        party(server, SWORD, people=1) as table,
    ):
        table.host.say("end")
        table.host.say("rematch")
        while (code := table.host.wait("table")["table"]["next"]) is None:
            pass
        second = Player(server.client(code, table.host.token), table.host.seated)
        second.say("end")
        assert second.refused("rematch") == too_many
        second.close()
        status, body = server.ask("/api/tables", {"name": "Ann", "options": {"game": SWORD}})
        assert (status, body["code"], body["message"]) == (429, *too_many)
