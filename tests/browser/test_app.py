"""The page as an app: it can be installed, works without a server, and asks before an update."""

import json
import re
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from chanbara.server.page import page_folder
from tests.browser.axe import faults
from tests.browser.fits import troubles
from tests.browser.kit import Look, Visitors
from tests.server.kit import Running

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
IS_HERE = "document.dispatchEvent(new Event('visibilitychange'))"
"""Somebody comes back to the page: then it looks whether there is a newer one."""
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the built page, which a test may change."""
    shutil.copytree(page_folder(), tmp_path / "page")
    monkeypatch.setattr("chanbara.server.app.page_folder", lambda: tmp_path / "page")
    return tmp_path / "page"


class House:
    """A server that can be stopped, and started again at the same place."""

    def __init__(self, database: str) -> None:
        self.running = Running(database)
        self.running.__enter__()

    def stop(self) -> None:
        self.running.__exit__(None, None, None)

    def start_again(self) -> None:
        self.running = Running(self.running.database, port=self.running.port)
        self.running.__enter__()


@pytest.fixture
def house(tmp_path: Path, folder: Path) -> Iterator[House]:
    made = House(f"sqlite:///{tmp_path}/tables.sqlite")
    yield made
    made.stop()


@pytest.fixture
def visitors(house: House, browser: Browser) -> Iterator[Visitors]:
    made = Visitors(browser, house.running.url, workers="allow")
    yield made
    for context in browser.contexts:
        context.close()


def size_of(picture: bytes) -> str:
    assert picture.startswith(PNG)
    return "{}x{}".format(*struct.unpack(">II", picture[16:24]))


def controlled(page: Page) -> None:
    page.wait_for_function(CONTROLLED)


def test_the_page_can_be_installed(visitors: Visitors) -> None:
    page = visitors.open("/settings", Look(language="de"))
    expect(page.get_by_role("heading", name="Als App")).to_be_visible()
    address = page.locator("link[rel=manifest]").get_attribute("href")
    assert address == "/manifest.de.webmanifest"
    answer = page.request.get(visitors.url + address)
    assert answer.headers["content-type"] == "application/manifest+json"
    told = json.loads(answer.text())
    assert (told["lang"], told["display"], told["start_url"]) == ("de", "standalone", "/")
    assert told["shortcuts"][0] == {"name": "Spielen", "url": "/"}
    assert {one["url"] for one in told["shortcuts"]} == {"/", "/duel", "/school", "/rules"}
    sizes = set()
    for icon in told["icons"]:
        found = page.request.get(visitors.url + icon["src"])
        assert found.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert size_of(found.body()) == icon["sizes"]
        sizes.add((icon["sizes"], icon["purpose"]))
    assert sizes >= {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable"), ("any", "any")}
    # The browser's own judgement: nothing is missing.
    controlled(page)
    line = page.context.new_cdp_session(page)
    missing = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in missing if one["errorId"] != "in-incognito"] == []


def test_the_button_is_there_where_the_browser_offers_it(visitors: Visitors) -> None:
    page = visitors.open("/settings")
    expect(page.get_by_text("in its menu")).to_be_visible()
    page.evaluate(
        "const offer = new Event('beforeinstallprompt', { cancelable: true });"
        "offer.prompt = () => { window.asked = true; return Promise.resolve() };"
        "dispatchEvent(offer)"
    )
    page.get_by_role("button", name="Install chanbara").click()
    assert page.evaluate("window.asked")
    expect(page.get_by_role("button", name="Install chanbara")).to_have_count(0)


def test_without_a_server_the_page_stands_says_so_and_comes_back_by_itself(
    visitors: Visitors, house: House
) -> None:
    page = visitors.open("/")
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    controlled(page)
    house.stop()
    for language, said in (
        ("en", "No answer from the server"),
        ("de", "antwortet der Server nicht"),
        ("it", "non risponde dalle"),
    ):
        visitors.look_otherwise(page, Look(language=language))
        expect(page.get_by_role("status").filter(has_text=said)).to_be_visible()
        for width in (360, 768, 1440):
            page.set_viewport_size({"width": width, "height": 900})
            assert troubles(page) == [], (language, width)
    assert faults(page) == []
    # An address that was never visited is the page too, and the rules can be read.
    page.goto(f"{visitors.url}/rules/7.3")
    expect(page.locator("main")).to_contain_text("7.3")
    # What games tell is never kept.
    assert page.evaluate("fetch('/api/tables').then(() => 'kept', () => 'gone')") == "gone"
    page.goto(f"{visitors.url}/")
    expect(page.get_by_role("status").filter(has_text="non risponde dalle")).to_be_visible()
    other = page.context.new_page()
    other.goto(f"{visitors.url}/school/puzzles/long-arm")
    expect(other.get_by_role("alert")).to_be_visible()
    house.start_again()
    expect(page.get_by_role("status").filter(has_text="non risponde dalle")).to_have_count(0, timeout=30_000)
    expect(page.get_by_text("Nessuno aspetta", exact=False)).to_be_visible()
    expect(other.locator(".prompt.asked")).to_be_visible()


def test_a_newer_page_waits_until_its_reader_wants_it(visitors: Visitors, folder: Path) -> None:
    page = visitors.open("/")
    controlled(page)
    was = page.locator("meta[name=build]").get_attribute("content")
    assert was is not None
    for name in ("worker.js", "index.html", "table.html"):
        text = (folder / name).read_text(encoding="utf-8")
        (folder / name).write_text(re.sub(was, "newer0newer0", text), encoding="utf-8")
    page.evaluate(IS_HERE)
    expect(page.get_by_text("A new version")).to_be_visible()
    assert page.locator("meta[name=build]").get_attribute("content") == was
    page.get_by_role("button", name="Reload").click()
    expect(page.locator("meta[name=build]")).to_have_attribute("content", "newer0newer0")
    expect(page.get_by_text("A new version")).to_have_count(0)
    boxes = page.evaluate("caches.keys()")
    assert boxes == [f"chanbara-{was}", "chanbara-newer0newer0"]
