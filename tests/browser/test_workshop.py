"""The workshop: an idea is written, tried, measured, shared, saved and opened again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from chanbara.sword.served.workshop.examples import ORDER, example_text
from checks.server.server_process import Process, chanbara_server
from tests.browser.axe import faults, faults_of_colour
from tests.browser.fits import resize, troubles, without_room
from tests.browser.kit import DESKTOP, PHONE, Look, Visitors, hurry_bots, in_the_dark, start
from tests.browser.player import Player
from tests.docs.test_card_tutorial import MENDED, WRONG

HAND = '[data-place="hand"] button'
DECISIONS = 4
"""How many decisions are made to try a card."""


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with a small lab."""
    folder = tmp_path_factory.mktemp("bench")
    process = chanbara_server(f"sqlite:///{folder / 'tables.sqlite'}", folder, settings="lab_deals = 8\n")
    start(process)
    yield process
    process.stop()


@pytest.fixture
def visitors(bench: Process, browser: Browser) -> Iterator[Visitors]:
    made = Visitors(browser, bench.url)
    yield made
    made.leave()


def opened(page: Page, heading: str) -> None:
    """Unfold something."""
    page.locator("main summary").filter(has_text=heading).first.click()


def made(page: Page) -> None:
    """Write a weapon with an effect, in the form."""
    page.get_by_role("button", name="Weapon", exact=True).click()
    page.get_by_label("Name", exact=True).fill("Sasumata")
    page.get_by_label("Difficulty", exact=True).fill("3")
    page.get_by_label("Difficulty", exact=True).press("Tab")
    page.get_by_role("radio", name="Koi").check(force=True)
    page.get_by_role("button", name="Add an effect").click()
    page.get_by_label("What happens", exact=True).select_option("discard")
    page.get_by_label("To whom").select_option("other")
    expect(page.locator("figure")).to_contain_text(
        "If it wounds, the target chooses and discards a card from hand"
    )


@pytest.mark.parametrize("look", [Look(), Look(*PHONE, touch=True)], ids=["desk", "phone"])
def test_an_idea_is_written_tried_and_measured(visitors: Visitors, look: Look) -> None:
    page = visitors.open("/workshop", look)
    made(page)
    assert faults(page) == []
    assert troubles(page) == []
    opened(page, "As text")
    expect(page.get_by_label("The text of the file")).to_have_value(
        "format: 1\ncards:\n  sasumata:\n    type: weapon\n    symbol: koi\n    copies: 2\n    reach: 3\n"
        "    wounds: 1\n    name: Sasumata\n    on_hit:\n    - {discard: 1}\n"
    )
    page.get_by_role("button", name="DE", exact=True).or_(page.get_by_text("DE", exact=True)).first.click()
    expect(page.locator("figure")).to_contain_text("Verwundet")
    opened(page, "Is it too strong?")
    page.get_by_role("button", name="Measure", exact=True).click()
    expect(page.get_by_text("Done: 8 deals")).to_be_visible(timeout=120_000)
    expect(page.get_by_role("heading", name="Sasumata")).to_be_visible()
    expect(page.get_by_text("Too few games to say")).to_be_visible()
    assert faults(page) == []
    hurry_bots(page)
    page.get_by_role("button", name="Try it against bots").click()
    expect(page.locator(HAND).filter(has_text="Sasumata")).to_have_count(1)
    player = Player(page, touch=look.touch)
    while player.acts < DECISIONS:
        player.step()


