"""Sitting down under a claimed name, which may be deleted or changed at the same time."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from chanbara.server.lobby.naming import player_of
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from chanbara.server.store.rows import PlayerRow
    from chanbara.server.store.store import Store


class ClaimedNames:
    """A lock per player: nobody sits down under a name that is being deleted or changed."""

    def __init__(self, store: Store) -> None:
        self._store = store
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
            still = await player_of(self._store, player.token)
            if still is None:
                raise Refusal("unknown_token", "unknown-player")
            yield still
