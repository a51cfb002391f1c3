"""Other worlds: tables that differ from the real one only in what an observer cannot know.

They are made by moving hidden things about on a clone, without ``chanbara.imagine``: that is judged elsewhere
and must not be its own judge. Hidden from an observer are the cards in other hands that he did not see go in,
the order of the deck, the roles of others but the Shogun's, the roles removed, the key of all chance and how
much of it was used, what others know of each other's hands, the cards of draws and thefts that were not his,
and the cards that others have chosen to show, until they are shown.

What views do not remember counts as hidden too: which cards went into a new deck (8.2), and that a card he
lost sight of is in one of two hands. Should a view remember it one day, ``Hidden`` must keep it in its place.
"""

from collections import Counter
from random import Random
from typing import NamedTuple

from chanbara.kernel.chance import KEY_BYTES, Chance
from chanbara.sword.rules.catalog import RoleCard
from chanbara.sword.rules.events import CardTaken, Drew, Sealed
from chanbara.sword.rules.lever_events import Looked
from chanbara.sword.rules.state import Player, Table
from chanbara.sword.rules.traces import marks_of
from chanbara.sword.rules.words import TEAM_OF, Prompt, Role

DECK = -1
"""The place of a card that is in no hand."""


class Slot(NamedTuple):
    """Room for one card the observer does not know."""

    place: int
    """The seat whose hand it is in, or DECK."""
    marks: tuple[int, ...]
    """Entries of that player's ``known`` about this card: others may know what they do not."""


class Hidden:
    """All cards an observer does not know, each in its slot: the hands by seat, then the deck from below."""

    def __init__(self, table: Table, observer: int | None) -> None:
        self.table = table
        self.observer = observer
        self.slots: list[Slot] = []
        self.cards: list[int] = []
        self.sure: dict[int, list[int]] = {}
        """By seat: cards the observer knows to be there."""
        self.pinned: set[int] = set()
        spectator = len(table.players)
        for seat, player in enumerate(table.players):
            if seat != observer:
                self._read_hand(seat, player, 1 << (spectator if observer is None else observer))
        self.slots += [Slot(DECK, ())] * len(table.deck)
        self.cards += table.deck

    def _read_hand(self, seat: int, player: Player, bit: int) -> None:
        free = player.hand[:]
        self.sure[seat] = [card for card, bits in player.known if bits & bit]
        for card in self.sure[seat]:
            free.remove(card)
        marks: list[tuple[int, ...]] = [()] * len(free)
        known_to_all = 1 << len(self.table.players)
        for number, (card, bits) in enumerate(player.known):
            # A mark that no free card can carry speaks of one that the observer knows as well, and so does
            # what a spectator knows: a card may be shown to all that the observer knew before (11.9).
            carriers = [place for place, one in enumerate(free) if one == card and not marks[place]]
            if not bits & (bit | known_to_all) and carriers:
                marks[carriers[0]] = (number,)
        self.slots += [Slot(seat, mark) for mark in marks]
        self.cards += free

    def shuffle(self, rng: Random, *, keep_deck: bool) -> None:
        """Move all hidden cards about, or only those in hands."""
        count = len(self.cards) - (len(self.table.deck) if keep_deck else 0)
        mixed = self.cards[:count]
        rng.shuffle(mixed)
        self.cards[:count] = mixed

    def pin(self, rng: Random, wanted: list[int], card: int) -> None:
        """Fix the card in one of these slots."""
        fitting = [slot for slot in wanted if self.cards[slot] == card]
        chosen = rng.choice(fitting or [slot for slot in wanted if slot not in self.pinned])
        if not fitting:
            loose = [slot for slot, one in enumerate(self.cards) if one == card and slot not in self.pinned]
            source = rng.choice(loose)
            self.cards[source], self.cards[chosen] = self.cards[chosen], card
        self.pinned.add(chosen)

    def pin_in_hand(self, rng: Random, seat: int, card: int) -> None:
        """Fix the card in a hand."""
        if card not in self.sure[seat]:
            self.pin(rng, [slot for slot, one in enumerate(self.slots) if one.place == seat], card)

    def pin_hand(self, rng: Random, seat: int, cards: list[int]) -> None:
        """Fix a whole hand."""
        unknown = Counter(cards) - Counter(self.sure[seat])
        slots = [slot for slot, one in enumerate(self.slots) if one.place == seat]
        for slot, card in zip(slots, unknown.elements(), strict=True):
            self.pin(rng, [slot], card)

    def pin_in_deck(self, rng: Random, depth: int, card: int) -> None:
        """Fix the card at this depth of the deck."""
        self.pin(rng, [len(self.slots) - 1 - depth], card)

    def pin_worth(self, rng: Random, real: "Hidden") -> None:
        """Fix cards worth points where they are in the real world."""
        cards = self.table.catalog.cards
        self.pinned = {slot for slot, card in enumerate(real.cards) if cards[card].worth}
        rest = [card for card in self.cards if not cards[card].worth]
        rng.shuffle(rest)
        self.cards = [card if slot in self.pinned else rest.pop() for slot, card in enumerate(real.cards)]

    def write(self, rng: Random) -> None:
        """Write the cards to the table, and recompute the open decision."""
        hands = {seat: sure[:] for seat, sure in self.sure.items()}
        known = {seat: list(self.table.players[seat].known) for seat in hands}
        deck = len(self.slots) - len(self.table.deck)
        for slot, card in zip(self.slots[:deck], self.cards[:deck], strict=True):
            hands[slot.place].append(card)
            for mark in slot.marks:
                known[slot.place][mark] = (card, known[slot.place][mark][1])
        for seat, hand in hands.items():
            self.table.players[seat].hand = sorted(hand)
            self.table.players[seat].known = tuple(known[seat])
        self.table.deck = self.cards[deck:]
        seal_anew(self.table, self.observer, rng)
        ask_again(self.table)


