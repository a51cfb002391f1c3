"""Lessons as data: a fixed deal, who sits in the other seats, and the steps of the coach.

A lesson is a file of YAML in ``lessons``; docs/school.md says how one is written.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
import yaml

from chanbara.kernel.kind import kind_named
from chanbara.school.kind import taught_as

if TYPE_CHECKING:
    from chanbara.school.kind import TaughtKind

FOLDER = files("chanbara.school") / "lessons"
YOU = "you"
"""In a condition: the learner's own seat."""


class Saw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event that the learner saw since he last chose."""

    kind: str
    about: dict[str, str | int | bool | None] = {}
    """What must stand in it: a value, ``you`` for the learner's seat, or ``other`` for anybody else's."""
    who: str | None = None
    """The field whose seat is called ``who`` in the coach's words."""


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a step is due: everything that is named here must hold. All of it stands in the learner's view.

    A game may have conditions of its own besides these.
    """

    asked: str | None = None
    """The kind of the open decision."""
    turn: int | None = None
    """The number of the learner's own turns so far, as the game counts them."""
    offers: tuple[str, ...] = ()
    """Patterns of options, each of which must be offered."""
    lacks: tuple[str, ...] = ()
    """Patterns of options, none of which may be offered."""
    after: tuple[str, ...] = ()
    """Steps that have been said."""
    saw: Saw | None = None
    over: Literal["won", "lost", "anyhow"] | None = None

    @property
    def is_news(self) -> bool:
        """Whether it is about what has just happened."""
        return self.saw is not None or self.over is not None


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the coach says before the first act."""

    name: str
    marks: tuple[str, ...] = ()


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the coach says, and what he then waits for."""

    name: str
    when: When
    marks: tuple[str, ...] = ()
    """What is marked on the table, such as ``hand:armor``, ``seat:{who}``, ``own``."""
    awaits: tuple[str, ...] = ()
    """Patterns of the options that are awaited, by their notation; none: the learner is free."""
    often: Annotated[int, msgspec.Meta(ge=1)] = 1
    """How often it may be said."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal, a seat, and a coach."""

    key: str
    kind: str
    """The name of its game."""
    setup: dict[str, Any]
    """What the game is set up with, the seed among it."""
    seat: int
    bot: str
    """Who sits in the other seats."""
    opening: tuple[Page, ...]
    """What is said before anything is done, one after the other."""
    steps: tuple[Step, ...]

    @property
    def taught(self) -> TaughtKind:
        """How its game is taught."""
        return taught_as(kind_named(self.kind))

    @property
    def scripted(self) -> tuple[Step, ...]:
        """The steps that wait for a certain act: they are what progress counts."""
        return tuple(step for step in self.steps if step.awaits)

    def words(self, step: Step | Page) -> str:
        """Return the message of a step; a wrong act is met with the same name and ``-instead``."""
        return f"lesson-{self.key}-{step.name}"


@cache
def lessons() -> dict[str, Lesson]:
    """Return all lessons, by key."""
    found = [_read(file.read_text(encoding="utf-8")) for file in FOLDER.iterdir()]
    return {one.key: one for one in sorted(found, key=lambda one: one.key)}


def _read(text: str) -> Lesson:
    data = yaml.safe_load(text)
    lesson = msgspec.convert(data, taught_as(kind_named(data["kind"])).lesson)
    names = [page.name for page in lesson.opening] + [step.name for step in lesson.steps]
    assert len(names) == len(set(names)), f"{lesson.key}: a step has the name of another"
    unknown = {name for step in lesson.steps for name in step.when.after} - set(names)
    assert not unknown, f"{lesson.key}: there is no step {unknown}"
    return lesson
