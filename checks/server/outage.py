"""`make outage`: the database fails under play, or the clock jumps; nothing is lost, and all play on.

A server plays with people and bots at several tables: with and without clocks, one with days for a decision,
one where only the clock plays, one that everyone has left. PostgreSQL is stopped, killed, frozen and made
read-only; the disk of SQLite is filled and its files made read-only; the wall clock jumps by a year each way.
The check verifies

1. that everything acknowledged is in the log, unchanged, and that no table is deleted;
2. that whatever is asked meanwhile is refused with a reason, and nothing is refused otherwise;
3. that `/livez` answers 200 all the time, and `/readyz` 503 while nothing can be stored;
4. that every table plays on by itself, within ten seconds after the end.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from sqlalchemy import func, select
from websockets.asyncio.client import connect

from chanbara.server.store import rows
from checks.server import outage_kinds as kinds
from checks.server.outage_page import LATEST, READY, Found, flaws, line_of, write
from checks.server.patient import Patient, Silent
from checks.server.server_process import COMMAND, GENEROUS, PATIENCE, Process, said, sit_down
from checks.server.witness import Broken, Table, engine_of, logs_of, require
from checks.setup import parts
from tests.server.postgres import running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator, Sequence

    from checks.server.outage_kinds import Outage

LENGTHS = (1.0, 5.0, 20.0, 60.0)
CLOCK_SECONDS = 70.0
"""Longer than the pause between two cleanups of the server."""
PAUSES = {"least": 0, "most": 0.03}
SLOW = {"least": 0.4, "most": 0.6}
LIVE = {"clock": "live", "decision": 1, "window": 1, "reserve": 0, "grace": 1}
TABLES: tuple[tuple[str, dict[str, Any], list[str | None]], ...] = (
    ("people", {"game": {"game": "sword", "players": 3}, "pauses": PAUSES}, [None, None, None]),
    (
        "people and bots",
        {"game": {"game": "sword", "players": 4}, "pauses": PAUSES},
        [None, "greedy", None, "random"],
    ),
    (
        "days for a decision",
        {"game": {"game": "sword", "players": 3}, "clock": {"clock": "days"}, "pauses": PAUSES},
        [None, None, "random"],
    ),
    (
        "only the clock plays",
        {"game": {"game": "sword", "players": 3}, "clock": LIVE, "pauses": SLOW},
        [None, None, None],
    ),
    (
        "everyone has left",
        {"game": {"game": "sword", "players": 3}, "clock": LIVE, "pauses": SLOW},
        [None, "greedy", "random"],
    ),
    ("a duel", {"game": {"game": "duel"}, "pauses": PAUSES}, [None]),
)
"""The tables that play at the same time; where there is None, a person sits."""
SILENT, LEFT = "only the clock plays", "everyone has left"
NOTICED = 3.0
"""Seconds after which `/readyz` must have noticed; it waits two for an answer of the database."""


class Standing:
    """A table as it was at some time."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._shown, self._was_over = table.shown, table.over

    def went_on(self, table: Table) -> bool:
        """Whether its game went on or ended since; or, if it had ended before, the next one has begun."""
        if table is not self._table:
            return table.shown >= 0
        return not self._was_over and (table.over or table.shown > self._shown)


