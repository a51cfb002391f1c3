"""A rolling upgrade: servers of two versions on one database, replaced one by one while people play."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from checks.server import rolling
from checks.server.rolling import Roll
from checks.server.server_process import Process
from checks.server.topology import in_front_of, sharing
from tests.docs.markdown import ROOT, read
from tests.server.versions import commit_before, unpack, with_next_step

SETTINGS = "insight_processes = 0\n"
BEFORE = commit_before()
"""The last commit with an older schema; a clone without history has none."""


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots run interpreted: no server lives long enough here to load compiled code."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")


def upgraded(database: str, folder: Path, older: Path, newer: Path, *, same_version: bool = False) -> Roll:
    """Play behind a proxy while two servers are upgraded; return what the players saw."""
    with sharing([database] * 2, folder, source=older, settings=SETTINGS) as servers:
        with in_front_of([one.port for one in servers], folder) as front:
            replacements = [partial(rolling.replace, one, newer) for one in servers]
            run = asyncio.run(rolling.roll(front, database, replacements, same_version=same_version))
        assert run.counts["acknowledged"] > 10
        assert run.counts["bye"] > 0, "tables have moved"
        assert run.counts["visits"] > 10
        assert [line for one in servers for line in one.troubles()] == []
        refuses_newer(servers[0], older)
    return run


def refuses_newer(server: Process, older: Path) -> None:
    """There is no way back: an older program refuses the newer database with a sentence."""
    server.stop()
    server.run_from(older)
    began = len(server.log.read_text(encoding="utf-8"))
    with pytest.raises(AssertionError, match="the server did not start"):
        asyncio.run(server.start())
    said = server.log.read_text(encoding="utf-8")[began:]
    assert "newer than this program; use a newer chanbara" in said
    assert "Traceback" not in said


@pytest.mark.long
def test_nobody_sees_an_error_while_servers_are_replaced_by_the_next_version(
    postgres_url: str, tmp_path: Path
) -> None:
    run = upgraded(postgres_url, tmp_path, ROOT, with_next_step(tmp_path / "newer"), same_version=True)
    assert run.pages == []
    assert run.troubles == []


@pytest.mark.long
@pytest.mark.parametrize("commit", [BEFORE] if BEFORE else [], ids=lambda _: "before")
def test_nothing_is_lost_while_servers_of_the_version_before_are_replaced(
    postgres_url: str, tmp_path: Path, commit: str
) -> None:
    older = unpack(commit, tmp_path / "older")
    run = upgraded(postgres_url, tmp_path, older, ROOT)
    # How a server stops, and what it writes then, is up to the older version.
    lingers = "linger = " in (older / "src/chanbara/server/serve.py").read_text(encoding="utf-8")
    assert not run.pages or not lingers
    assert "linger = " in read("src/chanbara/server/serve.py")
