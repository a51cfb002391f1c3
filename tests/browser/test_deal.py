"""The deal: your character and your role turn over for you alone, once."""

import re

import pytest
from playwright.sync_api import Page, expect

from checks.server.server_process import Chair
from tests.browser.axe import faults
from tests.browser.fits import troubles
from tests.browser.kit import DESKTOP, PHONE, Look, Visitors, begin, new_table

ROLES = ("Shogun", "Samurai", "Ninja", "Ronin")
DEAL = Look(pace="quick", deal=True)
MOVING = Look(*PHONE, pace="normal", deal=True, still=False, touch=True)


@pytest.fixture
def chairs(visitors: Visitors) -> list[Chair]:
    seated = new_table(visitors.url, people=2, players=5)
    begin(visitors.url, seated)
    return seated


def come(visitors: Visitors, chair: Chair, look: Look = DEAL) -> Page:
    return visitors.open(f"/t/{chair.code}", look, (chair,))


def own_role(page: Page) -> str:
    told = page.locator(".said .who").inner_text()
    (role,) = [one for one in ROLES if one in told]
    return role


def see_table(page: Page) -> None:
    expect(page.locator(".table .seat").first).to_be_visible()


def test_role_goal_and_allies_are_shown_and_not_again_after_a_reload(
    visitors: Visitors, chairs: list[Chair]
) -> None:
    page = come(visitors, chairs[0])
    expect(page.locator(".said .who")).to_have_text(re.compile("^You are (the|a) "))
    expect(page.locator(".said")).to_contain_text("Your goal:")
    expect(page.locator(".roles h2")).to_contain_text(re.compile("all(y|ies)"))
    role = own_role(page)
    assert page.locator(".table").count() == 0, "the table is not shown behind it"
    page.get_by_role("button", name="Take my seat").click()
    see_table(page)
    expect(page.locator(f'[data-seat="{chairs[0].seat}"] .role')).to_contain_text(role)
    page.reload()
    see_table(page)
    assert page.locator(".deal").count() == 0


def test_a_tap_turns_both_cards_and_keys_take_the_seat(visitors: Visitors, chairs: list[Chair]) -> None:
    page = come(visitors, chairs[0], MOVING)
    expect(page.locator(".deal .cards")).to_be_visible()
    assert page.locator(".role .turned").count() == 0, "face down at first"
    page.locator(".deal .cards").tap(position={"x": 5, "y": 5})
    expect(page.locator(".role .turned")).to_be_visible(timeout=1_000)
    other = come(visitors, chairs[1])
    expect(other.get_by_role("button", name="Take my seat")).to_be_focused()
    other.keyboard.press("Enter")
    see_table(other)
    page.keyboard.press("Escape")
    see_table(page)


def test_the_role_can_be_covered_again(visitors: Visitors, chairs: list[Chair]) -> None:
    page = come(visitors, chairs[0])
    role = own_role(page)
    page.get_by_role("button", name="Cover again").click()
    expect(page.locator(".said")).to_contain_text("Your role is covered.")
    assert role not in page.locator(".cards").inner_text()
    page.get_by_role("button", name="Show my role").click()
    expect(page.locator(".said .who")).to_contain_text(role)


def test_nobody_else_gets_a_role_with_the_deal(visitors: Visitors, chairs: list[Chair]) -> None:
    """Another seat and a spectator see how many there are of each role, and only the Shogun's place."""
    mine, theirs = (come(visitors, chair) for chair in chairs)
    watcher = visitors.open(f"/t/{chairs[0].code}", DEAL)
    watcher.get_by_role("button", name="Watch").click()
    expect(watcher.locator(".said")).to_contain_text("is the Shogun.")
    assert watcher.locator(".cards .turned").count() == 1
    assert watcher.locator(".mine").count() == 0
    assert own_role(mine) in ROLES
    assert theirs.locator(".cards").inner_text().count(own_role(theirs)) == 1
    shown = [one.inner_text() for one in theirs.locator(".cards b").all()]
    assert len(shown) == 2, "the own character and the own role, and no other card"
    watcher.get_by_role("button", name="Watch the game").click()
    see_table(watcher)


@pytest.mark.parametrize(
    "size", [PHONE, DESKTOP, (740, 360), (360, 560)], ids=["phone", "desktop", "on its side", "low"]
)
def test_the_deal_fits_and_can_be_read_in_every_language(visitors: Visitors, size: tuple[int, int]) -> None:
    chairs = new_table(visitors.url, people=1, players=8, rising_sun=True)
    begin(visitors.url, chairs)
    # The longest words are German; the others are looked at where they have the least room.
    for language in ("en", "de", "it") if size == PHONE else ("de",):
        page = come(visitors, chairs[0], Look(*size, language=language, pace="quick", deal=True))
        expect(page.locator(".said .who")).to_be_visible()
        expect(page.locator(".roles li")).to_have_count(4)
        assert troubles(page) == []
        if size in {PHONE, DESKTOP} and language in {"en", "de"}:
            assert faults(page) == []
        goal, acts = (page.locator(one).bounding_box() for one in (".said p >> nth=-1", ".acts .main"))
        assert goal is not None
        assert acts is not None
        assert goal["y"] + goal["height"] <= acts["y"] + 1 or goal["x"] + goal["width"] <= acts["x"]
        page.context.close()


def test_sound_is_offered_with_one_tap_once_and_remembered(visitors: Visitors, chairs: list[Chair]) -> None:
    page = come(visitors, chairs[0])
    page.get_by_role("button", name="Turn sound on").click()
    expect(page.get_by_role("button", name="Turn sound off")).to_be_visible()
    page.get_by_role("button", name="Take my seat").click()
    see_table(page)
    kept = page.evaluate("JSON.parse(localStorage.getItem('chanbara.settings'))")
    assert (kept["sound"], kept["soundOffered"]) == (True, True)
    page.goto(f"{visitors.url}/settings")
    expect(page.get_by_label("Sound", exact=True)).to_be_checked()
    page.get_by_label("Volume").fill("0.3")
    page.reload()
    expect(page.get_by_label("Volume")).to_have_value("0.3")


def test_vibration_is_a_setting_where_there_is_any(visitors: Visitors) -> None:
    for touch in (True, False):
        page = visitors.open("/settings", Look(touch=touch))
        expect(page.get_by_label("Sound", exact=True)).not_to_be_checked()
        expect(page.get_by_label("Vibration")).to_have_count(int(touch))


def test_those_who_share_a_screen_see_each_their_own_deal(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=2, players=3)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", DEAL, tuple(chairs))
    page.get_by_role("button", name=re.compile("^I am ")).click()
    expect(page.locator(".said .who")).to_have_text(re.compile("^You are "))
    page.get_by_role("button", name="Take my seat").click()
    see_table(page)
