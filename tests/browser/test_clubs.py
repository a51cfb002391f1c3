"""A club on the page, by several browsers: founded, joined by its link, a table played, and left."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from checks.server.server_process import Chair
from tests.browser.kit import PHONE, QUICK, Look, Visitors
from tests.browser.test_evening import check, finish

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route


def hurry(page: Page) -> None:
    """Let a table opened on this page have one bot, which is quick."""

    def changed(route: Route) -> None:
        told = json.loads(route.request.post_data or "null")
        told["options"] |= {"pauses": QUICK, "bots": [None, None, "random"]}
        route.continue_(post_data=json.dumps(told))

    page.route("**/api/tables", changed)


def claim(page: Page, name: str) -> None:
    """Claim a name where a page asks for one."""
    page.get_by_label("Your public name").fill(name)
    page.get_by_role("button", name="Claim this name").click()


def seat_of(page: Page) -> Chair:
    """Return the seat that a browser took last."""
    kept = page.evaluate("JSON.parse(localStorage.getItem('chanbara.seats'))")
    return Chair(kept[0]["code"], kept[0]["seat"], kept[0]["token"])


class Fellows:
    """The founder at a desk, and somebody with the link on a phone."""

    def __init__(self, visitors: Visitors) -> None:
        self.visitors = visitors
        self.aki = visitors.open("/", Look(theme="auto"))

    def found(self) -> None:
        """Found a club, from the home page; without a claimed name, that comes first."""
        aki = self.aki
        aki.get_by_role("link", name="Found a club").click()
        claim(aki, "Akemi")
        aki.get_by_label("Name of the club").fill("Crane Club")
        aki.get_by_label("A sentence about it").fill("We play on Fridays.")
        aki.get_by_text("Crest", exact=True).click()
        aki.get_by_title("waves").click()
        aki.get_by_role("button", name="Found the club").click()
        expect(aki.get_by_role("heading", name="Crane Club")).to_be_visible()
        expect(aki.get_by_text("No table is open right now.")).to_be_visible()
        expect(aki.get_by_text("No game has ended yet.")).to_be_visible()

    def join(self) -> None:
        """Ben opens the link, sees little, and joins."""
        link = self.aki.locator(".link").inner_text()
        self.ben = ben = self.visitors.open(
            link.removeprefix(self.visitors.url), Look(*PHONE, touch=True, theme="auto")
        )
        expect(ben.get_by_text("Akemi invites you to this club.")).to_be_visible()
        expect(ben.get_by_text("1 member · led by Akemi")).to_be_visible()
        expect(ben.get_by_role("heading", name="Members and leaderboard")).to_have_count(0)
        claim(ben, "Benno")
        ben.get_by_role("button", name="Join as Benno").click()
        expect(ben.get_by_role("heading", name="Members and leaderboard")).to_be_visible()
        self.aki.reload()
        expect(self.aki.get_by_text("2 members · led by Akemi")).to_be_visible()

    def play(self) -> None:
        """Akemi opens a table for the club, Ben finds it there, and they play it to its end."""
        aki, ben = self.aki, self.ben
        hurry(aki)
        aki.get_by_role("link", name="Open a table").click()
        expect(aki.get_by_label("For a club").locator("option:checked")).to_have_text("Crane Club")
        aki.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
        aki.get_by_role("button", name="Open the table").click()
        expect(aki.get_by_role("link", name="Table of Crane Club")).to_be_visible()
        ben.reload()
        ben.get_by_role("link", name="Join Akemi’s table").click()
        ben.get_by_role("button", name="Take this seat").click()
        ben.get_by_role("button", name="Ready", exact=True).click()
        aki.get_by_role("button", name="Start the game").click()
        expect(aki.locator(".table, .play").first).to_be_visible()
        finish(self.visitors.url, [seat_of(aki), seat_of(ben)])
        aki.get_by_role("link", name="Back to Crane Club").click()

    def see(self) -> None:
        """Ladder and history show the game, and history leads to its review."""
        for page in (self.aki, self.ben):
            if page is self.ben:
                page.goto(self.aki.url)
            ladder = page.locator("ol.ruled > li")
            expect(ladder).to_have_count(2)
            for entry in ladder.all():
                expect(entry).to_contain_text(re.compile(r"\d+ ± \d+"))
                expect(entry).to_contain_text("1 game")
            expect(page.get_by_role("link", name=re.compile("^Review"))).to_be_visible()
        self.aki.get_by_role("link", name=re.compile("^Review")).click()
        expect(self.aki).to_have_url(re.compile("/review/"))
        self.aki.go_back()

    def leave(self) -> None:
        """One tap is enough, and one can come back; then the founder ends it."""
        aki, ben = self.aki, self.ben
        ben.get_by_role("button", name="Leave the club").click()
        expect(ben.get_by_text("You have left Crane Club.")).to_be_visible()
        ben.get_by_role("button", name="Join again").click()
        expect(ben.locator("ol.ruled > li.you")).to_contain_text("1 game")
        ben.get_by_role("button", name="Leave the club").click()
        expect(ben.get_by_text("You have left Crane Club.")).to_be_visible()
        ben.goto(f"{self.visitors.url}/me")
        expect(ben.get_by_role("heading", name="My clubs")).to_have_count(0)
        aki.goto(f"{self.visitors.url}/me")
        aki.get_by_role("link", name="Crane Club").click()
        expect(aki.get_by_text("1 member · led by Akemi")).to_be_visible()
        aki.get_by_role("button", name="Dissolve the club").click()
        aki.get_by_role("button", name="Leaderboard and history are deleted. Really dissolve?").click()
        expect(aki.get_by_role("heading", name="The club is dissolved")).to_be_visible()

    def lead(self) -> None:
        """The founder renames the club and renews its link; the old one leads nowhere."""
        aki = self.aki
        before = aki.locator(".link").inner_text()
        aki.get_by_role("button", name="Renew the link").click()
        aki.get_by_role("button", name="The old link stops working. Renew it?").click()
        expect(aki.locator(".link")).not_to_have_text(before)
        aki.get_by_text("Change name, sentence and crest").click()
        aki.get_by_label("Name of the club").fill("Heron Club")
        aki.get_by_role("button", name="Save").click()
        expect(aki.get_by_role("heading", name="Heron Club")).to_be_visible()
        aki.get_by_text("Change name, sentence and crest").click()
        aki.get_by_label("Name of the club").fill("Crane Club")
        aki.get_by_role("button", name="Save").click()
        expect(aki.get_by_role("heading", name="Crane Club")).to_be_visible()
        stranger = self.visitors.open(before.removeprefix(self.visitors.url))
        expect(stranger.get_by_role("heading", name="No such club")).to_be_visible()


def test_members_found_join_play_and_leave(visitors: Visitors) -> None:
    fellows = Fellows(visitors)
    fellows.found()
    fellows.join()
    fellows.lead()
    fellows.play()
    fellows.see()
    found = check(fellows.aki, visitors, languages=True)
    assert not found, "\n".join(found)
    fellows.leave()
