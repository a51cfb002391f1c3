"""`make fuzz`: attack a server during play; its games must be unaffected, and latency must stay low.

A server runs with its default limits. Clients play at some tables, and every choice is timed from its sending
to the last update of its table. A game at one more table waits: it is the target. An attacker with many
addresses sends what must be refused, from its own process. The check verifies

1. that everything was refused with a code, or its socket closed, and no request answered with 5xx;
2. that the log of the server has no error;
3. that the target is unchanged, on disk and for every seat, and that nothing acknowledged to others is lost;
4. that the 99th percentile of the other tables' choices at most doubled.

The server is pinned to one core. The players and the attacker are on the others, and the attacker has lower
priority: in reality it would be elsewhere, and not take their CPU. Calm periods and attacks alternate,
because the load of a machine varies.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import platform
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import chanbara
from checks.server.assault import HALF_OPEN, Outcome, Plan
from checks.server.fuzz_tables import BETWEEN, PEOPLE, Club, Target
from checks.server.server_process import COMMAND, Process

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

RESULT = Path(__file__).parents[2] / "docs" / "results" / "fuzz.md"

CALM, ATTACKED = "calm", "attacked"
MESSAGES, QUICK_MESSAGES = 10_000, 1_500
PER_SECOND = 200.0
ROUND = 1_000
"""Messages of one attack; a calm period of the same length comes before each."""
TABLES = 4
BAR, BAR_IN_SHORT = 2.0, 4.0
"""The allowed factor of the 99th percentile during an attack; a short run may meet a busy machine."""
FLOOR = 0.005
"""Seconds: below this a percentile is noise, and counts as this."""


class Report(msgspec.Struct):
    """The results of the attack."""

    outcome: Outcome
    times: dict[str, list[float]]
    """Seconds of the choices in calm periods and during attacks."""
    busy: dict[str, float]
    """The share of one core that the server used."""
    troubles: list[str]
    is_target_untouched: bool
    bar: float = BAR

    @property
    def ratio(self) -> float:
        """Return the factor by which choices took longer during the attack, by their 99th percentile."""
        return percentile(self.times[ATTACKED]) / max(FLOOR, percentile(self.times[CALM]))

    @property
    def flaws(self) -> list[str]:
        """Return all failures."""
        found = [*self.outcome.bad, *self.troubles]
        if not self.is_target_untouched:
            found.append("the target has changed")
        if self.ratio > self.bar:
            found.append(f"the 99th percentile of the other tables is {self.ratio:.2f} times as long")
        return found


def percentile(times: list[float], part: float = 0.99) -> float:
    """Return a percentile of the times."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


# --- all together ------------------------------------------------------------------------------------------


class Watch:
    """Records the duration of choices and the load of the server, by period."""

    def __init__(self, process: Process, club: Club) -> None:
        self.process = process
        self.club = club
        self.times: dict[str, list[float]] = {}
        self._used: dict[str, list[float]] = {}

    @contextlib.contextmanager
    def during(self, what: str) -> Iterator[None]:
        """Attribute everything inside to this period."""
        began, used = time.monotonic(), self.process.seconds_used()
        yield
        ended = time.monotonic()
        self.times.setdefault(what, []).extend(self.club.between(began, ended))
        spent = self._used.setdefault(what, [0.0, 0.0])
        spent[0] += self.process.seconds_used() - used
        spent[1] += ended - began

    def busy(self) -> dict[str, float]:
        """Return the share of one core that was used."""
        return {what: used / length for what, (used, length) in self._used.items()}


async def serve(folder: Path, core: int) -> Target:
    """Start a server with a waiting game."""
    database = folder / "tables.sqlite"
    words = ["-c", COMMAND, "serve", "--database", f"sqlite:///{database}"]
    target = Target(Process(words, folder, core), database)
    await target.process.start()
    await target.open()
    return target


