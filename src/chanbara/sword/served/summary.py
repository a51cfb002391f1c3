"""The summary card of a table, for its clients."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from chanbara.server.wire.summary_bodies import SummaryCard

if TYPE_CHECKING:
    from chanbara.sword.summary import Summary


def summary_card(card: Summary) -> SummaryCard:
    """Return a summary card as it is sent."""
    told = card._asdict() | {
        "roles": [line._asdict() for line in card.roles],
        "worth": [{"card": key, "points": points} for key, points in card.worth],
        "suits": [one._asdict() | {"one_in": one.one_in} for one in card.suits],
    }
    return msgspec.convert(told, SummaryCard)
