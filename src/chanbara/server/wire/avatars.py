"""Crests that people compose: a shape, a sign and a color. Only these words are accepted."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Annotated

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

SHAPES = ("ring", "band", "disc", "hex", "petals")
SIGNS = (
    *("plum", "cherry", "leaf", "wave", "moon", "fuji", "arrows"),
    *("fan", "stars", "tomoe", "blade", "coin", "torii", "drop"),
)
COLORS = ("ink", "red", "blue", "green", "gold", "rose")
BOT = "box"
"""The shape that only bots have."""

_WORDS = "-".join(f"({'|'.join(words)})" for words in (SHAPES, SIGNS, COLORS))
Avatar = Annotated[str, msgspec.Meta(max_length=24, pattern=f"^({_WORDS})?$(?!\\n)")]
"""Such as ``ring-wave-blue``; empty: one that follows from the name."""


def avatar_of(name: str) -> str:
    """Return the crest of somebody who has chosen none: the same name always has the same."""
    return "-".join(_drawn(words, name, place) for place, words in enumerate((SHAPES, SIGNS, COLORS)))


def avatar_of_bot(bot: str, bots: Sequence[str]) -> str:
    """Return the crest of a bot: each has a sign of its own."""
    return f"{BOT}-{SIGNS[bots.index(bot) % len(SIGNS)] if bot in bots else SIGNS[0]}-{COLORS[0]}"


def _drawn(words: Sequence[str], name: str, place: int) -> str:
    return words[sha256(name.encode()).digest()[place] % len(words)]
