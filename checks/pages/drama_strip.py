"""The deal, a defeat and the end as strips of pictures: ``python -m checks.pages.drama_strip``.

Each is played in a real browser on a phone and on a laptop, light and dark, and becomes a contact sheet in
``docs/pictures``, to be looked at after a change of the drama at the table.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import json
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from checks.pages.pictures import SMALL
from checks.pages.strip import Screen, served, sheet
from checks.server.server_process import chanbara_server
from checks.setup.parts import chromium
from tests.browser import arranged, past
from tests.browser.elsewhere import let_pass, sitting_elsewhere
from tests.browser.kit import DRAWN, Look, Visitors, begin, new_table, start
from tests.browser.test_pace import CLEO, POSITION, fall, strike

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from playwright.sync_api import Browser, Page

SCREENS = (Screen("phone", 390, 844, 0.6, 6), Screen("desktop", 1440, 900, 0.33, 6))
"""Six pictures each of the deal, a defeat and the end."""
THEMES = ("light", "dark")
PLAYERS = 5
Shots = list[tuple[str, bytes]]


class Camera:
    """Takes pictures of one page."""

    def __init__(self, page: Page, screen: Screen) -> None:
        self.page, self.screen, self.shots = page, screen, list[tuple[str, bytes]]()
        self._line = page.context.new_cdp_session(page)

    def take(self, words: str, after: int = 0) -> None:
        """Take a picture, some milliseconds from now."""
        self.page.wait_for_timeout(after)
        self.page.evaluate(DRAWN)
        screen = self.screen
        top = self.page.evaluate("scrollY")
        clip = {"x": 0, "y": top, "width": screen.width, "height": screen.height, "scale": screen.scale}
        shot = {"format": "jpeg", "quality": 90, "clip": clip}
        self.shots.append((words, base64.b64decode(self._line.send("Page.captureScreenshot", shot)["data"])))


def look_of(screen: Screen, theme: str, pace: str) -> Look:
    """Return the display settings of a strip: with motion, and with the deal."""
    size = (screen.width, screen.height)
    return Look(*size, theme=theme, touch=screen.name == "phone", still=False, pace=pace, deal=True)


def deal(visitors: Visitors, screen: Screen, theme: str) -> Shots:
    """Come to a game that has just begun."""
    chairs = new_table(visitors.url, people=1, players=PLAYERS)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", look_of(screen, theme, "calm"), tuple(chairs))
    page.locator(".deal .cards").wait_for()
    camera = Camera(page, screen)
    camera.take("the deal: face down")
    page.locator(".character .turned").wait_for()
    camera.take("your character", 200)
    page.locator(".role .turned").wait_for()
    camera.take("your role", 150)
    camera.take("your goal and your allies", 500)
    page.get_by_role("button", name="Cover again").click()
    camera.take("covered again", 500)
    page.get_by_role("button", name="Take my seat").click()
    page.locator(".table .seat").first.wait_for()
    camera.take("your seat", 500)
    page.context.close()
    return camera.shots


def defeat(visitors: Visitors, screen: Screen, theme: str) -> Shots:
    """Look on while somebody falls."""
    chairs = new_table(visitors.url, people=3, players=3)
    begin(visitors.url, chairs)
    with sitting_elsewhere(visitors.url, chairs[CLEO:]) as (cleo,):
        let_pass(cleo)
    with sitting_elsewhere(visitors.url, chairs[:CLEO]) as people:
        look = look_of(screen, theme, "step")._replace(deal=False)
        page = visitors.open(f"/t/{chairs[CLEO].code}", look, (chairs[CLEO],))
        page.locator(".table .seat").first.wait_for()
        page.wait_for_timeout(2_000)
        camera = Camera(page, screen)
        strike(people)
        fall(people)
        camera.take("a blow", 900)
        page.keyboard.press("x")
        page.keyboard.press("x")
        camera.take("a wound", 350)
        page.keyboard.press("x")
        camera.take("defeat: the table holds its breath", 250)
        camera.take("the crest falls", 900)
        page.keyboard.press("x")
        camera.take("the petal flies", 350)
        camera.take("who gained and who lost", 900)
        page.context.close()
    return camera.shots


def end(visitors: Visitors, screen: Screen, theme: str) -> Shots:
    """Come to the end of a game, and stay for its story."""
    chair = past.played(visitors.url, PLAYERS, bot="sly")
    page = visitors.open(f"/t/{chair.code}", look_of(screen, theme, "normal"), (chair,))
    page.locator(".roles .turned").first.wait_for()
    camera = Camera(page, screen)
    camera.take("the end: roles turn one by one", 1_200)
    page.locator(".teams tr:not(.hidden)").nth(1).wait_for()
    camera.take("the sums build up")
    page.get_by_role("button", name="Skip").click()
    page.locator(".verdict").wait_for()
    camera.take("the verdict", 400)
    page.locator(".story").scroll_into_view_if_needed()
    page.locator(".story .chart").wait_for(timeout=120_000)
    page.locator(".story").evaluate("(one) => one.scrollIntoView()")
    camera.take("the deciding moment", 400)
    page.locator(".story .chart").scroll_into_view_if_needed()
    camera.take("suspicion over time", 400)
    with page.expect_download() as given:
        page.get_by_role("button", name="Share as a picture").click()
    picture = page.context.new_page()
    data = base64.b64encode(Path(given.value.path()).read_bytes()).decode()
    width, height = int(screen.width * screen.scale), int(screen.height * screen.scale)
    size = f"width: {width}px; height: {height}px; object-fit: contain; background: #8883"
    picture.set_content(f'<img style="{size}" src="data:image/png;base64,{data}">')
    camera.shots.append(("one picture to share", picture.locator("img").screenshot(type="jpeg", quality=90)))
    page.context.close()
    return camera.shots


@contextlib.contextmanager
def arranged_server() -> Iterator[str]:
    """Start a server where every game begins with the same position."""
    with tempfile.TemporaryDirectory() as folder:
        program = (str(Path(arranged.__file__)), json.dumps(POSITION))
        server = chanbara_server(f"sqlite:///{folder}/tables.sqlite", Path(folder), program=program)
        start(server)
        try:
            yield server.url
        finally:
            server.stop()


def keep(browser: Browser, urls: tuple[str, str], screen: Screen, theme: str) -> None:
    """Play, and write one sheet."""
    dealt, arranged_url = (Visitors(browser, url) for url in urls)
    shots = [
        *deal(dealt, screen, theme),
        *defeat(arranged_url, screen, theme),
        *end(dealt, screen, theme),
    ]
    assert not dealt.troubles + arranged_url.troubles, dealt.troubles + arranged_url.troubles
    made = sheet(browser, screen, shots)
    (SMALL / f"drama-{screen.name}-{theme}.jpg").write_bytes(made)
    print(f"{screen.name} {theme}: {len(shots)} pictures, {len(made) / 1000:.0f} kB", flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play on each screen in each theme, and keep the sheets."""
    parser = argparse.ArgumentParser(description="the deal, a defeat and the end as strips of pictures")
    names = [screen.name for screen in SCREENS]
    parser.add_argument("names", nargs="*", help=f"some of {', '.join(names)}; all, if none is named")
    wanted = parser.parse_args(arguments).names or names
    with sync_playwright() as playwright, arranged_server() as arranged_url:
        browser = playwright.chromium.launch(executable_path=chromium())
        for screen in (one for one in SCREENS if one.name in wanted):
            for theme in THEMES:
                with served() as url:
                    keep(browser, (url, arranged_url), screen, theme)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
