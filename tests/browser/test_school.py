"""The school: a lesson with right and wrong acts, left and resumed; a first duel; puzzles."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from checks.server_process import PATIENCE
from tests.browser.axe import faults, faults_of_colour
from tests.browser.fits import TELLING, resize, without_room
from tests.browser.kit import PHONE, Look, Visitors, in_the_dark

if TYPE_CHECKING:
    from playwright.sync_api import Page

COACH = ".coach .said"
TOUR = (
    ("play focus", "Now an action"),
    ("play daimyo", "The number at each seat"),
    ("play bokken>2", "Thanks to Focus"),
    ("play kusarigama>3", "One more action"),
    ("play diversion>2", "Keep the Parry"),
    ("end", "plays Jūjutsu"),
    ("discard bokken", "strikes at you"),
    ("parry parry", "Ieyasu has 3 drops left"),
)
"""What is done in the first part of the lesson, and what the coach then speaks of."""
PUZZLES = ("long-arm", "tea-or-daimyo", "hanzos-steel", "broken-finger", "ronin-both-ways")

SEEN = {
    "/school/lesson": ("en", "de", "it"),
    "/school/duel": ("de",),
    "/school/puzzles/long-arm": ("it",),
    "/school/puzzles/ronin-two-prey": ("de",),
}
"""Which pages are looked at for room, and in which languages: what is above the table is alike in all."""


def posted(page: Page, visitors: Visitors, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask a route of the school; it waits for bots, whose process may just have been started."""
    answer = page.request.post(visitors.url + path, data=body, timeout=PATIENCE * 1000)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def do(page: Page, act: str) -> None:
    """Do something at the table as a hand does it: touch a card, then whom it is meant for, or a button."""
    verb, _, rest = act.partition(" ")
    card, _, seat = rest.partition(">")
    if verb in {"end", "pass"}:
        page.locator("[data-leave]").click()
    elif page.locator(".window").count():
        page.locator(".window .answers .main").first.click()
    else:
        page.locator(f"[data-place=hand] li[data-card={card}] button.card").first.click()
        target = page.locator(f"[data-seat='{seat}'] .who" if seat else ".prompt .acts .main")
        target.first.click()


def choose(page: Page, texts: list[str], act: str) -> None:
    """Choose one of the options that are offered, from the list of all, or from the answers of a window."""
    if page.locator(".window").count():
        answers = [text for text in texts if text != "pass"]
        chosen = "[data-leave]" if act == "pass" else f".window .answers .main >> nth={answers.index(act)}"
        page.locator(chosen).click()
        return
    page.get_by_role("button", name="List all").click()
    page.locator(".prompt ol button").nth(texts.index(act)).click()


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
    posted(page, visitors, "/api/lessons/first", {"choices": [act for act, _ in TOUR], "resume": True})
    page.get_by_role("link", name="Begin the first game").click()
    coach = page.locator(COACH)
    expect(coach).to_contain_text("Start with a property")
    # Another act gets help, and is not done.
    do(page, "end")
    expect(coach).to_have_text(
        "That can wait. Lay Focus first: it counts at once, and you will want two weapons this turn."
    )
    page.get_by_role("button", name="All right").click()
    expect(page.locator("[data-place=hand] button.card")).to_have_count(6)
    # What the rules refuse is told with its rule.
    page.locator("[data-place=hand] li[data-card=parry] button.card").click()
    expect(page.locator(".prompt").get_by_role("link", name=re.compile(r"3\.3"))).to_be_visible()
    for number, (act, then) in enumerate(TOUR):
        expect(page.locator(".title span")).to_have_text(f"step {number + 1} of 10")
        do(page, act)
        expect(coach).to_contain_text(then)
    # One step back, and on again; then one leaves, and comes back to where one was.
    page.get_by_role("button", name="Back").click()
    expect(coach).to_contain_text("strikes at you")
    do(page, "parry parry")
    expect(coach).to_contain_text("Ieyasu has 3 drops left")
    page.get_by_role("link", name="To the school").click()
    page.get_by_role("link", name="Go on where you were").click()
    expect(coach).to_contain_text("Ieyasu has 3 drops left")
    do(page, "play daimyo")
    page.get_by_role("button", name="Do it anyway").click()
    expect(page.locator("[data-place=hand] li[data-card=daimyo]")).to_have_count(0)


