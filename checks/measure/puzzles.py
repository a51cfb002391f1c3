"""Prove every puzzle of the school: ``make puzzles``, with ``ARGS=--write`` to store the proofs.

For each puzzle every world that is possible for the solver is played, or 10,000 of them: the solution must
work in all of them, and every other first choice must fail in one. With ``--write`` the results are also
written to docs/results/puzzles.md.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from chanbara.school.puzzle import puzzles
from chanbara.school.puzzle_proof import Proof, faults, prove
from chanbara.sword.school.ronin import Deduction, deduction, ronin_faults

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.school.puzzle import Puzzle

ROOT = Path(__file__).parents[2]
PROOFS = ROOT / "src" / "chanbara" / "school" / "puzzles" / "proofs"
RESULTS = ROOT / "docs" / "results" / "puzzles.md"

OPENING = """\
# The puzzles, proved

Made by `make puzzles ARGS=--write`; [puzzles.md](../puzzles.md) says what is proved and how.
In each row the solution reaches the goal in every world, and each other first choice misses it in at least
one: the last column has the number of other first choices, and in how many worlds the best of them fails. For
a duel it has the exact probabilities of the best choice and of the next best; where a seat is named, the
probabilities of the solution and of the next likeliest seat.

| puzzle | kind | worlds | others |
|---|---|---|---|
"""


def row(key: str, puzzle: Puzzle, found: Proof | Deduction) -> str:
    """Return the result of a puzzle as a row of the table."""
    if isinstance(found, Deduction):
        likely, next_likely = (found.now[seat][puzzle.kind] for seat in found.ranking(puzzle.kind)[:2])
        return f"| {key} | {puzzle.kind} | – | {likely:.2f}, next {next_likely:.2f} |"
    first = found.nodes[0]
    if first.chance is not None:
        best, next_best = first.chance, max(one.chance or 0.0 for one in first.fails.values())
        return f"| {key} | {puzzle.kind} | every order of the decks | {best:.4f}, next {next_best:.4f} |"
    worlds = f"{found.worlds:,} drawn" if puzzle.draws else f"all {found.worlds:,}"
    least = min(one.fails for one in first.fails.values())
    return f"| {key} | {puzzle.kind} | {worlds} | {len(first.fails)}, the best fails in {least:,} |"


def examined(puzzle: Puzzle) -> tuple[Proof | Deduction, list[str]]:
    """Return the proof of a puzzle, and its faults."""
    if puzzle.goal is None:
        found = deduction(puzzle)
        return found, ronin_faults(puzzle, found)
    proof = prove(puzzle)
    return proof, faults(puzzle, proof)


def main(arguments: Sequence[str] | None = None) -> int:
    """Prove all of them, or those named; return 1 if one has faults."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", help="which puzzles (all)")
    parser.add_argument("--write", action="store_true", help="keep proofs and results")
    options = parser.parse_args(arguments)
    wrong, rows = 0, []
    for key in options.keys or puzzles():
        began = time.perf_counter()
        found, troubles = examined(puzzles()[key])
        rows.append(row(key, puzzles()[key], found))
        print(f"{time.perf_counter() - began:6.1f} s  {rows[-1]}")
        for trouble in troubles:
            print(f"          {trouble}")
        wrong += bool(troubles)
        if options.write:
            PROOFS.mkdir(exist_ok=True)
            data = msgspec.json.format(msgspec.json.encode(found), indent=1)
            (PROOFS / f"{key}.json").write_bytes(data + b"\n")
    if options.write and not options.keys:
        RESULTS.write_text(OPENING + "\n".join(rows) + "\n", encoding="utf-8")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
