"""A player who plays on the page by reading what is offered and touching it."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from playwright.sync_api import Locator, Page

OVER = ".roles"
WINDOW = ".window .acts button:not(.quiet)"
SURE = ".thought button.main"
CARDS = '[data-place="hand"] .card.choosable'
TARGETS = ".seat .choosable, .in-play .choosable"
ACTS = ".prompt.asked .acts button:not(.quiet), .prompt.asked ol button"
RAISED = ".raised"
KEYED = (OVER, ".thought", ".window", ".prompt.asked", ".prompt ol button")
PLACES = (OVER, SURE, WINDOW, CARDS, TARGETS, ACTS, RAISED)
LOOK = """
async ([places, patience]) => {
  const until = performance.now() + patience;
  for (;;) {
    const seen = places.map((place) => document.querySelectorAll(place).length);
    if (seen.slice(0, -1).some((count) => count > 0) || performance.now() >= until) return seen;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
"""
"""How many there are of everything, as soon as there is something to press: one question instead of many.
A card may lie raised while nobody is asked: the last place is nothing to press."""
MOMENT = 500
"""Milliseconds to wait for something to do."""
GONE = 2_000
"""Milliseconds after which a button that cannot be pressed counts as gone."""
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
        self.missed = False
        """Whether the last press went nowhere."""

    @property
    def is_over(self) -> bool:
        """Whether the end is shown."""
        return self.page.locator(OVER).count() > 0

    def step(self, patience: int = MOMENT) -> bool:
        """Do one thing; where there is none, wait a moment for it."""
        seen = dict(zip(PLACES, self.page.evaluate(LOOK, [PLACES, patience]), strict=True))
        place = None if seen[OVER] else self._wanted(seen)
        if place is None:
            return False
        self.acts += 1
        self.missed = not self.press(self.page.locator(place).nth(self.chance.randrange(seen[place])))
        return not self.missed

    def _wanted(self, seen: dict[str, int]) -> str | None:
        """Return where to press, of what there is."""
        if seen[SURE] or seen[WINDOW]:
            return SURE if seen[SURE] else WINDOW
        if self.missed and seen[ACTS]:
            return ACTS
        if seen[RAISED] and seen[TARGETS]:
            return TARGETS
        if not seen[RAISED] and seen[CARDS] and self.chance.random() < 0.75:
            return CARDS
        return ACTS if seen[ACTS] else None

    def press(self, button: Locator) -> bool:
        """Press something that may vanish: the table continues meanwhile."""
        try:
            button.tap(timeout=GONE) if self.touch else button.click(timeout=GONE)
        except Exception as error:
            if "Timeout" not in type(error).__name__:
                raise
            return False
        return True


class Typist(Player):
    """Plays at one page by the keyboard alone."""

    def step(self, patience: int = MOMENT) -> bool:
        """Press a key for the open decision; if there is none, wait a moment."""
        over, thought, window, asked, listed = self.page.evaluate(LOOK, [KEYED, patience])
        if over or not (thought or window or asked):
            return False
        self.acts += 1
        if thought:
            self.page.keyboard.press("Shift+Tab")
            self.page.keyboard.press("Enter")
        elif window:
            self.page.keyboard.press("1")
        else:
            self.page.keyboard.press(str(1 + self.acts % min(9, listed)) if listed else "l")
        return True


def play_out(players: Sequence[Player], most: int = 3_000) -> None:
    """Let everyone play until all see the end."""
    waited = time.monotonic()
    # Of several each only looks whether it is he who is asked.
    patience = MOMENT if len(players) == 1 else 0
    for _ in range(most):
        if sum(player.step(patience) for player in players):
            waited = time.monotonic()
        elif all(player.is_over for player in players):
            return
        else:
            players[0].page.wait_for_timeout(10)
        assert time.monotonic() - waited < PATIENCE, [player.page.inner_text("body") for player in players]
    raise AssertionError("the game did not end")


def play_until(page: Page, moment: str) -> None:
    """Play on until something is to be seen."""
    player = Player(page, 7)
    for _ in range(3_000):
        if MOMENTS[moment](page) or (player.is_over and moment != "end"):
            break
        player.step()