@contextlib.contextmanager
def other_cores() -> Iterator[int]:
    """Reserve one core for the server, and return it."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, set(cores[1:]) or set(cores))
    try:
        yield cores[0]
    finally:
        os.sched_setaffinity(0, set(cores))


async def attack(messages: int, folder: Path) -> Report:
    """Play, calmly and under attack in alternation; return the results."""
    with other_cores() as core:
        target = await serve(folder, core)
        club = Club(target.process)
        watch = Watch(target.process, club)
        playing = [asyncio.create_task(club.play()) for _ in range(TABLES)]
        try:
            await asyncio.sleep(1)
            before = await target.state()
            outcome = await _take_turns(target, watch, messages)
            after = await target.state()
            for task in playing:
                assert not task.done(), f"somebody could not play on: {task}"
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await target.close()
    club.check(f"sqlite:///{target.database}")
    return Report(outcome, watch.times, watch.busy(), target.process.troubles(), before == after)


async def _take_turns(target: Target, watch: Watch, messages: int) -> Outcome:
    outcome = Outcome()
    while outcome.sent < messages:
        count = min(ROUND, messages - outcome.sent)
        with watch.during(CALM):
            await asyncio.sleep(count / PER_SECOND)
        with watch.during(ATTACKED):
            outcome = outcome.with_more(await assault(target, count, outcome.sent))
    return outcome


async def assault(target: Target, messages: int, seed: int) -> Outcome:
    """Run the attacker."""
    plan = Plan(
        url=target.process.url,
        code=target.chairs[0].code,
        tokens=[chair.token for chair in target.chairs[1:]],
        number=target.decision.number,
        asked=target.decision.seat,
        messages=messages,
        per_second=PER_SECOND,
        seed=seed,
    )
    words = [
        "nice",
        "-n",
        "19",
        sys.executable,
        "-m",
        "checks.server.assault",
        msgspec.json.encode(plan).decode(),
    ]
    attacker = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    output, _ = await attacker.communicate()
    return msgspec.json.decode(output, type=Outcome)


# --- the report --------------------------------------------------------------------------------------------

EXPLANATION = f"""\
An attacker with many addresses sends what a server must refuse, {PER_SECOND:.0f} messages a second, while
{HALF_OPEN} connections are opened and never completed. The server has its default limits, and is pinned to
one core. At {TABLES} other tables {PEOPLE} people each play from another core, a choice every {BETWEEN} s per
table. The time is measured from the sending of a choice to the last update at its table. Calm periods and
attacks alternate; for the bar, a percentile below {FLOOR * 1000:.0f} ms counts as that. Each message must be
refused with a code, or its socket closed, or its request answered with a status of 400 to 499 or not at all
(0); and the attacked game must be unchanged afterwards, on disk and for every seat.
"""


def report(found: Report) -> list[str]:
    """Return the results as tables."""
    outcome, times = found.outcome, found.times
    met = "met" if found.ratio <= found.bar else "MISSED"

    def row(title: str, part: float) -> list[str]:
        calm, attacked = (percentile(times[what], part) * 1000 for what in (CALM, ATTACKED))
        return [title, f"{calm:.1f}", f"{attacked:.1f}", f"{attacked / calm:.2f}"]

    busy = [f"{found.busy[what] * 100:.0f}" for what in (CALM, ATTACKED)]
    rows = [
        ["other tables", "calm", "attacked", "ratio", "bar"],
        ["---", "---:", "---:", "---:", "---"],
        ["choices", *(f"{len(times[what]):,}" for what in (CALM, ATTACKED)), "", ""],
        [*row("send to last update, 50th percentile, ms", 0.5), ""],
        [*row("send to last update, 99th percentile, ms", 0.99), f"≤ {found.bar:.0f}: {met}"],
        ["CPU usage of the server, %", *busy, "", ""],
    ]
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return [
        *_counted("messages", outcome.said),
        "",
        *_counted("answers", outcome.heard),
        "",
        f"Errors in the server's log: {len(found.troubles)}.",
        f"The attacked game is unchanged: {'yes' if found.is_target_untouched else 'NO'}.",
        "",
        *lines,
        *(f"\nFLAW: {flaw}" for flaw in found.flaws),
    ]


def _counted(title: str, counts: dict[str, int]) -> list[str]:
    rows = [f"| {kind} | {count:,} |" for kind, count in sorted(counts.items())]
    return [f"| {title} | {sum(counts.values()):,} |", "| --- | ---: |", *rows]


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; fail if a check fails."""
    parser = argparse.ArgumentParser(prog="python -m checks.server.fuzz", description=__doc__)
    parser.add_argument("--messages", type=int, help=f"how many (default {MESSAGES:,})")
    parser.add_argument(
        "--quick", action="store_true", help=f"{QUICK_MESSAGES:,} messages, and a lenient bar"
    )
    parser.add_argument("--write", action="store_true", help="keep the result in docs/results/fuzz.md")
    asked = parser.parse_args(words)
    messages = asked.messages or (QUICK_MESSAGES if asked.quick else MESSAGES)
    gc.freeze()  # freeze existing objects: collecting them again and again would only delay the players
    with tempfile.TemporaryDirectory(prefix="chanbara-fuzz-") as folder:
        found = asyncio.run(attack(messages, Path(folder)))
    found.bar = BAR_IN_SHORT if asked.quick else BAR
    python = f"{platform.python_implementation()} {platform.python_version()}"
    about = f"chanbara {chanbara.__version__}, {python}. The attacks took {found.outcome.seconds:.0f} s."
    text = "\n".join([EXPLANATION, about, "", *report(found)])
    print(text)
    if asked.write:
        RESULT.parent.mkdir(parents=True, exist_ok=True)
        RESULT.write_text(
            f"# Fuzz\n\n`make fuzz ARGS='--messages {messages} --write'`\n\n{text}\n", encoding="utf-8"
        )
    return int(bool(found.flaws))


if __name__ == "__main__":
    sys.exit(main())
