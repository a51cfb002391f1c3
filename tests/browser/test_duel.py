"""The duel on the page: every module fought to its end, and previews match what happens."""

import re

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from chanbara.duel.bots.forecast import forecast
from chanbara.duel.rules.words import Module
from chanbara.duel.sight.view import DuelView
from chanbara.duel.words.messages import MINUS
from checks.server.server_process import Chair
from tests.browser import fits
from tests.browser.axe import faults
from tests.browser.duellist import CARDS, asked, fight, new_duel, told
from tests.browser.fits import out_of_sight, resize, troubles
from tests.browser.kit import DESKTOP, LANGUAGES, PHONE, Look, Visitors, enlarge

EVERYTHING = {
    "opponent": "shiro",
    "weapon": "bokken",
    "environment": "bamboo",
    "weather": "rain",
    "difficulty": "student",
    "modules": ["blood", "bushido", "gisei", "yoroi"],
}
THREE = {
    "weapon": "wakizashi",
    "environment": "beach",
    "difficulty": "student",
    "modules": ["1vs3", "yoroi_enemy", "gisei", "bushido"],
}
VALUES = ("strength", "technique", "guard")


def sit(guests: Visitors, chair: Chair, look: Look = Look()) -> Page:  # noqa: B008 - it never changes
    page = guests.open(f"/t/{chair.code}", look, (chair,))
    asked(page)
    return page


def log_of(page: Page) -> str:
    return page.get_by_role("complementary", name="Log").inner_text()


@pytest.mark.parametrize(
    ("game", "seed", "seen"),
    [
        (
            EVERYTHING,
            3,
            ["Gisei: guard", "kanji 1", "Your armor absorbs a point", "You take a level", "side B"],
        ),
        (
            THREE,
            10,
            ["Who counterattacks?", "Enemy 1’s armor", "Gisei: guard", "kanji 1", "Ganryū beach: the"],
        ),
    ],
    ids=["four modules", "three enemies"],
)
def test_a_whole_duel_with_each_module(
    guests: Visitors, game: dict[str, object], seed: int, seen: list[str]
) -> None:
    page = sit(guests, new_duel(guests.url, **game))
    assert fight(page, seed) > 20
    expect(page.get_by_role("heading", level=1)).to_have_text("You lose.")
    expect(page.locator(".verdict a")).to_have_attribute("href", "/rules/B2.17")
    page.get_by_role("button", name="View the table").click()
    text = log_of(page)
    assert [words for words in seen if words not in text] == []


def test_all_modules_are_fought() -> None:
    assert {*EVERYTHING["modules"], *THREE["modules"]} == set(Module)


def test_the_end_tells_figures_and_leads_on(guests: Visitors) -> None:
    chair = new_duel(guests.url)
    page = sit(guests, chair)
    fight(page, 5)
    last = told(guests.url, chair)
    kinds = [event["kind"] for event in last["events"]]
    assert page.locator("[data-figure=attacks]").inner_text() == str(kinds.count("AttackBegan"))
    assert page.locator("[data-figure=hits]").inner_text() == str(kinds.count("Hit"))
    assert page.locator("[data-figure=combos]").inner_text() == str(kinds.count("Combo"))
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert download.value.suggested_filename == f"{chair.code}.chanbara"
    expect(page.get_by_role("link", name="Another duel")).to_have_attribute("href", "/duel")
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(f"{guests.url}/t/{chair.code}")
    asked(page)


def becomes(page: Page) -> dict[str, int]:
    """What the first card in hand says that the values would be."""
    card = page.locator(CARDS).first
    return {value: number(card.locator(f"[data-becomes={value}]").inner_text()) for value in VALUES}


def values(page: Page, when: str) -> dict[str, int]:
    """The values shown, now or after the selected option."""
    rows = {value: page.locator(f"[data-value={value}]") for value in VALUES}
    return {value: int(row.get_attribute(when) or "") for value, row in rows.items()}


def number(text: str) -> int:
    return int(text.replace(MINUS, "-"))


def go_on(page: Page) -> None:
    """Skip other actions, if there are any."""
    asked(page)
    if page.get_by_role("button", name="Continue").count():
        page.get_by_role("button", name="Continue").click()
        asked(page)


def news_since(page: Page, before: str) -> str:
    """Return what is said of an attack as soon as it is: the log may be a moment behind."""
    for _ in range(100):
        news = log_of(page).removeprefix(before) + page.locator(".sentence").inner_text()
        if "hits" in news or "Your attack misses." in news:
            return news
        page.wait_for_timeout(100)
    return ""


