"""Users of a real browser: they open pages, and any error behind the page is a failure."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from playwright.sync_api import expect
from websockets.sync.client import connect

from checks.server.server_process import PATIENCE, Chair, ask, chanbara_server, said
from tests.browser import arranged

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from playwright.sync_api import Browser, BrowserContext, Page, Request, Route

    from checks.server.server_process import Process

PHONE, DESKTOP = (360, 740), (1440, 900)
WIDTHS = (360, 390, 768, 1024, 1440)
LANGUAGES = ("en", "de", "it", "pseudo")
QUICK = {"least": 0.0, "most": 0.02}
"""Pauses of bots in a test: nobody watches."""
SLOWLY = 30_000
"""Milliseconds after which what should be seen is not there, on a machine that is busy with other tests."""
FIRST_LOAD = 3 * SLOWLY
"""Milliseconds until a page is loaded, also while every worker starts its own server and browser."""
expect.set_options(timeout=SLOWLY)
SALT = "crypto.getRandomValues = (bytes) => bytes.fill(7);"
"""What a page adds to the deal: always the same, so that a test is always dealt the same."""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""All earlier messages are drawn."""
FADED = """
() => Promise.allSettled(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
  .map((one) => one.finished))
"""
"""Colours that fade into others have done so."""


def start(process: Process) -> None:
    """Start a server. Whoever drives a browser has a loop running, so this one gets a thread of its own."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(process.start())).result()


def start_arranged(folder: Path, position: dict[str, Any], source: Path | None = None) -> Process:
    """Start a server where every game begins with a position; it may come from another source tree."""
    program = (str(Path(arranged.__file__)), json.dumps(position))
    process = chanbara_server(f"sqlite:///{folder / 'tables.sqlite'}", folder, program=program, source=source)
    start(process)
    return process


class Look(NamedTuple):
    """A visitor's display settings."""

    width: int = 1440
    height: int = 900
    language: str = "en"
    theme: str = "light"
    touch: bool = False
    still: bool = True
    fast: bool = True
    """Whether choices are sent at once, without a moment to undo them."""
    pace: str = "none"
    """How quickly what happens is shown; most tests wait for nothing."""
    deal: bool = False
    """Whether the deal is shown at the start of a game; most tests come to the table."""
    text: int = 100
    """How large text is, in per cent."""


class Visitors:
    """Opens the page for visitors, and collects errors of their browsers."""

    def __init__(self, browser: Browser, url: str, workers: Literal["allow", "block"] = "block") -> None:
        """With a service worker a test cannot intercept requests: most want none."""
        self.browser = browser
        self._workers: Literal["allow", "block"] = workers
        self.url = url
        self.troubles: list[str] = []
        self._contexts: list[BrowserContext] = []
        self._loading: set[Request] = set()

    def open(
        self,
        path: str = "/",
        look: Look = Look(),  # noqa: B008 - it never changes
        seats: Sequence[Chair] = (),
        script: str = "",
    ) -> Page:
        """Open an address, with the seats that this browser has; a script may change the browser before."""
        context = self.browser.new_context(
            viewport={"width": look.width, "height": look.height},
            has_touch=look.touch,
            is_mobile=look.touch,
            locale=look.language if look.language != "pseudo" else "en",
            service_workers=self._workers,
            reduced_motion="reduce" if look.still else "no-preference",
        )
        self._contexts.append(context)
        context.add_init_script(SALT + _remembered(look, seats) + _dealt(look, path) + script)
        page = context.new_page()
        page.set_default_timeout(SLOWLY)
        page.set_default_navigation_timeout(FIRST_LOAD)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda said: self._hear(said.type, said.text))
        page.on("request", self._began)
        page.on("requestfinished", self._ended)
        page.on("requestfailed", self._ended)
        page.goto(self.url + path)
        return page

    def _began(self, request: Request) -> None:
        self._loading.add(request)

    def _ended(self, request: Request) -> None:
        self._loading.discard(request)

    def look_otherwise(self, page: Page, look: Look, path: str | None = None) -> None:
        """Reload a page with other display settings, or go to another one with them; its cache stays."""
        page.set_viewport_size({"width": look.width, "height": look.height})
        page.evaluate("(told) => localStorage.setItem('chanbara.settings', told)", _settings(look))
        page.goto(page.url if path is None else self.url + path)

    def settle(self, page: Page) -> None:
        """Wait until a page has everything it asked for, and shows it."""
        expect(page.locator("main h1").first).to_be_visible()
        ends = time.monotonic() + PATIENCE
        page.evaluate(DRAWN)
        while self._loading:
            assert time.monotonic() < ends, [request.url for request in self._loading]
            page.wait_for_timeout(5)
        page.evaluate(DRAWN)

    def _hear(self, kind: str, text: str) -> None:
        # A wrong link is answered with 404, and a browser makes a note of it.
        if kind == "error" and "status of 404" not in text:
            self.troubles.append(text)

    def leave(self) -> None:
        """Close everything; nothing may have gone wrong unseen."""
        for context in self._contexts:
            context.close()
        assert not self.troubles, "\n".join(self.troubles)


