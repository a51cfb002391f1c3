"""People around a table: friends are invited, the host manages it, two share one device."""

from playwright.sync_api import Page, expect

from tests.browser.kit import Visitors, begin, new_table
from tests.browser.player import Player

SHARES = """
window.shared = [];
Navigator.prototype.share = (told) => {
  window.shared.push(told);
  return Promise.resolve();
};
"""
SHARES_NOT = "delete Navigator.prototype.share;"
HAND = '[data-place="hand"]'


def test_a_device_that_shares_is_handed_the_link(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=1, players=3, around={"bots": [None, None, None]})
    page = visitors.open(f"/t/{chairs[0].code}", seats=tuple(chairs), script=SHARES)
    page.get_by_role("button", name="Share", exact=True).click()
    link = f"{visitors.url}/t/{chairs[0].code}"
    assert page.evaluate("shared") == [{"title": "Join my table: Samurai Sword", "url": link}]


def test_a_device_that_cannot_share_has_the_link_to_copy(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=1, players=3, around={"bots": [None, None, None]})
    page = visitors.open(f"/t/{chairs[0].code}", seats=tuple(chairs), script=SHARES_NOT)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    assert page.evaluate("navigator.clipboard.readText()") == f"{visitors.url}/t/{chairs[0].code}"
    expect(page.get_by_role("button", name="Share", exact=True)).to_have_count(0)


def test_the_host_sends_somebody_away_and_passes_his_part_on(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=3, players=3)
    host, ben, cleo = (visitors.open(f"/t/{chair.code}", seats=(chair,)) for chair in chairs)
    host.get_by_role("listitem").filter(has_text="Cleo").get_by_role("button", name="Remove player").click()
    expect(cleo.get_by_role("button", name="Ready")).to_be_visible()
    host.get_by_role("button", name="Remove Cleo from the table?").click()
    expect(cleo.get_by_text("The host removed you from this seat.")).to_be_visible()
    expect(ben.get_by_role("button", name="Start the game")).to_have_count(0)
    host.get_by_role("button", name="Make Ben host").click()
    expect(ben.get_by_role("button", name="Start the game")).to_be_visible()
    expect(host.get_by_role("button", name="Start the game")).to_have_count(0)


def menu(page: Page, *acts: str) -> None:
    """Open the menu of the table, press, and close it."""
    page.get_by_role("button", name="Menu").click()
    for act in acts:
        page.get_by_role("dialog").get_by_role("button", name=act).click()
    # The last act may have closed it.
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_host_pauses_passes_his_part_on_and_another_ends_the_game(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=2, players=3)
    begin(visitors.url, chairs)
    host, guest = (visitors.open(f"/t/{chair.code}", seats=(chair,)) for chair in chairs)
    menu(host, "Pause")
    for page in (host, guest):
        expect(page.locator(".prompt")).to_contain_text("The host has paused the game.")
    menu(host, "Resume")
    for page in (host, guest):
        expect(page.get_by_text("The host has paused the game.")).to_have_count(0)
    menu(host, "Make Ben the host")
    guest.get_by_role("button", name="Menu").click()
    expect(guest.get_by_role("button", name="Replace Aki with a bot")).to_be_visible()
    guest.get_by_role("dialog").get_by_role("button", name="Close").click()
    host.get_by_role("button", name="Menu").click()
    expect(host.get_by_role("button", name="Pause")).to_have_count(0)
    host.get_by_role("dialog").get_by_role("button", name="Close").click()
    menu(guest, "End the game with no result", "End the game with no result")
    for page in (host, guest):
        told = page.get_by_role("status").filter(has_text="The game ended with no result.")
        expect(told).to_be_visible()
        expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_hand_on_a_shared_device_is_covered_until_its_owner_taps(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=2, players=4)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", seats=tuple(chairs))
    curtain = page.get_by_role("dialog", name="Pass the device to")
    held: set[str] = set()
    while held != {"Aki", "Ben"}:
        expect(curtain).to_be_visible()
        assert page.locator(HAND).count() == 0, "not even behind the curtain"
        owner = curtain.get_by_role("button").inner_text().removeprefix("I am ")
        curtain.get_by_role("button", name=f"I am {owner}").click()
        expect(curtain).to_be_hidden()
        expect(page.locator(HAND)).to_be_visible()
        held.add(owner)
        player = Player(page, len(held))
        while not curtain.count():
            assert not player.is_over, "the game was over before"
            player.step(100)


def test_where_nobody_may_watch_a_shared_device_shows_nothing_between_two_people(visitors: Visitors) -> None:
    slowly = {"least": 1.5, "most": 1.5}
    chairs = new_table(visitors.url, people=2, players=4, around={"spectators": False, "pauses": slowly})
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", seats=tuple(chairs))
    nobody = page.get_by_text("Nobody on this device has to answer right now.")
    expect(nobody.or_(page.get_by_role("dialog", name="Pass the device to")).first).to_be_visible()
    assert page.locator(HAND).count() == 0
    assert page.locator(".seat").count() == 0
