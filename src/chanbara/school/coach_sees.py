"""What the coach may look at: the learner's view and events. Conditions are tested here."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.kernel.kind import kind_named
from chanbara.school.kind import taught_as
from chanbara.school.lesson import YOU

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from chanbara.school.kind import TaughtKind
    from chanbara.school.lesson import Saw, When
    from chanbara.sight import Seen

    Bound = dict[str, int | str]

OTHER = "other"


class Moment(NamedTuple):
    """A moment at which the learner must decide, or the game is over."""

    view: Any
    events: Sequence[Seen]
    """All events the learner saw."""
    since: int
    """The number of events at their last choice."""

    @property
    def taught(self) -> TaughtKind:
        """How its game is taught."""
        return taught_as(kind_named(self.view.kind))

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.view.result is not None

    @property
    def offered(self) -> tuple[str, ...]:
        """The options, by their notation."""
        decision = self.view.decision
        return () if decision is None else tuple(one.text for one in decision.options or ())

    @property
    def turn(self) -> int:
        """The learner's turns so far, as the game counts them."""
        return self.taught.turns(self)


def binds(when: When, moment: Moment) -> Bound | None:
    """Return the bindings of the conditions, or None if one of them does not hold."""
    bound: Bound = {}
    for name, test in {**CONDITIONS, **moment.taught.conditions}.items():
        wanted = getattr(when, name, None)
        if wanted is None or wanted == ():
            continue
        found = test(moment, wanted)
        if found is None:
            return None
        bound |= found
    return bound


def holds(is_so: bool) -> Bound | None:  # noqa: FBT001 - it is the one thing that is asked
    """Return empty bindings if a condition holds, else None."""
    return {} if is_so else None


def _asked(moment: Moment, kind: str) -> Bound | None:
    decision = moment.view.decision
    return holds(decision is not None and decision.kind == kind)


def _turn(moment: Moment, number: int) -> Bound | None:
    return holds(moment.turn == number)


def _offers(moment: Moment, patterns: Sequence[str]) -> Bound | None:
    return holds(all(any(fnmatchcase(text, one) for text in moment.offered) for one in patterns))


def _lacks(moment: Moment, patterns: Sequence[str]) -> Bound | None:
    return holds(not any(fnmatchcase(text, one) for text in moment.offered for one in patterns))


def _saw(moment: Moment, saw: Saw) -> Bound | None:
    for event in moment.events[moment.since :]:
        if event.kind == saw.kind and all(
            _is_meant(moment, event.about.get(field), wanted) for field, wanted in saw.about.items()
        ):
            return {} if saw.who is None else {"who": event.about[saw.who]}
    return None


def _is_meant(moment: Moment, value: Any, wanted: Any) -> bool:  # noqa: ANN401 - whatever an event holds
    if wanted == YOU:
        return bool(value == moment.view.seat)
    if wanted == OTHER:
        return value is not None and value != moment.view.seat
    return bool(value == wanted)


def _over(moment: Moment, how: str) -> Bound | None:
    if not moment.is_over:
        return None
    return holds(how == "anyhow" or moment.taught.has_won(moment.view) == (how == "won"))


CONDITIONS: dict[str, Callable[[Moment, Any], Bound | None]] = {
    "asked": _asked,
    "turn": _turn,
    "offers": _offers,
    "lacks": _lacks,
    "saw": _saw,
    "over": _over,
}
"""The conditions of every game, by name: they return bindings, or None."""
