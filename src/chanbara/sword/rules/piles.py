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
)
from chanbara.sword.rules.knowledge import observe_departure, observe_theft
from chanbara.sword.rules.scoring import finish
from chanbara.sword.rules.state import Ending
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


def renew_deck(table: Table) -> None:
    """Shuffle the discard pile into a new deck; everybody loses 1 honor at the same time (8.2)."""
    if not table.pile:
        return
    table.deck, table.pile = table.pile, []
    table.chance.shuffle(table.deck)
    table.events.append(DeckRenewed(len(table.deck)))
    for seat in range(len(table.players)):
        lose_honor(table, seat)
    if any(not player.honor for player in table.players):
        finish(table, Ending(Cause.DECK))


def lose_honor(table: Table, seat: int) -> None:
    """Move 1 honor of a player to the box."""
    table.players[seat].honor -= 1
    table.events.append(HonorLost(seat))


def draw(table: Table, seat: int, count: int) -> None:
    """Have a player draw cards, one by one; when the deck's end ends the game no more are drawn."""
    hand = table.players[seat].hand
    drawn: list[int] = []
    for _ in range(count):
        if not table.deck:
            _tell_drawn(table, seat, drawn)
            drawn = []
            renew_deck(table)
            if table.ending or not table.deck:
                return
        card = table.deck.pop()
        insort(hand, card)
        drawn.append(card)
    _tell_drawn(table, seat, drawn)


def _tell_drawn(table: Table, seat: int, drawn: list[int]) -> None:
    if drawn:
        table.events.append(Drew(seat, tuple(drawn)))


def leave_hand(table: Table, seat: int, card: int) -> None:
    """Take a card out of a hand before all eyes."""
    player = table.players[seat]
    player.hand.remove(card)
    if player.known:
        observe_departure(table, seat, card)


def discard(table: Table, seat: int, card: int) -> None:
    """Discard a card from a hand."""
    leave_hand(table, seat, card)
    table.pile.append(card)
    table.events.append(Discarded(seat, card))


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
    table.players[seat].in_play.remove(card)
    update_traits(table, seat)


def discard_property(table: Table, seat: int, card: int) -> None:
    """Discard a property in front of a player."""
    take_property(table, seat, card)
    table.pile.append(card)
    table.events.append(PropertyRemoved(seat, card))


def pass_property(table: Table, seat: int, to: int, card: int) -> None:
    """Move a property from one player to another."""
    take_property(table, seat, card)
    lay_property(table, to, card)
    table.events.append(PropertyPassed(seat, to, card))


def update_traits(table: Table, seat: int) -> None:
    """Sum up a player's traits again: his properties changed."""
    player = table.players[seat]
    player.traits = table.catalog.combined(
        len(table.players), player.role.role, player.character, tuple(player.in_play)
    )
