"""The table holds still: nothing has another place because of what happens in the game."""

import pytest
from playwright.sync_api import expect

from checks.pages.stillness import WATCH, seen_on, watch_game
from tests.browser.fits import resize
from tests.browser.kit import DESKTOP, DRAWN, PHONE, Look, Visitors, begin, new_table
from tests.browser.player import Player

SOME = {5: ((740, 360), (1440, 900)), 8: ((360, 740), (1024, 768))}
"""Of each shape one; `make stillness` watches them all, and whole games."""


@pytest.mark.parametrize("players", SOME)
def test_seats_buttons_and_cards_hold_still_from_prompt_to_prompt(visitors: Visitors, players: int) -> None:
    for found in watch_game(visitors, players, SOME[players], most=14):
        assert found.watched > 3 * players, "there was something to watch"
        assert found.prompts > 8
        assert not found.moved, found


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_table_holds_still_for_who_plays_at_it(visitors: Visitors, size: tuple[int, int]) -> None:
    chairs = new_table(visitors.url, people=1, players=5)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", Look(*size), chairs, WATCH)
    player = Player(page, 3)
    while player.acts < 20 and not player.is_over:
        player.step()
        page.evaluate(DRAWN)
    found = seen_on(page, 5)
    assert found.prompts > 5
    assert not found.moved, found


def test_a_screen_that_is_turned_closes_the_log_over_the_table(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=1, players=5)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", Look(*DESKTOP), chairs)
    expect(page.locator("aside.side")).to_be_visible()
    resize(page, 740, 360)
    expect(page.locator("aside.side")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, (740, 360), (1024, 768)], ids=["phone", "on its side", "1024"])
def test_the_log_covers_neither_the_hand_nor_a_button(visitors: Visitors, size: tuple[int, int]) -> None:
    chairs = new_table(visitors.url, people=1, players=5)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", Look(*size), chairs)
    log = page.locator(".topline button[aria-expanded]")
    expect(log).to_be_visible()
    if log.get_attribute("aria-expanded") == "false":
        log.click()
    side = page.locator("aside.side").bounding_box()
    assert side is not None
    for place in ("[data-place=hand]", "main .acts", ".sentence"):
        box = page.locator(place).first.bounding_box()
        assert box is not None
        across = min(side["x"] + side["width"], box["x"] + box["width"]) - max(side["x"], box["x"])
        down = min(side["y"] + side["height"], box["y"] + box["height"]) - max(side["y"], box["y"])
        assert across <= 1 or down <= 1, place


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_seat_shows_who_sits_there_and_as_whom(visitors: Visitors, size: tuple[int, int]) -> None:
    chairs = new_table(visitors.url, people=3, players=3)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", Look(*size), chairs[:1])
    for seat, name in enumerate(("Aki", "Ben", "Cleo")):
        expect(page.locator(f'[data-seat="{seat}"] .name')).to_have_text(name)
        expect(page.locator(f'[data-seat="{seat}"] .character')).not_to_be_empty()
