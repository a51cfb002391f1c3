"""Playing a puzzle: a solver's choices from the start, and their result. It is stateless."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from chanbara.kernel.errors import IllegalChoice
from chanbara.school.puzzle import begin, puzzles
from chanbara.school.puzzle_goal import standing
from chanbara.school.puzzle_proof import go_on, proofs
from chanbara.school.puzzle_worlds import lay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.kernel.game import Game
    from chanbara.school.puzzle import Puzzle
    from chanbara.school.puzzle_proof import Failing


class NotOffered(Exception):
    """An illegal choice, with the rule that forbids it and the reason."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason


class Finished(Exception):
    """A choice after the puzzle was solved or failed."""


class Played(NamedTuple):
    """The state of a puzzle."""

    game: Game
    verdict: Literal["open", "solved", "failed"]
    failing: Failing | None = None
    """Why it failed."""


def play(key: str, choices: Sequence[str], language: str) -> Played:
    """Play a puzzle with these choices; ``NotOffered`` says which rule forbids one of them."""
    puzzle = puzzles()[key]
    game = begin(puzzle)
    since = len(game.table.events)
    goal = puzzle.goal
    assert goal is not None, "where somebody is to be named nothing is played"
    verdict: Literal["open", "solved", "failed"] = "open"
    failing: Failing | None = None
    for place, choice in enumerate(choices):
        if verdict != "open":
            raise Finished
        node = proofs()[key].at(choices[:place])
        _apply(game, choice, language)
        if choice in node.fails:
            verdict, failing = "failed", node.fails[choice]
        elif goal.margin is not None:
            verdict = "solved"
        else:
            go_on(puzzle, game, since)
            if standing(game, goal, puzzle.solver, since) != "open":
                verdict = "solved"
    return Played(game, verdict, failing)


def _apply(game: Game, choice: str, language: str) -> None:
    try:
        game.apply(choice)
    except IllegalChoice as error:
        rule, reason = game.why_not(choice, language=language)
        raise NotOffered(rule, reason) from error


def refuted(puzzle: Puzzle, failing: Failing) -> Game | None:
    """Return the game in which a choice fails, played until the goal is missed."""
    if failing.world is None:
        return None
    game = lay(puzzle, begin(puzzle), failing.world)
    for _, choice in failing.line:
        game.apply(choice)
    return game
