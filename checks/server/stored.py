"""`make stored`: play beside lists, sweeps, statistics and the leaderboard of a server that holds much.

A database gets 100,000 players and 100,000 finished tables: copies of one real game. A server on it is
started again and again, in turn alone and with visitors who ask for everything that may grow with what is
stored, while expired tables are deleted. Clients play at some tables, and every choice is timed from its
sending to the last update of its table. The check verifies

1. that the 99th percentile of the choices at most doubled;
2. that no visitor was refused, and the log of the server has no error;
3. that expired tables were deleted meanwhile.

The server is pinned to one core. The players and the visitors are on the others, and the visitors have lower
priority.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import platform
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar
from urllib.request import Request, urlopen

import msgspec
from sqlalchemy import create_engine, make_url, text
from websockets.exceptions import WebSocketException

import chanbara
from checks.server import stored_rows
from checks.server.fuzz import FLOOR, other_cores, percentile
from checks.server.fuzz_tables import OPTIONS, PEOPLE, Club, asked, begin, line_of, next_update
from checks.server.server_process import HEARD, Chair, Process, ask, chanbara_server, said
from checks.server.stored_rows import EXPIRED, Template, code, fill
from checks.server.visitors import Asked, Plan

RESULT = Path(__file__).parents[2] / "docs" / "results" / "stored.md"

STORED, QUICK_STORED = 100_000, 2_000
ROUNDS, QUICK_ROUNDS = 4, 1
SECONDS, QUICK_SECONDS = 15.0, 6.0
"""Of each period: a server alone, or beside visitors."""
WARMING_UP = 2.0
TABLES = 6
PER_SECOND = 20.0
"""Requests of all visitors together."""
BAR, BAR_IN_SHORT = 2.0, 4.0
"""The allowed factor of the 99th percentile; a short run may meet a busy machine."""
ALONE, BESIDE = "alone", "beside visitors"

SERVER = """
import importlib
for name, constants in {constants!r}.items():
    try:
        module = importlib.import_module(name)
    except ImportError:
        continue
    for constant, value in constants.items():
        setattr(module, constant, value)
