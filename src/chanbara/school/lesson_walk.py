"""One learner's progress in a lesson: the deal and every choice since, which reproduce it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import chanbara
from chanbara.school.coach import Coach, Coaching
from chanbara.school.coach_sees import Moment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.kernel.game import Game
    from chanbara.school.lesson import Lesson
    from chanbara.sight import Seen


class Asked(NamedTuple):
    """A bot's decision: what its seat sees, and its seed."""

    bot: str
    seed: str
    view: Any
    events: Sequence[Seen]


class Walk:
    """A running lesson. The caller gets the bots' answers: nothing waits for them here."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = self.begin()
        self.coach = Coach(lesson)
        self.coaching = Coaching()
        self._since = 0
        self._look()

    def begin(self) -> Game:
        """Return the game at its start."""
        return self.lesson.begin()

    @property
    def given(self) -> str | None:
        """Another player's choice now, if no bot is needed for it."""
        return None

    @property
    def done(self) -> int:
        """The progress in steps that expect an act."""
        return self.coach.done

    @property
    def asked(self) -> Asked | None:
        """The bot's decision, if it is not the learner's."""
        decision = self.game.decision
        if decision is None or decision.seat == self.lesson.seat:
            return None
        seat = decision.seat
        seed = f"{self.lesson.setup['seed']} {seat}"
        return Asked(self.lesson.bot, seed, chanbara.observe(self.game, seat), chanbara.seen(self.game, seat))

    def answer(self, option: int | str) -> None:
        """Make another player's choice."""
        self.game.apply(option)
        self._look()

    def is_awaited(self, text: str) -> bool:
        """Whether an act of the learner is expected by the coach, or the learner is free."""
        return not self.coaching.awaited or text in self.coaching.awaited

    @property
    def may_conclude(self) -> bool:
        """Whether to comment on roles: the learner is free and in their own turn."""
        decision = self.game.decision
        return (
            self.lesson.taught.conclude is not None
            and decision is not None
            and (decision.seat, decision.kind) == (self.lesson.seat, "play")
            and not self.coaching.awaited
        )

    def choose(self, text: str) -> None:
        """Make a choice of the learner; ``IllegalChoice`` if it is not offered."""
        seat = self.lesson.seat
        events = len(chanbara.seen(self.game, seat))
        self.game.apply(text)
        self._since = events
        self._look()

    def _look(self) -> None:
        """Update the coach if the learner must decide, or everything is over."""
        decision = self.game.decision
        if decision is not None and decision.seat != self.lesson.seat:
            return
        self.coaching = self.look()

    def look(self) -> Coaching:
        """Return what the coach says now."""
        seat = self.lesson.seat
        moment = Moment(chanbara.observe(self.game, seat), chanbara.seen(self.game, seat), self._since)
        return self.coach.look(moment)
