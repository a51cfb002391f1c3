"""Everybody chooses a card, then all show together (11.9). Until then only its owner knows a choice."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.rules.escape import affect
from chanbara.sword.rules.events import Sealed, Shown, ShownTaken
from chanbara.sword.rules.knowledge import everybody, learn
from chanbara.sword.rules.piles import leave_hand
from chanbara.sword.rules.query import is_harmless
from chanbara.sword.rules.words import Prompt, Verb

if TYPE_CHECKING:
    from chanbara.sword.rules.options import Option
    from chanbara.sword.rules.state import Table


class Invite(NamedTuple):
    """One player's part in showing: not if they are Harmless (4.2), nor if they escape."""

    seat: int
    by: int
    source: int

    def run(self, table: Table) -> None:
        """Skip the player, or make them choose."""
        seat, by, source = self
        player = table.players[seat]
        harmless_too = table.catalog.rulings.harmless_show_cards
        if player.hand if harmless_too else not is_harmless(player):
            table.stack.append(affect(table, seat, by, source, Seal(seat)))


class Seal(NamedTuple):
    """One player chooses the card they will show."""

    seat: int

    def run(self, table: Table) -> None:
        """Ask which."""
        hand = table.players[self.seat].hand
        shows = table.catalog.with_card[Verb.SHOW]
        table.ask(self, self.seat, Prompt.SHOW.value, [shows[card] for card in dict.fromkeys(hand)])

    def answer(self, table: Table, option: Option) -> None:
        """Keep the choice sealed."""
        table.sealed = (*table.sealed, (self.seat, option.card))
        table.events.append(Sealed(self.seat, option.card))


class ShowAll(NamedTuple):
    """All show the cards they chose, to everybody, and somebody takes one."""

    seat: int

    def run(self, table: Table) -> None:
        """Open the sealed choices."""
        for holder, card in table.sealed:
            unknown = everybody(table) & ~_knowing(table, holder, card)
            learn(table, holder, card, unknown)
            table.events.append(Shown(holder, card))
        if table.sealed:
            table.stack.append(Pick(self.seat))


def _knowing(table: Table, holder: int, card: int) -> int:
    """Return who knows of a copy of ``card`` in this hand already: it may be the one that is shown."""
    known = 0
    for one, bits in table.players[holder].known:
        if one == card:
            known |= bits
    return known


class Pick(NamedTuple):
    """A player must take one of the cards that were shown; the others stay where they are."""

    seat: int

    def run(self, table: Table) -> None:
        """Ask which."""
        option = table.catalog.option
        table.ask(
            self,
            self.seat,
            Prompt.PICK.value,
            [option(Verb.TAKE, card, holder) for holder, card in table.sealed],
        )

    def answer(self, table: Table, option: Option) -> None:
        """Take it."""
        table.sealed = ()
        leave_hand(table, option.seat, option.card)
        insort(table.players[self.seat].hand, option.card)
        learn(table, self.seat, option.card, everybody(table))
        table.events.append(ShownTaken(self.seat, option.seat, option.card))
