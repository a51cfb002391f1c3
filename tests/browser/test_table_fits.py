"""The table has room: for 3 to 8 players, in every language, at every width, at every moment."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fits import troubles
from tests.browser.kit import DESKTOP, LANGUAGES, PHONE, WIDTHS, Look, Visitors, begin, new_table
from tests.browser.player import Player
from tests.browser.test_pages import faults

MOMENTS: dict[str, Callable[[Page], bool]] = {
    "asked": lambda page: page.locator(".prompt.asked").count() > 0,
    "chosen": lambda page: page.locator(".raised").count() > 0,
    "window": lambda page: page.locator(".window").count() > 0,
    "end": lambda page: page.locator(".verdict").count() > 0,
}


def seated(visitors: Visitors, players: int, look: Look) -> Page:
    chairs = new_table(visitors.url, people=1, players=players, rising_sun=players == 8)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", look, tuple(chairs))
    expect(page.locator(".table")).to_be_visible()
    return page


def play_until(page: Page, moment: str) -> None:
    """Play on until something is to be seen."""
    player = Player(page, 7)
    for _ in range(3_000):
        if MOMENTS[moment](page) or (player.is_over and moment != "end"):
            break
        if not player.step():
            page.wait_for_timeout(30)


@pytest.mark.parametrize("players", [3, 5, 8])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_room(visitors: Visitors, players: int, language: str) -> None:
    page = seated(visitors, players, Look(language=language))
    found = []
    for moment in ("asked", "chosen", "window"):
        play_until(page, moment)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 740 if width < 768 else 900})
            page.wait_for_timeout(120)
            found += [f"{moment} {width}: {trouble}" for trouble in troubles(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nobody_is_kept_from_the_table(visitors: Visitors, size: tuple[int, int], theme: str) -> None:
    page = seated(visitors, 5, Look(*size, theme=theme))
    for moment in MOMENTS:
        play_until(page, moment)
        found = faults(page)
        assert not found, moment + "\n" + "\n".join(found)
    widths = WIDTHS if size == DESKTOP else PHONE[:1]
    for width in widths:
        page.set_viewport_size({"width": width, "height": 900})
        assert not troubles(page)
