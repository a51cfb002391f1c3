"""Every state of a table is for everybody: no fault that axe finds, and room for text twice as large."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.elsewhere import let_pass, pass_turns, sitting_elsewhere, strike
from tests.browser.fits import troubles
from tests.browser.kit import DESKTOP, PHONE, Look, Visitors, begin, new_table
from tests.browser.test_away import look_away, look_back
from tests.browser.test_line import BROKEN

POSITION = {
    "turn": 2,
    "deck": ["bokken", "bo", "armor", "focus", "bokken", "bo"],
    "seats": [
        {"character": "hanzo", "hand": ["nodachi", "wakizashi", "armor"], "honor": 4},
        {"character": "tomoe", "hand": ["focus", "bo"], "resilience": 2, "honor": 3},
        {"character": "benkei", "hand": ["parry", "focus"], "honor": 3},
    ],
}
"""After Cleo's turn Aki can strike Ben down, and Cleo looks on, at the page."""
AKI, BEN, CLEO = range(3)
LOOKS = [
    Look(*PHONE, touch=True, text=200, language="de", pace="step"),
    Look(*DESKTOP, theme="dark", language="de", pace="step"),
]


def check(page: Page, state: str) -> None:
    """A state has no fault."""
    found = [*faults(page), *troubles(page)]
    assert not found, f"{state}\n" + "\n".join(found)


@pytest.mark.parametrize("look", LOOKS, ids=["phone, 200 %", "dark"])
def test_everything_that_a_table_can_show_is_for_everybody(newcomers: Visitors, look: Look) -> None:
    chairs = new_table(newcomers.url, people=3, players=3)
    begin(newcomers.url, chairs)
    with sitting_elsewhere(newcomers.url, chairs[CLEO:]) as (cleo,):
        let_pass(cleo)
    page = newcomers.open(f"/t/{chairs[CLEO].code}", look, chairs[CLEO:])
    expect(page.locator(f"[data-seat='{BEN}'] [data-state='away']")).to_be_visible()
    check(page, "others are away")
    with sitting_elsewhere(newcomers.url, chairs[:CLEO]):
        expect(page.locator(f"[data-seat='{AKI}'] [data-state='thinking']")).to_be_visible()
        expect(page.locator("[data-state='away']")).to_have_count(0)
        check(page, "somebody is thinking")
    strike(newcomers.url, chairs[AKI], f"play nodachi>{BEN}")
    expect(page.get_by_role("button", name="Weiter", exact=True)).to_be_visible()
    check(page, "step by step")
    page.get_by_role("button", name="Zum aktuellen Stand").or_(
        page.get_by_role("button", name="Weiter")
    ).first.click()
    page.keyboard.press("a")
    expect(page.get_by_role("button", name="Zurück zum Spiel")).to_be_visible()
    check(page, "again")
    page.keyboard.press("Escape")
    page.locator(".topline").get_by_role("button", name="Übersicht").click()
    expect(page.locator("section.summary")).to_be_visible()
    check(page, "summary")
    page.keyboard.press("Escape")
    look_away(page)
    with sitting_elsewhere(newcomers.url, chairs[:CLEO]) as people:
        let_pass(people[BEN])
        pass_turns(people, 2)
        expect(page).to_have_title("Du bist gefragt")
        look_back(page)
        expect(page.get_by_role("dialog", name="Was inzwischen geschah")).to_be_visible()
        check(page, "missed")
        page.get_by_role("dialog").get_by_role("button", name="Weiter").click()
    newcomers.settle(page)
    page.context.set_offline(True)
    expect(page.locator(".screen.lost")).to_be_visible()
    check(page, "offline")
    page.context.set_offline(False)
    newcomers.troubles[:] = [one for one in newcomers.troubles if not any(known in one for known in BROKEN)]


def test_a_seat_that_a_bot_plays_is_taken_back_by_everybody(visitors: Visitors) -> None:
    clock = {"clock": "live", "decision": 5, "window": 5, "reserve": 0, "grace": 60}
    around = {"clock": clock, "pauses": {"least": 3, "most": 3}}
    chairs = new_table(visitors.url, people=1, players=3, around=around)
    begin(visitors.url, chairs)
    look = Look(*PHONE, touch=True, text=200, language="de")
    page = visitors.open(f"/t/{chairs[0].code}", look, tuple(chairs))
    back = page.get_by_role("button", name="Meinen Platz wieder einnehmen")
    expect(back).to_be_visible()
    check(page, "out of time")
    back.tap()
    expect(back).to_be_hidden()
    check(page, "taken back")
