"""`make planners`: how long bots' turns take beside 60 tables of planners, and whether people notice."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import platform
import random
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from typing import TYPE_CHECKING, NamedTuple
from urllib.request import urlopen

import msgspec
from prometheus_client.parser import text_string_to_metric_families
from rich.console import Console
from rich.progress import Progress
from websockets.asyncio.client import connect

import chanbara
from checks.server.circle import PEOPLE, GameCircle, Meter
from checks.server.server_process import HEARD, PATIENCE, UPDATES, chanbara_server, said, sit_down

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from websockets.asyncio.client import ClientConnection

    from checks.server.server_process import Process

RESULT = Path(__file__).parents[2] / "docs" / "results" / "planners.md"
TABLES, QUICK_TABLES = 60, 4
SECONDS, QUICK_SECONDS = 30.0, 2.0
OF_PEOPLE, QUICK_OF_PEOPLE = 20, 3
"""Tables of five people, whose choices are timed."""
SETTLING = 4.0
"""Seconds before a measurement begins, in which games begin and the load finds its level."""
SLOWEST = 2.0
"""How many times as long as beside one table a bot's turn may take, unless planners get fewer rollouts."""
HELD_UP = 2.0
"""How many times as long as beside bots that do not think a person's choice may take."""
PAUSES = {"least": 0.2, "most": 0.4}
"""Those of the quickest table with planners."""
HEAD = (
    "| beside | bots' turns | wait for a turn, mean, ms | 95th percentile, ms | share of rollouts "
    "| choices of people | median, ms | 99th percentile, ms |"
)
EXPLANATION = """\
Tables with one person, who chooses at once and at random, and four bots that pause for 0.2 to 0.4 seconds,
the shortest that a table with planners has. Beside them tables of five people play at the pace of
`make load`. The wait for a bot's turn is from the question to the answer, without the pause, as `/metrics`
has it (`chanbara_bots_answer_seconds`, queue `turn`). The share of rollouts is
`chanbara_bots_rollouts_total`, by `chanbara_bots_rollouts_wanted_total`. A person's choice is timed until
everybody has received it. Random bots move as often as planners and do not think: what people wait for beside
them is the price of the moves alone. Server, processes for bots and all clients share the machine.
"""


class Turns(NamedTuple):
    """What a server counts of search bots' turns."""

    answered: float
    seconds: float
    wanted: float
    given: float
    buckets: dict[float, float]
    """How many took at most so many seconds."""

    def since(self, before: Turns) -> Turns:
        """Return what was counted since."""
        return Turns(
            self.answered - before.answered,
            self.seconds - before.seconds,
            self.wanted - before.wanted,
            self.given - before.given,
            {most: count - before.buckets[most] for most, count in self.buckets.items()},
        )

    @property
    def mean(self) -> float:
        """Mean time to answer in milliseconds."""
        return 1000 * self.seconds / self.answered

    @property
    def late(self) -> float:
        """The 95th percentile in milliseconds, as Prometheus estimates it."""
        wanted = 0.95 * self.answered
        ordered = [(0.0, 0.0), *sorted(self.buckets.items())]
        for (low, before), (high, upto) in pairwise(ordered):
            if upto >= wanted:
                return 1000 * (
                    low if high == float("inf") else low + (high - low) * (wanted - before) / (upto - before)
                )
        return 0.0

    @property
    def share(self) -> float:
        """The share of their rollouts that planners had."""
        return self.given / self.wanted


def turns(process: Process) -> Turns:
    """Read the metrics of a server."""
    with urlopen(f"{process.url}/metrics", timeout=PATIENCE) as page:  # noqa: S310 - our own server
        families = text_string_to_metric_families(page.read().decode())
    found = {
        (sample.name, sample.labels.get("le", "")): sample.value
        for family in families
        for sample in family.samples
        if sample.labels.get("queue") == "turn"
    }
    answer = "chanbara_bots_answer_seconds"
    return Turns(
        found[f"{answer}_count", ""],
        found[f"{answer}_sum", ""],
        found["chanbara_bots_rollouts_wanted_total", ""],
        found["chanbara_bots_rollouts_total", ""],
        {float(le): value for (name, le), value in found.items() if name == f"{answer}_bucket"},
    )


