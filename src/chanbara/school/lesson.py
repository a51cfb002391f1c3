"""Lessons as data: a fixed deal, the bots in the other seats, and the steps of the coach.

A lesson is a YAML file in ``lessons``; docs/school.md describes the format.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
import yaml

import chanbara
from chanbara.kernel.kind import kind_named
from chanbara.record.scenario import YamlLoader, scenarios_of
from chanbara.school.kind import taught_as
from chanbara.school.read_once import read_once

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.school.kind import TaughtKind

FOLDER = files("chanbara.school") / "lessons"
YOU = "you"
"""In a condition: the learner's own seat."""


class Saw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event the learner saw since their last choice."""

    kind: str
    about: dict[str, str | int | bool | None] = {}
    """Required fields: a value, ``you`` for the learner's seat, or ``other`` for any other seat."""
    who: str | None = None
    """The field with the seat that the coach's texts call ``who``."""


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a step is due: every condition given must hold. All of them depend on the learner's view alone.

    A game may add conditions of its own.
    """

    asked: str | None = None
    """The kind of the open decision."""
    turn: int | None = None
    """The number of the learner's own turns so far, as the game counts them."""
    offers: tuple[str, ...] = ()
    """Patterns of options that must all be offered."""
    lacks: tuple[str, ...] = ()
    """Patterns of options of which none may be offered."""
    after: tuple[str, ...] = ()
    """Steps that must have been said before."""
    saw: Saw | None = None
    over: Literal["won", "lost", "anyhow"] | None = None

    @property
    def is_news(self) -> bool:
        """Whether it is about recent events."""
        return self.saw is not None or self.over is not None


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text of the coach before the first act."""

    name: str
    marks: tuple[str, ...] = ()


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text of the coach, and the act it expects."""

    name: str
    when: When
    marks: tuple[str, ...] = ()
    """What to highlight on the table, such as ``hand:armor``, ``seat:{who}``, ``own``."""
    awaits: tuple[str, ...] = ()
    """Patterns of the expected options, by their notation; none: the learner is free."""
    often: Annotated[int, msgspec.Meta(ge=1)] = 1
    """How often it may be said."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal, a seat, and a coach."""

    key: str
    kind: str
    """The name of its game."""
    seat: int
    bot: str
    """The bot in the other seats."""
    opening: tuple[Page, ...]
    """What is said before the first act, in order."""
    steps: tuple[Step, ...]
    setup: dict[str, Any] = {}
    """The set-up of the game, including the seed."""
    table: Any = None
    """A position as in a scenario, instead of a set-up."""
    introduces: tuple[str, ...] = ()
    """What of its game it introduces, as the game names it."""
    rules: tuple[str, ...] = ()
    """The paragraphs it teaches."""

    @property
    def taught(self) -> TaughtKind:
        """How its game is taught."""
        return taught_as(kind_named(self.kind))

    def begin(self) -> Game:
        """Return the game at its start."""
        if self.table is None:
            return chanbara.new_game(self.kind, **self.setup)
        return scenarios_of(kind_named(self.kind)).place(self.table)

    @property
    def scripted(self) -> tuple[Step, ...]:
        """The steps that expect an act: progress counts these."""
        return tuple(step for step in self.steps if step.awaits)

    def words(self, step: Step | Page) -> str:
        """Return the message id of a step; that of a wrong act ends with ``-instead``."""
        return f"lesson-{self.key}-{step.name}"


@read_once
def lessons() -> dict[str, Lesson]:
    """Return all lessons, by key."""
    found = [_read(file.read_text(encoding="utf-8")) for file in FOLDER.iterdir()]
    return {one.key: one for one in sorted(found, key=lambda one: one.key)}


def _read(text: str) -> Lesson:
    data = yaml.load(text, YamlLoader)  # noqa: S506 - it is a safe loader
    lesson = msgspec.convert(data, taught_as(kind_named(data["kind"])).lesson)
    names = [page.name for page in lesson.opening] + [step.name for step in lesson.steps]
    assert len(names) == len(set(names)), f"{lesson.key}: a step has the name of another"
    unknown = {name for step in lesson.steps for name in step.when.after} - set(names)
    assert not unknown, f"{lesson.key}: there is no step {unknown}"
    return lesson
