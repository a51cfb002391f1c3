"""What messages about the duel are made of, where it follows from a view or read from the book."""

from __future__ import annotations

from typing import Literal

import msgspec

from chanbara.words.message import Message


class Striking(msgspec.Struct):
    """A value that reaches the open defence card, and what its hit does."""

    value: Literal["strength", "technique"]
    """Which of the two."""
    margin: int
    """By how much it reaches the defence."""
    effects: dict[str, int]
    """Life, Qi, or the level of a wound, by name."""


class Reached(msgspec.Struct):
    """While the defence card lies face down: how many of those that may be turned are reached."""

    strength: int
    """By strength."""
    technique: int
    """By technique."""
    either: int
    """By one of them at least."""
    cards: int
    """How many may be turned."""


class Standing(msgspec.Struct):
    """The player's figures, and what follows from them."""

    strength: int
    """Its value."""
    technique: int
    """Its value."""
    guard: int
    """What it counts."""
    life: int
    """What is left of it."""
    qi: int
    """Likewise."""
    armour: int
    """Points that are left of it."""
    red_die: int
    """What it shows; 0: it has left the game."""
    counter: int
    """What is added to the next counterattack."""
    normal: int
    """Cards of this attack that fit a normal combo."""
    special: int
    """Likewise a special one."""
    hits: list[Striking]
    """What would hit now; empty while the defence card lies face down, and once the hit is checked."""
    reached: Reached | None
    """Null once it lies open."""


class DuelOutcome(msgspec.Struct):
    """What follows from an option at once."""

    said: Message
    """The option in words."""
    price: dict[str, int]
    """What is paid: Qi or life."""
    after: Standing | None
    """How the player stands then; null where chance decides, or nothing changes."""
    amount: int
    """By how many points a value rises, where that is what one pays for."""


class DuelInsight(msgspec.Struct):
    """What follows for the player; all of it follows from the view."""

    asked: Message
    """The question."""
    strength: int | None
    """What strength must reach; null while the defence card lies face down."""
    technique: int | None
    """Likewise technique."""
    now: Standing
    """How the player stands."""
    options: list[DuelOutcome]
    """By option."""


class DuelCard(msgspec.Struct):
    """What is printed on an action card."""

    key: str
    """Its name in records and in the words."""
    strength: int
    """What it adds."""
    technique: int
    """Likewise."""
    guard: int
    """Likewise."""
    icon: Literal["normal", "special", "wild"]
    """What combos are made of; wild counts as either."""
    qi: int
    """Regained when it is played."""
    special: bool
    """Whether it is one of the special cards."""


class DuelDefence(msgspec.Struct):
    """What is printed on a defence card."""

    strength: int
    """What strength must reach."""
    technique: int
    """Likewise technique."""


class DuelBook(msgspec.Struct):
    """What is printed in the duel, and what things do in words."""

    cards: list[DuelCard]
    """The action cards, the special ones among them."""
    defences: dict[str, DuelDefence]
    """By key."""
    prices: dict[str, int]
    """In Qi; of Gisei in life."""
    combo: int
    """Cards that make one."""
    kanji: int
    """On which the marker takes the Bushido card."""
    qi: int
    """The most one may have."""
    armour: int
    """Points of a whole one."""
    names: dict[str, str]
    """Of cards of one's own, by key: they have no words."""
    does: dict[str, str]
    """What things do: by kind and key, such as `weapon-yari`, `blood-arm_and_rib-1`."""
