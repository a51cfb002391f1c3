"""docs/results/strangers.md: what the cases and the costs were, as tables."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from checks.strangers.cost import Cost

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from checks.strangers.visit import Seen

FOLDER = Path(__file__).parents[2] / "docs" / "results"
PAGE, FIGURES = FOLDER / "strangers.md", FOLDER / "strangers.json"
MOST_LINES = 12
"""Lines of output that are shown of a case."""
INTRODUCTION = """\
# Strangers

`make strangers ARGS=--write` sets the game up in every way we promise, each from a fresh clone with a home
folder and an environment of its own: it starts the server, plays until everybody has had a turn on the real
page (or over the socket, without a browser), stops it with Ctrl+C, plays in the terminal, and starts it
again. A traceback anywhere is a failure. The browser is that of whoever runs the check.
"""
COSTS = """\
## What setting up costs

`make strangers ARGS="--cost REVISION --write NAME"`. Downloads are those of pip and npm together; the first
number of seconds is with empty caches, the second with full ones. *Before* is the version in which
everybody got Node, and `make test` everything. Seconds are rough: packages came from a registry nearby, and
other programs used the machine too.
"""


class Result(msgspec.Struct):
    """What came of a case."""

    name: str
    way: str
    seconds: float
    again: float
    terminal: float
    megabytes: float
    printed: list[str]


class Results(msgspec.Struct):
    """Everything that was measured."""

    cases: list[Result] = []
    costs: dict[str, dict[str, Cost]] = {}


def result(name: str, seen: Seen, size: float, names: Mapping[str, str]) -> Result:
    """Return what came of a case, with folders of this machine replaced by names."""
    printed = seen.printed
    for path, short in names.items():
        printed = [text.replace(path, short) for text in printed]
    printed = [re.sub(r"127\.0\.0\.1:\d+", "127.0.0.1:8000", text) for text in printed]
    return Result(name, seen.way, seen.seconds, seen.again, seen.terminal, size, printed)


def line(one: Result) -> str:
    """Return the row of a case."""
    numbers = [f"{one.seconds:.0f}", f"{one.again:.1f}", f"{one.terminal:.0f}", f"{one.megabytes:.0f}"]
    return f"| {one.name} | {one.way} | {' | '.join(numbers)} |"


def rows(costs: Mapping[str, Mapping[str, Cost]]) -> Iterator[str]:
    """Yield the table of costs."""
    for target in dict.fromkeys(target for found in costs.values() for target in found):
        for name, found in costs.items():
            if target in found:
                one = found[target]
                seconds = f"{one.first:.0f} | {one.again:.0f}"
                yield f"| {target} | {name} | {one.downloaded:.0f} | {one.installed:.0f} | {seconds} |"


def text(results: Results) -> str:
    """Return the page."""
    lines = [INTRODUCTION, f"{os.cpu_count()} cores, shared with other programs.\n"]
    lines += ["| case | played on | seconds until it is served | second start | terminal | MB on disk |"]
    lines += ["|---|---|---:|---:|---:|---:|", *map(line, results.cases), "", COSTS]
    lines += ["| to | version | MB downloaded | MB on disk | seconds | seconds, cached |"]
    lines += ["|---|---|---:|---:|---:|---:|", *rows(results.costs), "", "## What was printed", ""]
    for one in results.cases:
        shown = one.printed[:MOST_LINES] + ["..."] * (len(one.printed) > MOST_LINES)
        lines += [f"### {one.name}", "", "```text", *shown, "```", ""]
    return "\n".join(lines).rstrip() + "\n"


def read() -> Results:
    """Return what was measured before."""
    return msgspec.json.decode(FIGURES.read_bytes(), type=Results) if FIGURES.exists() else Results()


def write(results: Results) -> None:
    """Write the page and its numbers."""
    FIGURES.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")
    PAGE.write_text(text(results), encoding="utf-8")
