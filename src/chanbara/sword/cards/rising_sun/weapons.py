"""The 17 weapons of Rising Sun (1, table of weapons; 11.3 to 11.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sword.cards.entries import weapon
from chanbara.sword.rules.effects import GiveUp, ReturnWeapon
from chanbara.sword.rules.words import Proof, Suit

if TYPE_CHECKING:
    from chanbara.sword.rules.state import Table

FUJI, ORIGAMI, TORII = Suit.FUJI, Suit.ORIGAMI, Suit.TORII


def back_to_hand(table: Table, by: int, _victim: int, _source: int, _lost: int) -> None:
    """The weapon goes back to the attacker's hand."""
    table.schedule(ReturnWeapon(by))


def target_discards(table: Table, _by: int, victim: int, _source: int, _lost: int) -> None:
    """The target chooses and discards a card from hand."""
    table.schedule(GiveUp(victim))


def honor_of(table: Table, target: int) -> int:
    """As many wounds as the target has honor."""
    return table.players[target].honor


def properties_of(table: Table, target: int) -> int:
    """As many wounds as there are properties in front of the target, of every kind."""
    return len(table.players[target].in_play)


WEAPONS = (
    weapon("chigiriki", rule="11.3", reach=2, wounds=2, suit=ORIGAMI, copies=2, proof=Proof.STEEL),
    weapon("jitte", rule="11.3", reach=1, wounds=2, suit=TORII, copies=2, is_parry=True),
    weapon("kozuka", rule="11.4", reach=1, wounds=1, suit=ORIGAMI, copies=1, on_hit=back_to_hand),
    weapon("kusanagi", rule="11.4", reach=3, wounds=0, suit=FUJI, copies=1, wounds_by=honor_of),
    weapon("makibishi", rule="11.5", reach=1, wounds=1, suit=ORIGAMI, copies=2, hits_empty_handed=True),
    weapon("manriki_gusari", rule="11.4", reach=3, wounds=1, suit=ORIGAMI, copies=2, on_hit=target_discards),
    weapon("shigehto_yumi", rule="11.6", reach=9, wounds=1, suit=FUJI, copies=1, adds_weapons=1),
    weapon("tanto", rule="11.6", reach=1, wounds=1, suit=FUJI, copies=1, on_oneself=True),
    weapon("tessen", rule="11.3", reach=2, wounds=1, suit=TORII, copies=2, is_parry=True),
    weapon("zen", rule="11.4", reach=9, wounds=0, suit=FUJI, copies=3, wounds_by=properties_of),
)
