"""What a miner yields: puzzles that may hold, and why the others do not."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import msgspec

from chanbara.school.puzzle_fate import CannotList
from chanbara.school.puzzle_proof import faults, prove
from chanbara.school.puzzle_search import TooMuch

if TYPE_CHECKING:
    from chanbara.school.puzzle import Puzzle
    from chanbara.school.puzzle_proof import Proof

MOST_STEPS = 6000
"""The search budget of one proof."""
MOST_SECONDS = 2.0
"""Processor time of one proof: the tests recompute all of them."""
MOST_SOLUTION = 5
"""The longest solution: more than that is a game."""


class Rejected(Exception):
    """A candidate is no puzzle; the message is the reason, which is counted."""


class Find(NamedTuple):
    """A puzzle that was proved."""

    puzzle: Puzzle
    proof: Proof | None
    """None: a seat has to be named."""


Candidate: TypeAlias = Callable[[], Find]
"""Decides whether it is a puzzle; ``Rejected`` says why not."""


class Tally(msgspec.Struct):
    """How many candidates there were, and what became of them."""

    games: int = 0
    candidates: int = 0
    kept: int = 0
    rejected: dict[str, int] = {}
    """By reason."""

    def reject(self, reason: str) -> None:
        """Count a candidate that is no puzzle."""
        self.rejected[reason] = self.rejected.get(reason, 0) + 1


def proved(puzzle: Puzzle) -> Proof:
    """Return the proof of a candidate; ``Rejected`` says why there is none."""
    began = time.process_time()
    try:
        proof = prove(puzzle, MOST_STEPS)
        found = faults(puzzle, proof)
    except TooMuch:
        raise Rejected("too wide to prove") from None
    except CannotList:
        raise Rejected("goes on after a reshuffle") from None
    except ValueError:
        raise Rejected("too many worlds") from None
    if time.process_time() - began > MOST_SECONDS:
        raise Rejected("too slow to prove")
    if found:
        raise Rejected("not unique in every world")
    return proof
