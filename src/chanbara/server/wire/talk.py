"""What can be said at a table besides words of one's own, and what can be wrong with what is said."""

from __future__ import annotations

from typing import Literal

RoleClaim = Literal["samurai", "ninja", "ronin"]
Claim = Literal[
    "samurai", "ninja", "ronin", "withdraw", "suspect", "trust", "attack", "thanks", "sorry", "hurry", "well"
]  # fmt: skip
Emote = Literal["bow", "laugh", "anger", "fear", "think", "blade", "sake", "cheer"]
ReportCategory = Literal["insult", "hate", "sexual", "spam", "other"]
