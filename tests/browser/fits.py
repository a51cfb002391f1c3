"""Whether everything on a page has room: nothing sideways, clipped, overlapping or too small."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOOK = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def troubles(page: Page) -> list[str]:
    """Return what has no room, a line each."""
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(LOOK)
    return found
