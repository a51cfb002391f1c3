"""`make crash-cluster`: several servers behind a proxy, and everything fails that can, during play.

Clients keep what was acknowledged to them: nothing of it may be lost, and no game may fork.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import random
import sys
import tempfile
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.request import urlopen

from rich.console import Console
from rich.progress import Progress
from sqlalchemy import select

from chanbara.server.cluster import leases
from chanbara.server.store import rows
from chanbara.server.store.lease_rows import leases as lease_rows
from chanbara.server.store.lease_rows import nodes
from checks.server import crash
from checks.server.crash_page import PAGE, Found, flaws, page, report
from checks.server.cuttable import lines
from checks.server.faults import Fault, Site, mixed
from checks.server.follower import Follower, Gallery, Watched, check_lines
from checks.server.proxies import FILES
from checks.server.server_process import PATIENCE, Front, sit_down
from checks.server.topology import in_front_of, own_postgres, sharing
from checks.server.witness import Broken, engine_of, logs_of, require

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Engine

SLOWEST = 60.0
"""Seconds in which every game must go on, whatever happened."""
LATEST = 0.05
"""Maximum seconds from a send to a fault."""


class Run:
    """Running tables behind a proxy, and what fails around them."""

    def __init__(self, server: Front, site: Site, database: str) -> None:
        self.server, self.site = server, site
        self.chance = random.Random()
        self.is_troubled = True
        """Refusals are in order: something fails all the time."""
        self.fault_at = 0.0
        self.tables: dict[Watched, list[Follower]] = {}
        """The tables in use, and their players."""
        self.finished: list[Watched] = []
        self.counts: Counter[str] = Counter()
        self.times: defaultdict[str, list[float]] = defaultdict(list)
        """By the name of a fault: seconds until a table that had to change hands played on."""
        self.found: defaultdict[str, list[float]] = defaultdict(list)
        """Seconds until somebody was shown such a table by the server at which it went on."""
        self.delays: defaultdict[str, list[float]] = defaultdict(list)
        """Seconds until any other table played on."""
        self._engine: Engine = engine_of(database)
        self._next_send: asyncio.Future[float] | None = None
        self._lines = 0

    # --- reports from clients ---

    def note(self, what: str) -> None:
        """Count something that a client was told."""
        self.counts[what] += 1

    def note_send(self) -> None:
        """Record that a choice was sent."""
        if self._next_send is not None and not self._next_send.done():
            self._next_send.set_result(time.monotonic())

    # --- tables ---

    async def keep_table(self, game: dict[str, Any], seats: Sequence[str | None]) -> None:
        """Play at a table; when its game ends, open another."""
        options = {"game": game, "bots": seats, "pauses": {"least": 0, "most": crash.BOTS_PAUSE}}
        while True:
            try:
                chairs = await asyncio.to_thread(sit_down, self.server.url, options, seats.count(None))
            except HTTPError as error:
                require(error.code in {502, 503, 504}, f"a table could not be opened: {error}")
                await asyncio.sleep(0.2)
                continue
            except (OSError, http.client.HTTPException):
                await asyncio.sleep(0.2)
                continue
            table = Watched(chairs[0].code)
            players = self.tables[table] = [Follower(self, table, chair) for chair in chairs]
            # A duel looks the same to everybody.
            watchers = [Gallery(self, table)] if game["game"] == "sword" else []
            async with asyncio.TaskGroup() as group:
                for person in (*players, *watchers):
                    group.create_task(person.play())
            # The record shown to another client contained their choices.
            self.counts["found"] += sum(person.sent is not None for person in players)
            del self.tables[table]
            self.finished.append(table)

    async def until(self, holds: Callable[[], bool], promise: str, longest: float = PATIENCE) -> None:
        """Wait until something holds."""
        ends = time.monotonic() + longest
        while not holds():
            if time.monotonic() > ends:
                behind = [f"{one.code} at {one.shown}" for one in self.tables if not one.resumed_at]
                troubles = "".join(
                    f"\n{line[:2000]}" for one in self.site.servers for line in one.troubles()[-2:]
                )
                raise Broken(f"not in {longest:.0f} s: {promise} ({', '.join(behind)}){troubles}")
            await asyncio.sleep(0.002)

    async def all_play(self) -> None:
        """Wait until the game at every table has gone on since the last fault."""
        waiting = list(self.tables)
        await self.until(
            lambda: all(one.resumed_at or one.over for one in waiting), "every game goes on", SLOWEST
        )

    # --- faults ---

    async def suffer(self, kind: type[Fault]) -> None:
        """Let a fault happen shortly after a choice was sent, and measure until every game goes on."""
        fault = kind(self.site, self.chance.randrange(len(self.site.servers)))
        if not fault.loses_chat:
            await self._speak()
        self._next_send = asyncio.get_running_loop().create_future()
        sent = await asyncio.wait_for(self._next_send, PATIENCE)
        concerned = await asyncio.to_thread(self._held, fault.server.url) if fault.takes_tables else set()
        await asyncio.sleep(max(0.0, sent + self.chance.uniform(0, LATEST) - time.monotonic()))
        hit = sum(one.sent is not None for players in self.tables.values() for one in players)
        waiting = [table for table in self.tables if table.shown >= 0]
        for table in self.tables:
            table.has_to_move, table.shown_at_fault = table.code in concerned, table.shown
            table.resumed_at = 0.0
            if fault.loses_chat and (table.has_to_move or not fault.takes_tables):
                table.lines.clear()
        self.fault_at = began = time.monotonic()
        await fault.begin()
        if not fault.stops_database:
            await self.compare(list(self.tables))
        await fault.end()
        await self._until_ready()
        await self.all_play()
        for table in waiting:
            if table.resumed_at:
                times = self.times if table.has_to_move else self.delays
                times[fault.name].append(table.resumed_at - began)
                if table.has_to_move:
                    self.found[fault.name].append(table.found_at - began)
        if not fault.loses_chat:
            await self._listen()
        self.counts["faults"] += 1
        self.counts[fault.name] += 1
        self.counts["hits"] += hit > 0
        self.counts["on the way"] += hit
        await self.compare(list(self.tables))

    def _held(self, url: str) -> set[str]:
        """Return the codes of the tables that a server runs."""
        query = select(lease_rows.c.code).where(lease_rows.c.node == nodes.c.name, nodes.c.url == url)
        with self._engine.connect() as connection:
            return set(connection.scalars(query))

    async def _until_ready(self) -> None:
        """Wait until every server can store something."""
        ends = time.monotonic() + PATIENCE
        for one in self.site.servers:
            while not await asyncio.to_thread(_is_ready, one.url):
                require(time.monotonic() < ends, "all servers are ready again")
                await asyncio.sleep(0.05)

    async def _speak(self) -> None:
        """Say something at every table, which must still be there after it has changed hands."""
        self._lines += 1
        text = f"line {self._lines}"
        for table, players in list(self.tables.items()):
            if await players[0].speak(text):
                table.lines.append(text)
                self.counts["lines"] += 1

    async def _listen(self) -> None:
        """Whoever is connected now has heard all that was said before."""
        self._lines += 1
        for table, players in list(self.tables.items()):
            if await players[0].speak(f"line {self._lines}"):
                check_lines(table, players[0])
                self.counts["lines compared"] += len(table.lines)
                table.lines.append(f"line {self._lines}")

    # --- what is checked ---

    async def compare(self, tables: Sequence[Watched]) -> None:
        """Compare the log in the database with what was acknowledged before it is read."""
        known = {table.code: (table, dict(table.acknowledged), table.shown) for table in tables}
        logs = await asyncio.to_thread(logs_of, self._engine, list(known))
        for code, (table, acknowledged, shown) in known.items():
            table.check(logs[code], acknowledged, shown)
            table.log = logs[code]
        await asyncio.to_thread(self._check_numbers, list(known))

    def _check_numbers(self, codes: Sequence[str]) -> None:
        """Check that the entries of every log are numbered 0, 1, 2 and so on."""
        log = rows.entries.c
        query = select(log.code, log.number).where(log.code.in_(codes)).order_by(log.code, log.number)
        found: defaultdict[str, list[int]] = defaultdict(list)
        with self._engine.connect() as connection:
            for code, number in connection.execute(query):
                found[code].append(number)
        for code, numbers in found.items():
            require(numbers == list(range(len(numbers))), f"{code}: the log has a gap: {numbers}")

    def changes_of_hands(self) -> int:
        """Return how often a table was taken by another server, by the epochs of the leases."""
        with self._engine.connect() as connection:
            return sum(epoch - 1 for epoch in connection.scalars(select(lease_rows.c.epoch)))

    async def close(self) -> None:
        """Compare everything once more, and look for errors in the logs of the servers."""
        await self.compare([*self.tables, *self.finished])
        traces = [line for one in self.site.servers for line in one.troubles() if "Traceback" in line]
        require(not traces, f"the servers' logs have errors: {traces}")
        self._engine.dispose()


def _is_ready(url: str) -> bool:
    with contextlib.suppress(OSError, http.client.HTTPException), urlopen(f"{url}/readyz", timeout=5):  # noqa: S310
        return True
    return False


async def play_on(run: Run, kinds: Sequence[type[Fault]]) -> None:
    """Play, and let one fault happen after the other; ``Broken`` says which guarantee was violated."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(run.keep_table(*kind)) for kind in crash.TABLES]
        await run.until(lambda: len(run.tables) == len(crash.TABLES), "the first tables are open")
        await run.all_play()
        with Progress(console=Console(stderr=True)) as progress:
            task = progress.add_task(f"faults, {len(run.site.servers)} servers", total=len(kinds))
            for kind in kinds:
                await run.suffer(kind)
                progress.advance(task)
        await run.close()
        for one in tasks:
            one.cancel()


