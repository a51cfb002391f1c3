"""The bodies of the form of house rules."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chanbara.sword.served.options import SwordGame

Path = Annotated[str, msgspec.Meta(max_length=80)]
"""Where a number is in the text, such as ``copies.parry`` or ``honor.5.shogun``."""
Group = Literal[
    "copies", "difficulty", "wounds", "resilience", "honor", "hands", "multipliers", "ties", "characters"
]


class HouseDraft(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/house: house rules, and numbers that are to be changed in them."""

    game: SwordGame
    """The game, with the text so far."""
    changes: Annotated[
        dict[Path, Annotated[int, msgspec.Meta(ge=-99, le=99)]], msgspec.Meta(max_length=300)
    ] = {}
    """New values, by path; a printed value is removed from the text."""


class HouseField(msgspec.Struct):
    """A number that house rules may change."""

    path: str
    """Its place in the text."""
    group: Group
    """What it is about."""
    key: str
    """The card, character or role; empty: none."""
    place: int
    """The number of players, or the place at the table from 1 for the Shogun; 0: none."""
    printed: int | None
    """The printed value; null: stars decide."""
    value: int | None
    """The present value; null: not a number, or stars decide."""
    least: int
    """The smallest possible value."""
    most: int
    """The greatest."""
    orders: list[list[str]]
    """For ties: the teams in the order that each value stands for, from 0; else empty."""


class HouseProblem(msgspec.Struct):
    """What is wrong with house rules."""

    message: str
    """In a sentence."""
    path: str | None
    """The field, if it is one."""


class HouseForm(msgspec.Struct):
    """House rules as text and as fields."""

    house: str
    """The text, with the changes; otherwise as it was."""
    fields: list[HouseField]
    """Every number that can be changed."""
    problem: HouseProblem | None
    """Why it cannot be played."""
    is_readable: bool
    """Whether the text can be changed by fields; if not, it has to be corrected first."""
