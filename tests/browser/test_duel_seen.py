"""What a duel, its puzzles and its hall show: decks, log, results at the figures, and the ways on."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from chanbara.duel.words.messages import MINUS
from checks.server.server_process import ask
from tests.browser.axe import faults
from tests.browser.duellist import asked, fight, new_duel, told
from tests.browser.kit import Look
from tests.browser.test_duel import EVERYTHING

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.kit import Visitors


def left_in(page: Page, deck: str) -> int:
    """How many cards the open panel shows as left."""
    rows = page.locator(f"[data-deck={deck}] [data-left]")
    return sum(int(row.get_attribute("data-left") or "") for row in rows.all())


def test_the_enemys_decks_open_with_every_value(guests: Visitors) -> None:
    chair = new_duel(guests.url)
    page = guests.open(f"/t/{chair.code}", Look(), (chair,))
    asked(page)
    fight(page, 3, until="[data-enemy=counter] .past")
    asked(page)
    page.locator("[data-enemy=counter]").click()
    view = told(guests.url, chair)["view"]
    for deck, name in (("defence", "defence_deck"), ("counter", "counter_deck")):
        assert left_in(page, deck) == len(view["mixed"][name])
        seen = set(view["open"][name.replace("deck", "pile")]) - set(view["mixed"][name])
        expect(page.locator(f"[data-deck={deck}] .seen")).to_have_count(len(seen))
    panel = page.get_by_role("complementary", name="Enemy’s decks")
    expect(panel).to_contain_text("Killing stroke value 5, a level 2 wound")
    assert faults(page) == []
    panel.get_by_role("button", name="Log").click()
    expect(page.get_by_role("complementary", name="Log")).to_be_visible()


@pytest.mark.parametrize("path", ["/school/puzzles/leave-the-sacrifice", "/school/duel"])
def test_puzzles_and_the_lesson_have_decks_and_log(visitors: Visitors, path: str) -> None:
    page = visitors.open(path)
    panel = page.get_by_role("complementary", name="Enemy’s decks")
    expect(panel).to_contain_text("Killing stroke")
    panel.get_by_role("button", name="Log").click()
    expect(page.get_by_role("complementary", name="Log")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.get_by_role("complementary")).to_have_count(0)
    page.locator("[data-enemy=counter]").click()
    expect(panel).to_be_visible()


def test_a_choice_that_often_works_is_not_called_a_failure(visitors: Visitors) -> None:
    page = visitors.open("/school/puzzles/make-the-sacrifice", Look(1440, 600))
    expect(page.locator(".prompt.asked")).to_be_visible()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.locator(".option.leave").click()
    expect(page.locator(".goal")).to_contain_text("This works 25% of the time. There is a better choice.")
    # The explanation is in view, wherever the page was scrolled to.
    explained = page.get_by_role("region", name="Chance to reach the goal, for each option")
    expect(explained).to_be_in_viewport(ratio=1)
    above = page.locator(".top").evaluate("(top) => top.getBoundingClientRect().bottom")
    assert explained.evaluate("(one) => one.getBoundingClientRect().top") >= above - 1


def test_a_wrong_ronin_gives_nothing_away(visitors: Visitors) -> None:
    page = visitors.open("/school/puzzles/ronin-both-ways")
    page.locator(".naming button", has_text="Hanzō").click()
    expect(page.locator(".goal")).to_contain_text("Someone else is more likely.")
    expect(page.locator(".naming button", has_text="Hanzō")).to_be_disabled()
    expect(page.locator("body")).not_to_contain_text("Goemon costs the Shogun a card")
    expect(page.get_by_role("button", name="Show the solution")).to_be_visible()
    page.locator(".naming button", has_text="Goemon").click()
    expect(page.locator(".goal")).to_contain_text("Goemon costs the Shogun a card")


def test_the_server_does_not_send_the_answer_after_a_wrong_guess(visitors: Visitors) -> None:
    url = f"{visitors.url}/api/puzzles/ronin-both-ways"
    seats = ask(url, {"choices": []})["seats"]
    named = [ask(url, {"choices": [f"seat {seat}"]}) for seat in seats]
    wrong = [one for one in named if one["verdict"] == "failed"]
    assert len(wrong) == len(seats) - 1
    assert all((one["lesson"], one["suspects"], one["clues"]) == (None, [], []) for one in wrong)


def test_giving_up_leads_on_and_an_extra_card_is_offered_once(guests: Visitors) -> None:
    chair = new_duel(guests.url)
    page = guests.open(f"/t/{chair.code}", Look(), (chair,))
    expect(page.locator(".sentence")).to_contain_text("Draw an extra card?")
    expect(page.locator("[data-use=extra]")).to_have_count(1)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up this duel").click()
    page.get_by_role("button", name="Give up this duel").click()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.get_by_role("link", name="Another duel")).to_have_attribute("href", "/duel")
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page).to_have_url(f"{guests.url}/review/{chair.code}")


def test_what_lands_is_at_the_figure_with_its_sign(guests: Visitors) -> None:
    chair = new_duel(guests.url, **EVERYTHING)
    page = guests.open(f"/t/{chair.code}", Look(pace="quick"), (chair,))
    expect(page.locator(".prompt")).to_be_visible()
    page.evaluate(
        """() => {
          window.landed = new Set();
          new MutationObserver(() => {
            for (const one of document.querySelectorAll('[data-landed]')) {
              const side = one.closest('.foe') ? 'enemy' : 'you';
              const [tone, sign] = [one.className.split(' ')[0], one.textContent.trim()[0]];
              const color = getComputedStyle(one).color.replaceAll(' ', '');
              window.landed.add([side, one.dataset.landed, tone, sign, color].join(' '));
            }
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    fight(page, 3, until=".you [data-landed=life]")
    fight(page, 3, until=".foe [data-landed]")
    fight(page, 3, until=".gain[data-landed]")
    landed: list[str] = page.evaluate("[...window.landed]")
    assert any(one.startswith("you life loss") for one in landed), landed
    assert any(one.startswith("enemy") for one in landed), landed
    signs = {tuple(one.split()[2:4]) for one in landed if one.split()[1] != "wound"}
    assert signs == {("loss", MINUS), ("gain", "+")}, landed
    # They differ in color, too.
    colors = {tone: {one.split()[4] for one in landed if one.split()[2] == tone} for tone in ("gain", "loss")}
    assert [len(found) for found in colors.values()] == [1, 1], colors
    assert colors["gain"] != colors["loss"]


def test_lost_life_of_the_enemy_is_hollow(guests: Visitors) -> None:
    chair = new_duel(guests.url)
    page = guests.open(f"/t/{chair.code}", Look(), (chair,))
    drops = page.locator(".foe .life [role=img]")
    asked(page)
    expect(drops).to_have_attribute("aria-label", "8 of 8 life")
    whole = drops.locator("svg").count()
    for seed in range(3, 12):
        fight(page, seed, until=".foe .life [role=img]:not([aria-label='8 of 8 life'])")
        if page.locator(".verdict").count() == 0:
            break
    asked(page)
    assert drops.locator("svg").count() == whole
    life = told(guests.url, chair)["view"]["enemies"][0]["life"]
    expect(drops).to_have_attribute("aria-label", f"{life} of 8 life")


def test_the_hall_leads_newcomers_to_the_lesson(guests: Visitors) -> None:
    page = guests.open("/duel")
    expect(page.get_by_role("link", name="Start with the lesson")).to_have_attribute("href", "/school/duel")
    expect(page.locator(".wins").first).to_be_attached()
    assert faults(page) == []
    # Win rates are those of single duels; a campaign and a clan have estimates of their own.
    for way, begin in (("campaign", "Begin the campaign"), ("clan", "Lead the clan")):
        page.goto(f"{guests.url}/duel/{way}")
        expect(page.get_by_role("button", name=begin)).to_be_visible()
        expect(page.locator(".wins")).to_have_count(0)
        page.get_by_role("checkbox", name="Gisei").check()
        hint = page.locator(".begin .hint")
        expect(hint).to_contain_text(
            re.compile(r"finishes about \d in \d .*\(\d+%, 95% interval \d+ to \d+\)")
        )
        gisei = hint.inner_text()
        page.get_by_role("checkbox", name="Yoroi (enemy)").check()
        expect(hint).not_to_contain_text(gisei.splitlines()[-1])
        regains = {"campaign": "you regain up to 5 life", "clan": "Nobody regains life"}[way]
        expect(page.locator("form")).to_contain_text(regains)
    chair = new_duel(guests.url)
    page = guests.open(f"/t/{chair.code}", Look(), (chair,))
    asked(page)
    fight(page, 5)
    page.goto(f"{guests.url}/history")
    entry = page.locator("li.entry")
    expect(entry).to_contain_text("Duel against Arima Kihei, with the Katana")
    expect(entry).to_contain_text("You lost")
    page.goto(f"{guests.url}/duel")
    expect(page.get_by_role("button", name="Begin the duel")).to_be_visible()
    expect(page.get_by_role("link", name="Start with the lesson")).to_have_count(0)


def test_the_rules_begin_with_how_a_round_goes(guests: Visitors) -> None:
    page = guests.open("/rules/duel")
    expect(page.get_by_role("searchbox")).to_have_attribute("placeholder", "Gisei or B2.12")
    text = page.locator(".text").first
    expect(text).to_contain_text("How a round goes.")
    before = text.inner_text().partition("B2.1")[0]
    assert before.index("How a round goes") < before.index("official")
    assert "duel.json" not in before
    expect(page.get_by_role("heading", level=2).first).to_contain_text("The duel")


def test_a_campaign_tells_what_is_regained(guests: Visitors) -> None:
    draft = {"way": "campaign", "game": {"game": "duel"}, "events": False}
    saga = ask(f"{guests.url}/api/sagas", {"name": "Aki", "draft": draft, "player": None})
    stored = json.dumps(json.dumps([{**saga, "way": "campaign"}]))
    page = guests.open(f"/duel/{saga['code']}", script=f"localStorage.setItem('chanbara.sagas', {stored});")
    expect(page.locator(".carried").first).to_contain_text("After each victory you regain up to 5 life")
