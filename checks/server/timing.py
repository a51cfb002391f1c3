"""`make timing`: whether an observer can tell from delays that an attacked player can parry."""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import random
import sys
import tempfile
import time
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import ExitStack
from math import sqrt
from pathlib import Path
from statistics import fmean, median, variance
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.request import urlopen

import msgspec
from rich.console import Console
from rich.progress import Progress
from websockets.sync.client import ClientConnection, connect

import chanbara
from chanbara.sword.editions import Edition, catalog_of
from checks.server.server_process import (
    HEARD,
    UPDATES,
    Heard,
    Process,
    chanbara_server,
    said,
    sit_down,
)

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

PATIENCE = 60.0
RESULT = Path(__file__).parents[2] / "docs" / "results" / "timing.md"
WINDOWS = 2_000
"""Windows of each kind: with and without a parry in the hand."""
LOWEST, HIGHEST = 0.45, 0.55
"""Where the area under the curve must lie, with its whole interval: at 0.5 an observer can only guess."""
PINGS = 3
"""How often the observer measures the server right after an update."""
PLAYERS = 3
MOST_CHOICES = 400
PERSON = "person"
CASES = (PERSON, "detective", "planner@64")
"""Who is attacked."""
NO_PAUSES = {"least": 0, "most": 0}
"""The quickest pace: all that remains is what hides how long bots think."""
HEAD = """# Timing

`make timing ARGS=--write`

A spectator measures, at a real server, how long the update after an attack takes (for a bot: how long its
answer takes), and how fast the server answers three pings right after it. Some of the attacked players hold a
card that parries, the others do not, by house rules under which every decision needs the most work. The area
under the curve says how often the window with a parry is the slower one of two: at 0.5 the spectator can only
guess. The whole 95% interval (in parentheses) must lie between 0.45 and 0.55.

Before this was hidden, the delay told a parry with an area of 0.684 (0.637 – 0.730, 383 and 203 windows), and
the first ping with 0.573 (0.523 – 0.623).
"""
WEAPONS_FIRST = 0.9
"""How often a player attacks who can: windows are what is measured."""


def house() -> str:
    """Return house rules by which every decision is worth a warning, and nobody falls soon.

    With the last honor at stake, the warnings of an option are looked for in sampled games: the longest that
    a server has to compute for the player who must answer.
    """
    people = ", ".join(f"{one.key}: {{resilience: 9}}" for one in catalog_of(Edition()).characters)
    return f"honor:\n  {PLAYERS}: {{shogun: 1, others: 1}}\nvalues: {{{people}}}\n"


# --- what an observer measures ------------------------------------------------------------------------------


class Glimpse(NamedTuple):
    """What a spectator saw of one update."""

    version: int
    at: float
    """When it came, by a clock that all processes share."""
    pings: tuple[float, ...]
    """How long the server took to answer right after it, in seconds."""


def observe(url: str, pipe: Connection) -> None:
    """Watch one table after another, whose codes come through the pipe, and report every update."""
    while (code := pipe.recv()) is not None:
        with connect(f"{url}/api/tables/{code}/socket", compression=None, max_size=None) as socket:
            socket.send(said("hello"))
            pipe.send(None)
            for glimpse in _glimpses(socket):
                pipe.send(glimpse)
        pipe.send(None)


def _glimpses(socket: ClientConnection) -> Iterator[Glimpse]:
    """Measure after every update until the next, or for a few pings, until the game is over."""
    latest: Glimpse | None = None
    is_over, pinged, number = False, 0.0, 0
    while latest is not None or not is_over:
        data = socket.recv(PATIENCE)
        at = time.monotonic()
        is_over = is_over or _is("over", data)
        if _is("sword", data):
            if latest is not None:
                yield latest
            latest = Glimpse(msgspec.json.decode(data, type=Version).version, at, ())
        elif latest is not None and _is("pong", data) and f'"re":{number}' in str(data):
            latest = latest._replace(pings=(*latest.pings, at - pinged))
            if len(latest.pings) == PINGS:
                yield latest
                latest = None
                continue
        else:
            continue
        number += 1
        pinged = time.monotonic()
        socket.send(said("ping", re=number))


def _is(kind: str, data: str | bytes) -> bool:
    """Whether a message is of a kind, without decoding it."""
    return str(data).startswith(f'{{"type":"{kind}"')


class Version(msgspec.Struct):
    """All that the observer reads of an update."""

    version: int


# --- the players --------------------------------------------------------------------------------------------


