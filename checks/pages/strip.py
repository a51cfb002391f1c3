"""One whole game as a strip of pictures: ``python -m checks.pages.strip`` plays it in a real browser.

It is played on a phone and on a laptop, with the same deal every time. The most telling moments of each turn
become a contact sheet in ``docs/pictures``, to be looked at after a change of the table.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import sync_playwright

from checks.pages.pictures import SMALL
from checks.server.server_process import chanbara_server
from checks.setup.parts import chromium
from tests.browser import dealt
from tests.browser.kit import DRAWN, Look, Visitors, begin, new_table, start
from tests.browser.player import Player

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from playwright.sync_api import Browser, Page

DEAL = "one whole game"
"""What all chance follows from."""
PLAYERS = 4
PER_TURN = 2
MOST = 48
"""Pictures on a sheet; of a longer game only some are kept."""
HEAVIEST = 1_500_000
"""Bytes of a sheet."""
LONGEST = 600.0
"""Seconds after which a game that does not end is a fault."""


class Screen(NamedTuple):
    """A screen, the scale of its pictures, and how many are side by side."""

    name: str
    width: int
    height: int
    scale: float
    abreast: int


SCREENS = (Screen("phone", 390, 844, 0.6, 10), Screen("desktop", 1440, 900, 0.4, 5))

MOMENTS = ("others play", "your turn", "chosen", "a blow", "attacked", "the end")
"""What can be seen, the more telling the later."""
SEEN = """
() => {
  const has = (what) => document.querySelector(what) !== null;
  const moment = has('.verdict') ? 5
    : has('.window') ? 4
    : has('.seat.asked:not(.active)') ? 3
    : has('[data-place="hand"] .raised') && has('.seat .choosable') ? 2
    : has('.prompt.asked') ? 1 : 0;
  const active = document.querySelector('.seat.active')?.dataset.seat ?? '';
  return [active, moment];
}
"""


class Shot(NamedTuple):
    """A picture of a moment."""

    moment: int
    jpeg: bytes


class Strip:
    """The pictures of a game, turn by turn."""

    def __init__(self, page: Page, screen: Screen) -> None:
        self.page, self.screen = page, screen
        self.turns: list[dict[int, Shot]] = []
        self._active = ""
        self._line = page.context.new_cdp_session(page)

    def look(self) -> None:
        """Take a picture if there is something that this turn has not shown yet."""
        active, moment = self.page.evaluate(SEEN)
        if active not in {"", self._active} or not self.turns:
            self._active = active
            self.turns.append({})
        if moment not in self.turns[-1]:
            shot = Shot(moment, self._taken())
            # The table goes on meanwhile.
            if self.page.evaluate(SEEN) == [active, moment]:
                self.turns[-1][moment] = shot

    def _taken(self) -> bytes:
        screen = self.screen
        clip = {"x": 0, "y": 0, "width": screen.width, "height": screen.height, "scale": screen.scale}
        shot = {"format": "jpeg", "quality": 90, "clip": clip}
        return base64.b64decode(self._line.send("Page.captureScreenshot", shot)["data"])

    def chosen(self) -> list[tuple[str, bytes]]:
        """Return the most telling pictures of each turn, with what they show."""
        turns = [sorted(turn.values())[-PER_TURN:] for turn in self.turns]
        # Others play in every turn: that alone is a picture only where nothing else happens.
        shots = [
            (f"{number} · {MOMENTS[shot.moment]}", shot.jpeg)
            for number, turn in enumerate(turns, 1)
            for shot in turn
            if shot.moment > 0 or len(turn) == 1
        ]
        every = -(-len(shots) // MOST)
        return [shot for place, shot in enumerate(shots, 1 - len(shots)) if place % every == 0]


def play(visitors: Visitors, screen: Screen) -> list[tuple[str, bytes]]:
    """Play a game to its end; return its pictures."""
    chairs = new_table(visitors.url, people=1, players=PLAYERS)
    begin(visitors.url, chairs)
    look = Look(screen.width, screen.height, touch=screen.name == "phone")
    page = visitors.open(f"/t/{chairs[0].code}", look, tuple(chairs))
    page.locator(".table").wait_for()
    strip, player = Strip(page, screen), Player(page, 5, touch=look.touch)
    ends = time.monotonic() + LONGEST
    while page.locator(".verdict").count() == 0:
        assert time.monotonic() < ends, page.inner_text("body")
        strip.look()
        if not player.step(0):
            page.wait_for_timeout(20)
    page.locator(".verdict").wait_for()
    page.evaluate(DRAWN)
    strip.look()
    page.context.close()
    return strip.chosen()


SHEET = """
<style>
  body { margin: 0; padding: 16px; background: #d9d2c3; font: 600 15px sans-serif; display: grid; gap: 14px;
    grid-template-columns: repeat(%d, max-content); width: max-content }
  figure { margin: 0 }
  img { display: block; border: 1px solid #1d1b1a }
</style>
"""


def sheet(browser: Browser, screen: Screen, shots: Sequence[tuple[str, bytes]]) -> bytes:
    """Lay pictures out on one sheet; the browser does it."""
    figures = (
        f'<figure><figcaption>{words}</figcaption><img src="data:image/jpeg;base64,'
        f'{base64.b64encode(jpeg).decode()}"></figure>'
        for words, jpeg in shots
    )
    page = browser.new_page(viewport={"width": 3_000, "height": 1_000})
    page.set_content(SHEET % screen.abreast + "".join(figures))
    paper, quality = page.locator("body"), 85
    made = paper.screenshot(type="jpeg", quality=quality)
    while len(made) > HEAVIEST:
        quality -= 5
        made = paper.screenshot(type="jpeg", quality=quality)
    page.close()
    return made


@contextlib.contextmanager
def served() -> Iterator[str]:
    """Start a server with the deal; each has dealt nothing yet."""
    with tempfile.TemporaryDirectory() as folder:
        deal = Path(folder) / "deal"
        deal.write_text(DEAL, encoding="utf-8")
        program = (str(Path(dealt.__file__)), str(deal))
        server = chanbara_server(f"sqlite:///{folder}/tables.sqlite", Path(folder), program=program)
        start(server)
        try:
            yield server.url
        finally:
            server.stop()


def keep(browser: Browser, url: str, screen: Screen) -> None:
    """Play a game, and write its sheet."""
    visitors = Visitors(browser, url)
    shots = play(visitors, screen)
    assert not visitors.troubles, visitors.troubles
    made = sheet(browser, screen, shots)
    (SMALL / f"game-{screen.name}.jpg").write_bytes(made)
    print(f"{screen.name}: {len(shots)} pictures, {len(made) / 1000:.0f} kB", flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play on each screen, and keep the sheets."""
    parser = argparse.ArgumentParser(description="one whole game as a strip of pictures")
    names = [screen.name for screen in SCREENS]
    parser.add_argument("names", nargs="*", help=f"some of {', '.join(names)}; all, if none is named")
    wanted = parser.parse_args(arguments).names or names
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        for screen in SCREENS:
            if screen.name in wanted:
                with served() as url:
                    keep(browser, url, screen)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
