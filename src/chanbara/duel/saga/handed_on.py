"""Validates what a duel carries over from the previous one, as written in a record.

Campaigns and clans carry over only valid values. A file may come from anyone, and unbounded numbers in it
could make a computation endless.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from chanbara.duel.book.data import book_with
from chanbara.duel.rules.rulings import DEFAULT_RULINGS
from chanbara.duel.rules.words import Module

if TYPE_CHECKING:
    from chanbara.duel.book.numbers import Numbers
    from chanbara.duel.rules.book import Virtue

Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
"""No duel has more of anything to carry over."""
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
"""A samurai without life fights no other duel."""
Change = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Pips = Annotated[int, msgspec.Meta(ge=1, le=6)]
Level = Annotated[int, msgspec.Meta(ge=1, le=2)]


class HandedOn(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of ``Carried``, each with its bounds."""

    life: Some | None = None
    qi: Change = 0
    armour: Few | None = None
    red_die: Pips | None = None
    mulligans: Few = 0
    weapon_mulligans: Few | None = None
    virtue: str | None = None
    points: Few = 0
    locked: Few = 0
    virtue_taken: bool = False
    special: str | None = None
    enemy_life: Some | None = None
    enemy_qi: Few | None = None
    enemy_armour: Few | None = None
    side_b: bool = False
    blood: list[tuple[str, Level]] = []
    environment_used: bool = False
    enemies: Annotated[list[tuple[Few, Few | None, Few | None]], msgspec.Meta(max_length=3)] = []


def check_handed_on(text: str, modules: list[str], numbers: Numbers | None = None) -> None:
    """Refuse what cannot be carried into a duel with these modules; ``ValueError`` says what."""
    try:
        state = msgspec.json.decode(text, type=HandedOn)
    except msgspec.DecodeError as error:
        message = f"this is not carried over into a duel: {error}"
        raise ValueError(message) from error
    virtues = book_with(DEFAULT_RULINGS, None if numbers is None else numbers.text).virtues
    virtue = virtues.get(state.virtue or "")
    if not _can_be_held(state, virtue, modules):
        raise ValueError("this is not carried over into a duel: such a Bushido card")
    if state.enemies and (Module.THREE not in modules or not any(life for life, _, _ in state.enemies)):
        raise ValueError("this is not carried over into a duel: such enemies")


def _can_be_held(state: HandedOn, virtue: Virtue | None, modules: list[str]) -> bool:
    """Whether the Bushido card was taken and is not used up, or there is none (A2)."""
    if state.virtue is None:
        return state.points == state.locked == 0
    if virtue is None or virtue.joker or not state.virtue_taken or Module.BUSHIDO not in modules:
        return False
    most = virtue.strength or virtue.technique
    return min(most, 1) <= state.points <= most and state.locked < max(virtue.life, 1)
