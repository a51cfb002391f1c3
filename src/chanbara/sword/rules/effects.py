"""Steps that several cards are made of."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.rules.events import AttackFoiled, Recovered, WeaponReturned
from chanbara.sword.rules.harm import forfeit_honor, lose, recover_fully
from chanbara.sword.rules.knowledge import everybody, learn
from chanbara.sword.rules.piles import (
    discard,
    discard_property,
    draw,
    pass_property,
    pick_up,
    random_card,
    take_card,
)
from chanbara.sword.rules.words import NONE, Prompt, Verb

if TYPE_CHECKING:
    from chanbara.sword.rules.options import Option
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
    """A player discards a property in play, or a random card from their hand (9.5)."""

    seat: int
    prop: int

    def run(self, table: Table) -> None:
        """Discard it, if it is still there."""
        player = table.players[self.seat]
        if self.prop in player.in_play:
            discard_property(table, self.seat, self.prop)
        elif self.prop == NONE and player.hand:
            discard(table, self.seat, random_card(table, self.seat))


class PassLeft(NamedTuple):
    """A property moves to the left neighbor, Harmless or not (10.3)."""

    seat: int
    prop: int

    def run(self, table: Table) -> None:
        """Pass it on, if it still lies there: custom cards may have taken it away."""
        if self.prop not in table.players[self.seat].in_play:
            return
        pass_property(table, self.seat, (self.seat + 1) % len(table.players), self.prop)


class Forfeit(NamedTuple):
    """A player loses 1 honor to a property, which is discarded (10.3)."""

    seat: int
    prop: int

    def run(self, table: Table) -> None:
        """Discard it, if it still lies there; the honor is lost unless the player keeps theirs (8.8)."""
        if self.prop not in table.players[self.seat].in_play:
            return
        discard_property(table, self.seat, self.prop)
        if not table.players[self.seat].traits.keeps_honor:
            forfeit_honor(table, self.seat)


class Strengthen(NamedTuple):
    """A player regains 1 resilience, never above the maximum of their character (3.1)."""

    seat: int

    def run(self, table: Table) -> None:
        """Regain it."""
        player = table.players[self.seat]
        if player.resilience < table.catalog.characters[player.character].resilience:
            player.resilience += 1
            table.events.append(Recovered(self.seat, player.resilience))


class MayDraw(NamedTuple):
    """A player may draw a card."""

    seat: int

    def run(self, table: Table) -> None:
        """Ask."""
        options = (table.catalog.option(Verb.DRAW), table.catalog.pass_)
        table.ask(self, self.seat, Prompt.MAY_DRAW.value, options)

    def answer(self, table: Table, option: Option) -> None:
        """Draw, or not."""
        if option.verb is Verb.DRAW:
            draw(table, self.seat, 1)


class Grant(NamedTuple):
    """A player chooses who draws a card."""

    seat: int

    def run(self, table: Table) -> None:
        """Ask."""
        option = table.catalog.option
        seats = range(len(table.players))
        table.ask(self, self.seat, Prompt.GRANT.value, [option(Verb.CHOOSE, NONE, seat) for seat in seats])

    def answer(self, table: Table, option: Option) -> None:
        """Make the chosen player draw."""
        draw(table, option.seat, 1)


class GiveUp(NamedTuple):
    """A player chooses a card from their hand and discards it (11.4)."""

    seat: int

    def run(self, table: Table) -> None:
        """Ask, if there is a card."""
        hand = table.players[self.seat].hand
        if hand:
            discards = table.catalog.with_card[Verb.DISCARD]
            table.ask(self, self.seat, Prompt.GIVE_UP.value, [discards[card] for card in dict.fromkeys(hand)])

    def answer(self, table: Table, option: Option) -> None:
        """Discard it."""
        discard(table, self.seat, option.card)


class ReturnWeapon(NamedTuple):
    """The weapon being played goes back to its player's hand (11.4)."""

    seat: int

    def run(self, table: Table) -> None:
        """Take it back before all eyes."""
        card = table.playing
        table.playing = NONE
        insort(table.players[self.seat].hand, card)
        learn(table, self.seat, card, everybody(table))
        table.events.append(WeaponReturned(self.seat, card))


class PickUp(NamedTuple):
    """A player takes a property in play into their hand (11.9)."""

    seat: int
    holder: int
    prop: int

    def run(self, table: Table) -> None:
        """Take it, if it still lies there: it may have been discarded to pay the price."""
        if self.prop in table.players[self.holder].in_play:
            pick_up(table, self.seat, self.holder, self.prop)


class DiscardAll(NamedTuple):
    """A player discards all properties in front of them (11.8)."""

    seat: int

    def run(self, table: Table) -> None:
        """Discard them in the order they were laid."""
        for card in tuple(table.players[self.seat].in_play):
            discard_property(table, self.seat, card)


class WhileInPlay(NamedTuple):
    """Something that happens only if a property still lies there."""

    seat: int
    prop: int
    step: Any

    def run(self, table: Table) -> None:
        """Look whether it does."""
        if self.prop in table.players[self.seat].in_play:
            table.stack.append(self.step)


class Bleed(NamedTuple):
    """A player loses 1 resilience that is not their last; it wounds nobody (6.0, 11.8)."""

    seat: int

    def run(self, table: Table) -> None:
        """Lose it, if there is more than one."""
        if table.players[self.seat].resilience > 1:
            lose(table, NONE, self.seat, NONE, 1)


class Foil(NamedTuple):
    """An attack ends before the parry window (6.1)."""

    seat: int

    def run(self, table: Table) -> None:
        """Tell it."""
        table.events.append(AttackFoiled(self.seat))
