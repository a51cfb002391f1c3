"""The effects of each option, for clients that know no rules. Everything follows from the view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from chanbara.sword.rules.query import HAND_LIMIT
from chanbara.sword.rules.words import Aim, Kind
from chanbara.sword.served.payloads import Insight, ReckonedOption
from chanbara.sword.served.warnings import Danger, dangers
from chanbara.sword.sight.reckoning import Stake, catalog_at, stake, wounds_seen

if TYPE_CHECKING:
    from chanbara.sword.sight.view import OptionView, View

MEETS: dict[Aim, Literal["for", "against"]] = {Aim.OTHER: "for", Aim.RIVAL: "against"}
"""How an action affects its target; those not listed take a card from the target's hand."""


def insight(view: View) -> Insight | None:
    """Return the effects for the observer, if it is their decision."""
    decision = view.decision
    if decision is None or decision.options is None:
        return None
    lost = stake(view) if view.pending else Stake()
    options = zip(decision.options, dangers(view), strict=True)
    return Insight(
        lost.wounds,
        lost.honor,
        is_defeat=_is_defeat(view, lost),
        keeps=HAND_LIMIT,
        options=[_option(view, option, danger) for option, danger in options],
    )


def _is_defeat(view: View, lost: Stake) -> bool:
    """Whether not answering means defeat; paying a price defeats nobody (7.1, 7.2)."""
    decision = view.decision
    assert decision is not None
    left = view.seats[decision.seat].resilience
    return decision.by not in {None, decision.seat} and 0 < left <= lost.wounds


def _option(view: View, option: OptionView, danger: Danger) -> ReckonedOption:
    if option.verb != "play" or not option.seats:
        return ReckonedOption(None, None, danger)
    card = catalog_at(view).card(option.cards[0])
    if card.kind is Kind.WEAPON and view.seat is not None:
        return ReckonedOption(wounds_seen(view, view.seat, option.seats[0], card.key), None, danger)
    if card.kind is Kind.ACTION and len(option.cards) == 1:
        return ReckonedOption(None, MEETS.get(card.aim, "hand"), danger)
    return ReckonedOption(None, None, danger)