# --- tables -------------------------------------------------------------------------------------------------


async def play_with(process: Process, bot: str, chance: random.Random) -> None:
    """Play against four bots, one game after the other."""
    options = {"game": {"game": "sword", "players": 5}, "pauses": PAUSES, "bots": [None, *[bot] * 4]}
    while True:
        (chair,) = await asyncio.to_thread(sit_down, process.url, options, 1)
        async with connect(
            process.socket_url + chair.path,
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        ) as socket:
            await socket.send(chair.hello)
            await socket.send(said("ready", salt="salt"))
            await socket.send(said("start"))
            try:
                await _choose_always(socket, chance)
            finally:
                await socket.send(said("end"))  # no bot thinks any more


async def _choose_always(socket: ClientConnection, chance: random.Random) -> None:
    """Choose at random until the game is over."""
    async for data in socket:
        heard = HEARD.decode(data)
        assert heard.type not in {"refused", "bye"}, heard
        if heard.type == "over":
            return
        decision = None if heard.type not in UPDATES or heard.view is None else heard.view.decision
        if decision is not None and decision.options is not None:
            option = chance.randrange(len(decision.options))
            await socket.send(said("choose", decision=decision.number, option=option))


@contextlib.asynccontextmanager
async def beside(process: Process, tables: int, bot: str) -> AsyncIterator[None]:
    """Have some tables of bots in this block."""
    chance = random.Random(5)
    playing = [asyncio.create_task(play_with(process, bot, chance)) for _ in range(tables)]
    try:
        yield
        for task in playing:
            assert not task.done(), task.exception()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


class Measured(NamedTuple):
    """What was measured in one phase."""

    name: str
    turns: Turns | None
    """None without planners."""
    waits: list[float]
    """How long each choice of a person took, in seconds."""

    def late(self) -> float:
        """Return the 99th percentile of people's choices in milliseconds."""
        return quantiles(self.waits, n=100, method="inclusive")[98] * 1000

    def middle(self) -> float:
        """Return the median of people's choices in milliseconds."""
        return quantiles(self.waits, n=100, method="inclusive")[49] * 1000


class Check:
    """One server, people who play there, and what they and the bots wait for."""

    def __init__(self, process: Process, people: int, seconds: float) -> None:
        self.process, self.seconds = process, seconds
        self._people = people
        self.found: list[Measured] = []

    async def measure(self, name: str, tables: int, bot: str) -> None:
        """Measure beside some tables of bots."""
        meter = Meter()
        chance = random.Random(7)
        circles = [GameCircle(meter, chance) for _ in range(self._people)]
        async with contextlib.AsyncExitStack() as open_sockets, asyncio.TaskGroup() as group:
            for circle in circles:
                await circle.open(self.process)
                for socket in circle.sockets:
                    open_sockets.callback(socket.transport.abort)
            listening = [group.create_task(one.listen(seat)) for one in circles for seat in range(PEOPLE)]
            for circle in circles:
                await circle.update(circle.start)
            async with beside(self.process, tables, bot):
                ends = time.perf_counter() + SETTLING + self.seconds
                playing = [asyncio.create_task(one.keep_pace(ends)) for one in circles]
                await asyncio.sleep(SETTLING)
                before = await asyncio.to_thread(turns, self.process)
                meter.is_on = True
                await asyncio.gather(*playing)
                after = await asyncio.to_thread(turns, self.process)
            for task in listening:
                task.cancel()
        counted = after.since(before)
        self.found.append(Measured(name, counted if counted.answered else None, meter.waits))