class Play:
    """People and bots at several tables of one server."""

    def __init__(self, server: Process, database: str) -> None:
        self.server = server
        self.chance = random.Random(5)
        self.is_up = asyncio.Event()
        self.is_up.set()
        self.connected: set[Patient] = set()
        self.counts: Counter[str] = Counter()
        self.is_troubled = False
        """Whether refusals are in order."""
        self.tables: dict[str, Table] = {}
        """The table in use, by its kind."""
        self.finished: list[Table] = []
        self.engine = engine_of(database)

    async def until_open(self) -> None:
        """Wait until every table is open."""
        ends = time.monotonic() + PATIENCE
        while len(self.tables) < len(TABLES):
            require(time.monotonic() < ends, "the tables are opened")
            await asyncio.sleep(0.01)

    async def until_told(self, counts: Counter[str]) -> None:
        """Wait until somebody was told of an outage: all tables write all the time."""
        ends = time.monotonic() + PATIENCE
        while self.counts["outage"] == counts["outage"]:
            require(time.monotonic() < ends, "somebody notices the outage")
            await asyncio.sleep(0.01)

    def note(self, what: str) -> None:
        """Count something that a client was told."""
        self.counts[what] += 1

    def note_send(self) -> None:
        """Count a choice that was sent."""
        self.counts["sent"] += 1

    async def keep_table(self, name: str, options: dict[str, Any], seats: Sequence[str | None]) -> None:
        """Play at a table; when its game ends, open another."""
        while True:
            people = seats.count(None)
            try:
                chairs = await asyncio.to_thread(
                    sit_down, self.server.url, {**options, "bots": seats}, people
                )
            except (HTTPError, URLError, http.client.HTTPException, OSError) as error:
                self._refused(error)
                await asyncio.sleep(0.2)
                continue
            table = self.tables[name] = Table(chairs[0].code)
            kind = Silent if name == SILENT else Patient
            players = [kind(self, table, chair) for chair in chairs]
            if name == LEFT:
                await self._leave_alone(table, players[0])
            else:
                async with asyncio.TaskGroup() as group:
                    for player in players:
                        group.create_task(player.play())
            self.finished.append(table)

    def _refused(self, error: Exception) -> None:
        """A table could not be opened; while something is wrong that is in order, if a reason is given."""
        require(self.is_troubled, f"a table could not be opened: {error}")
        if isinstance(error, HTTPError):
            require(json.load(error)["code"] == "closed", f"refused with another reason: {error}")
            self.note("requests refused")

    async def _leave_alone(self, table: Table, player: Patient) -> None:
        """Start the game, leave, and look into the log from time to time until it is over."""
        url = self.server.socket_url + player.chair.path
        while table.shown < 0:
            with contextlib.suppress(OSError, kinds.CLOSED):
                async with connect(url, compression=None, max_size=None) as socket:
                    await socket.send(player.chair.hello)
                    await socket.send(said("ready", salt="x"))
                    await socket.send(said("start"))
                    async for data in socket:
                        if b'"sword"' in (data if isinstance(data, bytes) else data.encode()):
                            table.shown = 0
                            break
        while not table.over:
            await asyncio.sleep(0.25)
            with contextlib.suppress(*kinds.DATABASE_ERRORS):
                await asyncio.to_thread(self._look, table)

    def _look(self, table: Table) -> None:
        """Read the log of a table that nobody watches; what was in it stays."""
        log = logs_of(self.engine, [table.code])[table.code]
        table.check(log, {}, table.shown)
        table.log, table.shown = log, len(log)
        with self.engine.connect() as connection:
            status = select(rows.tables.c.status).where(rows.tables.c.code == table.code)
            table.over = connection.scalar(status) in {"over", "void"}

    # --- what is checked ---

    async def until_all_play(self, names: Sequence[str], longest: float = PATIENCE) -> dict[str, float]:
        """Wait until every table has gone on from where it is now; return how long each took."""
        began = time.monotonic()
        at = {name: Standing(self.tables[name]) for name in names}
        took: dict[str, float] = {}
        while len(took) < len(at):
            for name, standing in at.items():
                if name not in took and standing.went_on(self.tables[name]):
                    took[name] = time.monotonic() - began
            if time.monotonic() - began > longest:
                behind = sorted(set(at) - set(took))
                raise Broken(f"not in {longest:.0f} s: {', '.join(behind)} play on{self._troubles()}")
            await asyncio.sleep(0.005)
        return took

    def _troubles(self) -> str:
        return "".join(f"\n{line[:2000]}" for line in self.server.troubles()[-3:])

    async def compare(self) -> int:
        """Compare the logs of all tables with what was acknowledged; return how many choices that was."""
        known = {
            table.code: (table, dict(table.acknowledged), table.shown)
            for table in [*self.tables.values(), *self.finished]
        }
        logs = await asyncio.to_thread(logs_of, self.engine, list(known))
        for code, (table, acknowledged, shown) in known.items():
            table.check(logs[code], acknowledged, shown)
        return sum(len(acknowledged) for _, acknowledged, _ in known.values())

    def traces(self) -> list[str]:
        """Return the lines of the server's log with a traceback."""
        return [line for line in self.server.troubles() if "Traceback" in line]

    def stored(self) -> int:
        """Return how many tables the database has."""
        with self.engine.connect() as connection:
            return int(connection.scalar(select(func.count()).select_from(rows.tables)) or 0)

    def last_entry(self) -> float:
        """Return the time of a table's newest entry, by the server's wall clock."""
        log, code = rows.entries.c, self.tables[TABLES[0][0]].code
        latest = select(log.at).where(log.code == code).order_by(log.number.desc()).limit(1)
        with self.engine.connect() as connection:
            return float(connection.scalar(latest) or 0)


