"""Time: the clock with its reserve, what happens when it has run out, and whose turn it is on coming back."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.elsewhere import sitting_elsewhere
from tests.browser.kit import Visitors, begin, new_table

PATIENT = 60_000
"""Milliseconds: bots may play long turns before the first decision, on a busy machine."""


def clock_of(decision: float, reserve: float) -> dict[str, object]:
    return {"clock": "live", "decision": decision, "window": decision, "reserve": reserve, "grace": 60}


def timer_of(page: Page) -> Locator:
    return page.get_by_role("timer", name="Time left").first


def seconds_of(timer: Locator) -> int:
    """Return what the clock says is left of the reserve."""
    expect(timer).to_contain_text("reserve")
    found = re.match(r"(\d+):(\d+)", timer.inner_text())
    assert found is not None, timer.inner_text()
    return int(found[1]) * 60 + int(found[2])


def test_the_reserve_runs_out_on_the_screen_and_stays_true_after_a_pause_and_a_reload(
    visitors: Visitors,
) -> None:
    chairs = new_table(visitors.url, people=1, players=3, around={"clock": clock_of(2, 600)})
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", seats=tuple(chairs))
    timer = timer_of(page)
    expect(timer).to_contain_text("10:00", timeout=PATIENT)
    first = seconds_of(timer)
    expect(timer).not_to_contain_text(timer.inner_text().split()[0])
    second = seconds_of(timer)
    assert second < first <= 600
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Pause").click()
    expect(timer).to_be_hidden()
    page.get_by_role("button", name="Resume").click()
    third = seconds_of(timer)
    assert third <= second
    page.reload()
    assert seconds_of(timer_of(page)) <= third


def test_who_ran_out_of_time_is_told_why_and_taking_the_seat_back_answers_at_once(visitors: Visitors) -> None:
    around = {"clock": clock_of(5, 0), "pauses": {"least": 3, "most": 3}}
    chairs = new_table(visitors.url, people=1, players=3, around=around)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", seats=tuple(chairs))
    expect(page.get_by_text("Your time ran out at")).to_be_visible(timeout=PATIENT)
    expect(page.get_by_role("region", name="Your seat")).to_contain_text("bot (out of time)")
    expect(page.locator("[data-leave]")).to_have_count(0)
    expect(page.locator(".window")).to_have_count(0)
    back = page.get_by_role("button", name="Take my seat back")
    expect(back).to_have_count(1)
    back.click()
    said = page.get_by_text(re.compile("Too late for this decision|Your seat is yours again"))
    expect(said.first).to_be_visible()
    again = page.get_by_role("status").filter(has_text="Your seat is yours again.")
    expect(again).to_be_visible(timeout=PATIENT)
    expect(back).to_be_hidden()


def test_the_lists_of_own_tables_and_the_table_say_whose_turn_it_is(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=1, players=3)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", seats=tuple(chairs))
    expect(page).to_have_title("Your move", timeout=PATIENT)
    page.goto(visitors.url)
    table = page.get_by_role("link", name=chairs[0].code)
    expect(table).to_contain_text("your turn")
    page.goto(f"{visitors.url}/history")
    expect(page.get_by_role("listitem").filter(has_text=chairs[0].code)).to_contain_text("your turn")
    page.goto(visitors.url)
    table.click()
    expect(page.get_by_role("status").filter(has_text="It is your turn.")).to_be_visible()
    expect(page).to_have_title("Your move")


def test_a_list_names_whoever_the_table_waits_for(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=3, players=3)
    begin(visitors.url, chairs)
    with sitting_elsewhere(visitors.url, chairs[:1]) as (one,):
        assert one.decision is not None
        asked = one.table["seats"][one.decision["seat"]]
    reader = next(chair for chair in chairs if chair.seat != asked["seat"])
    page = visitors.open("/history", seats=(reader,))
    row = page.get_by_role("listitem").filter(has_text=reader.code)
    expect(row).to_contain_text(f"waiting for {asked['name']}")
