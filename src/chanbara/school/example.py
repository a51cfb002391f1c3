"""The worked examples of the rulebooks: each a scenario that holds, and a position that can be played on.

An example is a file of YAML in ``examples``; docs/school.md says how one is written.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

import msgspec
import yaml

from chanbara.record.scenario import Scenario, YamlLoader, convert, kind_of, start
from chanbara.school.coach import Coaching, Line
from chanbara.school.lesson import Lesson, Page, Step, When
from chanbara.school.lesson_walk import Walk

if TYPE_CHECKING:
    from chanbara.kernel.game import Game

FOLDER = files("chanbara.school") / "examples"
Book = Literal["base", "rising_sun", "blood_and_bushido"]
BOOKS: tuple[Book, ...] = get_args(Book)
"""In the order in which they are listed."""
PREFIX = "example-"
"""What the lesson of an example is called by, before its own name."""
BOT = "greedy"

SHOWS, LEFT, DONE = Page("shows"), Page("left"), Page("done")
"""What is said of an example: what it shows, that the player went another way, that it is over."""


class Header(msgspec.Struct, frozen=True):
    """What an example says besides its scenario."""

    book: Book
    """The rulebook it is in; with base all three of them."""
    seat: int
    """The player's."""


class Example(NamedTuple):
    """One example."""

    key: str
    book: Book
    scenario: Scenario
    lesson: Lesson
    """The same as a lesson: its steps wait for what the player does in the example."""

    @property
    def choices(self) -> list[str]:
        """What everybody chooses in it, in order."""
        return [move.do for move in self.scenario.script if move.do is not None]


@cache
def examples() -> dict[str, Example]:
    """Return all examples by their names: book by book, and by paragraph within one."""
    found = [
        read_example(file.name.removesuffix(".yaml"), file.read_text(encoding="utf-8"))
        for file in FOLDER.iterdir()
        if file.name.endswith(".yaml")
    ]
    ordered = sorted(found, key=lambda one: (BOOKS.index(one.book), _place(one.scenario.rules[0]), one.key))
    return {one.key: one for one in ordered}


def _place(rule: str) -> tuple[str, int, int, str]:
    """Return where a paragraph stands: ``A2.10`` after ``A2.9``, ``12 hanzo`` by its name."""
    number, _, name = rule.partition(" ")
    chapter, _, paragraph = number.partition(".")
    letter = chapter[: len(chapter) - len(chapter.lstrip("AB"))]
    return letter, int(chapter.lstrip("AB")), int(paragraph or 0), name


def read_example(key: str, text: str) -> Example:
    """Read an example: a scenario with two fields more."""
    data = yaml.load(text, YamlLoader)  # noqa: S506 - it is a safe loader
    header = msgspec.convert({name: data.pop(name) for name in Header.__struct_fields__}, Header)
    scenario = convert(data)
    kind = kind_of(data["table"]).name
    own = [move.do for move in scenario.script if move.do is not None and move.by in (None, header.seat)]
    steps = tuple(Step(f"act-{place}", When(), _marks(do), (do,)) for place, do in enumerate(own, 1))
    lesson = Lesson(PREFIX + key, kind, {"seed": key}, header.seat, BOT, (SHOWS,), steps)
    return Example(key, header.book, scenario, lesson)


def _marks(act: str) -> tuple[str, ...]:
    """Return what an act is marked by on the table: the card in hand, whom it is played on, or leaving."""
    verb, _, rest = act.partition(" ")
    card, _, aim = rest.partition(">")
    if verb in ("pass", "end"):
        return ("leave",)
    seats = (f"seat:{aim}",) if aim.isdigit() else ()
    return (f"hand:{card}", *seats) if verb in ("play", "parry") and card else seats


class ExampleWalk(Walk):
    """An example that is under way: the others follow it as long as the player does, then bots choose."""

    def __init__(self, example: Example) -> None:
        self.example = example
        self.followed = 0
        """How many choices of the example were made."""
        self.has_left = False
        self._said: set[str] = set()
        super().__init__(example.lesson)

    def begin(self) -> Game:
        """Set the position."""
        return start(self.example.scenario)

    @property
    def next_choice(self) -> str | None:
        """What is chosen next in the example; None once it is over, or the player has left it."""
        choices = self.example.choices
        return None if self.has_left or self.followed == len(choices) else choices[self.followed]

    @property
    def given(self) -> str | None:
        """What somebody else chooses now, as the example has it."""
        decision = self.game.decision
        return self.next_choice if decision is not None and decision.seat != self.lesson.seat else None

    @property
    def done(self) -> int:
        """How far the player's acts have come: those made as in the example, and the one that is awaited."""
        upto = self.followed + (self.next_choice is not None)
        script = [move for move in self.example.scenario.script if move.do is not None]
        return sum(move.by in (None, self.lesson.seat) for move in script[:upto])

    @property
    def may_conclude(self) -> bool:
        """Whether it may be said who is probably who: nobody has done enough for that."""
        return False

    def answer(self, option: int | str) -> None:
        """Have somebody else's choice made."""
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
        """Return what is said now: first what the example shows, then each act of it, and when it is over."""
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
