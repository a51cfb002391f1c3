"""Play beside much that is stored. `make stored` is the long form, and judges the percentile."""

import asyncio
import os
from pathlib import Path

import pytest

from checks.server import stored
from checks.server.stored import ALONE, BESIDE, Report
from checks.server.visitors import Asked


def test_a_small_database_is_filled_visited_and_swept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # there is no bot
    monkeypatch.setattr(stored, "WARMING_UP", 0.5)
    cores = os.sched_getaffinity(0)
    found = asyncio.run(stored.check(f"sqlite:///{tmp_path}/tables", tmp_path, 300, 1, 3.0))
    assert os.sched_getaffinity(0) == cores
    found.bar = 1e9  # on a machine that does other things
    assert found.flaws == []
    assert all(found.times.values())
    assert {"leaderboard", "stats of a player", "stats of a table", "list of tables"} <= found.visits.keys()
    assert found.visits["leaderboard"].largest < 10_000
    assert found.visits["stats of a player"].largest < 100_000


def test_the_report_names_every_flaw() -> None:
    times = {ALONE: [0.02], BESIDE: [0.041]}
    slow = Report(times, {"list": Asked(2, 1, 0.1, 9)}, 0, ["a trace"], cut_off=1)
    assert len(slow.flaws) == 5
    lines = "\n".join(stored.report("Now", slow))
    assert "FLAW: a trace" in lines
    assert "MISSED" in lines
    good = Report({ALONE: [0.02], BESIDE: [0.039]}, {"list": Asked(2, 0, 0.1, 9)}, 3, [])
    assert good.flaws == []
    assert "| list | 2 | 0 | 100 | 9 |" in stored.report("Now", good)
