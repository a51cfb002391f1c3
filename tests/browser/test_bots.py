"""Choosing bots: the ladder with win rates, and the names of bots in words."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from chanbara.sword.bots.levels import LEVELS
from tests.browser.axe import faults, faults_of_colour
from tests.browser.fits import widths_in, without_room
from tests.browser.kit import (
    LANGUAGES,
    PHONE,
    QUICK,
    Look,
    Visitors,
    begin,
    hurry_bots,
    in_the_dark,
    new_table,
)

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Route

SOMEBODY = {"bots": [None, "planner@64", "sly", None]}
"""Two bots, and two seats that are still free."""
SEAT = re.compile("^Player in seat 2")


def name_of(bot: str, language: str = "en") -> str:
    """Return what a bot is called."""
    text = (files("chanbara.locales") / language / "page.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^bot-{bot.replace('@', '-')} = (.*)$", text, re.MULTILINE)
    assert found is not None
    return found[1]


def room(visitors: Visitors, look: Look) -> Page:
    """Open the waiting room of a table with bots and free seats."""
    chairs = new_table(visitors.url, people=1, players=4, around=SOMEBODY)
    page = visitors.open(f"/t/{chairs[0].code}", look, tuple(chairs))
    visitors.settle(page)
    return page


def ladder(page: Page) -> Locator:
    """Return the entries of the open list."""
    return page.locator("dialog[open] li button")


def test_bots_are_offered_from_the_weakest_to_the_strongest(visitors: Visitors) -> None:
    page = visitors.open("/new", Look(*PHONE, touch=True))
    page.get_by_role("button", name=SEAT).tap()
    expect(ladder(page)).to_have_count(2 + len(LEVELS))
    rows = ladder(page).all_inner_texts()
    assert rows[0] == "Reserved for a friend"
    assert rows[1].startswith("Evenly matched bot")
    assert rows[1].endswith("as strong as you are"), "it has no place among the others"
    for row, level in zip(rows[2:], LEVELS, strict=True):
        assert row.splitlines()[0] == name_of(level.name) + (" style" if level.manner else "")
        if level.wins is not None:
            assert f"wins {round(level.wins)}% of games among detectives" in row
    lengths = [bar.bounding_box() for bar in page.locator("dialog[open] .bar i").all()]
    widths = [box["width"] for box in lengths if box is not None]
    assert len(widths) == len(LEVELS)
    assert widths == sorted(widths)
    for level, width in zip(LEVELS, widths, strict=True):
        assert width / widths[-1] == pytest.approx((level.wins or 0) / (LEVELS[-1].wins or 1), abs=0.02)


def test_a_seat_is_given_by_the_keyboard(visitors: Visitors) -> None:
    page = visitors.open("/new", Look())
    seat = page.get_by_role("button", name=SEAT)
    seat.press("Enter")
    expect(page.get_by_role("dialog", name="Player in seat 2")).to_be_visible()
    expect(ladder(page).first).to_be_focused()  # for a friend: that is how it stands
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(seat).to_be_focused()
    expect(seat).to_have_accessible_name("Player in seat 2: Evenly matched bot")
    seat.press("Enter")
    expect(ladder(page).nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_all_seats_get_the_bot_that_is_chosen(visitors: Visitors) -> None:
    page = visitors.open("/new", Look())
    hurry_bots(page)
    page.get_by_role("button", name="Fill with bots").click()
    ladder(page).filter(has_text=name_of("planner@512")).click()
    expect(page.get_by_role("button", name=f": {name_of('planner@512')}")).to_have_count(4)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".upper .seat").filter(has_text=name_of("planner@512"))).to_have_count(4)


def test_one_press_plays_against_whom_one_chose(visitors: Visitors) -> None:
    page = visitors.open("/", Look())
    hurry_bots(page)
    page.get_by_role("button", name=re.compile("^Opponents: ")).click()
    ladder(page).filter(has_text=name_of("trusting")).click()
    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator(".upper .seat").filter(has_text=name_of("trusting"))).to_have_count(4)


def test_the_host_puts_bots_into_a_room(visitors: Visitors) -> None:
    page = room(visitors, Look())
    page.get_by_role("button", name=SEAT).click()
    ladder(page).filter(has_text=name_of("novice")).click()
    page.get_by_role("button", name="Fill empty seats with bots").click()
    ladder(page).filter(has=page.locator("b", has_text=name_of("detective"))).first.click()
    rows = page.locator(".seats li b")
    expect(rows).to_have_text(["Aki", *map(name_of, ("novice", "sly", "detective"))])


@pytest.mark.parametrize("place", ["/new", "room"])
def test_the_list_has_room_and_keeps_nobody_out(visitors: Visitors, place: str) -> None:
    found = []
    page = visitors.open(place, Look(theme="auto")) if place != "room" else room(visitors, Look(theme="auto"))
    for language in LANGUAGES:
        visitors.look_otherwise(page, Look(language=language, theme="auto"))
        visitors.settle(page)
        page.locator("[aria-haspopup=dialog]").first.click()
        expect(ladder(page).first).to_be_visible()
        found += [f"{language} {trouble}" for trouble in without_room(page, widths_in(language), 740)]
        if language == "en":
            found += faults(page)
            with in_the_dark(page):
                found += [f"dark: {fault}" for fault in faults_of_colour(page)]
    assert not found, "\n".join(found)


def test_no_bot_is_called_by_its_key(visitors: Visitors) -> None:
    known = ("planner@64", "sly", "planner", "neural", "master")
    bots = {"bots": [None, *known], "pauses": QUICK}
    chairs = new_table(visitors.url, people=1, players=6, around=bots)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", Look(), tuple(chairs))
    for language in ("en", "de", "it"):
        visitors.look_otherwise(page, Look(language=language))
        for bot in known:
            expect(page.locator(".upper .seat").filter(has_text=name_of(bot, language))).to_have_count(1)
        shown = page.inner_text("body") + " ".join(
            page.locator("[aria-label]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
        )
        assert not [key for key in ("planner", "master") if key in shown]
        assert "@" not in shown


def test_that_bots_are_warming_up_is_said_until_they_are_warm(visitors: Visitors) -> None:
    page = visitors.open("/new", Look())
    seen: list[bool] = []

    def warm_later(route: Route) -> None:
        told = route.fetch().json()
        told["bots_ready"] = bool(seen)
        route.fulfill(body=json.dumps(told))

    page.route("**/api/choices", warm_later)
    page.reload()
    page.get_by_role("button", name=SEAT).click()
    expect(page.get_by_text("still warming up")).to_be_visible()
    seen.append(True)
    expect(page.get_by_text("still warming up")).to_have_count(0)
