"""A puzzle: a small file with a position, its solver, its goal, and its solution.

docs/puzzles.md describes the format.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, get_args

import msgspec
import yaml

from chanbara.kernel.errors import CorruptRecord, IllegalChoice
from chanbara.kernel.kind import kind_named
from chanbara.record.log import read, replay
from chanbara.record.scenario import YamlLoader, kind_of, scenarios_of
from chanbara.school.kind import taught_as
from chanbara.school.read_once import read_once

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from chanbara.kernel.game import Game
    from chanbara.kernel.kind import GameKind
    from chanbara.school.kind import TaughtKind

PuzzleKind = Literal["win", "defence", "duel", "ronin", "samurai", "ninja"]
KINDS: tuple[PuzzleKind, ...] = get_args(PuzzleKind)
"""In listing order; each game has some of them."""

PuzzleTheme = Literal[
    "reach",
    "order",
    "finish",
    "parry",
    "harmless",
    "honor",
    "inference",
    "deduction",
    "margin",
    "guard",
    "sacrifice",
    "odds",
    "planning",
]
THEMES: tuple[PuzzleTheme, ...] = get_args(PuzzleTheme)
"""What a puzzle practices, in listing order; docs/puzzles.md describes each."""

LOWEST, HARDER, HARDEST, HIGHEST = 800, 1300, 1700, 2200
"""The range of ratings, and from where on a puzzle is of difficulty 2 and 3."""

FOLDER = files("chanbara.school") / "puzzles"


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A goal and its deadline. Each game has its own words for both."""

    want: str
    until: str
    margin: float | None = None
    """If chance decides: by how much the best first choice must be better than any other."""
    target: int | None = None
    """The seat that the goal is about, if it names one."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One puzzle as it is written."""

    game: ClassVar[str]
    """The name of its game."""

    kind: PuzzleKind
    theme: PuzzleTheme
    rating: Annotated[int, msgspec.Meta(ge=LOWEST, le=HIGHEST)]
    """How hard it is, on the scale of Elo; docs/puzzles.md says how it is estimated."""
    solution: list[str]
    """The solver's choices, against the others' answers here."""
    table: Any = None
    """A position as in a scenario; its hidden cards are used when the puzzle is played."""
    record: str | None = None
    """Instead of a position, the record of a game, which the solver has seen so far."""
    solver: int = 0
    before: list[str] = []
    """Choices between the position and the solver's first decision, by whoever must decide."""
    goal: Goal | None = None
    """None: nothing is played, a seat has to be named."""
    source: str | None = None
    """If it was mined from a game: which one, at which choice, and how the position was reduced."""
    draws: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """Number of random worlds of the proof; if omitted, all worlds are used."""

    @property
    def difficulty(self) -> int:
        """Return 1 (easy) to 3 (hard)."""
        return 1 + (self.rating >= HARDER) + (self.rating >= HARDEST)

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
    """Return the game of a puzzle, named in its record or its position."""
    if not isinstance(data, dict):
        return kind_of(None)
    record = data.get("record")
    return kind_named(read(record).header["game"]) if isinstance(record, str) else kind_of(data.get("table"))


def puzzle_names() -> list[str]:
    """Return the names of all puzzles, without reading these."""
    return [one.name.removesuffix(".yaml") for one in FOLDER.iterdir() if one.name.endswith(".yaml")]


@read_once
def puzzles() -> dict[str, Puzzle]:
    """Return all puzzles by name, from easy to hard."""
    found = {name.removesuffix(".yaml"): read_puzzle(text) for name, text in _texts(FOLDER, ".yaml")}
    order = sorted(found, key=lambda key: (found[key].rating, KINDS.index(found[key].kind), key))
    return {key: found[key] for key in order}


def _texts(folder: Traversable, ending: str) -> list[tuple[str, str]]:
    return [
        (one.name, one.read_text(encoding="utf-8"))
        for one in sorted(folder.iterdir(), key=lambda one: one.name)
        if one.name.endswith(ending)
    ]


def begin(puzzle: Puzzle) -> Game:
    """Return the game at the solver's first decision."""
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
