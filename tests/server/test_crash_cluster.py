"""`make crash-cluster` on a small scale: our servers pass, and broken ones fail."""

import random
from collections import Counter

import pytest

from checks.server import crash, crash_page
from checks.server.crash_cluster import crash_cluster
from checks.server.crash_page import Found, flaws, percentile, report
from checks.server.faults import (
    MIX,
    DatabaseCut,
    DatabaseGone,
    DatabaseRestart,
    Drain,
    Kill,
    Pause,
    ProxyCut,
    mixed,
)
from checks.server.witness import Broken
from tests.left_out import need_postgres
from tests.server.proxy import program
from tests.server.test_topology import HURRIED, SETTINGS

LIFETIME = 2.0
FORGETFUL = f"""
import asyncio
from chanbara.server.store.store import Store

append, waiting = Store.append, set()

async def append_later(store, *about):
    async def write():
        await asyncio.sleep(3)
        await append(store, *about)
    task = asyncio.create_task(write())
    waiting.add(task)
    task.add_done_callback(waiting.discard)

Store.append = append_later
{HURRIED}"""
"""A server that broadcasts first and writes some seconds later."""


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables with people and bots, which run interpreted."""
    program("haproxy")
    need_postgres()
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    monkeypatch.setattr(crash, "TABLES", crash.TABLES[:2])


def test_nothing_acknowledged_is_lost_whatever_fails() -> None:
    kinds = [Kill, ProxyCut, Drain, DatabaseCut, Pause, DatabaseRestart]
    words = ("-c", HURRIED)
    found = crash_cluster(kinds, 2, program=words, lifetime=LIFETIME, settings=SETTINGS)
    assert found.counts["faults"] == len(kinds)
    assert all(found.counts[kind.name] == 1 for kind in kinds)
    assert found.counts["acknowledged"] >= 2 * len(kinds)
    assert found.counts["lines"] >= 1


def test_servers_that_tell_before_they_write_are_noticed() -> None:
    with pytest.raises(ExceptionGroup) as caught:
        crash_cluster([Kill], 2, program=("-c", FORGETFUL), lifetime=LIFETIME, settings=SETTINGS)
    assert caught.value.subgroup(Broken) is not None


def test_the_mix_of_faults_has_all_of_them() -> None:
    found = Counter(mixed(200, random.Random(1)))
    assert found == Counter({kind: 2 * many for kind, many in MIX.items()})
    assert len(mixed(7, random.Random(1))) == 7
    assert DatabaseGone in found


def test_the_page_of_crashes_shows_the_distribution_and_the_bars_bite() -> None:
    counts = Counter({"faults": 3, "acknowledged": 1_234, Kill.name: 2, Drain.name: 1})
    times = {Kill.name: [6.0, 7.0, 9.9], Drain.name: [0.3, 3.0]}
    shown = {Kill.name: [5.0, 6.0, 7.0], Drain.name: [0.2, 0.9]}
    good = Found(3, "haproxy", False, counts, times, shown, {Kill.name: [0.1]}, 9, 4, 5, 60.0)
    lines = report(good)
    assert "| choices acknowledged | 1,234 |" in lines
    row = f"| {Kill.name} | 2 | 3 | 6.00 | 7.00 | 7.00 | 7.00 | 9.90 | 9.90 | 1 | 0.10 | 0.10 | 0.10 |"
    assert row in lines
    assert lines[-1].endswith("Met.")
    assert flaws(good) == []
    assert len(flaws(good._replace(times={Kill.name: [10.1]}, found={Drain.name: [1.1]}))) == 2
    assert "HAProxy" in crash_page.page(good, "--write")
    assert percentile([1.0, 2.0, 3.0, 4.0], 0.5) == 3.0
