"""``make puzzles``: its output, its files, and that the results match the proofs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from chanbara.school.puzzle import puzzles
from chanbara.school.puzzle_proof import proofs
from chanbara.sword.school.ronin import kept
from checks.measure import puzzles as command

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_the_results_are_those_of_the_proofs() -> None:
    rows = [
        command.row(key, puzzle, kept(key) if puzzle.goal is None else proofs()[key])
        for key, puzzle in puzzles().items()
    ]
    stale = "docs/results/puzzles.md is stale: run make puzzles ARGS=--write"
    assert command.RESULTS.read_text(encoding="utf-8") == command.OPENING + "\n".join(rows) + "\n", stale


def test_the_command_proves_the_puzzles_that_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["not-yet", "long-blade"]) == 0
    said = capsys.readouterr().out
    assert "| not-yet | defence | all 7 | 1, the best fails in 2 |" in said
    assert "| long-blade | duel | every order of the decks | 1.0000, next 0.0000 |" in said


def test_the_command_finds_what_is_no_puzzle_and_keeps_what_it_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    false = msgspec.structs.replace(puzzles()["not-yet"], solution=["parry parry"])
    monkeypatch.setattr(command, "puzzles", lambda: {"not-yet": false})
    monkeypatch.setattr(command, "PROOFS", tmp_path / "proofs")
    monkeypatch.setattr(command, "RESULTS", tmp_path / "puzzles.md")
    assert command.main(["--write"]) == 1
    assert "the solution is ['parry parry'], but what works is ['pass']" in capsys.readouterr().out
    assert (tmp_path / "proofs" / "not-yet.json").is_file()
    assert "not-yet" in (tmp_path / "puzzles.md").read_text(encoding="utf-8")
