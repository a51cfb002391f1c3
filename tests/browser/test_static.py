"""The game as a folder on a static host: the server runs in a worker of the browser."""

from __future__ import annotations

import gzip
import subprocess
import sys
import time
from typing import TYPE_CHECKING
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from checks.server.proxies import free_ports
from checks.static import build
from tests.browser.kit import FIRST_LOAD

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

FOLDER = "games/chanbara"
"""A folder somewhere on the host."""
LARGEST = 12_000_000
"""Bytes of the whole game, compressed."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A static host, and the address of the game on it."""
    build.ensure()
    root = tmp_path_factory.mktemp("host")
    (root / FOLDER).parent.mkdir()
    (root / FOLDER).symlink_to(build.TARGET)
    (port,) = free_ports(1)
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "-d", str(root)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        address = f"http://127.0.0.1:{port}/{FOLDER}/"
        _wait_for(address)
        yield address
        process.terminate()


def _wait_for(address: str) -> None:
    for _ in range(100):
        try:
            urlopen(address).close()  # noqa: S310 - our own
        except OSError:
            time.sleep(0.1)
        else:
            return


@pytest.fixture
def context(browser: Browser, host: str) -> Iterator[BrowserContext]:
    """A browser that may fetch nothing from elsewhere."""
    with browser.new_context(reduced_motion="reduce") as context:
        context.set_default_timeout(FIRST_LOAD)
        context.on("request", lambda one: _expect_ours(one.url, host))
        yield context


def _expect_ours(url: str, host: str) -> None:
    assert url.startswith((host, "blob:", "data:")), f"{url} is elsewhere"


def visit(page: Page, path: str) -> None:
    """Follow a link of the page."""
    page.evaluate(
        "(path) => { const link = document.createElement('a'); link.href = path;"
        " document.body.append(link); link.click(); link.remove(); }",
        path,
    )


def expect_a_small_download() -> None:
    files = [one for one in build.TARGET.rglob("*") if one.is_file()]
    assert sum(len(gzip.compress(one.read_bytes())) for one in files) < LARGEST
    assert not [one for one in files if one.suffix == ".py"], "only what a browser loads"
    assert (build.TARGET / "licenses.txt").exists()


def expect_restored(browser: Browser, host: str, copy: Path, address: str) -> None:
    """A copy brings the games to another browser, where it replaces those that are there."""
    with browser.new_context(reduced_motion="reduce") as context:
        context.set_default_timeout(FIRST_LOAD)
        page = context.new_page()
        page.goto(host)
        page.get_by_role("button", name="Download the game").click()
        expect(page.locator("aside[role=status]")).to_have_count(0, timeout=FIRST_LOAD)
        visit(page, "/settings")
        field = page.locator("input[type=file][accept='.json']")
        (other := copy.with_name("other.json")).write_text("{}", encoding="utf-8")
        field.set_input_files(other)
        expect(page.get_by_text("This is not a copy")).to_be_visible()
        field.set_input_files(copy)
        expect(page.get_by_text("This is not a copy")).to_have_count(0)
        page.locator("button", has_text="Restore a copy").click()
        with page.expect_navigation():
            page.get_by_role("button", name="Replace all games here").click()
        page.goto(address)
        expect(page.locator("[data-card]").first).to_be_visible()


# One test, so that only one of several workers builds the folder.
def test_one_download_brings_a_game_that_needs_no_network_and_survives_a_reload(
    browser: Browser, context: BrowserContext, host: str, tmp_path: Path
) -> None:
    expect_a_small_download()
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(host)
    page.get_by_role("button", name="Download the game").click()
    notice = page.locator("aside[role=status]")
    expect(notice).to_have_count(0, timeout=FIRST_LOAD)
    page.evaluate("() => navigator.serviceWorker.ready")
    context.set_offline(True)

    page.get_by_role("button", name="Play against bots").click()
    page.get_by_role("button", name="Take my seat").click(timeout=FIRST_LOAD)
    expect(page).to_have_url(f"{host}?/t/{page.url.rpartition('/')[2]}")
    hand = page.locator("[data-card]")
    expect(hand.first).to_be_visible()

    address = page.url
    page.reload()
    expect(notice).to_have_count(0, timeout=FIRST_LOAD)
    expect(hand.first).to_be_visible(timeout=FIRST_LOAD)
    assert page.url == address, "the table is still there"

    other = context.new_page()
    other.goto(host)
    expect(other.locator("aside[role=status]")).to_contain_text("open in another tab")
    other.close()

    visit(page, "/settings")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a copy").click()
    copy = tmp_path / "copy.json"
    download.value.save_as(copy)

    visit(page, "/school/puzzles/bow-first")
    expect(page.get_by_text("The bow first").first).to_be_visible()
    visit(page, "/duel")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    visit(page, "/club")
    expect(page.get_by_role("heading", level=1)).to_have_text("This needs other people")
    assert not errors
    expect_restored(browser, host, copy, address)
