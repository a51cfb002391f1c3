"""The result page of `make attack`: figures of each attack, before and after, and their bars."""

from __future__ import annotations

import inspect
import platform
from pathlib import Path

import msgspec

import chanbara
from checks.server.attacks.attack_kind import NEVER
from checks.server.attacks.every import ATTACKS
from checks.server.fuzz import FLOOR

RESULT = Path(__file__).parents[2] / "docs" / "results" / "attack.md"
BEFORE = RESULT.with_name("attack-before.json")
LATEST = RESULT.with_name("attack.json")
"""All figures of the last runs, so that some attacks can be run again and the page stays complete."""

SLOWER = 2.0
"""The allowed factor of the 99th percentile."""
LOG_KILOBYTES = 100.0


class Found(msgspec.Struct):
    """What an attack did."""

    name: str
    acts: list[float]
    """The 99th percentile of honest choices in milliseconds, in peace and under attack."""
    pings: list[float]
    megabytes: float
    """How much more memory the server had at most."""
    log_kilobytes: float
    traces: int
    """Errors and tracebacks in the log."""
    cut_off: list[str]
    """Honest games that could not go on."""
    lost: str
    """What was acknowledged and is not in the log; empty: nothing."""
    acknowledged: int
    figures: dict[str, float]
    tries: int = 1

    @property
    def slower(self) -> float:
        """Return the factor by which the slower of choices and pings was slowed down."""
        floor = FLOOR * 1000
        return max(attacked / max(floor, calm) for calm, attacked in (self.acts, self.pings))


class Before(msgspec.Struct):
    """The figures of an earlier version."""

    commit: str
    found: list[Found]
    note: str = ""
    """What a reader should know about the run."""


def flaws(found: Found, *, is_timed: bool = True) -> list[str]:
    """Return the bars that were missed."""
    named: list[str] = []
    if is_timed and found.slower > SLOWER:
        named.append(f"the 99th percentile is {found.slower:.1f} times as long")
    if found.megabytes > ATTACKS[found.name].megabytes:
        named.append(f"{found.megabytes:.0f} MB more memory")
    if found.log_kilobytes > LOG_KILOBYTES:
        named.append(f"{found.log_kilobytes:.0f} kB of log")
    if found.traces:
        named.append(f"{found.traces} errors in the log")
    if found.cut_off:
        named.append(f"{len(found.cut_off)} honest games cut off: {found.cut_off[0]}")
    if found.lost:
        named.append(f"lost: {found.lost}")
    most = ATTACKS[found.name].most
    return named + [
        f"{what}: {found.figures[what]:g}, at most {bar:g}"
        for what, bar in most.items()
        if found.figures[what] > bar
    ]


def row_of(found: Found) -> str:
    """Return a line about an attack."""
    acts, pings = ("/".join(f"{one:.1f}" for one in some) for some in (found.acts, found.pings))
    common = f"acts {acts} ms, pings {pings} ms, {found.megabytes:.0f} MB, log {found.log_kilobytes:.1f} kB"
    own = ", ".join(f"{what} {_number(value)}" for what, value in found.figures.items())
    wrong = "; ".join(flaws(found))
    return f"{found.name}: {common}; {own}{f' MISSED: {wrong}' if wrong else ''}"


def _number(value: float) -> str:
    if value >= NEVER:
        return "never"
    return f"{value:,.0f}" if value == int(value) or value >= 100 else f"{value:.1f}"


# --- the page ----------------------------------------------------------------------------------------------

EXPLANATION = f"""\
Each attack meets a server of its own, as `chanbara serve` starts it, with its default limits, on one core.
Beside it people play at four tables, a choice every 0.1 s per table, and four others ping. Times are the 99th
percentile of a choice, from its sending to the last update at its table, or of a ping, whichever was slowed
down more; the same play in peace comes before each attack, and a percentile below {FLOOR * 1000:.0f} ms
counts as that. Memory is how much more the server had at most, log is what it wrote. Nothing that was
acknowledged may be missing in the database, no honest game may be cut off, and there may be no error in the
log. Addresses are those that a trusted proxy names, or addresses of the loopback network. An attack that
misses a bar is repeated, at most twice: other programs on the machine can delay a server too.
"""

