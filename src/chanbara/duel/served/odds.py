"""The odds of a duel: the chance to win by each option, streamed while they get more exact."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from chanbara.duel.bots.forecast import Forecast, portion
from chanbara.duel.served.messages import Odds, OptionChances
from chanbara.review.lines import DIGITS
from chanbara.server.table.player_actions import limit_questions, running, seat_of
from chanbara.server.wire.refusal import Refusal
from chanbara.server.workers.queues import Queue

if TYPE_CHECKING:
    from chanbara.duel.sight.view import DuelView
    from chanbara.server.table.connection import Connection
    from chanbara.server.table.room import Room
    from chanbara.server.wire.messages import AskOdds

LOG = logging.getLogger("chanbara.aid")
SECONDS = 0.4
"""Of a portion: others who want odds take turns with it."""
LOOK = 0.2
"""Seconds between checks whether the decision is still open; if not, a portion that waits is canceled."""


class Computation:
    """The odds of a table's open decision, and who wants them."""

    def __init__(self, room: Room, view: DuelView) -> None:
        assert view.decision is not None, "a duel that goes on asks"
        self.room = room
        self.view = view
        self.decision = view.decision.number
        self.found = Forecast()
        self.wanted: dict[Connection, int | None] = {}
        """Who asked, with the ``re`` of their question."""
        self.unanswered: list[tuple[Connection, int | None]] = []
        self.task = asyncio.create_task(self._run())

    @property
    def is_open(self) -> bool:
        """Whether the decision is still to be made."""
        game = self.room.game
        return game is not None and game.decision is not None and game.decision.number == self.decision

    @property
    def has_failed(self) -> bool:
        """Whether it ended too early: it may be tried again."""
        return self.task.done() and not self.found.is_done

    def want(self, connection: Connection, re: int | None) -> None:
        """Send somebody what is known, and what will be."""
        self.wanted[connection] = re
        if self.found.worlds:
            connection.send(message(self.decision, self.found, re))
        else:
            self.unanswered.append((connection, re))

    async def _run(self) -> None:
        try:
            while not self.found.is_done and await self._grow():
                self._send()
        except Exception:
            LOG.exception("no odds")
            self._refuse(Refusal("impossible", "aid-unknown"))

    async def _grow(self) -> bool:
        """Try more worlds; return whether the decision is still open."""
        thinking = self.room.lobby.advisor.think
        more = asyncio.ensure_future(
            thinking(Queue.ODDS, portion, self.view, len(self.found.worlds), SECONDS)
        )
        try:
            while not more.done() and self.is_open:
                await asyncio.wait({more}, timeout=LOOK)
        finally:
            if not more.done():
                more.cancel()
        if not self.is_open:
            self._refuse(Refusal("stale", decision=self.decision, open=self._open_now()))
            return False
        self.found.add(more.result())
        return True

    def _open_now(self) -> str:
        game = self.room.game
        return "-" if game is None or game.decision is None else str(game.decision.number)

    def _send(self) -> None:
        for connection, re in self.unanswered:
            if self.wanted.get(connection) != re:
                connection.send(message(self.decision, self.found, re))
        self.unanswered = []
        for connection, re in self.wanted.items():
            if connection in self.room.connections:
                connection.send(message(self.decision, self.found, re))

    def _refuse(self, refusal: Refusal) -> None:
        for connection, re in self.unanswered:
            connection.refuse(refusal, re)
        self.unanswered = []


async def ask_odds(room: Room, connection: Connection, message: AskOdds) -> None:
    """Send the player of a duel their odds as they become more exact; the table does not wait for them."""
    seat_of(room, connection)
    limit_questions(room, connection)
    game = running(room)
    view = game.kind.observe(game, connection.seat)
    assert view.decision is not None, "a duel that goes on asks"
    known: Computation | None = room.worked_out
    if known is None or known.decision != view.decision.number or known.has_failed:
        known = room.worked_out = Computation(room, view)
    known.want(connection, message.re)


def message(decision: int, found: Forecast, re: int | None = None) -> Odds:
    """Return the odds as they are sent."""
    options = []
    for one in found.chances():
        mean = one.mean
        numbers = (
            mean.win, one.low, one.high, one.exact.hit, one.exact.wounded,
            mean.dealt, mean.taken, mean.round_dealt, mean.round_taken,
        )  # fmt: skip
        options.append(OptionChances(*(round(number, DIGITS) for number in numbers)))
    return Odds(decision=decision, worlds=len(found.worlds), done=found.is_done, options=options, re=re)
