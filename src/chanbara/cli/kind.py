"""What the terminal needs to know of a game: its part for this package (``GameKind.parts``)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.padding import Padding
from rich.text import Text

from chanbara.cli.common.draw import story_rows
from chanbara.cli.moment import INDENT
from chanbara.words.choice import Choice
from chanbara.words.notation import NotationWords

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from chanbara.kernel.game import Game
    from chanbara.kernel.kind import GameKind


class TerminalKind(NamedTuple):
    """How one game is drawn in a terminal."""

    words: Callable[[str, Any], Any]
    """The words of a language for a view."""
    header: Callable[[Any, Any], RenderableType]
    """Turn and counters in a line, from words and view."""
    standing: Callable[[Any, Any], Sequence[RenderableType]]
    """The table below it."""
    result: Callable[[Any, Any, Game], RenderableType]
    """How a game ended, from words, view and game."""
    choices: Callable[[Any, Any], Sequence[Choice]]
    """The options."""


def told_by_notation(_kind: GameKind) -> TerminalKind:
    """A game without its own drawing."""
    return TerminalKind(
        NotationWords,
        lambda _words, view: Text(str(view)),
        lambda _words, _view: [],
        lambda _words, view, _game: Text(str(view.result)),
        lambda _words, _view: [],
    )


def drawn_as(kind: GameKind) -> TerminalKind:
    """Return how a game is drawn."""
    found: TerminalKind = kind.part("cli", told_by_notation)
    return found


def tell(console: Console, game: Game, seat: int | None, language: str) -> None:
    """Print a game as a seat or a spectator saw it, and its current state."""
    drawn = drawn_as(game.kind)
    view = game.kind.observe(game, seat)
    words = drawn.words(language, view)
    for row in story_rows(words, game.kind.seen(game, seat, 0)):
        console.print(Padding(row, INDENT))
    console.print()
    if view.result is not None:
        console.print(drawn.result(words, view, game))
        return
    console.print(drawn.header(words, view))
    for part in drawn.standing(words, view):
        console.print(Padding(part, INDENT))