def test_what_is_wrong_is_shown_with_its_line(visitors: Visitors) -> None:
    page = visitors.open("/workshop")
    page.get_by_role("button", name="School of two swords").click()
    opened(page, "As text")
    text = page.get_by_label("The text of the file")
    expect(text).to_have_value(example_text("two_swords"))
    text.fill(example_text("two_swords").replace("symbol: koi", "symbol: kio"))
    expect(page.get_by_text("did you mean koi?")).to_be_visible()
    expect(page.get_by_role("button", name="Try it against bots")).to_be_disabled()
    expect(page.get_by_role("button", name="Whetstone something is wrong here")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Line 14").click()
    page.get_by_role("radio", name="Koi").check(force=True)
    expect(page.get_by_text("did you mean koi?")).to_have_count(0)
    expect(text).to_have_value(re.compile("whetstone:\n    type: property\n    symbol: koi\n"))
    text.fill("format: [}")
    expect(page.get_by_text("cannot be read as a form")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("cannot be read as a form")).to_have_count(0)
    expect(page.get_by_role("button", name="Try it against bots")).to_be_enabled()


def test_the_file_of_the_tutorial_is_mended_and_tried(visitors: Visitors) -> None:
    page = visitors.open("/workshop")
    page.get_by_role("button", name="Weapon", exact=True).click()
    opened(page, "As text")
    text = page.get_by_label("The text of the file")
    text.fill(WRONG)
    expect(page.get_by_text("did you mean draw?")).to_be_visible()
    expect(page.get_by_role("button", name="Line 20")).to_be_visible()
    text.fill(MENDED)
    expect(page.get_by_text("did you mean draw?")).to_have_count(0)
    page.get_by_role("button", name="Try it against bots").click()
    expect(page.locator(HAND).filter(has_text="Shakujō")).to_have_count(1)
    expect(page.locator("main")).to_contain_text("Myōren")


def test_cards_are_shared_by_a_link_that_nobody_keeps(visitors: Visitors) -> None:
    page = visitors.open("/workshop")
    made(page)
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.get_by_label("Link").input_value()
    fingerprint = link.partition("#")[2].partition(".")[0]
    expect(page.get_by_role("dialog").get_by_text(f"Fingerprint: {fingerprint}")).to_be_visible()
    assert faults(page) == []
    path = link.removeprefix(visitors.url)
    friend = visitors.open(path, Look(*PHONE, touch=True, language="de"))
    expect(friend.get_by_text("Jemand hat dir diese Karten geschickt")).to_be_visible()
    expect(friend.get_by_text("Sasumata").first).to_be_visible()
    assert troubles(friend) == []
    assert faults(friend) == []
    friend.get_by_role("button", name="In der Werkstatt öffnen").click()
    expect(friend.get_by_label("Name", exact=True)).to_have_value("Sasumata")
    assert "#" not in friend.url, "a reload shows the draft"
    damaged = visitors.open(path[:-6], Look())
    expect(damaged.get_by_text("This link is damaged")).to_be_visible()
    other = visitors.open(path.replace(fingerprint, "0123456789abcdef"), Look())
    expect(other.get_by_text("This link is damaged")).to_be_visible()


def test_a_file_is_saved_and_opened_and_the_draft_stays(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.open("/workshop")
    made(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / saved.value.suggested_filename
    assert file.name == "sasumata.yaml"
    saved.value.save_as(file)
    page.reload()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Sasumata")
    page.get_by_role("button", name="Start over").click()
    page.get_by_role("button", name="Clear everything?").click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_label("Name", exact=True)).to_have_value("Sasumata")
    long = tmp_path / "long.yaml"
    long.write_text("#" * 40_000, encoding="utf-8")
    opened(page, "Examples and files")
    page.locator("input[type=file]").set_input_files(long)
    expect(page.get_by_text("The file is too long")).to_be_visible()


def test_a_table_plays_with_them_and_everybody_reads_them(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.open("/workshop")
    page.get_by_role("button", name="Ambush at the pass").click()
    expect(page.locator("figure")).to_contain_text("Ambush")
    page.goto(f"{visitors.url}/new")
    opened(page, "Cards from the workshop")
    page.get_by_role("button", name="Use my draft").click()
    expect(page.get_by_text("unless they are Harmless")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Open the table").click()
    opened(page, "Game settings")
    opened(page, "Cards from the workshop")
    expect(page.get_by_text("unless they are Harmless")).to_be_visible()
    expect(page.get_by_text("Not rated: custom cards")).to_be_visible()


@pytest.mark.parametrize("name", ORDER)
def test_every_example_has_room_in_every_language(visitors: Visitors, name: str) -> None:
    page = visitors.open("/workshop", Look(theme="auto"))
    page.locator("main ul button").nth(ORDER.index(name)).click()
    expect(page.locator("figure")).to_be_visible()
    opened(page, "As text")
    for language in ("en", "de", "it", "pseudo"):
        visitors.look_otherwise(page, Look(language=language, theme="auto"))
        expect(page.locator("figure")).to_be_visible()
        for size in (PHONE, DESKTOP):
            resize(page, *size)
            assert without_room(page, [size[0]]) == []
    if name == ORDER[0]:
        resize(page, *PHONE)
        with in_the_dark(page):
            assert faults_of_colour(page) == []
