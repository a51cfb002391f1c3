"""The worked examples of the rulebooks: each a valid scenario, and a position that can be played on.

An example is a YAML file in ``examples``; docs/school.md describes the format.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

import msgspec
import yaml

from chanbara.record.scenario import Scenario, YamlLoader, convert, kind_of, start
from chanbara.school.coach import Coaching, Line
from chanbara.school.lesson import Lesson, Page, Step, When
from chanbara.school.lesson_walk import Walk
from chanbara.school.read_once import read_once

if TYPE_CHECKING:
    from chanbara.kernel.game import Game

FOLDER = files("chanbara.school") / "examples"
Book = Literal["base", "rising_sun", "blood_and_bushido"]
BOOKS: tuple[Book, ...] = get_args(Book)
"""In the order in which they are listed."""
PREFIX = "example-"
"""The prefix of the key of an example's lesson."""
BOT = "greedy"

SHOWS, LEFT, DONE = Page("shows"), Page("left"), Page("done")
"""Message ids: what it shows, that the player deviated, that it is over."""


class Header(msgspec.Struct, frozen=True):
    """The fields of an example besides its scenario."""

    book: Book
    """Its rulebook; for the base game, all three of them."""
    seat: int
    """The player's."""


class Example(NamedTuple):
    """One example."""

    key: str
    book: Book
    scenario: Scenario
    lesson: Lesson
    """The example as a lesson: its steps expect the player's acts in the example."""

    @property
    def choices(self) -> list[str]:
        """All choices in it, in order."""
        return [move.do for move in self.scenario.script if move.do is not None]


@read_once
def examples() -> dict[str, Example]:
    """Return all examples by name: by book, and by paragraph within a book."""
    found = [
        read_example(file.name.removesuffix(".yaml"), file.read_text(encoding="utf-8"))
        for file in FOLDER.iterdir()
        if file.name.endswith(".yaml")
    ]
    ordered = sorted(found, key=lambda one: (BOOKS.index(one.book), _place(one.scenario.rules[0]), one.key))
    return {one.key: one for one in ordered}


def _place(rule: str) -> tuple[str, int, int, str]:
    """Return the sort key of a paragraph: ``A2.10`` after ``A2.9``, ``12 hanzo`` by name."""
    number, _, name = rule.partition(" ")
    chapter, _, paragraph = number.partition(".")
    letter = chapter[: len(chapter) - len(chapter.lstrip("AB"))]
    return letter, int(chapter.lstrip("AB")), int(paragraph or 0), name


def read_example(key: str, text: str) -> Example:
    """Read an example: a scenario with two additional fields."""
    data = yaml.load(text, YamlLoader)  # noqa: S506 - it is a safe loader
    header = msgspec.convert({name: data.pop(name) for name in Header.__struct_fields__}, Header)
    scenario = convert(data)
    kind = kind_of(data["table"]).name
    own = [move.do for move in scenario.script if move.do is not None and move.by in (None, header.seat)]
    steps = tuple(Step(f"act-{place}", When(), _marks(do), (do,)) for place, do in enumerate(own, 1))
    lesson = Lesson(PREFIX + key, kind, header.seat, BOT, (SHOWS,), steps, {"seed": key})
    return Example(key, header.book, scenario, lesson)


def _marks(act: str) -> tuple[str, ...]:
    """Return the highlights of an act: the card in hand, its target, or leaving."""
    verb, _, rest = act.partition(" ")
    card, _, aim = rest.partition(">")
    if verb in ("pass", "end"):
        return ("leave",)
    seats = (f"seat:{aim}",) if aim.isdigit() else ()
    return (f"hand:{card}", *seats) if verb in ("play", "parry") and card else seats


class ExampleWalk(Walk):
    """A running example: the others follow it as long as the player does, then bots choose."""

    def __init__(self, example: Example) -> None:
        self.example = example
        self.followed = 0
        """How many choices of the example were made."""
        self.has_left = False
        self._said: set[str] = set()
        super().__init__(example.lesson)

    def begin(self) -> Game:
        """Set up the position."""
        return start(self.example.scenario)

    @property
    def next_choice(self) -> str | None:
        """The next choice of the example; None once it is over, or the player has deviated."""
        choices = self.example.choices
        return None if self.has_left or self.followed == len(choices) else choices[self.followed]

    @property
    def given(self) -> str | None:
        """Another player's choice now, according to the example."""
        decision = self.game.decision
        return self.next_choice if decision is not None and decision.seat != self.lesson.seat else None

    @property
    def done(self) -> int:
        """The progress of the player: acts made as in the example, and the expected one."""
        upto = self.followed + (self.next_choice is not None)
        script = [move for move in self.example.scenario.script if move.do is not None]
        return sum(move.by in (None, self.lesson.seat) for move in script[:upto])

    @property
    def may_conclude(self) -> bool:
        """Whether to comment on roles: never, too little has happened in an example."""
        return False

    def answer(self, option: int | str) -> None:
        """Make another player's choice."""
        self._note(option)
        super().answer(option)

    def choose(self, text: str) -> None:
        """Make a choice of the player."""
        self._note(text)
        super().choose(text)

    def _note(self, choice: int | str) -> None:
        if self.next_choice is None:
            return
        if choice == self.next_choice:
            self.followed += 1
        else:
            self.has_left = True

    def look(self) -> Coaching:
        """Return what is said now: first what the example shows, then each of its acts, and its end."""
        due: list[Page | Step] = [SHOWS]
        awaited: tuple[str, ...] = ()
        if self.next_choice is not None:
            due.append(self.lesson.scripted[self.done - 1])
            awaited = (self.next_choice,)
        else:
            due.append(LEFT if self.has_left else DONE)
        lines = tuple(Line(step, {}) for step in due if step.name not in self._said)
        self._said.update(line.step.name for line in lines)
        return Coaching(lines, awaited)
