"""What the tests of all pages ask about their layout finds each kind of fault, and only what is seen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.fits import out_of_sight, troubles, without_room

FAULTS = {
    "small": "<p style='font-size: 13px'>tiny</p>",
    "letter below letter": "<p style='width: 15px; overflow-wrap: anywhere'>narrow</p>",
    "clipped: ": "<p style='width: 100px; overflow: hidden; white-space: nowrap'>too long for its line</p>",
    'clipped: <p class="down">': "<p class='down' style='height: 10px; overflow: clip'>too high</p>",
    "target 20x20: <button": "<button style='width: 20px; height: 20px; padding: 0'></button>",
    "target 44x20: <a": "<a href='/' style='display: block; width: 44px; height: 20px'></a>",
    "target 30x30: <input": (
        "<label style='display: block; width: 30px; height: 30px'><input type='radio'></label>"
    ),
    "target 10x10: <g": (
        "<svg width='99' height='99'><g role='button'><rect width='10' height='10'/></g></svg>"
    ),
    "overlap 50x50": (
        "<div style='position: relative; height: 99px'>"
        "<i data-seat='0' style='position: absolute; width: 50px; height: 50px'></i>"
        "<i data-seat='1' style='position: absolute; width: 90px; height: 90px'></i></div>"
    ),
    "sideways: ": "<div style='width: 3000px; height: 9px'></div>",
}
"""What is wrong, by what is said about it."""
UNSEEN = (
    "<div class='unseen'>{}</div>",
    "<div inert>{}</div>",
    "<details><summary style='display: block; height: 44px'>more</summary><div>{}</div></details>",
    "<div style='display: none'>{}</div>",
    "<div style='visibility: hidden'>{}</div>",
)
WORDS = [line for said, line in FAULTS.items() if said.startswith(("small", "letter", "clipped", "target"))]


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    made = browser.new_page()
    yield made
    made.close()


def show(page: Page, lines: str) -> None:
    page.set_content(f"<!doctype html><main><p>What has room.</p>{lines}<p>And this.</p></main>")


@pytest.mark.parametrize("said", FAULTS)
def test_every_kind_of_fault_is_found(page: Page, said: str) -> None:
    show(page, f"<section><div>{FAULTS[said]}</div></section>")
    (found,) = troubles(page)
    assert found.startswith(said)


@pytest.mark.parametrize("around", UNSEEN)
def test_what_nobody_sees_is_no_fault(page: Page, around: str) -> None:
    show(page, around.format("".join(WORDS)))
    assert troubles(page) == []


def test_text_in_a_picture_and_a_link_in_a_sentence_are_no_faults(page: Page) -> None:
    show(page, "<svg><text y='20' font-size='9'>9</text></svg><p>A <a href='/'>link</a> in a sentence.</p>")
    assert troubles(page) == []


def test_what_is_shown_of_an_open_line_is_looked_at(page: Page) -> None:
    show(
        page,
        f"<details open><summary style='display: block; height: 44px'>more</summary>{WORDS[0]}</details>",
    )
    (found,) = troubles(page)
    assert found.startswith("small")


def test_widths_are_looked_at_one_by_one(page: Page) -> None:
    show(page, "<div style='width: 500px; height: 1000px'></div>")
    (found,) = without_room(page, (360, 768))
    assert found.startswith("360: sideways")
    assert out_of_sight(page) != []
