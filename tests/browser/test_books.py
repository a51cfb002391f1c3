"""A table that follows a rulebook, opened and played on the page; and games from before a rules change."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from checks.server.server_process import Chair, Process, chanbara_server
from tests.browser.axe import faults, faults_of_colour
from tests.browser.fits import widths_in, without_room
from tests.browser.kit import DESKTOP, LANGUAGES, Look, Visitors, hurry_bots, in_the_dark, start
from tests.browser.player import Player, play_until
from tests.server.test_before import KEPT, code_of, database

NAMES = {"ours": "Chiyome", "german": "Chiyome", "english": "Chiyo", "italian": "Chiyoime"}
BOOKS = {
    "ours": "Our reading",
    "german": "German book",
    "english": "English book",
    "italian": "Italian book",
}
ANSWERED = {
    "ours": "Only other players’",
    "german": "Only other players’",
    "english": "Anyone’s, including your own",
    "italian": "Only other players’",
}
"""Whose hand Geisha may take a card from, by book."""
UNRATED = "This game will not be rated"


def unfold(page: Page, name: str) -> None:
    page.locator("summary").filter(has_text=name).click()


def ruling(page: Page, question: str) -> str:
    """Return the selected one of two answers."""
    asked = page.get_by_role("group", name=question)
    return str(asked.locator("label", has=page.locator(":checked")).inner_text())


@pytest.mark.parametrize("book", BOOKS)
def test_a_table_is_opened_and_played_by_each_book(visitors: Visitors, book: str) -> None:
    page = visitors.open("/new", Look(*DESKTOP))
    hurry_bots(page)
    unfold(page, "Rulebook and rulings")
    page.get_by_role("radio", name=BOOKS[book], exact=True).check()
    page.get_by_label("Character for seat 2").select_option(NAMES[book])
    expect(page.get_by_text(UNRATED)).to_have_count(int(book != "ours"))
    assert ruling(page, "Whose hand can Geisha take a card from?").startswith(ANSWERED[book])
    page.get_by_role("group", name="Can a team’s score be negative?").get_by_label("stops at 0").check()
    expect(page.get_by_text(UNRATED)).to_have_count(1)
    page.get_by_role("button", name="Fill with bots").click()
    page.locator("dialog[open] li button").nth(1).click()
    page.get_by_role("button", name="Play now").click()
    name = page.locator(".names b").filter(has_text=re.compile(f"^{NAMES[book]}$"))
    expect(name).to_have_count(1)
    player = Player(page)
    play_until(page, "asked")
    while player.acts < 5 and not player.is_over:
        player.step()
    expect(name).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Chat")).click()
    expect(page.locator(".talk")).to_contain_text(
        "do not say what you hold" if book in {"ours", "german"} else "or whether a card will hurt them"
    )
    stranger = visitors.open(page.url.removeprefix(visitors.url), Look(*DESKTOP))
    facts = stranger.locator("ul").filter(has_text="Samurai Sword with 5 players")
    expect(facts).to_contain_text("Can a team’s score be negative? A team’s score stops at 0")
    expect(facts.get_by_text(f"By the {BOOKS[book]}")).to_have_count(int(book != "ours"))


def test_rulings_on_the_expansion_are_there_with_the_expansion(visitors: Visitors) -> None:
    """Everything fits in every language, and is accessible."""
    found = []
    page = visitors.open("/new", Look(theme="auto"))
    for language in LANGUAGES:
        visitors.look_otherwise(page, Look(language=language, theme="auto"))
        visitors.settle(page)
        page.locator("summary").nth(1).click()
        expect(page.locator(".rulings fieldset")).to_have_count(6)
        page.locator(".columns input[type=checkbox]").first.check()
        page.locator("details details summary").click()
        expect(page.locator(".rulings fieldset:visible")).to_have_count(20)
        page.locator(".books input").nth(2).check()
        found += [f"{language} {trouble}" for trouble in without_room(page, widths_in(language))]
        if language == "en":
            found += faults(page)
            with in_the_dark(page):
                found += [f"dark: {fault}" for fault in faults_of_colour(page)]
    assert not found, "\n".join(found)


# --- games of before ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that was given a database of before."""
    folder = tmp_path_factory.mktemp("before")
    process = chanbara_server(database(folder), folder)
    start(process)
    yield process
    process.stop()


@pytest.fixture
def people(old: Process, browser: Browser) -> Iterator[Visitors]:
    made = Visitors(browser, old.url)
    yield made
    made.leave()


SAID = {
    "en": "Lady Chacha now reveals two cards",
    "de": "Lady Chacha deckt jetzt zwei Karten auf",
    "it": "Lady Chacha ora rivela due carte",
}


def test_who_comes_back_to_a_game_of_before_reads_why_it_was_ended(people: Visitors) -> None:
    names = ("running lady chacha", "over lady chacha", "running base")
    chairs = [Chair(code_of(name), 0, KEPT[name]["tokens"][0]) for name in names]
    page = people.open(f"/t/{chairs[0].code}", Look(*DESKTOP), chairs)
    for language, sentence in SAID.items():
        people.look_otherwise(page, Look(language=language))
        expect(page.get_by_role("status")).to_contain_text(sentence)
    people.look_otherwise(page, Look())
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the record").click()
    assert len(saved.value.path().read_text(encoding="utf-8").splitlines()) > KEPT[names[0]]["version"]
    page.goto(f"{people.url}/t/{chairs[1].code}")
    expect(page.get_by_role("status")).to_contain_text("Its result still counts")
    page.goto(f"{people.url}/history")
    expect(page.get_by_text(SAID["en"])).to_have_count(2)
    expect(page.locator("li.entry").filter(has_text=chairs[1].code)).to_contain_text("Won by")
    page.goto(f"{people.url}/review/{chairs[1].code}")
    expect(page.get_by_text(SAID["en"])).to_be_visible()
    assert people.troubles.pop().endswith("400 (Bad Request)"), "what was refused is noted by the browser"
    page.goto(f"{people.url}/t/{chairs[2].code}")
    expect(page.locator('[data-place="hand"]')).to_be_visible()
