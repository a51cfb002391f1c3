"""Conditions of Samurai Sword lessons, and the coach's guess about roles."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import chanbara
from chanbara.record.scenario import scenarios_of
from chanbara.school.coach import Coaching, Line
from chanbara.school.coach_sees import Moment, binds
from chanbara.school.lesson import lessons
from chanbara.school.lesson_walk import Walk
from chanbara.school.puzzle import puzzles
from chanbara.sword.kind import SWORD
from chanbara.sword.placement import Placement
from chanbara.sword.school.hunch import Deed, Guess, Hunch
from chanbara.sword.school.lesson import SwordWhen
from chanbara.sword.school.ronin import kept, ronin_faults
from chanbara.sword.served.hunch_words import hunch_line

SEATS: list[dict[str, Any]] = [
    {"character": "goemon", "role": "shogun", "hand": ["katana", "bo", "bokken"]},
    {"character": "musashi", "role": "ninja1", "resilience": 3, "honor": 1, "hand": ["focus"]},
    {"character": "benkei", "role": "ninja2", "hand": ["focus"]},
]


def moment(seat: int, *choices: str, **learner: int) -> Moment:
    """Return what a seat sees after some choices of the deciding players."""
    seats = [SEATS[0], {**SEATS[1], **learner}, SEATS[2]]
    game = scenarios_of(SWORD).place(msgspec.convert({"seats": seats}, Placement))
    for choice in choices:
        game.apply(choice)
    return Moment(chanbara.observe(game, seat), chanbara.seen(game, seat), 0)


def test_a_weapon_that_takes_the_last_resilience_can_defeat() -> None:
    assert binds(SwordWhen(can="defeat"), moment(0)) == {"who": 1, "card": "katana"}
    assert binds(SwordWhen(can="defeat"), moment(0, resilience=4)) is None


def test_what_is_at_stake_defeats_or_only_wounds() -> None:
    last, other = moment(1, "play katana>1"), moment(1, "play bokken>1")
    assert binds(SwordWhen(risk="defeat"), last) == {"who": 0, "wounds": 3, "left": 3}
    assert binds(SwordWhen(risk="wound"), last) is None
    assert binds(SwordWhen(risk="wound"), other) == {"who": 0, "wounds": 1, "left": 3}
    assert binds(SwordWhen(risk="wound"), moment(0)) is None


def test_the_learner_is_below_a_number_of_resilience() -> None:
    assert binds(SwordWhen(below=4), moment(1)) == {}
    assert binds(SwordWhen(below=3), moment(1)) is None


def test_who_aims_weapons_at_the_learner_is_named() -> None:
    struck = moment(1, "play bokken>1", "pass")
    assert binds(SwordWhen(struck=1), struck) == {"who": 0, "times": 1}
    assert binds(SwordWhen(struck=2), struck) is None
    assert binds(SwordWhen(struck=1), moment(2, "play bokken>1", "pass")) is None


def test_somebody_else_is_poor() -> None:
    assert binds(SwordWhen(poor=1), moment(0)) == {"who": 1}
    assert binds(SwordWhen(poor=1), moment(1)) is None


def test_a_ronin_who_is_somebody_else_is_found() -> None:
    puzzle, found = puzzles()["ronin-left-over"], kept("ronin-left-over")
    other = msgspec.structs.replace(found, now=[found.now[-1], *found.now[1:-1], found.now[0]])
    assert "it is not true: somebody else is the Ronin, or several are" in ronin_faults(puzzle, other)


@pytest.fixture
def walk() -> Walk:
    """The first lesson at its beginning: Musashi is the learner."""
    return Walk(lessons()["first"])


def test_before_anything_is_likely_the_coach_says_so(walk: Walk) -> None:
    said = hunch_line(walk, Hunch(None, None, None), "en")
    assert said.marks == []
    assert said.text == "Who is who? Nothing they did gives it away yet. Watch who they attack."


@pytest.mark.parametrize(
    ("card", "target", "told"),
    [
        ("bokken", 1, "Ieyasu attacked you with Bokken."),
        ("bokken", 2, "Ieyasu attacked Ginchiyo with Bokken."),
        ("breathing", 1, "Ieyasu played Breathing on you."),
        ("breathing", 2, "Ieyasu played Breathing on Ginchiyo."),
    ],
)
def test_a_deed_is_told_with_whom_it_was_aimed_at(walk: Walk, card: str, target: int, told: str) -> None:
    said = hunch_line(walk, Hunch(Guess(3, 0.9), None, Deed(3, card, target)), "en")
    assert said.marks == ["seat:3"]
    assert said.text.endswith(told)


def test_who_is_easy_prey_but_probably_the_samurai_is_to_be_spared(walk: Walk) -> None:
    prey = next(step for step in walk.lesson.steps if getattr(step.when, "can", None))
    for who, words in ((2, "But think twice: "), (0, "My read: ")):
        walk.coaching = Coaching((Line(prey, {"who": who, "card": "bokken"}),))
        assert hunch_line(walk, Hunch(None, Guess(2, 0.9), None), "en").text.startswith(words)
