"""The machine: a stack of steps, one open decision, one loop. Tried on a game of its own, without cards."""

from typing import NamedTuple

import pytest

from chanbara.kernel.machine import Decision, Machine


class Word(NamedTuple):
    """An option that is nothing but its notation."""

    text: str
    cards: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()


class Diary(Machine):
    """A game in which steps write down that they happened."""

    __slots__ = ("lines",)

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []


class Write(NamedTuple):
    """Write a line, then have others written."""

    line: str
    following: tuple["Write | Ask", ...] = ()

    def run(self, table: Diary) -> None:
        table.lines.append(self.line)
        table.schedule(*self.following)


class Ask(NamedTuple):
    """Ask a seat for a word, and write it down."""

    seat: int
    words: tuple[str, ...]

    def run(self, table: Diary) -> None:
        table.lines.append("?")
        table.ask(self, self.seat, "word", [Word(word) for word in self.words])

    def answer(self, table: Diary, option: Word) -> None:
        table.lines.append(option.text)


def started(*steps: Write | Ask) -> Diary:
    diary = Diary()
    diary.schedule(*steps)
    diary.advance()
    return diary


def test_steps_happen_in_the_order_in_which_they_are_written() -> None:
    assert started(Write("a"), Write("b"), Write("c")).lines == ["a", "b", "c"]


def test_what_a_step_schedules_happens_before_what_was_scheduled_earlier() -> None:
    nested = Write("a", (Write("b", (Write("c"),)), Write("d")))
    assert started(nested, Write("e")).lines == ["a", "b", "c", "d", "e"]


def test_with_nothing_left_to_do_nobody_is_asked() -> None:
    diary = started(Write("a"))
    assert diary.decision is None
    assert diary.stack == []


def test_a_question_stops_everything() -> None:
    diary = started(Write("a"), Ask(2, ("yes", "no")), Write("b"))
    assert diary.lines == ["a", "?"]
    assert diary.stack == [Write("b")]
    assert diary.decision is not None
    diary.advance()
    assert diary.lines == ["a", "?"], "an open decision is not passed over"


def test_a_decision_says_who_is_asked_what_and_what_may_be_answered() -> None:
    decision = started(Ask(2, ("yes", "no"))).decision
    assert decision is not None
    assert (decision.number, decision.seat, decision.kind) == (1, 2, "word")
    assert decision.texts() == ["yes", "no"]
    assert decision.step == Ask(2, ("yes", "no"))
    assert repr(decision) == "<decision 1: seat 2 word ['yes', 'no']>"


def test_the_answer_goes_back_to_the_step_that_asked_and_the_rest_follows() -> None:
    diary = started(Ask(2, ("yes", "no")), Write("b"))
    diary.answer(Word("no"))
    assert diary.lines == ["?", "no", "b"]
    assert diary.decision is None


def test_decisions_are_counted_from_one() -> None:
    diary = started(Ask(0, ("a",)), Write("between"), Ask(1, ("b",)), Ask(0, ("c",)))
    numbers = []
    while diary.decision is not None:
        numbers.append(diary.decision.number)
        diary.answer(diary.decision.options[0])
    assert numbers == [1, 2, 3]
    assert diary.asked == 3


def test_an_answer_that_nobody_asked_for_is_a_mistake_of_ours() -> None:
    with pytest.raises(AssertionError, match="nobody was asked"):
        started(Write("a")).answer(Word("yes"))


def test_a_decision_is_a_plain_record() -> None:
    decision = Decision(4, 1, "word", (Word("yes"),), None)
    assert decision.options == (Word("yes"),)
