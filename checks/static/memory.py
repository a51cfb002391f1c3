"""The memory that WebAssembly has in the workers of a page."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCRIPT = Path(__file__).with_name("watch_memory.js").read_text(encoding="utf-8")
WATCH = f"({SCRIPT})()"
"""Evaluated in a worker before its script."""
SIZES = "self.heap().reduce((sum, one) => sum + one, 0)"
WAIT = 50
"""Milliseconds between two looks for an answer."""


class Memories:
    """Watches the workers of a page from their start on, by the protocol of the browser's own tools."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._workers: list[str] = []
        self._answers: dict[int, Any] = {}
        self._numbers = count(1)
        self._session.on("Target.attachedToTarget", self._watch)
        self._session.on("Target.receivedMessageFromTarget", self._hear)
        options = {"autoAttach": True, "waitForDebuggerOnStart": True, "flatten": False}
        self._session.send("Target.setAutoAttach", options)

    def _watch(self, event: dict[str, Any]) -> None:
        self._workers.append(event["sessionId"])
        self._tell(event["sessionId"], "Runtime.evaluate", expression=WATCH)
        self._tell(event["sessionId"], "Runtime.runIfWaitingForDebugger")

    def _tell(self, worker: str, method: str, **given: Any) -> int:  # noqa: ANN401 - of the protocol
        number = next(self._numbers)
        message = json.dumps({"id": number, "method": method, "params": given})
        self._session.send("Target.sendMessageToTarget", {"sessionId": worker, "message": message})
        return number

    def _hear(self, event: dict[str, Any]) -> None:
        message = json.loads(event["message"])
        self._answers[message.get("id", 0)] = message.get("result")

    def megabytes(self) -> float:
        """Return what all of them have now."""
        asked = [self._tell(one, "Runtime.evaluate", expression=SIZES) for one in self._workers]
        while not self._answers.keys() >= set(asked):
            self._page.wait_for_timeout(WAIT)
        return float(sum(self._answers[one]["result"].get("value", 0) for one in asked)) / 1e6
