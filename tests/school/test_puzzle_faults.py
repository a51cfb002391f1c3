"""Faulty puzzles are detected, and hidden information does not count as known."""

from __future__ import annotations

import msgspec
import pytest

from chanbara.kernel.errors import CorruptRecord
from chanbara.school.puzzle import Puzzle, begin, puzzles, read_puzzle
from chanbara.school.puzzle_fate import CannotList, outcomes, unsettled
from chanbara.school.puzzle_proof import faults, prove
from chanbara.school.puzzle_search import TooMuch
from chanbara.sword.school.ronin import deduction, ronin_faults


def changed(key: str, old: str, new: str, *, solution: list[str] | None = None) -> Puzzle:
    """Return a puzzle with one thing changed in its table."""
    puzzle = puzzles()[key]
    text = msgspec.json.encode(puzzle.table).decode()
    assert old in text
    table = msgspec.json.decode(text.replace(old, new), type=type(puzzle.table))
    return msgspec.structs.replace(puzzle, table=table, solution=solution or puzzle.solution)


def test_a_solution_that_fails_in_one_world_of_25_is_found() -> None:
    puzzle = msgspec.structs.replace(puzzles()["what-he-took"], solution=["play kiseru>2"])
    proof = prove(puzzle)
    assert (proof.worlds, proof.nodes[0].fails["play kiseru>2"].fails) == (25, 1)
    assert faults(puzzle, proof) == [
        "the solution is ['play kiseru>2'], but what works is ['play kiseru>0']",
        "step 1 of the solution, play kiseru>2, does not work",
    ]


def test_a_second_solution_is_found() -> None:
    puzzle = changed("own-blade", '"hand":["breathing",', '"hand":["daimyo",')
    assert faults(puzzle, prove(puzzle)) == [
        "the solution is ['play tanto>0'], but what works is ['play daimyo', 'play tanto>0']"
    ]


def test_a_choice_that_is_no_choice_is_found() -> None:
    puzzle = changed("no-answer", '"nuki_waza","uke_nagashi"]', '"nuki_waza"]')
    table = msgspec.structs.replace(puzzle.table, hand=["nuki_waza"])
    puzzle = msgspec.structs.replace(puzzle, table=table)
    assert faults(puzzle, prove(puzzle)) == ["there is nothing else to choose"]


def test_a_goal_of_the_duel_that_is_not_sure_is_found() -> None:
    puzzle = puzzles()["make-the-sacrifice"]
    assert puzzle.goal is not None
    sure = msgspec.structs.replace(puzzle, goal=msgspec.structs.replace(puzzle.goal, margin=None))
    assert any("the goal is not sure" in fault for fault in faults(sure, prove(sure)))


def test_a_choice_that_is_nearly_as_good_is_found() -> None:
    puzzle = puzzles()["look-first"]
    assert puzzle.goal is not None
    close = msgspec.structs.replace(puzzle, goal=msgspec.structs.replace(puzzle.goal, margin=0.09))
    found = faults(close, prove(close))
    assert "play tsuki is nearly as good" in found
    assert "guard is nearly as good" not in found


def test_a_solution_that_stops_short_is_found() -> None:
    puzzle = puzzles()["behind-armor"]
    short = msgspec.structs.replace(puzzle, solution=puzzle.solution[:1])
    assert faults(short, prove(short)) == ["the solution does not end at the goal"]


GUESS = """
kind: win
theme: inference
rating: 1000
table:
  seats:
    - {character: ginchiyo, role: shogun, honor: 3, hand: [armor, kiseru]}
    - {character: musashi, role: ninja1, resilience: 1, honor: 1, hand: [parry]}
    - {character: goemon, role: ninja2, resilience: 1, honor: 1, hand: [focus]}
  rest: pile
goal: {want: win, until: turn}
solution: [play armor]
"""


def test_what_works_only_for_one_who_knows_does_not_work() -> None:
    puzzle = read_puzzle(GUESS)
    proof = prove(puzzle)
    assert proof.worlds == 2
    first = proof.nodes[0]
    # After the Armor, the solver must still guess who has the Parry: in each world one guess is right.
    assert first.works == []
    assert {choice: failing.fails for choice, failing in first.fails.items()} == {
        "play armor": 0,
        "play kiseru>1": 1,
        "play kiseru>2": 1,
        "end": 2,
    }
    assert "play armor fails in no world" in faults(puzzle, proof)


def test_too_many_worlds_are_to_be_drawn() -> None:
    many = changed("empty-hand", '"hand":["focus"]', '"hand":["focus","bo","bo"]')
    with pytest.raises(ValueError, match="more than 10000 worlds"):
        prove(msgspec.structs.replace(many, draws=None))


def test_a_game_that_goes_on_with_a_new_deck_cannot_be_listed() -> None:
    puzzle = changed("tea-or-daimyo", '"honor":1', '"honor":2')
    with pytest.raises(CannotList):
        prove(puzzle)


def test_a_search_has_its_bounds() -> None:
    with pytest.raises(TooMuch):
        prove(puzzles()["one-step-closer"], most=20)
    with pytest.raises(TooMuch):
        prove(puzzles()["look-first"], most=20)


def test_everything_that_chance_may_bring_adds_up_to_one() -> None:
    game = unsettled(begin(puzzles()["make-the-sacrifice"]))
    each = list(outcomes(game, "gisei", lambda _: False))
    # Five Gisei cards, eleven kinds of counterattack; after the bad card four of them wound in six ways.
    assert len(each) == 5 * 11 + 4 * 5
    assert sum(likely for likely, _ in each) == pytest.approx(1.0, abs=1e-12)


def test_a_ronin_who_is_not_clear_is_found() -> None:
    puzzle = puzzles()["ronin-left-over"]
    found = deduction(puzzle)
    even = [{**one, "ronin": 0.5} for one in found.now]
    unclear = msgspec.structs.replace(found, now=even)
    assert any("it is not clear" in fault for fault in ronin_faults(puzzle, unclear))
    other = msgspec.structs.replace(puzzle, solution=["seat 1"])
    assert ronin_faults(other, found) == ["the solution is ['seat 1'], but it is seat 0"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("kind: [", "this is not a puzzle"),
        ("kind: win", "missing required field"),
        (GUESS.replace("theme: inference", "theme: swords"), "Invalid enum value 'swords'"),
        (GUESS.replace("rating: 1000", "rating: 700"), "Expected `int` >= 800"),
        (GUESS.replace("want: win", "want: gold"), "Invalid enum value 'gold'"),
        (GUESS.replace("hand: [parry]", "hand: [parry], hat: 1"), "unknown field"),
    ],
)
def test_a_file_that_is_no_puzzle_is_refused(text: str, why: str) -> None:
    with pytest.raises(CorruptRecord, match=why):
        read_puzzle(text)


def test_a_puzzle_begins_where_its_solver_is_asked() -> None:
    with pytest.raises(CorruptRecord, match="seat 1 is not asked"):
        begin(read_puzzle(GUESS + "solver: 1\n"))
    with pytest.raises(CorruptRecord, match="before the puzzle"):
        begin(read_puzzle(GUESS + "before: [play katana>1]\n"))
