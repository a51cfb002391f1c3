"""Turning over cards of the deck: flips, reveals by symbol, Banzai (8.2, 10.3, 11.1, 11.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.rules.events import Buried, Counted, Flipped
from chanbara.sword.rules.piles import deck_may_end, off_the_deck, renew_deck, top_card
from chanbara.sword.rules.words import NONE, Prompt, Verb

if TYPE_CHECKING:
    from chanbara.sword.rules.options import Option
    from chanbara.sword.rules.state import Table

WEAPON = "weapon"
"""What a flip looks for; a reveal looks for a symbol."""


class Reveal(NamedTuple):
    """The top card of the deck is turned over and discarded; a weapon or a symbol decides (10.3, 11.2)."""

    seat: int
    wanted: str
    """A symbol, or WEAPON."""
    hit: Any
    """What happens when it is the one, where anything does."""
    miss: Any
    """What happens when it is not, or when there is no card (8.2), where anything does."""

    def run(self, table: Table) -> None:
        """Turn it over. Who may turn over more is asked."""
        card = turn_over(table, self.seat)
        if table.ending:
            return
        more = table.players[self.seat].traits.reveals
        if more and card != NONE:
            table.stack.append(Choose(self.seat, self.wanted, self.hit, self.miss, (card,), more))
        else:
            decide(table, self.wanted, card, self.hit, self.miss)


class Choose(NamedTuple):
    """Who may reveal several cards stops at one of them or turns over another (12)."""

    seat: int
    wanted: str
    hit: Any
    miss: Any
    cards: tuple[int, ...]
    """Turned over so far."""
    left: int
    """How many more may be turned over."""

    def run(self, table: Table) -> None:
        """Ask which one counts, or for another."""
        may_count = self.cards
        if table.catalog.rulings.last_reveal_counts:
            may_count = self.cards[-1:]
        counts = table.catalog.with_card[Verb.COUNT]
        options = [counts[card] for card in dict.fromkeys(may_count)]
        if self.left:
            options.append(table.catalog.option(Verb.REVEAL))
        table.ask(self, self.seat, Prompt.REVEAL.value, options)

    def answer(self, table: Table, option: Option) -> None:
        """Have a card count, or turn over another."""
        if option.verb is Verb.COUNT:
            table.events.append(Counted(self.seat, option.card))
            decide(table, self.wanted, option.card, self.hit, self.miss)
            return
        card = turn_over(table, self.seat)
        if not table.ending:
            # There is always one: the card turned over before lies on the pile, of which a new deck is made.
            table.stack.append(self._replace(cards=(*self.cards, card), left=self.left - 1))


class RevealPair(NamedTuple):
    """The top two cards of the deck are turned over and discarded; the same symbol on both decides (6.1)."""

    seat: int
    hit: Any
    """What happens when both bear the same symbol."""
    miss: Any
    """What happens when they do not, or when a card is missing (8.2)."""

    def run(self, table: Table) -> None:
        """Turn them over, one after the other: the deck may end between them."""
        symbols: list[str] = []
        for _ in range(2):
            card = turn_over(table, self.seat)
            if table.ending:
                return
            if card != NONE:
                symbols.append(table.catalog.cards[card].suit)
        same = len(symbols) == 2 and symbols[0] == symbols[1]  # noqa: PLR2004 - a pair
        table.stack.append(self.hit if same else self.miss)


def turn_over(table: Table, seat: int) -> int:
    """Turn over the top card of the deck onto the pile and return it, or NONE where there is none."""
    card = top_card(table)
    if card != NONE:
        table.pile.append(card)
        table.events.append(Flipped(seat, card))
        deck_may_end(table)
    return card


def decide(table: Table, wanted: str, card: int, hit: Any, miss: Any) -> None:  # noqa: ANN401 - steps
    """Schedule what a revealed card brings about."""
    found = False
    if card != NONE:
        entry = table.catalog.cards[card]
        found = table.catalog.is_weapon[card] if wanted == WEAPON else entry.suit == wanted
    step = hit if found else miss
    if step is not None:
        table.stack.append(step)


class Banzai(NamedTuple):
    """A defeated player discards as many cards from the deck as their full resilience (8.2, 11.1)."""

    seat: int

    def run(self, table: Table) -> None:
        """Discard them; at most one new deck is made for it."""
        left = table.catalog.characters[table.players[self.seat].character].resilience
        renewed = False
        while left:
            if not table.deck:
                if renewed:
                    break
                renew_deck(table)
                renewed = True
                if table.ending or not table.deck:
                    return
            buried = off_the_deck(table, left)
            table.pile += buried
            table.events.append(Buried(self.seat, tuple(buried)))
            left -= len(buried)
        if not renewed:
            deck_may_end(table)
