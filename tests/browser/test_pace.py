"""What happens at the table can be followed: event by event, at one's own pace, and again."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from checks.server.server_process import Chair
from tests.browser.elsewhere import let_pass, pass_turns, sitting_elsewhere
from tests.browser.kit import PHONE, Look, Visitors, begin, new_table
from tests.browser.test_away import look_away, look_back
from tests.server.party import Player as Connected

POSITION = {
    "turn": 2,
    "deck": ["bokken", "bo", "armor", "focus", "bokken", "bo"],
    "seats": [
        {"character": "hanzo", "hand": ["nodachi", "wakizashi", "armor"], "honor": 4},
        {"character": "tomoe", "hand": ["focus", "bo"], "resilience": 2, "honor": 3},
        {"character": "benkei", "hand": ["parry", "focus"], "honor": 1},
    ],
}
"""After Cleo's turn Aki can strike Ben down, and Cleo looks on, at the page."""
AKI, BEN, CLEO = range(3)
PLAYED = {"Aki": "Hanzō", "Ben": "Tomoe"}
FOLLOW = """
addEventListener('DOMContentLoaded', () => {
  window.beats = [];
  new MutationObserver(() => {
    const told = document.querySelector('.sentence [aria-live]')?.innerText ?? '';
    const results = [...document.querySelectorAll('[data-result]')].map((one) =>
      `${one.dataset.result}: ${one.innerText.trim().replace(/\\s+/g, ' ')}`);
    const beat = [told, ...results].join(' | ');
    if (beat !== window.beats.at(-1)) window.beats.push(beat);
  }).observe(document, { subtree: true, childList: true, characterData: true });
});
"""
"""Keeps what the screen reader was told, with the results at the seats."""


@pytest.fixture
def chairs(newcomers: Visitors) -> list[Chair]:
    seated = new_table(newcomers.url, people=3, players=3)
    begin(newcomers.url, seated)
    with sitting_elsewhere(newcomers.url, seated[CLEO:]) as (cleo,):
        let_pass(cleo)
    return seated


@pytest.fixture
def people(newcomers: Visitors, chairs: list[Chair]) -> Iterator[list[Connected]]:
    """Aki and Ben, at other machines."""
    with sitting_elsewhere(newcomers.url, chairs[:CLEO]) as others:
        yield others


Open = Callable[[Look], Page]


@pytest.fixture
def watching(newcomers: Visitors, chairs: list[Chair]) -> Open:
    """Cleo comes to the page."""

    def come(look: Look) -> Page:
        page = newcomers.open(f"/t/{chairs[CLEO].code}", look, (chairs[CLEO],), FOLLOW)
        expect(page.locator(".words")).to_contain_text("Waiting for Aki (Hanzō)")
        return page

    return come


def strike(people: list[Connected]) -> None:
    """Aki strikes Ben."""
    aki, ben = people
    aki.quiet()
    assert aki.decision is not None
    texts = [option["text"] for option in aki.decision["options"]]
    aki.choose(texts.index("play nodachi>1"))
    ben.at(aki.version + 1)


def fall(people: list[Connected]) -> None:
    """Ben has no answer, and falls."""
    ben = people[BEN]
    ben.quiet()
    let_pass(ben)
    people[AKI].at(ben.version)


def stat(page: Page, seat: int, name: str) -> str:
    return page.locator(f'[data-seat="{seat}"] [data-stat="{name}"]').inner_text()


def see(page: Page, sentence: str) -> None:
    """The sentence is told, with or without the characters of those it names."""
    named = re.sub(r"Aki|Ben", lambda found: rf"{found[0]}( \({PLAYED[found[0]]}\))?", re.escape(sentence))
    expect(page.locator(".sentence [aria-live]")).to_have_text(re.compile(rf"^\s*{named}\s*$"))


def brief(sentence: str) -> str:
    """Leave the characters out."""
    return re.sub(r" \([^)]*\)", "", sentence)


def result(page: Page, seat: int, said: str) -> None:
    expect(page.locator(f'[data-result="{seat}"]')).to_contain_text(said)


