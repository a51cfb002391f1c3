"""The next game with the same people: one press each, nobody is left behind, nobody is asked twice."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from checks.server.server_process import Chair, said
from tests.browser.axe import faults
from tests.browser.kit import PHONE, Look, Visitors, begin, new_table
from tests.browser.past import fetch, finished

if TYPE_CHECKING:
    from collections.abc import Iterable

NAMES = ["Aki", "Ben", "Cleo"]


def ended(url: str) -> list[Chair]:
    """Three people have played; the host has ended the game."""
    chairs = new_table(url, people=3, players=4)
    begin(url, chairs)
    with connect(url.replace("http", "ws") + chairs[0].path) as line:
        line.send(chairs[0].hello)
        line.send(said("end"))
        while json.loads(line.recv())["type"] != "over":
            pass
    return chairs


def opened(visitors: Visitors, chairs: Iterable[Chair], look: Look = Look()) -> list[Page]:  # noqa: B008
    return [visitors.open(f"/t/{chair.code}", look, (chair,)) for chair in chairs]


def again(page: Page) -> None:
    page.get_by_role("button", name="Play again").click()


def test_everybody_comes_along_with_one_press_and_the_game_begins(visitors: Visitors) -> None:
    chairs = ended(visitors.url)
    host, ben, cleo = opened(visitors, chairs)
    again(ben)
    expect(ben.get_by_role("heading", level=1, name="Waiting room")).to_be_visible()
    # The host is told who waits, and is the host there too.
    expect(host.get_by_text("Ready for the next game: Ben.")).to_be_visible()
    again(host)
    rows = host.get_by_role("listitem")
    expect(rows.filter(has_text="Ben").locator(".state.ready")).to_be_visible()
    expect(host.get_by_text("Waiting for Cleo.")).to_be_visible()
    expect(host.get_by_role("button", name="Start the game")).to_be_disabled()
    assert faults(host) == []
    # It begins by itself although the host has reloaded the page.
    host.reload()
    expect(host.get_by_text("Waiting for Cleo.")).to_be_visible()
    expect(cleo.get_by_text("Ready for the next game: Aki and Ben.")).to_be_visible()
    again(cleo)
    for page in (host, ben, cleo):
        expect(page.locator(".table")).to_be_visible()
    code = host.url.rpartition("/")[2]
    assert code != chairs[0].code
    table = fetch(f"{visitors.url}/api/tables/{code}")
    assert (table["status"], table["host"]) == ("running", 0)
    assert [seat["name"] for seat in table["seats"]][:3] == NAMES
    for page, chair in zip((host, ben, cleo), chairs, strict=True):
        kept = json.loads(page.evaluate("localStorage.getItem('chanbara.seats')"))
        assert [one["seat"] for one in kept if one["code"] == code] == [chair.seat]


def test_a_bot_for_who_does_not_come_and_a_guest_for_a_host_who_has_left(visitors: Visitors) -> None:
    chairs = ended(visitors.url)
    ben, cleo = opened(visitors, chairs[1:], Look(*PHONE, touch=True, text=200))
    again(ben)
    start = ben.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    again(cleo)
    expect(ben.get_by_text("Waiting for Aki.")).to_be_visible()
    ben.get_by_role("button", name="Remove player").first.click()
    ben.get_by_role("button", name="Remove Aki from the table?").click()
    ben.get_by_role("button", name="Fill empty seats with bots").click()
    ben.locator("dialog[open] button[aria-pressed=true]").click()
    for page in (ben, cleo):
        expect(page.locator(".table")).to_be_visible()


def test_who_plays_with_bots_alone_plays_again_at_once(visitors: Visitors) -> None:
    chair = finished(visitors.url)
    (page,) = opened(visitors, [chair])
    again(page)
    expect(page.locator(".table")).to_be_visible()
    expect(page).not_to_have_url(f"{visitors.url}/t/{chair.code}")


def test_a_name_is_kept_on_the_way_to_all_options_and_back(visitors: Visitors) -> None:
    page = visitors.open("/")
    name = page.get_by_label("Your name")
    name.fill("Oharu")
    page.get_by_role("link", name="More options").click()
    expect(page).to_have_url(f"{visitors.url}/new")
    expect(name).to_have_value("Oharu")
    name.fill("Okuni")
    page.go_back()
    expect(page).to_have_url(f"{visitors.url}/")
    expect(name).to_have_value("Okuni")
    page.reload()
    expect(name).to_have_value("Okuni")
