"""Layout checks: no horizontal scrolling, nothing clipped, overlapping or too small."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.kit import DRAWN, WIDTHS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playwright.sync_api import Page

LOOK = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
LOOK_WHEN_DRAWN = f"async () => {{ await ({DRAWN})(); await document.fonts.ready; return ({LOOK})(); }}"
"""All in one question: each of them goes through three processes."""
TALLER = """
() => {
  const over = document.documentElement.scrollHeight - document.documentElement.clientHeight;
  return over > 0 ? [`${over} px out of sight`] : [];
}
"""
OVER = """
([upper, lower]) => {
  const boxes = (place) => [...document.querySelectorAll(place)]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width > 1);
  return boxes(upper).flatMap((one) => boxes(lower).filter((other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2)).length;
}
"""
TELLING = (360, 1440)
"""A phone and a desk. All widths are for the longest words, which stand for every language."""
LONGEST = "pseudo"
LOOKS, MOMENT = 8, 100
"""How often one looks again, and after how many milliseconds."""


def troubles(page: Page) -> list[str]:
    """Return all layout problems, one line each."""
    return _lasting(page, LOOK_WHEN_DRAWN)


def out_of_sight(page: Page) -> list[str]:
    """Return how much of a page is below the fold."""
    return _lasting(page, TALLER)


def _lasting(page: Page, look: str) -> list[str]:
    """Return the problems, unless they vanish soon: a resized page may be laid out in steps."""
    found: list[str] = page.evaluate(look)
    for _ in range(LOOKS):
        if not found:
            break
        page.wait_for_timeout(MOMENT)
        found = page.evaluate(look)
    return found


def times_over(page: Page, upper: str, lower: str) -> int:
    """Return how often something lies over something else."""
    found: int = page.evaluate(OVER, [upper, lower])
    return found


def resize(page: Page, width: int, height: int) -> None:
    """Give a page another size, and wait until it is drawn in it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)


def widths_in(language: str) -> tuple[int, ...]:
    """Return the widths at which a page is looked at in a language."""
    return WIDTHS if language == LONGEST else TELLING


def without_room(page: Page, widths: Iterable[int] = WIDTHS, height: int = 900) -> list[str]:
    """Return the layout problems at some widths."""
    found = []
    for width in widths:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}: {trouble}" for trouble in troubles(page)]
    return found
