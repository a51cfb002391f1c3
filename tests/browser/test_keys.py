"""Accessibility of the pages beside the table: keyboard, screen reader, large text, forced colors.

The keyboard is never lost, each page says what it is called, and what changes is said aloud once.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.duellist import asked, new_duel
from tests.browser.fits import troubles
from tests.browser.kit import PHONE, Look, Visitors, wait_until
from tests.browser.past import finished

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from checks.server.server_process import Chair, Process

LISTEN = """
addEventListener('DOMContentLoaded', () => {
  window.heard = [];
  new MutationObserver((changes) => {
    const regions = new Set(changes.map(({ target }) =>
      (target.nodeType === 1 ? target : target.parentElement)?.closest('[aria-live], [role=status]')));
    for (const one of regions) if (one?.innerText) window.heard.push(one.innerText);
  }).observe(document, { subtree: true, childList: true, characterData: true });
});
"""
"""Keeps what a screen reader says by itself: what has changed in a place that was there before."""


@pytest.fixture(scope="module")
def over(server: Process) -> Chair:
    return finished(server.url)


def at(page: Page) -> Locator:
    """What has the keyboard."""
    return page.locator(":focus")


def press(one: Locator) -> None:
    """Go to something and press it, without a mouse."""
    one.focus()
    expect(one).to_be_focused()
    one.press("Enter")


def heading(page: Page, words: str, title: str | re.Pattern[str]) -> None:
    """A page has begun: the keyboard is at its heading, and it is called by its title."""
    expect(page.get_by_role("heading", level=1, name=words)).to_be_focused()
    expect(page).to_have_title(title)


def test_from_page_to_page_the_keyboard_goes_along(visitors: Visitors) -> None:
    page = visitors.open("/")
    press(page.get_by_role("link", name="Duel", exact=True))
    heading(page, "The way of the sword", "Duel · chanbara")
    campaign = page.get_by_role("link", name="Campaign")
    press(campaign)
    expect(page).to_have_title("Campaign · Duel · chanbara")
    expect(campaign).to_be_focused()
    press(page.get_by_role("button", name="Begin the campaign"))
    expect(page.get_by_role("button", name="Face Arima Kihei")).to_be_visible()
    own = re.compile("^[A-Z0-9]{6} · Campaign · Duel · chanbara$")
    heading(page, "The way of the sword", own)
    press(page.get_by_role("button", name="Face Arima Kihei"))
    heading(page, "Duel against Arima Kihei", "Your move · Duel against Arima Kihei")
    page.go_back()
    heading(page, "The way of the sword", own)
    press(page.get_by_role("link", name="School", exact=True))
    heading(page, "Learn by playing", "School · chanbara")
    press(page.get_by_role("link", name="Go to the puzzles"))
    heading(page, "Puzzles", "Puzzles · chanbara")
    press(page.get_by_role("link", name="The long arm"))
    heading(page, "The long arm", "The long arm · chanbara")
    # What somebody asked for is read out from its beginning.
    press(page.get_by_role("button", name="Show the solution"))
    expect(at(page)).to_contain_text("The solution: play Nagayari on Benkei")
    press(page.locator("[data-leave]"))
    expect(page.get_by_role("region", name="Goal")).to_be_focused()
    expect(at(page)).to_contain_text("That does not work.")
    page.keyboard.press("Tab")
    expect(at(page)).to_have_text("Try again")
    page.keyboard.press("Enter")
    heading(page, "The long arm", "The long arm · chanbara")


def test_a_duel_is_fought_without_a_mouse(visitors: Visitors) -> None:
    chair = new_duel(visitors.url, opponent="arima")
    page = visitors.open(f"/t/{chair.code}", Look(fast=False), (chair,), LISTEN)
    asked(page)
    # Both fighters are headings, and what a card adds is said in whole words.
    expect(page.get_by_role("heading", level=2, name="Arima Kihei")).to_be_visible()
    card = page.locator('[data-place="hand"] button').first
    assert re.search("Strength|Technique|Guard", card.get_attribute("aria-label") or "")
    press(card)
    reason = page.locator(".prompt [role=status]")
    expect(reason).to_contain_text("Rule B2.5")
    expect(card).to_be_focused()
    page.keyboard.press("Escape")
    press(page.locator("[data-leave]"))
    # First it can be taken back; sent, that button is gone, and the keyboard is at what can be done next.
    acts = page.get_by_role("group", name="Your options")
    expect(acts).to_be_focused()
    expect(acts).to_contain_text("You may play up to 2 cards")
    said = page.evaluate("window.heard")
    assert [text for text in said if text.startswith("You may play up to 2 cards")] == [said[-1]]
    press(page.get_by_role("button", name="The duel", exact=True))
    press(page.get_by_role("dialog").get_by_role("button", name="Close"))
    expect(at(page)).to_have_text("The duel")
    sheets(page)


def sheets(page: Page) -> None:
    """On a phone the log opens over the table, has the keyboard for scrolling, and gives it back."""
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    log, sheet = page.get_by_role("button", name="Log"), page.get_by_role("complementary", name="Log")
    expect(sheet).to_have_count(0)
    press(log)
    expect(sheet).to_be_focused()
    story = sheet.get_by_role("region")
    story.focus()
    page.keyboard.press("ArrowDown")
    expect(story).to_be_focused()
    page.keyboard.press("Escape")
    expect(log).to_be_focused()


def test_the_coach_is_heard_and_answered_without_a_mouse(visitors: Visitors) -> None:
    page = visitors.open("/school/lesson", script=LISTEN)
    coach = page.get_by_role("region", name="Coach")
    for words in ("You are Musashi", *[""] * 3):
        expect(coach).to_contain_text(words)
        press(coach.get_by_role("button", name="Next"))
    expect(coach).to_contain_text("property")
    assert "I have nothing to add" not in " ".join(page.evaluate("window.heard"))
    press(page.locator("[data-leave]"))
    expect(coach).to_contain_text("Play Focus first")
    expect(at(page)).to_have_text("OK")
    page.keyboard.press("Enter")
    expect(coach).to_be_focused()
    expect(page).to_have_title("Your first game · chanbara")


def test_a_review_is_stepped_through_without_eyes(visitors: Visitors, over: Chair) -> None:
    page = visitors.open(f"/review/{over.code}", Look(pace="quick"), (), LISTEN)
    press(page.get_by_role("button", name="Spectator"))
    heading(page, f"Review: {over.code}", f"Review: {over.code}")
    on, back = (page.get_by_role("button", name=f"{way} step") for way in ("Next", "Previous"))
    press(on)
    expect(page.locator(".review")).to_have_attribute("data-frame", "1")
    expect(on).to_be_focused()
    wait_until(page, "window.heard.length > 0")
    # At the beginning there is no way back: the keyboard stays in the line of time.
    press(back)
    expect(back).to_be_disabled()
    expect(page.get_by_role("region", name="Timeline")).to_be_focused()
    press(page.get_by_role("button", name="Play from here"))
    expect(page.get_by_role("dialog", name="Play from here")).to_be_visible()
    page.keyboard.press("Escape")
    expect(at(page)).to_have_text("Play from here")
    # Another language is told to who reads the page aloud, and the page is called by its words.
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page).to_have_title(f"Rückblick: {over.code}")


def test_text_twice_as_large_and_colours_of_the_device(visitors: Visitors, over: Chair) -> None:
    duel = new_duel(visitors.url, opponent="shiro", modules=["bushido", "gisei", "yoroi"])
    paths = {
        f"/t/{duel.code}": ".prompt.asked",
        f"/review/{over.code}?as=0": ".moves",
        "/school/lesson": ".coach",
    }
    page = visitors.open("/nowhere", Look(*PHONE, language="de", text=200), (duel,))
    for path, there in paths.items():
        page.goto(visitors.url + path)
        expect(page.locator(there)).to_be_visible()
        visitors.settle(page)
        assert troubles(page) == [], path
    page.emulate_media(forced_colors="active")
    page.goto(f"{visitors.url}/duel")
    page.locator("summary").nth(1).click()
    for chosen, others, side in (
        ("nav a[aria-current]", "nav a:not([aria-current])", "bottom"),
        ("details[open] label.chosen", "details[open] label:not(.chosen)", "left"),
    ):
        assert len(strokes(page, chosen, side)) == 1
        assert not strokes(page, chosen, side) & strokes(page, others, side)


def strokes(page: Page, which: str, side: str) -> set[str]:
    """The colours of what marks one thing among others."""
    expect(page.locator(which).first).to_be_visible()
    look = "(all, side) => all.map((one) => getComputedStyle(one).getPropertyValue(`border-${side}-color`))"
    return set(page.locator(which).evaluate_all(look, side))
