"""Draw the icons of the installed page from web/public/icon.svg, with the browser of the tests.

``python -m checks.pages.icons`` writes web/public/icon-*.png. Run it when the drawing changes.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[2] / "web" / "public"
PAPER = "#f4efe4"
SAFE = 0.72
"""The share of a maskable icon for the drawing: every device shows at least a circle of four fifths."""


class Icon(NamedTuple):
    """One picture."""

    name: str
    size: int
    scale: float = 1.0
    """The relative size of the drawing; a smaller one has a paper margin, to the corners."""


ICONS = (
    Icon("icon-180.png", 180, 0.86),  # iOS rounds the corners itself
    Icon("icon-192.png", 192),
    Icon("icon-192-maskable.png", 192, SAFE),
    Icon("icon-512.png", 512),
    Icon("icon-512-maskable.png", 512, SAFE),
)


def document(drawing: str, icon: Icon) -> str:
    """Return a page with only the icon."""
    around = PAPER if icon.scale < 1 else "transparent"
    side = f"{icon.scale:.0%}"
    return (
        f"<body style='margin:0;height:100vh;background:{around};display:grid;place-items:center'>"
        f"<style>svg{{width:{side};height:{side}}}</style>{drawing}</body>"
    )


def main() -> None:
    """Draw them all."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        for icon in ICONS:
            page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
            page.set_content(document(drawing, icon))
            page.screenshot(path=PUBLIC / icon.name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
