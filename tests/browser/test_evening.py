"""An evening on the page: opened, joined by its link, a round played, standings seen, by several browsers."""

from __future__ import annotations

import json
import random
import re
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

from playwright.sync_api import expect
from websockets.sync.client import connect

from checks.server.server_process import PATIENCE, Chair, ask, said
from tests.browser.fits import widths_in, without_room
from tests.browser.kit import PHONE, QUICK, Look, Visitors, enlarge
from tests.browser.player import Player, play_until
from tests.browser.test_pages import kept_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page, Route

LATER = 600


def hurry(page: Page) -> None:
    """Let the bots of an evening opened on this page be quick, and nobody be hurried between its rounds."""

    def changed(route: Route) -> None:
        told = json.loads(route.request.post_data or "null")
        told["options"] |= {"pauses": QUICK, "bot": "random", "between": LATER}
        route.continue_(post_data=json.dumps(told))

    page.route("**/api/evenings", changed)


def look(url: str, code: str, token: str) -> dict[str, Any]:
    """Return an evening as somebody sees it."""
    request = Request(f"{url}/api/evenings/{code}", headers={"Authorization": f"Bearer {token}"})  # noqa: S310
    with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - our own server
        found: dict[str, Any] = json.load(answer)
    return found


def token_of(page: Page) -> str:
    """Return the token that a browser keeps."""
    kept = page.evaluate("JSON.parse(localStorage.getItem('chanbara.evenings'))")
    return str(kept[0]["token"])


def chairs_of(url: str, code: str, tokens: Sequence[str]) -> list[Chair]:
    """Return where everybody sits in this round."""
    seats = [look(url, code, token)["seat"] for token in tokens]
    return [Chair(seat["code"], seat["seat"], token) for seat, token in zip(seats, tokens, strict=True)]


def finish(url: str, chairs: Sequence[Chair]) -> None:
    """Play the games of some seats to their ends, at random, besides whoever looks at them in a browser."""
    with ThreadPoolExecutor(len(chairs)) as threads:
        list(threads.map(lambda chair: _finish(url, chair), chairs))


def _finish(url: str, chair: Chair) -> None:
    chance, answered = random.Random(chair.seat), -1
    with connect(url.replace("http", "ws") + chair.path) as line:
        line.send(chair.hello)
        while True:
            told = json.loads(line.recv(PATIENCE))
            if told["type"] != "sword":
                continue
            if told["view"]["result"] is not None:
                return
            decision = told["view"]["decision"]
            if decision is not None and decision["options"] and decision["number"] > answered:
                answered = decision["number"]
                line.send(
                    said("choose", decision=answered, option=chance.randrange(len(decision["options"])))
                )


def opened(visitors: Visitors, look_like: Look = Look(), *, moving: bool = False) -> Page:  # noqa: B008 - it never changes
    """Open an evening on the page, with tables of three, whose deals may move from table to table."""
    page = visitors.open("/", look_like)
    page.get_by_role("link", name="Open an evening").click()
    hurry(page)
    page.get_by_label("What it is called").fill("Friday at Aki's")
    page.get_by_role("group", name="Players per table").get_by_text("3", exact=True).click()
    page.get_by_role("group", name="Rounds").get_by_text("2", exact=True).click()
    if moving:
        page.get_by_role("group", name="Deals").get_by_text("From table to table").click()
        expect(page.get_by_text("A deal counts when every table has played it.")).to_be_visible()
    page.get_by_role("button", name="Open the evening").click()
    expect(page.get_by_role("heading", name="Friday at Aki's")).to_be_visible()
    return page


def check(page: Page, visitors: Visitors, *, languages: bool = False) -> list[str]:
    """Return what is wrong with how a page looks."""
    found = kept_out(page)
    if languages:
        for language in ("de", "pseudo"):
            visitors.look_otherwise(page, Look(language=language, theme="auto"))
            expect(page.locator("main .mark").first).to_be_visible()
            found += [f"{language} {one}" for one in without_room(page, widths_in(language))]
            if language == "de":
                enlarge(page, 200)
                found += [f"twice as large {one}" for one in without_room(page)]
        visitors.look_otherwise(page, Look(theme="auto"))
        expect(page.locator("main .mark").first).to_be_visible()
    return found


