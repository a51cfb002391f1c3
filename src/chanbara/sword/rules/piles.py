"""How cards move: drawing, discarding, laying down, and the end of the deck (8.2)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from chanbara.sword.rules.events import (
    CardTaken,
    DeckRenewed,
    Discarded,
    Drew,
    HonorLost,
    PropertyPassed,
    PropertyRemoved,
    PropertyTaken,
)
from chanbara.sword.rules.knowledge import everybody, learn, observe_departure, observe_theft
from chanbara.sword.rules.query import seats_from_active
from chanbara.sword.rules.scoring import finish
from chanbara.sword.rules.state import Ending
from chanbara.sword.rules.traces import NO_TRACES, mark, marks_of
from chanbara.sword.rules.words import NONE, Cause

if TYPE_CHECKING:
    from chanbara.sword.rules.state import Table


def top_card(table: Table) -> int:
    """Take the top card of the deck and return it, or NONE where none can be had."""
    if not table.deck:
        renew_deck(table)
        if table.ending or not table.deck:
            return NONE
    return table.deck.pop()


def deck_may_end(table: Table) -> None:
    """Make a new deck at once where the ruling wants it as soon as the last card has left (13)."""
    if not table.deck and not table.catalog.rulings.deck_ends_when_needed:
        renew_deck(table)


def renew_deck(table: Table) -> None:
    """Shuffle the discard pile into a new deck; everybody loses 1 honor at the same time (8.2)."""
    if not table.pile:
        return
    table.deck, table.pile = table.pile, []
    table.chance.shuffle(table.deck)
    table.events.append(DeckRenewed(len(table.deck)))
    losers = [seat for seat, one in enumerate(table.players) if not one.traits.keeps_honor_at_deck_end]
    for seat in losers:
        lose_honor(table, seat)
    if any(not player.honor for player in table.players):
        finish(table, Ending(Cause.DECK))
        return
    for seat in seats_from_active(table):
        if seat in losers:
            shed(table, seat)


def lose_honor(table: Table, seat: int) -> None:
    """Move 1 honor of a player to the box."""
    table.players[seat].honor -= 1
    table.events.append(HonorLost(seat))


def draw(table: Table, seat: int, count: int) -> None:
    """Have a player draw cards; when the deck's end ends the game no more are drawn."""
    hand = table.players[seat].hand
    while count > 0:
        if not table.deck:
            renew_deck(table)
            if table.ending or not table.deck:
                return
        drawn = off_the_deck(table, count)
        hand += drawn
        hand.sort()
        table.events.append(Drew(seat, tuple(drawn)))
        count -= len(drawn)
    if not table.deck:
        deck_may_end(table)


def off_the_deck(table: Table, count: int) -> list[int]:
    """Take cards off the deck, fewer where it has fewer."""
    # Each is popped: a deck in unknown order (a puzzle's) decides it then.
    pop = table.deck.pop
    return [pop() for _ in range(min(count, len(table.deck)))]


def leave_hand(table: Table, seat: int, card: int) -> None:
    """Take a card out of a hand before all eyes."""
    player = table.players[seat]
    player.hand.remove(card)
    if player.known:
        observe_departure(table, seat, card)


def lay_down(table: Table, seat: int, card: int) -> None:
    """Have happen what happens when a player lays down a card; it comes before the card's effect."""
    for trigger in reversed(table.players[seat].traits.on_played):
        trigger(table, seat, card)


def discard(table: Table, seat: int, card: int) -> None:
    """Discard a card from a hand."""
    leave_hand(table, seat, card)
    table.pile.append(card)
    table.events.append(Discarded(seat, card))


def settle(table: Table) -> None:
    """Discard the card that was played, if it is still there (3.7)."""
    if table.playing != NONE:
        table.pile.append(table.playing)
        table.playing = NONE


def random_card(table: Table, seat: int) -> int:
    """Choose a card of a hand at random."""
    hand = table.players[seat].hand
    return hand[table.chance.below(len(hand))]


def take_card(table: Table, seat: int, victim: int) -> None:
    """Take a random card from another hand into one's own; only the two learn which."""
    card = random_card(table, victim)
    observe_theft(table, seat, victim, card)
    table.players[victim].hand.remove(card)
    insort(table.players[seat].hand, card)
    table.events.append(CardTaken(seat, victim, card))


def lay_property(table: Table, seat: int, card: int) -> None:
    """Put a property in front of a player (10.2)."""
    table.players[seat].in_play.append(card)
    update_traits(table, seat)


def take_property(table: Table, seat: int, card: int) -> None:
    """Take up a property in front of a player; of equal ones the first that was laid."""
    player = table.players[seat]
    player.in_play.remove(card)
    if table.traces is not NO_TRACES and card not in player.in_play:
        mark(table, seat, counters=tuple(one for one in marks_of(table, seat).counters if one[0] != card))
    update_traits(table, seat)


def discard_property(table: Table, seat: int, card: int) -> None:
    """Discard a property in front of a player."""
    take_property(table, seat, card)
    table.pile.append(card)
    table.events.append(PropertyRemoved(seat, card))


def shed(table: Table, seat: int) -> None:
    """Discard the properties that fall when their holder loses honor (11.8)."""
    player = table.players[seat]
    if player.traits.falls_with_honor:
        for card in tuple(player.in_play):
            if table.catalog.cards[card].traits.falls_with_honor:
                discard_property(table, seat, card)


def pick_up(table: Table, seat: int, holder: int, card: int) -> None:
    """Take a property in play into hand, before all eyes."""
    take_property(table, holder, card)
    insort(table.players[seat].hand, card)
    learn(table, seat, card, everybody(table))
    table.events.append(PropertyTaken(seat, holder, card))


def pass_property(table: Table, seat: int, to: int, card: int) -> None:
    """Move a property from one player to another."""
    take_property(table, seat, card)
    lay_property(table, to, card)
    table.events.append(PropertyPassed(seat, to, card))


def update_traits(table: Table, seat: int) -> None:
    """Recompute a player's traits after their properties changed."""
    player = table.players[seat]
    player.traits = table.catalog.combined(
        len(table.players), player.role.role, player.character, tuple(player.in_play)
    )
