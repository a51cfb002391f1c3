"""``make mine``: what it finds is proved, the same every time, and a run goes on where the last stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from chanbara.school.puzzle import puzzles, read_puzzle
from chanbara.school.puzzle_proof import faults, prove
from checks.mining import __main__ as command
from checks.mining.rating import missed_by
from checks.mining.written import as_text, pattern

if TYPE_CHECKING:
    from pathlib import Path


def mined(into: Path, source: str, games: int) -> dict[str, str]:
    """Mine some games and return the files that were found."""
    assert command.main([source, "--games", str(games), "--into", str(into)]) == 0
    return {one.name: one.read_text(encoding="utf-8") for one in into.glob("*/*.yaml")}


def test_a_run_finds_the_same_again_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = mined(tmp_path / "at once", "role", 2)
    assert {read_puzzle(text).kind for text in found.values()} == {"samurai", "ronin", "ninja"}
    first = mined(tmp_path / "in two", "role", 1)
    assert first.items() < found.items()
    assert mined(tmp_path / "in two", "role", 2) == found
    said = capsys.readouterr().out.split("| role |")
    head, *rows, kept = said[-1].strip().splitlines()
    assert head.startswith("2 games")
    assert kept == f"| | **kept** | {len(found)} |"
    counted = sum(int(row.split("|")[-2].replace(",", "")) for row in rows)
    assert f"| {counted + len(found):,} candidates |" in head


def test_what_is_mined_from_a_duel_is_proved_and_new_to_the_bot(tmp_path: Path) -> None:
    found = [read_puzzle(text) for text in mined(tmp_path, "duel", 3).values()]
    assert found
    for puzzle in found:
        assert faults(puzzle, prove(puzzle)) == []
        assert read_puzzle(as_text(puzzle)) == puzzle
        assert "lookahead" in missed_by(puzzle)


@pytest.mark.parametrize("key", ["give-to-take", "look-then-cut", "samurai-first-turn"])
def test_a_mined_puzzle_says_where_it_comes_from_and_how_it_was_reduced(key: str) -> None:
    source = puzzles()[key].source
    assert source is not None
    assert "seed mine:" in source
    assert ("reduced" in source) == (puzzles()[key].goal is not None)


def test_the_same_acts_are_a_near_duplicate_whoever_they_are_aimed_at() -> None:
    bow, both = puzzles()["bow-first"], puzzles()["both-bleed"]
    assert pattern(bow) == "win turn True: play shigehto_yumi play kiseru"
    assert pattern(bow) != pattern(both)


def test_no_two_puzzles_of_the_school_are_near_duplicates_of_each_other() -> None:
    patterns = [pattern(puzzle) for puzzle in puzzles().values() if puzzle.source is not None]
    assert len(set(patterns)) == len(patterns)
