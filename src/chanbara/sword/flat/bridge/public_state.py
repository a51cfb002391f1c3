"""The public state: what everybody saw of the table, updated event by event, as the public bytes of a game.

Nothing here depends on what only one seat saw of an event.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.sword.flat.bridge import writer
from chanbara.sword.flat.bridge.numbers import ROLE_NUMBERS, numbers_of
from chanbara.sword.flat.format import tables as to
from chanbara.sword.flat.format.layout import ACTIVE, CHARACTER, KINDS, NONE, PLAYING, SEATS
from chanbara.sword.flat.format.vocabulary import ROLE_CARDS
from chanbara.sword.flat.format.windows import FREE_WEAPON, MEANT_BY_CHARACTER

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.sword.sight.view import View

About = dict[str, Any]
"""The public fields of an event."""

SHOGUN = ROLE_CARDS[to.FIRST_ROLE[to.SHOGUN]].key
IS_WEAPON = [bool(flag) for flag in to.IS_WEAPON]
IS_PROPERTY = [bool(flag) for flag in to.IS_PROPERTY]
CARD_OF = [int(card) for card in to.CARD_OF]
WEAPONS_ALLOWED = [int(more) for more in to.ADDS_WEAPONS]
"""The number of additional weapons that a card allows, by card (3.5)."""
FREE_WEAPONS = [
    frozenset(card for card in range(KINDS) if cards >> (1 + card) & 1)
    for cards in (int(MEANT_BY_CHARACTER[FREE_WEAPON, who]) for who in range(to.CHARACTERS))
]
"""The cards that do not count against the weapon limit, by character (3.5)."""


class Fold:
    """The table as everybody saw it, from the deal on."""

    def __init__(self, view: View) -> None:
        """Set up the table before the first turn, from any view of the game (2)."""
        players, numbers = len(view.seats), numbers_of(view.edition)
        self.players = players
        self.cards, self.props = numbers.cards, numbers.props
        """The numbers of cards and properties, by key."""
        self.game = game = writer.new_game(players, numbers.rising_sun, numbers.rulings)
        writer.write_playing(game, NONE)
        self.pile: list[int] = []
        self.in_play: list[list[int]] = [[] for _ in range(players)]
        """Properties by seat, in the order they were laid."""
        self.strips_own_hand = False
        """Whether the played card is aimed at its player's own hand (9.5)."""
        catalog = numbers.catalog
        honor, hands = catalog.deals.honor[players], catalog.deals.hands
        shogun = next(one.seat for one in view.seats if one.role == SHOGUN)
        for away in range(players):
            seat = (shogun + away) % players
            one = view.seats[seat]
            role = NONE if away else ROLE_NUMBERS[SHOGUN]
            character = numbers.characters[one.character]
            writer.write_seat(game, seat, role, character, one.full, honor[min(away, 1)], hands[away])
        there_are = sum(card.copies for card in catalog.cards)
        writer.write_deck_size(game, there_are - sum(hands[:players]))

    def table(self) -> bytearray:
        """Return the current table, without phase, decision and pending steps."""
        game = self.game[:]
        writer.write_pile(game, self.pile)
        return game

    def before_play(self, seat: int) -> bytearray:
        """Return the table as it is when a player must choose what to play (3.3)."""
        self.settle()
        game = self.table()
        writer.write_question(game, to.PLAY_PHASE_NOW, seat)
        writer.write_stack(game, PLAYING_ON[(seat + 1) % self.players])
        return game

    def settle(self) -> None:
        """Discard the played card, if it is still there; this always happens, and has no event (3.7)."""
        self.strips_own_hand = False
        if self.game[PLAYING] != writer.NOTHING:
            self.discard(self.game[PLAYING])
            writer.write_playing(self.game, NONE)

    # --- how cards move -------------------------------------------------------------------------------------

    def discard(self, card: int) -> None:
        """Put a card on the pile."""
        self.pile.append(card)
        writer.add_to_pile_count(self.game, card, 1)

    def lay(self, seat: int, prop: int) -> None:
        """Put a property in front of a player."""
        self.in_play[seat].append(prop)
        self.write_properties()

    def take_up(self, seat: int, prop: int) -> None:
        """Take up a property in front of a player; of equal ones the first that was laid."""
        if prop in self.in_play[seat]:  # in a position set up by hand it may have been there before
            self.in_play[seat].remove(prop)
            self.write_properties()

    def write_properties(self) -> None:
        """Write all properties again: they rarely change."""
        writer.clear_properties(self.game)
        writer.write_properties(self.game, self.in_play)


def _playing_on(seat: int) -> tuple[bytes, ...]:
    """Return the pending steps of the Play phase: the next turn, the Discard phase, the Play phase."""
    frame_of = writer.frame_of
    return frame_of(to.TURN_STEP, seat), frame_of(to.DISCARD_PHASE), frame_of(to.PLAY_PHASE)


PLAYING_ON = [_playing_on(seat) for seat in range(SEATS)]
"""The pending steps when a player must choose what to play, by the seat whose turn is next."""