class Friends:
    """Two people in browsers, on a desk and on a phone, and two others who play by sockets."""

    def __init__(self, visitors: Visitors) -> None:
        self.visitors, self.url = visitors, visitors.url
        self.aki = opened(visitors, Look(theme="auto"))
        self.code = self.aki.url.rsplit("/", 1)[1]
        self.ben = visitors.open(f"/evening/{self.code}", Look(*PHONE, touch=True))
        self.others: list[str] = []

    @property
    def tokens(self) -> list[str]:
        """The tokens of all four."""
        return [token_of(self.aki), token_of(self.ben), *self.others]

    def check(self, *, languages: bool = False) -> None:
        """Check how the evening looks now."""
        found = check(self.aki, self.visitors, languages=languages)
        assert not found, "\n".join(found)

    def gather(self) -> None:
        """One comes by the link, one by the code that was read out, and others, too."""
        aki, ben, url, code = self.aki, self.ben, self.url, self.code
        expect(aki.get_by_role("button", name="Start the first round")).to_be_disabled()
        assert aki.locator(".link").inner_text() == f"{url}/evening/{code}"
        expect(ben.get_by_text("Aki invites you to an evening.")).to_be_visible()
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_role("button", name="Join").click()
        expect(ben.get_by_text("Aki starts the evening when everybody is here.")).to_be_visible()
        cleo = self.visitors.open("/")
        cleo.get_by_label("Code").fill(code.lower())
        cleo.get_by_role("button", name="Join").click()
        expect(cleo).to_have_url(re.compile(f"/evening/{code}$"))
        people = f"{url}/api/evenings/{code}/people"
        self.others = [ask(people, {"name": name})["token"] for name in ("Cleo", "Dario")]
        expect(aki.get_by_role("heading", name="4 people")).to_be_visible()
        expect(ben.get_by_role("button", name="Start the first round")).to_have_count(0)

    def play_first_table(self) -> list[Chair]:
        """Aki plays a move in the browser, and her table to its end; return the seats at the other one."""
        aki = self.aki
        aki.get_by_role("button", name="Start the first round").click()
        for page in (aki, self.ben):
            expect(page.get_by_role("heading", name="Round 1 of 2")).to_be_visible()
            expect(page.get_by_text("No deal has been counted yet.")).to_be_visible()
        chairs = chairs_of(self.url, self.code, self.tokens)
        aki.get_by_role("button", name="To your table").click()
        expect(aki).to_have_url(re.compile(f"/t/{chairs[0].code}$"))
        with ThreadPoolExecutor(1) as others:
            done = others.submit(finish, self.url, [one for one in chairs[1:] if one.code == chairs[0].code])
            play_until(aki, "asked")
            Player(aki).step()
            finish(self.url, chairs[:1])
            done.result()
        return [one for one in chairs if one.code != chairs[0].code]

    def see_sealed_end(self) -> None:
        """At the end of one's own table the game is seen, and nothing leads to a record of it."""
        aki = self.aki
        expect(aki.locator(".verdict")).to_be_visible()
        expect(aki.get_by_text("Other tables still play this deal.")).to_be_visible()
        for name in ("Review", "Play again", "Download the record"):
            expect(aki.get_by_role("link", name=name, exact=True)).to_have_count(0)
            expect(aki.get_by_role("button", name=name, exact=True)).to_have_count(0)
        aki.get_by_role("link", name="Back to the evening").click()
        expect(aki.get_by_text("1 of 2 tables have ended.")).to_be_visible()
        expect(aki.get_by_text("Your table has ended.")).to_be_visible()

    def see_standings(self) -> None:
        """When the last table has ended, the deal counts, and everything of it opens."""
        for page in (self.aki, self.ben):
            expect(page.locator("table").first.locator("tbody tr")).to_have_count(4)
            expect(page.get_by_text("The next round starts in")).to_be_visible()
        expect(self.ben.get_by_role("button", name="Start it now")).to_have_count(0)

    def leave(self) -> None:
        """Ben leaves in the second round."""
        ben = self.ben
        expect(ben.get_by_role("heading", name="Round 2 of 2")).to_be_visible()
        ben.get_by_role("button", name="Leave the evening").click()
        ben.get_by_role("button", name="Really leave? A bot takes your seat").click()
        expect(ben.get_by_text("You have left: a bot has your seat.")).to_be_visible()

    def see_podium(self) -> None:
        """The podium shows who was best."""
        for page in (self.aki, self.ben):
            expect(page.get_by_text("The evening is over.")).to_be_visible()
            expect(page.locator(".podium li").first).to_be_visible()
        standings = look(self.url, self.code, self.tokens[0])["standings"]
        first = self.aki.locator(".podium .step-1 .names").inner_text()
        names = ["Aki", "Ben", "Cleo", "Dario"]
        assert {names[one["person"]] for one in standings if one["place"] == 1} == set(first.split())


