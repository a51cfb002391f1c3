"""My stats: a name is claimed, a game is counted, the download matches, and everything is deleted."""

from __future__ import annotations

import csv
import json
import random
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from checks.server.server_process import Chair
from tests.browser.axe import faults, faults_of_colour
from tests.browser.elsewhere import sitting_elsewhere
from tests.browser.fits import without_room
from tests.browser.kit import Look, Visitors, hurry_bots, in_the_dark, new_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

NAME = "Ōkami of the Moor"
CARRIED = "localStorage.getItem('chanbara.player')"


def claim(page: Page) -> None:
    """Claim a free name."""
    page.get_by_label("Your public name").fill(NAME)
    page.get_by_role("button", name="Claim this name").click()
    expect(page.get_by_role("heading", name=NAME)).to_be_visible()
    expect(page.get_by_text("No games counted yet")).to_be_visible()


def play(visitors: Visitors, page: Page) -> str:
    """Sit down at the page, and have the game played to its end from elsewhere; return the table's code."""
    hurry_bots(page)
    page.get_by_role("link", name="Home").click()
    page.get_by_text("3", exact=True).click()
    page.get_by_role("button", name="Play against bots").click()
    expect(page).to_have_url(re.compile("/t/"))
    kept = page.evaluate("JSON.parse(localStorage.getItem('chanbara.seats'))")[0]
    # Nobody has to draw all that.
    page.goto(f"{visitors.url}/history")
    chance = random.Random(1)
    with sitting_elsewhere(visitors.url, [Chair(kept["code"], kept["seat"], kept["token"])]) as [own]:
        while own.decision is not None:
            if own.is_asked():
                own.choose(chance.randrange(len(own.decision["options"])))
            own.at(own.version + 1)
        own.wait("over")
    code: str = kept["code"]
    page.goto(f"{visitors.url}/t/{code}")
    return code


def download(page: Page, button: str) -> str:
    """Press a download button, and return the contents of the file."""
    with page.expect_download() as saving:
        page.get_by_role("button", name=button).click()
    return Path(saving.value.path()).read_text(encoding="utf-8")


def is_shown(page: Page, told: dict[str, Any]) -> None:
    """The page shows what the file holds."""
    game = told["games"][0]
    expect(page.get_by_text(str(told["standing"]["points"]), exact=True).first).to_be_visible()
    expect(page.locator(".bar").first).to_contain_text(f"{int(game['won'])} of 1")
    for way, heap in (("Role", "role"), ("Players", "players"), ("Set", "set")):
        page.get_by_text(way, exact=True).click()
        found = [one for one in told["heaps"] if one["by"] == heap]
        expect(page.locator("ul .bar")).to_have_count(len(found))
        expect(page.locator("ul .bar").first).to_contain_text(f"{found[0]['tally']['won']} of 1")


def has_room(visitors: Visitors, page: Page) -> list[str]:
    """Return layout problems in any language at any width, and accessibility violations in daylight."""
    found = []
    for language in ("de", "it", "en"):
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        visitors.settle(page)
        found += [f"{language} {trouble}" for trouble in without_room(page)]
    return found + faults(page)


def is_hard_to_read_at_night(page: Page) -> list[str]:
    """Return contrast violations in the dark."""
    with in_the_dark(page):
        return [f"dark: {fault}" for fault in faults_of_colour(page)]


def test_figures_from_the_first_name_to_the_last_trace(visitors: Visitors) -> None:
    page = visitors.open("/settings", Look(theme="auto"))
    page.get_by_role("link", name="My stats").click()
    expect(page.get_by_role("heading", name="Leaderboard")).to_be_visible()
    expect(page.get_by_text("Master bot")).to_be_visible()
    found = has_room(visitors, page)
    claim(page)
    code = play(visitors, page)

    expect(page.get_by_role("link", name="Review")).to_have_attribute("href", f"/review/{code}")
    page.get_by_role("link", name="Stats", exact=True).click()
    expect(page.get_by_role("heading", name=f"Table {code}")).to_be_visible()
    expect(page.get_by_text("One finished game.")).to_be_visible()
    saved = json.loads(download(page, "Download stats (JSON)"))
    assert (saved["code"], saved["games"], len(saved["sitters"])) == (code, 1, 2)
    # Both, by role and by character.
    expect(page.locator("main li p.hint")).to_have_count(4)
    found += has_room(visitors, page)

    page.get_by_role("link", name="My stats").click()
    expect(page.get_by_role("heading", name=NAME)).to_be_visible()
    expect(page.get_by_role("heading", name="Samurai Sword")).to_be_visible()
    told = json.loads(download(page, "Download everything (JSON)"))
    assert [game["code"] for game in told["games"]] == [code]
    assert (told["name"], told["standing"]["games"]) == (NAME, 1)
    is_shown(page, told)
    lines = list(csv.DictReader(download(page, "Download my games (CSV)").splitlines()))
    assert [(line["code"], line["role"]) for line in lines] == [(code, told["games"][0]["role"])]
    played = page.get_by_role("heading", name="Recent games").locator("xpath=..").get_by_role("listitem")
    expect(played).to_contain_text("won" if told["games"][0]["won"] else "lost")
    expect(played.get_by_role("link")).to_have_attribute("href", f"/review/{code}")
    found += [*has_room(visitors, page), *is_hard_to_read_at_night(page)]
    assert not found, "\n".join(found)

    other = visitors.open(f"/me#player={json.loads(page.evaluate(CARRIED))['token']}&name=Wolf")
    expect(other.get_by_role("heading", name=NAME)).to_be_visible()
    assert "#" not in other.url
    _keeps_its_name(other)
    page.get_by_text("Show me on the leaderboard").click()
    expect(page.get_by_label("Show me on the leaderboard")).not_to_be_checked()
    _delete(page, other, code, has_saga(page))
    # What the browsers note is meant: the key opens nothing any more on the other device, and a refusal.
    noted = " ".join(visitors.troubles)
    assert (len(visitors.troubles), "401" in noted, "503" in noted) == (2, True, True), noted
    visitors.troubles.clear()


