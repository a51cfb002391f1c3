"""A game unknown to the page: its options are buttons, and its log is sentences."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from checks.server.server_process import Process, chanbara_server, sit_down
from tests.browser.kit import DESKTOP, PHONE, Look, Visitors, start
from tests.toy import nim

OPTIONS = {
    "game": {"game": "nim", "heap": 5},
    "bots": [None, "random"],
    "pauses": {"least": 0, "most": 0.02},
}


@pytest.fixture(scope="module")
def nim_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("nim")
    process = chanbara_server(
        f"sqlite:///{folder / 'tables.sqlite'}", folder, program=(str(Path(nim.__file__)),)
    )
    start(process)
    yield process
    process.stop()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_it_is_played_in_the_browser_to_its_end(
    nim_server: Process, browser: Browser, size: tuple[int, int]
) -> None:
    guests = Visitors(browser, nim_server.url)
    (chair,) = sit_down(nim_server.url, OPTIONS, 1)
    page = guests.open(f"/t/{chair.code}", Look(*size), [chair])
    page.get_by_role("button", name="Start").click()
    choices = page.get_by_role("list", name="Your options").get_by_role("button")
    expect(choices).to_have_text(["take 1", "take 2", "take 3"])
    choices.filter(has_text="take 3").click()
    log = page.get_by_role("region", name="What has happened").get_by_role("listitem")
    expect(log.nth(0)).to_have_text("Took 0 3")
    expect(log.nth(1)).to_have_text(re.compile("Took 1 [12]"))
    if log.nth(1).inner_text() == "Took 1 1":
        choices.filter(has_text="take 1").click()
    expect(page.get_by_text("The game is over")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    told = log.all_inner_texts()
    page.goto(f"{nim_server.url}/review/{chair.code}")
    page.locator("main button.main").click()
    lines = page.get_by_role("list", name="What has happened").get_by_role("listitem")
    expect(lines).to_have_text(told)
    guests.leave()
