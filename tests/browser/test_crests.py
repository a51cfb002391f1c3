"""A crest that somebody composes is seen by everybody else, before and during the game."""

from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.kit import Look, Visitors

HAND = '[data-place="hand"]'
MINE = '[data-avatar="petals-fuji-green"]'


def test_a_crest_composed_here_is_seen_there(visitors: Visitors) -> None:
    page = visitors.open(look=Look(360, 740, touch=True))
    page.get_by_role("button", name="Your crest").click()
    dialog = page.get_by_role("dialog")
    for part in ("petals", "Mount Fuji", "green"):
        dialog.get_by_role("radio", name=part, exact=True).check(force=True)
    assert faults(page) == []
    dialog.get_by_role("button", name="Done").click()
    page.get_by_text("3", exact=True).click()
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_role("heading", name="Waiting room")).to_be_visible()
    expect(page.locator(MINE)).to_be_visible()
    guest = visitors.open(page.url.removeprefix(visitors.url))
    expect(guest.locator(MINE).first).to_be_visible()
    guest.get_by_label("Your name").fill("Guest")
    theirs = (
        guest.get_by_role("button", name="Your crest").locator("[data-avatar]").get_attribute("data-avatar")
    )
    guest.get_by_role("button", name="Take this seat").or_(
        guest.get_by_role("button", name="Sit down")
    ).first.click()
    expect(page.locator(f'[data-avatar="{theirs}"]').first).to_be_visible()
    guest.get_by_role("button", name="Ready").click()
    page.get_by_role("button", name="Fill empty seats with bots").click()
    page.get_by_role("dialog").get_by_role("button", name="Detective bot").first.click()
    page.get_by_role("button", name="Start the game").click()
    for one in (page, guest):
        expect(one.locator(HAND)).to_be_visible()
        expect(one.locator(f"[data-seat] {MINE}")).to_be_visible()
        expect(one.locator(f'[data-seat] [data-avatar="{theirs}"]')).to_be_visible()
        expect(one.locator('[data-seat] [data-avatar^="box-"]')).to_be_visible()


def test_a_crest_stays_with_a_claimed_name_on_another_device(visitors: Visitors) -> None:
    page = visitors.open("/me")
    page.get_by_role("button", name="Your crest").click()
    for part in ("disc", "moon", "gold"):
        page.get_by_role("dialog").get_by_role("radio", name=part, exact=True).check(force=True)
    page.get_by_role("button", name="Done").click()
    page.get_by_label("Name", exact=False).first.fill("Tsukiko")
    page.get_by_role("button", name="Claim").first.click()
    expect(page.get_by_role("heading", name="Tsukiko")).to_be_visible()
    player = page.evaluate("JSON.parse(localStorage.getItem('chanbara.player'))")
    other = visitors.open(f"/me#player={player['token']}&name=Tsukiko")
    expect(other.locator('button [data-avatar="disc-moon-gold"]')).to_be_visible()
