"""Whole games on the page, by mouse, touch and keyboard, in several browsers."""

import re

import pytest
from playwright.sync_api import Page, expect
from typer.testing import CliRunner

from chanbara.cli import app
from tests.browser.elsewhere import bring_to, is_struck, sitting_elsewhere
from tests.browser.kit import PHONE, Look, Visitors, begin, hurry_bots, new_table
from tests.browser.player import Typist, play_out
from tests.browser.reader import Reader, words_of

NAMES = {"aki", "ben", "cleo", "dario"}
"""Of the players: one of them is a word in Italian."""


def at_the_table(page: Page) -> None:
    expect(page.locator(".table")).to_be_visible()


@pytest.mark.long
def test_four_people_play_a_whole_game_with_two_bots_each_in_his_way(visitors: Visitors) -> None:
    """By mouse, by touch in German, by the keyboard alone, and in Italian."""
    # Little honor ends the game sooner: what a turn looks like is the same.
    house = "honor: {6: {shogun: 2, others: 2}}"
    chairs = new_table(visitors.url, people=4, players=6, rising_sun=True, house=house)
    looks = (Look(), Look(*PHONE, language="de", touch=True), Look(), Look(language="it"))
    pages = [visitors.open(f"/t/{one.code}", look, (one,)) for one, look in zip(chairs, looks, strict=True)]
    for page, words in zip(pages[1:], ("Bereit", "Ready", "Pronto"), strict=True):
        page.get_by_role("button", name=words, exact=True).click()
    pages[0].get_by_role("button", name="Start the game").click()
    for page in pages:
        at_the_table(page)
    readers = {"en": Reader(pages[0], 0), "de": Reader(pages[1], 1, touch=True), "it": Reader(pages[3], 3)}
    play_out([readers["en"], readers["de"], Typist(pages[2]), readers["it"]])
    for page in pages:
        expect(page.locator(".roles li")).to_have_count(6)
    for language, reader in readers.items():
        foreign = set().union(*(words_of(other) for other in readers)) - words_of(language) - NAMES
        assert {"en": "abwehren", "de": "parries", "it": "parries"}[language] in foreign
        assert len(reader.read()) > 100
        assert not reader.seen & foreign
    # Whose turn it was: oneself, or a name with the character.
    turns = readers["it"].turns
    assert any(one.endswith("· tu") for one in turns)
    named = [one.partition(" · ")[2] for one in turns if not one.endswith("· tu")]
    assert any(one.startswith("Ben (") for one in named)
    assert all(re.fullmatch(r"(Aki|Ben|Cleo|Bot avido) \(.+\)", one) for one in named)
    look_after_the_end(pages, chairs[0].code)


def look_after_the_end(pages: list[Page], code: str) -> None:
    """The deal is verified, the record is saved, and everyone is told who is ready for the next game."""
    verdicts = {page.locator(".verdict").inner_text().split(":")[0] for page in (pages[0], pages[2])}
    assert len(verdicts) == 1, "both are told in English"
    pages[0].get_by_text("Was the deal fair?").click()
    pages[0].get_by_role("button", name="Check the deal").click()
    expect(pages[0].get_by_text("The deal was fair.")).to_be_visible()
    with pages[2].expect_download() as download:
        pages[2].get_by_role("button", name="Download the record").click()
    assert download.value.suggested_filename == f"{code}.chanbara"
    told = CliRunner().invoke(app, ["replay", "--verify", str(download.value.path())])
    assert told.exit_code == 0, told.output
    pages[0].get_by_role("button", name="Play again").click()
    for page in pages[1:]:
        expect(page.locator(".there")).to_contain_text("Aki")


def test_a_reload_in_the_middle_of_a_parry_window_resumes_exactly(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=1, players=3)
    begin(visitors.url, chairs)
    with sitting_elsewhere(visitors.url, chairs) as (person,):
        bring_to(person, is_struck)
    page = visitors.open(f"/t/{chairs[0].code}", seats=tuple(chairs))
    expect(page.locator(".window")).to_be_visible()
    before = page.locator(".window").inner_text()
    hand = page.locator('[data-place="hand"]').inner_text()
    page.reload()
    expect(page.locator(".window")).to_be_visible()
    assert page.locator(".window").inner_text() == before
    assert page.locator('[data-place="hand"]').inner_text() == hand


def test_as_many_play_as_one_chose_by_touch(visitors: Visitors) -> None:
    page = visitors.open("/", Look(*PHONE, touch=True))
    hurry_bots(page)
    page.get_by_text("3", exact=True).tap()
    page.get_by_role("button", name="Play against bots").tap()
    at_the_table(page)
    expect(page.locator('[data-seat="2"]')).to_be_visible()
    expect(page.locator('[data-seat="3"]')).to_have_count(0)
