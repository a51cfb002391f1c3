"""Suspects The deduction aid at the table: who has it, that everybody can read it, and where it leads."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import faults, faults_of_colour
from tests.browser.elsewhere import bring_to, let_pass, sitting_elsewhere
from tests.browser.fits import resize, troubles, without_room
from tests.browser.kit import PHONE, Look, Visitors, begin, in_the_dark, new_table
from tests.browser.player import Player
from tests.server.party import Player as Connected

MOST_STEPS = 60
ADVICE, PARRIES = ".advised ol li", ".advised .parries span"
TITLES = {"en": "Suspects", "de": "Verdacht", "it": "Sospetti"}
STRONGEST = {
    "en": "What would the strongest bot do?",
    "de": "Was würde der stärkste Bot tun?",
    "it": "Che cosa farebbe il bot più forte?",
}


def at_a_table(visitors: Visitors, look: Look) -> Page:
    """A table of bots and one person."""
    chairs = new_table(visitors.url, people=1, players=5)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", look, tuple(chairs))
    expect(page.locator(".side")).to_be_visible()
    return page


def open_aid(page: Page, title: str = TITLES["en"]) -> None:
    page.get_by_role("button", name=title).click()
    # The first who asks waits until the server has loaded what it deduces by.
    expect(page.locator(".side dl").first).to_be_visible(timeout=60_000)


def test_bars_clues_and_trust_are_there_and_a_clue_leads_to_the_log(visitors: Visitors) -> None:
    page = at_a_table(visitors, Look(1280, 900))
    open_aid(page)
    player, clue = Player(page, 3), page.locator(".side ol button").first
    for _ in range(MOST_STEPS):
        if clue.is_visible():
            break
        player.step()
    for seat in page.locator(".side dl").all():
        told = [int(one.removesuffix("%")) for one in seat.locator("em").all_inner_texts()]
        assert 98 <= sum(told) <= 102
    expect(page.locator(".side figcaption")).to_contain_text("of the time")
    assert not faults(page)
    # In the log whoever was named before in the same turn is named in short.
    sentence = re.sub(r"Greedy bot \((.+?)\)", r"\1", clue.inner_text().splitlines()[0].strip())
    clue.click()
    line = page.locator(".side .sought .line")
    expect(line).to_be_visible()
    assert sentence in re.sub(r"Greedy bot \((.+?)\)", r"\1", line.inner_text())
    expect(page.locator(".side .sought")).to_be_in_viewport()


def test_it_has_room_in_every_language_and_says_what_the_strongest_bot_would_do(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=1, players=5)
    begin(visitors.url, chairs)
    with sitting_elsewhere(visitors.url, chairs) as (person,):
        bring_to(person, has_a_choice)
        page = visitors.open(f"/t/{chairs[0].code}", Look(theme="auto"), chairs)
        told = page.locator(ADVICE)
        for language in TITLES:
            visitors.look_otherwise(page, Look(language=language, theme="auto"))
            ask_the_strongest(page, language)
            found = without_room(page, (1280,))
            # On a phone the log is closed at first: it would cover the table.
            resize(page, *PHONE)
            page.locator(".topline button[aria-expanded=false]").click()
            ask_the_strongest(page, language)
            found += troubles(page)
            assert not found, "\n".join(found)
        assert not faults(page)
        with in_the_dark(page):
            assert not faults_of_colour(page)
        page.keyboard.press("Enter")
        expect(told).to_have_count(0)
        page.keyboard.press("Enter")
        expect(told.first).to_be_visible()
        let_pass(person)
        expect(told).to_have_count(0)


def has_a_choice(person: Connected) -> bool:
    """Whether it is their turn, with a real choice."""
    asked = person.decision
    return asked is not None and asked["kind"] == "play" and len(asked["options"] or ()) > 2


def ask_the_strongest(page: Page, language: str) -> None:
    """Open the aid and, by the keyboard, what the strongest bot would do."""
    open_aid(page, TITLES[language])
    button, told = page.get_by_role("button", name=STRONGEST[language]), page.locator(ADVICE)
    expect(button).to_be_visible()
    button.focus()
    page.keyboard.press("Enter")
    expect(told.first).to_contain_text("%", timeout=60_000)
    assert 2 <= told.count() <= 3
    expect(page.locator(PARRIES)).to_have_count(4)
    expect(page.locator(PARRIES).last).to_contain_text("%")
    expect(button).to_have_attribute("aria-expanded", "true")


def test_with_others_at_the_table_and_for_who_looks_on_there_is_none(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=2, players=4)
    begin(visitors.url, chairs)
    alone = new_table(visitors.url, people=1, players=4)
    begin(visitors.url, alone)
    for code, seats in ((chairs[0].code, (chairs[0],)), (alone[0].code, ())):
        page = visitors.open(f"/t/{code}", Look(1440, 900), seats)
        if not seats:
            page.get_by_role("button", name="Just watch").click()
        expect(page.locator(".side")).to_be_visible()
        expect(page.get_by_role("button", name="Suspects")).to_have_count(0)
