"""Whether the table holds still: ``python -m checks.pages.stillness`` plays games before several screens.

All screens show one seat of the same table and are looked at in every frame. Between any two prompts of a
game the crest, the name and the drops of every seat, each button and each card in hand may move by one pixel
at most. A card that is played leaves its place empty; only when cards are added is the hand laid out again.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from playwright.sync_api import sync_playwright

from checks.server.server_process import chanbara_server
from checks.setup.parts import chromium
from tests.browser.elsewhere import sitting_elsewhere
from tests.browser.kit import DRAWN, Look, Visitors, begin, new_table, start

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

    from checks.server.server_process import Chair
    from tests.server.party import Player as Connected

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "results" / "stillness.md"
WATCH = Path(__file__).with_name("still.js").read_text(encoding="utf-8")
SIZES = ((360, 740), (390, 844), (740, 360), (768, 1024), (1024, 768), (1440, 900), (1920, 1080))
PLAYERS = (3, 5, 8)
MOST = 1.0
"""Pixels that anything may move."""


class Found(NamedTuple):
    """What was seen on one screen during one game."""

    players: int
    size: tuple[int, int]
    watched: int
    prompts: int
    moved: tuple[str, ...]
    """What moved too far, a line each."""
    farthest: float


def open_screens(visitors: Visitors, chair: Chair, sizes: Sequence[tuple[int, int]]) -> list[Page]:
    """Open the table of one seat on screens of several sizes, each of them watched."""
    pages = [visitors.open(f"/t/{chair.code}", Look(*size), (chair,), WATCH) for size in sizes]
    for page in pages:
        page.locator(".table .seat").first.wait_for()
    return pages


def _line(one: dict[str, Any]) -> str:
    return f"{one['key']} by {one['by']:.1f} px: {one['prompt']}"


def seen_on(page: Page, players: int) -> Found:
    """Return what has moved so far."""
    told = page.evaluate("() => window.stillness()")
    size = page.viewport_size
    assert size is not None
    return Found(
        players,
        (size["width"], size["height"]),
        told["watched"],
        told["prompts"],
        tuple(
            f"{one['key']} by {one['by']:.1f} px: {one['prompt']}"
            for one in told["moved"]
            if one["by"] > MOST
        ),
        max((one["by"] for one in told["moved"]), default=0.0),
    )


def play_on(person: Connected, pages: Sequence[Page], chance: random.Random, most: int) -> int:
    """Answer at random until the game is over or there were enough prompts; all screens are drawn between."""
    prompts = 0
    while person.decision is not None and prompts < most:
        if person.is_asked():
            for page in pages:
                page.evaluate(DRAWN)
            prompts += 1
            person.choose(chance.randrange(len(person.decision["options"])))
        person.at(person.version + 1)
    return prompts


def watch_game(
    visitors: Visitors, players: int, sizes: Sequence[tuple[int, int]] = SIZES, most: int = 10_000
) -> list[Found]:
    """Let a game be played before screens of several sizes, and return what moved on each."""
    chairs = new_table(visitors.url, people=1, players=players, rising_sun=players > 5)
    begin(visitors.url, chairs)
    with sitting_elsewhere(visitors.url, chairs) as (person,):
        pages = open_screens(visitors, chairs[0], sizes)
        person.quiet()
        play_on(person, pages, random.Random(players), most)
        found = [seen_on(page, players) for page in pages]
    for page in pages:
        page.context.close()
    return found


def _named(size: tuple[int, int]) -> str:
    return f"{size[0]} × {size[1]}"


def told(found: Sequence[Found]) -> str:
    """Return the page of results."""
    lines = [
        "# The table holds still",
        "",
        "A whole game each with 3, 5 and 8 players, on screens of seven sizes, looked at in every frame",
        "(`make stillness`). Watched: the crest, the name and the drops of every seat, the three buttons,",
        "and each card in hand. A card that is played leaves its place empty; only when cards are added",
        f"is the hand laid out again. The bar: {MOST:g} px.",
        "",
        "| players | screen | places watched | different sentences | farthest move |",
        "|---|---|---|---|---|",
    ]
    for one in found:
        cells = (one.players, _named(one.size), one.watched, one.prompts, f"{one.farthest:.1f} px")
        lines.append(f"| {' | '.join(map(str, cells))} |")
    moved = [f"- {one.players} players, {_named(one.size)}: {line}" for one in found for line in one.moved]
    lines += ["", *(["What moved too far:", "", *moved] if moved else ["Nothing moved farther than that."])]
    return "\n".join(lines) + "\n"


def run(players: Sequence[int]) -> list[Found]:
    """Watch games with these numbers of players on a server of their own."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        process = chanbara_server(f"sqlite:///{folder / 'tables.sqlite'}", folder)
        start(process)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium())
                visitors = Visitors(browser, process.url)
                found = [one for many in players for one in watch_game(visitors, many)]
                visitors.leave()
                browser.close()
        finally:
            process.stop()
    return found


def main() -> int:
    """Watch, print and keep the result; fail if anything moved."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="*", default=PLAYERS)
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    found = run(chosen.players)
    text = told(found)
    sys.stdout.write(text)
    if chosen.write:
        PAGE.write_text(text, encoding="utf-8")
    return int(any(one.moved for one in found))


if __name__ == "__main__":
    sys.exit(main())
