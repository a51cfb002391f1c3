"""Warnings: an act that targets oneself, the last honor, the end of a game that is probably lost.

The effects of an act are tried in games sampled from the view: nothing here knows more than the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from chanbara.sword.rules.scoring import result
from chanbara.sword.rules.words import Kind
from chanbara.sword.sight.derived import catalog_at
from chanbara.sword.sight.imagine import imagine

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.sword.sight.view import OptionView, View

Danger = Literal["self", "honor", "end"] | None

WORLDS = 12
"""What happens in all of this many sampled games is taken as certain."""
MOSTLY = 9
"""A game lost in this many of them is probably lost."""
LAST_HONOR, LAST_STANDING = 1, 2
"""Nothing is tried before a player has this little honor, or this few have resilience left (8.1, 8.4)."""


def dangers(view: View) -> list[Danger]:
    """Return the warning of each option of the observer."""
    decision = view.decision
    assert decision is not None
    assert decision.options is not None, "who is not asked has nothing to think about"
    options = decision.options
    ends: list[Danger] = [None] * len(options)
    # A single option needs no warning, and is tried all the same: how busy the machine is must not tell how
    # many options a player has.
    if _may_end(view):
        worlds: list[Game] = []
        ends = [_end(view, decision.seat, option, worlds) for option in range(len(options))]
    # If every option ends the game, there is nothing to choose.
    has_choice = None in ends
    return [
        (end if has_choice else None) or _on_oneself(view, option)
        for end, option in zip(ends, options, strict=True)
    ]


def _may_end(view: View) -> bool:
    standing = sum(one.resilience > 0 for one in view.seats)
    return standing <= LAST_STANDING or min(one.honor for one in view.seats) <= LAST_HONOR


def _end(view: View, seat: int, option: int, worlds: list[Game]) -> Danger:
    """Return whether an option costs the last honor or ends a lost game; worlds are sampled once."""
    without = lost = 0
    for number in range(WORLDS):
        if number == len(worlds):
            worlds.append(imagine(view, number))
        after = worlds[number].clone()
        after.apply(option)
        if not after.over:
            return None
        without += after.table.players[seat].honor == 0
        lost += seat not in result(after.table).winners
    if without == WORLDS:
        return "honor"
    return "end" if lost >= MOSTLY else None


def _on_oneself(view: View, option: OptionView) -> Danger:
    """Return whether a weapon or a property is played on oneself, or an action on a card of one's own."""
    if option.verb != "play" or option.seats != (view.seat,):
        return None
    is_action = catalog_at(view).card(option.cards[0]).kind is Kind.ACTION
    return None if is_action and len(option.cards) == 1 else "self"
