"""`make crash`: kill -9 the server repeatedly during play: no acknowledged data may be lost."""

from __future__ import annotations

import argparse
import asyncio
import http.client
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple
from urllib.error import HTTPError

from rich.console import Console
from rich.progress import Progress

import chanbara
from checks.server.server_process import PATIENCE, Process, chanbara_server, sit_down
from checks.server.witness import Broken, Person, Table, engine_of, logs_of, require
from checks.setup import parts
from tests.server.postgres import running

RESULT = Path(__file__).parents[2] / "docs" / "results" / "crash.md"

KILLS = 200
LEAST_ON_THE_WAY = 50
"""Kills of a full run that must have hit a choice in flight."""
LATEST = 0.05
"""Maximum seconds from a send to the kill."""
PLAY = 0.4
"""Maximum seconds of play between two kills, once every game has made progress."""
BOTS_PAUSE = 0.03
TABLES: tuple[tuple[dict[str, Any], list[str | None]], ...] = (
    ({"game": "sword", "players": 3}, [None, None, None]),
    ({"game": "sword", "players": 4}, [None, "greedy", None, "random"]),
    ({"game": "sword", "players": 5, "rising_sun": True}, [None, None, None, None, None]),
    ({"game": "sword", "players": 8, "rising_sun": True}, ["greedy", None, "random", None, *["greedy"] * 4]),
    ({"game": "sword", "players": 3, "rising_sun": True}, [None, "greedy", "greedy"]),
    ({"game": "duel"}, [None]),
)
"""The concurrent tables: the game, and its seats; None is a person."""


# --- the run ------------------------------------------------------------------------------------------------


class Run:
    """Running tables, and a server that is killed repeatedly."""

    def __init__(self, server: Process, database: str) -> None:
        self.server = server
        self.chance = random.Random()
        self.is_up = asyncio.Event()
        self.connected: set[Person] = set()
        self.tables: list[Table] = []
        """The tables in use."""
        self.finished: list[Table] = []
        self.counts: Counter[str] = Counter()
        self.starts: list[float] = []
        self.latest = 0.0
        """The longest time from a send to its kill."""
        self._people: set[Person] = set()
        self._next_send: asyncio.Future[float] | None = None
        # No connection stays open between two looks: the next server must recover the file by itself.
        self._engine = engine_of(database)

    # --- reports from clients ---

    def note_send(self) -> None:
        """Record that a choice was sent."""
        if self._next_send is not None and not self._next_send.done():
            self._next_send.set_result(time.monotonic())

    # --- tables ---

    async def keep_table(self, game: dict[str, Any], seats: Sequence[str | None]) -> None:
        """Play at a table; when its game ends, open another."""
        options = {"game": game, "bots": seats, "pauses": {"least": 0, "most": BOTS_PAUSE}}
        while True:
            await self.is_up.wait()
            try:
                chairs = await asyncio.to_thread(sit_down, self.server.url, options, seats.count(None))
            except HTTPError:
                raise
            except (OSError, http.client.HTTPException):
                continue  # killed meanwhile: a table with a lost token is abandoned
            table = Table(chairs[0].code)
            people = {Person(self, table, chair) for chair in chairs}
            self.tables.append(table)
            self._people |= people
            async with asyncio.TaskGroup() as group:
                for person in people:
                    group.create_task(person.play())
            # The record shown to another client contained their choices.
            self.counts["found"] += sum(person.sent is not None for person in people)
            self._people -= people
            self.tables.remove(table)
            self.finished.append(table)

    # --- kills ---

    async def start(self) -> None:
        """Start the server and connect everyone."""
        self.starts.append(await self.server.start())
        for table in self.tables:
            table.further = 0
        self.is_up.set()

    async def kill(self) -> None:
        """Kill the server shortly after the next send, and count what was in flight."""
        self._next_send = asyncio.get_running_loop().create_future()
        sent = await asyncio.wait_for(self._next_send, PATIENCE)
        due = sent + self.chance.uniform(0, LATEST)
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        self.is_up.clear()
        self.latest = max(self.latest, time.monotonic() - sent)
        self.server.kill()
        # What the server had sent before still arrives, and is acknowledged.
        await self._until(lambda: not self.connected, "everybody noticed that the server was gone")
        for table in self.tables:
            table.floor = table.shown
        hit = sum(person.sent is not None for person in self._people)
        self.counts["kills"] += 1
        self.counts["hits"] += hit > 0
        self.counts["on the way"] += hit

    async def all_sit(self) -> None:
        """Wait until the first tables are open."""
        await self._until(lambda: len(self.tables) == len(TABLES), "the first tables are open")

    async def go_on(self) -> None:
        """Wait until every game has made progress, compare the log, and play for a moment."""
        waiting = list(self.tables)
        await self._until(lambda: all(table.further or table.over for table in waiting), "every game goes on")
        await self.compare(waiting)
        await asyncio.sleep(self.chance.uniform(0, PLAY))

    async def compare(self, tables: Sequence[Table]) -> None:
        """Compare the log in the database with what was acknowledged before it is read."""
        known = {table.code: (table, dict(table.acknowledged), table.shown) for table in tables}
        logs = await asyncio.to_thread(logs_of, self._engine, list(known))
        for code, (table, acknowledged, shown) in known.items():
            table.check(logs[code], acknowledged, shown)
            table.log = logs[code]

    async def _until(self, holds: Callable[[], bool], promise: str) -> None:
        ends = time.monotonic() + PATIENCE
        while not holds():
            if time.monotonic() > ends:
                behind = [f"{one.code} at {one.shown}" for one in self.tables if not one.further]
                troubles = "".join(f"\n{line}" for line in self.server.troubles()[:3])
                raise Broken(f"not in {PATIENCE:.0f} s: {promise} ({', '.join(behind)}){troubles}")
            await asyncio.sleep(0.002)

    async def close(self) -> None:
        """Compare everything once more, and look for errors in the server's log."""
        await self.compare([*self.tables, *self.finished])
        self.is_up.clear()
        self._engine.dispose()
        require(not self.server.troubles(), f"the server's log has errors: {self.server.troubles()}")