def test_what_a_card_shows_is_what_it_does(guests: Visitors) -> None:
    page = sit(guests, new_duel(guests.url, **EVERYTHING))
    for attack in range(3):
        fight(page, attack, until=f"{CARDS} [data-becomes]")
        for laid in range(2):
            expect(page.locator(".laid .cut")).to_have_count(laid)
            expected = becomes(page)
            page.locator(CARDS).first.click()
            assert values(page, "data-after") == expected
            page.locator(CARDS).first.click()
            expect(page.locator(".laid .cut")).to_have_count(laid + 1)
            asked(page)
            assert values(page, "data-now") == expected
        go_on(page)
        expect(page.locator(".sentence")).to_contain_text("play the last card")
        hits = page.locator(CARDS).first.locator(".hits").count() > 0
        before = log_of(page)
        page.locator(CARDS).first.click()
        page.locator(CARDS).first.click()
        go_on(page)
        if "combo" in page.locator(".sentence").inner_text():
            page.locator(".acts .option").first.click()
            expect(page.locator(".sentence")).not_to_contain_text("combo")
            asked(page)
        news = news_since(page, before)
        assert ("hits" in news, "Your attack misses." in news) == (hits, not hits)


def test_odds_stream_in_and_refusals_name_their_rule(guests: Visitors) -> None:
    chair = new_duel(guests.url, **EVERYTHING)
    page = sit(guests, chair)
    page.get_by_role("button", name="Odds").click()
    for _ in range(3):
        asked(page)
        view = msgspec.convert(told(guests.url, chair)["view"], DuelView)
        legend = page.locator("[data-odds-worlds]")
        expect(legend).not_to_have_attribute("data-odds-worlds", "0")
        first = int(legend.get_attribute("data-odds-worlds") or 0)
        expect(legend).not_to_have_attribute("data-odds-worlds", str(first))
        for place, one in enumerate(forecast(view, 4).chances()):
            shown = page.locator(f"[data-odds='{place}']").first
            expect(shown).to_contain_text(re.compile(r"you win the duel \d+%, give or take \d+"))
            expect(shown).to_contain_text(f"this attack hits {round(one.exact.hit * 100)}%")
        if page.locator(CARDS).count():
            page.locator(CARDS).last.click()
            page.locator(".raised").wait_for()
            page.locator(".prompt .main").click()
        else:
            page.locator(".acts .option.leave").click()
    # The page explains a use that is not possible only while a decision is open.
    asked(page)
    page.locator("[data-use=gisei]").click()
    expect(page.locator(".prompt").get_by_role("status")).to_contain_text("Rule B2")


def test_a_turn_by_keys_alone_and_a_reload_resumes_it(guests: Visitors) -> None:
    page = sit(guests, new_duel(guests.url, **EVERYTHING), Look(fast=False))
    page.keyboard.press("l")
    expect(page.get_by_role("list", name="Your options", exact=True)).to_be_visible()
    page.keyboard.press("2")
    expect(page.locator(".sentence")).to_contain_text("You may play up to 2 cards")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".sentence")).to_contain_text("Play ")
    page.keyboard.press("Escape")
    expect(page.locator(".sentence")).to_contain_text("You may play up to 2 cards")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Undo")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".laid .cut")).to_have_count(0)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".laid .cut")).to_have_count(1)
    asked(page)
    hand = page.locator('[data-place="hand"]').inner_text()
    page.reload()
    asked(page)
    assert page.locator('[data-place="hand"]').inner_text() == hand
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-use=foresee]")).to_be_focused()


def test_by_touch_on_a_phone(guests: Visitors) -> None:
    page = sit(guests, new_duel(guests.url), Look(*PHONE, touch=True))
    page.get_by_role("button", name="No extra card").tap()
    expect(page.locator(CARDS)).to_have_count(6)
    page.locator(CARDS).first.tap()
    expect(page.locator(".raised")).to_have_count(1)
    page.locator(CARDS).first.tap()
    expect(page.locator(".laid .cut")).to_have_count(1)
    asked(page)
    page.locator("[data-use=guard]").tap()
    expect(page.locator("[data-value=guard]")).to_have_attribute("data-now", "3")


SCREENS = ((360, 780), (390, 844), (740, 360), (768, 1024), (1024, 768), DESKTOP)
"""Every width, as high as such screens are, and a phone on its side."""


def without_room(page: Page, moment: str) -> list[str]:
    found = []
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{moment} {width} x {height}: {trouble}" for trouble in troubles(page)]
    return found


