"""The 43 actions of the base game (9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sword.cards.entries import action, answer
from chanbara.sword.rules.attack import Challenge
from chanbara.sword.rules.effects import Draw, Recover, Strip, TakeCard
from chanbara.sword.rules.escape import affect
from chanbara.sword.rules.query import seats_after
from chanbara.sword.rules.words import Aim, Proof, Suit

if TYPE_CHECKING:
    from chanbara.sword.rules.options import Option
    from chanbara.sword.rules.state import Table


def battle_cry(table: Table, seat: int, option: Option) -> None:
    """All others parry or suffer 1 wound."""
    table.schedule(*(Challenge(other, Proof.PARRY, seat, option.card) for other in seats_after(table, seat)))


def breathing(table: Table, seat: int, option: Option) -> None:
    """Regain all resilience; another player draws 1."""
    table.schedule(Recover(seat), affect(table, option.seat, seat, option.card, Draw(option.seat, 1)))


def daimyo(table: Table, seat: int, _option: Option) -> None:
    """Draw 2."""
    table.schedule(Draw(seat, 2))


def diversion(table: Table, seat: int, option: Option) -> None:
    """Take a random card from another hand."""
    table.schedule(affect(table, option.seat, seat, option.card, TakeCard(seat, option.seat)))


def geisha(table: Table, seat: int, option: Option) -> None:
    """Discard a property in play, or a random card from another hand."""
    table.schedule(affect(table, option.seat, seat, option.card, Strip(option.seat, option.prop)))


def jujutsu(table: Table, seat: int, option: Option) -> None:
    """All others discard a weapon or suffer 1 wound."""
    table.schedule(*(Challenge(other, Proof.WEAPON, seat, option.card) for other in seats_after(table, seat)))


def tea_ceremony(table: Table, seat: int, option: Option) -> None:
    """Draw 3; all others draw 1."""
    others = (affect(table, other, seat, option.card, Draw(other, 1)) for other in seats_after(table, seat))
    table.schedule(Draw(seat, 3), *others)


ACTIONS = (
    action("battle_cry", rule="9.1", suit=Suit.ORIGAMI, copies=4, play=battle_cry),
    action("breathing", rule="9.2", suit=Suit.TORII, copies=3, play=breathing, aim=Aim.OTHER),
    action("daimyo", rule="9.3", suit=Suit.ORIGAMI, copies=3, play=daimyo, worth=1),
    action("diversion", rule="9.4", suit=Suit.KOI, copies=5, play=diversion, aim=Aim.HAND),
    action("geisha", rule="9.5", suit=Suit.KOI, copies=6, play=geisha, aim=Aim.HAND_OR_PROPERTY),
    action("jujutsu", rule="9.6", suit=Suit.FUJI, copies=3, play=jujutsu),
    answer("parry", rule="9.7", suit=Suit.TORII, copies=15),
    action("tea_ceremony", rule="9.8", suit=Suit.TORII, copies=4, play=tea_ceremony),
)
