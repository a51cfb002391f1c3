"""Deleting what leads to a person, in memory and on disk."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import TYPE_CHECKING

from chanbara.server.stats import stats_store as ledger
from chanbara.server.table.host_actions import disown_seats, forget_name, forget_watcher
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.rows import PlayerRow
    from chanbara.server.store.writer import Work


async def forget_player(lobby: Lobby, player: PlayerRow) -> None:
    """Remove everything that leads to a player."""
    async with lobby.claimed.lock(player):
        for service in lobby.services.values():
            await service.forget_player(player)  # before the tables: the next one would get the name
        await forget_seats(
            lobby, partial(ledger.seats_of, player=player.key), partial(ledger.forget, player=player.key)
        )
    # Now nobody can come in under the name any more.
    for room in lobby.rooms.values():
        forget_watcher(room, player)
        disown_seats(room, player)
    lobby.asleep.forget_watcher(player)


async def forget_seats(lobby: Lobby, find: Work[list[ledger.Place]], remove: Work[None]) -> None:
    """Remove the names at some seats."""
    # While nothing is loaded: a table in memory would write the name back.
    async with lobby.loading:
        done: set[ledger.Place] = set()
        # A rematch may have been opened while we waited for its table.
        while places := set(await lobby.store.read(find)) - done:
            for place in places:
                room = lobby.rooms.get(place.code)
                if room is not None:
                    with contextlib.suppress(Refusal):  # a failed table is rebuilt from disk
                        await room.do(partial(forget_name, room, place.seat))
                lobby.asleep.forget(place.code, place.seat)
            done |= places
        await lobby.store.forget(remove)
