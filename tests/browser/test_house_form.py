"""House rules as a form on the page: it and the text follow each other, and everybody reads what differs."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.fits import troubles
from tests.browser.kit import PHONE, Look, Visitors


def opened(page: Page, heading: str) -> None:
    """Unfold something."""
    page.locator("summary").filter(has_text=heading).first.click()


@pytest.mark.parametrize("look", [Look(), Look(*PHONE, touch=True, language="de")], ids=["desk", "phone"])
def test_the_form_and_the_text_of_house_rules_follow_each_other(visitors: Visitors, look: Look) -> None:
    is_german = look.language == "de"
    page = visitors.open("/new", look)
    opened(page, "Hausregeln" if is_german else "House rules")
    opened(page, "Exemplare im Stapel" if is_german else "Copies in the deck")
    parry = page.get_by_label("Abwehr" if is_german else "Parry", exact=True)
    expect(parry).to_have_value("15")
    parry.fill("10")
    parry.press("Tab")
    opened(page, "Als Text" if is_german else "As text")
    text = page.locator("textarea")
    expect(text).to_have_value("copies: {parry: 10}\n")
    text.fill("copies: {parry: 30, bo: 4}")
    expect(parry).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("Von 0 bis 20" if is_german else "From 0 to 20")).to_be_visible()
    parry.fill("12")
    parry.press("Tab")
    expect(text).to_have_value("copies: {bo: 4, parry: 12}\n")
    assert faults(page) == []
    assert troubles(page) == []
    text.fill("copies: [}")
    expect(page.get_by_text("lässt sich nicht lesen" if is_german else "cannot be read")).to_be_visible()
    expect(parry).to_be_disabled()
    text.fill("copies: {parry: 12}")
    expect(parry).to_be_enabled()
    page.get_by_role("button", name="Tisch eröffnen" if is_german else "Open the table").click()
    opened(page, "Was gespielt wird" if is_german else "Game settings")
    opened(page, "Hausregeln" if is_german else "House rules")
    difference = "Abwehr, Exemplare: 12 statt 15" if is_german else "Parry, copies: 12 instead of 15"
    expect(page.get_by_text(difference)).to_be_visible()
