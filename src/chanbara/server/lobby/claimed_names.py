"""Sitting down under a claimed name, which may be deleted or changed at the same time, here or elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from chanbara.server.lobby.forgetting import Forgotten, forget_here
from chanbara.server.lobby.naming import player_of
from chanbara.server.stats.stats_store import PlayerDeleted
from chanbara.server.wire.refusal import NotStored, Refusal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.rows import PlayerRow

AGAIN = 1.0
"""Seconds until it is checked again whether a name still holds, if the database is away."""


class ClaimedNames:
    """A lock per player: nobody sits down under a name that is being deleted or changed.

    Another process does not know of the lock. It deletes or changes the name in the database, and then asks
    all others to do so in memory; who sits down in between is looked at once more.
    """

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, player: PlayerRow) -> asyncio.Lock:
        """Return the lock of a player's name."""
        return self._locks.setdefault(player.key, asyncio.Lock())

    @contextlib.asynccontextmanager
    async def seating(self, player: PlayerRow | None) -> AsyncIterator[PlayerRow | None]:
        """Seat a player, as they are now; refuse if their name was deleted in the meantime."""
        if player is None:
            yield None
            return
        async with self.lock(player):
            still = await player_of(self._lobby.store, player.token)
            if still is None:
                raise Refusal("unknown_token", "unknown-player")
            try:
                yield still
            except PlayerDeleted as error:
                raise Refusal("unknown_token", "unknown-player") from error
            if self._lobby.store.is_shared:
                await self._check(still)

    async def _check(self, player: PlayerRow) -> None:
        """Forget the name of somebody who has just sat down, if another process has deleted or changed it."""
        try:
            now = await player_of(self._lobby.store, player.token)
        except NotStored:
            self._lobby.later(self._check_later(player))
            return
        if now is not None and now.folded == player.folded:
            return
        for service in self._lobby.services.values():
            await service.forget_player(player)
        await forget_here(self._lobby, Forgotten(player, name=None if now is None else now.name))

    async def _check_later(self, player: PlayerRow) -> None:
        await asyncio.sleep(AGAIN)
        await self._check(player)
