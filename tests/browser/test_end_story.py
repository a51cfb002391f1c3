"""The end as a story: the deciding moment, the boldest bluff, who was suspected; and one picture to share."""

import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from checks.server.server_process import Chair, Process
from tests.browser import past
from tests.browser.axe import faults
from tests.browser.fits import troubles
from tests.browser.kit import DESKTOP, PHONE, Look, Visitors, in_the_dark

STORY = ".story section"


@pytest.fixture(scope="module")
def chair(server: Process) -> Chair:
    """A game that is always dealt alike, and in which a moment stands out."""
    return past.played(server.url, 4, bot="sly")


def come(visitors: Visitors, chair: Chair, look: Look = Look()) -> Page:  # noqa: B008 - it never changes
    page = visitors.open(f"/t/{chair.code}", look, (chair,))
    page.locator(".story").scroll_into_view_if_needed()
    return page


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_story_is_added_to_the_end_and_leads_into_the_review(
    visitors: Visitors, chair: Chair, size: tuple[int, int]
) -> None:
    page = come(visitors, chair, Look(*size, theme="auto"))
    expect(page.locator(".verdict")).to_be_visible()
    expect(page.get_by_role("heading", name="Suspicion over time")).to_be_visible(timeout=120_000)
    expect(page.locator(".story [role=status]")).to_have_text("Analysis complete.")
    lines = page.locator(f"{STORY} .chart path.line")
    suspects = page.locator(f"{STORY} li")
    assert lines.count() == suspects.count() >= 2
    expect(suspects.first).to_contain_text("→")
    assert troubles(page) == []
    assert faults(page) == []
    with in_the_dark(page):
        assert faults(page) == []
    page.get_by_role("link", name="Watch it in the review").first.click()
    expect(page.locator(".seat").first).to_be_visible()
    assert "as=open&at=" in page.url


def test_another_suspicion_is_one_tap_away(visitors: Visitors, chair: Chair) -> None:
    page = come(visitors, chair)
    roles = page.get_by_role("group", name="How likely the others")
    others = roles.locator("label:not(:has(:checked))")
    expect(page.get_by_role("heading", name="Suspicion over time")).to_be_visible(timeout=120_000)
    ways = page.locator(f"{STORY} .chart path.line").first
    before = ways.get_attribute("d")
    others.first.click()
    expect(ways).not_to_have_attribute("d", before or "")


def test_the_end_is_there_at_once_and_progress_is_shown(visitors: Visitors, chair: Chair) -> None:
    held: list[Route] = []
    page = visitors.open("/nowhere", Look(), (chair,))
    page.route("**/analysis?until=story", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks it
    page.goto(f"{visitors.url}/t/{chair.code}")
    expect(page.locator(".verdict")).to_be_visible()
    page.locator(".story").scroll_into_view_if_needed()
    expect(page.locator(".story progress")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    expect(page.get_by_role("heading", name="Suspicion over time")).to_be_visible(timeout=120_000)


def test_where_it_cannot_be_analyzed_now_it_can_be_tried_again(visitors: Visitors, chair: Chair) -> None:
    page = visitors.open("/nowhere", Look(), (chair,))
    page.route("**/analysis?until=story", lambda route: route.abort(), times=1)
    page.goto(f"{visitors.url}/t/{chair.code}")
    page.locator(".story").scroll_into_view_if_needed()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Suspicion over time")).to_be_visible(timeout=120_000)
    visitors.troubles = [one for one in visitors.troubles if "ERR_FAILED" not in one]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_end_becomes_one_picture(visitors: Visitors, chair: Chair, theme: str, tmp_path: Path) -> None:
    page = visitors.open(f"/t/{chair.code}", Look(theme=theme), (chair,))
    with page.expect_download() as given:
        page.get_by_role("button", name="Share as a picture").click()
    expect(page.get_by_role("button", name="The picture is saved.")).to_be_visible()
    file = tmp_path / "picture.png"
    given.value.save_as(file)
    data = file.read_bytes()
    assert given.value.suggested_filename == f"chanbara-{chair.code}.png"
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    assert width == 1080
    assert height > 700
    assert len(data) > 20_000


def test_where_there_is_a_way_to_share_the_picture_goes_there(visitors: Visitors, chair: Chair) -> None:
    shares = (
        "navigator.canShare = () => true; navigator.share = async (it) => { window.shared = it.files[0]; };"
    )
    page = visitors.open(f"/t/{chair.code}", Look(), (chair,), shares)
    page.get_by_role("button", name="Share as a picture").click()
    expect(page.get_by_role("button", name="Share as a picture")).to_be_enabled()
    assert page.evaluate("async () => (await shared.slice(1, 4).text())") == "PNG"


def test_roles_turn_one_by_one_and_can_be_skipped(visitors: Visitors, chair: Chair) -> None:
    page = visitors.open(f"/t/{chair.code}", Look(still=False), (chair,))
    expect(page.locator(".roles .turned").first).to_be_visible()
    assert page.locator(".roles .turned").count() < 4
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".roles .turned")).to_have_count(4)
    expect(page.locator(".verdict")).to_be_visible()
