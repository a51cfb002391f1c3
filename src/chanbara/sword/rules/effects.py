"""Steps that several cards are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.rules.events import Flipped
from chanbara.sword.rules.harm import forfeit_honor, recover_fully
from chanbara.sword.rules.piles import (
    discard,
    discard_property,
    draw,
    pass_property,
    random_card,
    take_card,
    top_card,
)
from chanbara.sword.rules.words import NONE

if TYPE_CHECKING:
    from chanbara.sword.rules.state import Table


class Draw(NamedTuple):
    """A player draws cards from the deck."""

    seat: int
    amount: int

    def run(self, table: Table) -> None:
        """Draw them."""
        draw(table, self.seat, self.amount)


class Recover(NamedTuple):
    """A player regains all resilience."""

    seat: int

    def run(self, table: Table) -> None:
        """Recover."""
        recover_fully(table, self.seat)


class TakeCard(NamedTuple):
    """A player takes a random card from another hand (9.4)."""

    seat: int
    victim: int

    def run(self, table: Table) -> None:
        """Take it, if there is one."""
        if table.players[self.victim].hand:
            take_card(table, self.seat, self.victim)


class Strip(NamedTuple):
    """A player discards a property in play, or a random card from his hand (9.5)."""

    seat: int
    prop: int

    def run(self, table: Table) -> None:
        """Discard it, if it is still there."""
        player = table.players[self.seat]
        if self.prop in player.in_play:
            discard_property(table, self.seat, self.prop)
        elif self.prop == NONE and player.hand:
            discard(table, self.seat, random_card(table, self.seat))


class Flip(NamedTuple):
    """The top card of the deck is turned over and discarded; a weapon decides (10.3)."""

    seat: int
    weapon: Any
    """What happens when it is a weapon."""
    other: Any
    """What happens when it is none, or when there is no card (8.2)."""

    def run(self, table: Table) -> None:
        """Turn it over."""
        card = top_card(table)
        if table.ending:
            return
        if card != NONE:
            table.pile.append(card)
            table.events.append(Flipped(self.seat, card))
        is_weapon = card != NONE and table.catalog.is_weapon[card]
        table.stack.append(self.weapon if is_weapon else self.other)


class PassLeft(NamedTuple):
    """A property moves to the left neighbour, Harmless or not (10.3)."""

    seat: int
    prop: int

    def run(self, table: Table) -> None:
        """Pass it on."""
        pass_property(table, self.seat, (self.seat + 1) % len(table.players), self.prop)


class Forfeit(NamedTuple):
    """A player loses 1 honor to a property, which is discarded (10.3)."""

    seat: int
    prop: int

    def run(self, table: Table) -> None:
        """Discard it; the honor is lost unless the player keeps his (8.8)."""
        discard_property(table, self.seat, self.prop)
        if not table.players[self.seat].traits.keeps_honor:
            forfeit_honor(table, self.seat)
