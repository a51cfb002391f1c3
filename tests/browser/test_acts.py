"""Acts that do what one means: several discards at once, touches during the hold, double clicks."""

from __future__ import annotations

import contextlib
import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from checks.server.server_process import Chair
from tests.browser.axe import faults
from tests.browser.elsewhere import strike
from tests.browser.kit import DRAWN, PHONE, Look, Visitors, begin, new_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import WebSocketRoute

POSITION = {
    "deck": ["focus", "bo"],
    "seats": [
        {
            "character": "goemon",
            "hand": [
                "bo",
                "bo",
                "daikyu",
                "diversion",
                "armor",
                "focus",
                "geisha",
                "jujutsu",
                "kanabo",
                "parry",
            ],
        },
        {"character": "tomoe", "hand": ["parry"]},
        {"character": "kojiro", "hand": ["focus"]},
        {"character": "benkei", "hand": ["focus"]},
    ],
}
"""Aki has ten cards: three too many. The bow reaches everybody, the staff only the neighbors."""
CARD = '[data-place="hand"] button.card'
RAISED = '[data-place="hand"] .raised'
BOW, FOCUS = (f'[data-card="{card}"] button' for card in ("daikyu", "focus"))
SURE = "[data-all-marked]"
UNDO = ".undo"
SECOND_THOUGHT = 1_200
"""Milliseconds for which every choice can be undone."""


class Line:
    """What a page sends to its table; the connection can be cut after a choice."""

    def __init__(self, page: Page) -> None:
        self.chosen: list[dict[str, Any]] = []
        self.cuts_after = 0
        self.is_slow = False
        """Whether choices take forever to arrive."""
        page.route_web_socket("**/socket", self._pass_on)

    def _pass_on(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] != "choose" or not self.is_slow:
                server.send(message)
            if told["type"] == "choose":
                self.chosen.append(told)
                if len(self.chosen) == self.cuts_after:
                    route.close()
                    server.close()

        route.on_message(hear)


def arrange(newcomers: Visitors, look: Look = Look()) -> tuple[Page, Line]:  # noqa: B008 - it never changes
    """Aki comes to a table; it is his turn."""
    chairs: list[Chair] = new_table(newcomers.url, people=2, players=4)
    begin(newcomers.url, chairs)
    page = newcomers.open("/nowhere", look, seats=(chairs[0],))
    line = Line(page)
    page.clock.install()
    page.goto(f"{newcomers.url}/t/{chairs[0].code}")
    expect(page.locator(".prompt.asked")).to_be_visible()
    return page, line


def must_discard(newcomers: Visitors, look: Look = Look()) -> tuple[Page, Line]:  # noqa: B008 - it never changes
    """He ends it, and has three cards too many."""
    page, line = arrange(newcomers, look)
    page.locator("[data-leave]").click()
    expect(page.locator(".prompt.asked .sentence")).to_contain_text("Choose 3 to discard.")
    line.chosen.clear()
    return page, line


@contextlib.contextmanager
def frozen(page: Page) -> Iterator[None]:
    """Let no time pass on a page."""
    page.clock.pause_at(page.evaluate("Date.now()") + 1_000)
    yield
    page.clock.resume()


def names(page: Page, cards: str = CARD) -> list[str]:
    return [label.split(".")[0] for label in page.locator(cards).evaluate_all(LABELS)]


LABELS = "(all) => all.map((one) => (one.querySelector('button') ?? one).ariaLabel)"


def test_three_cards_are_discarded_in_one_act_and_recorded_one_by_one(newcomers: Visitors) -> None:
    page, line = must_discard(newcomers)
    cards = page.locator(CARD)
    held = names(page)
    for place in (0, 9, 4):
        cards.nth(place).click()
    expect(page.locator(".prompt .sentence")).to_contain_text("3 of 3 chosen: ")
    cards.nth(9).click()
    expect(page.locator(".prompt").get_by_role("button", name="Discard 2 of 3 cards")).to_be_visible()
    # One more than needed: the oldest gives way.
    cards.nth(6).click()
    cards.nth(2).click()
    expect(page.locator(RAISED)).to_have_count(3)
    assert names(page, RAISED) == [held[2], held[4], held[6]]
    page.get_by_role("button", name="Discard 3 cards").click()
    expect(cards).to_have_count(7)
    assert len(line.chosen) == 3
    first = line.chosen[0]["decision"]
    assert [one["decision"] for one in line.chosen] == [first, first + 1, first + 2]
    left = [name for place, name in enumerate(held) if place not in {2, 4, 6}]
    assert sorted(names(page)) == sorted(left)
    expect(page.locator(RAISED)).to_have_count(0)
    log = page.get_by_role("complementary", name="Log")
    expect(log).to_contain_text(f"You discard {', '.join(held[place] for place in (4, 6, 2))}.")


def test_they_can_be_undone_together_and_stay_marked(newcomers: Visitors) -> None:
    page, line = must_discard(newcomers, Look(fast=False))
    for place in (0, 1, 2):
        page.locator(CARD).nth(place).click()
    page.locator(SURE).click()
    expect(page.locator(".prompt .sentence")).to_contain_text("Discard Bō ×2, Daikyū")
    page.locator(UNDO).click()
    expect(page.locator(RAISED)).to_have_count(3)
    # A touch does the same, and means what it always means.
    page.locator(SURE).click()
    page.locator(CARD).nth(2).click()
    expect(page.locator(UNDO)).to_have_count(0)
    expect(page.locator(RAISED)).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(RAISED)).to_have_count(0)
    assert line.chosen == []


