"""Rare situations at a table, arranged: Kote asks, a player is gone, the game is paused."""

import re

from playwright.sync_api import Page, expect

from checks.server.server_process import Chair
from tests.browser.kit import DRAWN, PHONE, Look, Visitors, begin, new_table

POSITION = {
    "rising_sun": True,
    "deck": ["focus"],
    "seats": [
        {"character": "goemon", "hand": ["diversion", "armor"], "in_play": ["kote"]},
        {"character": "tomoe", "hand": ["parry"]},
        {"character": "kojiro", "hand": []},
        {"character": "benkei", "hand": []},
    ],
}
HAND = '[data-place="hand"] button'
SOON = """
const later = window.setTimeout;
window.setTimeout = (act, wait, ...more) => later(act, wait > 30_000 ? 1_500 : wait, ...more);
"""
"""A minute passes quickly in this browser, and on the server too."""


def arrange(newcomers: Visitors) -> list[Chair]:
    """Aki plays Goemon and decides first, Ben plays Tomoe; neither is connected yet."""
    chairs = new_table(newcomers.url, people=2, players=4, rising_sun=True)
    begin(newcomers.url, chairs)
    return chairs


def at_table(newcomers: Visitors, look: Look = Look()) -> Page:  # noqa: B008 - it never changes
    """Aki comes to the table."""
    chairs = arrange(newcomers)
    page = newcomers.open(f"/t/{chairs[0].code}", look, seats=(chairs[0],))
    expect(page.locator(".prompt.asked")).to_be_visible()
    return page


def test_kote_asks_who_draws_and_keys_alone_answer(newcomers: Visitors) -> None:
    page = at_table(newcomers)
    for key in ("ArrowDown", "ArrowRight", "ArrowLeft", "Enter", "ArrowUp", "Enter"):
        page.keyboard.press(key)
        page.evaluate(DRAWN)  # by then it has focused what comes next
    expect(page.locator(".prompt.asked")).to_contain_text("Who draws a card?")
    expect(page.locator(".seat .choosable")).to_have_count(4)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-seat="2"] .who')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("complementary", name="Log")).to_contain_text("(Kojirō) draws 1 card.")


def test_kote_is_answered_by_touch_and_oneself_may_draw(newcomers: Visitors) -> None:
    page = at_table(newcomers, Look(*PHONE, touch=True))
    page.locator(HAND).first.tap()
    page.locator('[data-seat="1"] .who').tap()
    expect(page.locator(".prompt.asked")).to_contain_text("Who draws a card?")
    page.locator('[data-seat="0"] .who').tap()
    expect(page.locator(HAND)).to_have_count(3)


def in_menu(page: Page, act: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=act).click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()


def test_a_paused_table_offers_nothing_until_it_goes_on(newcomers: Visitors) -> None:
    page = at_table(newcomers)
    in_menu(page, "Pause")
    expect(page.locator(".prompt .sentence")).to_have_text("The host has paused the game.")
    expect(page.locator(".choosable, .prompt.asked")).to_have_count(0)
    in_menu(page, "Resume")
    expect(page.locator(".prompt.asked .sentence")).to_contain_text("Your turn.")
    expect(page.locator(HAND + ".choosable")).to_have_count(2)


def test_what_flags_show_is_said_of_a_player(newcomers: Visitors) -> None:
    page = at_table(newcomers)
    expect(page.locator('[data-seat="1"] em')).to_have_text("away")
    expect(page.locator('[data-seat="1"] .who')).to_have_accessible_name(
        re.compile(r"Ben \(Tomoe\)\..*\. away$")
    )


def test_who_is_here_takes_the_part_of_a_host_who_is_gone(newcomers: Visitors) -> None:
    chairs = arrange(newcomers)
    page = newcomers.open(f"/t/{chairs[0].code}", seats=(chairs[1],), script=SOON)
    page.locator('[data-seat="0"] .who').click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("status")).to_have_text(
        "Aki, the host, is away. After a minute you can become host."
    )
    sheet.get_by_role("button", name="Become host").click()
    expect(sheet.get_by_role("status")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_before_the_game_too(newcomers: Visitors) -> None:
    chairs = new_table(newcomers.url, people=2, players=4, rising_sun=True)
    page = newcomers.open(f"/t/{chairs[0].code}", seats=(chairs[1],), script=SOON)
    page.get_by_role("button", name="Become host").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
