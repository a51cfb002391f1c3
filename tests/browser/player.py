"""Somebody who plays at the page: he reads what is offered, and touches it as a person would."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from playwright.sync_api import Locator, Page

OVER = ".roles"
WINDOW = ".window .answers button"
SURE = ".thought button.main"
CARDS = '[data-place="hand"] .card.choosable'
TARGETS = ".seat .choosable, .in-play .choosable"
ACTS = ".prompt.asked .acts button:not(.quiet)"
PATIENCE = 90.0
"""Seconds without anything to do after which something is wrong."""


MOMENTS: dict[str, Callable[[Page], bool]] = {
    "asked": lambda page: page.locator(".prompt.asked").count() > 0,
    "chosen": lambda page: page.locator(".raised").count() > 0 and page.locator(TARGETS).count() > 0,
    "window": lambda page: page.locator(".window").count() > 0,
    "end": lambda page: page.locator(".verdict").count() > 0,
}
"""What there is to be seen at a table."""


class Player:
    """Plays at one page: by mouse or by touch, now and then from the list."""

    def __init__(self, page: Page, seed: int = 1, *, touch: bool = False) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.touch = touch
        self.acts = 0

    @property
    def is_over(self) -> bool:
        """Whether the end is shown."""
        return self.page.locator(OVER).count() > 0

    def step(self) -> bool:
        """Do one thing, if there is one to do."""
        for choose in (self._sure, self._answer, self._play):
            if choose():
                self.acts += 1
                return True
        return False

    def _press(self, button: Locator) -> bool:
        """Press what may be gone the next moment: the table goes on while one reads."""
        try:
            button.tap(timeout=2_000) if self.touch else button.click(timeout=2_000)
        except Exception as error:
            if "Timeout" not in type(error).__name__:
                raise
            return False
        return True

    def _any(self, selector: str) -> Locator | None:
        found = self.page.locator(selector)
        count = found.count()
        return found.nth(self.chance.randrange(count)) if count else None

    def _sure(self) -> bool:
        button = self._any(SURE)
        return button is not None and self._press(button)

    def _answer(self) -> bool:
        button = self._any(WINDOW)
        return button is not None and self._press(button)

    def _play(self) -> bool:
        target = self._any(TARGETS) if self.page.locator(".raised").count() else None
        if target is not None:
            return self._press(target)
        card = self._any(CARDS) if self.chance.random() < 0.75 else None
        if card is not None and not self.page.locator(".raised").count():
            return self._press(card)
        button = self._any(ACTS)
        return button is not None and self._press(button)


def play_out(players: Sequence[Player], most: int = 3_000) -> None:
    """Have everybody play until the end is shown to all."""
    waited = time.monotonic()
    for _ in range(most):
        if all(player.is_over for player in players):
            return
        if sum(player.step() for player in players if not player.is_over):
            waited = time.monotonic()
        else:
            players[0].page.wait_for_timeout(30)
        assert time.monotonic() - waited < PATIENCE, [player.page.inner_text("body") for player in players]
    raise AssertionError("the game did not end")


def play_until(page: Page, moment: str) -> None:
    """Play on until something is to be seen."""
    player = Player(page, 7)
    for _ in range(3_000):
        if MOMENTS[moment](page) or (player.is_over and moment != "end"):
            break
        if not player.step():
            page.wait_for_timeout(30)
