"""The odds of a duel: how likely each option is to hit, and to be hit after, from the player's view alone."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import chanbara
from chanbara.review.duels import odds_of
from chanbara.server.playing import may_ask, running, seat_of
from chanbara.server.protocol import Odds
from chanbara.server.refusal import Refusal

if TYPE_CHECKING:
    from chanbara.duel.sight.view import DuelView
    from chanbara.server.advisor import Advisor
    from chanbara.server.connection import Connection
    from chanbara.server.protocol import AskOdds
    from chanbara.server.room import Room

LOG = logging.getLogger("chanbara.aid")
TASKS: set[asyncio.Task[None]] = set()
"""What is being reckoned; a task that nobody keeps may be dropped."""


async def ask_odds(room: Room, connection: Connection, message: AskOdds) -> None:
    """Tell the player of a duel his odds, as soon as they are known; the table does not wait for it."""
    seat_of(room, connection)
    may_ask(room, connection)
    game = running(room)
    if game.rulebook.kind != "duel":
        raise Refusal("impossible", "no-odds")
    view = chanbara.observe(game, connection.seat)
    task = asyncio.create_task(_answer(room.lobby.advisor, connection, view, message.re))
    TASKS.add(task)
    task.add_done_callback(TASKS.discard)


async def _answer(advisor: Advisor, connection: Connection, view: DuelView, re: int | None) -> None:
    try:
        found = await advisor.think(told, view)
    except Exception:
        LOG.exception("no odds")
        connection.refuse(Refusal("impossible", "aid-unknown"), re)
    else:
        found.re = re
        connection.send(found)


def told(view: DuelView) -> Odds:
    """Return the odds of every option of a view."""
    assert view.decision is not None, "a duel that goes on asks"
    return Odds(decision=view.decision.number, options=odds_of(view))
