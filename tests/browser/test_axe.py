"""What the tests of all pages ask of axe finds what is wrong, also one line among hundreds."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.axe import faults, faults_of_colour, faults_of_form

PLAIN = "<p>A line that can be read.</p>"
PALE = "hard to read"


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    made = browser.new_page()
    yield made
    made.close()


def show(page: Page, lines: str, style: str = "") -> None:
    page.set_content(
        "<!doctype html><html lang='en'><title>Lines</title>"
        f"<style>body {{ background: #fff; color: #111 }} {style}</style><main><h1>Lines</h1>{lines}</main>"
    )


def test_what_can_be_read_is_no_fault(page: Page) -> None:
    show(page, 300 * PLAIN)
    assert faults(page) == []


@pytest.mark.parametrize(
    "line",
    [
        f"<p style='color: #bbb'>{PALE}</p>",
        f"<p class='pale'>{PALE}</p>",
        f"<p><em id='one'>{PALE}</em></p>",
        f"<p id='of-light'>{PALE}</p>",
        f"<div style='background: #333'><p>{PALE}</p></div>",
        f"<div class='deep'><div><p>{PALE}</p></div></div>",
        f"<div style='opacity: 0.3'><div><p>{PALE}</p></div></div>",
        f"<input aria-label='Name' class='pale' value='{PALE}'>",
        f"<p hidden>{PLAIN}</p><p class='pale'>{PALE}</p>",
    ],
)
def test_one_line_among_hundreds_is_found_by_its_colour(page: Page, line: str) -> None:
    style = ".pale, #one { color: #bbb } .deep { background: #222 } [id=of-light] { color: #ccc }"
    show(page, 200 * PLAIN + line + PLAIN, style)
    (found,) = faults(page)
    assert found.startswith("color-contrast")


def test_a_line_of_a_kind_whose_first_is_covered_is_found(page: Page) -> None:
    cover = "<div style='position: absolute; inset: 0; height: 200px; background: #fff'></div>"
    show(
        page,
        "<p class='pale'>covered</p>" + cover + 200 * PLAIN + f"<p class='pale'>{PALE}</p>",
        ".pale { color: #bbb }",
    )
    (found,) = faults_of_colour(page)
    assert found.startswith("color-contrast")


def test_a_link_that_looks_like_the_text_around_it_is_found(page: Page) -> None:
    show(page, 200 * "<p>A text with <a href='/'>a link</a> in it.</p>")
    assert faults(page) == []
    show(
        page,
        200 * "<p>A text with <a href='/'>a link</a> in it.</p>"
        + "<p>A text with <a href='/' class='plain'>another</a> in it.</p>",
        ".plain { color: #113; text-decoration: none }",
    )
    (found,) = faults(page)
    assert found.startswith("link-in-text-block")


def test_places_are_looked_at_alone(page: Page) -> None:
    show(page, f"<p style='color: #bbb'>{PALE}</p><section id='here'>{PLAIN}</section>")
    assert faults_of_colour(page, ["#here"]) == []
    assert faults_of_colour(page) != []


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("<button></button>", "button-name"),
        ("<img src='data:,'>", "image-alt"),
        ("<input>", "label"),
        ("<ul><p>no entry</p></ul>", "list"),
        ("<div role='button' aria-sorted='yes'>sorted</div>", "aria-valid-attr"),
        ("<a href='/'></a>", "link-name"),
    ],
)
def test_what_keeps_somebody_out_is_found_among_hundreds(page: Page, line: str, rule: str) -> None:
    show(page, 200 * PLAIN + line)
    (found,) = faults_of_form(page)
    assert found.startswith(f"{rule}: ")


def test_what_is_not_serious_is_no_fault(page: Page) -> None:
    show(page, "<h4>A step that leaves two out</h4>")
    assert faults(page) == []
