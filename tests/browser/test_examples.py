"""The worked examples in the school, the tips, and the pictures of the rules."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from chanbara.locales import LANGUAGES, speech
from tests.browser.kit import PHONE, Look, Visitors
from tests.browser.test_school import COACH, choose, hear, offered, posted

if TYPE_CHECKING:
    from playwright.sync_api import Page

PATH = "/api/lessons/example-geisha"
ACTS = ("play geisha>1:armor", "play bokken>1")


def test_an_example_is_found_left_played_and_played_on(visitors: Visitors) -> None:
    page = visitors.open("/school", Look(width=1440))
    page.get_by_role("link", name="Go to the examples").click()
    link = page.get_by_role("link", name=re.compile("^Until a Geisha comes"))
    expect(link).to_contain_text("9.5")
    link.click()
    expect(page).to_have_url(re.compile("/school/examples/geisha$"))
    hear(page, ("Properties stay in play", "Follow the book: play Geisha on Tomoe’s Armor."))
    page.locator("[data-leave]").click()
    expect(page.locator(COACH)).to_contain_text("bots play the other seats from then on")
    page.get_by_role("button", name="OK", exact=True).click()
    act(page, visitors, ACTS[0], [])
    hear(page, ("Follow the book: play Bokken on Tomoe.",))
    act(page, visitors, ACTS[1], [ACTS[0]])
    hear(page, ("That was the example.",))
    expect(page.locator(".title span")).to_have_text("on your own")
    page.locator("[data-leave]").click()
    expect(page.locator(COACH)).not_to_contain_text("That was the example.")
    page.get_by_role("link", name="All examples").click()
    expect(page.get_by_role("link", name=re.compile("^Until a Geisha comes"))).to_contain_text("played")
    page.get_by_role("link", name=re.compile("^Until a Geisha comes")).click()
    hear(page, ("Properties stay in play", "Follow the book"))


def act(page: Page, visitors: Visitors, text: str, made: list[str]) -> None:
    """Choose an act, after those that were made."""
    state = posted(page, visitors, PATH, {"choices": made, "resume": True})
    expect(page.locator(".prompt.asked")).to_be_visible()
    choose(page, offered(state["sword"][-1]["view"]), text)


def test_an_example_that_ends_the_game_leads_to_the_next_one(visitors: Visitors) -> None:
    page = visitors.open("/school/examples/scoring", Look(width=1440))
    state = posted(page, visitors, "/api/lessons/example-scoring", {"choices": []})
    expect(page.locator(".prompt.asked")).to_be_visible()
    choose(page, offered(state["sword"][-1]["view"]), "play bokken>5")
    expect(page.locator(".verdict")).to_contain_text("by Victory of Honor with 9 points")
    expect(page.locator(COACH)).to_contain_text("it ends the game")
    page.get_by_role("link", name="Next example").click()
    expect(page).to_have_url(re.compile("/school/examples/(?!scoring)"))
    expect(page.locator(COACH)).not_to_contain_text("it ends the game")


def test_tips_and_pictures_speak_the_language_of_the_reader(visitors: Visitors) -> None:
    page = visitors.open("/school", Look(*PHONE))
    for language in LANGUAGES:
        voice = speech(language)
        visitors.look_otherwise(page, Look(*PHONE, language=language), "/school")
        for number in range(1, 6):
            expect(page.get_by_role("heading", name=voice.say(f"tip-{number}"))).to_be_visible()
        page.goto(visitors.url + "/rules/5.4")
        picture = page.get_by_role("img", name=voice.say("picture-difficulty"))
        expect(picture).to_contain_text(voice.say("picture-attacked"))
        name = voice.say("picture-weapon", card=voice.say("card-katana"))
        expect(page.get_by_role("img", name=name)).to_be_attached()
        ink = page.locator("figure text.ink").first
        day = ink.evaluate("(one) => getComputedStyle(one).fill")
        page.evaluate("document.documentElement.dataset.theme = 'dark'")
        assert ink.evaluate("(one) => getComputedStyle(one).fill") != day
