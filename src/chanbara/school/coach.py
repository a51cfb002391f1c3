"""The coach: comments on the game, from what the learner's seat has seen alone."""

from __future__ import annotations

from collections import Counter
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Literal, NamedTuple

from chanbara.school.coach_sees import Moment, binds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.school.lesson import Lesson, Page, Step

Bound = dict[str, int | str]
"""The bindings of a step's conditions: its texts and highlights use them."""
NEWS = 2
"""Maximum number of remarks on recent events at one moment."""


class Line(NamedTuple):
    """Something the coach says."""

    step: Step | Page
    bound: Bound

    @property
    def marks(self) -> list[str]:
        """What to highlight on the table."""
        return [mark.format(**self.bound) for mark in self.step.marks]


class Coaching(NamedTuple):
    """What the coach says at one moment, and the acts it expects."""

    lines: tuple[Line, ...] = ()
    awaited: tuple[str, ...] = ()
    """The expected options, by their notation; none: the learner is free."""

    @property
    def asking(self) -> Line | None:
        """The line that expects an act."""
        return self.lines[-1] if self.awaited else None


class Coach:
    """Guides one learner through a lesson: at each moment a remark or two, and a step that expects an act."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.said: Counter[str] = Counter()
        self.done = 0
        """Index of the current expecting step: earlier ones were said, or are past."""

    def look(self, moment: Moment) -> Coaching:
        """Return what to say now, and remember that it was said."""
        steps = self.lesson.steps
        asking = self._due(moment, [step for step in steps if step.awaits], 1)
        remarks = [step for step in steps if not step.awaits]
        opening = [] if self.said else [Line(page, {}) for page in self.lesson.opening]
        # At the end nothing else is worth saying.
        news = [step for step in remarks if (step.when.over if moment.is_over else step.when.is_news)]
        lines = opening + self._due(moment, news, NEWS)
        # While the coach expects an act, or something has just happened, there is no other advice.
        if not lines and not asking:
            lines = self._due(moment, [step for step in remarks if not step.when.is_news], 1)
        for line in asking:
            self.done = [step.name for step in self.lesson.scripted].index(line.step.name) + 1
        self.said.update(line.step.name for line in (*lines, *asking))
        awaits = [awaited(step, moment) for step in steps for line in asking if step is line.step]
        return Coaching((*lines, *asking), *awaits)

    def _due(self, moment: Moment, steps: Sequence[Step], most: int) -> list[Line]:
        found: list[Line] = []
        for step in steps:
            if self.said[step.name] >= step.often or not set(step.when.after) <= self.said.keys():
                continue
            bound = binds(step.when, moment)
            if bound is not None and (not step.awaits or awaited(step, moment)):
                found.append(Line(step, bound))
            if len(found) == most:
                break
        return found


class Slip(NamedTuple):
    """An unexpected act: what was wrong with it, and what it was about."""

    kind: Literal["aim", "card", "end"]
    """The right card for another target; another card; the end of the turn."""
    card: str | None = None
    seat: int | None = None


def slip(text: str, awaited: Sequence[str]) -> Slip | None:
    """Return what kind of slip an act is, by its notation; None for any other act."""
    verb, _, rest = text.partition(" ")
    card, _, aim = rest.partition(">")
    seat = int(aim) if aim.isdigit() else None
    if verb == "end":
        return Slip("end")
    if verb != "play":
        return None
    if seat is not None and any(one.startswith(f"play {card}>") for one in awaited):
        return Slip("aim", card, seat)
    return Slip("card", card, seat)


def awaited(step: Step, moment: Moment) -> tuple[str, ...]:
    """Return which of the offered options a step expects."""
    return tuple(text for text in moment.offered if any(fnmatchcase(text, one) for one in step.awaits))
