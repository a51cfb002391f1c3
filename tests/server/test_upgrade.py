"""An upgrade while games are played: a new server takes over the port and the database of the old one."""

import asyncio
import contextlib
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from checks.server.server_process import Process, chanbara_server
from tests.server.kit import PATIENCE, Running
from tests.server.party import Party, party
from tests.server.test_restart import moved

SWORD = {"game": "sword", "players": 4}
CLOCK = {"clock": "live", "decision": 600, "window": 600, "reserve": 10, "grace": 600}
DAYS = {"clock": "days", "days": 3}


@pytest.fixture
def process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Process]:
    """The real program; bots are not what this is about."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    made = chanbara_server(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path)
    asyncio.run(made.start())
    yield made
    made.stop()


def served(process: Process) -> Running:
    """Return a process as the clients of the tests know it."""
    found = Running.__new__(Running)
    found.port = process.port
    return found


def upgrade(process: Process) -> None:
    """Replace the server as `systemctl restart` does: ask it to stop, wait, start the new one."""
    assert process._process is not None
    process._process.send_signal(signal.SIGTERM)
    assert process._process.wait(PATIENCE) in {0, -signal.SIGTERM}, process.troubles()
    # Whoever comes now is refused, by a proxy with 502; the page tries again by itself.
    with socket.socket() as line:
        assert line.connect_ex(("127.0.0.1", process.port)) != 0
    asyncio.run(process.start())


def all_see(table: Party) -> int:
    """Return the version that everyone at a table sees after a restart: it is the same for all."""
    for player in table.everybody:
        player.wait("sword")
    (version,) = {player.version for player in table.everybody}
    return version


def test_games_go_on_after_an_upgrade_with_all_that_was_acknowledged(process: Process) -> None:
    server = served(process)
    with (
        party(server, SWORD, people=4, clock=CLOCK) as live,
        party(server, SWORD, people=4, clock=DAYS) as slow,
        party(server, SWORD, people=2, bots=[None, None, None, "greedy"]) as lobby,
    ):
        for table in (live, slow):
            table.start()
            table.play(until=5)
        lobby.players[1].say("ready", salt="plum")
        lobby.players[1].quiet()
        calm = next(player for player in live.players if not player.is_asked())
        calm.say("premove", answer="take", until="turn")
        for player in live.players:
            player.quiet()
        views = {table.code: [one.view for one in table.players] for table in (live, slow)}
        # One choice is under way when the signal comes: it counts wholly or not at all.
        asked = next(player for player in slow.players if player.is_asked())
        asked.choose(0)
        upgrade(process)
        for player in (*live.players, *lobby.players):
            assert player.wait("bye")["reason"] == "shutdown"
            assert player.closed_with() == 4410
        with contextlib.suppress(ConnectionClosed):
            while True:
                asked.hear()
    again = {table.code: moved(table, server) for table in (live, slow, lobby)}
    assert all_see(again[live.code]) == 5
    assert [one.view for one in again[live.code].players] == views[live.code], (
        "nothing has changed for anybody"
    )
    found = all_see(again[slow.code])
    assert asked.version <= found <= 6, "what was acknowledged is there"
    ready = [seat["ready"] for seat in again[lobby.code].host.table["seats"]]
    assert ready == [False, True, False, True]
    shown = [
        message for message in again[live.code].players[calm.seat].client.heard if message["type"] == "sword"
    ][-1]
    assert shown["premove"] == "take"
    assert 550 < shown["timer"]["left"] < 600
    assert shown["timer"]["reserve"] == 10
    for code in (live.code, slow.code):
        again[code].play(until=12)
    for table in again.values():
        table.close()
    assert not process.troubles()
