"""The odds of a duel: how likely each option is to hit, and to be hit after, from the player's view alone."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from chanbara.duel.reviewed import odds_of
from chanbara.duel.served.messages import Odds
from chanbara.server.table.player_actions import limit_questions, running, seat_of
from chanbara.server.wire.refusal import Refusal
from chanbara.server.workers.queues import Queue

if TYPE_CHECKING:
    from chanbara.duel.sight.view import DuelView
    from chanbara.server.table.connection import Connection
    from chanbara.server.table.room import Room
    from chanbara.server.wire.messages import AskOdds

LOG = logging.getLogger("chanbara.aid")
TASKS: set[asyncio.Task[None]] = set()
"""Running computations; a task without a reference may be garbage collected."""


class Computation(NamedTuple):
    """The odds of a table's decision, ready or pending."""

    decision: int
    found: asyncio.Future[Odds]


async def ask_odds(room: Room, connection: Connection, message: AskOdds) -> None:
    """Send the player of a duel their odds when ready; the table does not wait for them."""
    seat_of(room, connection)
    limit_questions(room, connection)
    game = running(room)
    view = game.kind.observe(game, connection.seat)
    task = asyncio.create_task(_answer(room, connection, view, message.re))
    TASKS.add(task)
    task.add_done_callback(TASKS.discard)


def _computation(room: Room, view: DuelView) -> asyncio.Future[Odds]:
    """Return the computation of the odds: one per decision, cancelled once the decision is made."""
    assert view.decision is not None, "a duel that goes on asks"
    number = view.decision.number
    if room.worked_out is None or room.worked_out.decision != number:
        if room.worked_out is not None:
            room.worked_out.found.cancel()
        room.worked_out = Computation(
            number, asyncio.ensure_future(room.lobby.advisor.think(Queue.ODDS, odds_message, view))
        )
    found: asyncio.Future[Odds] = room.worked_out.found
    return found


async def _answer(room: Room, connection: Connection, view: DuelView, re: int | None) -> None:
    try:
        found = await _computation(room, view)
    except asyncio.CancelledError:
        assert view.decision is not None, "a duel that goes on asks"
        assert room.worked_out is not None, "something was asked"
        connection.refuse(Refusal("stale", decision=view.decision.number, open=room.worked_out.decision), re)
    except Exception:
        LOG.exception("no odds")
        connection.refuse(Refusal("impossible", "aid-unknown"), re)
    else:
        connection.send(msgspec.structs.replace(found, re=re))


def odds_message(view: DuelView) -> Odds:
    """Return the odds of every option of a view."""
    assert view.decision is not None, "a duel that goes on asks"
    return Odds(decision=view.decision.number, options=odds_of(view))
