"""A stranger's first minutes: one press, and a whole turn with only what is visible."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Error, expect

from tests.browser.kit import DESKTOP, PHONE, Look, Visitors, hurry_bots
from tests.browser.player import GONE

if TYPE_CHECKING:
    from playwright.sync_api import ElementHandle, Page

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
() => {
  const buttons = [...document.querySelectorAll('button, [role=button]')].filter((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const isInSight = box.width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    return isInSight && one.contains(document.elementFromPoint(x, y)) && !one.disabled;
  });
  return { buttons, labels: buttons.map((one) => one.ariaLabel ?? one.innerText) };
}
"""


class Stranger:
    """Knows only buttons and their labels, nothing behind the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.acts = 0

    def buttons(self) -> dict[str, ElementHandle]:
        """Return the visible buttons by label: exactly these, none that comes later."""
        seen = self.page.evaluate_handle(IN_SIGHT)
        found = seen.get_property("buttons").get_properties().values()
        labels: list[str] = seen.get_property("labels").json_value()
        return {
            label: one for label, button in zip(labels, found, strict=True) if (one := button.as_element())
        }

    def press(self, button: ElementHandle) -> bool:
        """Press a button and count it, unless it has vanished: the table continues meanwhile."""
        try:
            button.click(timeout=GONE)
        except Error:
            return False
        self.acts += 1
        return True


def cards(labels: dict[str, ElementHandle]) -> list[ElementHandle]:
    """Return the cards of the hand that are not said to be of no use now."""
    return [button for label, button in labels.items() if CARD.search(label) and NOT_NOW not in label]


def finish_a_turn(stranger: Stranger) -> None:
    """Answer every decision, until one's own turn has begun and is over.

    A card is touched once, and then its target; what leads nowhere is cancelled.
    """
    labels: dict[str, ElementHandle] = {}
    has_played = has_ended = False
    for _ in range(1_200):
        labels = stranger.buttons()
        answers = [button for label, button in labels.items() if ANSWER.search(label)]
        uses = [button for label, button in labels.items() if USE.search(label)]
        if has_ended and not stranger.page.get_by_text(OWN_TURN).count():
            return
        if END in labels and not has_played:
            stranger.acts = 1  # what came before was for others' turns
            has_played = not cards(labels) or stranger.press(cards(labels)[0])
        elif END in labels:
            has_ended = stranger.press(labels[END])
        elif PUT_BACK in labels and not answers:
            stranger.press(uses[0] if uses else labels[PUT_BACK])
        elif answers or (LIST in labels and cards(labels)):
            stranger.press((answers or cards(labels))[0])
        else:
            stranger.page.wait_for_timeout(50)
    raise AssertionError(f"his turn did not end: {list(labels)}")


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_stranger_finishes_a_turn_by_what_is_in_sight(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.open("/", Look(*size), script="localStorage.clear();")
    hurry_bots(page)
    stranger = Stranger(page)
    expect(page.get_by_role("button", name="Play against bots")).to_be_in_viewport()
    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator(".table")).to_be_visible()
    finish_a_turn(stranger)
    assert stranger.acts < ACTS
