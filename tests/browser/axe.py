"""Accessibility violations that axe finds on a page.

A whole run takes seconds on a full page, and most of that goes to contrast. Contrast does not change with the
width, and all else does not change with the theme: each is asked once where a page is seen several times.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from axe_playwright_python.sync_playwright import Axe

from tests.browser.kit import DRAWN, FADED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

SERIOUS = {"serious", "critical"}
CONTRAST = "color-contrast"
LOOKS = 3


def faults(page: Page) -> list[str]:
    """Return what axe finds serious on a page."""
    return _found(page, {})


def faults_of_colour(page: Page, places: Sequence[str] = ()) -> list[str]:
    """Return where something is hard to read: for another theme of a page that was looked at before.

    Where that page is long, only the places that were not there before may be looked at.
    """
    return _found(page, {"runOnly": [CONTRAST]}, places)


def faults_of_form(page: Page) -> list[str]:
    """Return everything else: for another width of a page that was looked at before."""
    return _found(page, {"rules": {CONTRAST: {"enabled": False}}})


def _found(page: Page, options: dict[str, Any], places: Sequence[str] = ()) -> list[str]:
    """Return what is found, unless it is gone soon: what has just come into sight may still be pale."""
    found: list[str] = []
    for _ in range(LOOKS):
        page.evaluate(DRAWN)
        page.evaluate(FADED)
        found = _judged(page, options, places)
        if not found:
            break
    return found


def _judged(page: Page, options: dict[str, Any], places: Sequence[str]) -> list[str]:
    wishes = {"resultTypes": ["violations"], **options}
    found = Axe().run(page, context=[*places], options=wishes).response["violations"]
    return [
        f"{one['id']}: {one['help']} {[node['target'] for node in one['nodes']][:3]}"
        for one in found
        if one["impact"] in SERIOUS
    ]
