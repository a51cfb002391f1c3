"""The sources of paragraphs and cards: marks with a legend, by touch and keyboard, in every language."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import faults, faults_of_colour, faults_of_form
from tests.browser.fits import resize, without_room
from tests.browser.kit import DESKTOP, PHONE, Look, Visitors, in_the_dark

NAMES = {
    "en": "Source of 9.5: a rulebook; ours",
    "de": "Quelle von 9.5: ein Heft",
    "it": "Fonte di 9.5: un libretto",
}
TOLD = {"en": "“Other Cards”: Geisha", "de": "Aktionskarten“: Geisha", "it": "«Le altre carte»: Geisha"}


OF_DUEL = {
    "en": (
        "Source of A2.1: a rulebook; ours",
        "our ruling (B8, line A2.1): The book says that the seven cards",
    ),
    "de": (
        "Quelle von A2.1: ein Heft; von uns",
        "unsere Auslegung (B8, Zeile A2.1): Das Heft sagt, dass die",
    ),
    "it": ("Fonte di A2.1: un libretto; nostro", "nostra interpretazione (B8, riga A2.1): Il libretto dice"),
}
"""The name of the marks beside the paragraph on the virtues, and their explanation."""


def marks(page: Page, language: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{NAMES[language]}"))


def test_the_marks_of_a_paragraph_and_of_a_card_tell_their_sources(visitors: Visitors) -> None:
    page = visitors.open("/rules/9.5", Look(*PHONE, theme="auto", touch=True))
    expect(page.locator("#source-legend + ul li")).to_have_count(5)
    button = marks(page, "en")
    expect(button).to_have_attribute("aria-expanded", "false")
    button.tap()
    listed = page.locator("#sources-9\\.5")
    expect(listed).to_contain_text(TOLD["en"])
    expect(listed).to_contain_text("our ruling (13, line 9.5)")
    card = page.locator("#card-geisha").get_by_role("button", name=re.compile("^Source of Geisha"))
    card.tap()
    expect(page.locator("#sources-card-geisha dt")).to_have_text(["Name", "Copies", "Symbol", "Effect"])
    # The colours of all the rest are looked at with all other pages.
    opened = ["[id='sources-9.5']", "#sources-card-geisha"]
    found = faults_of_form(page) + faults_of_colour(page, opened)
    with in_the_dark(page):
        found += [f"dark {one}" for one in faults_of_colour(page, opened)]
    found += without_room(page)
    button.tap()
    expect(listed).to_have_count(0)
    assert not found, "\n".join(found)


def test_by_key_and_in_every_language(visitors: Visitors) -> None:
    page = visitors.open("/rules/9.5", Look())
    resize(page, *DESKTOP)
    for language in ("en", "de", "it"):
        visitors.look_otherwise(page, Look(language=language))
        visitors.settle(page)
        button = marks(page, language)
        button.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#sources-9\\.5")).to_contain_text(TOLD[language])
        page.keyboard.press("Enter")
        expect(page.locator("#sources-9\\.5")).to_have_count(0)
        assert button.get_attribute("title")


def test_the_rules_of_the_duel_have_their_marks_and_a_legend_of_what_they_use(visitors: Visitors) -> None:
    page = visitors.open("/rules/A2.1", Look(*PHONE, theme="auto", touch=True))
    expect(page.locator("#source-legend + ul li")).to_have_text(["a rulebook", "ours, with a reason"])
    told = page.locator(".passage").filter(has=page.locator("p, table"))
    expect(told).not_to_have_count(0)
    assert told.count() == told.filter(has=page.get_by_role("button", name=re.compile("^Source of"))).count()
    page.get_by_role("button", name=re.compile(f"^{re.escape(OF_DUEL['en'][0])}")).tap()
    expect(page.locator("#sources-A2\\.1")).to_contain_text("German book of Blood and Bushido, “Bushido”")
    found = faults(page)
    with in_the_dark(page):
        found += [f"dark {one}" for one in faults_of_colour(page)]
    found += without_room(page)
    assert not found, "\n".join(found)


def test_the_sources_of_the_duel_in_every_language(visitors: Visitors) -> None:
    page = visitors.open("/rules/A2.1", Look())
    for language, (name, text) in OF_DUEL.items():
        visitors.look_otherwise(page, Look(language=language))
        visitors.settle(page)
        page.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).focus()
        page.keyboard.press("Enter")
        expect(page.locator("#sources-A2\\.1")).to_contain_text(text)
