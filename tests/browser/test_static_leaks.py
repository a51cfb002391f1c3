"""Nothing that the worker of a real browser tells the page says more than a server would."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from checks.static import build
from checks.static.host import RUN, parts_at, static_host
from tests.browser.kit import FIRST_LOAD
from tests.offline import two_worlds_there
from tests.offline.test_two_worlds import HEARD

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser


def test_r12_1_in_two_worlds_that_a_seat_cannot_tell_apart_a_browsers_worker_tells_the_page_the_same(
    browser: Browser, tmp_path: Path
) -> None:
    build.ensure()
    with static_host() as host, browser.new_page() as page:
        page.set_default_timeout(FIRST_LOAD)
        page.goto(f"{host.url}licenses.txt")  # the document forbids all scripts but its own
        given = [host.add_worker(), parts_at(host.url), two_worlds_there.program(tmp_path)]
        kinds = json.loads(page.evaluate(RUN, given)["answer"])
    assert kinds.keys() >= HEARD, sorted(HEARD - kinds.keys())
    assert kinds["sword"] > 100
