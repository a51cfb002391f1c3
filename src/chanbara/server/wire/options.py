"""What is chosen for a table before it starts, and the game that follows from it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from chanbara.server.wire.any_game import AnyGame
from chanbara.server.wire.game_options import Word
from chanbara.server.wire.refusal import Refusal, impossible

Seconds = Annotated[float, msgspec.Meta(ge=1, le=86_400)]


class NoClock(msgspec.Struct, tag="none", tag_field="clock", forbid_unknown_fields=True):
    """Everybody takes the time he likes."""


class LiveClock(msgspec.Struct, tag="live", tag_field="clock", forbid_unknown_fields=True):
    """Seconds for a decision, fewer for a window, and a reserve for the whole game."""

    decision: Seconds = 60
    """For one's own decisions."""
    window: Seconds = 20
    """For answers in somebody else's turn."""
    reserve: Annotated[float, msgspec.Meta(ge=0, le=86_400)] = 120
    """What each player has for the whole game beyond that."""
    grace: Seconds = 90
    """After which a bot plays for somebody who is gone."""


class DaysClock(msgspec.Struct, tag="days", tag_field="clock", forbid_unknown_fields=True):
    """Days for each decision."""

    days: Annotated[float, msgspec.Meta(gt=0, le=30)] = 2
    """Days for each decision."""


Clock = NoClock | LiveClock | DaysClock


class Pauses(msgspec.Struct, forbid_unknown_fields=True):
    """Seconds between which the pause before an automatic answer is drawn; no card is looked at."""

    least: Annotated[float, msgspec.Meta(ge=0, le=30)] = 0.8
    """The shortest."""
    most: Annotated[float, msgspec.Meta(ge=0, le=30)] = 2.2
    """The longest."""


class TableOptions(msgspec.Struct, forbid_unknown_fields=True):
    """Everything that is chosen for a table."""

    game: AnyGame
    """Which game, and what is in it."""
    clock: Clock = msgspec.field(default_factory=NoClock)
    """How long one may think."""
    pauses: Pauses = msgspec.field(default_factory=Pauses)
    """How long automatic answers wait."""
    public: bool = False
    """Whether the table stands in the list that everybody sees."""
    spectators: bool = True
    """Whether others may watch."""
    aid: bool | None = None
    """Whether players may ask who may be who; null: who plays with bots alone may."""
    bots: Annotated[list[Word | None], msgspec.Meta(max_length=8)] = []
    """By seat: the bot that sits there, or null for a person."""

    def check(self) -> None:
        """Refuse what cannot be played."""
        self.game.check()
        try:
            self.game.deal(bytes(32))
        except ValueError as error:
            raise impossible(error) from error
        if len(self.bots) > self.game.seats:
            raise Refusal("impossible", "too-many-bots", seats=self.game.seats, bots=len(self.bots))
        for bot in self.bots:
            if bot is not None:
                self.check_bot(bot)
        if self.pauses.most < self.pauses.least:
            raise Refusal("impossible", "pauses-crossed")
        if isinstance(self.clock, LiveClock) and self.pauses.most >= min(
            self.clock.window, self.clock.decision
        ):
            raise Refusal("impossible", "pause-too-long")

    def check_bot(self, bot: str) -> None:
        """Refuse a bot that there is not."""
        if bot not in self.game.bots:
            raise Refusal("impossible", "no-such-bot", bot=bot, bots=", ".join(self.game.bots))

    def bot_at(self, seat: int) -> str:
        """Return the bot of a seat, or nothing."""
        return (self.bots[seat] if seat < len(self.bots) else None) or ""
