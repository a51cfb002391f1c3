"""`make soak`: random games of both engines under every invariant, and tables of all that happened."""

from __future__ import annotations

import argparse
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
from chanbara.pool import Job, local_pool
from chanbara.sword.fingerprint import fingerprint
from checks.soak import flat_soak
from checks.soak.invariants import check_saved, even_tempered, fierce, play_checked
from checks.soak.tally import CATALOGS, Tally, columns
from checks.soak.windows import windows

RESULT = Path(__file__).parents[2] / "docs" / "results" / "soak.md"

GAMES = 20_000
FLAT_GAMES_EACH = 50
"""In a short run: games of the flat core for each game of a set."""
ONE_SAVED_IN, ONE_SAVED_IN_SHORT = 40, 100
"""Saving and loading a game at every decision takes as long as twenty games: in short runs it is rarer."""
ENOUGH_GAMES = 1_000
"""With fewer games nothing in particular has to happen; rare things only in a full run."""
TRIED = 0.05
"""The share of decisions at which every option is tried."""
TEMPERS = (even_tempered, fierce)
BATCH = 20
SETS = {"base": False, "rising_sun": True}
PLAYERS = {False: (3, 4, 5, 6, 7), True: (3, 4, 5, 6, 7, 8)}
"""Without the expansion, and with it."""
ONE_WITH_RIKYU_IN = 4
MEETINGS = (
    ("tomoe", "ushiwaka"),
    ("hanzo", "kanbei"),
    ("yukimura", "motonari"),
    ("gracia", "shingen"),
    ("nobunaga", "shima"),
    ("okuni", "lady_chacha"),
)
ONE_MEETING_IN = 7
"""In one game in this many, two characters who seldom meet are seated; all others are dealt at random."""
TITLES = {False: "Base game", True: "Rising Sun"}
SIZES = {"questions": "decisions", "steps": "steps", "events": "events"}
EXPLANATION = f"""\
Half of the games are played at random, the other half at random but aggressively (aiming at others, letting
attacks pass), so that rare endings happen often enough. After each step every card was in one place, and
honor and resilience added up. At each decision options were unique and in a stable order, and Harmless,
Difficulty, targets and options were those of the naive second opinion (`tests/oracle.py`); at {TRIED:.0%} of
the decisions every option was tried on a clone. Setup, wounds, endings and scores agreed with the second
opinion too, clones were independent, and every record reproduced its game. With Rising Sun any character can
be dealt, and in a quarter of the games Rikyū takes part. No row of the tables may be zero, and nothing else
may happen.
"""


class Batch(NamedTuple):
    """Games that one process plays in one go: the first number, how many, and which of them are saved."""

    first: int
    games: int
    saved: frozenset[int]
    rising_sun: bool


