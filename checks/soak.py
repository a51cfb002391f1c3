"""`make soak`: random games under every invariant, and a table of all that happened in them."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress

import chanbara
from chanbara.sword.fingerprint import fingerprint
from checks.invariants import check_saved, even_tempered, fierce, play_checked
from checks.tally import COLUMNS, KEYS, Tally, windows

RESULT = Path(__file__).parents[1] / "docs" / "results" / "soak.md"

GAMES = 20_000
ONE_SAVED_IN = 40
ENOUGH_GAMES = 1_000
"""With fewer games the rarest things need not happen."""
TRIED = 0.1
"""The share of decisions at which every option is tried."""
TEMPERS = (even_tempered, fierce)
BATCH = 20
PLAYERS = (3, 4, 5, 6, 7)
SIZES = {"questions": "decisions", "steps": "steps", "events": "events"}
EXPLANATION = f"""\
Half of the games are played at random, the other half at random but fiercely (aiming at others, letting
attacks pass), so that rare ends come often enough. After each step every card lay in one place, and honor
and resilience added up. At each decision options were unique and in a stable order, and Harmless,
Difficulty, targets and options were those of the naive second opinion (`tests/oracle.py`); at {TRIED:.0%}
of the decisions every option was tried on a clone. Set-up, wounds, ends and scores agreed with the second
opinion too, clones were independent, and every record replayed to its game. In the tables nothing may be at
zero, and nothing else may happen.
"""


class Batch(NamedTuple):
    """Games that one process plays in one go: the first number, how many, and which of them are saved."""

    first: int
    games: int
    saved: frozenset[int]


def play(number: int, tally: Tally, *, saved: bool) -> None:
    """Play the game with this number: number of players, temper and chance all follow from it."""
    players = PLAYERS[number % len(PLAYERS)]
    temper = TEMPERS[number // len(PLAYERS) % len(TEMPERS)]
    game = chanbara.new_game("sword", players=players, seed=f"soak {number}")
    try:
        play_checked(game, random.Random(number), tally, temper, TRIED)
        if saved:
            check_saved(game)
    except Exception as error:
        asked = game.decision
        error.add_note(
            f"at {asked} of a game of {players}; once more: make soak ARGS='--games 1 --first {number}'"
        )
        raise


def play_batch(batch: Batch) -> tuple[int, Tally]:
    """Play some games and return how many, and what happened in them."""
    tally = Tally()
    for number in range(batch.first, batch.first + batch.games):
        play(number, tally, saved=number in batch.saved)
    return batch.games, tally


def batches(first: int, games: int, saved: int) -> list[Batch]:
    """Return all games in batches, the saved ones spread evenly over them."""
    chosen = (
        frozenset(first + number * games // saved for number in range(saved)) if saved else frozenset[int]()
    )
    last = first + games
    return [Batch(start, min(BATCH, last - start), chosen) for start in range(first, last, BATCH)]


def soak(first: int, games: int, saved: int, jobs: int) -> Tally:
    """Play all games on so many processes."""
    tally = Tally()
    with (
        multiprocessing.get_context("fork").Pool(jobs) as pool,
        Progress(console=Console(stderr=True)) as progress,
    ):
        task = progress.add_task("random games", total=games)
        for played, part in pool.imap_unordered(play_batch, batches(first, games, saved)):
            tally.add(part)
            progress.advance(task, played)
    return tally


# --- the report ---------------------------------------------------------------------------------------------


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Return a table in Markdown."""
    ruler = ["---", *("---:" for _ in head[1:])]
    return [f"| {' | '.join(row)} |" for row in (head, ruler, *rows)] + [""]


def report(tally: Tally) -> list[str]:
    """Return everything that was counted, section by section."""
    counts = tally.counts
    lines = ["## Cards", ""]
    rows = [
        [
            key,
            *(
                f"{counts['cards', key, column]:,}" if key in keys else "–"
                for column, keys in COLUMNS.items()
            ),
        ]
        for key in KEYS
    ]
    lines += table(["card", *COLUMNS], rows)
    lines += [
        "## Windows and abilities",
        "",
        "Counted where without them something else would have happened.",
        "",
    ]
    lines += table(
        ["window", "whose", "times"],
        [[field, user, f"{counts['windows', field, user]:,}"] for field, user in windows()],
    )
    for section in ("questions", "steps", "events", "endings", "winners", "players"):
        lines += [f"## {section.capitalize()}", ""]
        names = [row for part, row, _ in tally.wanted() if part == section]
        lines += table([section, "times"], [[name, f"{counts[section, name, '']:,}"] for name in names])
    return lines


def total(tally: Tally, section: str) -> int:
    """Return the sum of a section."""
    return sum(count for (part, _, _), count in tally.counts.items() if part == section)


def summary(tally: Tally, games: int, saved: int, seconds: float, jobs: int) -> list[str]:
    """Return the run in a few sentences."""
    played = (
        f"{games:,} random games over 3 to 7 players, {saved:,} of them saved and loaded at every decision"
    )
    sizes = ", ".join(f"{total(tally, what):,} {name}" for what, name in SIZES.items())
    made = f"Version {chanbara.__version__}, rules {fingerprint()}; {seconds:,.0f} s with {jobs} processes."
    return [f"{played}: {sizes}.", made, "", EXPLANATION]


def main(words: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m checks.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many (default {GAMES:,})")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (default 0)")
    parser.add_argument("--saved", type=int, help="saved and loaded at every decision (default one in 40)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 2, help="processes (default one per core)"
    )
    parser.add_argument("--write", action="store_true", help="keep the result in docs/results/soak.md")
    asked = parser.parse_args(words)
    saved = -(-asked.games // ONE_SAVED_IN) if asked.saved is None else min(asked.saved, asked.games)
    began = time.monotonic()
    tally = soak(asked.first, asked.games, saved, asked.jobs)
    seconds = time.monotonic() - began
    lines = [*summary(tally, asked.games, saved, seconds, asked.jobs), *report(tally)]
    print("\n".join(lines))
    if asked.write:
        command = f"make soak ARGS='--games {asked.games} --saved {saved} --jobs {asked.jobs} --write'"
        RESULT.parent.mkdir(parents=True, exist_ok=True)
        RESULT.write_text(
            "\n".join(["# Soak", "", f"`{command}`", "", *lines]).rstrip() + "\n", encoding="utf-8"
        )
    return verdict(tally, asked.games)


def verdict(tally: Tally, games: int) -> int:
    """Say what never happened but should have, and what should not have; 1 where there is any."""
    missing = tally.missing() if games >= ENOUGH_GAMES else []
    for section, row, column in missing:
        print(f"never happened: {section}, {row} {column}".rstrip())
    for section, row, column in tally.unexpected():
        print(f"should not have happened: {section}, {row} {column}".rstrip())
    return 1 if missing or tally.unexpected() else 0


if __name__ == "__main__":
    sys.exit(main())
