"""A stranger's first minutes: one press, and a whole turn with nothing but what is in sight."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.kit import DESKTOP, PHONE, Look, Visitors, hurry_bots

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

ACTS = 20
"""What a turn may cost somebody who has never seen the page."""
END, LIST, NOT_NOW = "End your turn", "List all", "Not playable now"
CARD = re.compile(r"^[^.,]+\. (weapon|action|property)\.")
USE = re.compile(r"(Strike|Play|Lay) \w")
ANSWER = re.compile(
    r"^(Parry with|Take the hit|Take \d|Discard (?!pile)|Draw|Do not|Let it|Lose|Show \w|Do it all)"
)
"""What is written on cards, on what they can be played on, and on answers."""
OWN_TURN = re.compile(r"^Turn \d+ · your turn$")
IN_SIGHT = """
(buttons) => buttons.flatMap((one, place) => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const isInSight = box.width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  const isOnTop = isInSight && one.contains(document.elementFromPoint(x, y));
  return isOnTop && !one.disabled ? [[one.ariaLabel ?? one.innerText, place]] : [];
})
"""


class Stranger:
    """Knows buttons and reads what is written on them; he never looks behind the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.acts = 0

    def buttons(self) -> list[tuple[str, Locator]]:
        """Return the buttons in sight with what is read on them."""
        found = self.page.get_by_role("button")
        return [(label, found.nth(place)) for label, place in found.evaluate_all(IN_SIGHT)]

    def press(self, button: Locator) -> None:
        button.click()
        self.acts += 1


def cards(labels: dict[str, Locator]) -> list[Locator]:
    """Return the cards of the hand that are not said to be of no use now."""
    return [button for label, button in labels.items() if CARD.search(label) and NOT_NOW not in label]


def play_a_card(stranger: Stranger) -> None:
    """Touch a card, and then what it can be played on; what leads nowhere is put back."""
    for card in cards(dict(stranger.buttons()))[:1]:
        stranger.press(card)
        uses = [button for label, button in stranger.buttons() if USE.search(label)]
        stranger.press(uses[0] if uses else stranger.page.get_by_role("button", name="Put it back"))


def finish_a_turn(stranger: Stranger) -> None:
    """Answer whatever is asked, until one's own turn has begun and is over."""
    labels: dict[str, Locator] = {}
    has_played = has_ended = False
    for _ in range(1_200):
        labels = dict(stranger.buttons())
        answers = [button for label, button in labels.items() if ANSWER.search(label)]
        if has_ended and not stranger.page.get_by_text(OWN_TURN).count():
            return
        if END in labels and not has_played:
            has_played = True
            stranger.acts = 1  # what came before was for others' turns
            play_a_card(stranger)
        elif END in labels:
            has_ended = True
            stranger.press(labels[END])
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
    stranger.press(dict(stranger.buttons())["Play against bots"])
    expect(page.get_by_role("region", name="Your place")).to_be_visible()
    finish_a_turn(stranger)
    assert stranger.acts < ACTS
