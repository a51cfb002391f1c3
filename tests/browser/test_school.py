"""The school: a lesson with right and wrong acts, left and resumed; a first duel; puzzles."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from checks.server.server_process import PATIENCE
from tests.browser.axe import faults, faults_of_colour
from tests.browser.fits import LONGEST, out_of_sight, resize, without_room
from tests.browser.kit import LANGUAGES, PHONE, Look, Visitors, in_the_dark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

COACH = ".coach .said"
TOUR = (
    ("play focus", ("Now an action",)),
    ("play daimyo", ("The red cards are weapons",)),
    ("play bokken>2", (" parried", "Thanks to Focus")),
    ("play kusarigama>3", ("A hit.", "One more action")),
    ("play diversion>2", ("That card is yours", "Keep the Parry")),
    ("end", ("plays Jūjutsu",)),
    ("discard bokken", ("lost their last drop", "You lost a property", "attacks you")),
    ("parry parry", ("Did you see that?", "So go for Ieyasu")),
)
"""What is done in the first part of the lesson, and what the coach then says, one thing after the other."""
ACTS = [act for act, _ in TOUR]
OPENING = ("You are Musashi", "The blossoms", "The drops", "You have drawn", "Start with a property")
PUZZLES = ("long-arm", "tea-or-daimyo", "hanzos-steel", "broken-finger", "ronin-both-ways")
LOW = (360, 600)
"""A phone whose browser takes much of the screen for itself."""
SEEN = (
    ("/school/lesson", (), LANGUAGES),
    ("/school/lesson", ACTS[:7], (LONGEST,)),
    ("/school/duel", (), LANGUAGES),
    ("/school/modules/bushido", (), (LONGEST,)),
    ("/school/puzzles/long-arm", (), LANGUAGES),
    ("/school/puzzles/ronin-two-prey", (), LANGUAGES),
    ("/school/examples/scoring", (), (LONGEST,)),
    ("/school/examples/three-counterattacks", (), (LONGEST,)),
)
"""Which pages are checked for layout, after which choices (including windows), and in which languages."""


def posted(page: Page, visitors: Visitors, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask a route of the school; it waits for bots, whose process may just have been started."""
    answer = page.request.post(visitors.url + path, data=body, timeout=PATIENCE * 1000)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def hear(page: Page, lines: tuple[str, ...]) -> None:
    """Go through all texts of the coach."""
    for count, line in enumerate(lines, 1):
        expect(page.locator(COACH)).to_contain_text(line)
        if count < len(lines):
            page.get_by_role("button", name="Next").press("Enter")
    expect(page.get_by_role("button", name="Next")).to_have_count(0)


def keep(page: Page, choices: Sequence[str]) -> None:
    """Make a browser remember progress in the first lesson."""
    kept = json.dumps({"lessons": {"first": list(choices)}})
    page.evaluate("(kept) => localStorage.setItem('chanbara.school', kept)", kept)


def do(page: Page, act: str) -> None:
    """Act at the table by touch: a card, then its target, or a button."""
    verb, _, rest = act.partition(" ")
    card, _, seat = rest.partition(">")
    if verb in {"end", "pass"}:
        page.locator("[data-leave]").click()
    elif page.locator(".window").count():
        page.locator(".window .acts .main").click()
    else:
        page.locator(f"[data-place=hand] li[data-card={card}] button.card").first.click()
        target = page.locator(f"[data-seat='{seat}'] .who" if seat else ".prompt .acts .main")
        target.first.click()


def choose(page: Page, texts: list[str], act: str) -> None:
    """Choose one of the options that are offered, from the list of all."""
    page.get_by_role("button", name="All options").click()
    page.get_by_role("list", name="Your options").get_by_role("button").nth(texts.index(act)).click()


def offered(view: dict[str, Any]) -> list[str]:
    """Return the options of a view, in their notation."""
    return [one["text"] for one in view["decision"]["options"]]


def finish(page: Page, visitors: Visitors, choices: list[str]) -> list[str]:
    """Return choices that lead to the end of the first game: as little as possible is done."""
    state = posted(page, visitors, "/api/lessons/first", {"choices": choices, "resume": True})
    while not state["is_over"]:
        choices = [*choices, offered(state["sword"][-1]["view"])[-1]]
        state = posted(page, visitors, "/api/lessons/first", {"choices": choices, "insist": True})
    return choices


