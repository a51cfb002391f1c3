"""Custom cards on the page: chosen for a table, read, played, and waited for."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from checks.server.server_process import Process, chanbara_server
from tests.browser import arranged
from tests.browser.axe import faults
from tests.browser.fits import troubles
from tests.browser.kit import PHONE, Look, Visitors, begin, new_table, start
from tests.server.own_files import WINTER, written

DIGEST = blake2b(WINTER.encode(), digest_size=8).hexdigest()
POSITION = {
    "cards": f"winter@{DIGEST}",
    "seats": [
        {"character": "winter-yuki", "hand": ["winter-ono", "winter-snow", "winter-cloak", "katana"]},
        {"character": "tomoe", "hand": ["parry"], "in_play": ["winter-cloak", "armor"]},
        {"character": "goemon", "hand": ["bokken"]},
    ],
}
CARDS = {"winter": DIGEST}
HAND = '[data-place="hand"] button'


@pytest.fixture(scope="module")
def winter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that has a file of cards, where every game begins with the position."""
    folder = tmp_path_factory.mktemp("winter")
    cards = written(folder / "winter.py", WINTER)
    program = (str(Path(arranged.__file__)), json.dumps(POSITION))
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    process = chanbara_server(database, folder, program=program, settings=f'cards = "{cards}"\n')
    start(process)
    yield process
    process.stop()


@pytest.fixture
def visitors(winter: Process, browser: Browser) -> Iterator[Visitors]:
    made = Visitors(browser, winter.url)
    yield made
    made.leave()


LOOKS = [
    (Look(), "Ice axe", "Snowfall", "Straw cloak"),
    (Look(*PHONE, touch=True, language="de", theme="dark"), "Eisaxt", "Schneefall", "Straw cloak"),
    (Look(1024, 768, language="it"), "Ice axe", "Snowfall", "Straw cloak"),
]


@pytest.mark.parametrize(("look", "axe", "snow", "cloak"), LOOKS, ids=["desk", "phone", "tablet"])
def test_they_are_drawn_named_and_played(
    visitors: Visitors, look: Look, axe: str, snow: str, cloak: str
) -> None:
    chairs = new_table(visitors.url, people=1, players=3, cards=CARDS)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", look, seats=(chairs[0],))
    expect(page.locator(".prompt.asked")).to_be_visible()
    hand = page.locator(HAND)
    for one in (axe, snow, cloak):
        expect(hand.filter(has_text=one)).to_have_count(1)
    expect(page.locator('[data-seat="0"]').first).to_contain_text("Yuki")
    hand.filter(has_text=snow).click()
    page.locator(".prompt").get_by_role("button").filter(has_text=snow).click()
    expect(hand).to_have_count(5)
    assert troubles(page) == []


def opened(page: Page, heading: str) -> None:
    page.locator("summary").filter(has_text=heading).first.click()


@pytest.mark.parametrize("look", [Look(), Look(*PHONE, touch=True, language="de")], ids=["desk", "phone"])
def test_a_table_says_which_cards_it_plays_with(visitors: Visitors, look: Look) -> None:
    is_german = look.language == "de"
    title = "Ein Winter in Edo" if is_german else "A winter in Edo"
    page = visitors.open("/new", look)
    opened(page, "Eigene Karten" if is_german else "Custom cards")
    page.get_by_label(title).check()
    opened(page, "Karten lesen" if is_german else "Read the cards")
    expect(page.get_by_role("heading", name="Schneefall" if is_german else "Snowfall")).to_be_visible()
    expect(page.get_by_text("Ziehe zwei Karten." if is_german else "Draw two cards.")).to_be_visible()
    assert faults(page) == []
    assert troubles(page) == []
    page.get_by_role("button", name="Tisch eröffnen" if is_german else "Open the table").click()
    opened(page, "Was gespielt wird" if is_german else "Game settings")
    own = f"Eigene Karten: {title}" if is_german else f"Custom cards: {title}"
    expect(page.get_by_text(own)).to_be_visible()
    opened(page, "Karten lesen" if is_german else "Read the cards")
    expect(page.get_by_role("heading", name="Schneefall" if is_german else "Snowfall")).to_be_visible()


@pytest.mark.parametrize("look", [Look(), Look(*PHONE, touch=True, language="de")], ids=["desk", "phone"])
def test_the_summary_leads_to_the_rules_that_explain_them(visitors: Visitors, look: Look) -> None:
    is_german = look.language == "de"
    chairs = new_table(visitors.url, people=1, players=3, cards=CARDS)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", look, seats=(chairs[0],))
    page.locator(".topline").get_by_role("button", name="Übersicht" if is_german else "Summary").click()
    link = page.get_by_role("link", name="eigenen Karten" if is_german else "custom cards")
    expect(link).to_be_visible()
    page.goto(visitors.url + (link.get_attribute("href") or ""))
    own = page.locator("#chapter-own")
    expect(own).to_be_focused()
    expect(
        own.get_by_role("heading", name="Ein Winter in Edo" if is_german else "A winter in Edo")
    ).to_be_visible()
    expect(
        own.get_by_role("listitem").filter(has_text="Ziehe zwei Karten." if is_german else "Draw two cards.")
    ).to_be_visible()
    expect(page.locator("#card-winter-snow")).to_have_count(1)
    expect(page.locator("#card-katana")).to_have_count(1)
    assert [*faults(page), *troubles(page)] == []


def test_a_table_waits_for_its_cards_and_says_so(winter: Process, visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=1, players=3, cards=CARDS)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", Look(), seats=(chairs[0],))
    expect(page.locator(HAND).filter(has_text="Ice axe")).to_have_count(1)
    settings = winter.log.parent / "settings.toml"
    said = settings.read_text(encoding="utf-8")
    try:
        winter.stop()
        settings.write_text(said.replace("cards = ", "# cards = "), encoding="utf-8")
        start(winter)
        expect(page.get_by_text("This table waits")).to_contain_text("A winter in Edo")
        assert faults(page) == []
    finally:
        winter.stop()
        settings.write_text(said, encoding="utf-8")
        start(winter)
    expect(page.locator(HAND).filter(has_text="Ice axe")).to_have_count(1)
    visitors.troubles.clear()  # the server was away
