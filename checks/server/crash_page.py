"""What `make crash-cluster` found with several servers: a page, and its bars."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import chanbara
from checks.server.faults import MIX, Drain, Kill

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Sequence

PAGE = Path(__file__).parents[2] / "docs" / "results" / "crash-cluster.md"
KILLED, HANDED_OVER = 10.0, 1.0
"""Seconds in which every table of a killed server plays on at another one, and in which every table of a
server that stops is shown by another one."""
SPREAD = "p50 | p90 | max"
EXPLANATION = """\
Servers share one PostgreSQL behind {proxy}, which distributes clients {way}. Six concurrent tables, people
on real sockets, bots and spectators: Samurai Sword with 3 to 8 seats, with and without Rising Sun, and a
duel; when a game ends, another table is opened. Faults happen to a random server 0 to 50 ms after a player
has sent a choice: it is killed; it is stopped; it stands still for 1.4 times its lease; the database is
restarted or crashes; the connections of a server to the database break, or cannot be made for 1.4 times its
lease; the connections between it and the proxy break. The next fault happens when all servers are ready and
every game has gone on.

A choice is acknowledged when its sender has received a version that includes it. After each fault every
acknowledged choice was in the log at its index, the earlier part of the log was unchanged, and its entries
were numbered without gaps; nobody who connected, whichever server they reached, received an older version
than anybody had seen before, or a different past. Before a server was stopped, somebody said something at
every table; whoever connected afterwards still received it.
"""


class Found(NamedTuple):
    """The results of a run."""

    processes: int
    proxy: str
    takes_turns: bool
    counts: Counter[str]
    times: dict[str, list[float]]
    found: dict[str, list[float]]
    delays: dict[str, list[float]]
    tables: int
    finished: int
    taken: int
    seconds: float


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value that this share of all values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def flaws(found: Found) -> list[str]:
    """Return the bars that were missed."""
    longest = {
        f"{Kill.name}: a table played on after": (found.times.get(Kill.name, []), KILLED),
        f"{Drain.name}: a table was shown elsewhere after": (found.found.get(Drain.name, []), HANDED_OVER),
    }
    return [
        f"{what} {max(times):.2f} s, the bar is {bar:.0f} s"
        for what, (times, bar) in longest.items()
        if times and max(times) > bar
    ]


def report(found: Found) -> list[str]:
    """Return the results as tables."""
    counts = found.counts
    totals = {
        "servers": found.processes,
        "faults": counts["faults"],
        "faults that hit a choice on its way": counts["hits"],
        "choices acknowledged": counts["acknowledged"],
        "– lost": 0,
        "choices on their way at a broken connection, in the log afterwards": counts["found"],
        "– not in the log, and chosen again": counts["gone"],
        "choices refused with a reason, and chosen again": counts["refused"],
        "lines of chat before a stop": counts["lines"],
        "– of them lost": 0,
        "tables opened": found.tables,
        "games that ended": found.finished,
        "times that a table was taken by another server": found.taken,
        "minutes": round(found.seconds / 60, 1),
    }
    lines = ["| | |", "|---|---:|", *(f"| {name} | {value:,} |" for name, value in totals.items()), ""]
    lines += [
        "Seconds from the fault, for tables whose server was taken away: until somebody was shown the table",
        "by another server, and until somebody saw there that the game went on, by two choices of people or",
        "bots. For all other tables: until somebody saw that the game went on.",
        "",
        f"| fault | times | tables | shown: {SPREAD} | went on: {SPREAD} | others | went on: {SPREAD} |",
        f"|---|{'---:|' * 12}",
    ]
    for kind in MIX:
        if counts[kind.name]:
            shown, played, others = (
                _cells(times.get(kind.name, [])) for times in (found.found, found.times, found.delays)
            )
            cells = [*shown, *played[1:], *others]
            lines.append(f"| {kind.name} | {counts[kind.name]} | {' | '.join(cells)} |")
    bars = (
        f"played on {KILLED:.0f} s after {Kill.name}, shown elsewhere {HANDED_OVER:.0f} s after {Drain.name}"
    )
    missed = "; ".join(flaws(found))
    return [*lines, "", f"Bars: {bars}. {f'Missed: {missed}.' if missed else 'Met.'}"]


def _cells(times: Sequence[float]) -> list[str]:
    if not times:
        return ["–"] * 4
    parts = (percentile(times, 0.5), percentile(times, 0.9), max(times))
    return [f"{len(times):,}", *(f"{one:.2f}" for one in parts)]


def page(found: Found, words: str) -> str:
    """Return the page."""
    names = {"haproxy": "HAProxy", "nginx": "nginx"}
    way = "in turn" if found.takes_turns else "by the code of their table"
    about = EXPLANATION.format(proxy=names[found.proxy], way=way)
    machine = f"{os.cpu_count()} cores, load average {os.getloadavg()[1]:.0f}"
    lines = [about, f"Version {chanbara.__version__}; {machine}.", "", *report(found)]
    return "\n".join(
        ["# Crash, with several servers", "", f"`make crash-cluster ARGS='{words}'`", "", *lines, ""]
    )
