"""Visits the game on a static host with the network cut: ``make static-tour`` plays all that a visitor may.

``ARGS=--write`` writes docs/results/static-tour.md.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import TYPE_CHECKING, NamedTuple

from checks.static import build
from checks.static.browsers import chromium_visitor, firefox_visitor
from checks.static.bundle import ROOT
from checks.static.host import Host, static_host

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from checks.static.browsers import Tab, Visitor

PAGE = ROOT / "docs" / "results" / "static-tour.md"
PUZZLES = ("long-arm", "tea-or-daimyo", "broken-finger", "bow-first", "ronin-both-ways")
HEAD = """\
# A visit without a network

`make static-tour ARGS=--write`

The folder of `make static` on a static host (`python -m http.server`). After the download the network is cut
and the host stopped; then everything is played in the page, by pressing what is offered. Bots do not pause.

"""


class Step(NamedTuple):
    """Something that was done."""

    what: str
    seconds: float
    result: str


def download(tab: Tab, url: str) -> str:
    """Agree to the download, and wait for the game."""
    tab.goto(url)
    tab.do("tour.press('Download the game')")
    tab.do("tour.started()")
    tab.do("navigator.serviceWorker?.ready.then(() => null)")
    return "the game has started"


def play_table(tab: Tab, players: int) -> str:
    """Play a table to its end; the largest one with Rising Sun."""
    tab.do(f"tour.sit({players}, {json.dumps(players > 7)})")
    acts = tab.do("tour.play()")
    return f"played to the end, {acts} presses"


def fight_duel(tab: Tab) -> str:
    """Fight a duel."""
    tab.do("tour.visit('/duel')")
    tab.do("tour.press('Begin the duel')")
    tab.do("tour.see('.prompt')")
    return f"fought to the end, {tab.do('tour.play()')} presses"


def fight_campaign(tab: Tab, url: str) -> str:
    """Begin a campaign, leave it in the middle of a duel, and go on after a reload."""
    tab.do("tour.visit('/duel/campaign')")
    tab.do("tour.press('Begin the campaign')")
    tab.do("tour.press('Face Arima Kihei')")
    tab.do("tour.see('.prompt')")
    tab.do("tour.play(undefined, 4)")
    duel = tab.do("location.href")
    tab.goto(f"{url}?/duel/campaign")
    tab.do("tour.started()")
    code = tab.do("JSON.parse(localStorage.getItem('chanbara.sagas'))[0].code")
    tab.do(f"tour.press({json.dumps(code)})")
    tab.do("tour.press('Resume the duel against Arima Kihei')")
    tab.do("tour.see('.prompt, .verdict')")
    assert tab.do("location.href") == duel, "resumed, not dealt again"
    tab.do("tour.play()")
    return "left, and fought on after a reload"


def take_lesson(tab: Tab) -> str:
    """Play the first game with the coach."""
    return f"to its end, {tab.do('tour.lesson()')} presses"


def solve_puzzles(tab: Tab) -> str:
    """Solve five puzzles by trying."""
    attempts = [int(tab.do(f"tour.solve('{key}')")) for key in PUZZLES]
    return f"solved in {', '.join(map(str, attempts))} attempts"


def review_game(tab: Tab) -> str:
    """Open the review of a finished table, save its record as a file, and open that."""
    code = tab.do("JSON.parse(localStorage.getItem('chanbara.seats')).at(-1).code")  # the first one
    tab.do(f"tour.visit('/review/{code}')")
    tab.do("tour.press('All cards open')")
    tab.do("tour.see('.review')")
    tab.do("tour.press('Menu')")
    record = tab.do("tour.save('Download the record')")
    tab.do("tour.visit('/review')")
    tab.do("tour.see('input[type=file]')")
    tab.do(f"tour.give('input[type=file]', 'game.record', {json.dumps(record)})")
    tab.do("tour.hear('decisions')")
    return f"opened; its record of {len(record)} bytes saved and opened again"


def tour(visitor: Visitor, host: Host) -> Iterator[Step]:
    """Yield what was done, one thing after the other."""
    tab = visitor.open()

    def timed(what: str, act: Callable[[], str]) -> Step:
        began = time.monotonic()
        result = act()
        return Step(what, time.monotonic() - began, result)

    yield timed("download", lambda: download(tab, host.url))
    visitor.cut()
    host.stop()
    yield timed("table of 5", lambda: play_table(tab, 5))
    yield timed("duel", lambda: fight_duel(tab))
    yield timed("table of 8, Rising Sun", lambda: play_table(tab, 8))
    yield timed("campaign", lambda: fight_campaign(tab, host.url))
    yield timed("lesson", lambda: take_lesson(tab))
    yield timed("five puzzles", lambda: solve_puzzles(tab))
    yield timed("review", lambda: review_game(tab))
    tab.close()
    tab = visitor.open()
    yield timed("cold start", lambda: start_cold(tab, host.url))
    tab.close()


def start_cold(tab: Tab, url: str) -> str:
    """Open the page again in a new tab: it comes from the service worker, and the games are there."""
    tab.goto(f"{url}?/history")
    tab.do("tour.started()")
    tab.do("tour.see('main a[href*=\"/t/\"]')")
    return "the page, the game and the list of games are there"


def table_of(browser: str, steps: list[Step]) -> str:
    """Return a table for the document."""
    lines = [f"| {one.what} | {one.seconds:.1f} | {one.result} |" for one in steps]
    return "\n".join([f"**{browser}**\n", "| what | s | result |", "| --- | ---: | --- |", *lines, ""])


def main() -> None:
    """Visit with every browser that is there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the result")
    given = parser.parse_args()
    build.ensure()
    found = []
    for browser in (chromium_visitor, firefox_visitor):
        with browser() as visitor, static_host() as host:
            if visitor is None:
                print("Firefox is not installed.")
                continue
            steps = []
            for step in tour(visitor, host):
                print(f"{visitor.name}: {step.what}, {step.seconds:.1f} s: {step.result}", flush=True)
                steps.append(step)
            found.append(table_of(visitor.name, steps))
    if given.write:
        PAGE.write_text(HEAD + "\n".join(found), encoding="utf-8")


if __name__ == "__main__":
    main()
