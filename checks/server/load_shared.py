"""`make load ARGS="--processes 2"`: what a choice costs when several servers share a PostgreSQL.

CPU time is compared, and not latency: all processes, the database and the clients are on one machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import platform
import random
import resource
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Self

import chanbara
from checks.server.circle import PACE, PEOPLE, GameCircle, Meter, Place
from checks.server.load import KEPT, Measured, measure
from checks.server.server_process import Process, _seconds_used, chanbara_server
from checks.server.topology import SHARED, in_front_of, own_postgres, start

if TYPE_CHECKING:
    import random as chances

    from tests.server.postgres import Postgres

RESULT = Path(__file__).parents[2] / "docs" / "results" / "load-shared.md"
MOST = 1.1
"""How much more CPU time a choice may cost with several servers than with one."""
MOST_IN_SHORT = 2.0
LOOKS = 0.02
"""Seconds between two looks at who waits for whom in the database."""
WAITS = """
SELECT waiting.application_name, blocking.application_name, waiting.wait_event
FROM pg_stat_activity AS waiting
CROSS JOIN LATERAL unnest(pg_blocking_pids(waiting.pid)) AS found (pid)
JOIN pg_stat_activity AS blocking ON blocking.pid = found.pid
WHERE waiting.wait_event_type = 'Lock' AND waiting.datname = current_database()
"""
LIGHT = """
SELECT DISTINCT application_name, wait_event FROM pg_stat_activity
WHERE wait_event_type = 'LWLock' AND datname = current_database() AND application_name LIKE 'server %'
"""


# --- several servers ----------------------------------------------------------------------------------------


class Fleet:
    """Servers as one, to be measured."""

    def __init__(self, servers: Sequence[Process], place: Place) -> None:
        self.servers, self._place = servers, place

    @property
    def url(self) -> str:
        """Where clients begin."""
        return self._place.url

    @property
    def socket_url(self) -> str:
        """The same for sockets."""
        return self._place.socket_url

    async def start(self) -> float:
        """Start all."""
        began = time.monotonic()
        await start(self.servers)
        return time.monotonic() - began

    def stop(self) -> None:
        """Stop all."""
        for one in self.servers:
            one.stop()

    def seconds_used(self) -> float:
        """Return the CPU time of all."""
        return sum(one.seconds_used() for one in self.servers)

    def troubles(self) -> list[str]:
        """Return the errors of all."""
        return [line for one in self.servers for line in one.troubles()]


class PlacedCircle(GameCircle):
    """Clients at a table of one of the servers."""

    def __init__(self, meter: Meter, chance: chances.Random, place: Place) -> None:
        super().__init__(meter, chance)
        self._place = place

    async def open(self, server: Place) -> None:
        await super().open(self._place)


# --- who waits for whom -------------------------------------------------------------------------------------


class Looks:
    """How often a wait was seen."""

    def __init__(self) -> None:
        self.count = 0
        self.between: Counter[str] = Counter()
        """Looks in which one server waited for another, by what for."""
        self.light: Counter[str] = Counter()
        """Looks in which several servers waited for the same lock inside PostgreSQL, by its name."""


class Watch:
    """Looks again and again whether a server waits for a lock that another one holds."""

    def __init__(self, database: str, meter: Meter) -> None:
        self._database, self._meter = database, meter
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.looks = Looks()
        """Those while choices are measured."""
        self.before = Looks()
        """Those while tables are opened."""

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ends.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg  # noqa: PLC0415 - not everybody has it

        with psycopg.connect(self._database, autocommit=True) as connection:
            while not self._ends.wait(LOOKS):
                looks = self.looks if self._meter.is_on else self.before
                looks.count += 1
                found = connection.execute(WAITS).fetchall()
                looks.between.update({str(event) for one, other, event in found if one != other})
                names = Counter(str(event) for _, event in connection.execute(LIGHT).fetchall())
                looks.light.update(name for name, count in names.items() if count > 1)


def postgres_seconds(postgres: Postgres) -> float:
    """Return the CPU time of PostgreSQL with all its processes, also those that have ended."""
    pid = postgres._process.pid
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    return ended + sum(_seconds_used(one) for one in (pid, *map(int, children)))


# --- the run ------------------------------------------------------------------------------------------------


class Way(NamedTuple):
    """How a run is set up."""

    name: str
    processes: int
    is_shared: bool = True
    proxy: bool = False
    takes_turns: bool = False
    part: int = 1
    """It serves one of so many parts of the tables."""


class Found(NamedTuple):
    """What a run has shown."""

    way: Way
    measured: Measured
    database: float
    """CPU time of PostgreSQL, in seconds."""
    looks: Looks
    before: Looks

    @property
    def choice(self) -> float:
        """CPU time of the servers for a choice, in milliseconds."""
        return self.measured.used / len(self.measured.waits) * 1000


def ways(processes: int) -> list[Way]:
    """Return what is compared: several servers with the second, and with the third."""
    return [
        Way("one, alone", 1, is_shared=False),
        Way("one, `shared`", 1),
        Way(f"one, `shared`, 1/{processes} of the tables", 1, part=processes),
        Way(f"{processes}, direct", processes),
        Way(f"{processes}, by table", processes, proxy=True),
        Way(f"{processes}, in turn", processes, proxy=True, takes_turns=True),
    ]


@contextlib.contextmanager
def fleet(way: Way, database: str, folder: Path) -> Iterator[Fleet]:
    """Set up servers, each on a core of its own as far as there are some; they are not started yet."""
    cores = cycle(sorted(os.sched_getaffinity(0)))
    servers = [
        chanbara_server(
            f"{database}?application_name=server%20{number}",
            folder,
            next(cores),
            settings=SHARED if way.is_shared else "",
        )
        for number in range(way.processes)
    ]
    with contextlib.ExitStack() as stack:
        place: Place = servers[0]
        if way.proxy:
            ports = [one.port for one in servers]
            place = stack.enter_context(in_front_of(ports, folder, takes_turns=way.takes_turns))
        yield Fleet(servers, place)


def measured(way: Way, postgres: Postgres, tables: int, seconds: float) -> Found:
    """Measure one way."""
    chance = random.Random(7)
    database = postgres.new_database()
    with (
        tempfile.TemporaryDirectory(prefix="chanbara-load-") as name,
        fleet(way, database, Path(name)) as servers,
    ):
        meter = Meter()
        places: Sequence[Place] = [servers] if way.proxy else servers.servers
        circles = [
            PlacedCircle(meter, chance, places[number % len(places)]) for number in range(tables // way.part)
        ]
        with Watch(database, meter) as watch:
            used = postgres_seconds(postgres)
            found = asyncio.run(measure(way.name, servers, circles, seconds))
            spent = postgres_seconds(postgres) - used
    postgres.take_back(database)
    return Found(way, found, spent, watch.looks, watch.before)


def load_shared(tables: int, seconds: float, processes: int) -> list[Found]:
    """Measure all ways, one after the other."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # the servers inherit it
    try:
        with own_postgres() as postgres:
            return [measured(way, postgres, tables, seconds) for way in ways(processes)]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# --- the report ---------------------------------------------------------------------------------------------

