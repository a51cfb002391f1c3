"""The 15 properties of the base game (10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sword.cards.entries import property_
from chanbara.sword.rules.attack import Demand
from chanbara.sword.rules.effects import Forfeit, PassLeft
from chanbara.sword.rules.reveal import WEAPON, Reveal
from chanbara.sword.rules.traits import Traits
from chanbara.sword.rules.words import NONE, Aim, Proof, Suit

if TYPE_CHECKING:
    from chanbara.sword.rules.state import Table


def bushido(table: Table, seat: int, card: int) -> None:
    """Flip a card. A weapon: discard a weapon and pass it on, or lose 1 honor. Else pass it on."""
    passed = PassLeft(seat, card)
    weapon = Demand(seat, Proof.WEAPON, NONE, card, otherwise=Forfeit(seat, card), met=passed)
    table.schedule(Reveal(seat, WEAPON, hit=weapon, miss=passed))


PROPERTIES = (
    property_("armor", rule="10.1", suit=Suit.ORIGAMI, copies=4, traits=Traits(difficulty=1)),
    property_(
        "bushido",
        rule="10.3",
        suit=Suit.ORIGAMI,
        copies=2,
        aim=Aim.ANYONE,
        is_unique=True,
        traits=Traits(on_recovered=(bushido,)),
    ),
    property_("fast_draw", rule="10.1", suit=Suit.ORIGAMI, copies=3, traits=Traits(dealt=1)),
    property_("focus", rule="10.1", suit=Suit.ORIGAMI, copies=6, traits=Traits(weapon_limit=1)),
)
