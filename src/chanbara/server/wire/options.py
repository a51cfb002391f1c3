"""The options of a table, and the game that follows from them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from chanbara.server.wire.any_game import AnyGame
from chanbara.server.wire.game_options import Word
from chanbara.server.wire.refusal import Refusal, impossible

Seconds = Annotated[float, msgspec.Meta(ge=1, le=86_400)]


class NoClock(msgspec.Struct, tag="none", tag_field="clock", forbid_unknown_fields=True):
    """No time limit."""


class LiveClock(msgspec.Struct, tag="live", tag_field="clock", forbid_unknown_fields=True):
    """Seconds for a decision, fewer for a window, and a reserve for the whole game."""

    decision: Seconds = 60
    """In one's own turn."""
    window: Seconds = 20
    """In another player's turn."""
    reserve: Annotated[float, msgspec.Meta(ge=0, le=86_400)] = 120
    """Each player's additional time for the whole game."""
    grace: Seconds = 90
    """After this a bot plays for a player who has left."""


class DaysClock(msgspec.Struct, tag="days", tag_field="clock", forbid_unknown_fields=True):
    """Days for each decision."""

    days: Annotated[float, msgspec.Meta(gt=0, le=30)] = 2
    """Days for each decision."""


Clock = NoClock | LiveClock | DaysClock


class Pauses(msgspec.Struct, forbid_unknown_fields=True):
    """The range in seconds of the random pause before an automatic answer; it does not depend on cards."""

    least: Annotated[float, msgspec.Meta(ge=0, le=30)] = 0.8
    """The shortest."""
    most: Annotated[float, msgspec.Meta(ge=0, le=30)] = 2.2
    """The longest."""


class TableOptions(msgspec.Struct, forbid_unknown_fields=True):
    """All options of a table."""

    game: AnyGame
    """The game and its options."""
    clock: Clock = msgspec.field(default_factory=NoClock)
    """The clock."""
    pauses: Pauses = msgspec.field(default_factory=Pauses)
    """The pause before automatic answers."""
    public: bool = False
    """Whether the table is in the public list."""
    spectators: bool = True
    """Whether others may watch."""
    aid: bool | None = None
    """Whether players may ask for suspects; null: only if a single person plays with bots."""
    bot_talk: bool = True
    """Whether bots talk: they claim, and react to what happens. The host can change it."""
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
        """Refuse an unknown bot."""
        if not self.game.offers(bot):
            raise Refusal("impossible", "no-such-bot", bot=bot, bots=", ".join(self.game.bots))

    def bot_at(self, seat: int) -> str:
        """Return the bot of a seat, or None."""
        return (self.bots[seat] if seat < len(self.bots) else None) or ""
