"""The 10 properties of Rising Sun (11.7, 11.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sword.cards.entries import property_
from chanbara.sword.rules.effects import Bleed, DiscardAll, Grant, WhileInPlay
from chanbara.sword.rules.reveal import Reveal
from chanbara.sword.rules.traits import Traits
from chanbara.sword.rules.words import Aim, Suit

if TYPE_CHECKING:
    from chanbara.sword.rules.state import Table

ORIGAMI = Suit.ORIGAMI


def bleeding_wound(table: Table, seat: int, card: int) -> None:
    """Reveal; an Origami: lose 1 resilience, never the last."""
    table.schedule(WhileInPlay(seat, card, Reveal(seat, ORIGAMI.value, hit=Bleed(seat), miss=None)))


def kote(table: Table, seat: int, card: int) -> None:
    """For a Koi card a player draws 1."""
    if table.catalog.cards[card].suit is Suit.KOI:
        table.schedule(Grant(seat))


def curse(table: Table, seat: int, _card: int) -> None:
    """Discard all properties."""
    table.schedule(DiscardAll(seat))


PROPERTIES = (
    property_("attendant", rule="11.7", suit=ORIGAMI, copies=1, traits=Traits(cards_drawn=1)),
    property_(
        "bleeding_wound",
        rule="11.8",
        suit=ORIGAMI,
        copies=2,
        aim=Aim.ANYONE,
        traits=Traits(after_recovered=(bleeding_wound,), falls_with_honor=True),
    ),
    property_(
        "curse",
        rule="11.8",
        suit=ORIGAMI,
        copies=3,
        aim=Aim.ANYONE,
        traits=Traits(on_last_resilience=(curse,)),
    ),
    property_("kote", rule="11.7", suit=ORIGAMI, copies=1, traits=Traits(on_played=(kote,))),
    property_("peasant", rule="11.7", suit=ORIGAMI, copies=3, traits=Traits(absorbs=True)),
)