MINUS = "\N{MINUS SIGN}"
ATTACK = "Aki attacks Ben with the Nodachi."


def test_step_by_step_waits_and_each_beat_has_its_sentence_its_result_and_its_number(
    watching: Open, people: list[Connected]
) -> None:
    page = watching(Look(pace="step"))
    honor = stat(page, BEN, "honor")
    strike(people)
    see(page, ATTACK)
    fall(people)
    expect(page.get_by_role("button", name="Skip to now")).to_be_visible()
    see(page, ATTACK)
    page.keyboard.press("x")
    see(page, "Ben takes the hit.")
    assert page.locator("[data-result]").count() == 0
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".sentence [aria-live]")).to_contain_text(re.compile(r"Ben.* loses"))
    result(page, BEN, f"{MINUS}2")
    result(page, BEN, "Harmless")
    assert stat(page, BEN, "honor") == honor, "what comes later is not shown yet"
    page.locator(".upper").click(position={"x": 5, "y": 5})
    see(page, "Aki defeats Ben.")
    page.keyboard.press("x")
    see(page, "Ben gives Aki 1 honor.")
    result(page, AKI, "+1")
    result(page, BEN, f"{MINUS}1")
    assert stat(page, BEN, "honor") == "2"
    page.keyboard.press("x")
    expect(page.locator(".words")).to_contain_text("Waiting for Aki (Hanzō)")
    see(page, "Ben gives Aki 1 honor.")


BLOT = """
async () => {
  const blot = document.querySelector('[data-blot]')
  while (!blot.getAnimations().length) await new Promise(requestAnimationFrame)
}
"""
"""Wait until the blot spreads, which begins a frame after it is there."""
MOVED = """
() => document.getAnimations()
  .filter((one) => one.effect?.target?.closest?.('.crest, [data-blot]'))
  .flatMap((one) => one.effect.getKeyframes())
  .flatMap((frame) => ['rotate', 'translate', 'transform'].map((one) => frame[one] ?? 'none'))
  .filter((value) => value !== 'none').length
"""
"""How many steps of movement are running on crests and around them."""


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_a_defeat_is_drawn_in_ink_while_every_box_holds_still(
    watching: Open, people: list[Connected], *, still: bool
) -> None:
    page = watching(Look(pace="step", still=still))
    crest = page.locator(f'[data-seat="{BEN}"] .crest')
    box, ring = crest.bounding_box(), page.locator(".upper > svg").first
    expect(ring).to_have_class(re.compile("last"))
    strike(people)
    see(page, ATTACK)
    fall(people)
    expect(page.get_by_role("button", name="Skip to now")).to_be_visible()
    page.keyboard.press("x")
    see(page, "Ben takes the hit.")
    page.keyboard.press("x")
    expect(page.locator(".sentence [aria-live]")).to_contain_text(re.compile(r"Ben.* loses"))
    expect(page.locator(f'[data-blot="{BEN}"]')).to_have_count(1)
    page.evaluate(BLOT)
    assert (page.evaluate(MOVED) == 0) is still
    page.keyboard.press("x")
    see(page, "Aki defeats Ben.")
    expect(ring).to_have_class(re.compile("ink"))
    expect(page.locator(f'[data-seat="{BEN}"].fallen')).to_have_count(1)
    page.keyboard.press("x")
    see(page, "Ben gives Aki 1 honor.")
    expect(ring).to_have_class(re.compile("ink"))
    result(page, AKI, "+1")
    assert crest.bounding_box() == box
    page.keyboard.press("x")
    expect(ring).not_to_have_class(re.compile("ink"))


def test_the_last_honor_point_is_seen_and_told(watching: Open) -> None:
    page = watching(Look())
    expect(page.locator(f'[data-seat="{CLEO}"] .last')).to_have_text("1")
    seat = page.get_by_role("button", name=re.compile("Cleo.*last honor point"))
    expect(seat).to_have_count(1)