def test_the_end_of_the_first_game_and_the_next_steps(visitors: Visitors) -> None:
    page = visitors.open("/school", Look(width=1440))
    choices = finish(page, visitors, [act for act, _ in TOUR])
    kept = json.dumps({"lessons": {"first": choices[:-1]}})
    page.evaluate("(kept) => localStorage.setItem('chanbara.school', kept)", kept)
    before = posted(page, visitors, "/api/lessons/first", {"choices": choices[:-1], "resume": True})
    page.goto(visitors.url + "/school/lesson")
    expect(page.locator(".prompt.asked, .window")).to_be_visible()
    choose(page, offered(before["sword"][-1]["view"]), choices[-1])
    expect(page.locator(COACH)).to_contain_text("It is over")
    expect(page.get_by_role("link", name="Play a game")).to_be_visible()
    expect(page.locator(".teams")).to_be_visible()
    page.get_by_role("link", name="To the school").last.click()
    expect(page.get_by_text("finished", exact=True)).to_be_visible()


def test_a_first_duel_begins_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.open("/school/duel", Look(width=1440))
    coach = page.locator(COACH)
    expect(coach).to_contain_text("One Qi buys a seventh")
    page.locator("[data-leave]").press("Enter")
    expect(coach).to_contain_text("Buy the card this time")
    page.get_by_role("button", name="All right").press("Enter")
    page.locator("[data-use=extra]").press("Enter")
    expect(coach).to_contain_text("An attack takes three cards")
    for card, then in (("kote_uchi_normal", "Now Ma-ai"), ("ma_ai", "Two cards lie")):
        held = page.locator(f"[data-place=hand] button.card[data-card={card}]")
        held.press("Enter")
        held.press("Enter")
        expect(coach).to_contain_text(then)
    page.locator("[data-leave]").press("Enter")
    expect(coach).to_contain_text("Strength must reach 5, or technique 3.")
    expect(page.locator(".title span")).to_have_text("step 5 of 8")


def test_puzzles_are_failed_and_solved(visitors: Visitors) -> None:
    page = visitors.open("/school/puzzles", Look(width=1440))
    expect(page.locator("ul li a").first).to_be_visible()
    for key in PUZZLES:
        page.goto(f"{visitors.url}/school/puzzles/{key}")
        solution = posted(page, visitors, f"/api/puzzles/{key}/solution", {})["choices"]
        state = posted(page, visitors, f"/api/puzzles/{key}", {"choices": []})
        name = naming if state["puzzle"]["kind"] == "ronin" else playing
        name(page, visitors, state, [next(one for one in answers(state) if one != solution[0])])
        expect(page.locator(".goal.failed")).to_be_visible()
        page.get_by_role("button", name="Show the solution").click()
        expect(page.get_by_text("The solution:")).to_be_visible()
        page.get_by_role("button", name="Try again").click()
        expect(page.locator(".goal.open")).to_be_visible()
        name(page, visitors, state, solution)
        expect(page.locator(".goal.solved")).to_be_visible()
    page.goto(visitors.url + "/school/puzzles")
    expect(page.locator("ul li a.solved")).to_have_count(len(PUZZLES))


def answers(state: dict[str, Any]) -> list[str]:
    """Return what may be chosen in a puzzle."""
    if state["puzzle"]["kind"] == "ronin":
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
            expect(page.get_by_role("button", name="From the start")).to_be_visible()


def naming(page: Page, _visitors: Visitors, state: dict[str, Any], acts: list[str]) -> None:
    """Step through what has happened, and name a seat."""
    while page.get_by_role("button", name="Later").is_enabled():
        page.get_by_role("button", name="Later").click()
    page.locator(".story .buttons").last.locator("button").nth(answers(state).index(acts[0])).click()


def test_lessons_and_puzzles_have_room_and_keep_nobody_out(visitors: Visitors) -> None:
    page = visitors.open("/school/lesson", Look(theme="auto"))
    found = []
    for path, languages in SEEN.items():
        for language in languages:
            page.goto(visitors.url + path)
            visitors.look_otherwise(page, Look(language=language, theme="auto"))
            expect(page.locator(".said p").first).to_be_visible()
            visitors.settle(page)
            found += [f"{path} {language} {trouble}" for trouble in without_room(page, TELLING)]
        resize(page, *PHONE)
        found += [f"{path} {fault}" for fault in faults(page)]
        with in_the_dark(page):
            found += [f"{path} dark {fault}" for fault in faults_of_colour(page)]
    assert not found, "\n".join(found)
