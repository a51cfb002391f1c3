"""The coach: says what is due, from nothing but what the learner's seat was shown."""

from __future__ import annotations

from collections import Counter
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, NamedTuple

from chanbara.school.coach_sees import Moment, binds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.school.lesson import Lesson, Step

Bound = dict[str, int | str]
"""What the conditions of a step found: the words and marks are about it."""


class Line(NamedTuple):
    """Something that the coach says."""

    step: Step
    bound: Bound

    @property
    def marks(self) -> list[str]:
        """What is marked on the table."""
        return [mark.format(**self.bound) for mark in self.step.marks]


class Coaching(NamedTuple):
    """What the coach says at one moment, and what he waits for."""

    lines: tuple[Line, ...] = ()
    awaited: tuple[str, ...] = ()
    """The options that he waits for, by their notation; none: the learner is free."""

    @property
    def asking(self) -> Line | None:
        """The line that waits for an act."""
        return self.lines[-1] if self.awaited else None


class Coach:
    """Goes through a lesson with one learner: at each moment at most a remark, and a step that waits."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.said: Counter[str] = Counter()
        self.done = 0
        """How far the steps that wait have come: those before were said, or are past."""

    def look(self, moment: Moment) -> Coaching:
        """Return what is due now, and remember that it was said."""
        asking = self._first(moment, [step for step in self.lesson.steps if step.awaits])
        # Where he waits for an act he speaks of nothing else but what has just happened.
        remarks = [step for step in self.lesson.steps if not step.awaits]
        remark = self._first(moment, [one for one in remarks if asking is None or one.when.saw is not None])
        if asking is not None:
            self.done = self.lesson.scripted.index(asking.step) + 1
        lines = tuple(line for line in (remark, asking) if line is not None)
        self.said.update(line.step.name for line in lines)
        return Coaching(lines, () if asking is None else awaited(asking.step, moment))

    def _first(self, moment: Moment, steps: Sequence[Step]) -> Line | None:
        for step in steps:
            if self.said[step.name] >= step.often or not set(step.when.after) <= self.said.keys():
                continue
            bound = binds(step.when, moment)
            if bound is not None and (not step.awaits or awaited(step, moment)):
                return Line(step, bound)
        return None


def awaited(step: Step, moment: Moment) -> tuple[str, ...]:
    """Return which of the options that are offered a step waits for."""
    return tuple(text for text in moment.offered if any(fnmatchcase(text, one) for one in step.awaits))
