"""Bots, suspects and analyses in the static folder: they are those of a server, and nobody waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from playwright.sync_api import expect

from chanbara.review.analysis import analyse
from chanbara.review.timeline import Timeline
from chanbara.sword.bots import judge
from checks.static import build
from checks.static.delays import LARGEST, measured
from checks.static.host import static_host
from checks.static.lab import Lab
from tests.browser.kit import FIRST_LOAD
from tests.browser.past import SEED
from tests.browser.test_review import BELIEFS, CHOICES, TAB, open_figures
from tests.review.games import random_game

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

TABLE: dict[str, Any] = {
    "game": {"game": "sword", "players": 3, "rising_sun": True},
    "pauses": {"least": 0.2, "most": 0.4},
    "bots": [None, "planner", "planner"],
}
SECONDS = 6.0
"""How long a table is watched: until bots think in the second worker, and for a while then."""
LATE = 100.0
"""Milliseconds, for a typical answer: other tests use the same cores."""


@pytest.fixture(scope="module")
def host() -> Iterator[str]:
    build.ensure()
    with static_host() as made:
        yield made.url


@pytest.fixture(scope="module")
def record() -> str:
    """A short game of four that is over."""
    return random_game(SEED, players=4).record()


def test_while_planners_think_the_server_answers_and_its_analysis_is_that_of_a_planner_anywhere(
    browser: Browser, host: str, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing in a browser computes a network: there, and here without it, a planner judges."""
    lab = Lab(browser, host)
    played = lab.play(TABLE, SECONDS, is_hint_wanted=True)
    assert not played["refused"]
    assert played["updates"] > 5, "bots play"
    assert len(lab.page.workers) == 2, "one has the server, and in the other bots think"
    assert len(played["suspects"]["suspects"]) == len(TABLE["bots"])
    assert all(0 <= one["chance"] <= 1 for one in played["advice"]["options"])
    reviewed = lab.review(record)
    for took in (played["took"], reviewed["took"]):
        assert measured(took, 0).median < LATE
    assert lab.heap() < LARGEST
    monkeypatch.setattr(judge, "HAS_COMPILER", False)
    here = [msgspec.json.encode(line).decode() for line in analyse(Timeline(record))]
    there = reviewed["lines"].splitlines()
    assert there == here, "to the last digit"
    lab.close()


def downloaded(browser: Browser, host: str) -> Page:
    page = browser.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en"
    ).new_page()
    page.set_default_timeout(FIRST_LOAD)
    page.goto(host)
    page.get_by_role("button", name="Download the game").click()
    expect(page.locator("aside[role=status]")).to_have_count(0, timeout=FIRST_LOAD)
    return page


def test_suspects_open_at_a_table_and_a_review_shows_its_analysis(
    browser: Browser, host: str, record: str, tmp_path: Path
) -> None:
    page = downloaded(browser, host)
    page.get_by_role("button", name="Play against bots").click()
    page.get_by_role("button", name="Take my seat").click()
    page.get_by_role("button", name="Suspects").click()
    expect(page.locator(".side dl").first).to_be_visible(timeout=FIRST_LOAD)

    (file := tmp_path / "game.record").write_text(record, encoding="utf-8")
    page.goto(f"{host}?/review")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="All cards open").click()
    open_figures(page, BELIEFS)
    expect(page.locator(".curves")).to_be_visible()
    page.locator(TAB.format(CHOICES)).click()
    page.get_by_label("Include later turns").check()
    expect(page.locator(".scrolls ol button").first).to_be_visible(timeout=FIRST_LOAD)
    page.context.close()
