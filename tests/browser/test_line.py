"""A line that falls silent or is lost, and a page that nobody looks at: it is said, also to the others."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from checks.server.cuttable import Line, lines
from checks.server.server_process import Process
from tests.browser.axe import faults
from tests.browser.elsewhere import sitting_elsewhere
from tests.browser.fits import resize, times_over, troubles
from tests.browser.kit import DESKTOP, PHONE, Look, Visitors, begin, new_table
from tests.browser.test_away import look_away, look_back

PATIENT = 60_000
"""Milliseconds: bots may play long turns before the first decision, on a busy machine."""
BROKEN = ("WebSocket connection to", "ERR_INTERNET_DISCONNECTED", "ERR_NETWORK_CHANGED")
"""What a browser notes in its console about a line that is broken on purpose."""


@pytest.fixture
def line(server: Process) -> Iterator[Line]:
    """A line to the server that can be frozen."""
    with lines([server.port]) as (made,):
        yield made


@pytest.fixture
def far_away(browser: Browser, line: Line) -> Iterator[Visitors]:
    """Visitors at the end of that line."""
    made = Visitors(browser, f"http://127.0.0.1:{line.port}")
    yield made
    line.thaw()
    made.troubles[:] = [one for one in made.troubles if not any(known in one for known in BROKEN)]
    made.leave()


def status(page: Page, text: str) -> None:
    """Wait until the page says something about its line."""
    expect(page.locator(".bar[role=status]")).to_contain_text(text)


def state_of(page: Page, seat: int, state: str) -> None:
    """Wait until a seat has a mark."""
    expect(page.locator(f"[data-seat='{seat}'] [data-state='{state}']")).to_be_visible()


@pytest.mark.long
def test_a_frozen_line_is_said_and_what_was_chosen_goes_out_on_a_new_one(
    visitors: Visitors, far_away: Visitors, line: Line
) -> None:
    chairs = new_table(far_away.url, people=1, players=3)
    begin(far_away.url, chairs)
    page = far_away.open(f"/t/{chairs[0].code}", seats=tuple(chairs))
    leave = page.locator("[data-leave]")
    expect(leave).to_be_visible(timeout=PATIENT)
    expect(page.locator(".bar[role=status]")).to_have_count(0)
    line.freeze()
    status(page, "No answer from the server for")
    expect(page.locator(".screen.lost")).to_be_visible()
    leave.click()
    expect(page.get_by_text("Your choice is kept")).to_be_visible()
    status(page, "Connection lost at")
    with sitting_elsewhere(visitors.url, chairs) as (same,):
        before = same.version
        line.thaw()
        expect(page.locator(".screen.lost")).to_have_count(0)
        same.at(before + 1)
    expect(page.get_by_text("Your choice is kept")).to_have_count(0)


def test_going_offline_is_said_at_once(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=1, players=3)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", seats=tuple(chairs))
    expect(page.locator("[data-leave]")).to_be_visible(timeout=PATIENT)
    page.context.set_offline(True)
    status(page, "Your device has been offline since")
    for size in (DESKTOP, PHONE):
        resize(page, *size)
        assert (
            times_over(page, ".bar[role=status]", "[data-seat], [data-place=hand] .card, .acts button") == 0
        )
    page.context.set_offline(False)
    expect(page.locator(".screen.lost")).to_have_count(0)
    expect(page.locator(".bar[role=status]")).to_have_count(0)
    visitors.troubles[:] = [one for one in visitors.troubles if not any(known in one for known in BROKEN)]


def test_the_others_see_who_looks_away_and_whose_line_is_slow(
    visitors: Visitors, far_away: Visitors, line: Line
) -> None:
    chairs = new_table(visitors.url, people=2, players=3)
    begin(visitors.url, chairs)
    page = far_away.open(f"/t/{chairs[0].code}", seats=(chairs[0],))
    large = Look(*PHONE, touch=True, text=200)
    other = visitors.open(f"/t/{chairs[0].code}", large, seats=(chairs[1],))
    expect(page.locator(".table")).to_be_visible()
    marks = other.locator("[data-seat='0']").locator("[data-state='away'], [data-state='slow']")
    expect(other.locator("[data-seat='0']")).to_be_visible()
    expect(marks).to_have_count(0)
    look_away(page)
    state_of(other, 0, "away")
    expect(other.get_by_role("button", name=re.compile(r"\baway\b"))).to_be_visible()
    look_back(page)
    expect(marks).to_have_count(0)
    line.freeze()
    state_of(other, 0, "slow")
    assert [*faults(other), *troubles(other)] == []
    line.thaw()
    expect(marks).to_have_count(0)


def test_a_page_in_the_background_takes_its_own_sleep_for_no_lost_line(
    far_away: Visitors, line: Line
) -> None:
    chairs = new_table(far_away.url, people=1, players=3)
    begin(far_away.url, chairs)
    page = far_away.open(f"/t/{chairs[0].code}", seats=tuple(chairs))
    expect(page.locator(".table")).to_be_visible()
    expect(page.locator(".bar[role=status]")).to_have_count(0)
    look_away(page)
    line.freeze()
    page.wait_for_timeout(5_000)  # nothing is to happen, and that takes time
    expect(page.locator(".bar[role=status]")).to_have_count(0)
    look_back(page)
    status(page, "No answer from the server for")
    line.thaw()
    expect(page.locator(".bar[role=status]")).to_have_count(0)
