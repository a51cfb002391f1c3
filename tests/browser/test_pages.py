"""Every page but the table: it fits in every language at every width, and is accessible."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.axe import faults, faults_of_colour, faults_of_form
from tests.browser.fits import resize, widths_in, without_room
from tests.browser.kit import DESKTOP, LANGUAGES, PHONE, Look, Visitors, enlarge, in_the_dark, new_table

PLACES = (
    "/",
    "/school",
    "/school/puzzles",
    "/school/examples",
    "/new",
    "/evening",
    "/club",
    "/rules",
    "/history",
    "/settings",
    "/workshop",
    "/t/AAAAAA",
    "/nowhere",
)


@pytest.fixture(params=[*PLACES, "waiting room", "invitation"])
def address(request: pytest.FixtureRequest, visitors: Visitors) -> Callable[[Look], Page]:
    """Opens one of all pages."""

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


def kept_out(page: Page) -> list[str]:
    """Return accessibility violations, in both themes, on a phone and on a desktop."""
    resize(page, *PHONE)
    found = faults(page)
    with in_the_dark(page):
        found += [f"dark {fault}" for fault in faults_of_colour(page)]
    resize(page, *DESKTOP)
    return found + [f"on a desk {fault}" for fault in faults_of_form(page)]


def test_everything_has_room_and_nobody_is_kept_out(
    visitors: Visitors, address: Callable[[Look], Page]
) -> None:
    page = address(Look(language=LANGUAGES[0], theme="auto"))
    found = kept_out(page)
    for language in LANGUAGES:
        if language != LANGUAGES[0]:
            visitors.look_otherwise(page, Look(language=language, theme="auto"))
            visitors.settle(page)
        found += [f"{language} {trouble}" for trouble in without_room(page, widths_in(language))]
        if language == "de":
            enlarge(page, 200)
            found += [f"twice as large {trouble}" for trouble in without_room(page)]
    assert not found, "\n".join(found)
