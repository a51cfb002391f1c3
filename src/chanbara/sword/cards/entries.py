"""Shorthands for card entries: they fill in what all cards of a kind share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.sword.rules.catalog import Card
from chanbara.sword.rules.traits import NO_TRAITS, Traits
from chanbara.sword.rules.words import Aim, Kind, Suit

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.sword.rules.options import Option
    from chanbara.sword.rules.state import Table

    Effect = Callable[[Table, int, Option], None]


def weapon(
    key: str,
    *,
    reach: int,
    wounds: int,
    suit: Suit,
    copies: int,
    rule: str = "1.1",
    **peculiar: Any,  # noqa: ANN401
) -> Card:
    """Return a weapon: reach is its printed Difficulty; its special effects are fields of ``Card``."""
    return Card(key, Kind.WEAPON, suit, copies, rule, Aim.REACH, reach=reach, wounds=wounds, **peculiar)


def action(
    key: str, *, rule: str, suit: Suit, copies: int, play: Effect, aim: Aim = Aim.NOTHING, worth: int = 0
) -> Card:
    """Return an action."""
    return Card(key, Kind.ACTION, suit, copies, rule, aim, worth=worth, play=play)


def answer(key: str, *, rule: str, suit: Suit, copies: int, **peculiar: Any) -> Card:  # noqa: ANN401
    """Return an action that is an answer only (3.3): a parry, unless stated otherwise."""
    return Card(key, Kind.ACTION, suit, copies, rule, Aim.ANSWER, **(peculiar or {"is_parry": True}))


def property_(
    key: str,
    *,
    rule: str,
    suit: Suit,
    copies: int,
    aim: Aim = Aim.NOTHING,
    is_unique: bool = False,
    traits: Traits = NO_TRAITS,
) -> Card:
    """Return a property."""
    return Card(key, Kind.PROPERTY, suit, copies, rule, aim, is_unique=is_unique, traits=traits)