def test_friends_open_join_play_and_see_who_is_ahead(visitors: Visitors) -> None:
    friends = Friends(visitors)
    friends.gather()
    friends.check(languages=True)
    others = friends.play_first_table()
    friends.see_sealed_end()
    friends.check()
    finish(visitors.url, others)
    friends.see_standings()
    friends.check(languages=True)
    aki = friends.aki
    aki.locator("details[open] .game a").first.click()
    expect(aki).to_have_url(re.compile("/review/"))
    aki.go_back()
    aki.get_by_role("button", name="Start it now").click()
    friends.leave()
    finish(visitors.url, chairs_of(visitors.url, friends.code, friends.tokens))
    friends.see_podium()
    friends.check(languages=True)


def test_deals_move_from_table_to_table_and_nobody_comes_late(visitors: Visitors) -> None:
    aki = opened(visitors, Look(*PHONE, touch=True, theme="auto"), moving=True)
    url, code = visitors.url, aki.url.rsplit("/", 1)[1]
    ben = ask(f"{url}/api/evenings/{code}/people", {"name": "Ben"})["token"]
    expect(aki.get_by_text("From then on nobody else can join.")).to_be_visible()
    aki.get_by_role("button", name="Start the first round").click()
    expect(aki.get_by_text("You play deal 1.")).to_be_visible()
    late = visitors.open(f"/evening/{code}")
    expect(late.get_by_text("Nobody can join this evening any more: deals move")).to_be_visible()
    expect(late.get_by_role("button", name="Join")).to_have_count(0)
    finish(url, chairs_of(url, code, [token_of(aki), ben]))
    expect(aki.get_by_text("The next round starts in")).to_be_visible()
    expect(aki.get_by_text("No deal has been counted yet.")).to_be_visible()
    for deal in (1, 2):
        line = f"Deal {deal}: played at 1 of 2 tables, counts after round 2"
        expect(aki.get_by_text(line)).to_be_visible()
    found = check(aki, visitors, languages=True)
    assert not found, "\n".join(found)
    aki.get_by_role("button", name="Start it now").click()
    expect(aki.get_by_text("You play deal 2.")).to_be_visible()
    finish(url, chairs_of(url, code, [token_of(aki), ben]))
    expect(aki.get_by_text("The evening is over.")).to_be_visible()
    expect(aki.get_by_role("link", name="Table 2, round 1").first).to_be_visible()
    expect(aki.get_by_text("Still open")).to_have_count(0)
    found = check(aki, visitors)
    assert not found, "\n".join(found)


def test_whoever_comes_late_plays_from_the_next_round_on(visitors: Visitors) -> None:
    aki = opened(visitors)
    url, code = visitors.url, aki.url.rsplit("/", 1)[1]
    ask(f"{url}/api/evenings/{code}/people", {"name": "Ben"})
    aki.get_by_role("button", name="Start the first round").click()
    expect(aki.get_by_role("heading", name="Round 1 of 2")).to_be_visible()
    late = visitors.open(f"/evening/{code}", Look(*PHONE, touch=True, theme="auto"))
    expect(late.get_by_text("If you join now, you play from the next round on.")).to_be_visible()
    found = check(late, visitors, languages=True)
    late.get_by_label("Your name").fill("Cleo")
    late.get_by_role("button", name="Join").click()
    expect(late.get_by_text("You are in: you play from the next round on.")).to_be_visible()
    assert not found, "\n".join(found)


def test_a_wrong_link_says_so(visitors: Visitors) -> None:
    page = visitors.open("/evening/AAAAAA")
    expect(page.get_by_role("heading", name="No such evening")).to_be_visible()
    expect(page.get_by_role("link", name="Open an evening yourself")).to_be_visible()
