"""Tables change hands: a server that stops leaves them to another one, or to itself after its next start."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import TYPE_CHECKING

from chanbara.server.cluster.elsewhere import Elsewhere
from chanbara.server.cluster.membership import GIVEN_BACK
from chanbara.server.store import handover_rows
from chanbara.server.store.store import StoreError
from chanbara.server.table.handover import packed, stop_clock, unpack
from chanbara.server.wire.messages import Bye
from chanbara.server.wire.refusal import NotHere, Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.table.room import Room

LOG = logging.getLogger("chanbara.lobby")
AT_ONCE = 20
"""Tables that are handed over together: enough to share a commit, few enough not to wait for each other."""
PATIENCE = 0.5
"""Seconds for a table to finish what it is doing."""
KEPT = 3_600.0
"""Seconds for which a table's chat waits in the database until somebody asks for the table."""


async def hand_over(lobby: Lobby) -> None:
    """Stop all tables, those first where somebody is, and tell their clients when others can run them."""
    if lobby.membership is not None:
        await lobby.membership.retire()
    rooms = sorted(lobby.rooms.values(), key=lambda room: not room.connections)
    for start in range(0, len(rooms), AT_ONCE):
        await _leave(lobby, rooms[start : start + AT_ONCE])
    await _leave_sleepers(lobby)
    if lobby.membership is not None:
        await lobby.membership.leave()


def elsewhere(lobby: Lobby, code: str = "") -> Refusal | Elsewhere:
    """Return who answers in place of a server that stops, about a table or something new."""
    membership = lobby.membership
    heir = None if membership is None else membership.heir()
    if membership is None or heir is None:
        return NotHere("server-stops")
    return Elsewhere(code, heir, membership)


async def _leave_sleepers(lobby: Lobby) -> None:
    asleep, membership = lobby.asleep.tables, lobby.membership
    try:
        fences = [] if membership is None else await membership.held()
        codes = set(asleep) if membership is None else {fence.code for fence in fences}
        rows = [packed(code, one.chat) for code, one in asleep.items() if one.chat and code in codes]
        await lobby.store.ask(partial(handover_rows.hand_over, rows=rows, fences=fences))
        if lobby.bulletin is not None and fences:
            lobby.bulletin.post(GIVEN_BACK)
    except StoreError as error:
        LOG.warning("chat not kept", extra={"why": str(error)})
    lobby.asleep.remove(list(asleep))


async def _leave(lobby: Lobby, rooms: Sequence[Room]) -> None:
    await asyncio.gather(*map(_stop, rooms))
    rows = [packed(room.row.code, room.chat, room.crowd.known) for room in rooms if room.chat]
    fences = [room.fence for room in rooms if room.fence is not None]
    try:
        await lobby.store.ask(partial(handover_rows.hand_over, rows=rows, fences=fences))
        if lobby.bulletin is not None and fences:
            lobby.bulletin.post(GIVEN_BACK)
    except StoreError as error:
        LOG.warning("chat not kept", extra={"why": str(error)})
    for room in rooms:
        room.broadcast(Bye(reason="shutdown" if lobby.membership is None else "moved"))
        for connection in room.connections:
            connection.lost.set()
        lobby.rooms.pop(room.row.code, None)


async def _stop(room: Room) -> None:
    with contextlib.suppress(Refusal, StoreError, TimeoutError):  # then the clock starts again
        async with asyncio.timeout(PATIENCE):
            await room.do(partial(stop_clock, room))
    await room.close()


async def receive(room: Room) -> None:
    """Give a table what it had in the process before, which may have died."""
    store = room.lobby.store
    if await store.read_in_order(partial(handover_rows.waits, code=room.row.code)):
        row = await store.ask(partial(handover_rows.receive, code=room.row.code))
        if row is not None:
            unpack(room, row)
    if room.fence is not None:
        # From now on by the signs of life of this process: it may die before the next choice, too.
        await stop_clock(room)
