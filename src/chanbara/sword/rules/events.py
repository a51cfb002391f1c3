"""Events: what has happened, in the past tense. What a seat may know of each is decided in ``sight``."""

from __future__ import annotations

from typing import NamedTuple

from chanbara.sword.rules.words import Cause, Team


class TurnBegan(NamedTuple):
    """A player is on turn."""

    seat: int
    turn: int


class Recovered(NamedTuple):
    """A player regained resilience and has this much now."""

    seat: int
    resilience: int


class Drew(NamedTuple):
    """A player drew cards from the deck."""

    seat: int
    cards: tuple[int, ...]


class TookDiscard(NamedTuple):
    """A player took the top card of the discard pile."""

    seat: int
    card: int


class Played(NamedTuple):
    """A player played a card, on somebody or on a property where the card names one."""

    seat: int
    card: int
    target: int
    prop: int


class AbilityUsed(NamedTuple):
    """A player used their character's ability."""

    seat: int
    ability: str


class Answered(NamedTuple):
    """A player met a demand with a card."""

    seat: int
    card: int
    by: int
    source: int


class Unanswered(NamedTuple):
    """A player let a demand pass."""

    seat: int
    by: int
    source: int


class Wounded(NamedTuple):
    """A player lost resilience to a card."""

    seat: int
    by: int
    source: int
    lost: int


class ResiliencePaid(NamedTuple):
    """A player gave resilience as a price."""

    seat: int
    lost: int


class Defeated(NamedTuple):
    """A player lost their last resilience point."""

    seat: int
    by: int


class HonorGiven(NamedTuple):
    """One honor went from one player to another."""

    seat: int
    to: int


class HonorLost(NamedTuple):
    """One honor went from a player to the box."""

    seat: int


class DeckRenewed(NamedTuple):
    """The discard pile became the new deck of so many cards."""

    size: int


class CardTaken(NamedTuple):
    """A random card went from one hand to another."""

    seat: int
    victim: int
    card: int


class Discarded(NamedTuple):
    """A card went from a hand to the discard pile."""

    seat: int
    card: int


class PropertyRemoved(NamedTuple):
    """A property in front of a player went to the discard pile."""

    seat: int
    card: int


class PropertyPassed(NamedTuple):
    """A property moved from one player to another."""

    seat: int
    to: int
    card: int


class Flipped(NamedTuple):
    """The top card of the deck was turned over and discarded."""

    seat: int
    card: int


class Counted(NamedTuple):
    """A player chose which of their revealed cards counts."""

    seat: int
    card: int


class Escaped(NamedTuple):
    """A player played a card to be left out of another's action."""

    seat: int
    card: int
    by: int
    source: int


class AttackFoiled(NamedTuple):
    """An attack came to nothing before it could be parried."""

    seat: int


class HonorGained(NamedTuple):
    """One honor came to a player from the box."""

    seat: int


class Buried(NamedTuple):
    """Cards went from the deck to the discard pile."""

    seat: int
    cards: tuple[int, ...]


class PropertyTaken(NamedTuple):
    """A property in play went into a player's hand."""

    seat: int
    holder: int
    card: int


class WeaponReturned(NamedTuple):
    """A weapon that was played came back to its player's hand."""

    seat: int
    card: int


class Sealed(NamedTuple):
    """A player chose a card to show, as yet unseen."""

    seat: int
    card: int


class Shown(NamedTuple):
    """A player showed a card of their hand to all."""

    seat: int
    card: int


class ShownTaken(NamedTuple):
    """A player took a card that was shown."""

    seat: int
    victim: int
    card: int


class Ended(NamedTuple):
    """The game is over."""

    cause: Cause
    winner: Team
