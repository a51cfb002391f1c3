"""Names in the browser: claimed ones are marked, others' are refused, and a link never takes a seat away."""

import json
from urllib.parse import urlencode

from playwright.sync_api import Page, expect

from checks.server.server_process import Chair, ask
from tests.browser.kit import Look, Visitors, new_table

MARK = "Claimed name: only its owner can use it"
REFUSED = "status of 409"
"""What a browser notes about a request that was refused."""


def seats_of(page: Page) -> list[tuple[int, str]]:
    """Return seat and token of everything that a browser keeps."""
    kept = json.loads(page.evaluate("localStorage.getItem('chanbara.seats')"))
    return sorted((one["seat"], one["token"]) for one in kept)


def link(chair: Chair, token: str | None = None) -> str:
    said = {"seat": chair.seat, "token": token or chair.token, "name": "Mallory"}
    return f"/t/{chair.code}#{urlencode(said)}"


def test_a_claimed_name_is_marked_and_nobody_else_gets_it(visitors: Visitors) -> None:
    player = ask(f"{visitors.url}/api/players", {"name": "Kaoru"})
    options = {"game": {"game": "sword", "players": 3}}
    wanted = {"name": "Kaoru", "options": options, "player": player["token"]}
    seated = ask(f"{visitors.url}/api/tables", wanted)
    host = Chair(seated["code"], seated["seat"], seated["token"])
    ask(f"{visitors.url}/api/tables/{host.code}/seats", {"name": "Ben"})
    page = visitors.open(f"/t/{host.code}", seats=(host,))
    row = page.get_by_role("listitem").filter(has_text="Kaoru")
    expect(row.get_by_role("img", name=MARK)).to_be_visible()
    expect(page.get_by_role("img", name=MARK)).to_have_count(1)
    stranger = visitors.open(f"/t/{host.code}", Look(390, 844))
    expect(stranger.get_by_role("img", name=MARK)).to_be_visible()
    stranger.get_by_label("Your name").fill("KAORU")
    stranger.get_by_role("button", name="Take this seat").click()
    expect(stranger.get_by_role("alert")).to_contain_text("is claimed")
    expect(stranger.get_by_text("copy the private link from My stats")).to_be_visible()
    stranger.get_by_label("Your name").fill("BEN")
    stranger.get_by_role("button", name="Take this seat").click()
    expect(stranger.get_by_role("alert")).to_contain_text("Someone at this table is called")
    assert all(REFUSED in trouble for trouble in visitors.troubles)
    visitors.troubles.clear()


def test_a_link_replaces_no_seat_without_asking(visitors: Visitors) -> None:
    host, ben, cleo = new_table(visitors.url, people=3, players=3)
    page = visitors.open(f"/t/{ben.code}", seats=(ben,))
    expect(page.get_by_role("button", name="Ready")).to_be_visible()
    page.goto(f"{visitors.url}/livez")
    # Another key to the same seat: the safe answer comes first, and leaves everything as it was.
    page.goto(visitors.url + link(ben, "x" * 32))
    keep = page.get_by_role("button", name="Continue as")
    expect(keep).to_be_focused()
    assert seats_of(page) == [(ben.seat, ben.token)]
    assert "token" not in page.url
    keep.click()
    expect(page.get_by_role("button", name="Ready")).to_be_visible()
    assert seats_of(page) == [(ben.seat, ben.token)]
    # Without an answer nothing is stored either.
    page.goto(f"{visitors.url}/livez")
    page.goto(visitors.url + link(ben, "x" * 32))
    expect(keep).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Ready")).to_be_visible()
    assert seats_of(page) == [(ben.seat, ben.token)]
    # Another seat can be added: two people share the device.
    page.goto(f"{visitors.url}/livez")
    page.goto(visitors.url + link(cleo))
    page.get_by_role("button", name="Add the link’s seat").click()
    expect(page.get_by_role("button", name="Ready")).to_be_visible()
    assert seats_of(page) == sorted([(ben.seat, ben.token), (cleo.seat, cleo.token)])
    # Whoever wants to can replace the key.
    page.goto(f"{visitors.url}/livez")
    page.goto(visitors.url + link(cleo, "x" * 32))
    page.get_by_role("button", name="Use the link’s seat instead").click()
    expect(keep).to_have_count(0)
    assert (ben.seat, ben.token) in seats_of(page)
    # A browser without a seat takes it at once, as before.
    fresh = visitors.open(link(host))
    expect(fresh.get_by_role("button", name="Start the game")).to_be_visible()
    assert seats_of(fresh) == [(host.seat, host.token)]
