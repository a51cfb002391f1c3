"""Setting up a duel, and a campaign resumed after the server was killed."""

import json
import re

from playwright.sync_api import Browser, Page, expect

import chanbara
from checks.server.server_process import Process
from tests.browser.axe import faults, faults_of_colour, faults_of_form
from tests.browser.fits import resize, without_room
from tests.browser.kit import DESKTOP, PHONE, Look, Visitors, enlarge, in_the_dark, start
from tests.browser.reader import shown, words_of
from tests.server.kit import Running
from tests.server.saga_kit import Fighter, begin, play_on

LANGUAGES = ("en", "de", "it")
WHY = "1 vs. 3 has its own three enemies, so you cannot choose an opponent (A4.1)."


class Remote(Running):
    """A server that runs as a process of its own, asked as those in a thread are."""

    def __init__(self, url: str) -> None:
        self._url = url

    @property
    def url(self) -> str:
        return self._url


def kept(page: Page, what: str) -> list[dict[str, str]]:
    """Return the browser's storage."""
    found: list[dict[str, str]] = json.loads(page.evaluate(f"localStorage.getItem('chanbara.{what}')"))
    return found


def unfold(page: Page, line: str) -> None:
    """Open a line of the challenge."""
    page.locator("summary", has_text=line).click()


def take(page: Page, name: str) -> None:
    """Choose something from the line that is open."""
    page.locator("details[open] label", has_text=name).click()
    expect(page.get_by_role("radio", name=name)).to_be_checked()


def test_what_cannot_be_combined_says_why_and_the_rest_begins(guests: Visitors) -> None:
    page = guests.open("/")
    page.get_by_role("link", name="Go to the duel").click()
    unfold(page, "Weapon")
    take(page, "Nodachi")
    page.get_by_role("checkbox", name="1 vs. 3").check()
    unfold(page, "Opponent")
    expect(page.get_by_text(WHY)).to_be_visible()
    expect(page.get_by_role("radio", name="Sasaki Kojirō")).to_be_disabled()
    page.get_by_role("checkbox", name="Yoroi (enemy)").check()
    expect(page.get_by_role("checkbox", name="Yoroi · ")).to_be_disabled()
    expect(
        page.get_by_text("There is only one armor: yours or the enemy’s, not both (A5.1).")
    ).to_be_visible()
    page.get_by_text("Enemy 2", exact=True).click()
    page.get_by_role("button", name="Begin the duel").click()
    page.wait_for_url("**/t/*")
    (seat,) = kept(page, "seats")
    told = Remote(guests.url).ask(f"/api/tables/{seat['code']}")[1]
    chosen = {"weapon": "nodachi", "modules": ["1vs3", "yoroi_enemy"], "armoured": 2, "opponent": None}
    assert told["status"] == "running"
    assert told["options"]["game"] == {**told["options"]["game"], **chosen}
    page.goto(guests.url + "/duel?language=de")
    expect(page.get_by_role("checkbox", name="1 vs. 3")).to_be_checked()
    expect(page.locator("summary", has_text="Waffe")).to_contain_text("Nodachi")
    page.get_by_role("button", name="Standard", exact=True).click()
    expect(page.get_by_role("checkbox", name="1 vs. 3")).not_to_be_checked()
    page.locator("summary", has_text="Gegner").click()
    take(page, "Shiro")
    expect(page.get_by_role("checkbox", name="1 vs. 3")).to_be_disabled()
    # What is chosen is told beside the button, which is in sight wherever one is.
    resize(page, *PHONE)
    page.locator("h1").scroll_into_view_if_needed()
    expect(page.get_by_role("button", name="Das Duell beginnen")).to_be_in_viewport()
    expect(page.locator(".begin .hint")).to_have_text(
        re.compile(
            r"Shiro · Katana · Offenes Gelände · Klares Wetter · Samurai\s+"
            r"Schwer: Der Löser, unser bester Bot, gewinnt \d\d\s%.*95-%-Intervall"
        )
    )


