"""Over a whole duel nothing on the page moves between prompts: stage, enemy, cards, question and hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.duellist import FIGHT, PLACES, asked, new_duel
from tests.browser.kit import Look
from tests.browser.test_duel import EVERYTHING, THREE

if TYPE_CHECKING:
    from tests.browser.kit import Visitors

STILL = {
    "stage": ".arena",
    "enemy": ".foe .figure",
    "you": ".you .figure",
    "values": ".clash dl",
    "played": ".bout .laid ol",
    "enemy cards": ".enemy-cards",
    "uses": ".uses",
    "question": ".bout > .ask",
    "hand": ".bout > .hand",
}
MOST = 1
"""Pixels by which a box may move."""
WATCH = """
(places) => {
  window.found = {};
  window.watch = () => {
    if (document.querySelector('.prompt.asked') === null) return;
    for (const [name, place] of Object.entries(places)) {
      const one = document.querySelector(place);
      if (one === null || one.closest('.foe')?.querySelector('.dead')) continue;
      const { top, left, height } = one.getBoundingClientRect();
      const now = [top + scrollY, left, name === 'played' || name === 'uses' ? 0 : height];
      const seen = (window.found[name] ??= now.map((side) => [side, side]));
      now.forEach((side, at) => {
        seen[at] = [Math.min(seen[at][0], side), Math.max(seen[at][1], side)];
      });
    }
  };
}
"""


@pytest.mark.parametrize("game", [EVERYTHING, THREE], ids=["four modules", "three enemies"])
@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=["phone", "desktop"])
def test_nothing_moves_between_prompts(
    guests: Visitors, game: dict[str, object], size: tuple[int, int]
) -> None:
    chair = new_duel(guests.url, **game)
    page = guests.open(f"/t/{chair.code}", Look(*size), (chair,))
    asked(page)
    page.evaluate(WATCH, STILL)
    looked = FIGHT.replace("const found =", "window.watch();\n    const found =")
    acts = page.evaluate(looked, [PLACES, 3, ".no-such-thing"])
    found: dict[str, list[list[float]]] = page.evaluate("window.found")
    assert acts > 20
    assert set(found) == set(STILL)
    moved = {
        name: [round(most - least, 1) for least, most in sides]
        for name, sides in found.items()
        if any(most - least > MOST for least, most in sides)
    }
    assert not moved, repr(moved)
