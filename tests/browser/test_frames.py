"""A busy table is smooth on a slow device: the short form of `make frames`, with bars for a busy machine."""

import pytest
from playwright.sync_api import Browser

from checks.pages.frames import MOST_WORK, SCREENS, measured, trace
from checks.server.server_process import Process

BRIEFLY = 6.0
"""Seconds that are traced."""
LEAST_FRAMES = 20
WIDE_TASK = 1_000.0
"""Milliseconds: other tests run at the same time."""


@pytest.mark.long
def test_a_frame_of_a_busy_table_is_little_work(server: Process, browser: Browser) -> None:
    found = trace(browser, server.url, SCREENS["phone"], BRIEFLY)
    assert found.frames > LEAST_FRAMES, "something moved"
    assert found.work <= 2 * MOST_WORK
    assert found.task <= WIDE_TASK


def test_the_work_of_a_frame_is_read_from_a_trace() -> None:
    def event(name: str, at: int, length: int) -> dict[str, object]:
        return {"ph": "X", "pid": 1, "tid": 1, "name": name, "ts": at * 1000, "dur": length * 1000}

    nested = [event("RunTask", 0, 60), event("TimerFire", 0, 20), event("FunctionCall", 5, 10)]
    later = [
        event("Layout", 30, 4),
        event("Commit", 40, 1),
        event("RunTask", 100, 5),
        event("Layout", 100, 2),
    ]
    elsewhere = {**event("RunTask", 0, 900), "tid": 2}
    interrupted = {**event("RunTask", 200, 300), "tdur": 7000}
    found = measured([*nested, *later, event("Commit", 104, 1), elsewhere, interrupted])
    assert (found.frames, found.work, found.task, found.tasks) == (2, 13.0, 60.0, 1)
