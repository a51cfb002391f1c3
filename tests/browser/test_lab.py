"""The lab report in a real browser: it needs no network, fits, and reloads itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from chanbara.sim.games.variant import Variant
from chanbara.sim.lab.report.contents import Report
from chanbara.sim.lab.report.write import PAGE, write_report
from tests.browser.axe import faults, faults_of_colour, faults_of_form
from tests.browser.fits import resize, troubles
from tests.sim.lab import BROKEN, OWN, reported

SIZES = ((360, 740), (390, 844), (768, 1024), (1024, 768), (1280, 800), (1440, 900))
CUT_OFF = "boxes => boxes.filter(box => box.scrollWidth > box.clientWidth).map(box => box.textContent)"


@pytest.fixture(scope="module")
def reports() -> dict[str, Report]:
    sun = tuple(range(3, 9))
    return {
        "printed": reported(24, Variant(rising_sun=True), sun),
        "variant": reported(16, Variant(house=BROKEN), (4, 5), rulings=True),
        "own cards": reported(30, Variant(cards=(("own.py", OWN, ""),)), (7,), matched=110),
    }


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = browser.new_context()
    made.set_offline(True)
    yield made
    made.close()


def opened(context: BrowserContext, report: Report, folder: Path) -> tuple[Page, list[str]]:
    """Open a report; return the page, and everything that it asked for or complained about."""
    write_report(report, folder)
    page, heard = context.new_page(), list[str]()
    page.on("request", lambda request: heard.append(request.url))
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on("console", lambda said: heard.append(said.text))
    page.goto((folder / PAGE).as_uri())
    return page, heard


@pytest.mark.parametrize("which", ["printed", "variant", "own cards"])
def test_the_report_has_room_and_shuts_nobody_out(
    context: BrowserContext, reports: dict[str, Report], tmp_path: Path, which: str
) -> None:
    page, heard = opened(context, reports[which], tmp_path)
    found = []
    for width, height in SIZES:
        resize(page, width, height)
        found += [f"{width}: {trouble}" for trouble in troubles(page)]
        if width == 360:
            found += [f"{width}: {fault}" for fault in faults_of_form(page)]
    found += faults(page)
    page.emulate_media(color_scheme="dark")
    found += [f"dark: {fault}" for fault in faults_of_colour(page)]
    assert not found, "\n".join(found)
    assert heard == [(tmp_path / PAGE).as_uri()], "nothing else is asked for"


def test_the_first_screen_answers(
    context: BrowserContext, reports: dict[str, Report], tmp_path: Path
) -> None:
    page, _ = opened(context, reports["printed"], tmp_path)
    page.set_viewport_size({"width": 1280, "height": 800})
    for sign in (
        ".verdict",
        "#teams h2",
        "#strongest h2",
        "#teams .bar >> nth=5",
        "#strongest .bar >> nth=5",
    ):
        expect(page.locator(sign).first).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 390, "height": 844})
    for sign in (".verdict", "#teams .bar >> nth=0"):
        expect(page.locator(sign).first).to_be_in_viewport(ratio=1)


def test_what_is_new_comes_first_and_is_cut_off_nowhere(
    context: BrowserContext, reports: dict[str, Report], tmp_path: Path
) -> None:
    page, _ = opened(context, reports["own cards"], tmp_path)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        cut = page.locator("#new, #new .judged, #new dd, #changes .wide").evaluate_all(CUT_OFF)
        assert not cut, f"{width}: {cut}"
        expect(page.locator("#new .judged")).to_have_count(2)
        tops = [page.locator(sign).bounding_box() for sign in ("#new", "#changes", "#worth")]
        assert [one["y"] for one in tops if one] == sorted(one["y"] for one in tops if one)
    expect(page.locator("#new .judged", has_text="Tsukubo")).to_contain_text("printed weapons")
    expect(page.locator("#worth li", has_text="Yasuke (new)")).to_be_visible()
    dilution = page.locator("#dilution")
    assert dilution.evaluate("one => one.nextElementSibling.id") == "method", "it stands last"


def test_while_games_are_played_the_page_renews_itself(
    context: BrowserContext, reports: dict[str, Report], tmp_path: Path
) -> None:
    context.clock.install()
    page, _ = opened(context, reports["printed"]._replace(is_running=True), tmp_path)
    expect(page.locator(".status")).to_be_visible()
    write_report(reports["printed"], tmp_path)
    page.evaluate("getSelection().selectAllChildren(document.querySelector('h1'))")
    context.clock.fast_forward("00:12")
    expect(page.locator(".status")).to_be_visible()
    page.evaluate("getSelection().removeAllRanges()")
    context.clock.fast_forward("00:02")
    expect(page.locator(".status")).to_have_count(0)