# --- health -------------------------------------------------------------------------------------------------


class Doctor:
    """Asks all the time whether the server lives, and whether it is ready."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.lives: list[tuple[float, float, int]] = []
        """When it was asked, when it was answered, and the status."""
        self.readiness: list[tuple[float, float, int]] = []

    async def ask(self) -> None:
        """Ask forever."""
        await asyncio.gather(self._ask("/livez", self.lives), self._ask("/readyz", self.readiness))

    async def _ask(self, path: str, answers: list[tuple[float, float, int]]) -> None:
        while True:
            began = time.monotonic()
            status = await asyncio.to_thread(_status, self.server.url + path)
            answers.append((began, time.monotonic(), status))
            await asyncio.sleep(0.1)

    def statuses(self, answers: list[tuple[float, float, int]], began: float, ended: float) -> set[int]:
        """Return the statuses of what was asked and answered in a period."""
        return {status for asked, answered, status in answers if began <= asked and answered <= ended}


def _status(url: str) -> int:
    try:
        with urlopen(url, timeout=10) as answer:  # noqa: S310 - our own server
            return int(answer.status)
    except HTTPError as error:
        return error.code
    except (URLError, http.client.HTTPException, OSError):
        return 0


# --- one outage ---------------------------------------------------------------------------------------------


async def suffer(play: Play, doctor: Doctor, outage: Outage) -> Found:
    """Let an outage happen, and end, under play."""
    names = [name for name, _, _ in TABLES if name in play.tables]
    await play.until_all_play(names)
    before, counts, traces = play.stored(), play.counts.copy(), play.traces()
    play.is_troubled = True
    began = time.monotonic()
    await asyncio.to_thread(outage.begin)
    happened = time.monotonic()
    await asyncio.sleep(outage.seconds)
    if outage.is_noticed:
        await play.until_told(counts)
    jumped = 0.0
    if isinstance(outage, kinds.WrongClock):
        jumped = await asyncio.to_thread(play.last_entry) - time.time()
    await asyncio.to_thread(outage.end)
    ended = time.monotonic()
    took = await play.until_all_play(names, LATEST * 6)
    await asyncio.sleep(0.3)
    play.is_troubled = False
    lives = doctor.statuses(doctor.lives, began, ended)
    ready = doctor.statuses(doctor.readiness, happened + NOTICED, happened + outage.seconds)
    acknowledged = await play.compare()
    await _until_ready(doctor)
    return Found(
        outage.name,
        outage.seconds,
        stores=outage.stores,
        took=took,
        acknowledged=acknowledged,
        told=dict(play.counts - counts),
        lives=sorted(lives),
        ready=sorted(ready),
        deleted=before - await asyncio.to_thread(lambda: min(before, play.stored())),
        jumped=jumped,
        traces=play.traces()[len(traces) :],
    )


async def _until_ready(doctor: Doctor) -> None:
    since, ends = time.monotonic(), time.monotonic() + PATIENCE
    while not any(asked > since and status == READY for asked, _, status in doctor.readiness):
        require(time.monotonic() < ends, "the server is ready again")
        await asyncio.sleep(0.05)


@contextlib.asynccontextmanager
async def playing(
    database: str, folder: Path, environment: dict[str, str] | None = None
) -> AsyncIterator[tuple[Play, Doctor]]:
    """Start a server, and play at all tables in this block."""
    settings = folder / "settings.toml"
    settings.write_text(GENEROUS, encoding="utf-8")
    command = COMMAND if environment is None else f"{kinds.ONLY_THE_SERVER}; {COMMAND}"
    words = ["-c", command, "serve", "--database", database, "--settings", str(settings)]
    server = Process(words, folder, environment=environment)
    await server.start()
    play, doctor = Play(server, database), Doctor(server)
    tasks = [asyncio.create_task(play.keep_table(*one)) for one in TABLES]
    tasks.append(asyncio.create_task(doctor.ask()))
    guard = asyncio.gather(*tasks)
    body = asyncio.current_task()
    assert body is not None, "this runs in a task"

    def stop(_: object) -> None:
        body.cancel()

    try:
        guard.add_done_callback(stop)
        await play.until_open()
        yield play, doctor
    except asyncio.CancelledError:
        await guard  # raises what went wrong at a table
        raise
    finally:
        guard.remove_done_callback(stop)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, guard, return_exceptions=True)
        server.stop()
        play.engine.dispose()


async def suffer_all(
    database: str,
    folder: Path,
    outages: Callable[[Process], Sequence[Outage]],
    environment: dict[str, str] | None = None,
) -> list[Found]:
    """Play, and let one outage happen after the other."""
    found = []
    async with playing(database, folder, environment) as (play, doctor):
        for outage in outages(play.server):
            found.append(await suffer(play, doctor, outage))
            print(line_of(found[-1]), flush=True)
    return found


# --- all of them --------------------------------------------------------------------------------------------


def on_postgres(folder: Path, lengths: Sequence[float]) -> list[Found]:
    """Run the outages of PostgreSQL, in a cluster of its own."""
    installed = parts.postgres()
    require(installed is not None, "PostgreSQL is installed")
    assert installed is not None, "just required"
    with running(installed) as postgres:
        outages = [
            *(kinds.Stopped(postgres, signal.SIGINT, length) for length in lengths),
            *(kinds.Stopped(postgres, signal.SIGQUIT, length) for length in lengths[:2]),
            *(kinds.Frozen(postgres, length) for length in lengths),
            kinds.ReadOnlyServer(postgres, lengths[min(1, len(lengths) - 1)]),
        ]
        return asyncio.run(suffer_all(postgres.new_database(), folder, lambda _: outages))


def on_sqlite(folder: Path, lengths: Sequence[float]) -> list[Found]:
    """Run the outages of SQLite: on a small disk where one can be mounted."""
    found = []
    if kinds.is_root():
        with kinds.small_disk(folder) as disk:
            full = [kinds.FullDisk(disk, length) for length in lengths[1:3]]
            found += asyncio.run(suffer_all(f"sqlite:///{disk}/tables.sqlite", folder, lambda _: full))
        place = folder / "tables.sqlite"
        still = [kinds.ReadOnlyFile(place, length) for length in lengths[1:3]]
        found += asyncio.run(suffer_all(f"sqlite:///{place}", folder, lambda _: still))
    place = folder / "other.sqlite"
    found += asyncio.run(
        suffer_all(
            f"sqlite:///{place}",
            folder,
            lambda server: [kinds.SizeLimit(server, one) for one in lengths[1:2]],
        )
    )
    return found


def with_wrong_clock(folder: Path, seconds: float) -> list[Found]:
    """Let the wall clock jump, where libfaketime is installed."""
    stamp = folder / "clock"
    environment = kinds.faked_clock(stamp)
    if environment is None:
        print("libfaketime is not installed: the clock does not jump", file=sys.stderr)
        return []
    jumps = [kinds.WrongClock(stamp, years, seconds) for years in (1, -1)]
    place = f"sqlite:///{folder}/clock.sqlite"
    return asyncio.run(suffer_all(place, folder, lambda _: jumps, environment))


@contextlib.contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="chanbara-outage-") as name:
        yield Path(name)


PARTS: dict[str, Callable[[Path], list[Found]]] = {
    "postgres": lambda folder: on_postgres(folder, LENGTHS),
    "sqlite": lambda folder: on_sqlite(folder, LENGTHS),
    "clock": lambda folder: with_wrong_clock(folder, CLOCK_SECONDS),
}


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; fail if a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m checks.server.outage", description=__doc__)
    parser.add_argument("--only", nargs="*", choices=PARTS, default=list(PARTS), help="some parts")
    parser.add_argument("--quick", action="store_true", help="outages of a second or two")
    parser.add_argument("--write", action="store_true", help="keep the result in docs/results/outage.md")
    asked = parser.parse_args(words)
    found = []
    for part in asked.only:
        with _folder() as folder:
            if asked.quick and part != "clock":
                found += (on_postgres if part == "postgres" else on_sqlite)(folder, (1.0, 2.0))
            elif asked.quick:
                found += with_wrong_clock(folder, 2.0)
            else:
                found += PARTS[part](folder)
    if asked.write:
        write(found)
    wrong = [f"{one.name}, {one.seconds:.0f} s: {flaw}" for one in found for flaw in flaws(one)]
    print("\n".join(wrong) or f"{len(found)} outages, all bars met")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