def choose_card(page: Page) -> None:
    """Show the odds, and select a card."""
    asked(page)
    page.keyboard.press("o")
    page.locator(CARDS).first.click()
    expect(page.locator("[data-odds]").first).to_be_visible()


@pytest.mark.parametrize("game", [EVERYTHING, THREE], ids=["four modules", "three enemies"])
def test_everything_has_room(guests: Visitors, game: dict[str, object]) -> None:
    page = sit(guests, new_duel(guests.url, **game))
    found = without_room(page, "asked")
    fight(page, 3, until="[data-becomes]")
    for language in LANGUAGES[1:]:  # the last is English with longer words
        guests.look_otherwise(page, Look(language=language))
        choose_card(page)
        found += without_room(page, f"{language} chosen")
        if language == "de":
            enlarge(page, 200)
            found += without_room(page, "twice as large")
    fight(page, 3)
    found += without_room(page, "end")
    enlarge(page, 200)
    found += without_room(page, "end, twice as large")
    assert not found, "\n".join(found)


def test_a_card_is_read_and_played_without_scrolling(guests: Visitors) -> None:
    page = sit(guests, new_duel(guests.url, **EVERYTHING), Look(*PHONE, language="de"))
    fight(page, 3, until="[data-becomes]")
    tops = []
    for _ in range(2):
        asked(page)
        tops.append(top_of(page, ".hand"))
        page.locator(CARDS).first.click()
        expect(page.locator(".raised")).to_have_count(1)
        tops.append(top_of(page, ".hand"))
        assert bottom_of(page, ".raised .card") <= PHONE[1], "its values are in sight"
        page.locator(".prompt .main").click()
        expect(page.locator(".raised")).to_have_count(0)
    assert max(tops) - min(tops) < 30, "what is asked does not push the hand about"
    resize(page, 1024, 768)
    asked(page)
    assert out_of_sight(page) == []


def top_of(page: Page, place: str) -> float:
    return float(page.locator(place).evaluate("(one) => one.getBoundingClientRect().top"))


def bottom_of(page: Page, place: str) -> float:
    return float(page.locator(place).evaluate("(one) => one.getBoundingClientRect().bottom"))


def test_nobody_is_kept_out(guests: Visitors) -> None:
    page = sit(guests, new_duel(guests.url, **EVERYTHING))
    fight(page, 3, until="[data-becomes]")
    choose_card(page)
    found = faults(page)
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    resize(page, *PHONE)
    page.get_by_role("button", name="The duel", exact=True).click()
    found += faults(page)
    page.keyboard.press("Escape")
    fight(page, 3)
    found += faults(page)
    assert not found, "\n".join(found)


def test_the_rules_of_the_duel_can_be_read(guests: Visitors) -> None:
    page = guests.open("/rules/B2.12")
    expect(page.locator("#rule-B2\\.12")).to_be_focused()
    expect(page.get_by_role("heading", level=2)).to_have_count(21)
    # A table that scrolls can be reached by keyboard.
    expect(page.locator("#rule-B6\\.1 .text > div")).to_have_attribute("tabindex", "0")
    found = fits.without_room(page)
    for language in LANGUAGES[1:3]:
        guests.look_otherwise(page, Look(language=language))
        guests.settle(page)
        found += [f"{language} {one}" for one in fits.without_room(page)]
    assert not found, "\n".join(found)


def test_who_looks_on_sees_it_all(guests: Visitors) -> None:
    chair = new_duel(guests.url, **EVERYTHING)
    page = guests.open(f"/t/{chair.code}")
    page.get_by_role("button", name="Watch").click()
    expect(page.locator(".sentence")).to_have_text("Waiting for the player.")
    expect(page.locator(".choosable")).to_have_count(0)


def test_a_lost_connection_greys_the_duel_and_comes_back(guests: Visitors) -> None:
    chair = new_duel(guests.url)
    page = guests.open("/settings", seats=(chair,))
    lines: list[WebSocketRoute] = []
    is_down = [False]

    def pass_on(line: WebSocketRoute) -> None:
        if is_down[0]:
            line.close(code=1001)
        else:
            line.connect_to_server()
            lines.append(line)

    page.route_web_socket("**/socket", pass_on)
    page.goto(f"{guests.url}/t/{chair.code}")
    asked(page)
    is_down[0] = True
    lines[-1].close(code=1001)
    expect(page.locator(".duel.lost")).to_be_visible()
    expect(page.get_by_role("status").first).to_contain_text("nothing you chose is lost")
    is_down[0] = False
    expect(page.locator(".duel:not(.lost) .prompt.asked")).to_be_visible(timeout=20_000)
