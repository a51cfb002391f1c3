"""The table fits: for 3 to 8 players, in every language, at every width, at every moment."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults, faults_of_colour
from tests.browser.elsewhere import bring_to, can_strike, is_struck, sitting_elsewhere
from tests.browser.fits import out_of_sight, resize, troubles, widths_in, without_room
from tests.browser.kit import DESKTOP, DRAWN, LANGUAGES, PHONE, Look, Visitors, begin, in_the_dark, new_table
from tests.browser.player import CARDS, TARGETS
from tests.server.party import Player as Connected

PHONES = ((390, 844), (740, 360), PHONE)
"""Another one, one on its side, and the smallest."""
ENOUGH = 5
"""With this many tables one gets to one's turn."""


def is_over(person: Connected) -> bool:
    return person.decision is None


def choose(page: Page) -> None:
    """Select a card that needs a target."""
    expect(page.locator(CARDS).first).to_be_visible()
    for card in page.locator(CARDS).all():
        card.press("Enter")  # in a full hand cards cover each other
        page.evaluate(DRAWN)
        if page.locator(TARGETS).count():
            return
    raise AssertionError("no card is for anybody")


def sees(place: str) -> Callable[[Page], None]:
    return lambda page: expect(page.locator(place)).to_be_visible()


MOMENTS = (
    ("asked", can_strike, sees(".prompt.asked")),
    ("chosen", can_strike, choose),
    ("window", is_struck, sees(".window")),
    ("end", is_over, sees(".verdict")),
)
"""What there is to be seen at a table: when it comes, and how it comes onto the page."""


@contextmanager
def seated(visitors: Visitors, players: int, look: Look) -> Iterator[tuple[Page, Connected]]:
    """One person among bots, on their turn: the page, and the socket to answer with.

    A player who passes may see the end before their turn: then they sit down at another table.
    """
    for _ in range(ENOUGH):
        chairs = new_table(visitors.url, people=1, players=players, rising_sun=players % 2 == 0)
        begin(visitors.url, chairs)
        with sitting_elsewhere(visitors.url, chairs) as (person,):
            bring_to(person, lambda one: can_strike(one) or is_over(one))
            if not is_over(person):
                yield visitors.open(f"/t/{chairs[0].code}", look, chairs), person
                return
    raise AssertionError("no game was long enough")


def too_large_for_a_phone(page: Page) -> list[str]:
    """Return what does not fit on the screen, on phones."""
    found = []
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} x {height}: {one}" for one in (*troubles(page), *out_of_sight(page))]
    return found


@pytest.mark.parametrize("players", range(3, 9))
def test_the_table_has_room_and_a_phone_shows_all_of_it_at_once(visitors: Visitors, players: int) -> None:
    on_phone = Look(*PHONE, language="de")
    found = []
    with seated(visitors, players, on_phone) as (page, person):
        for moment, comes, show in MOMENTS[:3]:
            bring_to(person, comes)
            visitors.look_otherwise(page, on_phone)
            show(page)
            found += [f"{moment} {one}" for one in too_large_for_a_phone(page)]
            for language in LANGUAGES if players in {3, 5, 8} else ():
                visitors.look_otherwise(page, Look(language=language))
                show(page)
                found += [f"{moment} {language} {one}" for one in without_room(page, widths_in(language))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("players", [3, 8])
def test_who_looks_on_has_the_whole_phone(visitors: Visitors, players: int) -> None:
    chairs = new_table(visitors.url, people=1, players=players, rising_sun=players == 8)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", Look(*PHONES[1], language="de"))
    page.get_by_role("button", name="Zuschauen").click()
    expect(page.locator(".table")).to_be_visible()
    found = too_large_for_a_phone(page)
    assert not found, "\n".join(found)
    resize(page, 740, 360)
    reach = page.locator(".place").last.bounding_box()
    assert reach is not None
    assert reach["x"] + reach["width"] > 700, "the right half is not empty"


def test_a_phone_can_be_turned(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=1, players=5)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", Look(740, 360, touch=True), chairs)
    expect(page.locator(".table .seat").first).to_be_visible()
    for size in (PHONE, (740, 360), (390, 844)):
        resize(page, *size)
        assert out_of_sight(page) == [], size


def test_nobody_is_kept_from_the_table(visitors: Visitors) -> None:
    with seated(visitors, 5, Look()) as (page, person):
        for moment, comes, show in MOMENTS:
            bring_to(person, comes)
            # What lies open on a desk is closed on a phone: each is looked at from the beginning.
            for size in (PHONE, DESKTOP):
                visitors.look_otherwise(page, Look(*size, theme="auto"))
                show(page)
                found = [*troubles(page), *faults(page)]
                with in_the_dark(page):
                    found += [f"dark: {fault}" for fault in faults_of_colour(page)]
                assert not found, f"{moment} {size}\n" + "\n".join(found)


def test_text_at_the_table_can_be_twice_as_large(visitors: Visitors) -> None:
    with seated(visitors, 5, Look(language="de", text=200)) as (page, _):
        sees(".prompt.asked")(page)
        found = without_room(page)
    assert not found, "\n".join(found)