from chanbara.cli import main
main()
"""
NEVER, OFTEN = 1e9, 1.0
LATEST_SWEEP = 60.0
"""Seconds until tables that are expired must be deleted."""
NAME = "Tsukuyomi"
"""Of the host of the game that is copied: nobody else may use it afterwards."""


class Members(Club):
    """Clients whose tables are on the list."""

    options: ClassVar[dict[str, Any]] = {**OPTIONS, "public": True, "spectators": True}


def program(sweep: float) -> list[str]:
    """Return a server that cleans up every so many seconds, and does not wait a day before it deletes."""
    constants = {
        "chanbara.server.lobby.lobby": {"SWEEP": sweep},  # where older servers have it
        "chanbara.server.lobby.sweep": {"SWEEP": sweep},
        "chanbara.server.lobby.expiry": {"WAIT": 0.0},
    }
    return ["-c", SERVER.format(constants=constants)]


class Report(msgspec.Struct):
    """The results for one server."""

    times: dict[str, list[float]]
    """Seconds of the choices, alone and beside visitors."""
    visits: dict[str, Asked]
    deleted: int
    troubles: list[str]
    cut_off: int = 0
    """How often the server hung up on somebody who only played."""
    bar: float = BAR

    @property
    def ratio(self) -> float:
        """Return the factor by which choices took longer, by their 99th percentile."""
        return percentile(self.times[BESIDE]) / max(FLOOR, percentile(self.times[ALONE]))

    @property
    def flaws(self) -> list[str]:
        """Return all failures."""
        found = [f"{one.refused} times refused: {kind}" for kind, one in self.visits.items() if one.refused]
        found += self.troubles
        if self.cut_off:
            found.append(f"{self.cut_off} times somebody who only played was disconnected")
        if not self.deleted:
            found.append("no table was deleted")
        if self.ratio > self.bar:
            found.append(f"the 99th percentile is {self.ratio:.2f} times as long")
        return found


class Stored:
    """A database that holds much, and the servers on it."""

    def __init__(self, database: str, folder: Path, core: int, source: Path | None) -> None:
        self.database, self.folder, self.core, self.source = database, folder, core, source
        self.token = "token of who has most games"

    def server(self, sweep: float) -> Process:
        """Return a server on the database, not started."""
        return chanbara_server(self.database, self.folder, self.core, program(sweep), self.source)

    async def prepare(self, count: int) -> None:
        """Play a game, and copy it."""
        process = self.server(NEVER)
        await process.start()
        try:
            played = await _played(process)
        finally:
            process.stop()
        await asyncio.to_thread(fill, self.database, Template(played, self.token), count)

    def tables(self) -> int:
        """Return how many tables are stored."""
        url = make_url(self.database)
        driver = "postgresql+psycopg" if url.drivername.startswith("postgresql") else "sqlite"
        engine = create_engine(url.set(drivername=driver))
        with engine.connect() as connection:
            found = int(connection.execute(text("SELECT count(*) FROM tables")).scalar_one())
        engine.dispose()
        return found

    async def measure(self, rounds: int, seconds: float) -> Report:
        """Play, alone and beside visitors in turn; return the results."""
        found = Report({ALONE: [], BESIDE: []}, {}, 0, [])
        for number in range(rounds):
            found.times[ALONE] += await self._period(found, NEVER, seconds, None)
            plan = Plan(
                "",
                self.token,
                [code(one) for one in range(1, 100) if one % EXPIRED],
                seconds,
                PER_SECOND,
                number,
            )
            found.times[BESIDE] += await self._period(found, OFTEN, seconds, plan)
        return found

    async def _period(self, found: Report, sweep: float, seconds: float, plan: Plan | None) -> list[float]:
        process = self.server(sweep)
        before = self.tables()
        await process.start()
        club = Members(process)
        playing = [asyncio.create_task(_play_on(club, found)) for _ in range(TABLES)]
        try:
            await asyncio.sleep(WARMING_UP)
            began = time.monotonic()
            if plan is None:
                await asyncio.sleep(seconds)
            else:
                plan.url = process.url
                for kind, one in (await _visited(plan)).items():
                    found.visits[kind] = found.visits.get(kind, Asked()).with_more(one)
            ended = time.monotonic()
            if plan is not None:
                found.deleted += await self._deleted(before)
            return club.between(began, ended)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            process.stop()
            found.troubles += process.troubles()

    async def _deleted(self, before: int) -> int:
        """Return how many tables were deleted; on a busy machine the first sweep may come late."""
        ends = time.monotonic() + LATEST_SWEEP
        # A few tables were opened meanwhile.
        fewer = before - self.tables()
        while fewer <= 0 and time.monotonic() < ends:
            await asyncio.sleep(OFTEN)
            fewer = before - self.tables()
        return max(0, fewer)


async def _play_on(club: Club, found: Report) -> None:
    """Play, and sit down again when the server has hung up."""
    while True:
        try:
            await club.play()
        except (AssertionError, OSError, WebSocketException):
            found.cut_off += 1


async def _played(process: Process) -> str:
    """Play one game to its end, with a named host; return the code of its table."""
    player = ask(f"{process.url}/api/players", {"name": NAME})["token"]
    host = ask(f"{process.url}/api/tables", {"name": NAME, "options": OPTIONS, "player": player})
    others = [
        ask(f"{process.url}/api/tables/{host['code']}/seats", {"name": f"Guest {number}"})
        for number in range(1, PEOPLE)
    ]
    chairs = [Chair(one["code"], one["seat"], one["token"]) for one in (host, *others)]
    sockets = [await line_of(process, one) for one in chairs]
    chance = Random(1)
    latest = await begin(chairs, sockets)
    while (decision := asked(latest)) is not None:
        option = chance.randrange(len(decision.options))
        await sockets[decision.seat].send(said("choose", decision=decision.number, option=option))
        latest = [await next_update(socket, latest[0].version + 1) for socket in sockets]
    async for frame in sockets[0]:
        if HEARD.decode(frame).type == "over":
            break
    for socket in sockets:
        await socket.close()
    # It is counted before its end is announced.
    proof = {"Authorization": f"Bearer {player}"}
    request = Request(f"{process.url}/api/players/me", headers=proof)  # noqa: S310 - our own server
    with await asyncio.to_thread(urlopen, request) as answer:
        assert len(json.load(answer)["games"]) == 1, "the game was not counted"
    return str(host["code"])


async def _visited(plan: Plan) -> dict[str, Asked]:
    """Run the visitors."""
    words = ["nice", "-n", "19", sys.executable, "-m", "checks.server.visitors"]
    visitors = await asyncio.create_subprocess_exec(
        *words, msgspec.json.encode(plan).decode(), stdout=asyncio.subprocess.PIPE
    )
    output, _ = await visitors.communicate()
    return msgspec.json.decode(output, type=dict[str, Asked])


async def check(
    database: str, folder: Path, count: int, rounds: int, seconds: float, source: Path | None = None
) -> Report:
    """Fill an empty database, and measure the server of this source tree or of another."""
    with other_cores() as core:
        stored = Stored(database, folder, core, source)
        await stored.prepare(count)
        return await stored.measure(rounds, seconds)


# --- the report ---------------------------------------------------------------------------------------------

EXPLANATION = f"""\
The database holds many players with ratings and as many finished tables with seats, results and logs: copies
of one real game. One player has {stored_rows.MOST_GAMES:,} of the games, and every twentieth table has
expired. The server is pinned to one core. At {TABLES} tables {PEOPLE} people each play from another core; the
time is measured from the sending of a choice to the last update at its table. In turn the server is alone,
and beside visitors: {PER_SECOND:.0f} requests a second for the leaderboard, stats and lists, while it cleans
up every second and deletes expired tables, one transaction each. For the bar, a percentile below
{FLOOR * 1000:.0f} ms counts as that.
"""


def report(title: str, found: Report) -> list[str]:
    """Return the results for one server as tables."""
    met = "met" if found.ratio <= found.bar else "MISSED"
    times = found.times

    def row(name: str, part: float) -> list[str]:
        alone, beside = (percentile(times[what], part) * 1000 for what in (ALONE, BESIDE))
        return [name, f"{alone:.1f}", f"{beside:.1f}", f"{beside / alone:.2f}"]

    rows = [
        ["choices", ALONE, BESIDE, "ratio", "bar"],
        ["---", "---:", "---:", "---:", "---"],
        ["how many", *(f"{len(times[what]):,}" for what in (ALONE, BESIDE)), "", ""],
        [*row("send to last update, 50th percentile, ms", 0.5), ""],
        [*row("send to last update, 99th percentile, ms", 0.99), f"≤ {found.bar:.0f}: {met}"],
        [*row("send to last update, longest, ms", 1.0), ""],
    ]
    visits = [
        ["visitors asked for", "times", "refused", "longest, ms", "largest answer, bytes"],
        ["---", "---:", "---:", "---:", "---:"],
        *(
            [kind, f"{one.count:,}", f"{one.refused:,}", f"{one.longest * 1000:,.0f}", f"{one.largest:,}"]
            for kind, one in sorted(found.visits.items())
        ),
    ]
    lines = [[f"| {' | '.join(row)} |" for row in part] for part in (rows, visits)]
    return [
        f"## {title}",
        "",
        *lines[0],
        "",
        *lines[1],
        "",
        f"Tables deleted meanwhile: {found.deleted:,}. Errors in the server's log: {len(found.troubles)}.",
        *(f"\nFLAW: {flaw}" for flaw in found.flaws[:10]),
        "",
    ]


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; fail if a check fails for the server of this source tree."""
    parser = argparse.ArgumentParser(prog="python -m checks.server.stored", description=__doc__)
    parser.add_argument("--stored", type=int, help=f"how many players and tables (default {STORED:,})")
    parser.add_argument("--rounds", type=int, help=f"how many (default {ROUNDS})")
    parser.add_argument("--seconds", type=float, help=f"of each period (default {SECONDS:.0f})")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK_STORED:,} stored, and a lenient bar")
    parser.add_argument("--database", help="an empty database (default: SQLite in a temporary folder)")
    parser.add_argument("--before", type=Path, help="another source tree whose server is measured, too")
    parser.add_argument("--write", action="store_true", help="keep the result in docs/results/stored.md")
    wanted = parser.parse_args(words)
    quick = wanted.quick
    count = wanted.stored or (QUICK_STORED if quick else STORED)
    rounds = wanted.rounds or (QUICK_ROUNDS if quick else ROUNDS)
    seconds = wanted.seconds or (QUICK_SECONDS if quick else SECONDS)
    gc.freeze()  # freeze existing objects: collecting them again and again would only delay the players
    python = f"{platform.python_implementation()} {platform.python_version()}"
    about = f"{count:,} players and {count:,} tables; {rounds} periods of {seconds:.0f} s each."
    lines = [EXPLANATION, f"chanbara {chanbara.__version__}, {python}. {about}", ""]
    flaws: list[str] = []
    for title, source in (("Before", wanted.before), ("Now", None)):
        if title == "Before" and source is None:
            continue
        with tempfile.TemporaryDirectory(prefix="chanbara-stored-") as name:
            own = f"sqlite:///{name}/tables.sqlite"
            database = own if source or not wanted.database else wanted.database
            found = asyncio.run(check(database, Path(name), count, rounds, seconds, source))
        found.bar = BAR_IN_SHORT if quick else BAR
        lines += report(title, found)
        flaws = found.flaws
    print("\n".join(lines))
    if wanted.write:
        command = f"make stored ARGS='--stored {count} --rounds {rounds} --seconds {seconds:.0f} --write'"
        RESULT.parent.mkdir(parents=True, exist_ok=True)
        RESULT.write_text("\n".join(["# Much stored", "", f"`{command}`", "", *lines]), encoding="utf-8")
    return int(bool(flaws))


if __name__ == "__main__":
    sys.exit(main())
