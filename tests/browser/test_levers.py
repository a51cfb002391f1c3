"""What custom cards look at, count and put off, on the page: seen by whoever may see it."""

from __future__ import annotations

import json
import re
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
from tests.levers.cards import SOURCE
from tests.server.own_files import written

DIGEST = blake2b(SOURCE.encode(), digest_size=8).hexdigest()
POSITION = {
    "cards": f"levers@{DIGEST}",
    "later": [["next_turn", 1, 1, "levers-seed", ["Draw", 1, 2]]],
    "seats": [
        {"character": "goemon", "role": "shogun", "hand": ["levers-spyglass", "levers-lantern", "bokken"]},
        {
            "character": "tomoe",
            "role": "ninja2",
            "hand": ["parry", "katana"],
            "in_play": ["levers-shrine", "armor", "levers-shrine"],
            "counters": [["levers-shrine", 3]],
            "role_seen": 4,
        },
        {"character": "levers-sage", "role": "ninja1", "hand": ["bokken"], "spent": ["levers-sage"]},
    ],
}
HAND = '[data-place="hand"] button'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with the file, where every game begins with the position."""
    folder = tmp_path_factory.mktemp("levers")
    cards = written(folder / "levers.py", SOURCE)
    program = (str(Path(arranged.__file__)), json.dumps(POSITION))
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    process = chanbara_server(database, folder, program=program, settings=f'cards = "{cards}"\n')
    start(process)
    yield process
    process.stop()


@pytest.fixture
def visitors(server: Process, browser: Browser) -> Iterator[Visitors]:
    made = Visitors(browser, server.url)
    yield made
    made.leave()


def seat(page: Page, number: int) -> str:
    """The label of a seat: what everybody may know of a player, in one line."""
    return page.locator(f'[data-seat="{number}"] .who').first.get_attribute("aria-label") or ""


def play(page: Page, card: str, number: int) -> None:
    """Play a card on a seat."""
    hand = page.locator(HAND)
    before = hand.count()
    hand.filter(has_text=card).first.click()
    page.locator(f'[data-seat="{number}"] .who').first.click()
    expect(hand).to_have_count(before - 1)


@pytest.mark.parametrize("look", [Look(), Look(*PHONE, touch=True, theme="dark")], ids=["desk", "phone"])
def test_counters_looks_and_what_waits_are_shown(visitors: Visitors, look: Look) -> None:
    chairs = new_table(visitors.url, people=1, players=3, cards={"levers": DIGEST})
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", look, seats=(chairs[0],))
    expect(page.locator(".prompt.asked")).to_be_visible()
    for said in ("Shrine: 3 counters", "role card seen by: ", "put off until the next turn: Seed", "role ?"):
        assert said in seat(page, 1), said
    assert "once-per-game ability used" in seat(page, 2)
    badges = page.locator('[data-seat="1"] .in-play .counters')
    if look == Look():
        expect(badges).to_have_text("3")  # on the first of the two
    play(page, "Spyglass", 1)
    play(page, "Lantern", 2)
    expect(page.locator('[data-seat="2"] .who').first).to_have_attribute("aria-label", re.compile("Ninja ★"))
    assert [*faults(page), *troubles(page)] == []
    page.locator('[data-seat="1"] .who').first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("you know they hold:")).to_be_visible()
    expect(sheet.get_by_role("button").filter(has_text="Parry").first).to_be_visible()
    expect(sheet.get_by_role("listitem").filter(has_text="Shrine: 3 counters")).to_be_visible()
    assert troubles(page) == []
