"""The windows through which characters, properties and roles change the game.

Each field has one meaning and one call site. A new field is a design decision: docs/decisions/.
"""

from __future__ import annotations

from functools import reduce
from operator import add, or_
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from chanbara.sword.rules.words import Limit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from chanbara.sword.rules.catalog import Card
    from chanbara.sword.rules.options import Option
    from chanbara.sword.rules.state import Table


class Trigger(Protocol):
    """What a property does to its holder: ``(table, seat, card)``, card being the property."""

    def __call__(self, table: Table, seat: int, card: int, /) -> None:
        """Schedule what is to happen."""


class SeatTrigger(Protocol):
    """What a character does at a moment: ``(table, seat)``."""

    def __call__(self, table: Table, seat: int, /) -> None:
        """Schedule what is to happen."""


class HitTrigger(Protocol):
    """Something that happens after wounds: ``(table, by, victim, source, lost)``."""

    def __call__(self, table: Table, by: int, victim: int, source: int, lost: int, /) -> None:
        """Schedule what is to happen."""


class Ability(NamedTuple):
    """Something a character may do in the Play phase: ``use <key>``."""

    key: str
    rule: str
    """The rule that a refusal cites."""
    available: Callable[[Table, int], bool]
    """Whether the player in that seat may use it now."""
    use: Callable[[Table, int, Option], None]
    """Schedule what it does."""
    aims_at_property: bool = False
    """Whether it names a property in play."""
    aims_at_other: bool = False
    """Whether it names another player."""
    limit: Limit = Limit.NONE
    """How often it may be used."""


class Traits(NamedTuple):
    """What a character, a property in play or a role changes."""

    difficulty: int = 0
    """Added to the Difficulty of attacks on the player (5.2)."""
    weapon_limit: int = 0
    """Added to the weapons per turn (3.5)."""
    cards_drawn: int = 0
    """Added to the cards of the Draw phase (3.2)."""
    dealt: int = 0
    """Added to the wounds of the player's weapons (6.3)."""
    taken: int = 0
    """Added to the wounds of weapons that hit the player; the sum is never below 1 (6.3)."""
    reveals: int = 0
    """How many additional cards the player may reveal where one is revealed, to choose which counts (12)."""
    always_reaches: bool = False
    """The player's weapons reach at any Difficulty (5.3)."""
    takes_discard: bool = False
    """May take the top discard as the first card of the Draw phase (3.2)."""
    keeps_honor: bool = False
    """Loses no honor to a property (8.8)."""
    keeps_honor_at_deck_end: bool = False
    """Loses no honor when the deck runs out (8.2)."""
    gives_up_properties: bool = False
    """May discard a property in play as a parry (6.2)."""
    absorbs: bool = False
    """The property may be discarded in place of a resilience point (11.7)."""
    falls_with_honor: bool = False
    """The property is discarded when its holder loses honor (11.8)."""
    immune_to: tuple[Callable[[Card | None], bool], ...] = ()
    """Cards that cannot wound the player (None: an ability); they are not asked to answer them (6.0)."""
    free_weapon: tuple[Callable[[Card], bool], ...] = ()
    """Weapons that do not count against the limit (3.5)."""
    answers: tuple[Callable[[Table, int, int], bool], ...] = ()
    """Whether ``(table, seat, card)``: this card in hand may stand in for a parry (6.2)."""
    escapes: tuple[Callable[[Card], bool], ...] = ()
    """Cards to play to be left out of another's action (12)."""
    abilities: tuple[Ability, ...] = ()
    """What the player may do in the Play phase (3.3)."""
    on_turn_start: tuple[SeatTrigger, ...] = ()
    """After recovering (3.1)."""
    on_recovered: tuple[Trigger, ...] = ()
    """At the end of the holder's Recover phase (3.1)."""
    after_recovered: tuple[Trigger, ...] = ()
    """At the end of the holder's Recover phase, when all that is ``on_recovered`` is done (3.1)."""
    on_played: tuple[Trigger, ...] = ()
    """When the player has laid down a card, before its effect; ``card`` is that card (11.7)."""
    on_aimed: tuple[Callable[[Table, int, int, Any], Any], ...] = ()
    """When a weapon was played on the player, ``(table, seat, weapon, attack)``: what comes instead (6.1)."""
    on_wounded: tuple[HitTrigger, ...] = ()
    """When the player lost points to a weapon (6.5)."""
    on_hit: tuple[HitTrigger, ...] = ()
    """When the player's weapon wounded somebody (6.5)."""
    on_hurt: tuple[HitTrigger, ...] = ()
    """When another player wounded the player, by any card (6.5)."""
    on_last_resilience: tuple[Trigger, ...] = ()
    """When the holder lost their last resilience point (7.3)."""
    on_any_defeat: tuple[SeatTrigger, ...] = ()
    """When anybody lost their last resilience point (7.3)."""


NO_TRAITS = Traits()

KINDS = [type(usual) for usual in NO_TRAITS]
FLAGS, LISTS = KINDS.index(bool), KINDS.index(tuple)
"""Where the flags begin, and where the tuples do; numbers come first."""


def combine(parts: Iterable[Traits]) -> Traits:
    """Return the traits of a player: of role (8.8), character and properties, in this order (3.9)."""
    present = [part for part in parts if part is not NO_TRAITS]
    return reduce(_both, present) if present else NO_TRAITS


def _both(one: Traits, other: Traits) -> Traits:
    """Add up numbers, set flags that either has, join tuples: in whole ranges, for this is done often."""
    return Traits(
        *map(add, one[:FLAGS], other[:FLAGS]),
        *map(or_, one[FLAGS:LISTS], other[FLAGS:LISTS]),
        *map(add, one[LISTS:], other[LISTS:]),
    )
