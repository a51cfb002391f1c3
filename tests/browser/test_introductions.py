"""The short duels that introduce the modules, on the page: from the hall to the end, and on."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.fits import times_over
from tests.browser.kit import Look
from tests.school.test_introductions import ASKED

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.kit import Visitors

COACH = ".coach .said"
CROWDED = {"shiro": 2, "bushido": 5, "ground": 4, "gisei": 1}
"""How far each is played: to the price, the virtue, the place and the sacrifice; the others to the start."""
RINGED = """
(place) => getComputedStyle(document.querySelector(place)).outlineStyle === 'solid'
"""


def read_all(page: Page) -> None:
    """Hear the coach out."""
    more = page.locator(".coach .more")
    while more.count():
        more.click()


def play(page: Page, card: str) -> None:
    """Play a card of the hand: one touch raises it, another plays it."""
    held = page.locator(f"[data-place=hand] button.card[data-card={card}]")
    held.click()
    held.click()


def test_from_the_hall_through_blood_and_on_to_a_duel_with_it(guests: Visitors) -> None:
    page = guests.open("/duel")
    expect(page.get_by_role("link", name=re.compile("Try it in two minutes"))).to_have_count(6)
    page.get_by_role("link", name="New to Blood? Try it in two minutes").click()
    coach = page.locator(COACH)
    expect(coach).to_contain_text("This is Blood")
    read_all(page)
    # Another card is answered, and not played.
    play(page, "tsuki")
    expect(coach).to_contain_text("Tsuki ◇ is fine, but it can wait. No card reaches 6 here.")
    page.get_by_role("button", name="OK", exact=True).click()
    expect(page.locator("[data-place=hand] button.card")).to_have_count(6)
    play(page, "chudan_no_kamae")
    expect(coach).to_contain_text("A wound, and it stays in front of you")
    assert page.evaluate(RINGED, "[data-place=wounds]")
    expect(page.get_by_role("list", name="Lasting wounds")).to_contain_text("Arm injury")
    read_all(page)
    for card, then in (
        ("tsuki", "Kote-uchi next"),
        ("kote_uchi_special", "Nuki-waza makes"),
        ("nuki_waza", "That is Blood"),
    ):
        play(page, card)
        expect(coach).to_contain_text(then)
    expect(coach).to_contain_text("In the rules: A1.1, A1.2, A1.3.")
    expect(page.get_by_role("heading", level=1)).to_have_text("You win.")
    expect(page.locator("[data-figure]")).to_have_count(0)
    expect(page.get_by_role("link", name="Next: Bushido")).to_have_attribute(
        "href", "/school/modules/bushido"
    )
    page.get_by_role("link", name="Duel: Blood").click()
    expect(page.get_by_role("checkbox", name="Blood")).to_be_checked()
    expect(page.get_by_role("link", name="Play the introduction to Blood again")).to_be_visible()
    # Who has fought none but short duels is still led to the lesson.
    expect(page.get_by_role("link", name="Start with the lesson")).to_be_visible()


def test_the_school_lists_them_all_and_what_is_not_there_is_said(guests: Visitors) -> None:
    done = json.dumps(json.dumps({"lessons": {}, "finished": ["gisei"], "solved": []}))
    page = guests.open("/school", script=f"localStorage.setItem('chanbara.school', {done});")
    section = page.get_by_role("listitem").filter(
        has=page.get_by_role("heading", name="The modules of the duel")
    )
    links = section.get_by_role("link")
    expect(links).to_have_count(len(ASKED))
    assert {
        (link.get_attribute("href") or "").removeprefix("/school/modules/") for link in links.all()
    } == set(ASKED)
    expect(section.get_by_role("link", name="Gisei finished")).to_be_visible()
    page.goto(f"{guests.url}/school/modules/nobody")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)


def test_what_the_coach_expects_is_ringed_and_in_sight_on_a_phone(guests: Visitors) -> None:
    acts = {key: [act for _, act in asked] for key, asked in ASKED.items()}
    kept = json.dumps({"lessons": {key: acts[key][: CROWDED.get(key, 0)] for key in acts}})
    script = f"localStorage.setItem('chanbara.school', {json.dumps(kept)});"
    page = guests.open("/school", Look(360, 740, language="de", touch=True), script=script)
    for key in acts:
        page.goto(f"{guests.url}/school/modules/{key}")
        expect(page.locator(".prompt.asked")).to_be_visible()
        read_all(page)
        act = acts[key][CROWDED.get(key, 0)]
        verb, _, rest = act.partition(" ")
        card = f"[data-place=hand] button.card[data-card={rest}]"
        marked = page.locator(card if verb == "play" else f"[data-option='{act}'], [data-use='{act}']")
        expect(marked).to_have_css("outline-style", "solid")
        expect(marked).to_be_in_viewport(ratio=0.9)
        assert times_over(page, ".bout .laid ol", ".enemy-cards") == 0, key
