"""How quick the game without a server is on a slow machine: ``make static-speed``.

A real browser is slowed to a quarter of its speed: docs/performance.md. It exits with 1 if a limit is missed.
"""

from __future__ import annotations

import argparse
import inspect
import json
import os
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from checks.static import build, thinking_time
from checks.static.host import RUN, parts_at, static_host
from checks.static.memory import Memories
from checks.static.slowed import LOOP, Slowed, base_of, own_browser

PRIORITY = 10
TIMES = 4.0
PATIENCE = 90_000
"""Milliseconds for anything."""
FIRST_TABLE, DECISION, HEAP = 12.0, 100.0, 150.0
"""The limits: seconds, milliseconds, megabytes."""
VISITS = 3
TABLES = {5: False, 8: True}
"""Players, and whether with Rising Sun."""
PROGRAM = """
import chanbara.offline.browser as browser
browser.use_mind(mind)
known = {{"__name__": "thinking_time"}}
exec({source!r}, known)
known["times"]({players}, {sun})
"""


def download(page: Page, address: str) -> None:
    """Visit for the first time: everything is stored."""
    page.goto(address)
    page.get_by_role("button", name="Download the game").click()
    expect(page.locator("aside[role=status]")).to_have_count(0, timeout=PATIENCE)
    page.evaluate("() => navigator.serviceWorker.ready")


def first_table(page: Page, address: str) -> float:
    """Return the seconds from opening the page until the own cards at a table are seen."""
    began = time.monotonic()
    page.goto(address)
    page.get_by_role("button", name="Play against bots").click()
    page.get_by_role("button", name="Take my seat").click()
    page.locator("[data-card]").first.wait_for()
    return time.monotonic() - began


class Measured(NamedTuple):
    """What was measured; the factors are those of the reference loop, before and after each measurement."""

    factors: list[float]
    visits: list[float]
    """Seconds until the first table."""
    heap: float
    """Megabytes of memory at the last table."""
    decisions: dict[int, list[float]]
    """Milliseconds, by players."""


def measured(times: float, visits: int) -> Measured:
    """Measure in a browser that is so many times slower."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        root = Path(name)
        with static_host() as host, own_browser(playwright, root / "user") as (own, process):
            script = host.add_worker()
            context = own.contexts[0]
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
            download(page, host.url)
            page.goto(f"{host.url}licenses.txt")  # the document forbids all scripts but its own
            base = base_of(page)
            with Slowed(process) as slowed:
                slowed.calibrate(page, base, times)
                found, heap = Measured([page.evaluate(LOOP) / base], [], 0.0, {}), 0.0
                for _ in range(visits):
                    seconds, heap = visited(context, host.url)
                    found.visits.append(seconds)
                    found.factors.append(page.evaluate(LOOP) / base)
                for players, sun in TABLES.items():
                    source = inspect.getsource(thinking_time)
                    program = PROGRAM.format(source=source, players=players, sun=sun)
                    answer = page.evaluate(RUN, [script, parts_at(host.url), program])["answer"]
                    found.decisions[players] = json.loads(answer)
                    found.factors.append(page.evaluate(LOOP) / base)
                return found._replace(heap=heap)


def visited(context: BrowserContext, address: str) -> tuple[float, float]:
    """Return the seconds until the first table, and the megabytes of memory there."""
    page = context.new_page()
    memories = Memories(page)
    seconds = first_table(page, address)
    heap = memories.megabytes()
    page.close()
    return seconds, heap


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(prog="python -m checks.static.speed", description=__doc__)
    parser.add_argument("--times", type=float, default=TIMES, help="how much slower")
    parser.add_argument("--visits", type=int, default=VISITS, help="how often the page is opened")
    asked = parser.parse_args()
    build.ensure()
    # Other programs would make the browser slower than the reference loop says.
    with suppress(PermissionError):
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(PRIORITY))
    found = measured(asked.times, asked.visits)
    planner = "decision of a planner with 256 rollouts"
    rows = [
        ("first table on a second visit, s", median(found.visits), FIRST_TABLE),
        *(
            (f"{planner}, {one} players, ms", median(times), DECISION)
            for one, times in found.decisions.items()
        ),
        ("WebAssembly memory at that table, MB", found.heap, HEAP),
    ]
    low, high = min(found.factors), max(found.factors)
    print(f"slowed {median(found.factors):.1f} times ({low:.1f} to {high:.1f})")
    print("\n".join(f"| {what} | {value:.1f} | {limit:.0f} |" for what, value, limit in rows))
    sys.exit(any(value > limit for _, value, limit in rows))


if __name__ == "__main__":
    main()
