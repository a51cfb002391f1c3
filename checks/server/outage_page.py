"""The result page of `make outage`."""

from __future__ import annotations

import platform
from pathlib import Path
from statistics import median

import msgspec

import chanbara

RESULT = Path(__file__).parents[2] / "docs" / "results" / "outage.md"
STORED = RESULT.with_suffix(".json")
"""All figures of the last runs, so that a part can be run again and the page stays complete."""
LATEST = 10.0
"""Seconds in which every table must play on after an outage."""
A_MONTH = 30 * 86_400.0
LONG = 8.0
"""Seconds an outage must last so that somebody is surely told, and readiness asked in it, even if the
database hangs."""
LIVES, NOT_READY, READY = 200, 503, 200


class Found(msgspec.Struct):
    """What happened in an outage."""

    name: str
    seconds: float
    stores: bool
    """Whether the server could store something meanwhile."""
    took: dict[str, float]
    """Seconds until each table played on, by its kind."""
    acknowledged: int
    told: dict[str, int]
    """How often clients were refused, told of the outage, or disconnected."""
    lives: list[int]
    """The statuses of `/livez`."""
    ready: list[int]
    """The statuses of `/readyz`, from three seconds after the beginning."""
    deleted: int
    """Tables that were deleted."""
    jumped: float = 0.0
    """Seconds by which the wall clock of the server was wrong."""
    traces: list[str] = []
    """Lines of the server's log with a traceback."""

    @property
    def refused(self) -> int:
        """How much was refused with a reason."""
        return self.told.get("refused", 0) + self.told.get("requests refused", 0)


def flaws(found: Found) -> list[str]:
    """Return the bars that were missed."""
    named = []
    late = max(found.took.values())
    if late > LATEST:
        named.append(f"a table played on after {late:.1f} s")
    if found.traces:
        named.append(f"{len(found.traces)} tracebacks in the log: {found.traces[0][:200]}")
    if found.deleted:
        named.append(f"{found.deleted} tables were deleted")
    if found.lives != [LIVES]:
        named.append(f"/livez answered {found.lives}")
    expected = {READY if found.stores else NOT_READY}
    if set(found.ready) - expected or (found.seconds > LONG and not found.ready):
        named.append(f"/readyz answered {found.ready}")
    if found.stores and found.refused:
        named.append(f"{found.refused} acts were refused")
    if not found.stores and found.seconds > LONG and not found.refused + found.told.get("outage", 0):
        named.append("nobody was refused, or told of it")
    if found.stores and abs(found.jumped) < A_MONTH:
        named.append(f"the clock did not jump: {found.jumped:.0f} s")
    return named


def line_of(found: Found) -> str:
    """Return a line about an outage."""
    took = ", ".join(f"{name} {seconds:.1f} s" for name, seconds in sorted(found.took.items()))
    told = ", ".join(f"{what} {count}" for what, count in sorted(found.told.items()))
    wrong = "; ".join(flaws(found))
    missed = f" MISSED: {wrong}" if wrong else ""
    return f"{found.name}, {found.seconds:.0f} s: {took}; {told}; ready {found.ready}{missed}"


EXPLANATION = f"""\
At six tables people on real sockets and bots play: three people, people and bots, a table with days for each
decision, one where nobody answers and only the clock and its stand-ins play, one that everyone has left, and
a duel; when a game ends, another table is opened. PostgreSQL is a cluster of its own: stopped, killed
(`SIGQUIT`) and started again, frozen (`SIGSTOP`, all of its processes), made read-only. The disk of SQLite is
a small one in memory that another program fills; its files are made read-only (`chattr +i`, which binds those
who have them open too); files may not grow any more (`RLIMIT_FSIZE`). The wall clock of the server jumps by a
year (libfaketime; the steady clock goes on). Refused choices are tried again every quarter of a second. The
time until a table plays on is measured from the moment in which the database works again to the next choice
that a client sees, or that is in the log of the table that everyone has left. The bar is {LATEST:.0f} s.
Everything acknowledged was in the log afterwards, no table was deleted, `/livez` answered 200 all the time
and `/readyz` 503 from three seconds after the beginning, or 200 where only the clock was wrong.
"""

HEAD = (
    "| outage | s | plays on, s: first table | median | last table | refused with a reason "
    "| told of it | stored after all | disconnected |"
)


def write(latest: list[Found]) -> None:
    """Write the page, with the last figures of outages that were not part of this run."""
    known = msgspec.json.decode(STORED.read_bytes(), type=list[Found]) if STORED.exists() else []
    merged = {(one.name, one.seconds): one for one in [*known, *latest]}
    found = sorted(merged.values(), key=lambda one: (one.name.split(",")[0], one.stores))
    STORED.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    python = f"{platform.python_implementation()} {platform.python_version()}"
    missed = [f"{one.name}, {one.seconds:.0f} s: {flaw}" for one in found for flaw in flaws(one)]
    total = sum(one.told.get("acknowledged", 0) for one in found)
    all_took = [took for one in found for took in one.took.values()]
    deleted = sum(one.deleted for one in found)
    counted = (
        f"{len(found)} outages, {total:,} choices acknowledged in them, 0 lost, {deleted} tables deleted."
    )
    lines = [
        "# Outage",
        "",
        "`make outage ARGS=--write`",
        "",
        EXPLANATION,
        f"chanbara {chanbara.__version__}, {python}. {counted} Bars missed: {len(missed)}.",
        *(f"- {one}" for one in missed),
        "",
        HEAD,
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
        *(_row(one) for one in found),
        "",
        f"All tables together: {_spread(all_took)}.",
        "",
        "| table | plays on, s |",
        "| --- | --- |",
        *(
            f"| {name} | {_spread([one.took[name] for one in found if name in one.took])} |"
            for name in found[0].took
        ),
    ]
    RESULT.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _row(found: Found) -> str:
    times = sorted(found.took.values())
    told = [
        found.refused,
        found.told.get("outage", 0),
        found.told.get("stored after all", 0),
        found.told.get("bye", 0),
    ]
    cells = [f"{found.seconds:.0f}", *(f"{one:.2f}" for one in (times[0], median(times), times[-1]))]
    return f"| {' | '.join([found.name, *cells, *(f'{one:,}' for one in told)])} |"


def _spread(times: list[float]) -> str:
    ordered = sorted(times)
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0, 0.5, 0.9, 1)]
    return "shortest {:.2f} s, median {:.2f} s, 90th percentile {:.2f} s, longest {:.2f} s".format(*at)
