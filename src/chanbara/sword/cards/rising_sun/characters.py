"""The 12 characters of Rising Sun (12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.sword.rules.attack import Wound
from chanbara.sword.rules.catalog import Card, Character
from chanbara.sword.rules.effects import Draw, Foil, MayDraw, PickUp, Strengthen
from chanbara.sword.rules.harm import Lose
from chanbara.sword.rules.query import can_pay
from chanbara.sword.rules.reveal import Reveal, RevealPair
from chanbara.sword.rules.traits import Ability, Traits
from chanbara.sword.rules.words import NONE, Kind, Limit, Suit

if TYPE_CHECKING:
    from chanbara.sword.rules.options import Option
    from chanbara.sword.rules.state import Table


def offer_draw_for_torii(table: Table, seat: int, card: int) -> None:
    """Offer to draw 1 for a Torii card that was put into play."""
    if table.catalog.cards[card].suit is Suit.TORII:
        table.schedule(MayDraw(seat))


def regain_one(table: Table, seat: int) -> None:
    """Regain 1 resilience."""
    table.schedule(Strengthen(seat))


def is_weapon_without_origami(source: Card | None) -> bool:
    """Whether it is a weapon of another symbol than Origami."""
    return source is not None and source.kind is Kind.WEAPON and source.suit is not Suit.ORIGAMI


def reveal_two(_table: Table, seat: int, _weapon: int, attack: Any) -> RevealPair:  # noqa: ANN401 - a step
    """Reveal two cards; the same symbol on both ends the attack."""
    return RevealPair(seat, hit=Foil(seat), miss=attack)


def draw_one(table: Table, seat: int) -> None:
    """Draw 1."""
    table.schedule(Draw(seat, 1))


def is_origami(card: Card) -> bool:
    """Whether a card shows an Origami."""
    return card.suit is Suit.ORIGAMI


def is_fuji(card: Card) -> bool:
    """Whether a card shows the Fuji."""
    return card.suit is Suit.FUJI


def pay_one_take_property(table: Table, seat: int, option: Option) -> None:
    """Lose 1 resilience, take a property in play into hand."""
    table.schedule(Lose(NONE, seat, NONE, 1), PickUp(seat, option.seat, option.prop))


def reveal_to_strike_back(table: Table, by: int, victim: int, _source: int, lost: int) -> None:
    """Reveal; an Origami: the dealer of the wound suffers 1."""
    times = lost if table.catalog.rulings.strikes_back_per_wound else 1
    reveal = Reveal(victim, Suit.ORIGAMI.value, hit=Wound(victim, by, NONE, 1), miss=None)
    table.schedule(*[reveal] * times)


TAKE_PROPERTY = Ability(
    "shima", "12 shima", can_pay, pay_one_take_property, aims_at_property=True, limit=Limit.TURN
)

CHARACTERS = (
    Character("bokuden", 5, Traits(on_played=(offer_draw_for_torii,))),
    Character("gracia", 4, Traits(on_turn_start=(regain_one,))),
    Character("kanbei", 5, Traits(gives_up_properties=True)),
    Character("kenshin", 4, Traits(immune_to=(is_weapon_without_origami,))),
    Character("lady_chacha", 5, Traits(on_aimed=(reveal_two,))),
    Character("masamune", 6, Traits(reveals=2)),
    Character("motonari", 5, Traits(on_any_defeat=(draw_one,))),
    Character("okuni", 4, Traits(escapes=(is_origami,))),
    Character("shima", 4, Traits(abilities=(TAKE_PROPERTY,))),
    Character("shingen", 5, Traits(free_weapon=(is_fuji,))),
    Character("yoshihiro", 8, Traits(taken=1)),
    Character("yukimura", 4, Traits(on_hurt=(reveal_to_strike_back,))),
)
