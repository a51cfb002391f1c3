"""Mine puzzles from games of bots: ``make mine ARGS="duel --games 100"``.

Every game has the seed ``SEED:NUMBER``, so the same command finds the same puzzles. What was found and
counted is kept in the folder; the next run goes on after the last game.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from checks.mining.finds import Rejected, Tally
from checks.mining.rating import rated
from checks.mining.sources import SOURCES
from checks.mining.written import pattern, write

if TYPE_CHECKING:
    from collections.abc import Sequence


class Progress(msgspec.Struct):
    """What a folder contains."""

    next: int = 0
    """The number of the next game."""
    tally: Tally = msgspec.field(default_factory=Tally)
    patterns: list[str] = []
    """Of the puzzles that were kept."""
    seconds: float = 0.0
    """Processor time."""


def mine(source: str, number: int, progress: Progress, seed: str, folder: Path) -> None:
    """Examine one game."""
    tally = progress.tally
    tally.games += 1
    for place, candidate in enumerate(SOURCES[source](f"{seed}:{number}")):
        tally.candidates += 1
        try:
            find = candidate()
        except Rejected as reason:
            tally.reject(str(reason))
            continue
        if pattern(find.puzzle) in progress.patterns:
            tally.reject("a near-duplicate")
            continue
        tally.kept += 1
        progress.patterns.append(pattern(find.puzzle))
        write(folder, f"{source}-{number}-{place}", rated(find))


def report(source: str, progress: Progress) -> str:
    """Return the yield as rows of a table."""
    tally = progress.tally
    head = (
        f"| {source} | {tally.games:,} games, {progress.seconds:,.0f} s | {tally.candidates:,} candidates |"
    )
    rows = [
        f"| | {reason} | {count:,} |"
        for reason, count in sorted(tally.rejected.items(), key=lambda one: -one[1])
    ]
    return "\n".join([head, *rows, f"| | **kept** | {tally.kept:,} |"])


def main(arguments: Sequence[str] | None = None) -> int:
    """Mine some games, and print the yield."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", choices=SOURCES, help="what to mine")
    parser.add_argument("--games", type=int, default=100, help="the number of games (100)")
    parser.add_argument("--seed", default="mine", help="the seed of all games (mine)")
    parser.add_argument("--into", type=Path, default=Path("mined"), help="the folder (mined)")
    options = parser.parse_args(arguments)
    folder = options.into / f"{options.source}-{options.seed}"
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "progress.json"
    progress = msgspec.json.decode(kept.read_bytes(), type=Progress) if kept.is_file() else Progress()
    while progress.next < options.games:
        began = time.process_time()
        mine(options.source, progress.next, progress, options.seed, folder)
        progress.next += 1
        progress.seconds += time.process_time() - began
        kept.write_bytes(msgspec.json.format(msgspec.json.encode(progress)))
    print(report(options.source, progress))
    return 0


if __name__ == "__main__":
    sys.exit(main())