HEAD = (
    "| attack | ms in peace → attacked, before | after | ratio, before | after (≤ 2) "
    "| memory, MB, before | after | log, kB, before | after (≤ 100) "
    "| errors, before | after (0) | games cut off, before | after (0) |"
)


def keep(found: list[Found], commit: str | None, note: str = "") -> None:
    """Write the figures of an earlier version into a file, or those of this one into the page."""
    path = LATEST if commit is None else BEFORE
    known: list[Found] = []
    if path.exists():
        known = msgspec.json.decode(path.read_bytes(), type=Before).found
    merged = {one.name: one for one in [*known, *found]}
    ordered = [merged[name] for name in ATTACKS if name in merged]
    written = Before(commit or "", ordered, note)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(written), indent=1) + b"\n")
    if commit is None:
        before = msgspec.json.decode(BEFORE.read_bytes(), type=Before) if BEFORE.exists() else Before("", [])
        RESULT.write_text(page(ordered, before, note), encoding="utf-8")


def page(found: list[Found], before: Before, note: str = "") -> str:
    """Return the result page."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    earlier = {one.name: one for one in before.found}
    missed = [f"{one.name}: {flaw}" for one in found for flaw in flaws(one)]
    total, lost = sum(one.acknowledged for one in found), sum(bool(one.lost) for one in found)
    lines = [
        "# Attack",
        "",
        "`make attack ARGS=--write`",
        "",
        EXPLANATION,
        f"chanbara {chanbara.__version__}, {python}. Before: commit {before.commit}. {note}".strip(),
        "",
        f"{len(found)} attacks, {total:,} choices acknowledged, {lost} lost. Bars missed: {len(missed)}.",
        *(f"- {one}" for one in missed),
        "",
        HEAD,
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
        *(_row(one, earlier.get(one.name)) for one in found),
        "",
        "What each attack does, and what else is measured:",
        "",
        "| attack | measured | before | after | bar |",
        "| --- | --- | ---: | ---: | ---: |",
        *(line for one in found for line in _own_rows(one, earlier.get(one.name))),
    ]
    return "\n".join(lines) + "\n"


def _row(found: Found, before: Found | None) -> str:
    both = (before, found)
    cells = [
        *(_times(one) for one in both),
        *("–" if one is None else f"{one.slower:.1f}" for one in both),
        "–" if before is None else f"{before.megabytes:.0f}",
        f"{found.megabytes:.0f} (≤ {ATTACKS[found.name].megabytes:.0f})",
        *("–" if one is None else f"{one.log_kilobytes:,.0f}" for one in both),
        *("–" if one is None else f"{one.traces:,}" for one in both),
        *("–" if one is None else f"{len(one.cut_off)}" for one in both),
    ]
    return f"| {found.name} | {' | '.join(cells)} |"


def _times(found: Found | None) -> str:
    if found is None:
        return "–"
    calm, attacked = max(found.acts, found.pings, key=lambda pair: pair[1] / max(FLOOR * 1000, pair[0]))
    return f"{calm:.1f} → {attacked:,.1f}"


def _own_rows(found: Found, before: Found | None) -> list[str]:
    kind = ATTACKS[found.name]
    text = " ".join((inspect.getdoc(kind) or "").split())
    rows = [f"| **{found.name}** | {text} | | | |"]
    for what, value in sorted(found.figures.items()):
        was = None if before is None else before.figures.get(what)
        bar = kind.most.get(what)
        cells = [
            "–" if was is None else _number(was),
            _number(value),
            "" if bar is None else f"≤ {_number(bar)}",
        ]
        rows.append(f"| | {what} | {' | '.join(cells)} |")
    return rows
