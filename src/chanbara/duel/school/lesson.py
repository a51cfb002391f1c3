"""Lessons of the duel: they may begin with a position, and introduce what a duel can be played with."""

from __future__ import annotations

from chanbara.duel.arranged.placement import DuelPlacement
from chanbara.school.lesson import Lesson, lessons


class DuelLesson(Lesson, frozen=True, forbid_unknown_fields=True):
    """A lesson of the duel."""

    table: DuelPlacement | None = None


def lesson_about(what: str, key: str = "") -> str | None:
    """Return the lesson that introduces an option of a duel: this one, or all of its kind (``*``)."""
    for lesson in lessons().values():
        if not {f"{what} {key}", f"{what} *"}.isdisjoint(lesson.introduces):
            return lesson.key
    return None
