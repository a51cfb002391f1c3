"""The game as a folder on a static host: the server runs in a worker of the browser."""

from __future__ import annotations

import gzip
import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from checks.static import build
from checks.static.browsers import TOUR, ChromiumTab
from checks.static.host import Host
from checks.static.tour import fight_duel, review_game
from tests.browser.kit import FIRST_LOAD

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

LARGEST = 12_000_000
"""Bytes of the whole game, compressed."""
NOTICE = "aside[role=status]"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A static host with the game."""
    build.ensure()
    made = Host(tmp_path_factory.mktemp("host"))
    yield made
    made.stop()


@pytest.fixture
def context(browser: Browser, host: Host) -> Iterator[BrowserContext]:
    """A browser that may fetch nothing from elsewhere."""
    with browser.new_context(reduced_motion="reduce") as context:
        context.set_default_timeout(FIRST_LOAD)
        context.add_init_script(TOUR)
        context.on("request", lambda one: _expect_ours(one.url, host.url))
        yield context


def _expect_ours(url: str, host: str) -> None:
    assert url.startswith((host, "blob:", "data:")), f"{url} is elsewhere"


def visit(page: Page, path: str) -> None:
    """Follow a link of the page."""
    page.evaluate("(path) => tour.visit(path)", path)


def started(page: Page) -> None:
    """Wait until the server in the browser answers."""
    expect(page.locator(NOTICE)).to_have_count(0, timeout=FIRST_LOAD)


def another_build(folder: Path) -> Path:
    """Copy the game as the next version has it: its parts have another hash."""
    shutil.copytree(build.TARGET, folder)
    (parts,) = (folder / "offline").iterdir()
    parts.rename(parts.with_name("another"))
    for document in folder.glob("*.html"):
        text = document.read_text(encoding="utf-8")
        document.write_text(text.replace(f"offline/{parts.name}", "offline/another"), encoding="utf-8")
    return folder


def expect_a_small_download() -> None:
    files = [one for one in build.TARGET.rglob("*") if one.is_file()]
    assert sum(len(gzip.compress(one.read_bytes())) for one in files) < LARGEST
    assert not [one for one in files if one.suffix == ".py"], "only what a browser loads"
    assert (build.TARGET / "licenses.txt").exists()


def expect_restored(browser: Browser, host: str, copy: Path, address: str) -> None:
    """A copy brings the games to another browser, where it replaces those that are there."""
    with browser.new_context(reduced_motion="reduce") as context:
        context.set_default_timeout(FIRST_LOAD)
        context.add_init_script(TOUR)
        page = context.new_page()
        page.goto(host)
        page.get_by_role("button", name="Download the game").click()
        started(page)
        visit(page, "/settings")
        field = page.locator("input[type=file][accept='.json']")
        (other := copy.with_name("other.json")).write_text("{}", encoding="utf-8")
        field.set_input_files(other)
        expect(page.get_by_text("This is not a copy")).to_be_visible()
        field.set_input_files(copy)
        expect(page.get_by_text("This is not a copy")).to_have_count(0)
        page.get_by_role("button", name="Restore this copy").click()
        with page.expect_navigation():
            page.get_by_role("button", name="Replace all games here").click()
        page.goto(address)
        expect(page.locator("[data-card]").first).to_be_visible()


def expect_workshop(page: Page) -> None:
    """Cards are written and tried; only measuring them is left to servers."""
    visit(page, "/workshop")
    page.get_by_role("button", name="Ambush at the pass").click()
    expect(page.locator("figure")).to_contain_text("unless they are Harmless")
    page.locator("main summary").filter(has_text="Is it too strong?").click()
    expect(page.get_by_text("it would take hours in a browser")).to_be_visible()
    page.get_by_role("button", name="Try it against bots").click()
    expect(page.locator('[data-place="hand"] button').filter(has_text="Ambush")).to_have_count(1)


def expect_update(context: BrowserContext, page: Page, host: Host, folder: Path) -> None:
    """A new version breaks no game that runs; the next start offers it, and it can wait."""
    page.evaluate("() => tour.sit(4, false)")
    page.evaluate("() => tour.play(undefined, 3)")
    address = page.url
    context.set_offline(False)
    host.show(another_build(folder))
    assert page.evaluate("() => tour.play()") > 0, "the game goes on to its end"
    page.close()
    page = context.new_page()
    page.goto(address)
    expect(page.locator(NOTICE)).to_contain_text("A new version of the game is available")
    page.get_by_role("button", name="Not now").click()
    page.evaluate("() => tour.see('.roles')")
    page.reload()
    page.locator(NOTICE).get_by_role("button", name="Download the game").click()
    page.evaluate("() => tour.see('.roles')")
    assert page.evaluate("() => caches.has('offline-chanbara-another')")
    page.close()


# One story, so that the game is downloaded and started as rarely as possible.
def test_one_download_brings_a_game_that_needs_no_network_and_survives_a_reload(
    browser: Browser, context: BrowserContext, host: Host, tmp_path: Path
) -> None:
    expect_a_small_download()
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(host.url)
    page.get_by_role("button", name="Download the game").click()
    started(page)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    context.set_offline(True)

    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator("[data-card]").first).to_be_visible()
    expect(page).to_have_url(f"{host.url}?/t/{page.url.rpartition('/')[2]}")
    address = page.url
    page.close()

    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    started(page)
    expect(page.locator("[data-card]").first).to_be_visible(timeout=FIRST_LOAD)
    other = context.new_page()
    other.goto(host.url)
    expect(other.locator(NOTICE)).to_contain_text("open in another tab")
    other.close()

    visit(page, "/settings")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a copy").click()
    copy = tmp_path / "copy.json"
    download.value.save_as(copy)

    visit(page, f"/t/{address.rpartition('/')[2]}")
    page.evaluate("() => tour.play()")
    review_game(ChromiumTab(page))
    fight_duel(ChromiumTab(page))
    assert page.evaluate("() => tour.solve('bow-first')") > 0
    expect_workshop(page)
    visit(page, "/club")
    expect(page.get_by_role("heading", level=1)).to_have_text("This needs other people")
    expect_update(context, page, host, tmp_path / "another")
    assert not errors
    expect_restored(browser, host.url, copy, address)
