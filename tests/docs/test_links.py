"""Every internal link works, and pictures are self-contained."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.docs.markdown import PAGES, ROOT, anchors, links, named

PICTURES = sorted((ROOT / "docs" / "pictures").glob("*.svg"))
FROM_ELSEWHERE = ("url(http", "<image", "<script", 'href="http', "@import")


def trouble(page: Path, link: str) -> str | None:
    """What is wrong with a link of a page, if anything."""
    target, _, anchor = link.partition("#")
    file = page.parent / target if target else page
    if not file.resolve().is_relative_to(ROOT):
        return f"{link} leads out of the project"
    if not file.exists():
        return f"{link} leads nowhere"
    if anchor and anchor not in anchors(file.read_text(encoding="utf-8")):
        return f"{link}: there is no such heading"
    return None


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    inside = {link for link in links(page.read_text(encoding="utf-8")) if "://" not in link}
    broken = [found for link in sorted(inside) if (found := trouble(page, link)) is not None]
    assert not broken, "\n".join(broken)


def test_a_link_to_nowhere_is_found() -> None:
    page = ROOT / "docs" / "architecture.md"
    assert trouble(page, "rules.md#5-difficulty") is None
    assert trouble(page, "rules.md#5-simplicity") is not None
    assert trouble(page, "laws.md") is not None
    assert trouble(page, "#no-such-heading") is not None
    assert trouble(page, "../../elsewhere.md") is not None


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_a_picture_needs_nothing_from_elsewhere(picture: Path) -> None:
    text = picture.read_text(encoding="utf-8")
    ET.fromstring(text)  # noqa: S314 - our own picture
    fetched = [sign for sign in FROM_ELSEWHERE if sign in text.replace('url("', "url(")]
    assert not fetched