def test_a_campaign_left_in_the_middle_goes_on_after_the_server_was_killed(
    browser: Browser, duels: Process
) -> None:
    people = Visitors(browser, duels.url)
    page = people.open("/duel/campaign")
    expect(page.get_by_text("Blood cannot be used in a campaign (A1.4).")).to_be_visible()
    page.get_by_role("button", name="Begin the campaign").click()
    page.get_by_role("button", name="Face Arima Kihei").click()
    page.wait_for_url("**/t/*")
    (saga,), (seat,) = kept(page, "sagas"), kept(page, "seats")
    fighter = Fighter(Remote(duels.url), saga["code"], saga["token"])
    player = fighter.sit()
    play_on(player, "lookahead", 4)
    version = player.version
    player.close()
    # Where one cannot give up one may leave.
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Give up this duel")).to_have_count(0)
    page.get_by_role("link", name="Leave and continue later").click()
    page.wait_for_url(f"**/duel/{saga['code']}")
    kept_by_browser = page.context.storage_state()
    page.context.close()
    duels.kill()
    start(duels)
    returned = browser.new_context(storage_state=kept_by_browser)
    page = returned.new_page()
    page.goto(duels.url + "/duel/campaign")
    page.get_by_role("link", name=saga["code"]).click()
    page.get_by_role("button", name="Resume the duel against Arima Kihei").click()
    page.wait_for_url(f"**/t/{seat['code']}")
    back = fighter.sit()
    assert back.version == version, "resumed, not dealt anew"
    play_on(back, "lookahead")
    assert chanbara.replay(back.wait("over")["record"]).result.won, "so it is with these cards"
    back.close()
    expect(page.locator(".regained")).to_contain_text("You ended the last duel with")
    page.get_by_role("link", name="Continue").click()
    first = page.get_by_label("Progress").get_by_role("listitem").first
    expect(first).to_contain_text("won")
    expect(page.get_by_role("button", name="Face Yoshioka Seijūrō")).to_be_visible()
    stranger = people.open(f"/duel/{saga['code']}")
    expect(stranger.get_by_role("alert")).to_contain_text("This key does not match")
    returned.close()
    assert [one for one in people.troubles if "401" not in one] == []


def kept_out(page: Page) -> list[str]:
    """Return accessibility violations, on a phone, in dark mode and on a desktop."""
    resize(page, *PHONE)
    found = faults(page)
    with in_the_dark(page):
        found += faults_of_colour(page)
    resize(page, *DESKTOP)
    return found + faults_of_form(page)


def test_everything_of_the_hall_has_room_and_keeps_nobody_out(guests: Visitors) -> None:
    fighter = begin(Remote(guests.url), "clan", {"game": "duel", "modules": ["blood"]})
    fighter.fight("random")
    saga = [{"code": fighter.code, "token": fighter.token, "way": "clan", "at": 0}]
    keep = f"localStorage.setItem('chanbara.sagas', {json.dumps(json.dumps(saga))});"
    page = guests.open("/duel", Look(theme="auto"), script=keep)
    found = []
    for place in ("/duel", f"/duel/{fighter.code}", "/duel/clan"):
        for language in LANGUAGES:
            guests.look_otherwise(page, Look(language=language, theme="auto"), place)
            guests.settle(page)
            if language == LANGUAGES[0] and place != "/duel/clan":  # it is made of the same parts
                found += [f"{place}: {one}" for one in kept_out(page)]
            for line in page.locator("summary").all():
                line.click()
            found += [f"{place} {language}: {one}" for one in without_room(page)]
            found += [
                f"{place} {language}: {one}"
                for one in shown(page) & (words_of("en") - words_of(language))
                if one.upper() not in fighter.code  # three of its letters can be a word
            ]
            if language == "de":
                enlarge(page, 200)
                found += [f"{place} twice as large: {one}" for one in without_room(page)]
    assert not found, "\n".join(found)
