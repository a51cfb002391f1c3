"""The estimated rating of a mined puzzle: from the proof, and from which bots find the solution."""

from __future__ import annotations

from math import log2
from typing import TYPE_CHECKING

import msgspec

import chanbara
from chanbara.duel.bots.registry import make_bot as make_duel_bot
from chanbara.school.puzzle import HIGHEST, LOWEST, begin
from chanbara.sword.bots.registry import make_bot

if TYPE_CHECKING:
    from chanbara.school.puzzle import Puzzle
    from checks.mining.finds import Find

EASIEST = 800
PER_DOUBLING = 60
"""For each doubling of the number of first choices."""
PER_STEP = 90
"""For each choice of the solution beyond the first."""
TEMPTING = 200
"""If the best wrong choice nearly works."""
MISSED = {
    "sword": {"novice": 60, "greedy": 80, "detective": 120, "planner@64": 160},
    "duel": {"lookahead": 120, "solver": 160},
}
"""For each bot whose first choice is another one."""


def rated(find: Find) -> Puzzle:
    """Return the puzzle with its rating; one that names a seat is rated where it is mined."""
    if find.proof is None:
        return find.puzzle
    puzzle, first = find.puzzle, find.proof.nodes[0]
    rating = (
        EASIEST
        + PER_DOUBLING * log2(len(first.fails) + len(first.works))
        + PER_STEP * (len(puzzle.solution) - 1)
    )
    if first.chance is None:
        near = 1.0 - min(one.fails for one in first.fails.values()) / find.proof.worlds
    else:
        near = max(one.chance or 0.0 for one in first.fails.values()) / first.chance
    rating += TEMPTING * near + sum(MISSED[puzzle.game][name] for name in missed_by(puzzle))
    return msgspec.structs.replace(puzzle, rating=min(HIGHEST, max(LOWEST, round(rating / 10) * 10)))


def missed_by(puzzle: Puzzle) -> list[str]:
    """Return the bots that begin with something else than the solution."""
    game, solver = begin(puzzle), puzzle.solver
    assert game.decision is not None
    view, events = chanbara.observe(game, solver), chanbara.seen(game, solver)
    make = make_duel_bot if puzzle.game == "duel" else make_bot
    texts = game.decision.texts()
    return [
        name
        for name in MISSED[puzzle.game]
        if texts[make(name, "rating").choose(view, events)] != puzzle.solution[0]
    ]
