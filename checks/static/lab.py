"""The server of the folder in a browser, without the page: what it answers, how soon, and its memory."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from checks.static.build import TARGET
from checks.static.memory import WATCH

if TYPE_CHECKING:
    from playwright.sync_api import Browser, JSHandle, Page, Worker

DOCUMENT = "licenses.txt"
"""Some document of the host: the page itself would start a server of its own."""
SCRIPT = Path(__file__).with_name("lab.js")
LOOK = 5.0
"""Milliseconds between two looks whether a worker has been started."""
PATIENCE = 120_000.0


class Lab:
    """A server in a worker; ``lab.js`` speaks to it."""

    def __init__(self, browser: Browser, host: str) -> None:
        (script,) = (TARGET / "assets").glob("worker-*.js")
        (parts,) = (TARGET / "offline").iterdir()
        self.page: Page = browser.new_context().new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.goto(host + DOCUMENT)
        where = {"worker": f"{host}assets/{script.name}", "folder": f"{host}offline/{parts.name}/"}
        self._lab: JSHandle = self.page.evaluate_handle(SCRIPT.read_text(encoding="utf-8"), where)
        self._watch(0)
        self._lab.evaluate("lab => lab.started")

    def play(
        self, options: dict[str, Any], seconds: float, *, is_hint_wanted: bool = False
    ) -> dict[str, Any]:
        """Play at a new table for some seconds; return among others how long each answer took.

        With a wanted hint, until that has come.
        """
        given = {"options": options, "seconds": seconds, "isHintWanted": is_hint_wanted}
        return self._done("play(options, seconds, isHintWanted)", given)

    def review(self, record: str) -> dict[str, Any]:
        """Have a game analyzed; return its lines, and how long each other answer took."""
        return self._done("review(record)", {"record": record})

    def heap(self) -> int:
        """Return the bytes of WebAssembly memory in all workers."""
        return sum(sum(one.evaluate("() => self.heap()")) for one in self.page.workers)

    def _done(self, call: str, given: dict[str, Any]) -> dict[str, Any]:
        keep = "self.found = undefined; done.then((one) => (self.found = one));"
        workers = len(self.page.workers)
        self._lab.evaluate(f"(lab, {{ {', '.join(given)} }}) => {{ const done = lab.{call}; {keep} }}", given)
        while not self.page.evaluate("() => self.found !== undefined"):
            if len(self.page.workers) > workers:
                self._watch(workers)
                workers += 1
            self.page.wait_for_timeout(LOOK)
        found: dict[str, Any] = self.page.evaluate("() => self.found")
        return found

    def _watch(self, number: int) -> None:
        """Have a worker note its memory, as soon as it runs."""
        while len(self.page.workers) <= number:
            self.page.wait_for_timeout(LOOK)
        worker: Worker = self.page.workers[number]
        worker.evaluate(WATCH)

    def close(self) -> None:
        """End it."""
        self.page.context.close()
