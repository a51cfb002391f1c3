"""A mined puzzle as a file, and its pattern: puzzles with the same pattern are near-duplicates."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import yaml

from chanbara.record.log import read

if TYPE_CHECKING:
    from pathlib import Path

    from chanbara.school.puzzle import Puzzle

ORDER = (
    "kind", "theme", "rating", "source", "solver", "table", "before", "goal", "solution", "record",
)  # fmt: skip
WIDTH = 120


class _Text(str):
    """A text of several lines."""

    __slots__ = ()


class _Dumper(yaml.SafeDumper):
    """Writes small collections on one line, and a record as it is."""


_Dumper.add_representer(
    _Text, lambda dumper, text: dumper.represent_scalar("tag:yaml.org,2002:str", text, "|")
)


def as_text(puzzle: Puzzle) -> str:
    """Return the file of a puzzle."""
    data = msgspec.to_builtins(puzzle)
    if "record" in data:
        data["record"] = _Text(data["record"])
    ordered = {name: data[name] for name in ORDER if name in data}
    return yaml.dump(
        ordered, Dumper=_Dumper, default_flow_style=None, sort_keys=False, width=WIDTH, allow_unicode=True
    )


def pattern(puzzle: Puzzle) -> str:
    """Return what makes two puzzles alike: the acts of the solution without their targets, and until when.

    If a seat is named: the role and the game.
    """
    if puzzle.goal is None:
        assert puzzle.record is not None
        return f"{puzzle.kind} {read(puzzle.record).header['key']}"
    acts = " ".join(choice.partition(">")[0] for choice in puzzle.solution)
    goal = f"{puzzle.goal.want} {puzzle.goal.until} {puzzle.goal.margin is None}"
    if puzzle.game == "duel":
        # The same act is another idea against another enemy.
        return f"{goal} {puzzle.table.opponent} {puzzle.table.weapon}: {acts}"
    return f"{goal}: {acts}"


def write(folder: Path, name: str, puzzle: Puzzle) -> None:
    """Write a puzzle into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.yaml").write_text(as_text(puzzle), encoding="utf-8")