def test_when_the_line_breaks_nothing_more_is_sent_until_it_is_confirmed_again(newcomers: Visitors) -> None:
    page, line = must_discard(newcomers)
    line.cuts_after = 1
    for place in (2, 3, 8):
        page.locator(CARD).nth(place).click()
    marked = names(page, RAISED)
    page.locator(SURE).click()
    expect(page.locator(CARD)).to_have_count(9)
    expect(page.get_by_role("button", name="Discard 2 cards")).to_be_visible()
    assert names(page, RAISED) == marked[1:]
    # What was sent may be sent again, but only to its own decision.
    assert len({one["decision"] for one in line.chosen}) == 1
    page.locator(SURE).click()
    expect(page.locator(CARD)).to_have_count(7)
    assert len({one["decision"] for one in line.chosen}) == 3


def test_keys_alone_and_touch_alone_discard_as_well(newcomers: Visitors) -> None:
    page, _ = must_discard(newcomers, Look(*PHONE, touch=True, text=200))
    for key in ("ArrowDown", "Enter", "ArrowRight", "Enter", "ArrowRight", "Enter"):
        page.keyboard.press(key)
        page.evaluate(DRAWN)
    expect(page.locator(SURE)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(CARD).first).to_be_focused()
    expect(page.locator(CARD).first).to_have_attribute("aria-pressed", "true")
    assert faults(page) == []
    button = page.locator(SURE)
    assert button.evaluate("(one) => one.scrollWidth <= one.clientWidth && one.clientHeight >= 44")
    page.emulate_media(forced_colors="active")
    outline = "(one) => getComputedStyle(one).outlineStyle"
    assert page.locator(CARD).first.evaluate(outline) == "solid"
    page.keyboard.press("Enter")
    page.locator(CARD).nth(3).tap(position={"x": 20, "y": 20})
    page.locator(SURE).tap()
    expect(page.locator(CARD)).to_have_count(7)


@pytest.mark.parametrize(("struck", "answer"), [(1, "Parry with Parry"), (1, ""), (2, "")])
def test_an_answer_is_sent_as_late_with_a_parry_in_hand_as_without(
    newcomers: Visitors, struck: int, answer: str
) -> None:
    """Others see when it arrives: that must depend on nothing but the moment of the click."""
    chairs = new_table(newcomers.url, people=3, players=4)
    begin(newcomers.url, chairs)
    page = newcomers.open("/nowhere", Look(fast=False), seats=(chairs[struck],))
    line = Line(page)
    page.clock.install()
    strike(newcomers.url, chairs[0], f"play daikyu>{struck}")
    page.goto(f"{newcomers.url}/t/{chairs[0].code}")
    chosen = page.get_by_role("button", name=answer) if answer else page.locator("[data-leave]")
    expect(chosen).to_be_visible()
    with frozen(page):
        chosen.click()
        expect(page.locator(UNDO)).to_be_visible()
        page.clock.run_for(SECOND_THOUGHT - 1)
        assert line.chosen == []
        page.clock.run_for(1)
        expect(page.locator(UNDO)).to_have_count(0)
        while not line.chosen:
            page.wait_for_timeout(5)


def test_a_touch_during_the_hold_takes_it_back_and_means_what_it_always_means(newcomers: Visitors) -> None:
    page, line = arrange(newcomers, Look(fast=False))
    seat = [page.locator(f'[data-seat="{number}"] .who') for number in range(4)]
    sentence = page.locator(".prompt .sentence")
    page.locator(BOW).click()
    with frozen(page):
        seat[1].click()
        expect(page.locator(UNDO)).to_be_visible()
        # Another target: that one is meant.
        seat[3].click()
        expect(sentence).to_contain_text("Benkei")
        # The same once more: a double click, which says so and opens nothing.
        seat[3].click()
        expect(page.get_by_text("Already chosen. Undo takes it back.")).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)
        # The card itself: it stays selected, and can have another target.
        page.locator(BOW).click()
        expect(page.locator(UNDO)).to_have_count(0)
        expect(sentence).to_contain_text("Daikyū: choose a target.")
        seat[1].click()
        expect(page.locator(UNDO)).to_be_visible()
        # Another card: that one is selected.
        page.locator(FOCUS).click()
        expect(page.locator(UNDO)).to_have_count(0)
        assert names(page, RAISED) == ["Focus"]
        page.locator(FOCUS).click()
        expect(page.locator(UNDO)).to_be_visible()
        # Somebody to look at: nothing is played behind the dialog.
        seat[2].click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.clock.run_for(3_000)
        assert line.chosen == []
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    assert names(page, RAISED) == ["Focus"]


@pytest.mark.parametrize("fast", [True, False])
def test_a_double_click_on_the_target_strikes_once_and_opens_nothing(
    newcomers: Visitors, *, fast: bool
) -> None:
    page, line = arrange(newcomers, Look(fast=fast))
    page.locator(BOW).click()
    page.locator('[data-seat="2"] .who').dblclick()
    expect(page.locator(CARD)).to_have_count(9)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert len(line.chosen) == 1


@pytest.mark.parametrize("fast", [True, False])
def test_another_click_on_the_target_opens_nothing_over_a_strike_that_is_on_its_way(
    newcomers: Visitors, *, fast: bool
) -> None:
    page, line = arrange(newcomers, Look(fast=fast))
    line.is_slow = True
    target = page.locator('[data-seat="2"] .who')
    page.locator(BOW).click()
    target.click()
    while not line.chosen:
        page.wait_for_timeout(20)
    page.evaluate(DRAWN)
    target.click()
    page.evaluate(DRAWN)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert len(line.chosen) == 1
