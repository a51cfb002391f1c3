"""What a choice reveals to an observer: from then on they know it, and worlds must agree in it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from chanbara.sword.rules.events import Buried, CardTaken, DeckRenewed, Discarded, Drew, Flipped, Shown
from chanbara.sword.rules.lever_events import Looked
from chanbara.sword.rules.words import Prompt

NAMED_DISCARDS = {Prompt.DISCARD, Prompt.GIVE_UP}
"""Questions whose answer names the card that is discarded; elsewhere chance picks it."""

FROM_DECK = Drew | Flipped | Buried


class TurnedUp(NamedTuple):
    """What a choice turns face up before the observer."""

    deck: tuple[tuple[int, int], ...]
    """Cards of the current deck: depth and card."""
    new_deck: tuple[int, ...]
    """Cards of a deck made in between."""
    picks: tuple[tuple[int, int], ...]
    """Random cards: whose, and which."""
    shown: tuple[tuple[int, int], ...]
    """Cards that were chosen unseen and are now shown: whose, and which."""
    hands: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """Hands the observer looked at: whose, and all that was in them before the choice."""
    roles: tuple[tuple[int, str], ...] = ()
    """Roles the observer looked at."""


class Reader:
    """Reads the events of one choice, from the hands as they were before it."""

    def __init__(self, hands: Sequence[list[int]], observer: int | None) -> None:
        self.hands = hands
        self.observer = observer
        self.depth = 0
        self.renewed = False
        self.drawn: list[tuple[int, int, int]] = []
        """Who drew which card, and how deep it lay in the deck as it was, or -1."""
        self.deck: list[tuple[int, int]] = []
        self.new_deck: list[int] = []
        self.picks: list[tuple[int, int]] = []
        self.shown: list[tuple[int, int]] = []
        self.seen_hands: list[tuple[int, tuple[int, ...]]] = []
        self.seen_roles: list[tuple[int, str]] = []

    def leave_deck(self, event: FROM_DECK) -> None:
        """Cards went from the deck to a hand or to the pile."""
        for card in (event.card,) if isinstance(event, Flipped) else event.cards:
            depth = -1 if self.renewed else self.depth
            self.depth += 1
            if not isinstance(event, Drew) or event.seat == self.observer:
                self.turn_up(depth, card)
            else:
                self.drawn.append((event.seat, card, depth))

    def look(self, event: Looked) -> None:
        """The observer looked at a role, or at a hand from which at most the named card had gone."""
        if event.role is not None:
            self.seen_roles.append((event.target, event.role))
        else:
            self.seen_hands.append((event.target, tuple(self.hands[event.target])))

    def turn_up(self, depth: int, card: int) -> None:
        """A card of the deck is known from now on."""
        if depth < 0:
            self.new_deck.append(card)
        else:
            self.deck.append((depth, card))

    def pick(self, seat: int, card: int) -> None:
        """Chance picked a card of a hand; it may have been drawn a moment before."""
        self.picks.append((seat, card))
        if card not in self.hands[seat]:
            self.turn_up(next((one[2] for one in self.drawn if one[:2] == (seat, card)), -1), card)


def turned_up(hands: Sequence[list[int]], events: Sequence[Any], observer: int | None, kind: str) -> TurnedUp:
    """What these events, the outcome of one answer to a question, turned face up before the observer."""
    reader = Reader(hands, observer)
    for event in events:
        if isinstance(event, DeckRenewed):
            reader.renewed = True
        elif isinstance(event, FROM_DECK):
            reader.leave_deck(event)
        elif isinstance(event, CardTaken) and observer in {event.seat, event.victim}:
            reader.pick(event.victim, event.card)
        elif isinstance(event, Discarded) and kind not in NAMED_DISCARDS:
            reader.pick(event.seat, event.card)
        elif isinstance(event, Shown):
            reader.shown.append((event.seat, event.card))
        elif isinstance(event, Looked) and event.seat == observer:
            reader.look(event)
    return TurnedUp(
        tuple(reader.deck),
        tuple(reader.new_deck),
        tuple(reader.picks),
        tuple(reader.shown),
        tuple(reader.seen_hands),
        tuple(reader.seen_roles),
    )
