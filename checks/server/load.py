"""`make load`: how many tables one core serves, and how fast all players receive a choice."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import platform
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean, quantiles
from typing import NamedTuple, Protocol

from rich.console import Console
from rich.progress import Progress

import chanbara
from checks.server.circle import BEAT, PACE, PEOPLE, BareCircle, Circle, GameCircle, Meter, Place, require
from checks.server.server_process import Process, chanbara_server

RESULT = Path(__file__).parents[2] / "docs" / "results" / "load.md"

TABLES, QUICK_TABLES = 300, 40
SECONDS, QUICK_SECONDS = 60.0, 8.0
WARMING_UP = 5.0
RESTING = 10.0
"""Seconds in which pages send heartbeats and nobody plays."""
SLOWEST, SLOWEST_IN_SHORT = 0.1, 0.3
"""The 99th percentile in seconds until all have received a choice; a short run may meet a busy machine."""
KEPT = 0.9
"""The share of planned choices that must have been made: else the pace was not sustained."""
OPENED_AT_ONCE = 8


# --- measurements -------------------------------------------------------------------------------------------


class Measured(NamedTuple):
    """The results of a run."""

    seconds: float
    waits: list[float]
    """From each send to the last recipient, in seconds."""
    sizes: list[int]
    """Bytes of each update."""
    used: float
    """CPU time of the server, in seconds."""
    ended: int
    """Games that were over before the time was."""
    beat: float
    """CPU time of the server for a heartbeat while nobody plays, in seconds."""

    def percentile(self, which: int) -> float:
        """Return a percentile of the latencies in milliseconds."""
        return quantiles(self.waits, n=100, method="inclusive")[which - 1] * 1000


# --- the run ------------------------------------------------------------------------------------------------


class Measurable(Place, Protocol):
    """One server, or several."""

    async def start(self) -> float:
        """Start it, wait until it is ready, and return how many seconds that took."""

    def stop(self) -> None:
        """Ask it to stop, if it still runs."""

    def seconds_used(self) -> float:
        """Return the CPU time so far."""

    def troubles(self) -> list[str]:
        """Return the lines of its log with an error."""


async def measure(name: str, server: Measurable, circles: Sequence[Circle], seconds: float) -> Measured:
    """Let all groups send at their pace for this long."""
    meter = circles[0].meter
    await server.start()
    try:
        with Progress(console=Console(stderr=True)) as progress:
            await _open_all(server, circles, progress, name)
            gc.collect()
            gc.freeze()  # freeze existing objects: collecting them again and again would only delay us
            async with asyncio.TaskGroup() as group:
                listening = [
                    group.create_task(circle.listen(place)) for circle in circles for place in range(PEOPLE)
                ]
                listening += [
                    group.create_task(circle.beat(place)) for circle in circles for place in range(PEOPLE)
                ]
                await _start_all(circles)
                beat = await _cost_of_a_beat(server, meter)
                found = await _speak_all(server, circles, seconds)
                for task in listening:
                    task.cancel()
        require(not server.troubles(), f"the server's log has errors: {server.troubles()}")
    finally:
        for circle in circles:
            for socket in circle.sockets:
                socket.transport.abort()
        server.stop()
    spent, used = found
    return Measured(spent, meter.waits, meter.sizes, used, meter.ended, beat)


async def _open_all(server: Measurable, circles: Sequence[Circle], progress: Progress, name: str) -> None:
    gate = asyncio.Semaphore(OPENED_AT_ONCE)
    task = progress.add_task(f"tables, {name}", total=len(circles))

    async def open_one(circle: Circle) -> None:
        async with gate:
            await circle.open(server)
            progress.advance(task)

    async with asyncio.TaskGroup() as group:
        for circle in circles:
            group.create_task(open_one(circle))


async def _start_all(circles: Sequence[Circle]) -> None:
    for circle in circles:
        if isinstance(circle, GameCircle):
            await circle.update(circle.start)


async def _cost_of_a_beat(server: Measurable, meter: Meter) -> float:
    """Return the CPU time of a heartbeat, in seconds; the first round of them is not counted."""
    await asyncio.sleep(BEAT)
    before, used = meter.beats, server.seconds_used()
    await asyncio.sleep(RESTING)
    return (server.seconds_used() - used) / max(1, meter.beats - before)


async def _speak_all(server: Measurable, circles: Sequence[Circle], seconds: float) -> tuple[float, float]:
    """Send, first as a warm-up; return the seconds measured and the server's CPU time in them."""
    ends = time.perf_counter() + WARMING_UP + seconds
    async with asyncio.TaskGroup() as group:
        for circle in circles:
            group.create_task(circle.keep_pace(ends))
        await asyncio.sleep(WARMING_UP)
        began, used = time.perf_counter(), server.seconds_used()
        circles[0].meter.is_on = True
        await asyncio.sleep(ends - time.perf_counter())
        return time.perf_counter() - began, server.seconds_used() - used


