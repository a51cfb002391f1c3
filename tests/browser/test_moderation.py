"""Reporting a message or a name, and the host removing a spectator, in the browser."""

import re
from contextlib import closing

from playwright.sync_api import Page, expect

from checks.server.server_process import ask
from tests.browser.kit import Look, Visitors, begin, new_table
from tests.browser.test_names import MARK
from tests.server.kit import Client


def report(page: Page, flag: str) -> None:
    """Report something, and read the thanks."""
    page.get_by_role("button", name=flag).click()
    dialog = page.get_by_role("dialog").last
    dialog.get_by_role("radio").nth(3).check()
    dialog.get_by_role("textbox").fill("again and again")
    dialog.get_by_role("button", name="Send report").click()
    expect(dialog.get_by_text("Thank you. The operators of this server will see it.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_message_and_names_are_reported_and_a_spectator_is_removed(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=2, players=3)
    begin(visitors.url, chairs)
    player = ask(f"{visitors.url}/api/players", {"name": "Hotaru"})
    page = visitors.open(f"/t/{chairs[0].code}", seats=(chairs[0],))
    code = chairs[0].code
    with (
        closing(Client(visitors.url, code, chairs[1].token)) as ben,
        closing(Client(visitors.url, code, None, "Zoe")) as zoe,
        closing(Client(visitors.url, code, None, "Hotaru", player=player["token"])) as hotaru,
    ):
        hotaru.say("say", text="good luck")
        for number in range(3):
            ben.say("say", text=f"nasty words, number {number}")
        zoe.say("say", text="me too")
        page.get_by_role("button", name=re.compile("^Chat")).click()
        expect(page.get_by_text("me too")).to_be_visible()
        report(page, "Report this message from Zoe")
        page.get_by_role("button", name="Menu").click()
        sealed = page.get_by_role("dialog").get_by_role("img", name=MARK)
        expect(sealed).to_have_count(1)
        expect(sealed.locator("xpath=ancestor::li")).to_contain_text("Hotaru")
        watching = page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Zoe")
        watching.get_by_role("button", name="Report the name Zoe").click()
        name = page.get_by_role("dialog").last
        expect(name.get_by_text("The operators of this server will see this name")).to_be_visible()
        page.keyboard.press("Escape")
        watching.get_by_role("button", name="Remove").click()
        watching.get_by_role("button", name="Remove Zoe for good?").click()
        assert zoe.wait("bye")["reason"] == "dismissed"
        expect(watching).to_have_count(0)
        page.keyboard.press("Escape")
        # Whoever has been removed reads it, and is not asked to wait for a connection.
        stranger = visitors.open(f"/t/{code}", Look(390, 844))
        stranger.get_by_role("button", name="Just watch").click()
        expect(stranger.get_by_text("The host has removed you from this table.")).to_be_visible()
        expect(stranger.get_by_role("link", name="Home")).to_be_visible()
    visitors.troubles.clear()
