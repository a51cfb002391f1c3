"""How long the server in a browser lets the page wait while bots think: ``make static-delays``.

A browser asks the server in its worker something every 20 milliseconds, while seven planners play at a table
of eight with Rising Sun, from the deal on, and while such a game is analyzed. ``--write`` keeps
docs/results/offline-delays.md.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any, NamedTuple

from playwright.sync_api import sync_playwright

import chanbara
from chanbara.sword.bots.registry import make_bot
from checks.setup.parts import chromium
from checks.static import build
from checks.static.bundle import ROOT
from checks.static.host import static_host
from checks.static.lab import Lab

if TYPE_CHECKING:
    from collections.abc import Sequence

FILE = ROOT / "docs" / "results" / "offline-delays.md"
SECONDS = 60.0
PLAYERS = 8
OPTIONS: dict[str, Any] = {
    "game": {"game": "sword", "players": PLAYERS, "rising_sun": True},
    "pauses": {"least": 0.2, "most": 0.4},
    "bots": [None, *["planner"] * (PLAYERS - 1)],
}
LONGEST = 100.0
"""Milliseconds: the bar."""
LARGEST = 150_000_000
"""Bytes of WebAssembly memory: the bar."""
HEAD = """# Answers while bots think, without a server

`make static-delays ARGS=--write` wrote this page. Chromium asks the [server in its worker](../offline.md)
something every 20 milliseconds, and does not wait for the answer before. Meanwhile seven planners with 2,048
rollouts play at a table of eight with Rising Sun, from the deal on, with pauses of 0.2 to 0.4 seconds; the
eighth player answers at once. Then such a game is analyzed. In the last column is the WebAssembly memory of
both workers. The bars are {longest:.0f} milliseconds and {largest} MB.

| meanwhile | answers | median, ms | 99th percentile, ms | longest, ms | memory, MB |
|---|---:|---:|---:|---:|---:|
"""


class Delays(NamedTuple):
    """How long answers took, in milliseconds, and the memory after them, in bytes."""

    answers: int
    median: float
    late: float
    """The 99th percentile."""
    longest: float
    heap: int


def measured(took: Sequence[float], heap: int) -> Delays:
    """Return the figures of some answers."""
    return Delays(len(took), median(took), quantiles(took, n=100)[-1], max(took), heap)


def record_of(players: int, seed: str) -> str:
    """Return a game of detectives to its end."""
    game = chanbara.new_game("sword", players=players, seed=seed, rising_sun=players == PLAYERS)
    bots = [make_bot("detective", f"{seed} {seat}") for seat in range(players)]
    while game.decision is not None:
        seat = game.decision.seat
        game.apply(bots[seat].choose(chanbara.observe(game, seat), chanbara.seen(game, seat)))
    return game.record()


def measure(seconds: float) -> dict[str, Delays]:
    """Measure at a table and during an analysis."""
    build.ensure()
    with static_host() as host, sync_playwright() as playwright:
        lab = Lab(playwright.chromium.launch(executable_path=chromium()), host.url)
        table = lab.play(OPTIONS, seconds)["took"]
        at_table = measured(table, lab.heap())
        review = lab.review(record_of(PLAYERS, "delays"))["took"]
        return {"seven planners play": at_table, "a game of eight is analyzed": measured(review, lab.heap())}


def page_of(found: dict[str, Delays]) -> str:
    """Return the result as a page."""
    lines = [
        f"| {name} | {one.answers:,} | {one.median:.1f} | {one.late:.0f} | {one.longest:.0f} |"
        f" {one.heap / 1e6:.0f} |\n"
        for name, one in found.items()
    ]
    return HEAD.format(longest=LONGEST, largest=LARGEST // 1_000_000) + "".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and say whether the bars hold."""
    parser = argparse.ArgumentParser(description="answers of the server in a browser while bots think")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--write", action="store_true", help=f"write {FILE.relative_to(ROOT)}")
    given = parser.parse_args(arguments)
    found = measure(given.seconds)
    text = page_of(found)
    if given.write:
        Path(FILE).write_text(text, encoding="utf-8")
    sys.stdout.write(text)
    return int(any(one.longest > LONGEST or one.heap > LARGEST for one in found.values()))


if __name__ == "__main__":
    sys.exit(main())
