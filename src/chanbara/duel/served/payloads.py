"""Parts of messages about the duel that follow from a view or come from the book."""

from __future__ import annotations

from typing import Literal

import msgspec

from chanbara.words.message import Message


class Striking(msgspec.Struct):
    """A value that reaches the open defense card, and the effects of its hit."""

    value: Literal["strength", "technique"]
    """Strength or technique."""
    margin: int
    """By how much it reaches the defense."""
    effects: dict[str, int]
    """Life, Qi, or the level of a wound, by name."""


class Reached(msgspec.Struct):
    """While the defense card is face down: how many of the possible cards are reached."""

    strength: int
    """By strength."""
    technique: int
    """By technique."""
    either: int
    """By at least one of them."""
    cards: int
    """Number of possible cards."""


class Standing(msgspec.Struct):
    """The player's stats, and what follows from them."""

    strength: int
    """Its value."""
    technique: int
    """Its value."""
    guard: int
    """Its value."""
    life: int
    """The remaining life."""
    qi: int
    """The remaining Qi."""
    armour: int
    """The remaining points."""
    red_die: int
    """Its value; 0: it is out of the game."""
    counter: int
    """The bonus to the next counterattack."""
    normal: int
    """Cards of this attack that fit a normal combo."""
    special: int
    """Cards of this attack that fit a special combo."""
    hits: list[Striking]
    """What would hit now; empty while the defense card is face down, and once the hit is checked."""
    reached: Reached | None
    """Null once the defense card is face up."""


class DuelOutcome(msgspec.Struct):
    """The immediate effects of an option."""

    said: Message
    """The option in words."""
    price: dict[str, int]
    """The cost: Qi or life."""
    after: Standing | None
    """How the player stands then; null where chance decides, or nothing changes."""
    amount: int
    """By how many points a value rises, where that is what one pays for."""


class DuelInsight(msgspec.Struct):
    """The effects for the player; everything follows from the view."""

    asked: Message
    """The question."""
    strength: int | None
    """What strength must reach; null while the defense card is face down."""
    technique: int | None
    """Likewise technique."""
    now: Standing
    """The player's stats."""
    options: list[DuelOutcome]
    """By option."""


class DuelCard(msgspec.Struct):
    """What is printed on an action card."""

    key: str
    """Its key in records and texts."""
    strength: int
    """The strength it adds."""
    technique: int
    """The technique it adds."""
    guard: int
    """The guard it adds."""
    icon: Literal["normal", "special", "wild"]
    """Its icon for combos; wild counts as either."""
    qi: int
    """Regained when it is played."""
    special: bool
    """Whether it is one of the special cards."""


class DuelDefence(msgspec.Struct):
    """What is printed on a defense card."""

    strength: int
    """What strength must reach."""
    technique: int
    """What technique must reach."""


class DuelBook(msgspec.Struct):
    """What is printed in the duel, and texts of what things do."""

    cards: list[DuelCard]
    """The action cards, including the special ones."""
    defences: dict[str, DuelDefence]
    """By key."""
    counters: dict[str, int | None]
    """The printed value of each counterattack card, by key; null if it is no attack."""
    prices: dict[str, int]
    """In Qi; for Gisei in life."""
    combo: int
    """Cards in a combo."""
    kanji: int
    """The spaces on which the marker takes the Bushido card."""
    qi: int
    """The maximum."""
    armour: int
    """Points of an intact armor."""
    names: dict[str, str]
    """The names of custom cards, by key: they have no translations."""
    does: dict[str, str]
    """What things do: by kind and key, such as `weapon-yari`, `blood-arm_and_rib-1`."""