def test_a_first_game_with_a_coach(visitors: Visitors) -> None:
    page = visitors.open("/school", Look(width=1440))
    posted(page, visitors, "/api/lessons/first", {"choices": ACTS, "resume": True})
    page.get_by_role("link", name="Start your first game").click()
    coach = page.locator(COACH)
    hear(page, OPENING)
    # Another act gets help, and is not done.
    do(page, "end")
    expect(coach).to_have_text(
        "Not yet: your turn would be over. "
        "Play Focus first. It counts right away, and you will want two weapons this turn."
    )
    page.get_by_role("button", name="OK", exact=True).click()
    expect(page.locator("[data-place=hand] button.card")).to_have_count(6)
    # What the rules refuse is told with its rule.
    page.locator("[data-place=hand] li[data-card=parry] button.card").click()
    expect(page.locator(".prompt").get_by_role("link", name=re.compile(r"3\.3"))).to_be_visible()
    for number, (act, then) in enumerate(TOUR):
        expect(page.locator(".title span")).to_have_text(f"step {number + 1} of 10")
        if act == "play bokken>2":
            do(page, "play bokken>0")
            expect(coach).to_contain_text("Right card, wrong target: not Goemon.")
            page.get_by_role("button", name="OK", exact=True).click()
        do(page, act)
        hear(page, then)
    # Previous step, and on again; then one leaves, and comes back to where one was.
    page.get_by_role("button", name="Back").click()
    hear(page, TOUR[-2][1])
    do(page, "parry parry")
    hear(page, TOUR[-1][1])
    page.get_by_role("link", name="Back to school").click()
    page.get_by_role("link", name="Continue").click()
    hear(page, TOUR[-1][1])
    do(page, "play daimyo")
    expect(coach).to_contain_text("Daimyō is fine, but it can wait. Battle Cry first")
    page.get_by_role("button", name="Do it anyway").click()
    expect(page.locator("[data-place=hand] li[data-card=daimyo]")).to_have_count(0)


def test_a_phone_shows_the_whole_lesson_at_once(visitors: Visitors) -> None:
    page = visitors.open("/school/lesson", Look(*PHONE, language="de", touch=True))
    expect(page.locator(".prompt.asked")).to_be_visible()
    assert out_of_sight(page) == []
    page.get_by_role("button", name="Neu starten").tap()
    expect(page.locator(".topline button.main")).to_be_visible()


def test_the_end_of_the_first_game_and_the_next_steps(visitors: Visitors) -> None:
    page = visitors.open("/school", Look(width=1440))
    choices = finish(page, visitors, ACTS)
    keep(page, choices[:-1])
    before = posted(page, visitors, "/api/lessons/first", {"choices": choices[:-1], "resume": True})
    page.goto(visitors.url + "/school/lesson")
    expect(page.locator(".prompt.asked, .window")).to_be_visible()
    expect(page.locator(".title span")).to_have_text("on your own")
    choose(page, offered(before["sword"][-1]["view"]), choices[-1])
    hear(page, ("It is over", "You know the game now"))
    expect(page.get_by_role("link", name="Play a game")).to_be_visible()
    expect(page.locator(".teams")).to_be_visible()
    page.get_by_role("link", name="Back to school").last.click()
    expect(page.get_by_text("finished", exact=True)).to_be_visible()


def test_a_first_duel_begins_by_keyboard_alone_and_loses_neither_coach_nor_hand(visitors: Visitors) -> None:
    page = visitors.open("/school/duel", Look(width=LOW[0], height=LOW[1]))
    coach, hand = page.locator(COACH), page.locator("[data-place=hand]")
    hear(page, ("This is Arima", "Three values decide", "One Qi buys a seventh"))
    expect(page.locator("[data-use=extra]")).to_be_in_viewport(ratio=1)
    page.locator("[data-leave]").press("Enter")
    expect(coach).to_contain_text("Buy the card this time")
    page.get_by_role("button", name="OK", exact=True).press("Enter")
    page.locator("[data-use=extra]").press("Enter")
    expect(coach).to_contain_text("An attack takes up to three cards")
    for card, then in (("kote_uchi_normal", "Now Ma-ai"), ("ma_ai", "Two cards are played")):
        held = page.locator(f"[data-place=hand] button.card[data-card={card}]")
        held.press("Enter")
        held.press("Enter")
        expect(coach).to_contain_text(then)
        for end in ("0", "document.body.scrollHeight"):
            page.evaluate(f"scrollTo(0, {end})")
            expect(coach).to_be_in_viewport(ratio=1)
            expect(hand).to_be_in_viewport(ratio=0.5)
    page.locator("[data-leave]").press("Enter")
    expect(coach).to_contain_text("You need strength 5 or technique 3.")
    expect(page.locator(".title span")).to_have_text("step 5 of 8")