# --- the events ---------------------------------------------------------------------------------------------


def _turn_began(fold: Fold, about: About) -> None:
    fold.settle()
    writer.write_turn(fold.game, about["seat"], about["turn"])
    writer.write_limits(fold.game, weapons_played=0, weapons_added=0, used=0)


def _recovered(fold: Fold, about: About) -> None:
    writer.write_resilience(fold.game, about["seat"], about["resilience"])


def _drew(fold: Fold, about: About) -> None:
    writer.add_to_hand(fold.game, about["seat"], about["count"])
    writer.add_to_deck(fold.game, -about["count"])


def _took_discard(fold: Fold, about: About) -> None:
    if fold.pile:  # in a position set up by hand there may have been one before
        writer.add_to_pile_count(fold.game, fold.pile.pop(), -1)
    writer.add_to_hand(fold.game, about["seat"], 1)


def _played(fold: Fold, about: About) -> None:
    fold.settle()
    seat, card, target = about["seat"], fold.cards[about["card"]], about["target"]
    writer.add_to_hand(fold.game, seat, -1)
    if IS_PROPERTY[card]:
        fold.lay(seat if target is None else target, fold.props[about["card"]])
        return
    game = fold.game
    writer.write_playing(game, card)
    fold.strips_own_hand = target == seat and not IS_WEAPON[card] and about["prop"] is None
    if IS_WEAPON[card]:
        is_free = card in FREE_WEAPONS[game[CHARACTER + seat]]
        writer.add_weapons(game, 0 if is_free else 1, WEAPONS_ALLOWED[card])
        writer.count_attack(game, seat, target)


def _ability_used(fold: Fold, about: About) -> None:
    fold.settle()
    if about["ability"] == "shima":
        writer.write_used(fold.game)


def _answered(fold: Fold, about: About) -> None:
    card = fold.cards[about["card"]]
    if not IS_PROPERTY[card]:  # an earlier event said that a property was given up (12)
        _card_left(fold, about)


def _card_left(fold: Fold, about: About) -> None:
    writer.add_to_hand(fold.game, about["seat"], -1)
    fold.discard(fold.cards[about["card"]])


def _discarded(fold: Fold, about: About) -> None:
    # By their own card players discard only if it targets their hand; else in the Discard phase (3.4, 9.5).
    if about["seat"] == fold.game[ACTIVE] and not fold.strips_own_hand:
        fold.settle()
    _card_left(fold, about)


def _wounded(fold: Fold, about: About) -> None:
    writer.add_resilience(fold.game, about["seat"], -about["lost"])
    writer.count_wounds(fold.game, about["by"], about["seat"], about["lost"])


def _resilience_paid(fold: Fold, about: About) -> None:
    writer.add_resilience(fold.game, about["seat"], -about["lost"])


def _honor_given(fold: Fold, about: About) -> None:
    writer.add_honor(fold.game, about["seat"], -1)
    writer.add_honor(fold.game, about["to"], 1)


def _honor_lost(fold: Fold, about: About) -> None:
    writer.add_honor(fold.game, about["seat"], -1)


def _honor_gained(fold: Fold, about: About) -> None:
    writer.add_honor(fold.game, about["seat"], 1)


def _deck_renewed(fold: Fold, about: About) -> None:
    writer.write_deck_size(fold.game, about["size"])
    fold.pile.clear()
    writer.clear_pile_counts(fold.game)


def _card_moved(fold: Fold, about: About) -> None:
    writer.add_to_hand(fold.game, about["victim"], -1)
    writer.add_to_hand(fold.game, about["seat"], 1)


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
    writer.add_to_hand(fold.game, about["seat"], 1)


def _properties_swapped(fold: Fold, about: About) -> None:
    one, other = about["seat"], about["target"]
    fold.in_play[one], fold.in_play[other] = fold.in_play[other], fold.in_play[one]
    fold.write_properties()


def _flipped(fold: Fold, about: About) -> None:
    writer.add_to_deck(fold.game, -1)
    fold.discard(fold.cards[about["card"]])


def _buried(fold: Fold, about: About) -> None:
    writer.add_to_deck(fold.game, -len(about["cards"]))
    for key in about["cards"]:
        fold.discard(fold.cards[key])


def _weapon_returned(fold: Fold, about: About) -> None:
    writer.write_playing(fold.game, NONE)
    writer.add_to_hand(fold.game, about["seat"], 1)


def nothing_moved(fold: Fold, about: About) -> None:
    """Change nothing: other events report the consequences, or the event is unknown here."""


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
    "PropertiesSwapped": _properties_swapped,
    "Flipped": _flipped,
    "Buried": _buried,
    "WeaponReturned": _weapon_returned,
    **dict.fromkeys(
        ("Unanswered", "Defeated", "Counted", "AttackFoiled", "Sealed", "Shown", "Ended"), nothing_moved
    ),
    **dict.fromkeys(("Looked", "CountersChanged", "PutOff", "CameDue"), nothing_moved),
}
"""The function for each kind of event; a test checks that the kinds are complete."""
