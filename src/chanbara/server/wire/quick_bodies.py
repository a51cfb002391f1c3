"""The bodies of quick play: a seat at the next table that fits."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chanbara.server.wire.any_game import AnyGame
from chanbara.server.wire.avatars import Avatar
from chanbara.server.wire.options import Clock, DaysClock, LiveClock, NoClock, TableOptions
from chanbara.server.wire.scalars import Name, PlayerToken, Salt

CLOCKS: dict[str, type[Clock]] = {"live": LiveClock, "days": DaysClock, "none": NoClock}


class QuickPlay(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/quick: take a seat at the next table that fits; if there is none, open one."""

    name: Name
    """Your name. If it is one of those that the page gives to guests and somebody there has it, you get
    another one of them."""
    game: AnyGame
    """The game and its options; only what is rated can be found like this."""
    clock: Literal["live", "days", "none"] = "live"
    """The clock, with its usual times."""
    fill: Annotated[int, msgspec.Meta(ge=5, le=600)] | None = 60
    """Seconds after which bots take the free seats; null: only people play. At the table the shortest wish
    of all counts."""
    salt: Salt = ""
    """Your contribution to the deal: you are ready as soon as you sit."""
    player: PlayerToken | None = None
    """As for a new table."""
    avatar: Avatar = ""
    """Your crest; empty: that of your claimed name, or one that follows from the name."""

    @property
    def options(self) -> TableOptions:
        """The options of a table that fits."""
        return TableOptions(game=self.game, clock=CLOCKS[self.clock](), public=True)

    @property
    def key(self) -> str:
        """What two people have in common who can meet."""
        filled = "people" if self.fill is None else "bots"
        return f"{self.clock} {filled} {msgspec.json.encode(self.game).decode()}"


class QuickSeated(msgspec.Struct):
    """Your seat, and the token that proves it."""

    code: str
    """The code of the table."""
    seat: int
    """Your seat."""
    token: str
    """Its token."""
    name: str
    """The name you have there."""
