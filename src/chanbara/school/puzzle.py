"""A puzzle: a small file with a position, who solves it, what is to be reached, and how.

How to write one is in docs/puzzles.md.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
import yaml

from chanbara.duel.placement import DuelPlacement, place_duel
from chanbara.kernel.errors import CorruptRecord, IllegalChoice
from chanbara.record.log import replay
from chanbara.record.scenario import YamlLoader
from chanbara.sword.placement import Placement, place

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from chanbara.kernel.game import Game

KINDS = ("win", "defence", "duel", "ronin")
"""In the order in which they are listed."""

FOLDER = files("chanbara.school") / "puzzles"


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is to be reached, and by when; what each word means is in puzzle_goal.py."""

    want: Literal["win", "survive", "slay", "hit", "wound", "unhurt"]
    until: Literal["turn", "next", "attack"]
    """The end of this turn, the beginning of the solver's next one; in a duel the end of the attack."""
    margin: float | None = None
    """Where chance decides: by how much the best first choice must be better than any other."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One puzzle as it is written."""

    kind: Literal["win", "defence", "duel", "ronin"]
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
    draws: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """In how many random worlds it is proved; left out, in every one there is."""

    @property
    def game(self) -> Literal["sword", "duel"]:
        """Which game it is about."""
        return "duel" if isinstance(self.table, DuelPlacement) else "sword"


def read_puzzle(text: str) -> Puzzle:
    """Read a puzzle; ``CorruptRecord`` says what is wrong with it."""
    try:
        data = yaml.load(text, YamlLoader)  # noqa: S506 - it is a safe loader
        puzzle = msgspec.convert(data, Puzzle)
        if puzzle.table is None:
            return puzzle
        kind = DuelPlacement if "game" in puzzle.table else Placement
        return msgspec.structs.replace(puzzle, table=msgspec.convert(puzzle.table, kind))
    except (yaml.YAMLError, msgspec.ValidationError, TypeError) as error:
        raise CorruptRecord(f"this is not a puzzle: {error}") from error


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
    game = place_duel(puzzle.table) if puzzle.game == "duel" else place(puzzle.table)
    for choice in puzzle.before:
        try:
            game.apply(choice)
        except IllegalChoice as error:
            raise CorruptRecord(f"before the puzzle: {error}") from error
    if game.decision is None or game.decision.seat != puzzle.solver:
        raise CorruptRecord(f"this is not a puzzle: seat {puzzle.solver} is not asked")
    return game
