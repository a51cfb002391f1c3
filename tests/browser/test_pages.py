"""Every page but the table: everything has room in every language at every width, and nobody is kept out."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.fits import troubles
from tests.browser.kit import DESKTOP, LANGUAGES, PHONE, WIDTHS, Look, Visitors, new_table

PLACES = ("/", "/new", "/rules", "/history", "/settings", "/t/AAAAAA", "/nowhere")
SERIOUS = {"serious", "critical"}


def faults(page: Page) -> list[str]:
    """Return what axe finds serious on a page."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {one['help']} {[node['target'] for node in one['nodes']][:3]}"
        for one in found
        if one["impact"] in SERIOUS
    ]


def settled(page: Page) -> None:
    """Wait until the page is there."""
    expect(page.locator("main h1").first).to_be_visible()
    page.wait_for_load_state("networkidle")


@pytest.fixture(params=[*PLACES, "waiting room", "invitation"])
def address(request: pytest.FixtureRequest, visitors: Visitors) -> Callable[[Look], Page]:
    """Opens one page of all, for whoever looks."""

    def open_page(look: Look) -> Page:
        if request.param in PLACES:
            page = visitors.open(request.param, look)
        else:
            chairs = new_table(visitors.url, people=1, players=5)
            seats = tuple(chairs) if request.param == "waiting room" else ()
            page = visitors.open(f"/t/{chairs[0].code}", look, seats)
        settled(page)
        return page

    return open_page


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_room(address: Callable[[Look], Page], language: str) -> None:
    page = address(Look(language=language))
    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        found += [f"{width}: {trouble}" for trouble in troubles(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nobody_is_kept_out(address: Callable[[Look], Page], theme: str) -> None:
    for width, height in (PHONE, DESKTOP):
        found = faults(address(Look(width, height, theme=theme)))
        assert not found, "\n".join(found)


def test_text_can_be_twice_as_large(address: Callable[[Look], Page]) -> None:
    page = address(Look(language="de", text=200))
    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        found += [f"{width}: {trouble}" for trouble in troubles(page)]
    assert not found, "\n".join(found)
