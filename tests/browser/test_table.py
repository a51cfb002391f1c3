"""Whole games at the page, by mouse, touch and keyboard, in several browsers."""

from playwright.sync_api import Page, expect

from tests.browser.kit import Look, Visitors, begin, new_table
from tests.browser.player import Player, play_out


def at_the_table(page: Page) -> None:
    expect(page.locator(".table")).to_be_visible()


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
        if not player.step():
            page.wait_for_timeout(30)
    before = page.locator(".window").inner_text()
    hand = page.locator('[data-place="hand"]').inner_text()
    page.reload()
    expect(page.locator(".window")).to_be_visible()
    assert page.locator(".window").inner_text() == before
    assert page.locator('[data-place="hand"]').inner_text() == hand


def test_a_game_on_a_phone_by_touch(visitors: Visitors) -> None:
    page = visitors.open("/", Look(360, 740, touch=True))
    page.get_by_text("3", exact=True).tap()
    page.get_by_role("button", name="Play against bots").tap()
    at_the_table(page)
    play_out([Player(page, 5, touch=True)])
    expect(page.locator(".verdict")).to_be_visible()


def test_the_keyboard_alone_finishes_a_game(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=1, players=3)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", seats=tuple(chairs))
    at_the_table(page)
    for number in range(3_000):
        if page.locator(".verdict").count():
            break
        if page.locator(".thought").count():
            page.keyboard.press("Shift+Tab")
            page.keyboard.press("Enter")
        elif page.locator(".window").count():
            page.keyboard.press("1")
        elif page.locator(".prompt.asked").count():
            if not page.locator(".prompt ol").count():
                page.keyboard.press("l")
            page.keyboard.press(str(1 + number % max(1, min(9, page.locator(".prompt ol button").count()))))
        else:
            page.wait_for_timeout(30)
    expect(page.locator(".verdict")).to_be_visible()


def test_a_stranger_plays_a_turn_in_his_first_minutes(visitors: Visitors) -> None:
    page = visitors.open("/")
    page.get_by_role("button", name="Play against bots").click()
    at_the_table(page)
    player = Player(page, 2)
    page.locator(".prompt.asked, .window").wait_for(timeout=60_000)
    for _ in range(300):
        end = page.get_by_role("button", name="End your turn")
        if end.count():
            end.click()
            break
        if not player.step():
            page.wait_for_timeout(50)
    expect(page.locator(".log, .side")).to_be_visible()
