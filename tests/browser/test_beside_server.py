"""A server's page that plays without it, in a worker of the browser, while there is no connection."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from chanbara.server.settings import Settings
from checks.static import build
from tests.browser.kit import FIRST_LOAD, Look, Visitors, begin, new_table
from tests.browser.player import Player
from tests.server.kit import Running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from checks.server.server_process import Chair

NOTICE = "aside[role=status]"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server that offers it."""
    build.ensure()
    settings = Settings(offline=str(build.TARGET), requests_at_once=10_000, tables_per_address=1_000)
    with Running(f"sqlite:///{tmp_path}/tables.sqlite", settings) as running:
        yield running


@pytest.fixture
def visitors(server: Running, browser: Browser) -> Iterator[Visitors]:
    made = Visitors(browser, server.url, workers="allow")
    yield made
    for context in browser.contexts:
        context.close()


def started(page: Page) -> None:
    """Wait until the server in this browser answers."""
    expect(page.locator(NOTICE)).to_have_count(0, timeout=FIRST_LOAD)


def sit_down(page: Page) -> str:
    """Start a table against bots; return its address."""
    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator("[data-card]").first).to_be_visible(timeout=FIRST_LOAD)
    return page.url


def expect_table(page: Page, url: str, chair: Chair, before: object) -> None:
    """The server's table is as it was left."""
    page.goto(f"{url}/t/{chair.code}")
    expect(page.locator("[data-card]").first).to_be_visible()
    assert page.evaluate("() => localStorage.getItem('chanbara.seats')").count(chair.token) == 1
    assert asked_at(url, chair) == before


def asked_at(url: str, chair: Chair) -> Any:  # noqa: ANN401 - a message
    """Return what the player at the server's table sees when it is their turn to choose."""
    with connect(url.replace("http", "ws") + chair.path) as line:
        line.send(chair.hello)
        while (message := json.loads(line.recv()))["type"] != "sword" or message["insight"] is None:
            pass
    return message["view"]


def test_games_on_the_server_and_on_the_device_are_both_as_they_were(
    visitors: Visitors, server: Running
) -> None:
    (chair,) = new_table(server.url, 1, 5)
    begin(server.url, [chair])
    page = visitors.open("/", Look(), [chair])
    expect(page.locator(f"a[href='/t/{chair.code}']")).to_be_visible()
    at_server = asked_at(server.url, chair)
    page.get_by_role("link", name="Play on this device").click()
    expect(page.locator(NOTICE)).to_contain_text("downloaded once")
    expect(page.locator(f"a[href='/t/{chair.code}']")).to_have_count(0)
    page.get_by_role("button", name="Download the game").click()
    started(page)
    expect(page.get_by_role("link", name="Back to the server")).to_be_visible()
    page.evaluate("() => navigator.serviceWorker.ready")
    page.close()

    page.context.set_offline(True)
    cold = page.context.new_page()
    cold.goto(f"{server.url}/")
    expect(cold).to_have_url(f"{server.url}/local", timeout=FIRST_LOAD)
    started(cold)
    expect(cold.get_by_text("will be there when the connection is back")).to_be_visible()
    local = sit_down(cold)
    assert local.startswith(f"{server.url}/local?/t/")
    player = Player(cold, 3)
    while player.acts < 3:
        player.step()

    page.context.set_offline(False)
    cold.goto(f"{server.url}/local")
    started(cold)
    cold.get_by_role("link", name="Back to the server").click()
    expect(cold).to_have_url(f"{server.url}/")
    expect(cold.locator(f"a[href='/t/{chair.code}']")).to_be_visible()
    expect_table(cold, server.url, chair, at_server)
    cold.goto(local)
    started(cold)
    expect(cold.locator("[data-card]").first).to_be_visible()
    visitors.troubles = [one for one in visitors.troubles if "ERR_INTERNET_DISCONNECTED" not in one]
    assert not visitors.troubles
