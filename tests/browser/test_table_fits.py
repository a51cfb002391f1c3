"""The table has room: for 3 to 8 players, in every language, at every width, at every moment."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fits import troubles
from tests.browser.kit import DESKTOP, LANGUAGES, PHONE, WIDTHS, Look, Visitors, begin, new_table
from tests.browser.player import MOMENTS, play_until
from tests.browser.test_pages import faults

PHONES = ((390, 844), (740, 360))
"""Another one, and one on its side."""
TALLER = "document.documentElement.scrollHeight - document.documentElement.clientHeight"


def seated(visitors: Visitors, players: int, look: Look) -> Page:
    chairs = new_table(visitors.url, people=1, players=players, rising_sun=players % 2 == 0)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", look, tuple(chairs))
    expect(page.locator(".table")).to_be_visible()
    return page


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


@pytest.mark.parametrize("players", range(3, 9))
def test_a_phone_shows_all_of_the_table_at_once(visitors: Visitors, players: int) -> None:
    page = seated(visitors, players, Look(*PHONE, language="de"))
    found = []
    for moment in ("asked", "chosen", "window"):
        play_until(page, moment)
        if not MOMENTS[moment](page):
            # The game was over before it came to that.
            break
        for width, height in (*PHONES, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(120)
            at = f"{moment} {width} x {height}"
            found += [f"{at}: {trouble}" for trouble in troubles(page)]
            found += [f"{at}: {over} px out of sight" for over in [page.evaluate(TALLER)] if over > 0]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("players", [3, 8])
def test_who_looks_on_has_the_whole_phone(visitors: Visitors, players: int) -> None:
    chairs = new_table(visitors.url, people=1, players=players, rising_sun=players == 8)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", Look(*PHONES[1], language="de"))
    page.get_by_role("button", name="Zuschauen").click()
    expect(page.locator(".table")).to_be_visible()
    for width, height in (*PHONES, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(120)
        assert not troubles(page)
        assert page.evaluate(TALLER) <= 0
    page.set_viewport_size({"width": 740, "height": 360})
    reach = page.locator(".place").last.bounding_box()
    assert reach is not None
    assert reach["x"] + reach["width"] > 700, "the right half is not empty"


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


def test_text_at_the_table_can_be_twice_as_large(visitors: Visitors) -> None:
    page = seated(visitors, 5, Look(language="de", text=200))
    play_until(page, "asked")
    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(200)
        found += [f"{width}: {trouble}" for trouble in troubles(page)]
    assert not found, "\n".join(found)