def load(tables: int, seconds: float) -> tuple[Measured, Measured]:
    """Measure the server and, at the same time, the bare socket; both on one core, clients on others."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # the servers inherit it
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, set(cores[1:]) or set(cores))
    chance = random.Random(7)
    try:
        with tempfile.TemporaryDirectory(prefix="chanbara-load-") as name:
            folder = Path(name)
            server = chanbara_server(f"sqlite:///{folder}/tables.sqlite", folder, cores[0])
            meter = Meter()
            games = [GameCircle(meter, chance) for _ in range(tables)]
            ours = asyncio.run(measure("chanbara", server, games, seconds))
            bare = Process(["-m", "checks.server.bare_socket"], folder, cores[0])
            meter = Meter()
            groups = [BareCircle(meter, chance, number, ours.sizes) for number in range(tables)]
            theirs = asyncio.run(measure("bare socket", bare, groups, seconds))
    finally:
        os.sched_setaffinity(0, set(cores))
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return ours, theirs


# --- the report ---------------------------------------------------------------------------------------------

EXPLANATION = f"""\
Tables of {PEOPLE} people on real sockets, at each table a choice every {PACE:.0f} seconds on average, not in
step. The server is the one that `chanbara serve` starts, with SQLite, a clock and every choice on disk before
it is broadcast; it is pinned to one core. The clients are another process on another core, and check each
update: its version, its seat, who must answer, and that nobody else receives options. The time is measured
from the sending of a choice until the last of the {PEOPLE} has the update. Every client sends a heartbeat
every {BEAT:.0f} seconds, as the page does; what one costs is measured for {RESTING:.0f} seconds before
anybody plays. The baseline, in the same run, is a bare Starlette socket (`checks/server/bare_socket.py`)
with the same settings, which only broadcasts messages of the same sizes to groups of {PEOPLE} at the same
pace, and returns heartbeats.
"""


def report(ours: Measured, theirs: Measured, tables: int, slowest: float) -> tuple[list[str], bool]:
    """Return the table, and whether the targets are met."""
    planned = tables * ours.seconds / PACE
    quick, kept = ours.percentile(99) < slowest * 1000, len(ours.waits) >= KEPT * planned

    def row(title: str, tell: Callable[[Measured], float], form: str, bar: str = "") -> list[str]:
        mine, other = tell(ours), tell(theirs)
        return [title, format(mine, form), format(other, form), f"{mine / other:.2f}", bar]

    soon = f"< {slowest * 1000:.0f}: {'met' if quick else 'MISSED'}"
    pace = f"≥ {KEPT * planned:,.0f}: {'met' if kept else 'MISSED'}"
    rows = [
        ["", "chanbara", "bare socket", "ratio", "bar"],
        ["---", "---:", "---:", "---:", "---"],
        row("choices", lambda one: len(one.waits), ",.0f", pace),
        row("choices a second", lambda one: len(one.waits) / one.seconds, ".1f"),
        row("bytes of an update, mean", lambda one: fmean(one.sizes), ",.0f"),
        row("send to last update, 50th percentile, ms", lambda one: one.percentile(50), ".1f"),
        row("send to last update, 99th percentile, ms", lambda one: one.percentile(99), ".1f", soon),
        row("send to last update, longest, ms", lambda one: max(one.waits) * 1000, ".1f"),
        row("CPU usage of the server, %", lambda one: one.used / one.seconds * 100, ".1f"),
        row(
            "CPU time for a choice, heartbeats included, ms",
            lambda one: one.used / len(one.waits) * 1000,
            ".2f",
        ),
        row("CPU time for a heartbeat, µs", lambda one: one.beat * 1_000_000, ".0f"),
    ]
    return [f"| {' | '.join(row)} |" for row in rows], quick and kept


def main(words: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m checks.server.load", description=__doc__)
    parser.add_argument("--tables", type=int, help=f"how many (default {TABLES})")
    parser.add_argument("--seconds", type=float, help=f"how long (default {SECONDS:.0f})")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK_TABLES} tables, and a lenient bar")
    parser.add_argument("--write", action="store_true", help="keep the result in docs/results/load.md")
    parser.add_argument(
        "--processes", type=int, default=0, help="several servers on one PostgreSQL: see load_shared.py"
    )
    asked = parser.parse_args(words)
    tables = asked.tables or (QUICK_TABLES if asked.quick else TABLES)
    seconds = asked.seconds or (QUICK_SECONDS if asked.quick else SECONDS)
    if asked.processes:
        from checks.server import load_shared  # noqa: PLC0415 - it uses this module

        return load_shared.run(tables, seconds, asked.processes, writes=asked.write, quick=asked.quick)
    ours, theirs = load(tables, seconds)
    lines, met = report(ours, theirs, tables, SLOWEST_IN_SHORT if asked.quick else SLOWEST)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    about = f"{tables} tables, {tables * PEOPLE:,} sockets, {seconds:.0f} s; {ours.ended} games ended early."
    text = "\n".join([EXPLANATION, f"chanbara {chanbara.__version__}, {python}. {about}", "", *lines])
    print(text)
    if asked.write:
        command = f"make load ARGS='--tables {tables} --seconds {seconds:.0f} --write'"
        RESULT.parent.mkdir(parents=True, exist_ok=True)
        RESULT.write_text(f"# Load\n\n`{command}`\n\n{text}\n", encoding="utf-8")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