EXPLANATION = f"""\
Tables of {PEOPLE} people on real sockets, a choice every {PACE:.0f} seconds at each, as in [load](load.md),
on PostgreSQL. The same number of tables is served by one server alone, by one with `shared`, and by several;
one with `shared` also serves as many as each of several does. Several are measured
with clients that connect to the server of their table, behind HAProxy that hashes by table, and behind one
that sends clients to the servers in turn, so that many sockets are relayed by another server. CPU time is
that of the server processes, with everything they start. {1 / LOOKS:.0f} times a second, locks in the
database are sampled: whether a server waits for a row, a table or an advisory lock that another one holds
(`pg_blocking_pids`), and whether several wait for the same internal lock of PostgreSQL. Servers, PostgreSQL
and clients share one machine. Wall-clock scaling on a machine with many cores is not measured.
"""


def report(found: Sequence[Found], tables: int, most: float) -> tuple[list[str], bool]:
    """Return the table, and whether the targets are met."""
    one, each = found[1].choice, found[2].choice
    bars = [one_way.way.processes > 1 and not one_way.way.takes_turns for one_way in found]
    fits = all(item.choice <= most * each for item, bar in zip(found, bars, strict=True) if bar)
    free = not any(item.looks.between for item in found)
    kept = all(
        len(item.measured.waits) >= KEPT * tables / item.way.part * item.measured.seconds / PACE
        for item in found
    )

    def row(title: str, cells: Sequence[str], bar: str = "") -> list[str]:
        return [title, *cells, bar]

    def share(counts: Counter[str], looks: Looks) -> str:
        named = ", ".join(f"{name} {count / looks.count:.2%}" for name, count in counts.most_common(2))
        return named or "0"

    said = {True: "met", False: "MISSED"}
    rows = [
        row("", [item.way.name for item in found], "bar"),
        ["---", *["---:"] * len(found), "---"],
        row("choices", [f"{len(item.measured.waits):,}" for item in found], f"the pace: {said[kept]}"),
        row("CPU time of the servers for a choice, ms", [f"{item.choice:.2f}" for item in found]),
        row(
            "– in proportion to one with as many tables as each",
            [f"{item.choice / each:.2f}" for item in found],
            f"≤ {most:g}, direct and by table: {said[fits]}",
        ),
        row("– in proportion to one with all tables", [f"{item.choice / one:.2f}" for item in found]),
        row(
            "CPU time of PostgreSQL for a choice, ms",
            [f"{item.database / len(item.measured.waits) * 1000:.2f}" for item in found],
        ),
        row("samples of the locks during play", [f"{item.looks.count:,}" for item in found]),
        row(
            "– with a server that waits for a lock of another one",
            [share(item.looks.between, item.looks) for item in found],
            f"0: {said[free]}",
        ),
        row(
            "– with several that wait for one internal lock",
            [share(item.looks.light, item.looks) for item in found],
        ),
        row(
            "while tables are opened, a server waits for another one",
            [share(item.before.between, item.before) for item in found],
        ),
    ]
    return [f"| {' | '.join(one)} |" for one in rows], fits and free and kept


def run(tables: int, seconds: float, processes: int, *, writes: bool, quick: bool) -> int:
    """Run the command."""
    found = load_shared(tables, seconds, processes)
    lines, met = report(found, tables, MOST_IN_SHORT if quick else MOST)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    about = f"{tables} tables, {tables * PEOPLE:,} sockets, {seconds:.0f} s each, {os.cpu_count()} cores."
    text = "\n".join([EXPLANATION, f"chanbara {chanbara.__version__}, {python}. {about}", "", *lines])
    print(text)
    if writes:
        words = f"--processes {processes} --tables {tables} --seconds {seconds:.0f} --write"
        RESULT.write_text(
            f"# Load on several servers\n\n`make load ARGS='{words}'`\n\n{text}\n", encoding="utf-8"
        )
    return 0 if met else 1
