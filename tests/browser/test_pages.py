"""Every page but the table: everything has room in every language at every width, and nobody is kept out."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.fits import troubles
from tests.browser.kit import DESKTOP, LANGUAGES, PHONE, WIDTHS, Look, Visitors, new_table

PLACES = ("/", "/new", "/rules", "/history", "/settings", "/t/AAAAAA", "/nowhere")
SERIOUS = {"serious", "critical"}


def faults(page: Page) -> list[str]:
    """Return what axe finds serious on a page."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{one['id']}: {one['help']} {[node['target'] for node in one['nodes']][:3]}"
        for one in found
        if one["impact"] in SERIOUS
    ]


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
        visitors.settle(page)
        return page

    return open_page


def without_room(page: Page) -> list[str]:
    """Return what has no room at any width."""
    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        found += [f"{width}: {trouble}" for trouble in troubles(page)]
    return found


def test_everything_has_room(visitors: Visitors, address: Callable[[Look], Page]) -> None:
    page = address(Look())
    found = []
    for language in LANGUAGES:
        visitors.look_otherwise(page, Look(language=language))
        visitors.settle(page)
        found += [f"{language} {trouble}" for trouble in without_room(page)]
    assert not found, "\n".join(found)


def test_nobody_is_kept_out(visitors: Visitors, address: Callable[[Look], Page]) -> None:
    page = address(Look())
    found = []
    for theme in ("light", "dark"):
        visitors.look_otherwise(page, Look(theme=theme))
        visitors.settle(page)
        for width, height in (PHONE, DESKTOP):
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{theme} {width}: {fault}" for fault in faults(page)]
    assert not found, "\n".join(found)


def test_text_can_be_twice_as_large(address: Callable[[Look], Page]) -> None:
    found = without_room(address(Look(language="de", text=200)))
    assert not found, "\n".join(found)
