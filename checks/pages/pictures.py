"""Screenshots of the page: ``python -m checks.pages.pictures`` takes them in a real browser.

Each is taken on a laptop and on a phone, light and dark. Small ones go into the documents, large ones into
``pictures/``, which git ignores. At the end it reports how long the table takes to load on a slow connection.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

from playwright.sync_api import sync_playwright

from checks.server.server_process import ask, chanbara_server
from checks.setup.parts import chromium
from tests.browser.duellist import CARDS, asked, fight, new_duel
from tests.browser.kit import Look, Visitors, begin, new_table
from tests.browser.past import fetch, fetch_lines, played
from tests.browser.player import Player, play_until
from tests.browser.slow_line import first_visit

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from playwright.sync_api import Page

    from tests.browser.slow_line import Visit

ROOT = Path(__file__).parents[2]
SMALL = ROOT / "docs" / "pictures"
LARGE = ROOT / "pictures"
THEMES = ("light", "dark")


class Screen(NamedTuple):
    """A screen, and the scale of its picture in the documents."""

    name: str
    width: int
    height: int
    small: float


VISITS = 5
"""Visits of the table on a slow connection; the median counts."""
SCREENS = (Screen("desktop", 1440, 900, 0.6), Screen("phone", 360, 740, 0.75))


def table(visitors: Visitors, players: int, moment: str) -> Page:
    """Return a page at a table, played to a moment worth a picture."""
    chairs = new_table(visitors.url, people=1, players=players, rising_sun=players == 8)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", Look(), tuple(chairs))
    page.locator(".table").wait_for()
    player = Player(page, 11)
    for _ in range(40 if moment == "asked" else 0):
        # An empty table is no picture.
        if not player.step():
            page.wait_for_timeout(30)
    play_until(page, moment)
    return page


class Subject(NamedTuple):
    """The subject of a picture: an address, a table at a moment, or a duel."""

    path: str = ""
    players: int = 0
    moment: str = ""
    duel: Mapping[str, Any] | None = None

    def open(self, visitors: Visitors) -> Page:
        """Open it on a large screen."""
        if self.path:
            return visitors.open(self.path, Look())
        if self.duel is not None:
            return duel(visitors, self.duel, self.moment)
        return table(visitors, self.players, self.moment)

    def open_again(self, page: Page) -> None:
        """Open it on another screen."""
        page.reload()
        if self.duel is not None:
            choose_card(page, self.moment)
        elif self.moment:
            page.locator(".table, .roles").first.wait_for()
            play_until(page, self.moment)


class LookingBack(NamedTuple):
    """A review of a finished game at some frame, with a tab beside it."""

    part: float
    """The position in the game, as a share."""
    tab: int

    def open(self, visitors: Visitors) -> Page:
        """Open it on a large screen, and wait for the analysis."""
        code = played(visitors.url, 7).code
        frames = fetch(f"{visitors.url}/api/reviews/{code}")["frames"]
        fetch_lines(f"{visitors.url}/api/reviews/{code}/analysis")
        return visitors.open(f"/review/{code}?as=0&at={round(self.part * frames)}", Look())

    def open_again(self, page: Page) -> None:
        """Open it on another screen, with the analysis already there."""
        page.reload()
        page.locator("[data-frame]").wait_for()
        if page.locator(".tabs").count() == 0:
            page.locator("header button").first.click()
        page.locator(".tabs button").nth(self.tab).click()
        page.locator(".scrolls button.main").click()
        page.locator(".scrolls select").wait_for()


class Figures(NamedTuple):
    """The stats of a player with a claimed name, after some games."""

    players: tuple[int, ...]
    """The number of players, game by game."""

    def open(self, visitors: Visitors) -> Page:
        """Claim a name, play, and open the stats on a large screen."""
        claimed = ask(f"{visitors.url}/api/players", {"name": "Aki"})
        for players in self.players:
            # A random player sometimes wins against others.
            played(visitors.url, players, claimed["token"], "random")
        return visitors.open(f"/me#player={claimed['token']}&name=Aki", Look())

    def open_again(self, page: Page) -> None:
        """Open it on another screen."""
        page.reload()
        page.locator("svg[role=img]").wait_for()


def duel(visitors: Visitors, game: Mapping[str, Any], moment: str) -> Page:
    """Return a page at a duel, fought to its end or until a card can be played after the first attack."""
    chair = new_duel(visitors.url, **game)
    page = visitors.open(f"/t/{chair.code}", Look(), (chair,))
    asked(page)
    fight(page, 3, until=".nothing" if moment == "end" else ".laid .cut")
    if moment != "end":
        fight(page, 3, until="[data-becomes]")
    return page


def choose_card(page: Page, moment: str) -> None:
    """Select a card, so that its effects are shown."""
    if moment == "end":
        page.locator(".verdict").wait_for()
    else:
        asked(page)
        page.locator(CARDS).first.click()


BAMBOO = {
    "opponent": "kojiro",
    "environment": "bamboo",
    "weather": "rain",
    "difficulty": "student",
    "modules": ["bushido", "gisei", "yoroi"],
}
BEACH = {"weapon": "naginata", "environment": "beach", "difficulty": "student", "modules": ["1vs3", "gisei"]}

SUBJECTS: dict[str, Subject | LookingBack | Figures] = {
    "lobby": Subject("/"),
    "table-3": Subject(players=3, moment="asked"),
    "table-5": Subject(players=5, moment="asked"),
    "table-8": Subject(players=8, moment="asked"),
    "reach": Subject(players=5, moment="chosen"),
    "window": Subject(players=5, moment="window"),
    "end": Subject(players=4, moment="end"),
    "duel-hall": Subject("/duel"),
    "duel": Subject(duel=BAMBOO, moment="card"),
    "duel-three": Subject(duel=BEACH, moment="card"),
    "duel-end": Subject(duel=BAMBOO, moment="end"),
    "rules": Subject("/rules/5.3"),
    "school": Subject("/school"),
    "lesson": Subject("/school/lesson"),
    "lesson-duel": Subject("/school/duel"),
    "lesson-gisei": Subject("/school/modules/gisei"),
    "puzzle": Subject("/school/puzzles/long-arm"),
    "puzzle-ronin": Subject("/school/puzzles/ronin-both-ways"),
    "review-beliefs": LookingBack(0.8, tab=1),
    "review-choices": LookingBack(0.8, tab=2),
    "figures": Figures((4, 5, 3, 7, 4, 6, 5, 4)),
}


def take(visitors: Visitors, names: Sequence[str]) -> None:
    """Take the pictures of some subjects."""
    for name in names:
        page = SUBJECTS[name].open(visitors)
        for screen in SCREENS:
            page.set_viewport_size({"width": screen.width, "height": screen.height})
            SUBJECTS[name].open_again(page)
            page.wait_for_load_state("networkidle")
            for theme in THEMES:
                page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
                page.wait_for_timeout(500)
                take_one(page, screen, f"{name}-{screen.name}-{theme}")
        page.context.close()
        print(name, flush=True)


def take_one(page: Page, screen: Screen, name: str) -> None:
    """Take a picture, large and small."""
    page.screenshot(path=LARGE / f"{name}.png")
    top = page.evaluate("scrollY")
    clip = {"x": 0, "y": top, "width": screen.width, "height": screen.height, "scale": screen.small}
    line = page.context.new_cdp_session(page)
    found = line.send("Page.captureScreenshot", {"format": "jpeg", "quality": 80, "clip": clip})
    (SMALL / f"{name}.jpg").write_bytes(base64.b64decode(found["data"]))


def visit(url: str, names: Sequence[str]) -> tuple[list[str], list[Visit]]:
    """Take pictures of a server; return the errors, and the load times."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        visitors = Visitors(browser, url)
        # Before a picture claims the name of whoever opens these tables.
        visits = [first_visit(visitors) for _ in range(VISITS)]
        take(visitors, names)
        browser.close()
    return visitors.troubles, visits


def main(arguments: Sequence[str] | None = None) -> int:
    """Take the pictures, and report the load time."""
    parser = argparse.ArgumentParser(description="pictures of the page")
    parser.add_argument("names", nargs="*", help=f"some of {', '.join(SUBJECTS)}; all, if none is named")
    names = parser.parse_args(arguments).names or list(SUBJECTS)
    LARGE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server = chanbara_server(f"sqlite:///{folder}/tables.sqlite", Path(folder))
        asyncio.run(server.start())
        try:
            troubles, visits = visit(server.url, names)
        finally:
            server.stop()
    assert not troubles, troubles
    seconds, kilobytes = median(one.seconds for one in visits), visits[0].kilobytes
    print(f"On a slow connection the table shows after {seconds:.2f} s; its scripts are {kilobytes:.0f} kB.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
