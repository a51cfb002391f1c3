"""Daily quotas of addresses, for all processes together: exact in the database, or in memory for one."""

from __future__ import annotations

import hmac
from functools import partial
from typing import TYPE_CHECKING

from chanbara.server.cluster import quota_store
from chanbara.server.cluster.quota_store import Limit
from chanbara.server.http.networks import scopes
from chanbara.server.http.rate_limit import Daily
from chanbara.server.mail.mail_store import key_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from chanbara.server.store.store import Store


class Quota:
    """How often an address may do something in a day."""

    def __init__(self, store: Store, kind: str, most: int) -> None:
        self._store = store
        self._kind = kind
        self._most = most
        self._daily = Daily(most)
        self._key = b""

    async def take(self, address: str) -> bool:
        """Count one more for an address and its networks, unless a quota is used up."""
        if not self._store.is_shared:
            return self._daily.take(address)
        return await self._store.ask_alone(partial(self._take, address=address))

    async def has_room(self, address: str) -> bool:
        """Whether an address may have one more."""
        if not self._store.is_shared:
            return self._daily.has_room(address)
        return await self._store.ask_alone(partial(self._has_room, address=address))

    async def forget_old(self) -> None:
        """Delete the counts of earlier days."""
        if self._store.is_shared:
            await self._store.ask_alone(quota_store.forget_old)
        else:
            self._daily.forget_old()

    def _take(self, connection: Connection, address: str) -> bool:
        return quota_store.take(connection, self._kind, self._limits(connection, address))

    def _has_room(self, connection: Connection, address: str) -> bool:
        return quota_store.has_room(connection, self._kind, self._limits(connection, address))

    def _limits(self, connection: Connection, address: str) -> list[Limit]:
        """Return who is counted: no address is stored, only its hash."""
        if not self._key:
            self._key = hmac.digest(key_of(connection).encode(), b"quota", "sha256")
        return [
            Limit(hmac.digest(self._key, scope.encode(), "sha256").hex()[:32], self._most * factor)
            for scope, factor in scopes(address)
        ]
