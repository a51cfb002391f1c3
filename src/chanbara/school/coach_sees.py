"""What a coach may look at: the learner's view, and the events that he saw. Conditions are tested here."""

from __future__ import annotations

from collections import Counter
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.duel.sight.view import DuelView
from chanbara.school.lesson import YOU
from chanbara.sword.rules.words import Kind
from chanbara.sword.sight.reckoning import catalog_at, stake, wounds_seen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from chanbara.school.lesson import Saw, When
    from chanbara.sight import Seen
    from chanbara.sword.sight.view import View

    Bound = dict[str, int | str]

OTHER = "other"


class Moment(NamedTuple):
    """A moment at which the learner is asked, or the game is over."""

    view: View | DuelView
    events: Sequence[Seen]
    """All that the learner saw."""
    since: int
    """How many of them he had seen when he last chose."""

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
        """How many turns the learner has begun; in a duel the round."""
        if isinstance(self.view, DuelView):
            return int(self.view.open["round"])
        return sum(one.kind == "TurnBegan" and one.about["seat"] == self.view.seat for one in self.events)


def binds(when: When, moment: Moment) -> Bound | None:
    """Return what the conditions found, or None where one of them does not hold."""
    bound: Bound = {}
    for name, test in TESTS.items():
        wanted = getattr(when, name)
        if wanted is None or wanted == ():
            continue
        found = test(moment, wanted)
        if found is None:
            return None
        bound |= found
    return bound


def _holds(is_so: bool) -> Bound | None:  # noqa: FBT001 - it is the one thing that is asked
    return {} if is_so else None


def _asked(moment: Moment, kind: str) -> Bound | None:
    decision = moment.view.decision
    return _holds(decision is not None and decision.kind == kind)


def _turn(moment: Moment, number: int) -> Bound | None:
    return _holds(moment.turn == number)


def _offers(moment: Moment, patterns: Sequence[str]) -> Bound | None:
    return _holds(all(any(fnmatchcase(text, one) for text in moment.offered) for one in patterns))


def _lacks(moment: Moment, patterns: Sequence[str]) -> Bound | None:
    return _holds(not any(fnmatchcase(text, one) for text in moment.offered for one in patterns))


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


def _can(moment: Moment, _defeat: str) -> Bound | None:
    """Whom a weapon in hand would defeat if it hits; of several options the first."""
    view: Any = moment.view
    decision = view.decision
    for option in () if decision is None else decision.options or ():
        if option.verb != "play" or not option.seats or option.seats == (view.seat,):
            continue
        card, target = catalog_at(view).card(option.cards[0]), option.seats[0]
        if card.kind is Kind.WEAPON and (
            wounds_seen(view, view.seat, target, card.key) >= view.seats[target].resilience
        ):
            return {"who": target, "card": card.key}
    return None


def _risk(moment: Moment, kind: str) -> Bound | None:
    view: Any = moment.view
    if view.decision is None or view.decision.by is None or not view.pending:
        return None
    wounds = stake(view).wounds
    is_last = wounds >= view.seats[view.seat].resilience
    if not wounds or is_last != (kind == "defeat"):
        return None
    return {"who": view.decision.by, "wounds": wounds, "left": view.seats[view.seat].resilience}


def _below(moment: Moment, number: int) -> Bound | None:
    view: Any = moment.view
    return _holds(view.seats[view.seat].resilience < number)


def _struck(moment: Moment, least: int) -> Bound | None:
    """Who has aimed the most weapons at the learner."""
    view: Any = moment.view
    catalog = catalog_at(view)
    by = Counter(
        one.about["seat"]
        for one in moment.events
        if one.kind == "Played"
        and one.about["target"] == view.seat
        and catalog.card(one.about["card"]).kind is Kind.WEAPON
    )
    ranked = by.most_common(2)
    if not ranked or ranked[0][1] < least or (len(ranked) > 1 and ranked[1][1] == ranked[0][1]):
        return None
    return {"who": ranked[0][0], "times": ranked[0][1]}


def _poor(moment: Moment, most: int) -> Bound | None:
    view: Any = moment.view
    for seat, one in enumerate(view.seats):
        if seat != view.seat and one.honor <= most:
            return {"who": seat}
    return None


def _over(moment: Moment, how: str) -> Bound | None:
    result: Any = moment.view.result
    if result is None:
        return None
    has_won = result["won"] if isinstance(moment.view, DuelView) else moment.view.seat in result.winners
    return _holds(how == "anyhow" or has_won == (how == "won"))


TESTS: dict[str, Callable[[Moment, Any], Bound | None]] = {
    "asked": _asked,
    "turn": _turn,
    "offers": _offers,
    "lacks": _lacks,
    "saw": _saw,
    "can": _can,
    "risk": _risk,
    "below": _below,
    "struck": _struck,
    "poor": _poor,
    "over": _over,
}
"""By the name of the condition: what it found, or None."""
