"""Custom rulings and numbers in the hall: checked, used, and shown wherever the duel is."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import faults, faults_of_colour
from tests.browser.fits import resize, without_room
from tests.browser.kit import DESKTOP, PHONE, Look, Visitors, in_the_dark
from tests.browser.test_duelhall import Remote, kept, unfold
from tests.server.saga_kit import begin

WRONG = "player: {life: 99, luck: 3}\nopponents: {arimma: {life: 3}}"
OWN = """\
player: {life: 10}
opponents: {arima: {life: 9}}
actions:
  - {key: do_giri, copies: 9, s: 3}
  - {key: long_cut, name: Long cut, s: 4, t: -2, g: -1, icon: wild, copies: 9}
"""


def file_of(folder: Path, text: str) -> Path:
    path = folder / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_numbers_are_checked_before_a_duel_begins_with_them(guests: Visitors, tmp_path: Path) -> None:
    page = guests.open("/duel", Look(*DESKTOP))
    unfold(page, "Your own numbers")
    with page.expect_download() as ours:
        page.get_by_role("link", name="Download our numbers").click()
    assert json.loads(ours.value.path().read_text(encoding="utf-8"))["player"]["hand"] == 6
    page.get_by_label("Choose a file").set_input_files(file_of(tmp_path, WRONG))
    found = page.locator(".result li")
    expect(found).to_have_text(
        [
            "opponents.arimma: unknown; there are arima, yoshioka, baiken, inshun, kojiro, shiro",
            "player.luck: unknown; there are life, qi, qi_cap, hand",
            "player.life: a whole number from 1 to 30, not 99",
        ]
    )
    page.get_by_role("button", name="Begin the duel").click()
    expect(page.get_by_role("alert")).to_contain_text("These numbers cannot be played. opponents.arimma")
    assert guests.troubles.pop().endswith("400 (Bad Request)"), "what was refused is noted by the browser"
    page.get_by_label("Choose a file").set_input_files(file_of(tmp_path, OWN))
    expect(page.get_by_label("Or paste them here")).to_have_value(OWN)
    expect(page.locator(".result")).to_contain_text("Checked and in use.")
    unfold(page, "What differs")
    expect(page.get_by_role("row", name="player.life").locator("td")).to_have_text(["8", "10"])
    expect(page.locator("summary", has_text="Opponent")).to_contain_text("Default opponent")
    unfold(page, "Opponent")
    expect(page.locator("details label", has_text="Arima Kihei").nth(1)).to_contain_text("your numbers")
    expect(page.get_by_text("Such duels do not count toward any stats.")).to_be_visible()
    page.get_by_role("button", name="Begin the duel").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".hand").get_by_text("Long cut").first).to_be_visible()
    expect(page.get_by_text("This duel uses the player’s own numbers.")).to_be_visible()
    (seat,) = kept(page, "seats")
    told = Remote(guests.url).ask(f"/api/tables/{seat['code']}")[1]
    assert told["options"]["game"]["numbers"] == OWN
    page.goto(guests.url + "/duel")
    expect(page.locator("summary", has_text="Your own numbers")).to_contain_text("in use")
    page.get_by_role("button", name="Reset to defaults").click()
    expect(page.locator("summary", has_text="Your own numbers")).not_to_contain_text("in use")


def test_each_ruling_is_switched_alone_and_said_at_the_duel(guests: Visitors) -> None:
    page = guests.open("/duel", Look(*DESKTOP))
    unfold(page, "Rulings")
    expect(page.locator(".rulings fieldset")).to_have_count(20)
    asked = page.get_by_role("group", name="What does it cost to pay Shiro with a card?")
    expect(asked.get_by_label("Only the card, as in the book (default)")).to_be_checked()
    asked.get_by_label("Balanced Shiro").check()
    expect(page.locator(".begin .hint")).to_contain_text("one ruling changed")
    page.get_by_role("button", name="Begin the duel").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="The duel").click()
    expect(page.get_by_role("dialog")).to_contain_text("Balanced Shiro: his counterattack is stronger")
    stranger = guests.open(page.url.removeprefix(guests.url), Look(*DESKTOP, language="de"))
    expect(stranger.get_by_text("Ausgewogener Shiro")).to_be_visible()


def opened(page: Page, numbers: str) -> None:
    """Unfold everything, with numbers in use."""
    page.locator(".more > details > summary").first.click()
    page.locator(".more > details > summary").last.click()
    page.locator("textarea").fill(numbers)
    page.locator(".more .buttons button").first.click()


def test_all_of_it_has_room_and_keeps_nobody_out(guests: Visitors) -> None:
    fighter = begin(Remote(guests.url), "campaign", {"game": "duel", "modules": ["1vs3"], "numbers": OWN})
    saga = [{"code": fighter.code, "token": fighter.token, "way": "campaign", "at": 0}]
    keep = f"localStorage.setItem('chanbara.sagas', {json.dumps(json.dumps(saga))});"
    page = guests.open("/duel", Look(theme="auto"), script=keep)
    found = []
    for language in ("en", "de", "it", "pseudo"):
        for place in ("/duel", f"/duel/{fighter.code}"):
            guests.look_otherwise(page, Look(language=language, theme="auto"), place)
            guests.settle(page)
            if place == "/duel":
                opened(page, WRONG)
                expect(page.locator(".result li")).to_have_count(3)
                found += [f"{language} {trouble}" for trouble in without_room(page, (390, 1440))]
                page.locator("textarea").fill(OWN)
                page.locator(".more .buttons button").first.click()
                page.locator(".result summary").click()
            else:
                page.locator("main summary").click()
                expect(page.locator("main ol > li")).to_have_count(6)
            found += [f"{language} {place} {trouble}" for trouble in without_room(page, (390, 1440))]
            if language == "en":
                resize(page, *PHONE)
                found += faults(page)
                with in_the_dark(page):
                    found += [f"dark: {fault}" for fault in faults_of_colour(page)]
    assert not found, "\n".join(found)
