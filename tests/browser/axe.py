"""Accessibility violations that axe finds on a page.

A whole run takes seconds on a full page, and most of that goes to contrast: of text with what is behind it,
and of links with the text around them. Contrast does not change with the width, and all else does not change
with the theme: each is asked once where a page is seen several times.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from axe_playwright_python.base import AXE_SCRIPT

from tests.browser.kit import DRAWN, FADED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

SERIOUS = ["serious", "critical"]
LOOKS = 3
LOOK = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """Return what axe finds serious on a page."""
    return faults_of_form(page) + faults_of_colour(page)


def faults_of_colour(page: Page, places: Sequence[str] = ()) -> list[str]:
    """Return where something is hard to read: for another theme of a page that was looked at before.

    Where that page is long, only the places that were not there before may be looked at.
    """
    return _found(page, is_of_colour=True, places=places)


def faults_of_form(page: Page) -> list[str]:
    """Return everything else: for another width of a page that was looked at before."""
    return _found(page, is_of_colour=False)


def _found(page: Page, *, is_of_colour: bool, places: Sequence[str] = ()) -> list[str]:
    """Return what is found, unless it is gone soon: what has just come into sight may still be pale."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = []
    for _ in range(LOOKS):
        page.evaluate(DRAWN)
        page.evaluate(FADED)
        violations = page.evaluate(LOOK, [SERIOUS, is_of_colour, [*places]])
        found = [_told(one) for one in violations if one["impact"] in SERIOUS]
        if not found:
            break
    return found


def _told(violation: dict[str, Any]) -> str:
    targets = [node["target"] for node in violation["nodes"]][:3]
    return f"{violation['id']}: {violation['help']} {targets}"