def ask_again(table: Table) -> None:
    """Recompute the open decision: asking has no side effects, and the cards may have changed."""
    decision = table.decision
    assert decision is not None, "nothing is asked when the game is over"
    table.decision = None
    table.asked = decision.number - 1
    table.stack.append(decision.step)
    table.advance()


def seal_anew(table: Table, observer: int | None, rng: Random) -> None:
    """Let others have chosen other cards to show, unless all have shown them (11.9)."""
    assert table.decision is not None, "nothing is asked when the game is over"
    if table.decision.kind != Prompt.PICK:
        table.sealed = tuple(
            (seat, card if seat == observer else rng.choice(table.players[seat].hand))
            for seat, card in table.sealed
        )


def differ(table: Table, observer: int | None, rng: Random, *, keep_deck: bool = False) -> None:
    """Turn a table into another one that the observer cannot distinguish from it."""
    hidden = Hidden(table, observer)
    hidden.shuffle(rng, keep_deck=keep_deck)
    deal_roles_anew(table, observer, rng)
    table.chance = some_chance(rng)
    rewrite_history(table, observer, rng)
    hidden.write(rng)


def some_chance(rng: Random) -> Chance:
    """An unknown key, used for a while."""
    return Chance(rng.randbytes(KEY_BYTES), rng.randrange(1000))


def chance_that_picks(rng: Random, hand: list[int], card: int) -> Chance:
    """A key with which a random card of the hand is this one: the observer knows no key."""
    assert card in hand, "the card was put there"
    while True:
        chance = some_chance(rng)
        if hand[chance.clone().below(len(hand))] == card:
            return chance


def deal_roles_anew(table: Table, observer: int | None, rng: Random) -> None:
    """Deal the hidden roles again; which of the cards with stars are left over is hidden too (2.2)."""
    seats = [
        seat
        for seat, player in enumerate(table.players)
        if seat != observer
        and player.role.role is not Role.SHOGUN
        and not has_seen_role(table, seat, observer)
    ]
    roles: list[RoleCard] = []
    removed: list[RoleCard] = []
    for role in Role:
        # A card that is removed changes places with one of its own role: how many of each are dealt is known.
        same = [card for card in table.removed if card.role is role]
        mixed = [table.players[seat].role for seat in seats if table.players[seat].role.role is role] + same
        rng.shuffle(mixed)
        removed += mixed[: len(same)]
        roles += mixed[len(same) :]
    table.removed = tuple(removed)
    rng.shuffle(roles)
    for seat, role_card in zip(seats, roles, strict=True):
        give_role(table, seat, role_card)


def has_seen_role(table: Table, seat: int, observer: int | None) -> bool:
    """Whether a card of a designer has shown the observer this role."""
    return observer is not None and bool(marks_of(table, seat).role_seen >> observer & 1)


def exchange_role(table: Table, seat: int, role: RoleCard) -> None:
    """Give a seat a role card, and its own to where that one was."""
    own = table.players[seat].role
    for other, player in enumerate(table.players):
        if player.role is role:
            give_role(table, other, own)
    table.removed = tuple(own if card is role else card for card in table.removed)
    give_role(table, seat, role)


def give_role(table: Table, seat: int, role: RoleCard) -> None:
    """Give another role to a seat."""
    player = table.players[seat]
    player.role = role
    player.team = TEAM_OF[role.role]
    player.traits = table.catalog.combined(
        len(table.players), role.role, player.character, tuple(player.in_play)
    )


def rewrite_history(table: Table, observer: int | None, rng: Random) -> None:
    """Let others have drawn, taken and chosen other cards: what was hidden then stays hidden."""
    kinds = range(len(table.catalog.cards))
    for number, event in enumerate(table.events):
        if isinstance(event, Drew) and event.seat != observer:
            table.events[number] = event._replace(cards=tuple(rng.choice(kinds) for _ in event.cards))
        elif isinstance(event, CardTaken | Sealed) and observer not in parties(event):
            table.events[number] = event._replace(card=rng.choice(kinds))
        elif isinstance(event, Looked) and event.seat != observer:
            role = rng.choice([player.role.key for player in table.players])
            cards = tuple(rng.choice(kinds) for _ in event.cards)
            table.events[number] = event._replace(role=role if event.role else None, cards=cards)


def parties(event: CardTaken | Sealed) -> set[int]:
    """Who knows the card: taker and victim of a theft, the owner of a card chosen to show."""
    return {event.seat, event.victim} if isinstance(event, CardTaken) else {event.seat}
