"""The events of a duel. The player sees them all: only the future is hidden."""

from __future__ import annotations

from typing import NamedTuple

from chanbara.duel.rules.words import Cause


class RoundBegan(NamedTuple):
    """A round began with these values."""

    number: int
    strength: int
    technique: int
    guard: int


class AttackBegan(NamedTuple):
    """An attack on an enemy began, with this guard."""

    number: int
    enemy: int
    guard: int | None = None


class Drew(NamedTuple):
    """Action cards came to hand."""

    cards: tuple[str, ...]


class DrewSpecial(NamedTuple):
    """A special card came to hand."""

    card: str


class Returned(NamedTuple):
    """A special card that was looked at went back."""

    card: str


class Reshuffled(NamedTuple):
    """A deck was reshuffled: ``action``, ``defence`` or ``counter``."""

    deck: str


class Discarded(NamedTuple):
    """Cards went from hand to the discard pile."""

    cards: tuple[str, ...]


class Played(NamedTuple):
    """A card was played."""

    card: str


class Changed(NamedTuple):
    """A value changed; ``what`` is strength, technique, guard, defence or counter.

    For guard ``total`` is all there is: ``now`` may be that of the round, without what this attack gained.
    """

    what: str
    by: int
    now: int
    total: int | None = None


class QiChanged(NamedTuple):
    """The player's Qi changed; ``bought`` is the verb of what it was paid for."""

    by: int
    now: int
    bought: str | None = None


class LifeChanged(NamedTuple):
    """The player's life changed; ``bought`` is the verb of what it was paid for."""

    by: int
    now: int
    bought: str | None = None


class ArmourLost(NamedTuple):
    """Armor lost a point; the blue die showed this. ``enemy`` is None for the player's own."""

    enemy: int | None
    die: int
    now: int


class EnemyLost(NamedTuple):
    """An enemy lost life and Qi."""

    enemy: int
    life: int
    qi: int


class EnemyGained(NamedTuple):
    """An enemy regained Qi."""

    enemy: int
    qi: int


class EnemyDied(NamedTuple):
    """An enemy has no life left."""

    enemy: int


class Turned(NamedTuple):
    """The defense card was turned."""

    card: str
    foreseen: bool


class Combo(NamedTuple):
    """Three cards made a combo, and its use."""

    icon: str
    used_for: str


class RedDie(NamedTuple):
    """The red die shows another number; 0 means it left the game."""

    now: int


class Hit(NamedTuple):
    """The attack hit, by this value and margin."""

    mode: str
    margin: int


class Missed(NamedTuple):
    """The attack missed."""


class Released(NamedTuple):
    """The red die was released."""

    showed: int


class Wounded(NamedTuple):
    """A wound card was drawn; ``enemy`` is None if the player suffers it."""

    enemy: int | None
    card: str
    level: int


class Rolled(NamedTuple):
    """The blue die was rolled, and for what."""

    what: str
    die: int


class SideTurned(NamedTuple):
    """The opponent turned to the other side."""

    side: str


class Penalty(NamedTuple):
    """What the player paid for the turn."""

    what: str
    card: str | None


class Sacrificed(NamedTuple):
    """A Gisei card was drawn for a life."""

    guard: int


class Countered(NamedTuple):
    """A counterattack card was drawn: its value with everything, and whether it hit."""

    enemy: int
    card: str
    value: int | None
    guard: int
    hit: bool


class NoCounter(NamedTuple):
    """There is no counterattack."""


class MarkerMoved(NamedTuple):
    """The Bushido marker is on a kanji of the top card."""

    card: str
    kanji: int


class VirtueGained(NamedTuple):
    """A Bushido card was taken."""

    card: str


class VirtueSpent(NamedTuple):
    """The Bushido card is used up."""

    card: str


class RoundEnded(NamedTuple):
    """A round is over."""

    number: int


class Ended(NamedTuple):
    """The duel is over."""

    won: bool
    cause: Cause


ADDED: dict[type, int] = {AttackBegan: 1, Changed: 1, QiChanged: 1, LifeChanged: 1}
"""How many of an event's last fields were added later; they tell better what happened, and nothing else."""
