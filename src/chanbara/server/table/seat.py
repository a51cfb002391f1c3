"""A seat at a table: who owns it, who plays for it at the moment, and its time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from chanbara.server.lobby.tokens import hashed
from chanbara.server.store.store import SeatRow
from chanbara.server.wire.table_info import SeatInfo

if TYPE_CHECKING:
    from chanbara.server.wire.messages import Answer


class Seat:
    """One seat. What must survive the server is in its row or follows from the table's log."""

    def __init__(self, row: SeatRow, reserve: float | None) -> None:
        self.row = row
        self.reserve = reserve
        """Seconds left; None where the clock has no reserve."""
        self.gone_at = time.monotonic()
        """When the last connection was closed."""
        self.here = 0
        """How many connections are open."""
        self.stand_in = False
        """Whether a bot plays for the person who owns it."""
        self.returning = False
        """Whether that person takes it back at the next decision."""
        self.premove: Answer = "ask"
        self.premove_until: tuple[str, int] | None = None
        """``turn`` or ``attack``, and the turn in which it was said."""
        self.chose_at = 0
        """How many events there were when this seat last chose: a player who reads is told those since."""
        self.aided = False
        """Whether its player has asked who may be who, or what a planner would do."""
        self.mailed = -1
        """The last decision of which its player was told by mail."""

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down."""
        return not self.row.token and not self.row.bot

    @property
    def is_automatic(self) -> bool:
        """Whether a bot answers."""
        return bool(self.row.bot) or self.stand_in

    def is_owned_by(self, token: str) -> bool:
        """Whether a token is this seat's."""
        return bool(self.row.token) and self.row.token == hashed(token)

    def give(self, name: str, token_hash: str) -> None:
        """Have a person sit down."""
        self.row.name, self.row.token = name, token_hash
        self.row.bot, self.row.ready = "", False

    def take_back(self) -> None:
        """Have its person play again."""
        self.stand_in = self.returning = False

    def give_to_bot(self, bot: str) -> None:
        """Have a bot own the seat."""
        self.row.name, self.row.token, self.row.mail = bot, "", ""
        self.row.bot, self.row.ready = bot, True
        self.stand_in = self.returning = False
        self.ask_again()

    def free(self) -> None:
        """Have nobody sit here."""
        self.row.name = self.row.token = self.row.bot = self.row.mail = ""
        self.row.ready = False

    def ask_again(self) -> None:
        """Forget the answer given in advance."""
        self.premove, self.premove_until = "ask", None

    def info(self) -> SeatInfo:
        """Return what everybody at the table may know."""
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
        )
