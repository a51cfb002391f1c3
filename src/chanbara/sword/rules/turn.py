"""A turn: Recover, Draw, Play, Discard (3). The Play phase is in play.py."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.rules.events import TookDiscard, TurnBegan
from chanbara.sword.rules.harm import recover_fully
from chanbara.sword.rules.knowledge import everybody, learn
from chanbara.sword.rules.levers import Due, first_due, release
from chanbara.sword.rules.piles import discard, draw
from chanbara.sword.rules.play import PLAY_PHASE
from chanbara.sword.rules.query import HAND_LIMIT
from chanbara.sword.rules.traces import NO_TRACES, leave
from chanbara.sword.rules.words import MAX_SEATS, NONE, Moment, Phase, Prompt, Verb

if TYPE_CHECKING:
    from chanbara.sword.rules.options import Option
    from chanbara.sword.rules.state import Table

CARDS_DRAWN = 2

# A member looked up on its class costs several times a name of the module; these are asked for at every step.
RECOVER, DRAW, DISCARD = Phase.RECOVER, Phase.DRAW, Phase.DISCARD


class Turn(NamedTuple):
    """One player's turn, and after it their left neighbor's (2.7, 3.4)."""

    seat: int

    def run(self, table: Table) -> None:
        """Lay out the phases of the turn; no ability was used (3.3) and no weapon played in it yet (3.5).

        First happens what waits for the end of the turn before.
        """
        if table.traces is not NO_TRACES:
            place = first_due(table, Moment.TURN_END)
            if place != NONE:
                table.stack.append(self)
                release(table, place)
                return
            leave(table, started=0)
        table.active = self.seat
        table.turn += 1
        table.weapons_played = 0
        table.weapons_added = 0
        table.used = ()
        table.events.append(TurnBegan(self.seat, table.turn))
        table.stack += BEFORE[(self.seat + 1) % len(table.players)]


class RecoverPhase(NamedTuple):
    """With no resilience left, regain all of it; then what waits for the end of this phase (3.1)."""

    def run(self, table: Table) -> None:
        """Recover."""
        table.phase = RECOVER
        seat = table.active
        player = table.players[seat]
        if not player.resilience:
            recover_fully(table, seat)
        # Scheduled in reverse: what is written last happens first, and so the property laid first (3.1, 3.9).
        if table.traces is not NO_TRACES:
            table.stack.append(Due(seat))
        cards = table.catalog.cards
        if player.traits.after_recovered:
            for card in reversed(player.in_play):
                for trigger in cards[card].traits.after_recovered:
                    trigger(table, seat, card)
        if player.traits.on_recovered:
            for card in reversed(player.in_play):
                for trigger in cards[card].traits.on_recovered:
                    trigger(table, seat, card)
        for start in reversed(player.traits.on_turn_start):
            start(table, seat)


class DrawPhase(NamedTuple):
    """Draw 2 cards, or more (3.2)."""

    def run(self, table: Table) -> None:
        """Draw, unless the first card may come from the pile."""
        table.phase = DRAW
        seat = table.active
        player = table.players[seat]
        if player.traits.takes_discard and table.pile:
            choices = (table.catalog.with_card[Verb.TAKE][table.pile[-1]], table.catalog.option(Verb.DRAW))
            table.ask(self, seat, Prompt.FIRST_DRAW.value, choices)
        else:
            draw(table, seat, CARDS_DRAWN + player.traits.cards_drawn)

    def answer(self, table: Table, option: Option) -> None:
        """Take the first card from the pile or the deck, and the others from the deck."""
        seat = table.active
        player = table.players[seat]
        count = CARDS_DRAWN + player.traits.cards_drawn
        if option.verb is Verb.TAKE:
            card = table.pile.pop()
            insort(player.hand, card)
            learn(table, seat, card, everybody(table))
            table.events.append(TookDiscard(seat, card))
            count -= 1
        draw(table, seat, count)


class DiscardPhase(NamedTuple):
    """With more than 7 cards in hand, choose and discard down to 7, one by one (3.4)."""

    def run(self, table: Table) -> None:
        """Ask for a card while there are too many."""
        table.phase = DISCARD
        seat = table.active
        hand = table.players[seat].hand
        if len(hand) > HAND_LIMIT:
            discards = table.catalog.with_card[Verb.DISCARD]
            table.ask(self, seat, Prompt.DISCARD.value, [discards[card] for card in dict.fromkeys(hand)])

    def answer(self, table: Table, option: Option) -> None:
        """Discard the card and look again."""
        discard(table, table.active, option.card)
        table.stack.append(self)


PHASES = (DiscardPhase(), PLAY_PHASE, DrawPhase(), RecoverPhase())
"""The phases of a turn, last to first: the stack is read from its end."""

BEFORE = tuple((Turn(seat), *PHASES) for seat in range(MAX_SEATS))
"""By seat: the phases of a turn after which that seat's turn begins."""
