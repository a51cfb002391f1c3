"""A rated game in the browser: it says so, it cannot be ended, and resigning is explained first."""

from playwright.sync_api import expect

from checks.server.server_process import Chair, ask
from tests.browser.kit import QUICK, Look, Visitors, begin


def test_a_rated_game_is_left_by_resigning(visitors: Visitors) -> None:
    player = ask(f"{visitors.url}/api/players", {"name": "Shizuka"})
    options = {"game": {"game": "sword", "players": 3}, "bots": [None, None, "greedy"], "pauses": QUICK}
    wanted = {"name": "Shizuka", "options": options, "player": player["token"]}
    seated = ask(f"{visitors.url}/api/tables", wanted)
    other = ask(f"{visitors.url}/api/tables/{seated['code']}/seats", {"name": "Ben"})
    chairs = [Chair(one["code"], one["seat"], one["token"]) for one in (seated, other)]
    page = visitors.open(f"/t/{seated['code']}", seats=chairs[:1])
    expect(page.get_by_text("This game will be rated.")).to_be_visible()
    begin(visitors.url, chairs)
    guest = visitors.open(f"/t/{seated['code']}", Look(390, 844), seats=chairs[1:])
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("button", name="End the game")).to_have_count(0)
    expect(menu.get_by_role("button", name="Replace Ben")).to_have_count(0)
    menu.get_by_role("button", name="Resign").click()
    expect(menu.get_by_text("If your side loses, the loss counts for you")).to_be_visible()
    menu.get_by_role("button", name="Resign").click()
    expect(menu).to_have_count(0)
    expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(page.get_by_text("You resigned. A bot plays on for you.")).to_be_visible()
    expect(page.get_by_text("When I’m attacked")).to_have_count(0)
    guest.get_by_role("button", name="Menu").click()
    expect(guest.get_by_role("dialog").get_by_role("button", name="Make Shizuka the host")).to_have_count(0)
    expect(guest.get_by_role("dialog").get_by_role("button", name="Pause")).to_be_visible()