def crash_cluster(
    kinds: Sequence[type[Fault]],
    processes: int = 3,
    *,
    proxy: str = "haproxy",
    takes_turns: bool = False,
    program: Sequence[str] = (),
    lifetime: float = leases.LIFETIME,
    settings: str = "",
) -> Found:
    """Start everything, with connections that can be cut, and play."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="chanbara-crash-")))
        postgres = stack.enter_context(own_postgres())
        database = postgres.new_database()
        to_database = stack.enter_context(lines([postgres.port] * processes))
        urls = [database.replace(f":{postgres.port}/", f":{line.port}/") for line in to_database]
        servers = stack.enter_context(sharing(urls, folder, program=program, settings=settings))
        to_servers = stack.enter_context(lines([one.port for one in servers]))
        front = stack.enter_context(
            in_front_of([one.port for one in to_servers], folder, proxy, takes_turns=takes_turns)
        )
        run = Run(front, Site(servers, to_servers, to_database, postgres, lifetime), database)
        began = time.monotonic()
        asyncio.run(play_on(run, kinds))
        taken = run.changes_of_hands()
    return Found(
        processes,
        proxy,
        takes_turns,
        counts=run.counts,
        times=dict(run.times),
        found=dict(run.found),
        delays=dict(run.delays),
        tables=len(run.tables) + len(run.finished),
        finished=len(run.finished),
        taken=taken,
        seconds=time.monotonic() - began,
    )


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; fail if a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m checks.server.crash_cluster", description=__doc__)
    parser.add_argument("--processes", type=int, default=3, help="servers (default 3)")
    parser.add_argument("--faults", type=int, default=crash.KILLS, help=f"how many (default {crash.KILLS})")
    parser.add_argument("--proxy", choices=FILES, default="haproxy", help="the proxy (default haproxy)")
    parser.add_argument("--turns", action="store_true", help="in turn, and not by the code of the table")
    parser.add_argument("--write", action="store_true", help=f"keep the result in docs/results/{PAGE.name}")
    asked = parser.parse_args(words)
    kinds = mixed(asked.faults, random.Random())
    found = crash_cluster(kinds, asked.processes, proxy=asked.proxy, takes_turns=asked.turns)
    print("\n".join(report(found)))
    if asked.write:
        used = f"--faults {asked.faults} --processes {asked.processes} --write"
        PAGE.write_text(page(found, used), encoding="utf-8")
    return 1 if flaws(found) else 0


if __name__ == "__main__":
    sys.exit(main())
