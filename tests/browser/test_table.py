"""Whole games at the page, by mouse, touch and keyboard, in several browsers."""

import pytest
from playwright.sync_api import Page, expect
from typer.testing import CliRunner

from chanbara.cli import app
from tests.browser.kit import Look, Visitors, begin, hurry_bots, new_table
from tests.browser.player import LOOK, MOMENT, Player, play_out

KEYED = (".verdict", ".thought", ".window", ".prompt.asked", ".prompt ol button")


def at_the_table(page: Page) -> None:
    expect(page.locator(".table")).to_be_visible()


@pytest.mark.long
def test_four_browsers_play_a_whole_game_with_two_bots(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=4, players=6)
    pages = [visitors.open(f"/t/{chair.code}", seats=(chair,)) for chair in chairs]
    for page in pages[1:]:
        page.get_by_role("button", name="I am ready").click()
    pages[0].get_by_role("button", name="Start the game").click()
    for page in pages:
        at_the_table(page)
    play_out([Player(page, seed) for seed, page in enumerate(pages)])
    verdicts = {page.locator(".verdict").inner_text().split(":")[0] for page in pages}
    assert len(verdicts) == 1
    for page in pages:
        expect(page.locator(".roles li")).to_have_count(6)
    pages[0].locator("summary").click()
    pages[0].get_by_role("button", name="Check the deal").click()
    expect(pages[0].get_by_text("The deal was fair.")).to_be_visible()
    with pages[1].expect_download() as download:
        pages[1].get_by_role("button", name="Save the record").click()
    assert download.value.suggested_filename == f"{chairs[0].code}.chanbara"
    told = CliRunner().invoke(app, ["replay", "--verify", str(download.value.path())])
    assert told.exit_code == 0, told.output
    pages[0].get_by_role("button", name="Play again").click()
    for page in pages:
        expect(page.get_by_role("link", name="To the next game")).to_be_visible()


def test_a_reload_in_the_middle_of_a_parry_window_resumes_exactly(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=1, players=3)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", seats=tuple(chairs))
    at_the_table(page)
    player = Player(page, 3)
    for _ in range(400):
        if page.locator(".window").count() or player.is_over:
            break
        player.step()
    before = page.locator(".window").inner_text()
    hand = page.locator('[data-place="hand"]').inner_text()
    page.reload()
    expect(page.locator(".window")).to_be_visible()
    assert page.locator(".window").inner_text() == before
    assert page.locator('[data-place="hand"]').inner_text() == hand


@pytest.mark.long
def test_a_game_on_a_phone_by_touch(visitors: Visitors) -> None:
    page = visitors.open("/", Look(360, 740, touch=True))
    hurry_bots(page)
    page.get_by_text("3", exact=True).tap()
    page.get_by_role("button", name="Play against bots").tap()
    at_the_table(page)
    play_out([Player(page, 5, touch=True)])
    expect(page.locator(".verdict")).to_be_visible()


@pytest.mark.long
def test_the_keyboard_alone_finishes_a_game(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=1, players=3)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", seats=tuple(chairs))
    at_the_table(page)
    for number in range(3_000):
        over, thought, window, asked, listed = page.evaluate(LOOK, [KEYED, MOMENT])
        if over:
            break
        if thought:
            page.keyboard.press("Shift+Tab")
            page.keyboard.press("Enter")
        elif window:
            page.keyboard.press("1")
        elif asked and not listed:
            page.keyboard.press("l")
        elif asked:
            page.keyboard.press(str(1 + number % min(9, listed)))
    expect(page.locator(".verdict")).to_be_visible()
