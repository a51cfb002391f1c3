"""How much work a frame is for a slow device: ``python -m checks.pages.frames`` traces a table in a browser.

Eight players, seven of them bots that hardly pause; every event is shown, with the processor slowed down four
times. ``--source`` compares with the page of another source tree, ``--write`` keeps docs/results/frames.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

from playwright.sync_api import sync_playwright

from checks.server.server_process import chanbara_server
from checks.setup.parts import chromium
from tests.browser.elsewhere import let_pass, sitting_elsewhere
from tests.browser.kit import Look, Visitors, begin, new_table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from playwright.sync_api import Browser, Page

    from checks.server.server_process import Chair
    from tests.server.party import Player as Connected

ROOT = Path(__file__).parents[2]
FILE = ROOT / "docs" / "results" / "frames.md"
SLOWED = 4
SECONDS = 20.0
"""How long the table is traced."""
BRISK = {"least": 0.2, "most": 0.6}
"""Pauses of the bots: what happens soon runs ahead of what is shown."""
SCREENS = {
    "desktop": Look(1440, 900, still=False, pace="normal"),
    "phone": Look(390, 844, touch=True, still=False, pace="normal"),
}
MOST_WORK, MOST_TASK = 8.0, 50.0
"""The bars, in milliseconds: script and layout of a frame in the median, and any one task."""
CATEGORIES = ["-*", "devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
SCRIPT = {
    "FunctionCall",
    "EvaluateScript",
    "BlinkScheduler_PerformMicrotaskCheckpoint",
    "TimerFire",
    "FireAnimationFrame",
    "EventDispatch",
}
LAYOUT = {"UpdateLayoutTree", "Layout", "PrePaint"}
FRAME = "Commit"
"""The end of a frame."""
TASK = "RunTask"
MILLISECOND = 1_000
"""Of the microseconds in a trace."""
HEAD = f"""\
# Frames

`make frames ARGS=--write`

A table of eight, seven of them bots that hardly pause, is traced for {SECONDS:.0f} s in Chromium with the
processor slowed down {SLOWED} times, at the normal pace and with all movement. Script and layout: the work of
the main thread for a frame in which there was any, in processor time. Bars: {MOST_WORK:.0f} ms in the
median, and no task over {MOST_TASK:.0f} ms.

| page | screen | frames | median, ms (≤ 8) | 95%, ms | longest task, ms (≤ 50) | longer tasks |
| --- | --- | ---: | ---: | ---: | ---: | ---: |
"""


class Frames(NamedTuple):
    """The work of the main thread."""

    frames: int
    """Frames in which there was script or layout."""
    work: float
    """Milliseconds of script and layout in such a frame, in the median."""
    work_95: float
    """The same, in the slowest of twenty."""
    task: float
    """The longest task, in milliseconds."""
    tasks: int
    """Tasks over the bar."""


def measured(trace: Iterable[dict[str, Any]]) -> Frames:
    """Read a trace: the work since the end of a frame counts for the next one."""
    events = [one for one in trace if one.get("ph") in {"X", "I", "i", "B"}]
    main = _main_thread(events)
    own = sorted((one for one in events if (one["pid"], one["tid"]) == main), key=lambda one: one["ts"])
    ended = [one["ts"] for one in own if one["name"] == FRAME]
    tasks = [_spent(one) for one in own if one["name"] == TASK and "dur" in one]
    sums = [0.0] * (len(ended) + 1)
    frame, ends = 0, 0.0
    for one in own:
        while frame < len(ended) and one["ts"] >= ended[frame]:
            frame += 1
        # What is called within something that counts is counted with it.
        if one["name"] in SCRIPT | LAYOUT and "dur" in one and one["ts"] >= ends:
            ends = one["ts"] + one["dur"]
            sums[frame] += _spent(one)
    worked = sorted(total for total in sums if total > 0)
    slow = worked[int(len(worked) * 0.95)]
    return Frames(len(worked), median(worked), slow, max(tasks), sum(one > MOST_TASK for one in tasks))


def _spent(event: dict[str, Any]) -> float:
    """Return the milliseconds of the slowed processor; what other programs take meanwhile does not count."""
    return float(event.get("tdur", event["dur"])) / MILLISECOND


def _main_thread(events: Sequence[dict[str, Any]]) -> tuple[int, int]:
    """Return the thread that has most of the frames: there are others, of workers and empty pages."""
    threads = [(one["pid"], one["tid"]) for one in events if one["name"] == FRAME]
    return max(set(threads), key=threads.count)


def watch(page: Page, person: Connected, seconds: float) -> None:
    """Let the table go on while the page shows it; the person passes whatever they are asked."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends and person.decision is not None:
        person.quiet()
        if person.is_asked():
            let_pass(person)
        page.wait_for_timeout(100)


def trace(browser: Browser, url: str, look: Look, seconds: float = SECONDS) -> Frames:
    """Trace a table on a slow device."""
    visitors = Visitors(browser, url)
    chairs: list[Chair] = new_table(url, people=1, players=8, rising_sun=True, around={"pauses": BRISK})
    begin(url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", look, tuple(chairs))
    page.locator(".table .seat").first.wait_for()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    with sitting_elsewhere(url, chairs) as (person,):
        watch(page, person, 2.0)
        browser.start_tracing(page=page, categories=CATEGORIES)
        watch(page, person, seconds)
        told = json.loads(browser.stop_tracing())
    page.context.close()
    return measured(told["traceEvents"])


def measure(source: Path | None, screens: Sequence[str], seconds: float) -> dict[str, Frames]:
    """Trace a table on each screen, with the page of this source tree or another."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        server = chanbara_server(f"sqlite:///{place / 'tables.sqlite'}", place, source=source)
        asyncio.run(server.start())
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium())
                return {name: trace(browser, server.url, SCREENS[name], seconds) for name in screens}
        finally:
            server.stop()


def page_of(rows: dict[str, dict[str, Frames]]) -> str:
    """Return the result as a page."""
    lines = [
        f"| {page} | {screen} | {one.frames} | {one.work:.1f} | {one.work_95:.1f} |"
        f" {one.task:.0f} | {one.tasks} |\n"
        for page, screens in rows.items()
        for screen, one in screens.items()
    ]
    return HEAD + "".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and say whether the bars hold."""
    parser = argparse.ArgumentParser(description="the work of a frame on a slow device")
    parser.add_argument("--source", type=Path, help="another source tree, to compare with")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--write", action="store_true", help="keep docs/results/frames.md")
    chosen = parser.parse_args(arguments)
    rows = {"now": measure(None, list(SCREENS), chosen.seconds)}
    if chosen.source is not None:
        rows = {"before": measure(chosen.source, list(SCREENS), chosen.seconds), **rows}
    text = page_of(rows)
    sys.stdout.write(text)
    if chosen.write:
        FILE.write_text(text, encoding="utf-8")
    held = all(one.work <= MOST_WORK and one.task <= MOST_TASK for one in rows["now"].values())
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
