"""A seat at a table: its owner, its current player, and its time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Literal

from chanbara.server.lobby.tokens import hashed
from chanbara.server.stats.strength import UNRATED
from chanbara.server.store.store import SeatRow
from chanbara.server.wire.avatars import avatar_of, avatar_of_bot
from chanbara.server.wire.table_info import SeatInfo, StoodIn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.server.wire.scalars import Answer
    from chanbara.server.wire.table_info import Mark, SeatRating
    from chanbara.server.wire.talk import RoleClaim

StandInReason = Literal["timeout", "takeover", "resigned"]


class Seat:
    """One seat. Durable data is in its row or follows from the table's log."""

    def __init__(self, row: SeatRow, reserve: float | None) -> None:
        self.row = row
        self.reserve = reserve
        """Seconds left; None if the clock has no reserve."""
        self.gone_at = time.monotonic()
        """When the last connection was closed."""
        self.here = 0
        """Number of open connections."""
        self.stand_in = False
        """Whether a bot plays for its owner."""
        self.resigned = False
        """Whether they have left the game for good."""
        self.stood_in: tuple[StandInReason, float] | None = None
        """Why a bot plays for its owner, and since when."""
        self.returning = False
        """Whether its owner takes it back at the next decision."""
        self.premove: Answer = "ask"
        self.premove_until: tuple[str, int] | None = None
        """``turn`` or ``attack``, and the turn in which it was set."""
        self.chose_at = 0
        """The number of events at this seat's last choice: a text prompt contains those since."""
        self.aided = False
        """Whether its player has asked for suspects or for a hint."""
        self.owner = ""
        """The key of the player whose claimed name it counts for; it is never sent."""
        self.verified = False
        """Whether that player sits here under the claimed name."""
        self.rating: SeatRating | None = None
        """Their rating when they sat down, if they show it on the ladder."""
        self.strength = UNRATED.mu
        """Their rating, which bots as strong as they are follow; it is never sent."""
        self.told = -1
        """The last decision its player was told of by mail or by push message."""
        self.claim: RoleClaim | None = None
        """What its player claims to be."""

    @property
    def is_free(self) -> bool:
        """Whether the seat can be taken."""
        return not self.row.token and not self.row.bot

    @property
    def is_playing(self) -> bool:
        """Whether a person sits here who has not resigned."""
        return bool(self.row.token) and not self.resigned

    @property
    def is_automatic(self) -> bool:
        """Whether a bot answers."""
        return bool(self.row.bot) or self.stand_in

    def is_owned_by(self, token: str) -> bool:
        """Whether a token belongs to this seat."""
        return bool(self.row.token) and self.row.token == hashed(token)

    def give(self, name: str, token_hash: str, avatar: str = "") -> None:
        """Seat a person."""
        self.row.name, self.row.token, self.row.avatar = name, token_hash, avatar
        self.row.bot, self.row.ready = "", False
        self.disown()

    def disown(self) -> None:
        """Forget whose seat it was."""
        self.owner, self.verified, self.rating, self.strength = "", False, None, UNRATED.mu

    def stand_aside(self, why: StandInReason, at: float) -> None:
        """Let a bot play for its owner."""
        self.stand_in, self.stood_in = True, (why, at)
        if why == "resigned":
            self.resigned, self.returning = True, False

    def come_back(self) -> None:
        """Take the seat back at the next decision, if a bot plays for its owner."""
        self.returning = self.stand_in and not self.resigned

    def take_back(self) -> None:
        """Return the seat from the bot to its owner."""
        self.stand_in = self.returning = False
        self.stood_in = None

    def give_to_bot(self, bot: str) -> None:
        """Give the seat to a bot."""
        self.row.name, self.row.token, self.row.avatar = bot, "", ""
        self.forget_mail()
        self.row.bot, self.row.ready = bot, True
        self.claim = None  # it was somebody else's
        self.take_back()
        self.disown()
        self.ask_again()

    def free(self) -> None:
        """Free the seat."""
        self.row.name = self.row.token = self.row.bot = self.row.avatar = ""
        self.forget_mail()
        self.row.ready = False
        self.disown()

    def forget_mail(self) -> None:
        """Delete the email address of the player."""
        self.row.mail = self.row.mail_hash = self.row.mail_confirm = ""
        self.row.mail_until = 0.0

    def _avatar(self, bots: Sequence[str]) -> str:
        if self.row.bot:
            return avatar_of_bot(self.row.bot, bots)
        return self.row.name and (self.row.avatar or avatar_of(self.row.name))

    def ask_again(self) -> None:
        """Clear the premove."""
        self.premove, self.premove_until = "ask", None

    def info(self, mark: Mark | None, bots: Sequence[str] = ()) -> SeatInfo:
        """Return what everyone at the table may know."""
        row = self.row
        reserve = None if self.reserve is None else round(self.reserve, 1)
        return SeatInfo(
            row.seat,
            row.name,
            row.bot or None,
            row.ready,
            self.here > 0,
            self.stand_in,
            reserve,
            self.is_free,
            self.verified,
            self.resigned,
            mark,
            None
            if self.stood_in is None
            else StoodIn(self.stood_in[0], int(self.stood_in[1]), self.returning),
            self.claim,
            self._avatar(bots),
            self.rating if self.verified else None,
        )


def empty_seat(number: int) -> SeatRow:
    """Return an empty seat of a table that has no code yet."""
    return SeatRow(code="", seat=number, name="", token="", bot="", ready=False, mail="", language="en")