async def run(tables: int, people: int, seconds: float, processes: int | None = None) -> list[Measured]:
    """Measure alone, beside one table of planners, beside many of random bots, and of planners."""
    phases = [
        ("people alone", 0, "random"),
        ("one table of planners", 1, "planner"),
        (f"{tables} tables of random bots", tables, "random"),
        (f"{tables} tables of planners", tables, "planner"),
    ]
    settings = "" if processes is None else f"bot_processes = {processes}\n"
    with tempfile.TemporaryDirectory(prefix="chanbara-planners-") as name:
        folder = Path(name)
        process = chanbara_server(f"sqlite:///{folder}/tables.sqlite", folder, settings=settings)
        await process.start()
        try:
            await _compiled(process)
            check = Check(process, people, seconds)
            with Progress(console=Console(stderr=True)) as progress:
                for phase in progress.track(phases):
                    await check.measure(*phase)
            assert not process.troubles(), process.troubles()
        finally:
            process.stop()
    return check.found


async def _compiled(process: Process) -> None:
    def is_ready() -> bool:
        with urlopen(f"{process.url}/health", timeout=PATIENCE) as found:  # noqa: S310 - our own server
            return bool(msgspec.json.decode(found.read())["bots_ready"])

    while not await asyncio.to_thread(is_ready):  # noqa: ASYNC110 - it is another process
        await asyncio.sleep(0.1)


# --- the report ---------------------------------------------------------------------------------------------


def report(found: Sequence[Measured]) -> tuple[list[str], bool]:
    """Return the table, and whether the bars are met."""
    lines = [HEAD, f"|---|{'---:|' * 7}"]
    for one in found:
        turned = one.turns
        cells = "– | – | – | –"
        if turned is not None:
            cells = f"{turned.answered:,.0f} | {turned.mean:.1f} | {turned.late:.1f} | {turned.share:.0%}"
        lines.append(f"| {one.name} | {cells} | {len(one.waits):,} | {one.middle():.1f} | {one.late():.1f} |")
    _, single, unthinking, many = found
    assert single.turns is not None, "planners played"
    assert many.turns is not None, "planners played"
    ratio, held_up = many.turns.mean / single.turns.mean, many.late() / unthinking.late()
    is_quick = ratio <= SLOWEST or many.turns.share < 1
    met = is_quick and held_up <= HELD_UP
    bots = (
        f"Wait for a turn beside many tables: {ratio:.2f} times that beside one, with {many.turns.share:.0%} "
        f"of the rollouts (bar: {SLOWEST:.0f} times, or fewer rollouts: {'met' if is_quick else 'MISSED'})."
    )
    people = (
        f"People's choices, 99th percentile: {held_up:.2f} times that beside bots that do not think "
        f"(bar: {HELD_UP:.0f} times: {'met' if held_up <= HELD_UP else 'MISSED'}), and "
        f"{many.late() / found[0].late():.2f} times that of people alone."
    )
    lines += ["", bots, "", people]
    return lines, met


def main(words: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m checks.server.planners", description=__doc__)
    parser.add_argument("--tables", type=int, help=f"tables of planners (default {TABLES})")
    parser.add_argument(
        "--seconds", type=float, help=f"how long each measurement takes (default {SECONDS:.0f})"
    )
    parser.add_argument("--processes", type=int, help="processes for bots (default: that of a server)")
    parser.add_argument("--quick", action="store_true", help="a short run")
    parser.add_argument("--write", action="store_true", help=f"keep the result in docs/results/{RESULT.name}")
    asked = parser.parse_args(words)
    tables = asked.tables or (QUICK_TABLES if asked.quick else TABLES)
    seconds = asked.seconds or (QUICK_SECONDS if asked.quick else SECONDS)
    others = os.getloadavg()[0]
    found = asyncio.run(run(tables, QUICK_OF_PEOPLE if asked.quick else OF_PEOPLE, seconds, asked.processes))
    lines, met = report(found)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    about = (
        f"chanbara {chanbara.__version__}, {python}, {os.cpu_count()} cores, on which other programs had a "
        f"load average of {others:.1f}; {seconds:.0f} s each."
    )
    text = "\n".join([EXPLANATION, about, "", *lines])
    print(text)
    if asked.write:
        RESULT.write_text(f"# Planners\n\n`make planners ARGS=--write`\n\n{text}\n", encoding="utf-8")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
