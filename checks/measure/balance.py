"""Run the lab on the printed game, base and Rising Sun, and write docs/balance.md: ``make balance``."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from chanbara.sim.lab.report.write import SUMMARY

PAGE = Path(__file__).parents[2] / "docs" / "balance.md"
GAMES = 200_000
SETS = {"base": ("--players", "3-7"), "rising-sun": ("--players", "3-8", "--rising-sun")}
"""By the folder of its report."""
HEAD = """\
# Is the printed game balanced?

A summary of what [the lab](lab.md) measures for the printed game: who wins, which characters are too strong,
how long games are, how they end, and what each ruling changes. Bots play these games: people who play
differently get different results.

This page is generated: `make balance{args}` plays the games and writes it. The commands below make the full
reports, with charts, the effect of each card, and all data.
"""


def summary_of(name: str, words: tuple[str, ...], folder: Path) -> str:
    """Run the lab, and return its summary."""
    script = "from chanbara.cli import main; main()"
    command = [sys.executable, "-c", script, "lab", *SETS[name], *words, "--out", name]
    subprocess.run(command, cwd=folder, check=True)
    return (folder / name / SUMMARY).read_text(encoding="utf-8")


def main() -> int:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="of each set")
    parser.add_argument("--bots", default="detective")
    parser.add_argument("--out", type=Path, default=PAGE)
    asked = parser.parse_args()
    words = ("--bots", asked.bots, "--games", str(asked.games))
    args = "" if asked.games == GAMES else f" ARGS='--games {asked.games}'"
    with TemporaryDirectory() as folder:
        parts = [summary_of(name, words, Path(folder)) for name in SETS]
    asked.out.write_text("\n".join([HEAD.format(args=args), *parts]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
