"""Words, names and numbers as messages and bodies contain them, with their limits."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
PlayerToken = Annotated[str, msgspec.Meta(max_length=100)]
Token = Annotated[str, msgspec.Meta(min_length=16, max_length=64)]
Salt = Annotated[str, msgspec.Meta(max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Answer = Literal["parry", "take", "ask"]
Language = Literal["en", "de", "it"]
