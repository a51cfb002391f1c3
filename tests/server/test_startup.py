"""A server listens at once: games come back in the background, and the one that is asked for before them."""

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from chanbara.server.lobby.restoration import Restoration
from checks.server import startup
from checks.server.stored_rows import code
from tests.left_out import need_postgres
from tests.server.kit import Running, until


def stored(folder: Path, count: int) -> str:
    """Return a database with running games."""
    url = f"sqlite:///{folder}/tables.sqlite"
    asyncio.run(startup.fill(url, count))
    return url


def test_who_asks_for_a_table_gets_it_before_all_others_are_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, gate = Restoration.run, asyncio.Event()

    async def held(restoration: Restoration) -> None:
        restoration.done.set()
        await gate.wait()
        restoration.done.clear()
        await run(restoration)

    monkeypatch.setattr(Restoration, "run", held)
    with Running(stored(tmp_path, 3)) as running:
        assert not running.lobby.rooms
        with closing(running.client(code(0), startup.token_of(0))) as player:
            player.wait("sword")
        assert list(running.lobby.rooms) == [code(0)]
        running.loop.call_soon_threadsafe(gate.set)
        until(lambda: len(running.lobby.rooms) == 3)
        assert list(running.lobby.rooms) == [code(number) for number in (0, 2, 1)], "the newest first"


def test_a_small_database_is_served_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    need_postgres()
    assert startup.main(["--quick"]) == 0
    assert "20 running games" in capsys.readouterr().out
