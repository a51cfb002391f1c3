"""What follows from each option: a page that knows no rule is told. Nothing here knows more than the view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from chanbara.server.protocol import Reckoned, ReckonedOption
from chanbara.sword.rules.words import Aim, Kind
from chanbara.sword.sight.reckoning import catalog_at, stake, wounds_seen

if TYPE_CHECKING:
    from chanbara.sword.sight.view import OptionView, View

MEETS: dict[Aim, Literal["for", "against"]] = {Aim.OTHER: "for", Aim.RIVAL: "against"}
"""How an action that names a player meets him; those that are not here take something from his hand."""
NOTHING = ReckonedOption(None, None)


def reckoned(view: View) -> Reckoned | None:
    """Return what follows for the observer, where he is asked."""
    decision = view.decision
    if decision is None or decision.options is None:
        return None
    lost = stake(view) if view.pending else None
    return Reckoned(
        0 if lost is None else lost.wounds,
        0 if lost is None else lost.honor,
        [_option(view, option) for option in decision.options],
    )


def _option(view: View, option: OptionView) -> ReckonedOption:
    if option.verb != "play" or not option.seats:
        return NOTHING
    card = catalog_at(view).card(option.cards[0])
    if card.kind is Kind.WEAPON and view.seat is not None:
        return ReckonedOption(wounds_seen(view, view.seat, option.seats[0], card.key), None)
    if card.kind is Kind.ACTION and len(option.cards) == 1:
        return ReckonedOption(None, MEETS.get(card.aim, "hand"))
    return NOTHING
