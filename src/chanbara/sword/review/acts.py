"""An act as a noun, for sentences about it: its card and its target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sword.rules.words import Aim, Kind, Verb
from chanbara.words.message import Message, message

if TYPE_CHECKING:
    from chanbara.sword.sight.view import OptionView
    from chanbara.sword.words.messages import Messages


def act_message(messages: Messages, act: OptionView) -> Message:
    """Return an act of the Play phase."""
    if act.verb != Verb.PLAY:
        return message(f"move-{act.verb}")
    card = messages.card(act.cards[0])
    if not act.seats:
        return message("move-card", card=card)
    target = messages.name(act.seats[0])
    if len(act.cards) > 1:
        return message("move-property", card=card, target=target, property=messages.card(act.cards[1]))
    entry = messages.entry(act.cards[0])
    if entry.kind is Kind.WEAPON:
        return message("move-attack", card=card, target=target)
    return message("move-card-for" if entry.aim is Aim.OTHER else "move-card-at", card=card, target=target)