def _keeps_its_name(page: Page) -> None:
    """A stranger's link changes nobody's name, and its text is escaped."""
    here = page.url
    page.goto(f"{here}#player={'x' * 32}&name=<b>Eve</b>")
    page.reload()
    expect(page.get_by_text("To use <b>Eve</b> here, delete that one first")).to_be_visible()
    expect(page.get_by_role("heading", name=NAME)).to_be_visible()
    assert page.url == here


def has_saga(page: Page) -> str:
    """Begin a campaign, which counts for the name, and have it refuse to be deleted now; return its code."""
    token = json.loads(page.evaluate(CARRIED))["token"]
    page.goto(page.url.replace("/me", "/duel/campaign"))
    with page.expect_request(lambda one: one.method == "POST" and one.url.endswith("/api/sagas")) as begun:
        page.get_by_role("button", name="Begin the campaign").click()
    assert json.loads(begun.value.post_data or "")["player"] == token
    expect(page).to_have_url(re.compile(r"/duel/[A-Z0-9]{6}$"))
    code = page.url[-6:]
    problem = json.dumps({"code": "closed", "message": "The server stops."})
    page.route(f"**/api/sagas/{code}", lambda route: route.fulfill(status=503, body=problem))
    page.goto(page.url.replace(f"/duel/{code}", "/me"))
    return code


def _delete(page: Page, other: Page, code: str, saga: str) -> None:
    """Nothing is left, on either device; a failed deletion is reported, and deletes the rest."""
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="Delete everything? Press again.").click()
    expect(page.get_by_text("Your data has been deleted")).to_be_visible()
    expect(page.get_by_text("could not be deleted")).to_be_visible()
    expect(page.get_by_text("The server stops.")).to_be_visible()
    expect(page.get_by_role("link", name=saga)).to_have_attribute("href", f"/duel/{saga}")
    expect(page.get_by_label("Your public name")).to_be_visible()
    other.reload()
    expect(other.get_by_label("Your public name")).to_be_visible()
    other.goto(other.url.replace("/me", f"/me/{code}"))
    expect(other.get_by_text("Someone")).to_be_visible()
    expect(other.get_by_text(NAME)).to_have_count(0)


def test_whoever_has_claimed_no_name_has_data_too(visitors: Visitors) -> None:
    """A guest downloads what is stored about their seat, and deletes it; the game goes on."""
    chairs = new_table(visitors.url, people=2, players=3)
    page = visitors.open("/me", Look(theme="auto"), chairs[:1])
    expect(page.get_by_role("heading", name="My data")).to_be_visible()
    expect(page.get_by_text("Show me on the leaderboard")).to_have_count(0)
    found = has_room(visitors, page)
    told = json.loads(download(page, "Download everything (JSON)"))
    assert [(seat["code"], seat["name"]) for seat in told["seats"]] == [(chairs[0].code, "Aki")]
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="Delete everything? Press again.").click()
    expect(page.get_by_text("Your data has been deleted, here and at every table.")).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.getItem('chanbara.seats'))")
    assert [(seat["code"], seat["name"]) for seat in kept] == [(chairs[0].code, "")]
    page.goto(f"{visitors.url}/t/{chairs[0].code}")
    expect(page.get_by_role("heading", name="Waiting room")).to_be_visible()
    expect(page.get_by_text("Ben", exact=True).first).to_be_visible()
    expect(page.get_by_text("Aki", exact=True)).to_have_count(0)
    assert not found, "\n".join(found)
