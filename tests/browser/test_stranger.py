"""A stranger's first minutes: one press, and a whole turn with only what is visible."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Error, expect

from tests.browser.kit import DESKTOP, PHONE, Look, Visitors, hurry_bots
from tests.browser.player import GONE, MOMENT

if TYPE_CHECKING:
    from playwright.sync_api import Page

ACTS = 20
"""The maximum number of presses in a newcomer's turn."""
END, LIST, NOT_NOW, PUT_BACK = "End your turn", "All options", "Can’t be played now", "Cancel"
CARD = re.compile(r"^[^.,]+\. (weapon|action|property)\.")
USE = re.compile(r"(Attack|Play) \w")
ANSWER = re.compile(
    r"^(Parry with|Take the hit|Take \d|Discard (?!pile)|Draw|Don’t|Do not|Let it|Lose|Show \w|Do it anyway)"
)
"""What is written on cards, on what they can be played on, and on answers."""
OWN_TURN = re.compile(r"^Turn \d+ · your turn$")
IN_SIGHT = """
async ([before, patience]) => {
  const until = performance.now() + patience;
  for (;;) {
    window.inSight = [...document.querySelectorAll('button, [role=button]')].filter((one) => {
      const box = one.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isInSight = box.width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      return isInSight && one.contains(document.elementFromPoint(x, y)) && !one.disabled;
    });
    const labels = window.inSight.map((one) => one.ariaLabel ?? one.innerText);
    if (JSON.stringify(labels) !== JSON.stringify(before) || performance.now() >= until) return labels;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
"""
"""The labels of the buttons in sight, as soon as they are others than before."""


class Stranger:
    """Knows only buttons and their labels, nothing behind the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.acts = 0
        self.labels: list[str] = []
        self._waits = False

    def look(self) -> None:
        """See which buttons there are; who found nothing to do waits a moment for others."""
        before = self.labels if self._waits else None
        self.labels = self.page.evaluate(IN_SIGHT, [before, MOMENT])
        self._waits = False

    def wait(self) -> None:
        """Find nothing to do."""
        self._waits = True

    def press(self, label: str) -> bool:
        """Press a button that was seen and count it, unless it is gone: the table continues meanwhile."""
        place = self.labels.index(label)
        button = self.page.evaluate_handle("(place) => window.inSight[place]", place).as_element()
        assert button is not None
        try:
            button.click(timeout=GONE)
        except Error:
            return False
        self.acts += 1
        return True

    def is_on_turn(self) -> bool:
        """Whether the page says that it is one's turn."""
        return self.page.get_by_text(OWN_TURN).count() > 0


def cards(labels: list[str]) -> list[str]:
    """Return the cards of the hand that are not said to be of no use now."""
    return [label for label in labels if CARD.search(label) and NOT_NOW not in label]


def finish_a_turn(stranger: Stranger) -> None:
    """Answer every decision, until one's own turn has begun and is over.

    A card is touched once, and then its target; what leads nowhere is cancelled. Whether the turn is over is
    what the page says: on a busy machine a press can count as missed, and have ended the turn all the same.
    """
    has_begun = has_played = False
    for _ in range(1_200):
        if has_begun and not stranger.is_on_turn():
            return
        stranger.look()
        labels = stranger.labels
        answers = [label for label in labels if ANSWER.search(label)]
        uses = [label for label in labels if USE.search(label)]
        if END in labels and not has_played:
            has_begun = True
            stranger.acts = 1  # what came before was for others' turns
            has_played = not cards(labels) or stranger.press(cards(labels)[0])
        elif END in labels:
            stranger.press(END)
        elif PUT_BACK in labels and not answers:
            stranger.press(uses[0] if uses else PUT_BACK)
        elif answers or (LIST in labels and cards(labels)):
            stranger.press((answers or cards(labels))[0])
        else:
            stranger.wait()
    raise AssertionError(f"his turn did not end: {stranger.labels}")


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_stranger_finishes_a_turn_by_what_is_in_sight(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.open("/", Look(*size), script="localStorage.clear();")
    hurry_bots(page)
    stranger = Stranger(page)
    expect(page.get_by_role("button", name="Play against bots")).to_be_in_viewport()
    page.get_by_role("button", name="Play against bots").click()
    take = page.get_by_role("button", name="Take my seat")
    expect(take).to_be_in_viewport()
    take.click()
    expect(page.locator(".table")).to_be_visible()
    finish_a_turn(stranger)
    assert stranger.acts < ACTS
