"""Quick play with several browsers: people meet, bots come, and the list says what a table needs."""

from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.kit import Look, Visitors

HAND = '[data-place="hand"]'


def press(page: Page, players: int, fill: str) -> None:
    """Choose what quick play looks for, and press it."""
    page.get_by_text(str(players), exact=True).click()
    page.get_by_text("Finding players").click()
    page.get_by_text(fill, exact=True).click()
    page.get_by_role("button", name="Find players").click()


def test_two_who_press_meet_and_bots_take_the_free_seat(visitors: Visitors) -> None:
    first, second = visitors.open(), visitors.open()
    first.get_by_label("Your name").fill("Ines")
    press(first, 3, "after 5 min")
    expect(first.get_by_text("2 seats are free. If nobody comes")).to_be_visible()
    expect(first.get_by_role("timer")).to_contain_text("4:")
    assert faults(first) == []
    lister = visitors.open()
    entry = lister.get_by_role("listitem").filter(has_text="Ines’s table")
    expect(entry).to_contain_text("needs 2 more players · just opened")
    expect(entry).to_contain_text("3 players · live, 60 s per decision · base game")
    expect(entry).to_contain_text("Bots take the free seats in 4:")
    second.get_by_label("Your name").fill("Jon")
    press(second, 3, "after 5 min")
    expect(second).to_have_url(first.url)
    expect(first.get_by_role("listitem").filter(has_text="Jon")).to_contain_text("ready")
    expect(lister.get_by_role("listitem").filter(has_text="Ines’s table")).to_contain_text(
        "needs 1 more player"
    )
    # Whoever waits already goes back to their table, and takes no second seat.
    url = second.url
    second.get_by_role("link", name="chanbara").first.click()
    second.get_by_role("button", name="Find players").click()
    expect(second).to_have_url(url)
    # The host does not have to wait.
    first.get_by_role("button", name="Fill empty seats with bots").click()
    first.get_by_role("dialog").get_by_role("button", name="Detective bot").first.click()
    for page in (first, second):
        expect(page.locator(HAND)).to_be_visible()


def test_the_fold_fits_a_phone_in_german(visitors: Visitors) -> None:
    page = visitors.open(look=Look(360, 740, "de", touch=True))
    page.get_by_text("Mitspieler finden").nth(1).click()
    expect(page.get_by_text("Wenn niemand kommt, nehmen Bots die freien Plätze")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
