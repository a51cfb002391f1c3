"""An evening on the page: opened, joined by its link, a round played, standings seen, by several browsers."""

from __future__ import annotations

import json
import random
import re
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

import pytest
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


def opened(visitors: Visitors, look_like: Look = Look()) -> Page:  # noqa: B008 - it never changes
    """Open an evening on the page, with tables of three."""
    page = visitors.open("/", look_like)
    page.get_by_role("link", name="Open an evening").click()
    hurry(page)
    page.get_by_label("What it is called").fill("Friday at Aki's")
    page.get_by_role("group", name="Players per table").get_by_text("3", exact=True).click()
    page.get_by_role("group", name="Rounds").get_by_text("2", exact=True).click()
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


def test_friends_open_join_play_and_see_who_is_ahead(visitors: Visitors) -> None:
    aki = opened(visitors, Look(theme="auto"))
    url, code = visitors.url, aki.url.rsplit("/", 1)[1]
    start = aki.get_by_role("button", name="Start the first round")
    expect(start).to_be_disabled()
    assert aki.locator(".link").inner_text() == f"{url}/evening/{code}"

    # One comes by the link, one by the code that was read out, and others, too.
    ben = visitors.open(f"/evening/{code}", Look(*PHONE, touch=True))
    expect(ben.get_by_text("Aki invites you to an evening.")).to_be_visible()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Join").click()
    expect(ben.get_by_text("Aki starts the evening when everybody is here.")).to_be_visible()
    cleo = visitors.open("/")
    cleo.get_by_label("Code").fill(code.lower())
    cleo.get_by_role("button", name="Join").click()
    expect(cleo).to_have_url(re.compile(f"/evening/{code}$"))
    tokens = [ask(f"{url}/api/evenings/{code}/people", {"name": name})["token"] for name in ("Cleo", "Dario")]
    expect(aki.get_by_role("heading", name="4 people")).to_be_visible()
    assert not check(aki, visitors, languages=True)
    expect(ben.get_by_role("button", name="Start the first round")).to_have_count(0)

    # The first round: from here on everybody has the same cards as somebody at the other table.
    aki.get_by_role("button", name="Start the first round").click()
    for page in (aki, ben):
        expect(page.get_by_role("heading", name="Round 1 of 2")).to_be_visible()
        expect(page.get_by_text("No deal has been counted yet.")).to_be_visible()
    tokens = [token_of(aki), token_of(ben), *tokens]
    chairs = chairs_of(url, code, tokens)
    aki.get_by_role("button", name="To your table").click()
    expect(aki).to_have_url(re.compile(f"/t/{chairs[0].code}$"))
    with ThreadPoolExecutor(1) as others:
        done = others.submit(finish, url, [one for one in chairs[1:] if one.code == chairs[0].code])
        play_until(aki, "asked")
        Player(aki).step()
        finish(url, chairs[:1])
        done.result()
    expect(aki.locator(".verdict")).to_be_visible()
    expect(aki.get_by_text("Other tables still play this deal.")).to_be_visible()
    for name in ("Review", "Play again"):
        expect(aki.get_by_role("link", name=name, exact=True)).to_have_count(0)
        expect(aki.get_by_role("button", name=name, exact=True)).to_have_count(0)
    aki.get_by_role("link", name="Back to the evening").click()
    expect(aki.get_by_text("1 of 2 tables have ended.")).to_be_visible()
    expect(aki.get_by_text("Your table has ended.")).to_be_visible()
    assert not check(aki, visitors)

    # When the last table has ended, the deal counts, and everything of it opens.
    finish(url, [one for one in chairs if one.code != chairs[0].code])
    for page in (aki, ben):
        rows = page.locator("table").first.locator("tbody tr")
        expect(rows).to_have_count(4)
        expect(page.get_by_text("The next round starts in")).to_be_visible()
    expect(ben.get_by_role("button", name="Start it now")).to_have_count(0)
    assert not check(aki, visitors, languages=True)
    aki.locator("details[open] .game a").first.click()
    expect(aki).to_have_url(re.compile("/review/"))
    aki.go_back()
    aki.get_by_role("button", name="Start it now").click()
    expect(ben.get_by_role("heading", name="Round 2 of 2")).to_be_visible()

    # One leaves; the others play on, and the podium shows who was best.
    ben.get_by_role("button", name="Leave the evening").click()
    ben.get_by_role("button", name="Really leave? A bot takes your seat").click()
    expect(ben.get_by_text("You have left: a bot has your seat.")).to_be_visible()
    finish(url, chairs_of(url, code, tokens))
    for page in (aki, ben):
        expect(page.get_by_text("The evening is over.")).to_be_visible()
        expect(page.locator(".podium li").first).to_be_visible()
    standings = look(url, code, tokens[0])["standings"]
    first = aki.locator(".podium .step-1 .names").inner_text()
    names = ["Aki", "Ben", "Cleo", "Dario"]
    assert {names[one["person"]] for one in standings if one["place"] == 1} == set(first.split())
    assert not check(aki, visitors, languages=True)


@pytest.mark.parametrize("where", ["/evening/AAAAAA"])
def test_a_wrong_link_says_so(visitors: Visitors, where: str) -> None:
    page = visitors.open(where)
    expect(page.get_by_role("heading", name="No such evening")).to_be_visible()
    expect(page.get_by_role("link", name="Open an evening yourself")).to_be_visible()
