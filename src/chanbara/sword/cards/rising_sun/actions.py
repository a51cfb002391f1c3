"""The 13 actions of Rising Sun (11.9), three of which are further copies of base actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sword.cards.entries import action, answer
from chanbara.sword.rules.attack import Wound, challenge
from chanbara.sword.rules.effects import PickUp
from chanbara.sword.rules.escape import affect
from chanbara.sword.rules.harm import Lose
from chanbara.sword.rules.query import seats_after
from chanbara.sword.rules.showing import Invite, ShowAll
from chanbara.sword.rules.words import NONE, Aim, Proof, Suit

if TYPE_CHECKING:
    from chanbara.sword.rules.options import Option
    from chanbara.sword.rules.state import Table


def counterattack(table: Table, seat: int, by: int, card: int) -> None:
    """The attacker parries in turn or suffers 1 wound; a demand that nobody made has none."""
    if by != NONE:
        challenge(table, by, Proof.PARRY, seat, card)


def intuition(table: Table, seat: int, option: Option) -> None:
    """All others show a card; take one of them."""
    others = (Invite(other, seat, option.card) for other in seats_after(table, seat))
    table.schedule(*others, ShowAll(seat))


def mimicry(table: Table, seat: int, option: Option) -> None:
    """Take any property in play into hand."""
    step = PickUp(seat, option.seat, option.prop)
    table.schedule(affect(table, option.seat, seat, option.card, step))


def simultaneous_attack(table: Table, seat: int, option: Option) -> None:
    """Pay 1 resilience; another player loses 1."""
    wound = Wound(seat, option.seat, option.card, 1)
    table.schedule(Lose(NONE, seat, NONE, 1), affect(table, option.seat, seat, option.card, wound))


ACTIONS = (
    answer(
        "counterattack",
        rule="11.9",
        suit=Suit.TORII,
        copies=2,
        parries_weapons_only=True,
        answered=counterattack,
    ),
    action("intuition", rule="11.9", suit=Suit.KOI, copies=3, play=intuition),
    action("mimicry", rule="11.9", suit=Suit.ORIGAMI, copies=3, play=mimicry, aim=Aim.PROPERTY),
    action(
        "simultaneous_attack",
        rule="11.9",
        suit=Suit.ORIGAMI,
        copies=2,
        play=simultaneous_attack,
        aim=Aim.RIVAL,
    ),
)

MORE_COPIES = {"geisha": 1, "parry": 1, "tea_ceremony": 1}
"""Further copies of base actions."""
