"""A puzzle: a small file with a position, who solves it, what is to be reached, and how.

How to write one is in docs/puzzles.md.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, get_args

import msgspec
import yaml

from chanbara.kernel.errors import CorruptRecord, IllegalChoice
from chanbara.kernel.kind import kind_named
from chanbara.record.log import read, replay
from chanbara.record.scenario import YamlLoader, kind_of, scenarios_of
from chanbara.school.kind import taught_as

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from chanbara.kernel.game import Game
    from chanbara.kernel.kind import GameKind
    from chanbara.school.kind import TaughtKind

PuzzleKind = Literal["win", "defence", "duel", "ronin"]
KINDS: tuple[PuzzleKind, ...] = get_args(PuzzleKind)
"""In the order in which they are listed; each game has some of them."""

FOLDER = files("chanbara.school") / "puzzles"


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is to be reached, and by when. Each game has words of its own for both."""

    want: str
    until: str
    margin: float | None = None
    """Where chance decides: by how much the best first choice must be better than any other."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One puzzle as it is written."""

    game: ClassVar[str]
    """The name of the game it is about."""

    kind: PuzzleKind
    difficulty: Literal[1, 2, 3]
    solution: list[str]
    """What the solver chooses, against the others as they answer here."""
    table: Any = None
    """A position as in a scenario; hidden cards are as they lie when the puzzle is played."""
    record: str | None = None
    """In place of a position the record of a game, of which the solver has seen everything so far."""
    solver: int = 0
    before: list[str] = []
    """What was chosen, by whoever was asked, since the position and before the solver is asked."""
    goal: Goal | None = None
    """None: nothing is played, somebody is to be named."""
    draws: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """In how many random worlds it is proved; left out, in every one there is."""

    @property
    def taught(self) -> TaughtKind:
        """How its game is taught."""
        return taught_as(kind_named(self.game))


def read_puzzle(text: str) -> Puzzle:
    """Read a puzzle; ``CorruptRecord`` says what is wrong with it."""
    try:
        data = yaml.load(text, YamlLoader)  # noqa: S506 - it is a safe loader
        return msgspec.convert(data, taught_as(_kind_of(data)).puzzle)
    except (yaml.YAMLError, ValueError, msgspec.ValidationError) as error:
        raise CorruptRecord(f"this is not a puzzle: {error}") from error


def _kind_of(data: object) -> GameKind:
    """Return which game a puzzle is about: its record says so, or its position."""
    if not isinstance(data, dict):
        return kind_of(None)
    record = data.get("record")
    return kind_named(read(record).header["game"]) if isinstance(record, str) else kind_of(data.get("table"))


@cache
def puzzles() -> dict[str, Puzzle]:
    """Return all puzzles by their names, from easy to hard."""
    found = {name.removesuffix(".yaml"): read_puzzle(text) for name, text in _texts(FOLDER, ".yaml")}
    order = sorted(found, key=lambda key: (found[key].difficulty, KINDS.index(found[key].kind), key))
    return {key: found[key] for key in order}


def _texts(folder: Traversable, ending: str) -> list[tuple[str, str]]:
    return [
        (one.name, one.read_text(encoding="utf-8"))
        for one in sorted(folder.iterdir(), key=lambda one: one.name)
        if one.name.endswith(ending)
    ]


def begin(puzzle: Puzzle) -> Game:
    """Return the game at the moment at which the solver is asked."""
    if puzzle.record is not None:
        return replay(puzzle.record)
    game = scenarios_of(kind_named(puzzle.game)).place(puzzle.table)
    for choice in puzzle.before:
        try:
            game.apply(choice)
        except IllegalChoice as error:
            raise CorruptRecord(f"before the puzzle: {error}") from error
    if game.decision is None or game.decision.seat != puzzle.solver:
        raise CorruptRecord(f"this is not a puzzle: seat {puzzle.solver} is not asked")
    return game
