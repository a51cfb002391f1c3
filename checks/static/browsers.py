"""Browsers that visit the game on a static host: Chromium by Playwright, Firefox by WebDriver BiDi.

Both run the same script in the page (``tour.js``), so that a visit is written once.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from playwright.sync_api import sync_playwright
from websockets.sync.client import connect

from checks.server.proxies import free_ports
from checks.setup.parts import chromium

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page
    from websockets.sync.client import ClientConnection

TOUR = Path(__file__).with_name("tour.js").read_text(encoding="utf-8")
FIREFOX = ("firefox-esr", "firefox")
PATIENCE = 300.0
"""Seconds for anything that a visitor does."""
PREFERENCES = 'user_pref("datareporting.policy.dataSubmissionEnabled", false);\n'


class Tab(Protocol):
    """One tab of a browser, with ``tour.js``."""

    def goto(self, url: str) -> None:
        """Open an address."""

    def do(self, script: str) -> Any:  # noqa: ANN401 - of JavaScript
        """Evaluate an expression, and wait for what it promises."""

    def close(self) -> None:
        """Close it."""


class Visitor(Protocol):
    """A browser with everything that it has stored."""

    name: str

    def open(self) -> Tab:
        """Open a tab."""

    def cut(self) -> None:
        """Cut the network, if the browser can do that itself."""


class ChromiumTab:
    """A tab of Chromium."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def goto(self, url: str) -> None:
        self.page.goto(url, timeout=PATIENCE * 1000)

    def do(self, script: str) -> Any:  # noqa: ANN401
        return self.page.evaluate(f"async () => ({script})")

    def close(self) -> None:
        self.page.close()


class Chromium:
    """Chromium, or Chrome."""

    def __init__(self, browser: Browser) -> None:
        self.name = f"Chromium {browser.version}"
        self.context = browser.new_context(reduced_motion="reduce")
        self.context.add_init_script(TOUR)
        self.troubles: list[str] = []

    def open(self) -> ChromiumTab:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        return ChromiumTab(page)

    def cut(self) -> None:
        self.context.set_offline(True)


class FirefoxTab:
    """A tab of Firefox."""

    def __init__(self, firefox: Firefox, context: str) -> None:
        self._firefox, self._context = firefox, context

    def goto(self, url: str) -> None:
        self._firefox.ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def do(self, script: str) -> Any:  # noqa: ANN401
        function = f"async () => JSON.stringify((await ({script})) ?? null)"
        found = self._firefox.ask(
            "script.callFunction",
            functionDeclaration=function,
            target={"context": self._context},
            awaitPromise=True,
        )
        assert found["type"] == "success", found["exceptionDetails"]["text"]
        return json.loads(found["result"]["value"])

    def close(self) -> None:
        self._firefox.ask("browsingContext.close", context=self._context)


class Firefox:
    """Firefox: nothing but a socket is needed to drive it."""

    def __init__(self, line: ClientConnection) -> None:
        self._line, self._numbers = line, itertools.count(1)
        about = self.ask("session.new", capabilities={})["capabilities"]
        self.name = f"Firefox {about['browserVersion']}"
        self.ask("script.addPreloadScript", functionDeclaration=f"() => {{ {TOUR} }}")

    def ask(self, method: str, **given: Any) -> Any:  # noqa: ANN401
        """Send a command, and return its result."""
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": given}))
        while (answer := json.loads(self._line.recv(timeout=PATIENCE))).get("id") != number:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]

    def open(self) -> FirefoxTab:
        return FirefoxTab(self, self.ask("browsingContext.create", type="tab")["context"])

    def cut(self) -> None:
        """Its host is stopped instead."""


@contextlib.contextmanager
def chromium_visitor() -> Iterator[Chromium]:
    """Start Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        yield Chromium(browser)
        browser.close()


@contextlib.contextmanager
def firefox_visitor() -> Iterator[Firefox | None]:
    """Start Firefox, if there is one."""
    program = next(filter(None, map(shutil.which, FIREFOX)), None)
    if program is None:
        yield None
        return
    (port,) = free_ports(1)
    with tempfile.TemporaryDirectory() as profile:
        (Path(profile) / "user.js").write_text(PREFERENCES, encoding="utf-8")
        command = [program, "--headless", "--no-remote", "--profile", profile]
        process = subprocess.Popen(
            [*command, f"--remote-debugging-port={port}"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            with _line_to(port) as line:
                yield Firefox(line)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _line_to(port: int) -> ClientConnection:
    """Connect to Firefox, as soon as it listens."""
    ends = time.monotonic() + PATIENCE
    while True:
        try:
            return connect(f"ws://127.0.0.1:{port}/session", max_size=None, ping_interval=None)
        except OSError:
            assert time.monotonic() < ends, "Firefox did not start"
            time.sleep(0.2)