class Window(NamedTuple):
    """One open decision of an attacked player."""

    can_parry: bool
    delay: float
    """From the attack to the spectator's update; for a bot, from that update to the next."""
    pings: tuple[float, ...]


class Table:
    """A game that people play over sockets, and what the observer sees of it."""

    def __init__(self, server: Process, pipe: Connection, chance: random.Random, who: str) -> None:
        self._pipe = pipe
        self._chance = chance
        self._has_bots = who != PERSON
        bots = [None, *[who] * (PLAYERS - 1)] if self._has_bots else []
        options = {
            "game": {"game": "sword", "players": PLAYERS, "house": house()},
            "pauses": NO_PAUSES,
            "bots": bots,
        }
        self._chairs = sit_down(server.url, options, 1 if bots else PLAYERS)
        self._server = server
        self._sent: dict[int, float] = {}
        """When each choice was sent, by the version that it leads to."""
        self._seen: dict[int, Glimpse] = {}

    def play(self) -> list[Window]:
        """Play to the end, and return the windows with what was measured."""
        code = self._chairs[0].code
        with ExitStack() as open_sockets:
            sockets = []
            for chair in self._chairs:
                where = self._server.socket_url + chair.path
                sockets.append(open_sockets.enter_context(connect(where, compression=None, max_size=None)))
                sockets[-1].send(chair.hello)
                sockets[-1].send(said("ready", ready=True, salt=""))
            self._pipe.send(code)
            self._pipe.recv()
            while not _all_ready(HEARD.decode(sockets[0].recv(PATIENCE))):
                pass
            sockets[0].send(said("start"))
            self._go_on(sockets)
        with urlopen(f"{self._server.url}/api/tables/{code}/record", timeout=PATIENCE) as found:  # noqa: S310 - our own server
            return self._windows(found.read().decode())

    def _go_on(self, sockets: Sequence[ClientConnection]) -> None:
        while (glimpse := self._pipe.recv()) is not None:
            self._seen[glimpse.version] = glimpse
            # Only now, when the observer has measured, anybody else does anything.
            if glimpse.version >= MOST_CHOICES:
                sockets[0].send(said("end"))
                continue
            for socket in sockets:
                self._choose(socket, glimpse.version)

    def _choose(self, socket: ClientConnection, version: int) -> None:
        while True:
            heard = HEARD.decode(socket.recv(PATIENCE))
            if heard.type in UPDATES and heard.version == version:
                break
        assert heard.view is not None
        decision = heard.view.decision
        if decision is None or decision.options is None:
            return
        texts = [option.text for option in decision.options]
        attacks = [number for number, text in enumerate(texts) if ">" in text]
        options = attacks if attacks and self._chance.random() < WEAPONS_FIRST else range(len(texts))
        self._sent[version + 1] = time.monotonic()
        socket.send(said("choose", decision=decision.number, option=self._chance.choice(options)))

    def _windows(self, record: str) -> list[Window]:
        """Return what was measured at each window; whether one can parry is in the record."""
        finished = chanbara.replay(record)
        game = chanbara.replay(record, upto=0)
        found = []
        for version, (_, seat, text) in enumerate(finished.choices):
            decision = game.decision
            assert decision is not None
            opened, answered = self._seen.get(version), self._seen.get(version + 1)
            if decision.kind == "parry" and opened is not None and answered is not None:
                is_bot = self._has_bots and seat != self._chairs[0].seat
                began, ended = (opened.at, answered.at) if is_bot else (self._sent.get(version), opened.at)
                is_measured = len(opened.pings) == PINGS and is_bot == self._has_bots
                if began is not None and is_measured:
                    found.append(Window(len(decision.options) > 1, ended - began, opened.pings))
            game.apply(text)
        return found


def _all_ready(heard: Heard) -> bool:
    return heard.table is not None and all(seat.ready for seat in heard.table.seats)


# --- what can be told from it -------------------------------------------------------------------------------


class Area(NamedTuple):
    """The area under the curve: how often a window with a parry is the slower one of two."""

    value: float
    low: float
    high: float

    @property
    def is_blind(self) -> bool:
        """Whether an observer can only guess."""
        return self.low >= LOWEST and self.high <= HIGHEST


def area(with_parry: Sequence[float], without: Sequence[float]) -> Area:
    """Return the area with its 95% interval (DeLong, DeLong and Clarke-Pearson, 1988)."""
    ones, others = _placements(with_parry, without), _placements(without, with_parry)
    value = fmean(ones)
    spread = 1.96 * sqrt(variance(ones) / len(ones) + variance(others) / len(others))
    return Area(value, value - spread, value + spread)


