"""What everybody saw of the table, kept up to date event by event: the public bytes of a game.

Nothing here depends on what only one seat was told of an event.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.sword.flat.bridge.flatten import BLANK
from chanbara.sword.flat.bridge.numbers import NOTHING, ROLE_NUMBERS, numbers_of
from chanbara.sword.flat.format import tables as to
from chanbara.sword.flat.format.layout import (
    ACTIVE,
    ASKED,
    ATTACKS,
    BYTE,
    CARDS,
    CHARACTER,
    DECK_SIZE,
    DEPTH,
    FRAME,
    HAND_SIZE,
    HONOR,
    IN_PLAY,
    KINDS,
    LAID,
    MOST,
    ORDER,
    ORDER_LENGTH,
    PHASE,
    PILE_COUNTS,
    PILE_SIZE,
    PILES_END,
    PLAYERS,
    PLAYING,
    PROPERTIES,
    PROPERTY_KINDS,
    RESILIENCE,
    RISING_SUN,
    ROLE,
    SEATS,
    STACK,
    TURN,
    USED,
    WEAPONS_ADDED,
    WEAPONS_PLAYED,
    WHOLE_BYTE,
    WOUNDS,
)
from chanbara.sword.flat.format.rulings import PLACES
from chanbara.sword.flat.format.vocabulary import CATALOG
from chanbara.sword.flat.format.windows import FREE_WEAPON, MEANT_BY_CHARACTER

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.sword.sight.view import View

About = dict[str, Any]
"""What is seen of an event."""

SHOGUN = CATALOG.roles[to.FIRST_ROLE[to.SHOGUN]].key
NO_COUNTS = bytes(KINDS)
NO_PROPERTIES = bytes(PROPERTY_KINDS * SEATS)
IS_WEAPON = [bool(flag) for flag in to.IS_WEAPON]
IS_PROPERTY = [bool(flag) for flag in to.IS_PROPERTY]
CARD_OF = [int(card) for card in to.CARD_OF]
WEAPONS_ALLOWED = [int(more) for more in to.ADDS_WEAPONS]
"""How many more weapons a card allows, by card (3.5)."""
FREE_WEAPONS = [
    frozenset(card for card in range(KINDS) if cards >> (1 + card) & 1)
    for cards in MEANT_BY_CHARACTER[FREE_WEAPON].tolist()
]
"""The cards that do not count against the limit, by character (3.5)."""


class Fold:
    """The table as everybody saw it, from the deal on."""

    def __init__(self, view: View) -> None:
        """Lay out the table before the first turn; any view of the game shows what is needed for it (2)."""
        players, numbers = len(view.seats), numbers_of(view.edition)
        self.players = players
        self.cards, self.props = numbers.cards, numbers.props
        """The numbers of cards and of properties, by their keys."""
        self.game = game = bytearray(BLANK)
        self.pile: list[int] = []
        self.in_play: list[list[int]] = [[] for _ in range(players)]
        """Properties by seat, in the order they were laid."""
        game[PLAYERS], game[RISING_SUN], game[PLAYING] = players, numbers.rising_sun, NOTHING
        for place, byte in zip(PLACES, numbers.rulings, strict=True):
            game[place] = byte
        self.strips_own_hand = False
        """Whether the card that is played is aimed at the own hand of who plays it (9.5)."""
        catalog = numbers.catalog
        honor, hands = catalog.deals.honor[players], catalog.deals.hands
        shogun = next(one.seat for one in view.seats if one.role == SHOGUN)
        for away in range(players):
            seat = (shogun + away) % players
            one = view.seats[seat]
            game[ROLE + seat] = NOTHING if away else ROLE_NUMBERS[SHOGUN]
            game[CHARACTER + seat] = numbers.characters[one.character]
            game[RESILIENCE + seat] = one.full
            game[HONOR + seat] = honor[min(away, 1)]
            game[HAND_SIZE + seat] = hands[away]
        there_are = sum(card.copies for card in catalog.cards)
        game[DECK_SIZE] = min(there_are - sum(hands[:players]), WHOLE_BYTE)

    def table(self) -> bytearray:
        """Return the table as it stands, but for phase, question and what is pending."""
        game = self.game[:]
        pile = bytes(reversed(self.pile[-CARDS:]))
        game[PILE_SIZE] = len(pile)
        game[PILES_END - len(pile) : PILES_END] = pile
        return game

    def before_play(self, seat: int) -> bytearray:
        """Return the table as it stands when a player is asked what he plays (3.3)."""
        self.settle()
        game = self.table()
        game[PHASE], game[ASKED] = to.PLAY_PHASE_NOW, seat
        frames = PLAYING_ON[(seat + 1) % self.players]
        game[STACK : STACK + len(frames)] = frames
        game[DEPTH] = len(frames) // FRAME
        return game

    def settle(self) -> None:
        """Discard the card that was played, if it is still there: nobody is told, for all know it (3.7)."""
        self.strips_own_hand = False
        if self.game[PLAYING] != NOTHING:
            self.discard(self.game[PLAYING])
            self.game[PLAYING] = NOTHING

    # --- how cards move -------------------------------------------------------------------------------------

    def add(self, place: int, number: int) -> None:
        """Add to a byte; it leaves its range only where the game did not begin, or is not, as printed."""
        self.game[place] = (self.game[place] + number) & WHOLE_BYTE

    def discard(self, card: int) -> None:
        """Put a card on the pile."""
        self.pile.append(card)
        self.add(PILE_COUNTS + card, 1)

    def lay(self, seat: int, prop: int) -> None:
        """Put a property in front of a player."""
        self.in_play[seat].append(prop)
        self.write_properties()

    def take_up(self, seat: int, prop: int) -> None:
        """Take up a property in front of a player; of equal ones the first that was laid."""
        if prop in self.in_play[seat]:  # where a position was set by hand it may have lain there before
            self.in_play[seat].remove(prop)
            self.write_properties()

    def write_properties(self) -> None:
        """Write all properties anew: they change seldom."""
        game = self.game
        game[PROPERTIES : PROPERTIES + len(NO_PROPERTIES)] = NO_PROPERTIES
        order = []
        for seat, props in enumerate(self.in_play):
            game[IN_PLAY + seat] = len(props)
            for prop in props:
                game[PROPERTIES + prop * SEATS + seat] += 1
                order.append(seat * PROPERTY_KINDS + prop)
        order = order[:ORDER_LENGTH]  # with house rules there may be more than there is room for
        game[LAID] = len(order)
        game[ORDER : ORDER + ORDER_LENGTH] = bytes(order).ljust(ORDER_LENGTH, b"\0")


def _frames(seat: int) -> bytes:
    """Return what is pending in the Play phase: the next turn, the Discard phase, the Play phase."""
    rest = bytes([NOTHING]) * (FRAME - 1)
    turn = bytes([to.TURN_STEP, seat]) + rest[1:]
    return turn + bytes([to.DISCARD_PHASE]) + rest + bytes([to.PLAY_PHASE]) + rest


PLAYING_ON = [_frames(seat) for seat in range(SEATS)]
"""What is pending when a player is asked what he plays, by the seat whose turn is next."""


# --- the events ---------------------------------------------------------------------------------------------


def _turn_began(fold: Fold, about: About) -> None:
    fold.settle()
    game = fold.game
    game[ACTIVE] = about["seat"]
    game[TURN + 1], game[TURN] = divmod(about["turn"], BYTE)
    game[WEAPONS_PLAYED] = game[WEAPONS_ADDED] = game[USED] = 0


def _recovered(fold: Fold, about: About) -> None:
    fold.game[RESILIENCE + about["seat"]] = about["resilience"]


def _drew(fold: Fold, about: About) -> None:
    fold.add(HAND_SIZE + about["seat"], about["count"])
    fold.add(DECK_SIZE, -about["count"])


def _took_discard(fold: Fold, about: About) -> None:
    if fold.pile:  # where a position was set by hand there may have been one before
        fold.add(PILE_COUNTS + fold.pile.pop(), -1)
    fold.add(HAND_SIZE + about["seat"], 1)


def _played(fold: Fold, about: About) -> None:
    fold.settle()
    seat, card, target = about["seat"], fold.cards[about["card"]], about["target"]
    fold.add(HAND_SIZE + seat, -1)
    if IS_PROPERTY[card]:
        fold.lay(seat if target is None else target, fold.props[about["card"]])
        return
    game = fold.game
    game[PLAYING] = card
    fold.strips_own_hand = target == seat and not IS_WEAPON[card] and about["prop"] is None
    if IS_WEAPON[card]:
        if card not in FREE_WEAPONS[game[CHARACTER + seat]]:
            game[WEAPONS_PLAYED] += 1
        game[WEAPONS_ADDED] += WEAPONS_ALLOWED[card]
        place = ATTACKS + seat * SEATS + target
        game[place] = min(MOST, game[place] + 1)


def _ability_used(fold: Fold, about: About) -> None:
    fold.settle()
    if about["ability"] == "shima":
        fold.game[USED] = 1


def _answered(fold: Fold, about: About) -> None:
    card = fold.cards[about["card"]]
    if not IS_PROPERTY[card]:  # that a property was given up was told before (12)
        _card_left(fold, about)


def _card_left(fold: Fold, about: About) -> None:
    fold.add(HAND_SIZE + about["seat"], -1)
    fold.discard(fold.cards[about["card"]])


def _discarded(fold: Fold, about: About) -> None:
    # Only a card on the own hand has who plays it discard; otherwise it is the Discard phase (3.4, 9.5).
    if about["seat"] == fold.game[ACTIVE] and not fold.strips_own_hand:
        fold.settle()
    _card_left(fold, about)


def _wounded(fold: Fold, about: About) -> None:
    fold.add(RESILIENCE + about["seat"], -about["lost"])
    place = WOUNDS + about["by"] * SEATS + about["seat"]
    fold.game[place] = min(MOST, fold.game[place] + about["lost"])


def _resilience_paid(fold: Fold, about: About) -> None:
    fold.add(RESILIENCE + about["seat"], -about["lost"])


def _honor_given(fold: Fold, about: About) -> None:
    fold.add(HONOR + about["seat"], -1)
    fold.add(HONOR + about["to"], 1)


def _honor_lost(fold: Fold, about: About) -> None:
    fold.add(HONOR + about["seat"], -1)


def _honor_gained(fold: Fold, about: About) -> None:
    fold.add(HONOR + about["seat"], 1)


def _deck_renewed(fold: Fold, about: About) -> None:
    fold.game[DECK_SIZE] = min(about["size"], WHOLE_BYTE)
    fold.pile.clear()
    fold.game[PILE_COUNTS : PILE_COUNTS + KINDS] = NO_COUNTS


def _card_moved(fold: Fold, about: About) -> None:
    fold.add(HAND_SIZE + about["victim"], -1)
    fold.add(HAND_SIZE + about["seat"], 1)


def _property_removed(fold: Fold, about: About) -> None:
    prop = fold.props[about["card"]]
    fold.take_up(about["seat"], prop)
    fold.discard(CARD_OF[prop])


def _property_passed(fold: Fold, about: About) -> None:
    prop = fold.props[about["card"]]
    fold.take_up(about["seat"], prop)
    fold.lay(about["to"], prop)


def _property_taken(fold: Fold, about: About) -> None:
    fold.take_up(about["holder"], fold.props[about["card"]])
    fold.add(HAND_SIZE + about["seat"], 1)


def _flipped(fold: Fold, about: About) -> None:
    fold.add(DECK_SIZE, -1)
    fold.discard(fold.cards[about["card"]])


def _buried(fold: Fold, about: About) -> None:
    fold.add(DECK_SIZE, -len(about["cards"]))
    for key in about["cards"]:
        fold.discard(fold.cards[key])


def _weapon_returned(fold: Fold, about: About) -> None:
    fold.game[PLAYING] = NOTHING
    fold.add(HAND_SIZE + about["seat"], 1)


def nothing_moved(fold: Fold, about: About) -> None:
    """Change nothing: what follows from it is told by other events, or the event is new and unknown here."""


TAKEN: dict[str, Callable[[Fold, About], None]] = {
    "TurnBegan": _turn_began,
    "Recovered": _recovered,
    "Drew": _drew,
    "TookDiscard": _took_discard,
    "Played": _played,
    "AbilityUsed": _ability_used,
    "Answered": _answered,
    "Escaped": _card_left,
    "Discarded": _discarded,
    "Wounded": _wounded,
    "ResiliencePaid": _resilience_paid,
    "HonorGiven": _honor_given,
    "HonorLost": _honor_lost,
    "HonorGained": _honor_gained,
    "DeckRenewed": _deck_renewed,
    "CardTaken": _card_moved,
    "ShownTaken": _card_moved,
    "PropertyRemoved": _property_removed,
    "PropertyPassed": _property_passed,
    "PropertyTaken": _property_taken,
    "Flipped": _flipped,
    "Buried": _buried,
    "WeaponReturned": _weapon_returned,
    **dict.fromkeys(
        ("Unanswered", "Defeated", "Counted", "AttackFoiled", "Sealed", "Shown", "Ended"), nothing_moved
    ),
}
"""What each kind of event changes; a test compares the kinds there are."""