def meeting(number: int, players: int) -> tuple[str | None, ...] | None:
    """Return the characters that must be at the table of this number, if any."""
    if number % ONE_MEETING_IN:
        return None
    return (*MEETINGS[number // ONE_MEETING_IN % len(MEETINGS)], *([None] * (players - 2)))


def play(number: int, tally: Tally, *, saved: bool) -> None:
    """Play the game with this number, which determines the number of players, the style and the seed."""
    counts = PLAYERS[tally.rising_sun]
    players, other = counts[number % len(counts)], number // len(counts)
    game = chanbara.new_game(
        "sword",
        players=players,
        seed=f"soak {number}",
        rising_sun=tally.rising_sun,
        rikyu=other // len(TEMPERS) % ONE_WITH_RIKYU_IN == 0,
        characters=meeting(number, players) if tally.rising_sun else None,
    )
    try:
        play_checked(game, random.Random(number), tally, TEMPERS[other % len(TEMPERS)], TRIED)
        if saved:
            check_saved(game)
    except Exception as error:
        asked = game.decision
        name = next(name for name, rising_sun in SETS.items() if rising_sun is tally.rising_sun)
        error.add_note(
            f"at {asked} of a game of {players}; once more:"
            f" make soak ARGS='--set {name} --games 1 --first {number} --flat-games 0'"
        )
        raise


def play_batch(batch: Batch) -> Tally:
    """Play some games and return what happened in them."""
    tally = Tally(rising_sun=batch.rising_sun)
    for number in range(batch.first, batch.first + batch.games):
        play(number, tally, saved=number in batch.saved)
    return tally


def batches(first: int, games: int, saved: int, *, rising_sun: bool) -> list[Batch]:
    """Return all games in batches, the saved ones spread evenly over them."""
    chosen = (
        frozenset(first + number * games // saved for number in range(saved)) if saved else frozenset[int]()
    )
    last = first + games
    return [Batch(start, min(BATCH, last - start), chosen, rising_sun) for start in range(first, last, BATCH)]


def soak(first: int, games: int, saved: int, jobs: int, *, rising_sun: bool = False) -> Tally:
    """Play all games on this many processes."""
    tally = Tally(rising_sun=rising_sun)
    with local_pool(jobs) as pool, Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(f"random games, {TITLES[rising_sun]}", total=games)
        parts = batches(first, games, saved, rising_sun=rising_sun)
        for job, part in pool.completed(Job(play_batch, batch) for batch in parts):
            tally.add(part)
            progress.advance(task, job.args[0].games)
    assert total(tally, "players") == games, f"{total(tally, 'players')} of {games} games were played"
    return tally


# --- the report ---------------------------------------------------------------------------------------------


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Return a table in Markdown."""
    ruler = ["---", *("---:" for _ in head[1:])]
    return [f"| {' | '.join(row)} |" for row in (head, ruler, *rows)] + [""]


def report(tally: Tally) -> list[str]:
    """Return all counts, section by section."""
    counts = tally.counts
    cards = columns(rising_sun=tally.rising_sun)
    rows = [
        [key, *(f"{counts['cards', key, name]:,}" if key in keys else "–" for name, keys in cards.items())]
        for key in cards["drawn"]
    ]
    lines = ["### Cards", "", *table(["card", *cards], rows)]
    lines += [
        "### Windows and abilities",
        "",
        "Counted if something else would have happened without them.",
        "",
    ]
    lines += table(
        ["window", "whose", "times"],
        [
            [field, user, f"{counts['windows', field, user]:,}"]
            for field, user in windows(CATALOGS[tally.rising_sun])
        ],
    )
    sections = ("questions", "verbs", "interrupts", "steps", "events", "endings", "winners", "players")
    for section in sections:
        names = [row for part, row, _ in tally.wanted() if part == section]
        if names:
            lines += [f"### {section.capitalize()}", ""]
            lines += table([section, "times"], [[name, f"{counts[section, name, '']:,}"] for name in names])
    return lines


def total(tally: Tally, section: str) -> int:
    """Return the sum of a section."""
    return sum(count for (part, _, _), count in tally.counts.items() if part == section)


def summary(tally: Tally, games: int, saved: int, seconds: float, jobs: int) -> list[str]:
    """Return a summary of the games of one set."""
    counts = PLAYERS[tally.rising_sun]
    played = (
        f"{games:,} random games over {counts[0]} to {counts[-1]} players,"
        f" {saved:,} of them saved and loaded at every decision"
    )
    sizes = ", ".join(f"{total(tally, what):,} {name}" for what, name in SIZES.items())
    return [f"{played}: {sizes}; {seconds:,.0f} s with {jobs} processes.", ""]


def arguments() -> argparse.ArgumentParser:
    """Return the command-line parser."""
    parser = argparse.ArgumentParser(prog="python -m checks.soak.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many of each set (default {GAMES:,})")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (default 0)")
    parser.add_argument(
        "--saved", type=int, help="saved and loaded at every decision (default one in 40 of a full run)"
    )
    parser.add_argument(
        "--flat-games",
        type=int,
        help=f"of the flat core (default {flat_soak.FULL:,}, in short runs {FLAT_GAMES_EACH} for each game)",
    )
    parser.add_argument(
        "--flat-first", type=int, default=0, help="the number of the first of them (default 0)"
    )
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 2, help="processes or threads (default one per core)"
    )
    parser.add_argument("--set", choices=[*SETS, "both"], default="both", help="default both")
    parser.add_argument("--write", action="store_true", help="keep the result in docs/results/soak.md")
    return parser


def main(words: Sequence[str] | None = None) -> int:
    """Run the command."""
    asked = arguments().parse_args(words)
    is_full = asked.games >= GAMES
    one_in = ONE_SAVED_IN if is_full else ONE_SAVED_IN_SHORT
    saved = -(-asked.games // one_in) if asked.saved is None else min(asked.saved, asked.games)
    flat_games = flat_soak.FULL if is_full else FLAT_GAMES_EACH * asked.games
    flat_games = flat_games if asked.flat_games is None else asked.flat_games
    lines = [f"Version {chanbara.__version__}, rules {fingerprint()}.", ""]
    if flat_games:
        lines += flat_soak.report(asked.flat_first, flat_games, asked.jobs)
    failed = 0
    if asked.games:
        lines += ["## The reference engine", "", EXPLANATION]
        for rising_sun in SETS.values() if asked.set == "both" else [SETS[asked.set]]:
            found, is_wrong = soak_set(asked.first, asked.games, saved, asked.jobs, rising_sun=rising_sun)
            lines += found
            failed |= is_wrong
    print("\n".join(lines))
    if asked.write:
        command = f"make soak ARGS='--games {asked.games} --saved {saved} --flat-games {flat_games}"
        command += f" --jobs {asked.jobs} --write'"
        RESULT.parent.mkdir(parents=True, exist_ok=True)
        RESULT.write_text(
            "\n".join(["# Soak", "", f"`{command}`", "", *lines]).rstrip() + "\n", encoding="utf-8"
        )
    return failed


def soak_set(first: int, games: int, saved: int, jobs: int, *, rising_sun: bool) -> tuple[list[str], int]:
    """Play the games of one set; return its section of the result, and 1 if something is wrong."""
    began = time.monotonic()
    tally = soak(first, games, saved, jobs, rising_sun=rising_sun)
    seconds = time.monotonic() - began
    lines = [f"## {TITLES[rising_sun]}", "", *summary(tally, games, saved, seconds, jobs), *report(tally)]
    return lines, verdict(tally, games)


def verdict(tally: Tally, games: int) -> int:
    """Report what never happened but should have, and what should not have; return 1 if there is any."""
    missing = tally.missing(rare=games >= GAMES) if games >= ENOUGH_GAMES else []
    for section, row, column in missing:
        print(f"{TITLES[tally.rising_sun]}, never happened: {section}, {row} {column}".rstrip())
    for section, row, column in tally.unexpected():
        print(f"{TITLES[tally.rising_sun]}, should not have happened: {section}, {row} {column}".rstrip())
    return 1 if missing or tally.unexpected() else 0


if __name__ == "__main__":
    sys.exit(main())
