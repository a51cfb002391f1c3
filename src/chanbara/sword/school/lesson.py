"""A lesson of Samurai Sword: the conditions of its steps, evaluated on the learner's view."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Literal

from chanbara.school.coach_sees import holds
from chanbara.school.lesson import Lesson, Step, When
from chanbara.sword.rules.words import Kind
from chanbara.sword.sight.derived import catalog_at, stake, wounds_seen

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.school.coach_sees import Bound, Moment


class SwordWhen(When, frozen=True, forbid_unknown_fields=True):
    """When a step is due."""

    can: Literal["defeat"] | None = None
    """A weapon in hand would take the last resilience of a player in reach: they are ``who``, it is ``card``.
    """
    risk: Literal["defeat", "wound"] | None = None
    """The stakes of a window include the last resilience; or not."""
    below: int | None = None
    """The learner has less resilience than this."""
    struck: int | None = None
    """Another player, ``who``, has played at least this many weapons on the learner, and the most of all."""
    poor: int | None = None
    """Another player, ``who``, has at most this much honor."""


class SwordStep(Step, frozen=True, forbid_unknown_fields=True):
    """A text of the coach, and the act it expects."""

    when: SwordWhen


class SwordLesson(Lesson, frozen=True, forbid_unknown_fields=True):
    """A deal, a seat, and a coach."""

    steps: tuple[SwordStep, ...]


def _can(moment: Moment, _defeat: str) -> Bound | None:
    """The target that a weapon in hand would defeat if it hits; of several options the first."""
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
    return holds(view.seats[view.seat].resilience < number)


def _struck(moment: Moment, least: int) -> Bound | None:
    """The player who has aimed the most weapons at the learner."""
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


CONDITIONS: dict[str, Callable[[Moment, Any], Bound | None]] = {
    "can": _can,
    "risk": _risk,
    "below": _below,
    "struck": _struck,
    "poor": _poor,
}
"""By name: they return bindings, or None."""


def turns(moment: Moment) -> int:
    """Return how many turns the learner has begun."""
    return sum(one.kind == "TurnBegan" and one.about["seat"] == moment.view.seat for one in moment.events)
