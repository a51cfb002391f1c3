"""`make bench`: the speed of both engines, each against a peer on the same machine at the same time."""

from __future__ import annotations

import argparse
import gc
import platform
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

import chess

import chanbara
from bench import chess_games, core
from bench.figures import Play
from bench.ours import middle_of_reference, play_reference

RESULT = Path(__file__).parents[2] / "docs" / "results" / "bench.md"

ROUNDS, QUICK_ROUNDS = 31, 7
COPIES = 20_000
LEAST_DECISIONS = 2.7
"""Times python-chess's decisions per second."""
DEAREST_CLONE = 6.0
"""The factor over the cost of ``board.copy(stack=False)``."""
LEAST_WITH_EXPANSION = 0.85
"""The factor over the base game's decisions per second, with the same numbers of players."""
LENIENCE = 0.6
"""The tolerance for a short run on a busy machine."""
LENIENCE_BETWEEN_SETS = 0.9
"""The same between our own two sets: both slow down equally."""


def price(act: Callable[[], object], times: int) -> float:
    """Return the CPU time of an operation in microseconds."""
    began = time.process_time()
    for _ in range(times):
        act()
    return (time.process_time() - began) / times * 1e6


class Measured(NamedTuple):
    """One run."""

    sword: list[Play]
    risen: list[Play]
    """The same with Rising Sun."""
    chess: list[Play]
    clone: list[float]
    copy: list[float]

    @property
    def play_ratio(self) -> float:
        """The median of the ratios by round: neighbors in time see the same machine load."""
        return median(ours.speed / theirs.speed for ours, theirs in zip(self.sword, self.chess, strict=True))

    @property
    def expansion_ratio(self) -> float:
        """The same for play with Rising Sun against play without."""
        return median(risen.speed / base.speed for risen, base in zip(self.risen, self.sword, strict=True))

    @property
    def clone_ratio(self) -> float:
        """The same for the cost of a clone."""
        return median(ours / theirs for ours, theirs in zip(self.clone, self.copy, strict=True))


def measure(rounds: int, flat: core.Measured) -> Measured:
    """Measure alternately, after a warm-up round; our two sets alternate in going first."""
    game, board = middle_of_reference(), chess_games.middle()
    found = Measured([], [], [], [], [])
    for number in range(rounds + 1):
        gc.collect()
        first = play_reference(number, rising_sun=bool(number % 2))
        second = play_reference(number, rising_sun=not number % 2)
        sword, risen = (second, first) if number % 2 else (first, second)
        theirs = chess_games.play(number)
        clone = price(game.clone, COPIES)
        copy = price(lambda: board.copy(stack=False), COPIES)
        if number:
            found.sword.append(sword)
            found.risen.append(risen)
            found.chess.append(theirs)
            found.clone.append(clone)
            found.copy.append(copy)
        flat.round(number)
    return found


def others() -> list[tuple[str, float]]:
    """Return the cost of other operations, in microseconds."""
    game = middle_of_reference()
    view = chanbara.observe(game, 0)
    record, saved = game.record(), chanbara.dumps(game)
    acts: list[tuple[str, Callable[[], object]]] = [
        ("new_game", lambda: chanbara.new_game("sword", players=5, seed=7)),
        ("observe", lambda: chanbara.observe(game, 0)),
        ("seen", lambda: chanbara.seen(game, 0)),
        ("imagine", lambda: chanbara.imagine(view, 7)),
        ("record", game.record),
        ("replay of 70 choices", lambda: chanbara.replay(record)),
        ("dumps", lambda: chanbara.dumps(game)),
        ("loads", lambda: chanbara.loads(saved)),
    ]
    return [(name, median(price(act, 50) for _ in range(5))) for name, act in acts]


def report(found: Measured, lenience: float) -> tuple[list[str], bool]:
    """Return the tables, and whether the targets are met."""
    least, dearest = LEAST_DECISIONS * lenience, DEAREST_CLONE / lenience
    slowest = LEAST_WITH_EXPANSION * (LENIENCE_BETWEEN_SETS if lenience < 1 else 1)
    fast, cheap = found.play_ratio >= least, found.clone_ratio <= dearest
    steady = found.expansion_ratio >= slowest
    speeds = [f"{median(one.speed for one in plays):,.0f}" for plays in found[:3]]
    games = [f"{median(one.games / one.seconds for one in plays):,.1f}" for plays in found[:3]]
    prices = [f"{median(found.clone):.2f}", f"{median(found.copy):.2f}"]
    base, risen, theirs = speeds
    rows = [
        ["", "chanbara", "python-chess", "ratio", "bar", ""],
        ["---", "---:", "---:", "---:", "---:", "---"],
        [
            "decisions per CPU-second",
            base,
            theirs,
            f"{found.play_ratio:.2f}",
            f"≥ {least:.2f}",
            word(met=fast),
        ],
        ["games per CPU-second", games[0], games[2], "", "", ""],
        ["clone, µs", *prices, f"{found.clone_ratio:.2f}", f"≤ {dearest:.2f}", word(met=cheap)],
    ]
    sets = [
        ["", "with Rising Sun", "base game", "ratio", "bar", ""],
        ["---", "---:", "---:", "---:", "---:", "---"],
        [
            "decisions per CPU-second",
            risen,
            base,
            f"{found.expansion_ratio:.2f}",
            f"≥ {slowest:.2f}",
            word(met=steady),
        ],
        ["games per CPU-second", games[1], games[0], "", "", ""],
    ]
    lines = [
        *(f"| {' | '.join(row)} |" for row in rows),
        "",
        *(f"| {' | '.join(row)} |" for row in sets),
        "",
        "| also, in the middle of a game of five | µs |",
        "|---|---:|",
        *(f"| {name} | {microseconds:,.1f} |" for name, microseconds in others()),
    ]
    return lines, fast and cheap and steady


def word(*, met: bool) -> str:
    """Say whether a target is met."""
    return "met" if met else "MISSED"


EXPLANATION = """\
The reference engine: random play over 3 to 7 players through the public API, beside random play of
python-chess (the list of legal moves, `push`; ends without a move, with bare kings or after 75 moves without
progress). Only decisions with two or more options count. A clone is `Game.clone()` in the middle of a game of
five, beside `board.copy(stack=False)` after 40 moves. Rising Sun is played with the same numbers of players,
in turns with the base game. CPU time, all sides in turns, medians of the rounds and of their ratios.
"""


def main(words: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m checks.measure.bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few rounds, and lenient bars for busy machines")
    parser.add_argument("--write", action="store_true", help="keep the result in docs/results/bench.md")
    asked = parser.parse_args(words)
    rounds = QUICK_ROUNDS if asked.quick else ROUNDS
    flat = core.Measured()
    found = measure(rounds, flat)
    flat.close()
    flat_lines, is_flat_fast = core.report(flat, is_quick=asked.quick)
    lines, met = report(found, LENIENCE if asked.quick else 1.0)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    about = f"chanbara {chanbara.__version__}, python-chess {chess.__version__}, {python}, {rounds} rounds."
    text = "\n".join([about, "", core.explanation(), *flat_lines, "", EXPLANATION, *lines])
    print(text)
    if asked.write:
        command = "`make bench ARGS='--quick --write'`" if asked.quick else "`make bench ARGS=--write`"
        RESULT.parent.mkdir(parents=True, exist_ok=True)
        RESULT.write_text(f"# Bench\n\n{command}\n\n{text}\n", encoding="utf-8")
    return 0 if met and is_flat_fast else 1


if __name__ == "__main__":
    sys.exit(main())
