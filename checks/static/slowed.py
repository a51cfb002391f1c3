"""A browser on a slower machine: all of its processes are stopped for a part of the time.

The throttle of the browser's own tools does not reach workers. A loop in a worker says how much slower it is.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING, Self

from checks.server.proxies import free_ports
from checks.setup.parts import CHROMIUM
from checks.static.host import wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page, Playwright

PERIOD = 0.02
"""Seconds in which the browser runs and rests once."""
LOOK = 0.25
"""Seconds between two looks for new processes."""
ROUNDS = 4
LOOP = """() => new Promise((done) => {
  const text = `let sum = 0; const began = performance.now();
    for (let i = 0; i < 60_000_000; i += 1) sum = (sum * 31 + i) | 0;
    postMessage([performance.now() - began, sum]);`;
  const worker = new Worker(URL.createObjectURL(new Blob([text])));
  worker.onmessage = ({ data }) => { worker.terminate(); done(data[0]); };
})"""
"""Milliseconds of a loop in a worker."""


@contextmanager
def own_browser(playwright: Playwright, folder: Path) -> Iterator[tuple[Browser, int]]:
    """Start a browser with processes of its own; yield it and the first of them."""
    program = next(found for name in CHROMIUM if (found := shutil.which(name)))
    (port,) = free_ports(1)
    options = [f"--remote-debugging-port={port}", f"--user-data-dir={folder}", "--no-sandbox", "--headless"]
    with subprocess.Popen([program, *options], stderr=subprocess.DEVNULL) as process:
        try:
            wait_for(f"http://127.0.0.1:{port}/json/version")
            browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
            yield browser, process.pid
            browser.close()
        finally:
            process.terminate()


class Slowed:
    """Stops and continues all processes of a browser, while it is entered."""

    def __init__(self, process: int) -> None:
        self._first = process
        self.share = 0.25
        """How much of the time they run."""
        self._end = Event()
        self._thread = Thread(target=self._work)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._end.set()
        self._thread.join()

    def _work(self) -> None:
        processes, looked = [], 0.0
        while not self._end.is_set():
            if time.monotonic() - looked > LOOK:
                processes, looked = _family(self._first), time.monotonic()
            _signal(processes, signal.SIGSTOP)
            time.sleep(PERIOD * (1 - self.share))
            _signal(processes, signal.SIGCONT)
            time.sleep(PERIOD * self.share)

    def calibrate(self, page: Page, base: float, times: float) -> None:
        """Let the loop take so many times as long; a busy machine is slow by itself."""
        for _ in range(ROUNDS):
            found = page.evaluate(LOOP) / base
            self.share = min(1.0, max(0.05, self.share * found / times))


def base_of(page: Page) -> float:
    """Return how long the loop takes when nothing is slowed, at best."""
    return float(min(page.evaluate(LOOP) for _ in range(2 * ROUNDS)))


def _family(first: int) -> list[int]:
    """Return a process and all that descend from it."""
    children: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parent = int(path.read_text(encoding="utf-8").rpartition(")")[2].split()[1])
            children.setdefault(parent, []).append(int(path.parent.name))
    found = [first]
    for one in found:
        found += children.get(one, [])
    return found


def _signal(processes: list[int], which: signal.Signals) -> None:
    for one in processes:
        with suppress(ProcessLookupError):
            os.kill(one, which)
