"""Bots choose the same in a browser as here, and golden games are told as they are stored."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from checks.static import build, compare
from checks.static.host import RUN, parts_at, static_host
from tests.browser.kit import FIRST_LOAD
from tests.left_out import need

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_every_bot_and_every_golden_game_is_the_same_in_a_worker_of_a_browser(
    browser: Browser,
) -> None:
    need("ziglang")
    build.ensure()
    asked = [*compare.games(compare.FEW), *compare.stories()]
    here = compare.answered_here(asked)
    with static_host() as host, browser.new_page() as page:
        page.set_default_timeout(FIRST_LOAD)
        page.goto(f"{host.url}licenses.txt")  # the document forbids all scripts but its own
        given = [host.add_worker(), parts_at(host.url), compare.program(asked, here)]
        there = json.loads(page.evaluate(RUN, given)["answer"])
    assert compare.differences(asked, here, there) == []
    assert compare.count(here) > 400
