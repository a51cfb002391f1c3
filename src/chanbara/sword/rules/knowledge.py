"""What players know of cards in other hands (12.1), and how they lose track of them.

Copies of a card cannot be told apart, so what an observer has is a number of copies that must be there.
Each entry ``(card, bits)`` of ``Player.known`` says: one more copy of this card, for the observers in bits.
Bit ``s`` is seat ``s``; the bit after the last seat is everybody else (spectators).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chanbara.sword.rules.state import Player, Table


def everybody(table: Table) -> int:
    """Return the bits of all observers, spectators included."""
    return (2 << len(table.players)) - 1


def learn(table: Table, holder: int, card: int, observers: int) -> None:
    """Have ``observers`` know that ``card`` came into the holder's hand."""
    observers &= ~(1 << holder)
    if observers:
        player = table.players[holder]
        player.known = (*player.known, (card, observers))


def study(table: Table, holder: int, observer: int) -> None:
    """Have a seat know every card of a hand: it learns those it did not know to be there."""
    bit, player = 1 << observer, table.players[holder]
    already = Counter(card for card, bits in player.known if bits & bit)
    for card in (Counter(player.hand) - already).elements():
        learn(table, holder, card, bit)


def forget_one(player: Player, card: int, observers: int) -> None:
    """Have each of ``observers`` count one copy of ``card`` less in the player's hand."""
    if card not in dict(player.known):
        return  # most cards that leave a hand are not known to be there: `make bench`
    done = 0
    kept = []
    for known, bits in player.known:
        if known == card:
            # An observer loses the first entry of the card; later ones stay.
            losing = bits & observers & ~done
            done |= losing
            bits &= ~losing  # noqa: PLW2901 - what is left of the entry
        if bits:
            kept.append((known, bits))
    player.known = tuple(kept)


def observe_departure(table: Table, holder: int, card: int) -> None:
    """Have all lose track of one copy: a card of that kind left the hand before all eyes."""
    forget_one(table.players[holder], card, everybody(table))


def sure_of(player: Player, card: int) -> int:
    """Return the observers who know that every card in this hand is ``card``."""
    sure = 0
    for observer in range(max((bits for _, bits in player.known), default=0).bit_length()):
        copies = sum(known == card and bits >> observer & 1 for known, bits in player.known)
        if copies == len(player.hand):
            sure |= 1 << observer
    return sure


def observe_theft(table: Table, taker: int, holder: int, card: int) -> None:
    """Update what all know when ``taker`` takes ``card`` unseen from ``holder``, before it moves.

    The taker saw the card. Who knew that the hand held nothing else knows it too. For all others any card
    they knew of may be the one that left.
    """
    player = table.players[holder]
    sure = sure_of(player, card)
    seers = sure | 1 << taker
    if player.known:
        forget_one(player, card, seers)
        for kind in {known for known, _ in player.known}:
            forget_one(player, kind, everybody(table) & ~seers)
    learn(table, taker, card, sure | 1 << holder)