@pytest.mark.parametrize("look", [Look(still=False, pace="quick"), Look(*PHONE, touch=True, pace="quick")])
def test_each_beat_of_a_blow_is_told_once_and_in_order(
    watching: Open, people: list[Connected], look: Look
) -> None:
    """With reduced motion, too: there the beats stay, and what moved fades."""
    page = watching(look)
    strike(people)
    fall(people)
    expect(page.locator(".sentence [aria-live]")).to_contain_text("1 honor")
    expect(page.locator(".words")).to_contain_text("Waiting for Aki (Hanzō) to play")
    beats = page.evaluate("beats")
    sentences = list(dict.fromkeys(brief(beat.split(" | ")[0]) for beat in beats))
    first = sentences.index(ATTACK)
    assert sentences[first : first + 2] == [ATTACK, "Ben takes the hit."]
    assert sentences[-2:] == ["Aki defeats Ben.", "Ben gives Aki 1 honor."]
    assert any("loses" in beat and f"1: {MINUS}2" in beat and "armless" in beat for beat in beats)
    assert any("gives" in beat and "0: +1" in beat and f"1: {MINUS}1" in beat for beat in beats)


def test_again_replays_the_last_turn_while_the_game_goes_on(watching: Open, people: list[Connected]) -> None:
    page = watching(Look())
    strike(people)
    fall(people)
    expect(page.locator(".words")).to_contain_text("Waiting for Aki (Hanzō) to play")
    choose_pace(page, "Step by step")
    page.keyboard.press("a")
    back = page.get_by_role("button", name="Back to the game")
    expect(back).to_be_visible()
    assert stat(page, BEN, "honor") == "3", "the table is as it was before"
    let_pass(people[AKI])
    page.keyboard.press("x")
    expect(back).to_be_visible()
    back.click()
    expect(back).to_be_hidden()
    page.get_by_role("button", name="Skip to now").click()
    expect(page.locator(".words")).to_contain_text("Waiting for Ben (Tomoe)")
    assert stat(page, BEN, "honor") == "2"


def choose_pace(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_text(name, exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()


@pytest.mark.parametrize("watches", [True, False])
def test_what_ran_ahead_is_watched_or_skipped(
    watching: Open, people: list[Connected], *, watches: bool
) -> None:
    page = watching(Look(pace="step"))
    look_away(page)
    strike(people)
    fall(people)
    pass_turns(people, 2)
    expect(page).to_have_title("Your move")
    assert page.locator("[data-result]").count() == 0, "nobody looks: nothing is queued"
    look_back(page)
    missed = page.get_by_role("dialog", name="While you were away")
    expect(missed).to_be_visible()
    missed.get_by_role("button", name="Watch it" if watches else "Continue").click()
    if watches:
        see(page, ATTACK)
        page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Back to the game")).to_be_hidden()
    expect(page.locator(".prompt.asked")).to_be_visible()


def test_the_decision_that_waits_is_one_tap_away(watching: Open, people: list[Connected]) -> None:
    page = watching(Look(pace="step"))
    pass_turns(people, 2)
    page.get_by_role("button", name="Skip to my decision").click()
    expect(page.locator(".prompt.asked")).to_be_visible()
    page.keyboard.press("a")
    expect(page.locator(".prompt.asked")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt.asked")).to_be_visible()


def test_the_pace_is_kept_and_the_old_setting_is_understood(newcomers: Visitors) -> None:
    old = "localStorage.setItem('chanbara.settings', JSON.stringify({ language: 'en', fast: true }));"
    page = newcomers.open(
        "/settings",
        script=f"if (!localStorage.getItem('moved')) {{ {old} localStorage.setItem('moved', '1'); }}",
    )
    pace = page.get_by_role("group", name="Pace of the table")
    expect(pace.get_by_label("Quick")).to_be_checked()
    expect(page.get_by_label("A moment to undo")).not_to_be_checked()
    pace.get_by_text("Step by step").click()
    page.reload()
    expect(pace.get_by_label("Step by step")).to_be_checked()
    fresh = newcomers.open("/settings", script="localStorage.removeItem('chanbara.settings');")
    expect(fresh.get_by_role("group", name="Pace of the table").get_by_label("Calm")).to_be_checked()
