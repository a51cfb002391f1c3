"""Reminders by email: an address at the table, its confirmation, and the pages to which the emails lead."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults, faults_of_colour
from tests.browser.fits import without_room
from tests.browser.kit import Look, Visitors, in_the_dark, new_table
from tests.server.kit import Running
from tests.server.post import Post, mail_settings, post_office, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

ADDRESS = "aki.of.the.long.meadow@example.org"


@pytest.fixture
def mailing(tmp_path: Path, browser: Browser) -> Iterator[tuple[Visitors, Post]]:
    """A server that sends mail, and visitors of its page."""
    with (
        post_office() as (post, port),
        Running(f"sqlite:///{tmp_path}/mail.sqlite", mail_settings(port, public_url="")) as server,
    ):
        visitors = Visitors(browser, server.url)
        yield visitors, post
        visitors.leave()


def troubles(visitors: Visitors, page: Page) -> list[str]:
    """Return layout problems in every language, and accessibility violations in both themes."""
    visitors.settle(page)
    found = faults(page)
    with in_the_dark(page):
        found += [f"dark {fault}" for fault in faults_of_colour(page)]
    for language in ("de", "it", "en"):
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        found += [f"{page.url} {language} {trouble}" for trouble in without_room(page)]
    return found


def links_of(visitors: Visitors, post: Post, count: int) -> list[str]:
    """Return the paths of the links in the last of so many mails."""
    return re.findall(rf"{visitors.url}(/\S+)", text_of(post.wait(count)))


def stops(visitors: Visitors, post: Post, page: Page, never: str) -> list[str]:
    """Stop the reminders of a table that is open on a page, and allow them again; return what looks wrong."""
    other = visitors.open(never.removeprefix(visitors.url).replace("/never/", "/stop/"), Look(theme="auto"))
    found = troubles(visitors, other)
    other.get_by_role("button", name="Stop reminders").click()
    expect(other.get_by_text("Your address has been deleted from all tables.")).to_be_visible()
    expect(page.get_by_role("button", name="Send confirmation")).to_be_visible()
    other.goto(never)
    other.get_by_role("button", name="Never email me again").click()
    expect(other.get_by_text("this site will not write to it again")).to_be_visible()
    page.get_by_label("Email address").fill(ADDRESS)
    page.get_by_role("button", name="Send confirmation").click()
    expect(page.get_by_text("Waiting for confirmation")).to_be_visible()
    other.get_by_role("button", name="Undo: allow email again").click()
    expect(other.get_by_text("This address can be given at a table again.")).to_be_visible()
    assert len(post.mails) == 1
    page.get_by_role("button", name="Send again").click()
    links_of(visitors, post, 2)
    return found


def test_an_address_is_confirmed_and_unsubscribed_in_the_browser(mailing: tuple[Visitors, Post]) -> None:
    visitors, post = mailing
    chairs = new_table(visitors.url, people=2, players=3)
    page = visitors.open(f"/t/{chairs[0].code}", Look(theme="auto"), chairs[:1])
    page.get_by_text("Email reminders").click()
    field = page.get_by_label("Email address")
    field.fill(ADDRESS)
    page.get_by_role("button", name="Send confirmation").click()
    expect(
        page.get_by_text(f"Waiting for confirmation: open the link in the email to {ADDRESS}.")
    ).to_be_visible()
    expect(page.get_by_role("button", name="Send again")).to_be_visible()
    found = troubles(visitors, page)

    confirm, never = links_of(visitors, post, 1)
    other = visitors.open(confirm, Look(theme="auto"))
    expect(other.get_by_role("heading", name=f"Reminders for table {chairs[0].code}")).to_be_visible()
    found += troubles(visitors, other)
    expect(page.get_by_text("Waiting for confirmation")).to_be_visible()
    other.get_by_role("button", name="Yes, remind me").click()
    expect(other.get_by_text("Confirmed. You get an email when it is your turn")).to_be_visible()
    expect(other.get_by_role("link", name="Go to the table")).to_have_attribute(
        "href", f"/t/{chairs[0].code}"
    )
    expect(page.get_by_text(f"Confirmed: reminders go to {ADDRESS}.")).to_be_visible()
    other.reload()
    other.get_by_role("button", name="Yes, remind me").click()
    expect(other.get_by_role("alert")).to_contain_text("This link has already been used")
    visitors.troubles.clear()  # the browser makes a note of it

    assert not stops(visitors, post, page, visitors.url + never)
    assert not found, "\n".join(found)


def test_an_address_can_be_given_during_the_game(mailing: tuple[Visitors, Post]) -> None:
    """In the menu of the table; what is wrong with it is said there."""
    visitors, post = mailing
    chairs = new_table(visitors.url, people=1, players=3)
    page = visitors.open(f"/t/{chairs[0].code}", seats=chairs)
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Email reminders").click()
    page.get_by_label("Email address").fill("aki@localhost")
    page.get_by_role("button", name="Send confirmation").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text("That is not a valid email address.")
    page.get_by_label("Email address").fill(ADDRESS)
    page.get_by_role("button", name="Send confirmation").click()
    expect(page.get_by_text("Waiting for confirmation")).to_be_visible()
    assert not faults(page)
    post.wait(1)
    page.get_by_role("button", name="Turn off").click()
    expect(page.get_by_text("Waiting for confirmation")).not_to_be_visible()