def _placements(these: Sequence[float], those: Sequence[float]) -> list[float]:
    """Return for each the share of those that are smaller; equal ones count half."""
    ordered = sorted(those)
    return [(bisect_left(ordered, one) + bisect_right(ordered, one)) / 2 / len(ordered) for one in these]


MEASURES: dict[str, Callable[[Window], float]] = {
    "delay": lambda window: window.delay,
    "first ping": lambda window: window.pings[0],
    "slowest ping": lambda window: max(window.pings),
}


class Finding(NamedTuple):
    """What an observer can tell of one kind of player."""

    who: str
    windows: list[Window]

    def area(self, measure: str) -> Area:
        """Return how well a measure tells the two kinds of windows apart."""
        value = MEASURES[measure]
        kinds = ([value(one) for one in self.windows if one.can_parry is can] for can in (True, False))
        return area(*kinds)

    def middle(self, measure: str, *, can_parry: bool) -> float:
        """Return the median in milliseconds."""
        value = MEASURES[measure]
        return median(value(one) for one in self.windows if one.can_parry is can_parry) * 1000


# --- the run ------------------------------------------------------------------------------------------------


def measure(server: Process, who: str, least: int) -> Finding:
    """Play until there are enough windows of both kinds."""
    ours, theirs = multiprocessing.Pipe()
    context = multiprocessing.get_context("spawn")
    observer = context.Process(target=observe, args=(server.socket_url, theirs), daemon=True)
    observer.start()
    chance = random.Random(who)
    windows: list[Window] = []
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(who, total=least)
        while (fewest := min(sum(one.can_parry is can for one in windows) for can in (True, False))) < least:
            windows += Table(server, ours, chance, who).play()
            progress.update(task, completed=min(fewest, least))
    ours.send(None)
    observer.join(PATIENCE)
    return Finding(who, windows)


async def run(cases: Collection[str], least: int) -> list[Finding]:
    """Measure several cases with one server."""
    with tempfile.TemporaryDirectory() as folder:
        server = chanbara_server(f"sqlite:///{folder}/tables.sqlite", Path(folder))
        await server.start()
        try:
            if set(cases) - {PERSON}:
                await _compiled(server)
            return [measure(server, who, least) for who in cases]
        finally:
            server.stop()


async def _compiled(server: Process) -> None:
    """Wait for the bots: before that they think in another way."""
    while True:
        if (await asyncio.to_thread(_health, server))["bots_ready"]:
            return
        await asyncio.sleep(0.2)


def _health(server: Process) -> dict[str, Any]:
    with urlopen(f"{server.url}/health", timeout=PATIENCE) as found:  # noqa: S310 - our own server
        health: dict[str, Any] = msgspec.json.decode(found.read())
    return health


def table_of(findings: Sequence[Finding]) -> list[str]:
    """Return the findings as lines of Markdown."""
    lines = [
        "| attacked | measured | windows with / without parry | median, ms | area under the curve |",
        "|---|---|---:|---:|---:|",
    ]
    for one in findings:
        counts = [sum(window.can_parry is can for window in one.windows) for can in (True, False)]
        for name in MEASURES:
            found = one.area(name)
            middles = " / ".join(f"{one.middle(name, can_parry=can):.2f}" for can in (True, False))
            lines.append(
                f"| {one.who} | {name} | {counts[0]:,} / {counts[1]:,} "
                f"| {middles} | {found.value:.3f} ({found.low:.3f} – {found.high:.3f}) |"
            )
    return lines


def main() -> int:
    """Run the check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--windows", type=int, default=WINDOWS, help="windows of each kind")
    parser.add_argument("--who", choices=CASES, nargs="+", default=CASES, help="only these")
    parser.add_argument("--server", type=Path, help="the source tree of another server")
    parser.add_argument("--write", action="store_true", help=f"keep the result in {RESULT.name}")
    chosen = parser.parse_args()
    if chosen.server is not None:
        os.environ["PYTHONPATH"] = str(chosen.server / "src")
    findings = asyncio.run(run(chosen.who, chosen.windows))
    lines = table_of(findings)
    sys.stdout.write("\n".join(lines) + "\n")
    if chosen.write:
        RESULT.write_text("\n".join([HEAD, *lines, ""]), encoding="utf-8")
    blind = all(one.area(name).is_blind for one in findings for name in MEASURES)
    sys.stdout.write("An observer can only guess.\n" if blind else "An observer can tell.\n")
    return 0 if blind else 1


if __name__ == "__main__":
    raise SystemExit(main())
