"""What the school knows of a game: its part for this package (``GameKind.parts``).

A game without it is not taught.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import re

    from chanbara.kernel.game import Game
    from chanbara.kernel.kind import GameKind
    from chanbara.locales import Speech
    from chanbara.school.coach_sees import Bound, Moment
    from chanbara.school.lesson import Lesson
    from chanbara.school.puzzle import Goal, Puzzle
    from chanbara.school.puzzle_goal import Standing
    from chanbara.school.puzzle_proof import Node, Proof
    from chanbara.school.puzzle_worlds import World
    from chanbara.words.message import Text


class Hidden(NamedTuple):
    """How a game hides hands and roles from a solver."""

    worlds: Callable[[Game, int], Iterator[World]]
    """Every way in which it may lie, from the game and the solver's seat."""
    lay: Callable[[Any, World], None]
    """Lay a table as in one of them."""
    written: Callable[[Any, list[Any]], list[str]]
    """Cards of a table as a world has them."""


class TaughtKind(NamedTuple):
    """How one game is taught."""

    lesson: type[Lesson]
    """How a lesson is written, with the conditions that its steps may name."""
    turns: Callable[[Moment], int]
    """How many turns the learner has begun."""
    has_won: Callable[[Any], bool]
    """Whether the seat of a view has won, once the game is over."""
    cards: str
    """What the messages begin with that name its cards."""
    act: Callable[[Any, re.Match[str]], Text]
    """An act in words: from a view, by the parts of its notation (``acts.NOTATION``)."""
    puzzle: type[Puzzle]
    """How a puzzle is written, with the goals that there are."""
    standing: Callable[[Game, Goal, int, Sequence[Any]], Standing]
    """How a goal stands for a seat after these events."""
    decks: tuple[str, ...]
    """The decks of a table whose order nobody knows."""
    prove: Callable[[Puzzle, int | None], Proof]
    """Every choice of the solver along every right way, judged; the number is how much may be looked at."""
    doubts: Callable[[Goal, Node], list[str]]
    """Reasons to doubt that only the solution works, from the proof of the first choice."""
    hidden: Hidden | None = None
    """How puzzles hide more than the order of decks; a game that hides no more proves by chances."""
    conditions: Mapping[str, Callable[[Moment, Any], Bound | None]] = {}
    """What steps of its lessons may name besides the conditions of every game (``coach_sees.CONDITIONS``)."""
    seat_words: Callable[[Any, Speech, int], str] = lambda _view, _voice, seat: str(seat)
    """What the coach calls a seat."""
    conclude: Callable[[Any, Sequence[Any]], Any] | None = None
    """What the learner may conclude of others from a view and all events; None: nothing."""


def taught_as(kind: GameKind) -> TaughtKind:
    """Return how a game is taught."""
    found: TaughtKind = kind.part("school")
    return found