class Found(NamedTuple):
    """The results of a run on one database."""

    name: str
    counts: Counter[str]
    tables: int
    finished: int
    starts: list[float]
    latest: float


async def crash(name: str, database: str, kills: int, folder: Path) -> Found:
    """Play and kill this many times; ``Broken`` says which guarantee was violated."""
    server = chanbara_server(database, folder)
    run = Run(server, database)
    try:
        await run.start()
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(run.keep_table(*kind)) for kind in TABLES]
            await run.all_sit()
            with Progress(console=Console(stderr=True)) as progress:
                task = progress.add_task(f"kills, {name}", total=kills)
                for _ in range(kills):
                    await run.go_on()
                    await run.kill()
                    await run.start()
                    progress.advance(task)
            await run.go_on()
            await run.close()
            for one in tasks:
                one.cancel()
    finally:
        server.stop()
    opened = len(run.tables) + len(run.finished)
    hits = f"{run.counts['hits']} hit a choice on its way"
    print(f"{name}: {kills} kills, {hits}, {run.counts['acknowledged']:,} choices acknowledged", flush=True)
    return Found(name, run.counts, opened, len(run.finished), run.starts, run.latest)


# --- the report ---------------------------------------------------------------------------------------------

EXPLANATION = f"""\
Six concurrent tables, people on real sockets and bots: Samurai Sword with 3 to 8 seats, with and without
Rising Sun, and a duel; when a game ends, another table is opened. The server process is killed (`kill -9`) 0
to {LATEST * 1000:.0f} ms after a player has sent a choice, and restarted on the same database. A choice is
acknowledged when its sender has received a version that includes it; it is on its way if the server is killed
before its sender has received such a version, not even in what arrived afterwards. After each restart no seat
received an older version than any client had seen before, or a different past; every acknowledged choice was
in the log at its index, and the earlier part of the log was unchanged; and every game made progress before
the next kill. The records of finished games contain every acknowledged choice.
"""


def report(found: Sequence[Found]) -> list[str]:
    """Return the results as a table, with a column for each database."""
    lines: list[tuple[str, Callable[[Found], str]]] = [
        ("kills", lambda one: f"{one.counts['kills']:,}"),
        ("kills that hit a choice on its way", lambda one: f"{one.counts['hits']:,}"),
        ("choices on their way at a kill", lambda one: f"{one.counts['on the way']:,}"),
        ("– of them in the log after the start", lambda one: f"{one.counts['found']:,}"),
        ("– of them gone, and chosen again", lambda one: f"{one.counts['gone']:,}"),
        ("choices acknowledged", lambda one: f"{one.counts['acknowledged']:,}"),
        ("– of them lost", lambda _: "0"),
        ("tables opened", lambda one: f"{one.tables:,}"),
        ("games that ended", lambda one: f"{one.finished:,}"),
        ("longest time from a send to its kill, ms", lambda one: f"{one.latest * 1000:.0f}"),
        ("startup of the server, median, s", lambda one: f"{median(one.starts):.2f}"),
        ("startup of the server, longest, s", lambda one: f"{max(one.starts):.2f}"),
    ]
    table = [["", *(one.name for one in found)], ["---", *("---:" for _ in found)]]
    table += [[title, *(tell(one) for one in found)] for title, tell in lines]
    return [f"| {' | '.join(row)} |" for row in table]


def crash_all(kills: int, database: str, *, postgres: bool) -> list[Found]:
    """Run on SQLite or the given database, and on a temporary PostgreSQL if requested."""
    found = []
    with tempfile.TemporaryDirectory(prefix="chanbara-crash-") as name:
        folder = Path(name)
        url = database or f"sqlite:///{folder}/tables.sqlite"
        title = "PostgreSQL" if url.startswith("postgresql") else "SQLite"
        found.append(asyncio.run(crash(title, url, kills, folder)))
        if postgres:
            installed = parts.postgres()
            require(installed is not None, "PostgreSQL is installed")
            assert installed is not None, "just required"
            with running(installed) as server:
                found.append(asyncio.run(crash("PostgreSQL", server.new_database(), kills, folder)))
    return found


def main(words: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m checks.server.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS, help=f"how many (default {KILLS})")
    parser.add_argument("--database", default="", help="an empty one (default SQLite in a folder of its own)")
    parser.add_argument("--postgres", action="store_true", help="then the same on a PostgreSQL of its own")
    parser.add_argument("--write", action="store_true", help="keep the result in docs/results/crash.md")
    asked = parser.parse_args(words)
    found = crash_all(asked.kills, asked.database, postgres=asked.postgres)
    text = "\n".join([EXPLANATION, f"Version {chanbara.__version__}.", "", *report(found)])
    print(text)
    least = LEAST_ON_THE_WAY if asked.kills >= KILLS else 0
    enough = all(one.counts["hits"] >= least for one in found)
    if least:
        print(f"at least {least} kills must hit a choice on its way: {'met' if enough else 'MISSED'}")
    if asked.write:
        words_used = f"--kills {asked.kills}{' --postgres' if asked.postgres else ''} --write"
        RESULT.parent.mkdir(parents=True, exist_ok=True)
        RESULT.write_text(f"# Crash\n\n`make crash ARGS='{words_used}'`\n\n{text}\n", encoding="utf-8")
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
