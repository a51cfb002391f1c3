"""The summary card of a table, for its clients."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from chanbara.server.wire.summary_bodies import SummaryCard, SummaryRules

if TYPE_CHECKING:
    from chanbara.sword.summary import Summary

RULES = SummaryRules(turn="3", roles="8.3", end="8", ties="8.6", worth="8.3", symbols="11.2", dealt="2.6")


def summary_card(card: Summary) -> SummaryCard:
    """Return a summary card as it is sent."""
    told = card._asdict() | {
        "rules": RULES,
        "roles": [line._asdict() for line in card.roles],
        "worth": [{"card": key, "points": points} for key, points in card.worth],
        "suits": [one._asdict() | {"one_in": one.one_in} for one in card.suits],
    }
    return msgspec.convert(told, SummaryCard)
