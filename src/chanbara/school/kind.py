"""What the school needs to know of a game: its part for this package (``GameKind.parts``).

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
    """All possible worlds, from the game and the solver's seat."""
    lay: Callable[[Any, World], None]
    """Set up the table of one of them."""
    written: Callable[[Any, list[Any]], list[str]]
    """The cards of a table as a world writes them."""


class TaughtKind(NamedTuple):
    """How one game is taught."""

    lesson: type[Lesson]
    """The struct of a lesson, with the conditions its steps may use."""
    turns: Callable[[Moment], int]
    """The number of turns the learner has begun."""
    has_won: Callable[[Any], bool]
    """Whether the seat of a view has won, once the game is over."""
    cards: str
    """What the messages begin with that name its cards."""
    act: Callable[[Any, re.Match[str]], Text]
    """An act in words: from a view, by the parts of its notation (``acts.NOTATION``)."""
    puzzle: type[Puzzle]
    """The struct of a puzzle, with its goals."""
    standing: Callable[[Game, Goal, int, Sequence[Any]], Standing]
    """The status of a goal for a seat after these events."""
    decks: tuple[str, ...]
    """The decks of a table in unknown order."""
    prove: Callable[[Puzzle, int | None], Proof]
    """Judge every choice of the solver along every correct line; the number is the search budget."""
    hand: Callable[[Any], Sequence[str]]
    """The cards in the hand of a view."""
    doubts: Callable[[Goal, Node], list[str]]
    """Reasons to doubt that only the solution works, from the proof of the first choice."""
    hidden: Hidden | None = None
    """How puzzles hide more than the order of decks; a game that hides no more proves by probabilities."""
    conditions: Mapping[str, Callable[[Moment, Any], Bound | None]] = {}
    """Conditions of its own for lesson steps, besides those of every game (``coach_sees.CONDITIONS``)."""
    seat_words: Callable[[Any, Speech, int], str] = lambda _view, _voice, seat: str(seat)
    """The coach's name for a seat."""
    conclude: Callable[[Any, Sequence[Any]], Any] | None = None
    """What the learner can conclude about others from a view and all events; None: nothing."""


def taught_as(kind: GameKind) -> TaughtKind:
    """Return how a game is taught."""
    found: TaughtKind = kind.part("school")
    return found