def _settings(look: Look) -> str:
    told = {"name": "Aki", "language": look.language, "theme": look.theme, "pace": look.pace}
    return json.dumps({**told, "undo": not look.fast})


def _remembered(look: Look, seats: Sequence[Chair]) -> str:
    """Return a script that gives a fresh browser settings and seats; one that has them is left alone."""
    kept = [{"code": one.code, "seat": one.seat, "token": one.token, "name": "", "at": 0} for one in seats]
    # Before any script of the page runs there is a document whose text can be enlarged.
    set_size = f"document.documentElement.style.fontSize = '{look.text}%'"
    larger = (
        f"addEventListener('readystatechange', () => {{ {set_size} }}, true);" if look.text != 100 else ""
    )
    return larger + (
        f"localStorage.getItem('chanbara.settings') ?? "
        f"(localStorage.setItem('chanbara.settings', {json.dumps(_settings(look))}),"
        f" localStorage.setItem('chanbara.seats', {json.dumps(json.dumps(kept))}));"
    )


def _dealt(look: Look, path: str) -> str:
    """Return a script by which a fresh browser has seen the deal of the table at this address."""
    if look.deal or not path.startswith("/t/"):
        return ""
    code = path.removeprefix("/t/").split("?")[0].split("/")[0]
    seen = json.dumps(json.dumps([f"{code}/{seat}" for seat in ("", *range(8))]))
    return f"localStorage.getItem('chanbara.deals') ?? localStorage.setItem('chanbara.deals', {seen});"


def wait_until(page: Page, condition: str) -> None:
    """Wait until an expression holds on a page; Playwright's own way offends against its security policy."""
    page.evaluate(f"async () => {{ while (!({condition})) await new Promise((on) => setTimeout(on, 20)) }}")


def enlarge(page: Page, per_cent: int) -> None:
    """Enlarge the text of an open page, until it is reloaded."""
    page.evaluate("(size) => { document.documentElement.style.fontSize = size }", f"{per_cent}%")


@contextlib.contextmanager
def in_the_dark(page: Page) -> Iterator[None]:
    """Make a page dark for a while, for a visitor with the theme of the device."""
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    yield
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def new_table(
    url: str,
    people: int,
    players: int,
    around: dict[str, Any] | None = None,
    player: str | None = None,
    **more: Any,  # noqa: ANN401 - options of a game
) -> list[Chair]:
    """Open a table with this many people, and bots in the other seats; `around` has the table options.

    With a player's token the first of them has a claimed name.
    """
    game = {"game": "sword", "players": players, **more}
    bots = [None] * people + ["greedy"] * (players - people)
    options = {"game": game, "bots": bots, "pauses": QUICK, **(around or {})}
    seated = [ask(f"{url}/api/tables", {"name": "Aki", "options": options, "player": player})]
    for name in ("Ben", "Cleo", "Dario", "Emma", "Finn", "Gina", "Hugo")[: people - 1]:
        seated.append(ask(f"{url}/api/tables/{seated[0]['code']}/seats", {"name": name}))
    return [Chair(one["code"], one["seat"], one["token"]) for one in seated]


def hurry_bots(page: Page) -> None:
    """Let bots answer at once at the tables opened on this page: nobody watches."""

    def without_pauses(route: Route) -> None:
        told = json.loads(route.request.post_data or "null")
        if told is None:
            route.continue_()
        else:
            told["options"]["pauses"] = QUICK
            route.continue_(post_data=json.dumps(told))

    page.route("**/api/tables", without_pauses)


def begin(url: str, chairs: list[Chair]) -> None:
    """Get everyone ready, and let the host start."""
    with contextlib.ExitStack() as stack:
        lines = []
        for chair in chairs:
            line = stack.enter_context(connect(url.replace("http", "ws") + chair.path))
            line.send(chair.hello)
            line.send(said("ready", salt="x"))
            lines.append(line)
        for line in lines:
            while not _is_ready(line.recv(), len(chairs)):
                pass
        lines[0].send(said("start"))
        while json.loads(lines[0].recv())["type"] != "sword":
            pass


def _is_ready(message: str | bytes, people: int) -> bool:
    told = json.loads(message)
    return bool(told["type"] == "table" and sum(seat["ready"] for seat in told["table"]["seats"]) >= people)
