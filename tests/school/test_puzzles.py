"""Every puzzle is proved by the engine: its solution works in all worlds, nothing else does."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import msgspec
import pytest

import chanbara
from chanbara.locales import LANGUAGES, speech
from chanbara.school.puzzle import KINDS, THEMES, Puzzle, begin, puzzles
from chanbara.school.puzzle_goal import standing
from chanbara.school.puzzle_play import refuted
from chanbara.school.puzzle_proof import Failing, Proof, faults, proofs, prove
from chanbara.school.puzzle_worlds import lay
from chanbara.sword.school.ronin import deduction, kept, ronin_faults

EXACT = 1e-9

PLAYED = [key for key, puzzle in puzzles().items() if puzzle.goal is not None]
NAMING = [key for key, puzzle in puzzles().items() if puzzle.goal is None]


def failings(key: str) -> list[Failing]:
    return [failing for node in proofs()[key].nodes for failing in node.fails.values()]


def numbers(proof: Proof) -> list[float]:
    """The chances of a proof, in order."""
    return [
        chance or 0.0
        for node in proof.nodes
        for chance in (node.chance, *(failing.chance for failing in node.fails.values()))
    ]


LONG = [pytest.param(key, marks=pytest.mark.long) for key in PLAYED if puzzles()[key].draws]
"""Ten thousand worlds take seconds."""


@pytest.mark.parametrize("key", [*(key for key in PLAYED if not puzzles()[key].draws), *LONG])
def test_the_solution_works_in_every_world_and_no_other_first_choice_does(key: str) -> None:
    puzzle, known = puzzles()[key], proofs()[key]
    found = prove(puzzle)
    assert faults(puzzle, found) == []
    stale = "the proofs are stale: run make puzzles ARGS=--write"
    if puzzle.game == "sword":
        assert found == known, stale
        return
    assert known.worlds == found.worlds
    assert [(node.after, node.works, list(node.fails)) for node in known.nodes] == [
        (node.after, node.works, list(node.fails)) for node in found.nodes
    ], stale
    assert numbers(known) == pytest.approx(numbers(found), abs=EXACT)


@pytest.mark.parametrize("key", [key for key in PLAYED if puzzles()[key].game == "sword"])
def test_what_breaks_a_choice_is_a_world_that_the_solver_may_imagine(key: str) -> None:
    puzzle = puzzles()[key]
    assert puzzle.goal is not None
    start = begin(puzzle)
    seen = chanbara.observe(start, puzzle.solver)
    for failing in failings(key):
        assert failing.world is not None
        assert chanbara.observe(lay(puzzle, start, failing.world), puzzle.solver) == seen
        end = refuted(puzzle, failing)
        assert end is not None
        assert [(seat, text) for _, seat, text in end.choices[len(start.choices) :]] == failing.line
        assert standing(end, puzzle.goal, puzzle.solver, len(start.table.events)) == "missed"


@pytest.mark.parametrize("key", NAMING)
def test_the_seat_to_name_is_who_the_belief_says(key: str) -> None:
    puzzle, found = puzzles()[key], deduction(puzzles()[key])
    assert ronin_faults(puzzle, found) == []
    known = kept(key)
    for now, then in ((found.now, known.now), (found.before, known.before)):
        assert [list(one) for one in now] == [list(one) for one in then]
        for here, there in zip(now, then, strict=True):
            assert list(here.values()) == pytest.approx(list(there.values()), abs=EXACT)
    assert [(one.event, one.seat) for one in found.clues] == [(one.event, one.seat) for one in known.clues]
    for clue, same in zip(found.clues, known.clues, strict=True):
        assert clue.factors == pytest.approx(same.factors, abs=EXACT)


def test_there_are_enough_puzzles_of_every_kind() -> None:
    counted = Counter[str](puzzle.kind for puzzle in puzzles().values())
    assert sum(counted.values()) >= 120
    assert all(counted[kind] >= 4 for kind in KINDS)
    order = [(puzzle.rating, KINDS.index(puzzle.kind)) for puzzle in puzzles().values()]
    assert order == sorted(order)


def test_difficulty_follows_from_the_rating() -> None:
    first, *_, last = puzzles().values()
    assert (first.difficulty, last.difficulty) == (1, 3)
    middle = msgspec.structs.replace(first, rating=1300)
    assert middle.difficulty == 2


def test_every_theme_has_puzzles() -> None:
    counted = Counter[str](puzzle.theme for puzzle in puzzles().values())
    assert all(counted[theme] >= 3 for theme in THEMES)


def test_a_world_is_drawn_10_000_times_where_not_all_are_listed() -> None:
    assert {puzzle.draws for puzzle in puzzles().values()} == {None, 10_000}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_has_its_words_and_no_words_are_left_over(language: str) -> None:
    words = speech(language)
    for key, puzzle in puzzles().items():
        assert words.say(f"puzzle-title-{key}")
        assert words.say(f"puzzle-lesson-{key}")
        assert puzzle.goal is None or words.say(_goal(puzzle), seat="Tomoe")
    text = (files("chanbara.locales") / language / "page-puzzles.ftl").read_text("utf-8")
    told = set(re.findall(r"^puzzle-(?:title|lesson)-([a-z-]+) =", text, re.MULTILINE))
    assert told == set(puzzles())


def _goal(puzzle: Puzzle) -> str:
    assert puzzle.goal is not None
    best = "" if puzzle.goal.margin is None else "-best"
    return f"puzzle-goal-{puzzle.goal.want}-{puzzle.goal.until}{best}"
