"""`make bench`: how fast the engine is, beside python-chess on the same machine in the same minutes."""

from __future__ import annotations

import argparse
import gc
import platform
import random
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

import chess

import chanbara

RESULT = Path(__file__).parents[1] / "docs" / "results" / "bench.md"

PLAYERS = (3, 4, 5, 6, 7)
ROUNDS, QUICK_ROUNDS = 31, 7
SWORD_GAMES, CHESS_GAMES = 200, 20
COPIES = 20_000
SEVENTY_FIVE_MOVES = 150
LEAST_DECISIONS = 2.5
"""Times python-chess's decisions per second."""
DEAREST_CLONE = 6.0
"""Times the price of ``board.copy(stack=False)``."""
LEAST_WITH_EXPANSION = 0.85
"""Times the base game's decisions per second, with the same numbers of players."""
LENIENCE = 0.6
"""What a short run on a busy machine may miss the bars by."""
LENIENCE_BETWEEN_SETS = 0.9
"""The same between our own two sets: what slows one slows the other as much."""


class Play(NamedTuple):
    """What was played, and in how much CPU time."""

    decisions: int
    """With two or more options."""
    games: int
    seconds: float

    @property
    def speed(self) -> float:
        """Decisions per CPU-second."""
        return self.decisions / self.seconds


def play_sword(seed: int, *, rising_sun: bool = False) -> Play:
    """Play random games over all numbers of players of the base game."""
    chance = random.Random(seed).random
    decisions = 0
    began = time.process_time()
    for number in range(SWORD_GAMES):
        players = PLAYERS[number % len(PLAYERS)]
        game = chanbara.new_game("sword", players=players, seed=seed * 1000 + number, rising_sun=rising_sun)
        while (decision := game.decision) is not None:
            count = len(decision.options)
            if count > 1:
                decisions += 1
                game.apply(int(chance() * count))
            else:
                game.apply(0)
    return Play(decisions, SWORD_GAMES, time.process_time() - began)


def play_chess(seed: int) -> Play:
    """Play random games until there is no move, too long without progress, or only the kings are left."""
    chance = random.Random(seed).random
    decisions = 0
    began = time.process_time()
    for _ in range(CHESS_GAMES):
        board = chess.Board()
        while moves := list(board.legal_moves):
            count = len(moves)
            if count > 1:
                decisions += 1
                board.push(moves[int(chance() * count)])
            else:
                board.push(moves[0])
            if board.halfmove_clock >= SEVENTY_FIVE_MOVES or board.occupied == board.kings:
                break
    return Play(decisions, CHESS_GAMES, time.process_time() - began)


def price(act: Callable[[], object], times: int) -> float:
    """Return the CPU time of an act in microseconds."""
    began = time.process_time()
    for _ in range(times):
        act()
    return (time.process_time() - began) / times * 1e6


def middle_of_a_game() -> chanbara.Game:
    """Return a game of five after 70 choices."""
    rng = random.Random(7)
    game = chanbara.new_game("sword", players=5, seed=7)
    for _ in range(70):
        assert game.decision is not None, "this game is longer"
        game.apply(rng.randrange(len(game.decision.options)))
    return game


def middle_of_chess() -> chess.Board:
    """Return a board after 40 moves of both sides together."""
    rng = random.Random(7)
    board = chess.Board()
    for _ in range(40):
        board.push(rng.choice(list(board.legal_moves)))
    return board


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
        """The median of the rounds' ratios: neighbours in time share the machine's mood."""
        return median(ours.speed / theirs.speed for ours, theirs in zip(self.sword, self.chess, strict=True))

    @property
    def expansion_ratio(self) -> float:
        """The same for play with Rising Sun beside play without."""
        return median(risen.speed / base.speed for risen, base in zip(self.risen, self.sword, strict=True))

    @property
    def clone_ratio(self) -> float:
        """The same for the price of a clone."""
        return median(ours / theirs for ours, theirs in zip(self.clone, self.copy, strict=True))


def measure(rounds: int) -> Measured:
    """Measure in turns, first a round for warming up; our two sets take turns at going first."""
    game, board = middle_of_a_game(), middle_of_chess()
    found = Measured([], [], [], [], [])
    for number in range(rounds + 1):
        gc.collect()
        first = play_sword(number, rising_sun=bool(number % 2))
        second = play_sword(number, rising_sun=not number % 2)
        sword, risen = (second, first) if number % 2 else (first, second)
        theirs = play_chess(number)
        clone = price(game.clone, COPIES)
        copy = price(lambda: board.copy(stack=False), COPIES)
        if number:
            found.sword.append(sword)
            found.risen.append(risen)
            found.chess.append(theirs)
            found.clone.append(clone)
            found.copy.append(copy)
    return found


def others() -> list[tuple[str, float]]:
    """Return the price of what is good to know, in microseconds."""
    game = middle_of_a_game()
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
    """Return the tables, and whether the bars are met."""
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
    """Say whether a bar is met."""
    return "met" if met else "MISSED"


EXPLANATION = """\
Random play over 3 to 7 players through the public API, beside random play of python-chess (the list of
legal moves, `push`; ends without a move, with bare kings or after 75 moves without progress). Only
decisions with two or more options count. A clone is `Game.clone()` in the middle of a game of five, beside
`board.copy(stack=False)` after 40 moves. Rising Sun is played with the same numbers of players, in turns
with the base game. CPU time, all sides in turns, medians of the rounds and of their ratios.
"""


def main(words: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m checks.bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few rounds, and lenient bars for busy machines")
    parser.add_argument("--write", action="store_true", help="keep the result in docs/results/bench.md")
    asked = parser.parse_args(words)
    rounds = QUICK_ROUNDS if asked.quick else ROUNDS
    lines, met = report(measure(rounds), LENIENCE if asked.quick else 1.0)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    about = f"chanbara {chanbara.__version__}, python-chess {chess.__version__}, {python}, {rounds} rounds."
    text = "\n".join([EXPLANATION, about, "", *lines])
    print(text)
    if asked.write:
        command = "`make bench ARGS='--quick --write'`" if asked.quick else "`make bench ARGS=--write`"
        RESULT.parent.mkdir(parents=True, exist_ok=True)
        RESULT.write_text(f"# Bench\n\n{command}\n\n{text}\n", encoding="utf-8")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