def test_puzzles_are_failed_and_solved(visitors: Visitors) -> None:
    page = visitors.open("/school/puzzles", Look(width=1440))
    expect(page.locator("ul li a").first).to_be_visible()
    for key in PUZZLES:
        page.goto(f"{visitors.url}/school/puzzles/{key}")
        solution = posted(page, visitors, f"/api/puzzles/{key}/solution", {})["choices"]
        state = posted(page, visitors, f"/api/puzzles/{key}", {"choices": []})
        name = naming if state["seats"] else playing
        name(page, visitors, state, [next(one for one in answers(state) if one != solution[0])])
        expect(page.locator(".goal.failed")).to_be_visible()
        page.get_by_role("button", name="Show the solution").click()
        expect(page.get_by_text("The solution:")).to_be_visible()
        page.get_by_role("button", name="Try again").click()
        expect(page.locator(".goal.open")).to_be_visible()
        name(page, visitors, state, solution)
        expect(page.locator(".goal.solved")).to_be_visible()
    page.goto(visitors.url + "/school/puzzles")
    solved, listed = page.locator("main ul li a.solved"), page.locator("main ul li a")
    expect(solved).to_have_count(len(PUZZLES))
    every = listed.count()
    expect(page.get_by_text(f"{len(PUZZLES)} of {every} solved")).to_be_visible()
    expect(page.get_by_role("heading", name="Reach")).to_be_visible()
    page.get_by_label("Hide solved ones").check()
    expect(listed).to_have_count(every - len(PUZZLES))
    page.get_by_text("Duels", exact=True).click()
    expect(page.get_by_role("heading", name="Reach")).to_have_count(0)
    page.get_by_text("Rating", exact=True).click()
    expect(page.locator(".groups").get_by_role("heading", level=2)).to_have_text(
        [re.compile("Below 1300"), re.compile("1300"), re.compile("1700")]
    )


def test_why_a_choice_fails_is_in_sight_wherever_the_page_was_scrolled_to(visitors: Visitors) -> None:
    page = visitors.open("/school/puzzles/give-to-take", Look(1440, 500))
    expect(page.locator(".goal")).to_contain_text("Defeat Ushiwaka before your turn ends")
    expect(page.locator(".prompt.asked")).to_be_visible()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    state = posted(page, visitors, "/api/puzzles/give-to-take", {"choices": []})
    choose(page, answers(state), "end")
    explained = page.get_by_role("region", name="That does not work.")
    expect(explained).to_contain_text("Ushiwaka is still standing at the end of your turn.")
    above = page.locator(".top").evaluate("(top) => top.getBoundingClientRect().bottom")
    assert above - 1 <= explained.evaluate("(one) => one.getBoundingClientRect().top") < 500


def answers(state: dict[str, Any]) -> list[str]:
    """Return what may be chosen in a puzzle."""
    if state["seats"]:
        return [f"seat {seat}" for seat in state["seats"]]
    return offered((state["sword"] or state["duel"])["view"])


def playing(page: Page, visitors: Visitors, state: dict[str, Any], acts: list[str]) -> None:
    """Choose one act after the other."""
    for count, act in enumerate(acts, 1):
        expect(page.locator(".prompt.asked, .window")).to_be_visible()
        choose(page, answers(state), act)
        if count < len(acts):
            body = {"choices": acts[:count]}
            state = posted(page, visitors, f"/api/puzzles/{state['puzzle']['key']}", body)
            expect(page.get_by_role("button", name="Start over")).to_be_visible()


def naming(page: Page, _visitors: Visitors, state: dict[str, Any], acts: list[str]) -> None:
    """Step through what has happened on the table, and name a seat."""
    steps = page.locator(".moves span")
    first = page.locator(".table .told").inner_text()
    expect(steps).to_have_text("1 of 25")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(steps).to_have_text("2 of 25")
    expect(page.locator(".table .told")).not_to_have_text(first)
    page.get_by_role("button", name="Last", exact=True).click()
    expect(steps).to_have_text("25 of 25")
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_disabled()
    page.locator(".naming button").nth(answers(state).index(acts[0])).click()


def test_lessons_and_puzzles_have_room_and_keep_nobody_out(visitors: Visitors) -> None:
    page = visitors.open("/school", Look(theme="auto"))
    found = []
    for path, choices, languages in SEEN:
        keep(page, choices)
        for language in languages:
            visitors.look_otherwise(page, Look(language=language, theme="auto"), path)
            expect(page.locator(".said p").first).to_be_visible()
            expect(page.locator("[data-seat], .arena").first).to_be_visible()
            visitors.settle(page)
            found += [f"{path} {language} {trouble}" for trouble in without_room(page)]
        resize(page, *PHONE)
        found += [f"{path} {fault}" for fault in faults(page)]
        with in_the_dark(page):
            found += [f"{path} dark {fault}" for fault in faults_of_colour(page)]
    assert not found, "\n".join(found)
